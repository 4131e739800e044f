"""Base class of scenes: cached drawings of one game, and the pieces of a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Final, Generic, TypeVar

from sandtable.server.messages import Layout, PieceShown, Scene
from sandtable.server.texts import speaker_for
from sandtable.toolkit.box import Box
from sandtable.toolkit.drawings import BoardDrawings
from sandtable.toolkit.generic import StateT
from sandtable.toolkit.text import FALLBACK, Speaker

T = TypeVar("T")
MOST_GROUNDS: Final = 2048  # whose descriptions are kept
MOST_PIECES: Final = 20_000  # of one game, that are kept as they are shown
ALONE: Final = ("badge-", "banner-", "card-", "die-", "flag-", "token-")  # symbols with a box


class Scenes(ABC, Generic[StateT]):
    """What a page draws of one game."""

    places: frozenset[str]
    open_to_all = True  # everybody sees the same pieces

    def __init__(self, box: Box, drawings: BoardDrawings[StateT]) -> None:
        self.box = box
        self.drawings = drawings
        # By ground, scenario and language
        self._about: dict[tuple[Hashable, str, str], dict[str, str]] = {}
        # By the id of a piece that is drawn, which is kept for that, and how it stands there: most
        # pieces stay as they are for long
        self._pieces: dict[tuple[int, bool, bool], tuple[object, PieceShown]] = {}

    @abstractmethod
    def layout(self, scenario: str, turned: bool, language: str = FALLBACK) -> Layout: ...

    def about(self, state: StateT, speaker: Speaker) -> dict[str, str]:
        """What each place is, in words, without who stands there."""
        face = self.box.face
        return {each: ", ".join(face.describe(state, each, speaker)) for each in self.named(state)}

    @abstractmethod
    def named(self, state: StateT) -> Iterable[str]:
        """The places of the board that this state is played on."""

    @lru_cache(maxsize=64)  # noqa: B019  (one of these a game, for as long as the server runs)
    def about_first(self, scenario: str, language: str) -> dict[str, str]:
        """The same at the start of a scenario: what the layout says."""
        return self.about(self.box.set_up(scenario, {}), speaker_for(self.box.id, language))

    def about_now(self, state: StateT, speaker: Speaker) -> dict[str, str]:
        """What has become of places since the start; all of them where the layout is unknown."""
        key = self.box.face.ground_now(state)
        if key is None:
            return self.about_changed(state, speaker)
        known = (key, self.drawings.scenario_of(state), speaker.language)
        if known not in self._about:
            if len(self._about) >= MOST_GROUNDS:
                self._about.clear()
            self._about[known] = self.about_changed(state, speaker)
        return self._about[known]

    def about_changed(self, state: StateT, speaker: Speaker) -> dict[str, str]:
        scenario = self.drawings.scenario_of(state)
        first = self.about_first(scenario, speaker.language) if self.box.has(scenario) else {}
        told = self.about(state, speaker)
        return {place: words for place, words in told.items() if words != first.get(place)}

    def kept(
        self,
        piece: T,
        one: bool,
        other: bool,
        shown: Callable[[T, bool, bool], PieceShown],
    ) -> PieceShown:
        """A piece as it is shown; the same one again, as long as it stays as it is."""
        key = id(piece), one, other
        known = self._pieces.get(key)
        if known is None:
            if len(self._pieces) >= MOST_PIECES:
                self._pieces.clear()
            known = self._pieces[key] = piece, shown(piece, one, other)
        return known[1]

    @abstractmethod
    def ground(self, scenario: str, turned: bool) -> str: ...

    @abstractmethod
    def small(self, scenario: str) -> str: ...

    @abstractmethod
    def sheet(self) -> str: ...

    @abstractmethod
    def scene(self, state: StateT, speaker: Speaker, seat: int) -> Scene: ...

    def turned(self, scene: Scene, state: StateT, speaker: Speaker) -> Scene:
        """The same scene as seen from the other edge, where a board has two."""
        return scene

    def pieces(self, state: StateT, speaker: Speaker, seat: int) -> list[PieceShown]:
        """All of a scene that may differ between seats at the same edge."""
        return self.scene(state, speaker, seat).pieces

    @abstractmethod
    def sample(self, sign: str) -> str:
        """A sign of the legend that is painted on the ground; a KeyError for any other."""

    @abstractmethod
    def box_of(self, symbol: str) -> list[float]:
        """The view of a symbol that lies around 0, 0; empty for one that takes any size."""

    @cached_property
    def version(self) -> str:
        """Changes with the drawings, so that a browser may keep them."""
        boards = [*self.box.scenarios(), *self.box.lessons()]
        drawn = self.sheet() + "".join(self.ground(each, False) for each in boards)
        drawn += "".join(
            path.read_text(encoding="utf-8")
            for folder in (*self.box.shared_text, self.box.folder / "text")
            for path in sorted(folder.glob("*.ftl"))
        )
        return blake2b(drawn.encode(), digest_size=6).hexdigest()
