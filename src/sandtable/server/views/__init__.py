"""What a viewer is shown: positions, boards, player aids, what is looked up, and changes."""
