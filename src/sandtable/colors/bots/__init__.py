"""What the bots of all hex battles share."""
