"""Worker processes for slow jobs, with a fair queue."""
