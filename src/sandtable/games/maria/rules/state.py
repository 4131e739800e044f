"""What is: bodies, board, cards and markers as flat lists, and the only writers of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from sandtable.boards.graph import Place
from sandtable.core.chance import Chance
from sandtable.core.event import EVERYBODY
from sandtable.core.knowledge import Secret
from sandtable.core.procedure import Procedure
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.core.state import State
from sandtable.games.maria.rules.facts import (
    AUSTRIA,
    BODY_COUNT,
    CARDS,
    CITY_COUNT,
    COMMON_SIDE,
    DECK_SIZE,
    DECKS,
    FIRST_HUSSAR,
    FIRST_TRAIN,
    FORTRESS,
    FRANCE,
    GENERAL_COUNT,
    GENERALS_OF,
    HOME,
    IN_INTRODUCTORY,
    IS_WESTERN,
    KIND_COUNT,
    KIND_OF,
    NEUTRAL,
    NO_POWER,
    OFF,
    POWER_OF,
    POWERS,
    PRUSSIA,
    SAXON_STATUS,
    SAXONY,
    SEATS,
    SILESIA,
    TERRITORY,
    WESTERN,
)
from sandtable.games.maria.rules.forms import Form
from sandtable.games.maria.rules.notation import DRAWING, VOCABULARY
from sandtable.games.maria.rules.powers import (
    ACTS,
    ENEMY,
    MAJOR_OF,
    OPEN,
    PARTNER,
    RELATIONS,
    SAME,
    SEAT_OF,
    SEAT_OF_TWO,
)

# The row of a body: where it is, its state; and of a general what is written of him
ROW: Final = 5
PLACE_: Final = 0
STATUS_: Final = 1
TROOPS_: Final = 2
GROUP_: Final = 3  # the troops of a group add up to what everybody can work out
FLOOR_: Final = 4  # as few as everybody knows that he has at least

# Status bits
DOWN: Final = 1  # face-down: out of supply at the last check
MOVED: Final = 2  # in this phase; for a train also placed
BEATEN: Final = 4  # he retreated in this combat phase
DENIED: Final = 8  # a union was refused to him in this movement phase (M9.5)

# Places in `board`: two pieces a city, then the marker of victory and the query on it
SECOND: Final = CITY_COUNT
MARKS: Final = 2 * CITY_COUNT
QUERIES: Final = 3 * CITY_COUNT
NOBODY: Final = -1

# Places in `cards`: where each card is, then which seats know that
KNOWN: Final = CARDS
# Where a card is: in the hand of power 0 to 5, or
DISPLAYED: Final = 6  # and the power: face up on the display
HIDDEN: Final = 12  # and the power: face down on it, this turn
TABLE: Final = 18  # played in this battle
DISCARDED: Final = 19
DRAW: Final = 20  # in the deck that is drawn from
UNUSED: Final = 21  # in a deck that has not been begun
LATE: Final = 22  # and the power: from the display, back in its hand next turn (M23.8, optional)

MASKS: Final = 256  # for a place and a mask in one number

# Places in `scalars`
TURN: Final = 0
STAGE: Final = 1  # 1 to 5 (M6.2), then the vote and the winter
WINNER: Final = 2  # a power, NO_POWER while the game runs
VICTOR: Final = 3  # the major power that last won a battle
TRUMP_: Final = 4
DECK: Final = 5  # the deck that was begun last; DECKS when piles are shuffled together
ANNEXED: Final = 6
REDUCED: Final = 7
TRUCE: Final = 8  # the Prussian stages until it ends, this one included
ELECTION_: Final = 9
SAXON_DREW: Final = 10  # the turn in which Saxony last drew cards (M8.9)
SAXON_FOUGHT: Final = 11  # 1: its status changed in this combat phase, it fights no more (M28.5)
EMPEROR: Final = 12  # whose marker is in the box
ITALY: Final = 13
ELECTORS_BOX: Final = 14
SILESIA_BOX: Final = 15
TRACK: Final = 16  # the box of each of three markers
OFFERED: Final = 19  # two events, NOBODY where there is none any more
WEST: Final = 21  # the side that each of four elector markers shows
POOL: Final = 25  # markers of victory of each power
BATTLES: Final = 31  # those in its battle box
ASIDE: Final = 37  # those set aside
MODIFIER: Final = 43  # of its income, for this year
PILE: Final = 49  # where each event is
CONTRACTS: Final = 74  # turns left, by giver and receiver; what else it may say is in `treaties`
WINTER: Final = 110  # scores, by power and year
SAXON_SHIFT: Final = 134  # boxes its marker was moved in this politics stage, not yet in force
CREDIT: Final = 135  # what a power has paid too much for trains in this phase (M7.7)
SCALARS: Final = 141

# Where the election stands
NOT_DRAWN: Final = 0
COMING: Final = 1  # the vote is held at the end of this turn
HELD: Final = 2

# Where an event is
IN_PILE: Final = 0
ON_OFFER: Final = 1
GONE: Final = 2


@final
class Maria(State):
    """A position of the game, and the procedures that will carry it on."""

    LISTS: ClassVar[tuple[str, ...]] = ("bodies", "board", "cards", "scalars")

    def __init__(
        self,
        form: Form,
        bodies: list[int],
        board: list[int],
        cards: list[int],
        scalars: list[int],
        stack: list[Procedure[Any]],
        asked: list[Question],
    ) -> None:
        super().__init__(stack, asked)
        self.form = form
        self.bodies = bodies
        self.board = board
        self.cards = cards
        self.scalars = scalars

    def copy(self) -> Maria:
        return Maria(
            self.form,
            self.bodies[:],
            self.board[:],
            self.cards[:],
            self.scalars[:],
            [procedure.copy() for procedure in self.stack],
            self.asked,
        )

    # Powers (M4)

    def saxon_status(self) -> int:
        return SAXON_STATUS[self.scalars[TRACK]]

    def marker_box(self, track: int) -> int:
        """Where a marker lies. Saxony's may have been moved while its old status holds (M23.11)."""
        box = self.scalars[TRACK + track]
        return box + self.scalars[SAXON_SHIFT] if track == 0 else box

    def relation(self, one: int, other: int) -> int:
        truce = 3 if self.scalars[TRUCE] else 0
        table = RELATIONS[truce + SAXON_STATUS[self.scalars[TRACK]]]
        return table[one * 6 + other]

    def are_enemies(self, one: int, other: int) -> bool:
        return self.relation(one, other) == ENEMY

    def cooperate(self, one: int, other: int) -> bool:
        """The same power, or two that may unite (M4.1)."""
        return self.relation(one, other) in (SAME, PARTNER)

    def is_neutral(self, power: int) -> bool:
        """Saxony in its box "S", Prussia in its truce (M28.7, M26.10)."""
        if power == SAXONY:
            return SAXON_STATUS[self.scalars[TRACK]] == NEUTRAL
        return power == PRUSSIA and self.scalars[TRUCE] > 0

    def major_of(self, power: int) -> int:
        """The power whose markers it uses; NO_POWER for a neutral Saxony."""
        return MAJOR_OF[SAXON_STATUS[self.scalars[TRACK]]][power]

    def seat_of(self, power: int) -> int:
        status = SAXON_STATUS[self.scalars[TRACK]]
        return (SEAT_OF if self.form.players == 3 else SEAT_OF_TWO)[status][power]

    def powers_of_stage(self, stage: int) -> list[int]:
        """Who acts in stage 3, 4 or 5, in order (M6.2, M6.5)."""
        powers = ACTS[SAXON_STATUS[self.scalars[TRACK]]][stage - 3]
        return [power for power in powers if self.form.present[power]]

    # Ground (M3, M4.7, M28)

    def home_of(self, city: Place) -> int:
        """Whose home country a city lies in, NO_POWER for none (M3.6, M26.4)."""
        territory = TERRITORY[city]
        if territory == SILESIA and self.scalars[ANNEXED]:
            return PRUSSIA
        return HOME[territory]

    def is_open(self, power: int, city: Place) -> bool:
        """Whether a power may be there at all: its maps, neutral ground (M4.7, M28.7, M28.9)."""
        scalars = self.scalars
        state = SAXON_STATUS[scalars[TRACK]]
        if scalars[TRUCE]:
            state += 3
        if scalars[ANNEXED]:
            state += 6
        if self.form.introductory:
            state += 12
        return OPEN[state][power * CITY_COUNT + city]

    def controller(self, city: Place) -> int:
        """Who controls a fortress (M3.7); of a western seat the power whose side its marker shows.

        The common side is Austria's here: ask `holds_common` where the Pragmatic Army matters.
        """
        if IS_WESTERN[city]:
            return AUSTRIA if self.elector(city) == COMMON_SIDE else FRANCE
        mark = self.board[MARKS + city]
        return mark if mark != NO_POWER else self.home_of(city)

    def elector(self, city: Place) -> int:
        """The side that the marker on a western seat shows."""
        return self.scalars[WEST + WESTERN.index(city)]

    def is_enemy_fortress(self, power: int, city: Place) -> bool:
        """M3.8"""
        if not FORTRESS[city]:
            return False
        controller = self.controller(city)
        return controller != NO_POWER and self.relation(power, controller) == ENEMY

    def mark(self, city: Place) -> int:
        """Whose marker of victory lies here."""
        return self.board[MARKS + city]

    # Bodies

    def place_of(self, body: int) -> int:
        """Its city, OFF, or a mission box."""
        return self.bodies[body * ROW + PLACE_]

    def on_map(self, body: int) -> bool:
        return self.bodies[body * ROW + PLACE_] >= 0

    def takes_part(self, piece: int) -> bool:
        """Whether a piece belongs to this form of the game at all (M31.1)."""
        return not self.form.introductory or IN_INTRODUCTORY[piece]

    def troops(self, general: int) -> int:
        return self.bodies[general * ROW + TROOPS_]

    def has(self, body: int, status: int) -> bool:
        return self.bodies[body * ROW + STATUS_] & status != 0

    def first(self, city: Place) -> int:
        """The piece in a city, or the first of a union; NOBODY where there is none."""
        return self.board[city]

    def second(self, city: Place) -> int:
        """The other general of a union."""
        return self.board[SECOND + city]

    def partner(self, general: int) -> int:
        """The general with whom this one is united, NOBODY for none."""
        city = self.bodies[general * ROW]
        if city < 0:
            return NOBODY
        one = self.board[city]
        return self.board[SECOND + city] if one == general else one

    def generals_at(self, city: Place) -> list[int]:
        one = self.board[city]
        if one == NOBODY or one >= FIRST_TRAIN:
            return []
        other = self.board[SECOND + city]
        return [one] if other == NOBODY else [one, other]

    def train_at(self, city: Place) -> int:
        one = self.board[city]
        return one if one >= FIRST_TRAIN else NOBODY

    def hussar_at(self, city: Place) -> int:
        for hussar in range(FIRST_HUSSAR, BODY_COUNT):
            if self.bodies[hussar * ROW] == city:
                return hussar
        return NOBODY

    def generals_on_map(self, power: int) -> list[int]:
        return [each for each in GENERALS_OF[power] if self.bodies[each * ROW] >= 0]

    # Cards (M7)

    def hand(self, power: int) -> list[int]:
        """The cards of a power, lowest number first."""
        return [card for card in range(CARDS) if self.cards[card] == power]

    def hand_size(self, power: int) -> int:
        return self.cards[:CARDS].count(power)

    def kinds_in_hand(self, power: int) -> list[int]:
        """How many of each kind a power holds."""
        kinds = [0] * KIND_COUNT
        for card in range(CARDS):
            if self.cards[card] == power:
                kinds[KIND_OF[card]] += 1
        return kinds

    def card_of_kind(self, place: int, kind: int) -> int:
        """The card of this kind in a place, of the lowest deck where several are; or NOBODY."""
        for card in range(CARDS):
            if self.cards[card] == place and KIND_OF[card] == kind:
                return card
        return NOBODY

    # The end (M22)

    def pool(self, power: int) -> int:
        """Markers still to be placed; below zero, so many more than it has were earned (M21.3)."""
        return self.scalars[POOL + power]

    def to_place(self, power: int) -> int:
        return max(0, self.pool(power))

    def placed(self, power: int) -> int:
        """Markers on the board and set aside, of those that the power has."""
        return self.form.markers[power] - self.to_place(power)

    def beyond(self, power: int) -> int:
        """How many more markers were earned than the power has: its shortfall (M22.2)."""
        return max(0, -self.pool(power))

    def ended(self) -> bool:
        return self.scalars[WINNER] != NO_POWER

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        power = self.scalars[WINNER]
        seat = self.seat_of(power)
        return {
            "winner": seat,
            "seat": SEATS[seat],
            "power": POWERS[power],
            "turns": self.scalars[TURN],
            "pools": {
                POWERS[each]: self.pool(each)
                for each in range(len(POWERS))
                if self.form.markers[each]
            },
        }

    def moment(self) -> str:
        return f"turn {self.scalars[TURN]} stage {self.scalars[STAGE]}"

    def action_name(self, action: int) -> str:
        return VOCABULARY.name(action)

    # Writers: bodies

    def put(self, body: int, city: Place) -> None:
        """Set a body down in a city. A hussar there is gone (M10.4, M10.6)."""
        self.lift(body)
        self.bodies[body * ROW] = city
        if body >= FIRST_HUSSAR:
            return
        if self.board[city] == NOBODY:
            self.board[city] = body
        else:
            self.board[SECOND + city] = body
        for hussar in range(FIRST_HUSSAR, BODY_COUNT):
            if self.bodies[hussar * ROW] == city:
                self.bodies[hussar * ROW] = OFF

    def lift(self, body: int) -> None:
        """Take a body off the map, for now or for good."""
        city = self.bodies[body * ROW]
        self.bodies[body * ROW] = OFF
        if city < 0 or body >= FIRST_HUSSAR:
            return
        if self.board[city] == body:
            self.board[city] = self.board[SECOND + city]
        self.board[SECOND + city] = NOBODY

    def remove_general(self, general: int) -> None:
        """He has no troops left (M9.8)."""
        self.lift(general)
        row = general * ROW
        self.bodies[row + TROOPS_] = 0
        self.bodies[row + STATUS_] = 0
        self.bodies[row + FLOOR_] = 0
        self.bodies[row + GROUP_] = self._free_group([general])

    def send_away(self, general: int, box: int) -> None:
        """He leaves the map for a mission box, with his troops (M24.3)."""
        self.lift(general)
        self.bodies[general * ROW] = box

    def set_status(self, body: int, status: int, on: bool) -> None:
        row = body * ROW + STATUS_
        self.bodies[row] = self.bodies[row] | status if on else self.bodies[row] & ~status

    def clear_status(self, status: int) -> None:
        """Of all bodies, as when a phase begins."""
        for body in range(BODY_COUNT):
            self.bodies[body * ROW + STATUS_] &= ~status

    # Writers: troops, and who can work them out (M9.1)

    def muster(self, general: int, troops: int) -> None:
        """He begins with so many (M5.3)."""
        self.bodies[general * ROW + TROOPS_] = troops

    def lose_openly(self, general: int, troops: int) -> None:
        """He loses troops, and everybody sees how many."""
        row = general * ROW
        self.bodies[row + TROOPS_] -= troops
        self.bodies[row + FLOOR_] = max(1, self.bodies[row + FLOOR_] - troops)

    def show_troops(self, generals: list[int]) -> None:
        """Their troops are shown, as one number (M16.4): they are a group of their own now."""
        old = {self.bodies[each * ROW + GROUP_] for each in generals}
        if len(old) > 1:
            self.join_groups(sorted(old))
        number = self._free_group(generals)
        for general in generals:
            self.bodies[general * ROW + GROUP_] = number
            if len(generals) == 1:
                self.bodies[general * ROW + FLOOR_] = self.bodies[general * ROW + TROOPS_]
        self.learn(EVERYBODY)

    def set_troops_secretly(self, generals: list[int], troops: list[int]) -> None:
        """Nobody sees how they share what they have together, or have got (M9.7, M20.3)."""
        self.join_groups(sorted({self.bodies[each * ROW + GROUP_] for each in generals}))
        for general, number in zip(generals, troops, strict=True):
            row = general * ROW
            self.bodies[row + TROOPS_] = number
            self.bodies[row + FLOOR_] = 1

    def add_troop(self, general: int) -> None:
        """He gets a new troop (M20.3). Join the groups of those who might have got it first."""
        row = general * ROW
        self.bodies[row + TROOPS_] += 1
        self.bodies[row + FLOOR_] = max(1, self.bodies[row + FLOOR_])

    def join_groups(self, groups: list[int]) -> None:
        for general in range(GENERAL_COUNT):
            if self.bodies[general * ROW + GROUP_] in groups:
                self.bodies[general * ROW + GROUP_] = groups[0]

    def _free_group(self, generals: list[int]) -> int:
        """A number that no other general has."""
        others = [each for each in range(GENERAL_COUNT) if each not in generals]
        used = [self.bodies[each * ROW + GROUP_] for each in others]
        number = 0
        while number in used:
            number += 1
        return number

    # Writers: markers (M21); what is placed, and when, is the business of `markers`

    def set_mark(self, city: Place, power: int) -> None:
        """The marker on a fortress goes back to its pool, and another one takes its place."""
        old = self.board[MARKS + city]
        if old != NO_POWER:
            self.scalars[POOL + old] += 1
        self.board[MARKS + city] = power
        if power != NO_POWER:
            self.scalars[POOL + power] -= 1

    def set_aside(self, city: Place) -> None:
        """The marker here leaves the board, but not for its pool (M26.6, M27.2)."""
        power = self.board[MARKS + city]
        self.board[MARKS + city] = NO_POWER
        self.scalars[ASIDE + power] += 1

    def set_elector(self, city: Place, side: int) -> None:
        self.scalars[WEST + WESTERN.index(city)] = side

    def set_query(self, city: Place, power: int) -> None:
        self.board[QUERIES + city] = power

    def query(self, city: Place) -> int:
        """The power that marked a fortress as passed while it was protected (M18.1)."""
        return self.board[QUERIES + city]

    def move_markers(self, power: int, box: int, count: int) -> None:
        """From the pool to the battle box or another place that counts them; or back, if < 0."""
        self.scalars[box + power] += count
        self.scalars[POOL + power] -= count

    def give_box(self, box: int, power: int) -> None:
        """The one marker of a victory box: this power's, or nobody's (M21.7 to M21.9)."""
        old = self.scalars[box]
        if old != NO_POWER:
            self.scalars[POOL + old] += 1
        self.scalars[box] = power
        if power != NO_POWER:
            self.scalars[POOL + power] -= 1

    # Writers: cards

    def draw(self, power: int, count: int, purpose: int = DRAWING) -> list[int]:
        """So many cards for a hand, each as it is drawn (M7.4). Their owner alone sees them."""
        mask = 1 << self.seat_of(power)
        drawn: list[int] = []
        for _ in range(count):
            card = self.take_card(self.chance, mask, purpose)
            if card == NOBODY:
                break
            self.move_card(card, power, mask)
            drawn.append(card)
        return drawn

    def take_card(self, chance: Chance, mask: int, purpose: int) -> int:
        """Any card of the draw deck, still in it; NOBODY when every card is in a hand."""
        kinds = self._drawable()
        if not any(kinds):
            if not self.open_next_deck():
                return NOBODY
            kinds = self._drawable()
        return self.card_of_kind(DRAW, chance.pick_for(mask, purpose, kinds))

    def _drawable(self) -> list[int]:
        kinds = [0] * KIND_COUNT
        for card in range(CARDS):
            if self.cards[card] == DRAW:
                kinds[KIND_OF[card]] += 1
        return kinds

    def open_next_deck(self) -> bool:
        """The next deck, or the two fullest piles of discards shuffled together (M7.4, M7.5)."""
        if self.scalars[DECK] < DECKS - 1:
            self.scalars[DECK] += 1
            decks = [self.scalars[DECK]]
            self.tell("new-deck", "M7.4", {"count": decks[0] + 1})
        else:
            counts = [
                self.cards[deck * DECK_SIZE : (deck + 1) * DECK_SIZE].count(DISCARDED)
                for deck in range(DECKS)
            ]
            decks = sorted(range(DECKS), key=lambda deck: -counts[deck])[:2]
            if not any(counts):
                return False
            self.tell("reshuffle", "M7.5", {"count": counts[decks[0]] + counts[decks[1]]})
        for deck in decks:
            for card in range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE):
                if self.cards[card] in (UNUSED, DISCARDED):
                    self.move_card(card, DRAW, 0)
        return True

    def move_card(self, card: int, place: int, mask: int) -> None:
        """A card goes to a place, and these seats know it."""
        self.cards[card] = place
        self.cards[KNOWN + card] = mask

    def discard(self, card: int) -> None:
        self.cards[card] = DISCARDED
        self.cards[KNOWN + card] = EVERYBODY

    # Writers: the rest

    def set_scalar(self, place: int, value: int) -> None:
        self.scalars[place] = value

    # What is hidden: which card is where, and how many troops each general has

    def secrets(self) -> list[Secret]:
        """Cards change places within their deck only, as everybody sees their backs."""
        secrets: list[Secret] = []
        for card in range(CARDS):
            mask = self.cards[KNOWN + card]
            value = self.cards[card] * MASKS + mask % MASKS
            secrets.append(Secret(f"deck {card // DECK_SIZE}", f"card {card}", value, mask))
        for general in range(GENERAL_COUNT):
            mask = 1 << self.seat_of(POWER_OF[general])
            group = self.bodies[general * ROW + GROUP_]
            troops = self.bodies[general * ROW + TROOPS_]
            secrets.append(Secret(f"group {group}", f"general {general}", troops, mask))
        return secrets

    def set_secrets(self, values: list[int]) -> None:
        for card in range(CARDS):
            mask = values[card] % MASKS
            self.cards[card] = values[card] // MASKS
            self.cards[KNOWN + card] = EVERYBODY if mask == MASKS - 1 else mask
        for general in range(GENERAL_COUNT):
            self.bodies[general * ROW + TROOPS_] = values[CARDS + general]

    def guess(self, seat: int, chance: Chance) -> list[int]:
        from sandtable.games.maria.rules.guesses import guess

        return guess(self, seat, chance)

    def unknown_in(self, group: int, seat: int) -> list[int]:
        """The generals of a group, on the map or on a mission, whose notes this seat has not."""
        return [
            each
            for each in range(GENERAL_COUNT)
            if self.bodies[each * ROW + GROUP_] == group
            and self.bodies[each * ROW + TROOPS_] > 0
            and self.seat_of(POWER_OF[each]) != seat
        ]

    # Edges

    def untimely(self, action: int) -> Refusal:
        from sandtable.games.maria.rules.timing import untimely

        return untimely(self, action)

    def dump(self) -> dict[str, Any]:
        return {"form": self.form.source, **super().dump()}

    def position(self) -> dict[str, Any]:
        """Everything that is on the table, in the hands and in the notes."""
        from sandtable.games.maria.rules.views import whole

        return whole(self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it."""
        from sandtable.games.maria.rules.views import as_seen

        return as_seen(self, seat)
