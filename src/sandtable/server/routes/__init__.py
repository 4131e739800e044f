"""Over HTTP: the lobby, opening and joining tables, records, replays, pictures, puzzles."""
