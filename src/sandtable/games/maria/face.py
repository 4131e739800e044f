"""The face of Maria: its forms, how things stand, what a player looks up, in words."""

from __future__ import annotations

from sandtable.core.face import Face


class MariaFace(Face):
    """The War of the Austrian Succession."""
