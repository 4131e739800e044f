"""Clocks, days off, and running out of time."""
