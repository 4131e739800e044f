"""What the hex battles show of themselves alike: words, pictures, pointing, reports."""
