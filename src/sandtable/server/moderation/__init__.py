"""Keeping it pleasant: mutes, blocks, reports, and what moderators do about them."""
