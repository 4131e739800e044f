"""What is worth doing, for bots: advice on every question, from what the asked seat may know."""
