"""A position in numbers, as one seat may know it: the observation of programs that learn."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core.encoding import Encoder, changed_rows, differing
from sandtable.core.layout import Channel, Layout, Part, asked_part, counts, flags, one_of
from sandtable.games.lastman.rules import facts, forms, notation as do, slots
from sandtable.games.lastman.rules.hidden import veiled_armies
from sandtable.games.lastman.rules.state import LastMan

QUESTIONS: Final[list[str]] = [
    "armistice", "assign-where", "attrition", "bid", "bonus", "box-loss", "box-piece",
    "cavalry-retreat", "combat-cards", "crisis", "crisis-piece", "crisis-where", "declare",
    "discard", "exchange", "fight", "ground-attack", "keep-battle", "keep-card", "movement",
    "opening", "pay-hit", "pay-piece", "pay-plane", "pay-pursuit", "pay-siege", "place-army",
    "place-unit", "react", "regroup", "regroup-exchange", "regroup-piece", "regroup-where",
    "reserves-unit", "retreat-after", "retreat-aim", "retreat-army", "retreat-empty",
    "retreat-forced", "retreat-forced-aim", "retreat-instead", "retreat-join", "retreat-lost",
    "retreat-piece", "retreat-take-in", "retreat-where", "scramble", "set-up-army",
    "set-up-piece", "spend", "spend-kind", "spend-where", "stray", "suppress-where", "swap",
    "swap-which", "take-in", "weather", "where-to", "which-piece",
]  # fmt: skip
MOST: Final = 99
NODES: Final[list[Channel]] = [
    *counts("units", facts.KINDS, MOST),
    *counts("armies", facts.SEATS, facts.ARMY_COUNT),
    Channel("entrenched units", 0, MOST),
    Channel("retreated units", 0, MOST),
    *one_of("owner", [*facts.SEATS, "neutral"]),
    *one_of("owner before", [*facts.SEATS, "neutral", "disputed"]),
    Channel("fort", facts.NO_FORT, 9),
    *flags("battle", "battle with bonus"),
    *counts("cards in battle as bits", facts.SEATS, 7),
    Channel("points", 0, 9),
    *one_of("supply source", facts.SEATS),
    *flags("rough", "coast", "German home"),
]
ARMIES: Final[list[Channel]] = [
    Channel("area", slots.DISBANDED, facts.BOX),
    *flags("entrenched", "fortified", "moved", "retreated", "veiled"),
    Channel("infantry", 0, MOST),
    Channel("auxiliaries", 0, MOST),
    *counts("units", facts.KINDS, MOST),
]
STATUSES: Final[list[int]] = [slots.DUG, slots.FORTIFIED, slots.MOVED, slots.MARKED]
CARD_ROWS: Final[list[str]] = [
    "own hand", "own hand, just drawn", "discards", "out of the game", "in battles", "Offensive",
]  # fmt: skip
COUNTS: Final[list[Channel]] = [
    Channel("turn", 0, MOST),
    Channel("active side"),
    Channel("passes", 0, MOST),
    Channel("result", slots.NO_RESULT, len(facts.LEVELS)),
    Channel("card of the Offensive", slots.NO_CARD, facts.CARD_KINDS),
    Channel("cards played", 0, MOST),
    Channel("bad weather"),
    *counts("crises not met", facts.SEATS, MOST),
    Channel("moved by rail", 0, MOST),
    Channel("moved strategically", 0, MOST),
    Channel("moved by sea", 0, MOST),
    Channel("first side"),
    Channel("Belgium turned", 0, slots.TURNED_OVER),
    Channel("sides with an army suppressed, as bits", 0, 3),
    Channel("of optional rules", -MOST, MOST),
    *counts("hand", facts.SEATS, MOST),
    Channel("draw pile", 0, MOST),
    Channel("just drawn", 0, MOST),
    *one_of("this seat", facts.SEATS),
]
LAYOUT: Final = Layout(
    [
        Part("nodes", "areas: units that stand alone, armies, owners", facts.AREAS, NODES),
        Part("armies", "armies: where they are and what is in them", facts.ARMIES, ARMIES),
        Part(
            "boxes",
            "units that are in no area",
            ["Eastern Front", "pool", "later"],
            counts("units", facts.KINDS, MOST),
        ),
        Part(
            "cards", "the cards that this seat knows", CARD_ROWS, counts("card", facts.CARDS, MOST)
        ),
        Part("counts", "what everybody counts", ["now"], COUNTS, [len(COUNTS)]),
        asked_part(facts.SEATS, QUESTIONS, [verb.name for verb in do.VOCABULARY.verbs], 512),
    ]
)
KINDS: Final = facts.KIND_COUNT
WIDTH: Final[int] = len(NODES)
WIDTH_OF_ARMY: Final[int] = len(ARMIES)
# Channels of an area
RETREATED: Final = 28
OWNER: Final = 29
BEFORE: Final = 32
FORT: Final = 36
BATTLE: Final = 37  # with bonus, cards of both sides
GROUND_AT: Final = 41  # from here on what is always so
FOOT: Final[list[int]] = [kind for kind in range(facts.KIND_COUNT) if facts.IS_FOOT[kind]]


def edges() -> list[tuple[int, int, int]]:
    """Borders as pairs of areas, each once; there is one kind of them."""
    return [
        (one, int(other), 0)
        for one in range(facts.AREA_COUNT)
        for other in facts.BORDERS.near[one]
        if one < other
    ]


def ground_row(area: int) -> list[int]:
    source = [1 if facts.SOURCE[area] == side else 0 for side in range(len(facts.SEATS))]
    return [
        facts.POINTS[area],
        *source,
        1 if facts.ROUGH[area] else 0,
        1 if facts.COAST[area] else 0,
        1 if facts.HOME_SIDE[area] == facts.GERMAN else 0,
    ]


GROUND: Final[list[list[int]]] = [ground_row(area) for area in range(facts.AREA_COUNT)]


@final
class LastManEncoder(Encoder):
    """What one seat sees of the war."""

    def __init__(self, seat: int) -> None:
        super().__init__(LAYOUT, seat, len(facts.SEATS), QUESTIONS, do.STRIDE)
        self.armies_at = LAYOUT.part("armies").at
        self.boxes_at = LAYOUT.part("boxes").at
        self.cards_at = LAYOUT.part("cards").at
        self.counts_at = LAYOUT.part("counts").at
        for area in range(facts.AREA_COUNT):
            self.put(area * WIDTH + GROUND_AT, GROUND[area])
        # Of the position that was seen last
        self.behind = True  # whether these are of a position before that
        self.units: list[int] = []
        self.dug = [0] * (facts.AREA_COUNT * KINDS)
        self.entrenched = [0] * facts.AREA_COUNT  # units that are dug in
        self.places: list[int] = []  # by army
        self.turned = -1
        self.present = [[0] * facts.AREA_COUNT for _ in facts.SEATS]  # armies, by side and area
        self.armies: list[int] = []
        self.areas: list[int] = []
        self.marked: list[int] = []
        self.battles: list[int] = []
        self.cards: list[int] = []
        self.scalars: list[int] = []
        self.veiled: list[int] = []
        self.turn = -1

    def encode(self, game: Any) -> None:
        state: LastMan = game
        areas: set[int] = set()
        armies: set[int] = set()
        changed = self.changed(state)
        if changed is None:
            self.compare(state, areas, armies)
        else:
            self.behind = True
            self.sort_out(state, changed, areas, armies)
        turned = state.scalars[slots.TURNED]
        if self.scalars and turned != self.scalars[slots.TURNED]:
            areas.update(range(facts.AREA_COUNT))
        if state.form.plays(forms.HIDDEN):
            self.find_veiled(state, armies)
        if areas:
            self.count_dug(state)
            self.count_armies(state)
            for area in areas:
                self.put_area(state, area)
        for army in armies:
            self.put_army(state, army)
        counted = state.scalars != self.scalars
        if counted:
            self.scalars = state.scalars[:]
            self.put(self.counts_at, [value & 255 for value in state.scalars])  # some below 0
        if state.cards != self.cards or (counted and self.turn_of(state) != self.turn):
            self.turn = self.turn_of(state)
            self.cards = state.cards[:]
            self.put(self.cards_at, self.card_rows(state))
            self.put(self.counts_at + slots.SCALARS, self.card_counts(state))

    # What has changed

    def sort_out(
        self, state: LastMan, changed: list[int], areas: set[int], armies: set[int]
    ) -> None:
        """The containers of which the state says that they have changed."""
        boxes = False
        for container in changed:
            if container < facts.BOX:
                if container >= 0:  # and not out of play
                    areas.add(container)
            elif facts.FIRST_ARMY <= container < facts.POOL:
                armies.add(container - facts.FIRST_ARMY)
            else:
                boxes = True
        if boxes:
            self.put_boxes(state)

    def compare(self, state: LastMan, areas: set[int], armies: set[int]) -> None:
        """Find out what is not as it was; all, if what was is not known."""
        if self.behind:
            self.behind = False
            self.units = [-1] * (facts.CONTAINER_COUNT * KINDS)
            self.armies = [-9] * (facts.ARMY_COUNT * slots.ARMY_ROW)
            self.areas = [-9] * (facts.AREA_COUNT * slots.AREA_ROW)
        self.find_units(state, areas, armies)
        self.find_places(state, areas, armies)

    def find_units(self, state: LastMan, areas: set[int], armies: set[int]) -> None:
        new, old = state.units, self.units
        if new == old:
            return
        for at in changed_rows(new, old, KINDS):
            container = at // KINDS
            if container < facts.AREA_COUNT:
                areas.add(container)
            elif facts.FIRST_ARMY <= container < facts.POOL:
                armies.add(container - facts.FIRST_ARMY)
        self.units = new[:]
        self.put_boxes(state)

    def find_places(self, state: LastMan, areas: set[int], armies: set[int]) -> None:
        """Armies that came, went or changed; areas; battles; Retreat markers; trenches."""
        if state.armies != self.armies:
            new, old = state.armies, self.armies
            for army in range(facts.ARMY_COUNT):
                at = army * slots.ARMY_ROW
                if new[at] != old[at] or new[at + 1] != old[at + 1]:
                    armies.add(army)
                    for place in (new[at], old[at]):
                        if 0 <= place < facts.AREA_COUNT:
                            areas.add(place)
            self.armies = new[:]
        if state.areas != self.areas:
            for at in differing(state.areas, self.areas):
                areas.add(at // slots.AREA_ROW)
            self.areas = state.areas[:]
        if state.battles != self.battles:
            areas.update(state.battles[:: slots.BATTLE_ROW])
            areas.update(self.battles[:: slots.BATTLE_ROW])
            self.battles = state.battles[:]
        if state.marked != self.marked:
            for container in (*state.marked[::3], *self.marked[::3]):
                if container < facts.AREA_COUNT:
                    areas.add(container)
            self.marked = state.marked[:]
        if state.dug is not self.dug:
            areas.update(range(facts.AREA_COUNT))

    def find_veiled(self, state: LastMan, armies: set[int]) -> None:
        """Armies that are veiled now, or no longer (L11.9)."""
        veiled = [army for army in veiled_armies(state) if state.side_of_army(army) != self.seat]
        if veiled != self.veiled:
            armies.update(veiled)
            armies.update(self.veiled)
            self.veiled = veiled

    # Rows

    def put_boxes(self, state: LastMan) -> None:
        box = facts.BOX * KINDS
        units = state.units[box : box + KINDS] + state.units[facts.POOL * KINDS :]
        self.put(self.boxes_at, units)

    def put_area(self, state: LastMan, area: int) -> None:
        start = area * KINDS
        at = area * slots.AREA_ROW
        row = [
            *state.units[start : start + KINDS],
            self.present[facts.GERMAN][area],
            self.present[facts.ENTENTE][area],
            self.entrenched[area],
        ]
        row += [0] * (GROUND_AT - len(row))
        marked = state.marked
        for mark in range(0, len(marked), 3):
            if marked[mark] == area:
                row[RETREATED] += marked[mark + 2]
        row[OWNER + state.areas[at]] = 1
        row[BEFORE + state.areas[at + slots.BEFORE]] = 1
        battle = state.battle_at(area)
        if battle >= 0:
            cards = battle + slots.BATTLE_CARDS
            row[BATTLE] = 1
            row[BATTLE + 1] = 1 if state.battles[battle + slots.BATTLE_BONUS] else 0
            row[BATTLE + 2] = state.battles[cards]
            row[BATTLE + 3] = state.battles[cards + 1]
        row[FORT] = state.areas[at + slots.FORT] & 255  # which may be less than 0
        self.put(area * WIDTH, row)

    def count_dug(self, state: LastMan) -> None:
        """How many units are dug in, by area: a list of them that has changed is another list."""
        new, old = state.dug, self.dug
        if new is not old:
            for at in differing(new, old):
                self.entrenched[at // KINDS] += new[at] - old[at]
            self.dug = new

    def count_armies(self, state: LastMan) -> None:
        """How many armies are in each area, when any has moved or Belgium has turned (L10.9)."""
        places, turned = state.armies[:: slots.ARMY_ROW], state.scalars[slots.TURNED]
        if places == self.places and turned == self.turned:
            return
        self.places, self.turned = places, turned
        for side in range(len(facts.SEATS)):
            counted = [0] * facts.AREA_COUNT
            for army in slots.SIDE_ARMIES[side + turned]:
                if 0 <= places[army] < facts.AREA_COUNT:
                    counted[places[army]] += 1
            self.present[side] = counted

    def put_army(self, state: LastMan, army: int) -> None:
        start = (facts.FIRST_ARMY + army) * KINDS
        at = army * slots.ARMY_ROW
        units = state.units[start : start + KINDS]
        foot = 0
        for kind in FOOT:
            foot += units[kind]
        others = sum(units) - foot
        veiled = army in self.veiled
        status = state.armies[at + slots.STATUS]
        row = [1 if status & bit else 0 for bit in STATUSES]
        row += [1 if veiled else 0, foot, others]
        row += [0] * KINDS if veiled else units
        place = self.armies_at + army * WIDTH_OF_ARMY
        self.buffer[place] = state.armies[at] & 255  # which may be less than 0
        self.put(place + 1, row)

    def card_rows(self, state: LastMan) -> list[int]:
        kinds = facts.CARD_KINDS
        own = state.attacker() == self.seat
        offensive = [0] * kinds
        if state.scalars[slots.OFFENSIVE] >= 0:
            offensive[state.scalars[slots.OFFENSIVE]] = 1
        return [
            *state.pile(slots.hand(self.seat)),
            *(state.pile(slots.LOCKED) if own else [0] * kinds),
            *state.pile(slots.DISCARDS),
            *state.pile(slots.OUT),
            *state.pile(slots.IN_BATTLE),
            *offensive,
        ]

    def turn_of(self, state: LastMan) -> int:
        """Whose turn it is and with which Offensive: what the rows of cards depend on as well."""
        return state.attacker() << 8 | (state.scalars[slots.OFFENSIVE] + 1)

    def card_counts(self, state: LastMan) -> list[int]:
        """How many there are in hands and piles, and which seat this is."""
        return [
            state.hand_size(0),
            state.hand_size(1),
            sum(state.pile(slots.DRAW)),
            sum(state.pile(slots.LOCKED)),
            1 - self.seat,
            self.seat,
        ]
