"""Advice for bots: what each answer to a question is worth, by what the seat may know."""
