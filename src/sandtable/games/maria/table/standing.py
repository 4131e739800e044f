"""How the seats stand: what they have placed and hold, their rosters, what is gone and unseen."""

from __future__ import annotations

from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import troops_seen
from sandtable.games.maria.rules.victory import may_win_by_pool
from sandtable.games.maria.table.legend import signs_of, units_of
from sandtable.games.maria.table.text_board import is_known
from sandtable.games.maria.table.words import body_name, card_name, kind_word, place_name
from sandtable.toolkit.display import Holding, Side, Status
from sandtable.toolkit.lookup import Aids, Counted, Listed
from sandtable.toolkit.text import Speaker


def powers_of(game: Maria, seat: int) -> list[int]:
    """The powers that a seat plays now."""
    return [
        power
        for power in range(len(facts.POWERS))
        if game.form.present[power] and game.seat_of(power) == seat
    ]


def leading(game: Maria, seat: int) -> int:
    """The power of a seat that has placed the largest share of its markers; else its namesake."""

    def share(power: int) -> float:
        return 1 - game.pool(power) / game.form.markers[power]

    majors = [each for each in powers_of(game, seat) if game.form.markers[each]]
    return max(sorted(majors, key=lambda each: facts.POWERS[each] != facts.SEATS[seat]), key=share)


def status_of(game: Maria, names: list[str], speaker: Speaker) -> Status:
    """The sides by these names, each with its score, its cards and its holdings."""
    asked = {question.seat for question in game.questions()}
    sides = []
    for seat in range(game.form.players):
        powers = powers_of(game, seat)
        best = leading(game, seat)
        holds_out = game.form.introductory and best == facts.AUSTRIA  # it wins by time (M31.6)
        sides.append(
            Side(
                facts.SEATS[seat],
                names[seat],
                0 if holds_out else game.placed(best),
                0 if holds_out else game.form.markers[best],
                sum(game.hand_size(each) for each in powers),
                seat in asked,
                seat in asked,
                facts.SEATS[seat],
                holdings(game, powers, best, speaker),
            )
        )
    return Status(game.scalars[slots.TURN], tuple(sides))


def holdings(game: Maria, powers: list[int], best: int, speaker: Speaker) -> tuple[Holding, ...]:
    """Markers of victory that are not on the map and do not have to be placed any more.

    Where the best power earned more than it has, also how many more.
    """
    battles = sum(game.scalars[slots.BATTLES + power] for power in powers)
    aside = sum(game.scalars[slots.ASIDE + power] for power in powers)
    beyond = game.beyond(best) if may_win_by_pool(game, best) else 0
    found = [
        Holding("battle-box", speaker.say("holding-battles"), battles),
        Holding("aside", speaker.say("holding-aside"), aside),
    ]
    if beyond:
        found.append(Holding("beyond", speaker.say("holding-beyond"), beyond))
    return tuple(found)


def aids_of(game: Maria, seat: int, speaker: Speaker) -> Aids:
    """Rosters, cards that are gone or unseen, markers that are still needed, and the legend."""
    cards = range(facts.CARDS)
    needed = {
        facts.SEATS[each]: game.to_place(leading(game, each))
        for each in range(game.form.players)
        if not (game.form.introductory and each == facts.AUSTRIAN)  # it wins by time (M31.6)
    }
    return Aids(
        roster={
            facts.SEATS[each]: roster(game, each, seat, speaker)
            for each in range(game.form.players)
        },
        discards=counted([each for each in cards if game.cards[each] == slots.DISCARDED], speaker),
        unseen=counted([each for each in cards if not is_known(game, each, seat)], speaker),
        needed=needed,
        signs=tuple(signs_of(game, speaker)),
        units=tuple(units_of(game, speaker)),
    )


def roster(game: Maria, of: int, seat: int, speaker: Speaker) -> tuple[Listed, ...]:
    """Generals and trains of a seat, with their troops where this seat knows them."""
    listed = []
    for body in range(facts.PIECE_COUNT):
        power = facts.POWER_OF[body]
        if game.seat_of(power) != of or not game.form.present[power]:
            continue
        name = str(body_name(speaker.phrases, "piece", body)["piece"])
        place = game.place_of(body)
        where = "" if place == facts.OFF else place_name(speaker.phrases, "city", place)["city"]
        troops = 0
        if body < facts.GENERAL_COUNT:
            least, most = troops_seen(game, body, seat)
            troops = least if least == most else 0
        listed.append(Listed(name, facts.POWERS[power], kind_word(body), troops, troops, where))
    return tuple(listed)


def counted(cards: list[int], speaker: Speaker) -> tuple[Counted, ...]:
    """Cards by kind."""
    kinds = [facts.KIND_OF[card] for card in cards]
    return tuple(
        Counted(facts.KINDS[kind], card_name(speaker.phrases, kind), kinds.count(kind))
        for kind in range(facts.KIND_COUNT)
        if kind in kinds
    )
