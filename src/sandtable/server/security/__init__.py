"""Security: checks of every request, rate limits, visitors and their tokens."""
