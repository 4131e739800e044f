"""Running a server: health, metrics, logs, backups, and what an operator does."""
