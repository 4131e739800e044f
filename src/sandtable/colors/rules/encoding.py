"""A hex battle in numbers, as one seat may know it: hexes, cards, counts. Each game adds its own.

The hexes are a grid of rows and columns; odd rows are one hex shorter, and what is no hex is 0.
"Own" and "enemy" are as the seat sees them.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from sandtable.boards.hexes import HexGrid
from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle
from sandtable.core.encoding import LOW, Encoder, changed_rows, differing
from sandtable.core.layout import WORD, Channel, Layout, Part, asked_part, counts

MOST: Final = 999  # turns and counts that have no limit of their own
MOST_BLOCKS: Final = 12
SUBJECTS: Final = 512
MOST_COPIES: Final = 60

COUNTS: Final[list[Channel]] = [
    Channel("second seat"),
    Channel("own turn"),
    Channel("turn", 0, MOST),
    Channel("own score", 0, MOST),
    Channel("enemy score", 0, MOST),
    Channel("own score to win", 0, MOST),
    Channel("enemy score to win", 0, MOST),
    Channel("own taken for good", 0, MOST),
    Channel("enemy taken for good", 0, MOST),
    Channel("own hand", 0, MOST_COPIES),
    Channel("enemy hand", 0, MOST_COPIES),
    Channel("draw pile", 0, 2 * MOST_COPIES),
    Channel("command", 0, MOST_COPIES),
]
CARD_ROWS: Final[list[str]] = [
    "own hand", "discards", "scouted", "on the table", "in force", "own last", "enemy last",
]  # fmt: skip
SCORES: Final = 3  # where they begin among the counts
SIZES: Final = 9
COMMAND: Final = 12
NO_ROW: Final[bytearray] = bytearray()
UNKNOWN: Final = -9  # what no place of `scalars` ever has
PILE: Final = 0  # piles of command cards, in the order of `cards`
DISCARDS: Final = 1
HANDS: Final = 2
ROWS_OF_COUNTS: Final = 3  # the first of them; the others have one card each


def board_part(grid: HexGrid, channels: list[Channel]) -> Part:
    """The hexes, row by row; what pads the shorter rows has no name."""
    columns = max(grid.row_lengths)
    cells = [""] * (columns * len(grid.row_lengths))
    for at in range(grid.size):
        cells[grid.rows[at] * columns + grid.columns[at]] = grid.names[at]
    shape = [len(grid.row_lengths), columns, len(channels)]
    return Part(
        "board", "hexes by row and column: units, ground, objectives", cells, channels, shape
    )


def cards_part(name: str, rows: list[str], cards: list[str]) -> Part:
    """Where the cards of a deck are that the seat knows."""
    about = "the cards that this seat knows, by place and kind"
    return Part(name, about, rows, counts("card", cards, MOST_COPIES))


def counts_part(further: list[Channel]) -> Part:
    channels = [*COUNTS, *further]
    about = "what everybody counts: scores, turns, sizes of hands and piles"
    return Part("counts", about, ["now"], channels, [len(channels)])


def battle_asked(seats: list[str], questions: list[str], verbs: list[str]) -> Part:
    return asked_part(seats, questions, verbs, SUBJECTS)


class BattleEncoder(Encoder):
    """What the encoders of hex battles share: which hexes must be looked at again."""

    def __init__(
        self,
        layout: Layout,
        seat: int,
        questions: list[str],
        stride: int,
        grid: HexGrid,
        about_cards: list[str],
        about: int,
        own_from: int,
        own_end: int,
    ) -> None:
        """`own_from` and `own_end` are where those of `scalars` begin and end which `own_counts`
        shows; those before and behind them decide the scores."""
        super().__init__(layout, seat, 2, questions, stride)
        self.own_from = own_from
        self.own_end = own_end
        self.about_cards = frozenset(about_cards)
        self.about = about  # the channel of the hex that the question is about
        columns = max(grid.row_lengths)
        part = layout.part("board")
        self.places: list[int] = [
            part.at + (grid.rows[at] * columns + grid.columns[at]) * part.width
            for at in range(grid.size)
        ]
        self.hexes = grid.size
        self.visits: list[int] = [0] * grid.size  # by hex: the look at which it was put last
        self.looks = 0
        self.cards_at = layout.part("cards").at
        self.counts_at = layout.part("counts").at
        self.buffer[self.counts_at + LOW] = seat
        # Of the position that was seen last
        self.terms: Any = None
        self.behind = True  # whether units and board are of a position before that
        self.units: list[int] = []
        self.board: list[int] = []  # by hex: units, then whatever else the game has on hexes
        self.cards: list[int] = []
        self.sizes: list[int] = [0] * 3  # of the hands and the pile
        self.scores: list[int] = []
        self.scalars: list[int] = []
        self.subject = -1
        self.scouted: list[int] = []  # cards that this seat looks at
        self.shown: list[int] = [slots.NO_CARD] * 4
        self.rows = layout.rows  # what stands in a hex, by a number that says so
        self.standing: list[bytearray] = [NO_ROW] * grid.size  # the row that each hex has now

    def encode(self, game: Any) -> None:
        battle: Battle = game
        changed = self.changed(battle)
        if changed is None:
            changed = self.compared(battle)
        else:
            self.behind = True
        counted = battle.scalars != self.scalars
        if counted:
            changed += self.objective_hexes(game)
        self.looks += 1
        looks, visits = self.looks, self.visits
        further = False  # whether cards have changed that are in no pile
        for at in changed:
            if at >= slots.OF_CARDS:
                further = self.put_card(battle, at - slots.OF_CARDS) or further
            elif at >= 0 and visits[at] != looks:  # on the board, and not put just now
                visits[at] = looks
                self.put_hex(game, at)
        question = self.question
        if self.subject >= 0 or (question is not None and question.subject >= 0):
            self.look_about()
        more = False  # whether what the game itself counts is to be put
        if further:
            self.show_scouted(battle)
            more = self.encode_piles(game)
        if counted:
            more = self.recount(battle) or more
        if more:
            self.put_words(self.counts_at + WORD * len(COUNTS), self.own_counts(game))

    def recount(self, battle: Battle) -> bool:
        """Put what `scalars` tell, as far as it has changed; whether `own_counts` have."""
        scalars, seen = battle.scalars, self.scalars
        self.scalars = scalars[:]
        if scalars[slots.ACTIVE] != seen[slots.ACTIVE] or scalars[slots.TURN] != seen[slots.TURN]:
            self.put_turn(battle)
            self.show_scouted(battle)
        if scalars[slots.PLAYED : slots.TAKEN] != seen[slots.PLAYED : slots.TAKEN]:
            self.show_cards(battle)
            self.buffer[self.counts_at + WORD * COMMAND + LOW] = scalars[slots.COMMAND]
        end, further = self.own_from, self.own_end
        if (
            scalars[slots.TAKEN : end] != seen[slots.TAKEN : end]
            or scalars[further:] != seen[further:]
        ):
            self.put_scores(battle)
        if scalars[end:further] == seen[end:further]:
            return False
        self.encode_more(battle)
        return True

    def compared(self, battle: Battle) -> list[int]:
        """What is not as it was, numbered as in `changes`; all hexes, if what was is not known."""
        if battle.terms is not self.terms:
            self.begin(battle)
        dirty: set[int] = set()
        if self.behind:
            self.behind = False
            self.units = battle.units[:]
            self.board = battle.board[:]
            self.find_further(battle, dirty)
            dirty = set(range(self.hexes))
        else:
            if battle.units != self.units:
                self.find_units(battle.units, dirty)
            self.find_further(battle, dirty)
            self.find_on_board(battle.board, dirty)
        return [*dirty, *[slots.OF_CARDS + at for at in differing(battle.cards, self.cards)]]

    def begin(self, battle: Battle) -> None:
        """Another scenario: nothing of the last one holds."""
        self.terms = battle.terms
        self.behind = True
        self.scalars = [UNKNOWN] * len(battle.scalars)
        if not self.cards:
            self.cards = [0] * len(battle.cards)
        self.lay_ground(battle)

    def find_units(self, units: list[int], dirty: set[int]) -> None:
        """The hexes in which a unit stands, or stood, of which something has changed."""
        seen = self.units
        for at in changed_rows(units, seen, slots.UNIT_ROW):
            dirty.add(units[at + slots.HEX])
            dirty.add(seen[at + slots.HEX])
            seen[at : at + slots.UNIT_ROW] = units[at : at + slots.UNIT_ROW]

    def find_on_board(self, board: list[int], dirty: set[int]) -> None:
        """The hexes on which anything but a unit is another: a leader, ground, a marker."""
        seen = self.board
        for at in dirty:
            if at >= 0:
                seen[at] = board[at]
        if board != seen:
            dirty.update([at % self.hexes for at in differing(board, seen)])
            self.board = board[:]

    def look_about(self) -> None:
        """The hex that the question is about has a channel of its own, which `put_hex` empties."""
        question = self.question
        subject = -1
        if question is not None and question.key not in self.about_cards:
            subject = question.subject if question.subject < self.hexes else -1
        if subject != self.subject:
            if self.subject >= 0:
                self.buffer[self.places[self.subject] + self.about] = 0
            self.subject = subject
        if subject >= 0:
            self.buffer[self.places[subject] + self.about] = 1

    def put_card(self, battle: Battle, at: int) -> bool:
        """A count of cards, with the size of its pile: own hand, discards.

        Whether it may be of another kind, which `encode_piles` looks at.
        """
        count = battle.cards[at]
        more = count - self.cards[at]
        if more == 0:  # it is in the list twice
            return False
        self.cards[at] = count
        kinds = battle.card_kinds
        pile = at // kinds
        if pile == PILE:
            size = 2
        elif pile == DISCARDS:
            self.buffer[self.cards_at + at] = count  # it is the second row, too
            return False
        elif pile == HANDS + self.seat:
            self.buffer[self.cards_at + at - pile * kinds] = count
            size = 0
        elif pile == HANDS + 1 - self.seat:
            size = 1
        else:
            return True
        self.sizes[size] += more
        self.buffer[self.counts_at + WORD * (SIZES + size) + LOW] = self.sizes[size]
        return False

    def show_scouted(self, battle: Battle) -> None:
        """The third row: what a scouting card drew, for the seat that played it."""
        scouted = battle.scouted() if battle.scalars[slots.ACTIVE] == self.seat else []
        if scouted != self.scouted:
            counted = [0] * battle.card_kinds
            for card in scouted:
                counted[card] += 1
            self.put(self.cards_at + 2 * battle.card_kinds, counted)
            self.scouted = scouted

    def show_cards(self, battle: Battle) -> None:
        """The other rows, with one card each: on the table, in force, and the last ones."""
        scalars = battle.scalars
        shown = [
            scalars[slots.PLAYED],
            scalars[slots.IN_FORCE],
            scalars[slots.LAST + self.seat],
            scalars[slots.LAST + 1 - self.seat],
        ]
        if shown != self.shown:
            start = self.cards_at + ROWS_OF_COUNTS * battle.card_kinds
            for row, card in enumerate(shown):
                before = self.shown[row]
                if card != before:
                    if before >= 0:
                        self.buffer[start + row * battle.card_kinds + before] = 0
                    if card >= 0:
                        self.buffer[start + row * battle.card_kinds + card] = 1
            self.shown = shown

    def put_turn(self, battle: Battle) -> None:
        at = self.counts_at + WORD
        self.buffer[at + LOW] = 1 if battle.scalars[slots.ACTIVE] == self.seat else 0
        self.words[at // WORD + 1] = min(battle.scalars[slots.TURN], MOST)

    def put_scores(self, battle: Battle) -> None:
        seat, enemy = self.seat, 1 - self.seat
        taken, to_win = battle.scalars[slots.TAKEN : slots.TAKEN + 2], battle.terms.to_win
        scores = [battle.score(seat), battle.score(enemy), to_win[seat], to_win[enemy]]
        scores += [taken[seat], taken[enemy]]
        if scores != self.scores:
            self.scores = scores
            self.put_words(self.counts_at + WORD * SCORES, scores)

    # What a game adds

    @abstractmethod
    def lay_ground(self, battle: Any) -> None:
        """Work out what no turn changes."""

    @abstractmethod
    def put_hex(self, game: Any, at: int) -> None: ...

    @abstractmethod
    def objective_hexes(self, game: Any) -> list[int]:
        """Hexes whose row also depends on `scalars`."""

    @abstractmethod
    def own_counts(self, game: Any) -> list[int]: ...

    def encode_piles(self, game: Any) -> bool:
        """Further parts that depend on `cards` behind the piles; whether `own_counts` do."""
        return False

    def encode_more(self, game: Any) -> None:
        """Further parts that depend on the game's own `scalars`."""

    def find_further(self, game: Any, dirty: set[int]) -> None:
        """Add the hexes in which something has changed that neither units nor the board tell."""
