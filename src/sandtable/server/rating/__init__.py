"""Ratings: how strong people and bots are, game by game, and how certain that is."""
