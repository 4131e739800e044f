"""A position in numbers, as one seat may know it: the observation of programs that learn."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core.encoding import Encoder, changed_rows, differing, packing
from sandtable.core.event import EVERYBODY
from sandtable.core.lanes import Lanes
from sandtable.core.layout import WORD, Channel, Layout, Part, asked_part, counts, flags, one_of
from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import mustered

QUESTIONS: Final[list[str]] = [
    "muster", "subsidy", "subsidy-turns", "subsidy-answer", "end-answer", "hussar", "pay",
    "supply", "keep", "move", "step", "march-together", "unite", "consent", "train-where",
    "shift", "attack", "target", "commander", "battle-card", "reserve-value", "spread-losses",
    "survivor", "retreat", "trump", "place-card", "take-event", "shift-marker", "event-effect",
    "mission", "return", "relocate", "saxon-steps", "vote", "offer-peace", "answer-peace",
    "second-train", "reduce", "recruit-pay", "recruit", "enter-at",
]  # fmt: skip
POWERS: Final[int] = len(facts.POWERS)

# Channels of a city: what is there, then what is always so
GENERALS: Final = 0
TRAINS: Final = 6
HUSSAR: Final = 12
MARK: Final = 13
QUERY: Final = 19
DYNAMIC: Final = 25
NODES: Final[list[Channel]] = [
    *counts("generals", facts.POWERS, 2),
    *one_of("train", facts.POWERS),
    *flags("hussar"),
    *one_of("marker", facts.POWERS),
    *one_of("query", facts.POWERS),
    *one_of("map", facts.MAPS),
    *one_of("territory", facts.TERRITORIES),
    *flags("minor fortress", "major fortress"),
    *one_of("suit", facts.SUITS),
    *flags("elector"),
]
BODY: Final[list[Channel]] = [
    Channel("city", facts.ITALY_AUSTRIAN, facts.CITY_COUNT - 1),
    Channel("least troops", 0, facts.MOST_TROOPS),
    Channel("most troops", 0, facts.MOST_TROOPS),
    *flags("out of supply", "moved", "beaten", "of this seat"),
    *one_of("power", facts.POWERS),
]
WIDTH_OF_NODE: Final[int] = len(NODES)
WIDTH_OF_BODY: Final[int] = len(BODY)
POWERS_OF_BODY: Final = 7  # of its channels; those before it change
CHANGING: Final = packing(POWERS_OF_BODY)
NO_ROW: Final[bytearray] = bytearray()
UNKNOWN: Final = -99  # what no scalar ever is
EVERYTHING: Final[list[int]] = list(range(slots.OF_SCALARS + slots.SCALARS))  # as in `changes`

# Places of cards: hands, displayed, face down, table, discards, draw, unused, late
PLACES: Final[int] = slots.LATE + POWERS


def _place_names() -> list[str]:
    names = [""] * PLACES
    for number, power in enumerate(facts.POWERS):
        names[number] = f"hand of {power}"
        names[slots.DISPLAYED + number] = f"display of {power}"
        names[slots.HIDDEN + number] = f"face down of {power}"
        names[slots.LATE + number] = f"late of {power}"
    names[slots.TABLE] = "on the table"
    names[slots.DISCARDED] = "discards"
    names[slots.DRAW] = "draw pile"
    names[slots.UNUSED] = "unused decks"
    return names


def _pairs() -> list[str]:
    return [f"{giver} to {taker}" for giver in facts.POWERS for taker in facts.POWERS]


CARDS: Final[list[Channel]] = [
    *counts("known", facts.KINDS, 2 * facts.DECKS),
    *counts("backs of deck", [str(deck + 1) for deck in range(facts.DECKS)], facts.DECK_SIZE),
]
WIDTH: Final[int] = facts.KIND_COUNT + facts.DECKS
SEATS_AT: Final = slots.WINTER + 1  # among the counts
# The scalars up to the winter scores, which are secret notes until the end (M20.8)
COUNTS: Final[list[Channel]] = [
    Channel("turn", 0, 99),
    Channel("stage", 0, 9),
    Channel("winner", -1, POWERS - 1),
    Channel("last victor", -1, POWERS - 1),
    Channel("trump", -1, 3),
    Channel("deck", 0, facts.DECKS),
    *flags("annexed", "reduced"),
    Channel("truce", -1, 99),
    Channel("election", 0, 2),
    Channel("Saxony drew in turn", -1, 99),
    Channel("Saxony fought"),
    *counts("box", ["emperor", "italy", "electors", "silesia"], POWERS - 1, -1),
    *counts("track", facts.TRACKS, 20, -20),
    *counts("offered event", ["first", "second"], len(facts.EVENTS) - 1, -1),
    *one_of("common side", [facts.CITIES[each] for each in facts.WESTERN]),
    *counts("pool", facts.POWERS, 99, -99),
    *counts("battle box", facts.POWERS, 99, -99),
    *counts("set aside", facts.POWERS, 99, -99),
    *counts("income modifier", facts.POWERS, 99, -99),
    *counts("event", facts.EVENTS, 2),
    *counts("contract", _pairs(), 32_000, -32_000),
    Channel("Saxon shift", -20, 20),
    *one_of("this seat", facts.SEATS),
    *one_of("powers of this seat", facts.POWERS),
]
LAYOUT: Final = Layout(
    [
        Part("nodes", "cities: pieces and markers, fortresses, suits", facts.CITIES, NODES),
        Part("bodies", "generals, trains and hussars", facts.BODIES, BODY),
        Part("cards", "the cards that this seat knows, and backs", _place_names(), CARDS),
        Part("counts", "what everybody counts", ["now"], COUNTS, [len(COUNTS)]),
        asked_part(facts.SEATS, QUESTIONS, [verb.name for verb in do.VOCABULARY.verbs], 512),
    ]
)


def edges() -> list[tuple[int, int, int]]:
    """Roads as pairs of cities, each once, and whether it is a main road."""
    found: list[tuple[int, int, int]] = []
    for one in range(facts.CITY_COUNT):
        for other in facts.ROADS.near[one]:
            if one < other:
                found.append((one, other, 1 if other in facts.ROADS.better[one] else 0))
    return found


def ground_row(city: int) -> list[int]:
    row = [0] * (len(NODES) - DYNAMIC)
    row[facts.MAP_OF[city]] = 1
    row[2 + facts.TERRITORY[city]] = 1
    if facts.FORTRESS[city]:
        row[2 + len(facts.TERRITORIES) + facts.FORTRESS[city] - 1] = 1
    row[4 + len(facts.TERRITORIES) + facts.SUIT_OF[city]] = 1
    row[-1] = 1 if city in facts.ELECTORS else 0
    return row


def city_row(bodies: list[int], hussar: int, mark: int, query: int) -> bytearray:
    """The channels that change, of a city with these bodies (or `NOBODY`) and markers."""
    row = [0] * DYNAMIC
    for body in bodies:
        if body != slots.NOBODY:
            first = TRAINS if body >= facts.FIRST_TRAIN else GENERALS
            row[first + facts.POWER_OF[body]] += 1
    row[HUSSAR] = hussar
    if mark >= 0:
        row[MARK + mark] = 1
    if query >= 0:
        row[QUERY + query] = 1
    return bytearray(row)


@final
class MariaEncoder(Encoder):
    """What one seat sees of the war."""

    def __init__(self, seat: int) -> None:
        super().__init__(LAYOUT, seat, len(facts.SEATS), QUESTIONS, do.STRIDE)
        self.bodies_at = LAYOUT.part("bodies").at
        self.cards_at = LAYOUT.part("cards").at
        self.counts_at = LAYOUT.part("counts").at
        for body in range(facts.BODY_COUNT):
            powers = self.bodies_at // WORD + body * WIDTH_OF_BODY + POWERS_OF_BODY
            self.words[powers + facts.POWER_OF[body]] = 1
        seats = [0] * len(facts.SEATS)
        seats[seat] = 1
        self.put_words(self.counts_at + WORD * SEATS_AT, seats)
        self.visits: list[int] = [0] * len(EVERYTHING)  # the look at which it was put last
        self.looks = 0
        # Of the position that was seen last
        self.form: Any = None
        self.bodies: list[int] = []
        self.marks: list[int] = []  # the markers and queries of the board
        self.cards: list[int] = []
        self.scalars: list[int] = []
        self.mine: list[int] = []  # by power: 1 if this seat plays it
        self.least: list[int] = [0] * facts.BODY_COUNT
        self.most: list[int] = [0] * facts.BODY_COUNT
        self.mustering = False
        self.rows = LAYOUT.rows  # what is in a city, by a number that says so
        self.standing: list[bytearray] = [NO_ROW] * facts.CITY_COUNT  # the row that each has now
        self.seen: list[int] = []  # by card: where this seat takes it to be, if it knows it

    def encode(self, game: Any) -> None:
        state: Maria = game
        changed = self.changed(state)
        if not self.bodies:
            self.begin()
            changed = EVERYTHING
        elif changed is None:
            changed = self.compared(state)
        if state.form is not self.form or state.scalars[slots.TRACK] != self.scalars[slots.TRACK]:
            if self.find_powers(state):
                self.forget()
                changed = EVERYTHING
        self.looks += 1
        looks, visits = self.looks, self.visits
        troops = False
        bodies: list[int] = []
        for at in changed:
            if at < 0 or visits[at] == looks:  # off the map, or put just now
                continue
            visits[at] = looks
            if at < slots.BODIES:
                self.put_city(state, at)
            elif at < slots.CARDS:
                bodies.append(at - slots.BODIES)
            elif at < slots.OF_TROOPS:
                self.put_card(state, at - slots.CARDS)
            elif at == slots.OF_TROOPS:
                troops = True
            else:
                self.put_scalar(state, at - slots.OF_SCALARS)
        mustering = bool(state.stack) and type(state.stack[-1]) is Lanes
        if troops or mustering or self.mustering:
            self.mustering = mustering
            bodies += self.find_bounds(state)
        for body in bodies:
            self.put_body(state, body)

    def begin(self) -> None:
        """Before the first position: nothing is known of any."""
        for city in range(facts.CITY_COUNT):
            self.put(city * WIDTH_OF_NODE + DYNAMIC, ground_row(city))
        self.bodies = [0] * (facts.BODY_COUNT * slots.ROW)
        self.marks = [facts.NO_POWER] * (2 * facts.CITY_COUNT)
        self.scalars = [UNKNOWN] * slots.SCALARS

    def forget(self) -> None:
        """The powers have changed hands: which cards are known has to be found out anew."""
        self.put(self.cards_at, [0] * (PLACES * WIDTH))
        self.cards = [-2] * (2 * facts.CARDS)  # neither a place nor a mask
        self.seen = [-1] * facts.CARDS
        self.put_words(self.counts_at + WORD * (SEATS_AT + len(facts.SEATS)), self.mine)

    def find_powers(self, state: Maria) -> bool:
        """Whose powers they are, which Saxony's track decides; whether that has changed."""
        self.form = state.form
        mine = [1 if state.seat_of(power) == self.seat else 0 for power in range(POWERS)]
        changed = mine != self.mine
        self.mine = mine
        return changed

    def compared(self, state: Maria) -> list[int]:
        """What is not as it was, numbered as in `changes`."""
        new, old = state.bodies, self.bodies
        found: list[int] = []
        if new != old:
            for row in changed_rows(new, old, slots.ROW):
                found += [slots.BODIES + row // slots.ROW, new[row], old[row]]
                end = row + slots.ROW
                if new[row + slots.TROOPS : end] != old[row + slots.TROOPS : end]:
                    found.append(slots.OF_TROOPS)
        marks = state.board[slots.MARKS :]
        found += [at % facts.CITY_COUNT for at in differing(marks, self.marks)]
        found += [slots.CARDS + at % facts.CARDS for at in differing(state.cards, self.cards)]
        found += [slots.OF_SCALARS + at for at in differing(state.scalars, self.scalars)]
        return found

    # Cities

    def put_city(self, state: Maria, city: int) -> None:
        """Its row is worked out once for all cities that are alike."""
        board = state.board
        first, second = board[city], board[slots.SECOND + city]
        mark, query = board[slots.MARKS + city], board[slots.QUERIES + city]
        hussar = 0
        for body in range(facts.FIRST_HUSSAR, facts.BODY_COUNT):
            if state.bodies[body * slots.ROW] == city:
                hussar = 1
        alike = (first + 1) << 8 | (second + 1)  # a byte for each of the others
        alike = alike << 8 | (mark + 1)
        alike = alike << 8 | (query + 1)
        alike = alike << 1 | hussar
        row = self.rows.get(alike)
        if row is None:
            row = self.rows[alike] = city_row([first, second], hussar, mark, query)
        if row is not self.standing[city]:
            self.standing[city] = row
            place = city * WIDTH_OF_NODE
            self.buffer[place : place + DYNAMIC] = row
        self.marks[city] = mark
        self.marks[facts.CITY_COUNT + city] = query

    # Bodies

    def find_bounds(self, state: Maria) -> list[int]:
        """What one knows of all troops; the generals of whom it is more now, or less."""
        least, most = self.bounds(state, self.mustering)
        found = differing(least, self.least) + differing(most, self.most)
        self.least, self.most = least, most
        self.bodies = state.bodies[:]
        return found

    def put_body(self, state: Maria, body: int) -> None:
        at = body * slots.ROW
        city, status = state.bodies[at], state.bodies[at + slots.STATUS]
        self.bodies[at] = city
        self.bodies[at + slots.STATUS] = status
        CHANGING.pack_into(
            self.buffer,
            self.bodies_at + WORD * body * WIDTH_OF_BODY,
            city,
            self.least[body],
            self.most[body],
            1 if status & slots.DOWN else 0,
            1 if status & slots.MOVED else 0,
            1 if status & slots.BEATEN else 0,
            self.mine[facts.POWER_OF[body]],
        )

    def bounds(self, state: Maria, mustering: bool) -> tuple[list[int], list[int]]:
        """As few and as many troops as each body can have, by all that this seat knows."""
        least, most = [0] * facts.BODY_COUNT, [0] * facts.BODY_COUNT
        if mustering:
            for name, troops in mustered(state, self.seat).items():
                least[facts.BODIES.index(name)] = most[facts.BODIES.index(name)] = troops
            return least, most
        total, floors = [0] * facts.GENERAL_COUNT, [0] * facts.GENERAL_COUNT  # by group
        others = [0] * facts.GENERAL_COUNT
        unknown: list[int] = []
        bodies = state.bodies
        for general in range(facts.GENERAL_COUNT):
            at = general * slots.ROW
            troops = bodies[at + slots.TROOPS]
            if self.mine[facts.POWER_OF[general]]:
                least[general] = most[general] = troops
            elif troops > 0:
                group = bodies[at + slots.GROUP]
                total[group] += troops
                floors[group] += bodies[at + slots.FLOOR]
                others[group] += 1
                unknown.append(general)
        for general in unknown:
            at = general * slots.ROW
            group, floor = bodies[at + slots.GROUP], bodies[at + slots.FLOOR]
            rest = facts.MOST_TROOPS * (others[group] - 1)
            least[general] = max(floor, total[group] - rest)
            most[general] = min(facts.MOST_TROOPS, total[group] - floors[group] + floor)
        return least, most

    # Cards and counts

    def put_card(self, state: Maria, card: int) -> None:
        """What is known of the place of a card that moved or was shown, and its back."""
        buffer, first = self.buffer, self.cards_at
        here, there = state.cards[card], self.cards[card]
        if here != there:
            back = first + facts.KIND_COUNT + card // facts.DECK_SIZE
            if there >= 0:
                buffer[back + there * WIDTH] -= 1
            buffer[back + here * WIDTH] += 1
            self.cards[card] = here
        mask = self.cards[slots.KNOWN + card] = state.cards[slots.KNOWN + card]
        seen, known = self.place_seen(here, mask), self.seen[card]
        if seen != known:
            kind = first + facts.KIND_OF[card]
            if known >= 0:
                buffer[kind + known * WIDTH] -= 1
            if seen >= 0:
                buffer[kind + seen * WIDTH] += 1
            self.seen[card] = seen

    def place_seen(self, place: int, mask: int) -> int:
        """Where a card is for this seat: face down, others know no more than the hand (M23.4)."""
        if mask != EVERYBODY and not mask >> self.seat & 1:
            return slots.NOBODY
        power = place - slots.HIDDEN
        return power if 0 <= power < POWERS and not self.mine[power] else place

    def put_scalar(self, state: Maria, at: int) -> None:
        """What everybody counts; the winter scores are secret notes."""
        value = self.scalars[at] = state.scalars[at]
        if at < slots.WINTER:
            self.words[self.counts_at // WORD + at] = value
        elif at == slots.SAXON_SHIFT:
            self.words[self.counts_at // WORD + slots.WINTER] = value
