"""Hex boards: the painted ground, pieces, marks, the whole picture and its parts for a page."""
