"""Boards: hex grids, and graphs of areas and roads."""
