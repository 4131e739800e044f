"""Boards: hex grids, and later graphs of areas and roads."""
