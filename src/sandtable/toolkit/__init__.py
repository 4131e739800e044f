"""Tools around the engine: games in play, records, rule cases, scenario files, texts, odds."""
