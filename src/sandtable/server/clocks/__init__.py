"""Time controls: clocks, days off, and what happens when a player runs out of time."""
