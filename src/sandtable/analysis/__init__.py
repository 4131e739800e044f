"""What happened in a finished game: how likely each side was to win, what decisions and luck did."""
