"""What the game shows of itself: words, pictures, panels, reports."""
