"""The engine: states, questions, actions, procedures, chance, hidden information."""
