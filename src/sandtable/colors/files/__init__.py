"""Scenario files and positions of rule cases, as far as the hex battles have them alike."""
