"""What all games share that are played on a map: cities and roads, or areas with borders."""
