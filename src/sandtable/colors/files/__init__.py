"""Scenario files and positions of rule cases: what the hex battles share."""
