"""Maps: cities and roads, or areas with borders."""
