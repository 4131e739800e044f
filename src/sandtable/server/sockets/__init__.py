"""WebSockets: messages between a browser window and its table."""
