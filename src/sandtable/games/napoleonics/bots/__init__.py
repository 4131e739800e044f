"""Values of actions, for bots. They read nothing that the asked seat may not know. Compiled."""
