"""Keeping it pleasant: what is tested of mutes, blocks, reports and moderators."""
