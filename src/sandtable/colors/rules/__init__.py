"""Rules that the hex battles share: the state, sections, marches, cards. Compiled."""
