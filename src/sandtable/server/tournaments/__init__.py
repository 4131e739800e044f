"""Tournaments: entries, pairings, tables, results and standings."""
