"""Accounts: names, ways to sign in, sessions."""
