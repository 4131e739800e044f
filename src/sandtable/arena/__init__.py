"""Matches between bots: one game, or many with a report."""
