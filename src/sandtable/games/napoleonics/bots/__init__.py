"""What is worth doing, for bots. It reads nothing that the asked seat may not know. Compiled."""
