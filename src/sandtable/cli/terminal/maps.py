"""Games on maps in a terminal: what stands where, as the page has it, put into letters."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.cli.terminal.display import Display
from sandtable.cli.terminal.text_matching import folded
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.drawing.maps.chart import Chart
from sandtable.drawing.maps.drawings import Lying, MapDrawings, Standing
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import Speaker

if TYPE_CHECKING:
    from sandtable.cli.terminal.map_parts import Figure, Subject

RANKS: Final = "①②③④⑤⑥⑦⑧"
DOWN: Final = "!"  # out of supply
DUG: Final = "^"
SPENT: Final = "✓"
# The letters of nations and sides, and pieces in short
NATION_TEXTS: Final = {
    "austria": "cli-nation-austria",
    "pragmatic": "cli-nation-pragmatic",
    "france": "cli-nation-france",
    "bavaria": "cli-nation-bavaria",
    "prussia": "cli-nation-prussia",
    "saxony": "cli-nation-saxony",
    "GE": "cli-nation-ge",
    "FR": "cli-nation-fr",
    "UK": "cli-nation-uk",
    "BE": "cli-nation-be",
    "US": "cli-nation-us",
    "german": "cli-nation-german",
    "entente": "cli-nation-entente",
    "disputed": "cli-nation-disputed",
}
PIECE_TEXTS: Final = {
    "train": "cli-piece-train",
    "hussar": "cli-piece-hussar",
    "infantry": "cli-piece-infantry",
    "stosstruppen": "cli-piece-stosstruppen",
    "commonwealth": "cli-piece-commonwealth",
    "cavalry": "cli-piece-cavalry",
    "artillery": "cli-piece-artillery",
    "siege_gun": "cli-piece-siege-gun",
    "biplane": "cli-piece-biplane",
    "tank": "cli-piece-tank",
    "paris_gun": "cli-piece-paris-gun",
}


class MapDisplay(Display):
    """A game on a map of towns or areas."""

    def __init__(self, box: Box, drawings: MapDrawings) -> None:
        super().__init__(box)
        self.drawings = drawings

    def seat_style(self, seat: int) -> str:
        colours = self.drawings.colours().get(self.box.seats[seat])
        return f"bold {colours[1]} on {colours[0]}" if colours is not None else "bold"

    def chart(self, state: State) -> Chart:
        return self.drawings.chart(self.drawings.scenario_of(state))

    def chart_in(self, state: State, speaker: Speaker) -> Chart:
        """The same with its names in the reader's language."""
        return self.drawings.chart_in(self.drawings.scenario_of(state), speaker)

    def check_scenario(self, path: Path) -> list[str]:
        return self.drawings.check_scenario(path)

    # Answers and places

    def place_of(self, state: State, action: int) -> str:
        """The place that an answer names, or that of the piece it names; empty for neither."""
        thing = self.box.vocabulary.name(action).partition(" ")[2]
        places = {town.id for town in self.chart(state).towns}
        return thing if thing in places else self.face.place_of(state, action)

    def lit(self, state: State, question: Question | None) -> dict[str, str]:
        """By place, the numbers of the answers that name it: `3`, or `3-5` for some of them."""
        numbers: dict[str, list[int]] = {}
        for number, action in enumerate(question.actions if question else [], start=1):
            place = self.place_of(state, action)
            if place:
                numbers.setdefault(place, []).append(number)
        return {place: told_numbers(many) for place, many in numbers.items()}

    def answers_at(self, state: State, question: Question, place: str) -> list[int]:
        return [each for each in question.actions if self.place_of(state, each) == place]

    def names(self, state: State, speaker: Speaker, seat: int) -> dict[str, str]:
        """What people call places and pieces, folded, and the ids that the notation has for it."""
        found = {}
        for each in self.drawings.pieces(state, speaker, seat):
            if each.kind in ("general", "train", "hussar", "army"):
                label = each.label.removesuffix(f" {each.badge}") if each.badge else each.label
                found[folded(label)] = each.id
                if each.kind == "general":
                    found[folded(each.short)] = each.id
        for town in self.chart_in(state, speaker).towns:
            found[folded(town.name)] = town.id
        return found

    # What is drawn

    def subject(
        self, state: State, speaker: Speaker, question: Question | None, seat: int
    ) -> Subject:
        from sandtable.cli.terminal.map_parts import Subject

        figures: dict[str, list[Figure]] = {}
        standing = self.drawings.pieces(state, speaker, seat)
        for place in dict.fromkeys(each.place for each in standing):
            here = [each for each in standing if each.place == place]
            figures[place] = self.figures(here, speaker)
        signs: dict[str, list[Lying]] = {}
        for each in self.drawings.markers(state, speaker):
            if each.sign:
                signs.setdefault(each.place, []).append(each)
        return Subject(
            self.chart_in(state, speaker),
            figures,
            signs,
            self.drawings.holders(state),
            self.codes(speaker),
            self.drawings.colours(),
            self.lit(state, question),
            self.face.where(state, question) if question is not None else "",
            tuple(self.drawings.arrows(state)),
        )

    def codes(self, speaker: Speaker) -> dict[str, str]:
        """Nations and sides in a letter or two."""
        nations = [*self.drawings.colours(), "disputed"]
        return {each: speaker.name(NATION_TEXTS[each]) for each in nations}

    def nations(self, speaker: Speaker) -> list[tuple[str, str]]:
        """The letters of nations and sides, and their names."""
        found = []
        for nation, code in self.codes(speaker).items():
            keys = [f"{kind}-{nation.lower()}" for kind in ("power", "nation", "seat")]
            key = next((each for each in keys if speaker.has(each)), "")
            if key:
                found.append((code, speaker.name(key)))
        return found

    def figures(self, standing: list[Standing], speaker: Speaker) -> list[Figure]:
        """Pieces of one place; those that are written alike once, with their number."""
        from sandtable.cli.terminal.map_parts import Figure

        written = [(written_out(each, speaker), each) for each in standing]
        counts = Counter(text for text, _ in written)
        found: dict[str, Figure] = {}
        for text, each in written:
            many = f"×{counts[text]}" if counts[text] > 1 else ""
            found.setdefault(text, Figure(text + many, each.nation, each.label, each.spent))
        return list(found.values())


def told_numbers(numbers: list[int]) -> str:
    """`3`, `3-5` or `3,7`."""
    if len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}-{numbers[-1]}"
    return ",".join(str(each) for each in numbers[:3]) + ("…" if len(numbers) > 3 else "")


def written_out(piece: Standing, speaker: Speaker) -> str:
    """`A·Traun② 5`, `F·train`, `GE 5×6`, `FR inf×2`."""
    code = speaker.name(NATION_TEXTS[piece.nation])
    marks = DUG if "dug" in piece.marks else ""
    marks += DOWN if "down" in piece.marks else ""
    marks += SPENT if piece.spent else ""
    if piece.kind == "general":
        troops = f" {piece.badge}" if piece.badge else ""
        return f"{code}·{piece.short}{RANKS[piece.rank - 1]}{marks}{troops}"
    many = f"×{piece.badge}" if piece.badge else ""
    if piece.kind == "army":
        return f"{code} {piece.short}{marks}{many}" if piece.short else f"{code}{marks}{many}"
    word = speaker.name(PIECE_TEXTS[piece.kind])
    number = piece.short if piece.kind == "hussar" else ""
    joined = "·" if piece.kind in ("train", "hussar") else " "
    return f"{code}{joined}{word}{number}{marks}{many}"
