"""Storage: database, models, queries, and the store that writes changes."""
