"""A game in a terminal: boards in letters, panels, and what is typed or clicked."""
