"""Visitors, limits and checks of every request."""
