"""Tests of messages to people."""
