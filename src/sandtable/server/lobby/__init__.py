"""The lobby: open tables, quick pairing, challenges, follows, profile pages."""
