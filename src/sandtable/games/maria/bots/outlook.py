"""The war as a seat knows it: how strong everybody is, what may be taken, what must be kept."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.games.maria.bots.manner import Manner, manner_of
from sandtable.games.maria.bots.values import conquest_value, marker_values
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.conquest import COVER
from sandtable.games.maria.rules.paths import LONGEST, is_home
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import unknown_in

CARD_MEAN: Final = 1.8  # what a card that nobody sees adds in a battle, of whatever suit it is
PACE: Final = 3  # roads a turn
FADE: Final[list[float]] = [0.72 ** (steps / PACE) for steps in range(200)]
GUARDED: Final = 0.35  # of its value, for a fortress that is protected
FOLLOWS: Final = 2  # roads that a train can follow
HUNGRY: Final = 0.3
HUNGRIER: Final = 0.04  # and for each road more
# How likely an enemy so many roads away comes and conquers next: three roads are a march
URGENCY: Final[list[float]] = [1.0, 1.0, 1.0, 0.8, 0.4, 0.3, 0.2]
TAKES: Final = 2.5  # fortresses that a general takes in a stage
EITHER: Final = 2.0  # western seats, of which losing one costs the marker of both (M21.7)
TRUCE_LASTS: Final = 0.5  # of the threat, if Prussia has to keep its truce for a stage more


@final
class Outlook:
    """A position as far as a seat knows it; what takes long is worked out once."""

    def __init__(self, game: Maria, seat: int, simple: bool) -> None:
        self.game = game
        self.seat = seat
        self.simple = simple
        whole_war = not game.form.introductory
        self.stands_alone = whole_war and game.seat_of(facts.AUSTRIA) == seat
        self.markers = marker_values(game, seat)
        self.troops = [0.0] * facts.GENERAL_COUNT
        for general in range(facts.GENERAL_COUNT):
            self.troops[general] = expected_troops(game, general, seat)
        self.hands: list[list[float]] = [[] for _ in facts.POWERS]  # by power and suit
        self.targets: list[list[Place]] = [[] for _ in facts.POWERS]
        self.prizes: list[list[float]] = [[] for _ in facts.POWERS]
        self.known: list[bool] = [False] * len(facts.POWERS)
        self.pulls: list[list[float]] = [[-1.0] * facts.CITY_COUNT for _ in facts.POWERS]
        self.alarms: list[float] = []
        self.guards: list[list[int]] = [[] for _ in facts.FORTRESSES]
        self.manners: list[Manner | None] = [None] * len(facts.POWERS)
        self.holds: list[float] = [-1.0] * facts.CITY_COUNT
        self.partner_holds: list[float] = [-1.0] * facts.GENERAL_COUNT

    def manner(self, power: int) -> Manner:
        """How a power goes to war."""
        found = self.manners[power]
        if found is None:
            found = manner_of(self.game, power)
            self.manners[power] = found
        return found

    # Strength

    def cards_of(self, power: int, suit: int) -> float:
        """What a hand adds in battles of a suit: one's own is seen, another's is guessed."""
        if not self.hands[power]:
            self.hands[power] = hand_by_suit(self.game, power, self.seat)
        return self.hands[power][suit]

    # Conquest

    def find_targets(self, power: int) -> None:
        """The fortresses that a power may take, and their values."""
        self.known[power] = True
        game = self.game
        for city in facts.FORTRESSES:
            if game.is_enemy_fortress(power, city) and game.is_open(power, city):
                value = conquest_value(game, self.markers, power, city)
                if value > 0:
                    self.targets[power].append(city)
                    self.prizes[power].append(value)

    def pull(self, power: int, city: Place) -> float:
        """How much there is to take near a city: the nearer the better, and not too guarded."""
        found = self.pulls[power][city]
        if found >= 0:
            return found
        if not self.known[power]:
            self.find_targets(power)
        row = facts.ROADS.distances(city)
        best = second = 0.0
        total = 0.0
        for number, target in enumerate(self.targets[power]):
            value = self.prizes[power][number] * FADE[min(row[target], len(FADE) - 1)]
            if self.keepers(target):
                value *= GUARDED
            total += value * value
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        found = best + 0.5 * second + 0.1 * total
        self.pulls[power][city] = found
        return found

    def keepers(self, city: Place) -> list[int]:
        """The cities from which a fortress is protected (M15.4)."""
        number = FORTRESS_NUMBER[city]
        found = self.guards[number]
        if not found:
            found = keepers_of(self.game, city)
            found.append(slots.NOBODY)
            self.guards[number] = found
        return found[:-1]

    # Defence

    def find_alarms(self) -> None:
        """By fortress: what its loss would cost, if an enemy is near enough to take it.

        A general takes one or two in a stage, so those in reach of him share his threat.
        """
        self.alarms = [0.0] * len(facts.FORTRESSES)
        for general in range(facts.GENERAL_COUNT):
            if self.game.on_map(general):
                self.add_alarms(general)

    def add_alarms(self, general: int) -> None:
        """What one general threatens: the costliest alarm of each fortress counts."""
        game = self.game
        power = facts.POWER_OF[general]
        row = facts.ROADS.distances(game.place_of(general))
        reached: list[int] = []
        total = 0.0
        for number, city in enumerate(facts.FORTRESSES):
            if row[city] < len(URGENCY) and self.may_be_taken(power, city):
                reached.append(number)
                total += URGENCY[row[city]]
        most = TRUCE_LASTS if power == facts.PRUSSIA and game.scalars[slots.TRUCE] > 1 else 1.0
        share = min(most, TAKES / total) if reached else 0.0
        for number in reached:
            city = facts.FORTRESSES[number]
            loss = -conquest_value(game, self.markers, power, city)
            if facts.IS_WESTERN[city]:
                loss /= EITHER
            self.alarms[number] = max(self.alarms[number], loss * URGENCY[row[city]] * share)

    def may_be_taken(self, power: int, city: Place) -> bool:
        """Whether a power may take a fortress, now or as soon as its truce is over (M26.10)."""
        game = self.game
        if power == facts.PRUSSIA and game.is_neutral(power):
            return facts.MAP_OF[city] == facts.BOHEMIA and game.controller(city) == facts.AUSTRIA
        return game.is_enemy_fortress(power, city) and game.is_open(power, city)

    # Supply

    def hunger(self, general: int, city: Place) -> float:
        """What it costs to stand where no train reaches, or can reach in time (M11)."""
        game = self.game
        if is_home(game, general, city):
            return 0.0
        row = facts.ROADS.distances(city)
        short = 12
        trains = facts.TRAINS_OF[facts.POWER_OF[general]]
        if general == facts.ARENBERG:
            trains = trains + facts.TRAINS_OF[facts.PRAGMATIC]
        for train in trains:
            place = game.place_of(train)
            if place >= 0:
                slack = LONGEST if game.has(train, slots.MOVED) else LONGEST + FOLLOWS
                short = min(short, row[place] - slack)
        return 0.0 if short <= 0 else HUNGRY + HUNGRIER * short


def _numbers() -> list[int]:
    numbers = [-1] * facts.CITY_COUNT
    for number, city in enumerate(facts.FORTRESSES):
        numbers[city] = number
    return numbers


FORTRESS_NUMBER: Final[list[int]] = _numbers()


def expected_troops(game: Maria, general: int, seat: int) -> float:
    """One's own are known; of others, an equal share of what a group is known to have."""
    if game.seat_of(facts.POWER_OF[general]) == seat:
        return float(game.troops(general))
    unknown = unknown_in(game, game.group(general), seat)
    if general not in unknown:
        return 0.0
    total = 0
    for each in unknown:
        total += game.troops(each)
    return total / len(unknown)


def hand_by_suit(game: Maria, power: int, seat: int) -> list[float]:
    if game.seat_of(power) != seat:
        return [CARD_MEAN * game.hand_size(power)] * len(facts.SUITS)
    sums = [0.0] * len(facts.SUITS)
    for card in range(facts.CARDS):
        if game.cards[card] != power:
            continue
        kind = facts.KIND_OF[card]
        for suit in range(len(facts.SUITS)):
            if facts.SUIT_OF_KIND[kind] in (suit, -1):
                sums[suit] += facts.VALUE_OF_KIND[kind]
    return sums


def keepers_of(game: Maria, city: Place) -> list[int]:
    controller = game.controller(city)
    found: list[int] = []
    if controller == facts.NO_POWER:
        return found
    row = facts.ROADS.distances(city)
    for general in range(facts.GENERAL_COUNT):
        place = game.place_of(general)
        if place >= 0 and row[place] <= COVER and place not in found:
            power = facts.POWER_OF[general]
            if game.cooperate(power, controller) and not game.is_neutral(power):
                found.append(place)
    return found
