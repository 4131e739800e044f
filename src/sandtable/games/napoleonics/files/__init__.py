"""Scenario files, the first position, and the positions of rule cases."""
