"""Notifications by Web Push, mail and webhooks."""
