"""What crosses the wire, both ways. The types of the browser client are made from these models.

Everything shown comes ready to print, in the reader's language. Places, pieces, cards and answers
have their names in the game's notation; the client knows nothing of their meaning.
"""

from __future__ import annotations

from sandtable.server.messages.archive import *
from sandtable.server.messages.base import *
from sandtable.server.messages.boards import *
from sandtable.server.messages.meeting import *
from sandtable.server.messages.moderation import *
from sandtable.server.messages.opening import *
from sandtable.server.messages.operating import *
from sandtable.server.messages.pace import *
from sandtable.server.messages.people import *
from sandtable.server.messages.puzzles import *
from sandtable.server.messages.rating import *
from sandtable.server.messages.replies import *
from sandtable.server.messages.requests import *
from sandtable.server.messages.table import *
from sandtable.server.messages.telling import *
from sandtable.server.messages.tournaments import *
