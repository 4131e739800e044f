"""Players that are programs, generic over games."""
