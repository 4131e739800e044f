"""Finished games: records, archives that outlive the rules, and analyses."""
