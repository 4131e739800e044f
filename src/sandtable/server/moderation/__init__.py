"""Moderation: mutes, blocks, reports, sanctions, audit log."""
