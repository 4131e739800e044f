"""Many games at once: where they are played, and what is kept of them."""
