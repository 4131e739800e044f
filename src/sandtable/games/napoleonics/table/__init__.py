"""Presentation: words, pictures, panels, reports."""
