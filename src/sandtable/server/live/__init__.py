"""The socket of a table: messages both ways between a window and its table."""
