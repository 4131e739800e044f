"""Puzzles: positions from games between bots in which one answer is clearly the best."""
