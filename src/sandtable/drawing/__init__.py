"""Drawing: SVG and PNG, fonts and lettering, hex boards and maps. It knows no game."""
