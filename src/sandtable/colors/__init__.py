"""What all Commands & Colors games share."""
