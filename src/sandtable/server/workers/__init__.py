"""Worker processes for what takes longer than a moment, with a fair queue before them."""
