"""Routes of the home page, table setup, records, replays, pictures and puzzles."""
