"""Finished games: records, rendered archives that outlive rule changes, analyses."""
