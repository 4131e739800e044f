"""The table on the web: games, seats, live updates, storage."""
