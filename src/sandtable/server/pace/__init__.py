"""The pace of a table: clocks, days off, and what happens when a player runs out of time."""
