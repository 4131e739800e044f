"""Finished games: how likely each side was to win, and what decisions and luck did to it."""
