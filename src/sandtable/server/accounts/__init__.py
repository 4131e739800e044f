"""Accounts: names, sign-in methods, sessions, data export, deletion."""
