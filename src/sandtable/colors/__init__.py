"""Code that the Commands & Colors games share."""
