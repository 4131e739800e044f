"""The server for language models, driven by the client of the SDK."""
