"""Whether every refusal is true: random games, and an oracle a game from the rulebook alone."""
