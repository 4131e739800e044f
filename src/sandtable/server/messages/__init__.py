"""Messages between server and client. The TypeScript types are generated from these models.

Everything shown comes ready to print, in the reader's language. Places, pieces, cards and answers
have their names in the game's notation; the client knows nothing of their meaning.
"""

from __future__ import annotations

from sandtable.server.messages.accounts import *
from sandtable.server.messages.archive import *
from sandtable.server.messages.base import *
from sandtable.server.messages.boards import *
from sandtable.server.messages.clocks import *
from sandtable.server.messages.lobby import *
from sandtable.server.messages.moderation import *
from sandtable.server.messages.notifications import *
from sandtable.server.messages.operations import *
from sandtable.server.messages.puzzles import *
from sandtable.server.messages.ratings import *
from sandtable.server.messages.replies import *
from sandtable.server.messages.requests import *
from sandtable.server.messages.table import *
from sandtable.server.messages.table_setup import *
from sandtable.server.messages.tournaments import *
