"""Three small games that prove the core is general: none has hexes, cards or dice."""
