"""The rules: the state, and a module a chapter. Compiled."""
