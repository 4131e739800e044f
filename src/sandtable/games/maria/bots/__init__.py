"""Advice for bots, by nothing that the asked seat may not know. Compiled."""
