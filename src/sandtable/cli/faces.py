"""What a game shows in a terminal beside its questions: board, hand, briefing. A game that has no
face of its own shows the plain drawing of its box."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sandtable.cli.failure import Failure
from sandtable.core.box import Box
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.core.text import Speaker

if TYPE_CHECKING:  # a list of games needs no colours
    from rich.text import Text

    from sandtable.colors.picture import Picture


@dataclass(frozen=True)
class Brief:
    """What a list of scenarios says of one."""

    id: str
    name: str = ""
    date: str = ""
    sides: tuple[str, ...] = ()
    first: str = ""
    banners: int = 0

    def data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Paint:
    """How a board is to be drawn."""

    tall: bool = True  # two lines a hex
    coloured: bool = True
    shaded: bool = True  # with colours enough for the ground
    fancy: bool = True  # signs beyond ASCII
    flipped: bool = False  # as seen from the upper edge


class Face:
    """The face of any game: nothing but what every box can do."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def briefs(self, language: str) -> list[Brief]:
        """The scenarios, each in a line."""
        return [Brief(each, sides=tuple(self.box.seats)) for each in self.box.scenarios()]

    def briefing(self, state: State, speaker: Speaker) -> list[str]:
        """What the players are told before the first turn, a paragraph a line."""
        return []

    def status(self, state: State, speaker: Speaker) -> list[tuple[str, str]]:
        """How things stand, in a few words each: the words, and their style."""
        return []

    def board(
        self,
        state: State,
        speaker: Speaker,
        question: Question | None,
        seat: int,
        paint: Paint,
    ) -> list[Text]:
        """The board as this seat sees it, with the hexes lit that it may choose."""
        from rich.text import Text

        return [Text(line) for line in self.box.draw(state, seat).splitlines()]

    def flips(self, state: State, seat: int) -> bool:
        """Whether this seat looks at the board from its upper edge."""
        return False

    def seat_name(self, seat: int, speaker: Speaker) -> str:
        return speaker.name(f"seat-{self.box.seats[seat]}")

    def side(self, seat: int, speaker: Speaker) -> dict[str, str]:
        """The name of a seat in all its forms, for a sentence."""
        return speaker.phrases.named("side", f"seat-{self.box.seats[seat]}")

    def seat_style(self, seat: int) -> str:
        return ""

    def hand(self, state: State, seat: int, speaker: Speaker) -> list[tuple[str, str]]:
        """What the seat holds, and what it is for."""
        return []

    def note(self, state: State, action: int, speaker: Speaker) -> str:
        """What to say beside an answer, such as what a card does."""
        return ""

    def drawback(self, state: State, action: int, speaker: Speaker) -> str:
        """What an answer costs, in a few words, where that is easily overlooked."""
        return ""

    def orders(self, state: State, seat: int) -> list[str]:
        """Where the pieces stand that this seat has ordered this turn."""
        return []

    def comes_back(self, state: State, action: int, speaker: Speaker) -> list[str]:
        """What an attack may bring upon the attacker."""
        return []

    def target_blocks(self, state: State, action: int) -> int:
        """How many hits would eliminate the target; 0 where that is no number."""
        return 0

    def threat(self, state: State, question: Question, speaker: Speaker) -> str:
        """What is coming, where a player is asked how to meet it."""
        return ""

    def threat_in_full(self, state: State, question: Question, speaker: Speaker) -> list[str]:
        """The same with every die and its rule."""
        return []

    def look(self, state: State, place: str, speaker: Speaker) -> list[str]:
        """What is in a place of the board; nothing if there is no such place."""
        return []

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        """The signs of the board and what they stand for."""
        return []

    def ending(self, state: State, speaker: Speaker) -> str:
        """How the game ended, in one sentence."""
        result = state.result()
        if result is None:
            return speaker.say("cli-not-over")
        winner = result.get("winner")
        if winner is None:
            return speaker.say("cli-draw")
        return speaker.say("cli-winner", **self.side(winner, speaker))

    def picture(
        self,
        state: State,
        speaker: Speaker,
        title: str = "",
        subtitle: str = "",
        names: bool = False,
    ) -> Picture:
        """The position for the renderer."""
        raise Failure(f"{self.box.id} has no drawn board yet")

    def moment(self, state: State, speaker: Speaker) -> str:
        """When this is, below the title of a picture."""
        return state.moment()

    def check_scenario(self, path: Path) -> list[str]:
        """What is wrong with a scenario file, as `file:line: message`."""
        raise Failure(f"{self.box.id} has no scenario files")


def face_of(box: Box) -> Face:
    """The face of a game."""
    if box.id == "napoleonics":
        from sandtable.cli.napoleonics import NapoleonicsFace

        return NapoleonicsFace(box)
    return Face(box)
