"""Presentation that the hex battles share: words, pictures, hover, reports."""
