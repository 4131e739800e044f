"""Telling people that something awaits them: Web Push, mail and webhooks."""
