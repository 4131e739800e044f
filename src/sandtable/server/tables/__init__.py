"""Tables in memory: game, seats, chat, petitions, audience, and their storage."""
