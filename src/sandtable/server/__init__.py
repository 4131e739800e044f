"""The web server: tables, accounts, lobby, live updates, storage."""
