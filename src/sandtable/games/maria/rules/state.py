"""What is: bodies, board, cards and markers as flat lists, with a reader or a writer for each fact.

The class has more than forty methods, and the module more than 400 lines, because each method is
one fact of the board; what is drawn and who knows which troops have modules of their own, `cards`
and `troops`.
"""

from __future__ import annotations

from typing import Any, ClassVar, final

from sandtable.boards.graph import Place
from sandtable.core.chance import Chance
from sandtable.core.event import EVERYBODY
from sandtable.core.knowledge import Secret
from sandtable.core.refusal import Refusal
from sandtable.core.state import State
from sandtable.games.maria.rules import facts, notation as do, powers, slots
from sandtable.games.maria.rules.forms import Form


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
    ) -> None:
        super().__init__()
        self.form = form
        self.bodies = bodies
        self.board = board
        self.cards = cards
        self.scalars = scalars

    def copy(self) -> Maria:
        return self.continued(
            Maria(self.form, self.bodies[:], self.board[:], self.cards[:], self.scalars[:])
        )

    # Powers (M4)

    def saxon_status(self) -> int:
        return facts.SAXON_STATUS[self.scalars[slots.TRACK]]

    def marker_box(self, track: int) -> int:
        """Where a marker lies. Saxony's may have been moved while its old status holds (M23.11)."""
        box = self.scalars[slots.TRACK + track]
        return box + self.scalars[slots.SAXON_SHIFT] if track == 0 else box

    def relation(self, one: int, other: int) -> int:
        truce = 3 if self.scalars[slots.TRUCE] else 0
        table = powers.RELATIONS[truce + facts.SAXON_STATUS[self.scalars[slots.TRACK]]]
        return table[one * 6 + other]

    def are_enemies(self, one: int, other: int) -> bool:
        return self.relation(one, other) == powers.ENEMY

    def cooperate(self, one: int, other: int) -> bool:
        """The same power, or two that may unite (M4.1)."""
        return self.relation(one, other) in (powers.SAME, powers.PARTNER)

    def is_neutral(self, power: int) -> bool:
        """Saxony in its box "S", Prussia in its truce (M28.7, M26.10)."""
        if power == facts.SAXONY:
            return facts.SAXON_STATUS[self.scalars[slots.TRACK]] == facts.NEUTRAL
        return power == facts.PRUSSIA and self.scalars[slots.TRUCE] > 0

    def major_of(self, power: int) -> int:
        """The power whose markers it uses; NO_POWER for a neutral Saxony."""
        return powers.MAJOR_OF[facts.SAXON_STATUS[self.scalars[slots.TRACK]]][power]

    def seat_of(self, power: int) -> int:
        status = facts.SAXON_STATUS[self.scalars[slots.TRACK]]
        return (powers.SEAT_OF if self.form.players == 3 else powers.SEAT_OF_TWO)[status][power]

    def powers_of_stage(self, stage: int) -> list[int]:
        """Who acts in stage 3, 4 or 5, in order (M6.2, M6.5)."""
        acting = powers.ACTS[facts.SAXON_STATUS[self.scalars[slots.TRACK]]][stage - 3]
        return [power for power in acting if self.form.present[power]]

    # Ground (M3, M4.7, M28)

    def home_of(self, city: Place) -> int:
        """Whose home country a city lies in, NO_POWER for none (M3.6, M26.4)."""
        territory = facts.TERRITORY[city]
        if territory == facts.SILESIA and self.scalars[slots.ANNEXED]:
            return facts.PRUSSIA
        return facts.HOME[territory]

    def is_open(self, power: int, city: Place) -> bool:
        """Whether a power may be there at all: its maps, neutral ground (M4.7, M28.7, M28.9)."""
        scalars = self.scalars
        state = facts.SAXON_STATUS[scalars[slots.TRACK]]
        if scalars[slots.TRUCE]:
            state += 3
        if scalars[slots.ANNEXED]:
            state += 6
        if self.form.introductory:
            state += 12
        return powers.OPEN[state][power * facts.CITY_COUNT + city]

    def controller(self, city: Place) -> int:
        """Who controls a fortress (M3.7); of a western seat the power whose side its marker shows.

        The common side is Austria's here: ask `holds_common` where the Pragmatic Army matters.
        """
        if facts.IS_WESTERN[city]:
            return facts.AUSTRIA if self.elector(city) == facts.COMMON_SIDE else facts.FRANCE
        mark = self.board[slots.MARKS + city]
        return mark if mark != facts.NO_POWER else self.home_of(city)

    def elector(self, city: Place) -> int:
        """The side that the marker on a western seat shows."""
        return self.scalars[slots.WEST + facts.WESTERN.index(city)]

    def is_enemy_fortress(self, power: int, city: Place) -> bool:
        """M3.8"""
        if not facts.FORTRESS[city]:
            return False
        controller = self.controller(city)
        return controller != facts.NO_POWER and self.relation(power, controller) == powers.ENEMY

    def mark(self, city: Place) -> int:
        """Whose marker of victory lies here."""
        return self.board[slots.MARKS + city]

    # Bodies

    def place_of(self, body: int) -> Place:
        """Its city, OFF, or a mission box."""
        return Place(self.bodies[body * slots.ROW + slots.PLACE])

    def on_map(self, body: int) -> bool:
        return self.bodies[body * slots.ROW + slots.PLACE] >= 0

    def takes_part(self, piece: int) -> bool:
        """Whether a piece belongs to this form of the game at all (M31.1)."""
        return not self.form.introductory or facts.IN_INTRODUCTORY[piece]

    def troops(self, general: int) -> int:
        return self.bodies[general * slots.ROW + slots.TROOPS]

    def group(self, general: int) -> int:
        return self.bodies[general * slots.ROW + slots.GROUP]

    def floor(self, general: int) -> int:
        return self.bodies[general * slots.ROW + slots.FLOOR]

    def has(self, body: int, status: int) -> bool:
        return self.bodies[body * slots.ROW + slots.STATUS] & status != 0

    def first(self, city: Place) -> int:
        """The piece in a city, or the first of a union; NOBODY where there is none."""
        return self.board[city]

    def second(self, city: Place) -> int:
        """The other general of a union."""
        return self.board[slots.SECOND + city]

    def partner(self, general: int) -> int:
        """The general with whom this one is united, NOBODY for none."""
        city = self.bodies[general * slots.ROW]
        if city < 0:
            return slots.NOBODY
        one = self.board[city]
        return self.board[slots.SECOND + city] if one == general else one

    def generals_at(self, city: Place) -> list[int]:
        one = self.board[city]
        if one == slots.NOBODY or one >= facts.FIRST_TRAIN:
            return []
        other = self.board[slots.SECOND + city]
        return [one] if other == slots.NOBODY else [one, other]

    def train_at(self, city: Place) -> int:
        one = self.board[city]
        return one if one >= facts.FIRST_TRAIN else slots.NOBODY

    def hussar_at(self, city: Place) -> int:
        for hussar in range(facts.FIRST_HUSSAR, facts.BODY_COUNT):
            if self.bodies[hussar * slots.ROW] == city:
                return hussar
        return slots.NOBODY

    def generals_on_map(self, power: int) -> list[int]:
        return [each for each in facts.GENERALS_OF[power] if self.bodies[each * slots.ROW] >= 0]

    # Cards (M7)

    def hand(self, power: int) -> list[int]:
        """The cards of a power, lowest number first."""
        return [card for card in range(facts.CARDS) if self.cards[card] == power]

    def hand_size(self, power: int) -> int:
        return self.cards[: facts.CARDS].count(power)

    def kinds_at(self, place: int) -> list[int]:
        """How many of each kind are in a place: in the hand of a power, in the deck."""
        kinds = [0] * facts.KIND_COUNT
        for card in range(facts.CARDS):
            if self.cards[card] == place:
                kinds[facts.KIND_OF[card]] += 1
        return kinds

    def card_of_kind(self, place: int, kind: int) -> int:
        """The card of this kind in a place, of the lowest deck where several are; or NOBODY."""
        for card in range(facts.CARDS):
            if self.cards[card] == place and facts.KIND_OF[card] == kind:
                return card
        return slots.NOBODY

    # The end (M22)

    def pool(self, power: int) -> int:
        """Markers still to be placed; below zero, so many more than it has were earned (M21.3)."""
        return self.scalars[slots.POOL + power]

    def to_place(self, power: int) -> int:
        return max(0, self.pool(power))

    def placed(self, power: int) -> int:
        """Markers on the board and set aside, of those that the power has."""
        return self.form.markers[power] - self.to_place(power)

    def beyond(self, power: int) -> int:
        """How many more markers were earned than the power has: its shortfall (M22.2)."""
        return max(0, -self.pool(power))

    def ended(self) -> bool:
        return self.scalars[slots.WINNER] != facts.NO_POWER

    def result(self) -> dict[str, Any] | None:
        from sandtable.games.maria.rules.victory import result_of

        return result_of(self) if self.ended() else None

    def moment(self) -> str:
        return f"turn {self.scalars[slots.TURN]} stage {self.scalars[slots.STAGE]}"

    def action_name(self, action: int) -> str:
        return do.VOCABULARY.name(action)

    # Writers: bodies

    def put(self, body: int, city: Place) -> None:
        """Set a body down in a city. A hussar there is gone (M10.4, M10.6)."""
        self.lift(body)
        self.bodies[body * slots.ROW] = city
        if self.changes is not None:
            self.changes.append(city)
        if body >= facts.FIRST_HUSSAR:
            return
        if self.board[city] == slots.NOBODY:
            self.board[city] = body
        else:
            self.board[slots.SECOND + city] = body
        hussar = self.hussar_at(city)
        if hussar != slots.NOBODY:
            self.bodies[hussar * slots.ROW] = facts.OFF
            if self.changes is not None:
                self.changes.append(slots.BODIES + hussar)

    def lift(self, body: int) -> None:
        """Take a body off the map, for now or for good."""
        city = self.bodies[body * slots.ROW]
        self.bodies[body * slots.ROW] = facts.OFF
        if self.changes is not None:
            self.changes += [city, slots.BODIES + body]
        if city < 0 or body >= facts.FIRST_HUSSAR:
            return
        if self.board[city] == body:
            self.board[city] = self.board[slots.SECOND + city]
        self.board[slots.SECOND + city] = slots.NOBODY

    def send_away(self, general: int, box: int) -> None:
        """A general leaves the map for a mission box, with all troops (M24.3)."""
        self.lift(general)
        self.bodies[general * slots.ROW] = box

    def set_status(self, body: int, status: int, on: bool) -> None:
        row = body * slots.ROW + slots.STATUS
        self.bodies[row] = self.bodies[row] | status if on else self.bodies[row] & ~status
        if self.changes is not None:
            self.changes.append(slots.BODIES + body)

    def clear_status(self, status: int) -> None:
        """Of all bodies, as when a phase begins."""
        for body in range(facts.BODY_COUNT):
            if self.changes is not None and self.has(body, status):
                self.changes.append(slots.BODIES + body)
            self.bodies[body * slots.ROW + slots.STATUS] &= ~status

    def muster(self, general: int, troops: int) -> None:
        """So many troops to begin with (M5.3)."""
        self.bodies[general * slots.ROW + slots.TROOPS] = troops
        self.note_troops()

    def note_troops(self) -> None:
        """Troops, groups or floors have changed, for those who keep up with the position."""
        if self.changes is not None:
            self.changes.append(slots.OF_TROOPS)

    # Writers: markers (M21); what is placed, and when, is the business of `markers`

    def set_mark(self, city: Place, power: int) -> None:
        """The marker on a fortress goes back to its pool, and another one takes its place."""
        self._exchange(self.board[slots.MARKS + city], power)
        self.board[slots.MARKS + city] = power
        if self.changes is not None:
            self.changes.append(city)

    def set_aside(self, city: Place) -> None:
        """The marker here leaves the board, but not for its pool (M26.6, M27.2)."""
        power = self.board[slots.MARKS + city]
        self.board[slots.MARKS + city] = facts.NO_POWER
        if self.changes is not None:
            self.changes.append(city)
        self.add(slots.ASIDE + power, 1)

    def set_elector(self, city: Place, side: int) -> None:
        self.set_scalar(slots.WEST + facts.WESTERN.index(city), side)

    def set_query(self, city: Place, power: int) -> None:
        self.board[slots.QUERIES + city] = power
        if self.changes is not None:
            self.changes.append(city)

    def query(self, city: Place) -> int:
        """The power that marked a fortress as passed while it was protected (M18.1)."""
        return self.board[slots.QUERIES + city]

    def move_markers(self, power: int, box: int, count: int) -> None:
        """From the pool to the battle box or another place that counts them; or back, if < 0."""
        self.add(box + power, count)
        self.add(slots.POOL + power, -count)

    def give_box(self, box: int, power: int) -> None:
        """The one marker of a victory box: this power's, or nobody's (M21.7 to M21.9)."""
        self._exchange(self.scalars[box], power)
        self.set_scalar(box, power)

    def _exchange(self, old: int, new: int) -> None:
        """A marker of one power goes back to its pool, and one of another leaves it."""
        if old != facts.NO_POWER:
            self.add(slots.POOL + old, 1)
        if new != facts.NO_POWER:
            self.add(slots.POOL + new, -1)

    # Writers: cards

    def move_card(self, card: int, place: int, mask: int) -> None:
        """A card goes to a place, and these seats know it."""
        self.cards[card] = place
        self.cards[slots.KNOWN + card] = mask
        if self.changes is not None:
            self.changes.append(slots.CARDS + card)

    def discard(self, card: int) -> None:
        self.move_card(card, slots.DISCARDED, EVERYBODY)

    def set_scalar(self, place: int, value: int) -> None:
        self.scalars[place] = value
        if self.changes is not None:
            self.changes.append(slots.OF_SCALARS + place)

    def add(self, place: int, count: int) -> None:
        """So many more of what a place counts; fewer, if it is less than 0."""
        self.set_scalar(place, self.scalars[place] + count)

    # What is hidden: which card is where, and how many troops each general has

    def secrets(self) -> list[Secret]:
        from sandtable.games.maria.rules.hidden import secrets

        return secrets(self)

    def set_secrets(self, values: list[int]) -> None:
        from sandtable.games.maria.rules.hidden import set_secrets

        set_secrets(self, values)

    def guess(self, seat: int, chance: Chance) -> list[int]:
        from sandtable.games.maria.rules.hidden import guess

        return guess(self, seat, chance)

    # Edges

    def why_not_here(self, action: int, seat: int = -1) -> Refusal:
        from sandtable.games.maria.rules.naming import named

        return named(self, super().why_not_here(action, seat), action)

    def why_unasked(self, action: int, seat: int) -> Refusal:
        from sandtable.games.maria.rules.waiting import why_unasked

        return why_unasked(self, action, seat)

    def why_withheld(self, action: int, seat: int) -> Refusal:
        from sandtable.games.maria.rules.naming import still_withheld

        return still_withheld(self, super().why_withheld(action, seat), action)

    def untimely(self, action: int) -> Refusal:
        from sandtable.games.maria.rules.timing import untimely

        return untimely(self, action)

    def dump(self) -> dict[str, Any]:
        return {"form": self.form.source, **super().dump()}

    def position(self) -> dict[str, Any]:
        """Everything that is on the table, in the hands and in the notes."""
        from sandtable.games.maria.rules.fields import whole

        return whole(self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it."""
        from sandtable.games.maria.rules.fields import as_seen

        return as_seen(self, seat)
