"""Games in a terminal: text boards, panels, keyboard and mouse."""
