"""Views: messages that show positions, boards, aids, lookups and changes to one viewer."""
