"""A table in memory: its seats, its game, its chat, what players agree on."""
