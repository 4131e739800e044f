"""Matches between bots: many games, ratings, reports."""
