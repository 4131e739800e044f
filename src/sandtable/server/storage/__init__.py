"""The database: what is stored, and how it is read and written."""
