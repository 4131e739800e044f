"""Running a server: what is tested of backups, health, metrics, logs and commands."""
