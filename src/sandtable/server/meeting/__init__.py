"""How people meet: the lobby, quick pairing, challenges, and the page of a person."""
