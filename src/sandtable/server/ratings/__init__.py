"""Ratings of people and bots, by game, with their uncertainty."""
