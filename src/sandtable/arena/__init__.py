"""Games between bots: matches, simulations, datasets, speed."""
