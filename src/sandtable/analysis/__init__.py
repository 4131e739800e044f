"""Analysis of finished games: each side's chance to win, and what decisions and luck did to it."""
