"""Operations: health, metrics, logs, backups, administration."""
