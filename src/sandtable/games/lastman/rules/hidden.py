"""What is hidden: hands, the draw pile, and by L11.9 which units are in an army."""

from __future__ import annotations

from sandtable.core.chance import Chance
from sandtable.core.knowledge import PERMUTE, Secret, permuted
from sandtable.games.lastman.rules import facts, forms, slots
from sandtable.games.lastman.rules.placement import gun_limit
from sandtable.games.lastman.rules.state import LastMan


def secrets_of(game: LastMan) -> list[Secret]:
    secrets: list[Secret] = []
    for place, mask, counts in _hidden_cards(game):
        for card in range(facts.CARD_KINDS):
            secrets += [Secret("card", place, card, mask)] * counts[card]
    for army in veiled_armies(game):
        side = game.side_of_army(army)
        for kind in veiled_in(game, army):
            section = "infantry" if facts.IS_FOOT[kind] else "auxiliary"
            family = f"{section} {facts.ARMY_NATION[army]}"
            secrets.append(Secret(family, f"army {army}", kind, 1 << side))
    return secrets


def _hidden_cards(game: LastMan) -> list[tuple[str, int, list[int]]]:
    """The draw pile, the hands, and of the hand on turn what was just drawn (L2.5.2)."""
    active = game.scalars[slots.ACTIVE]
    locked = game.pile(slots.LOCKED)
    piles = [("pile", 0, game.pile(slots.DRAW))]
    for side in range(len(facts.SEATS)):
        hand = game.pile(slots.hand(side))
        if side == active:
            hand = [hand[card] - locked[card] for card in range(facts.CARD_KINDS)]
        piles.append(("hand", 1 << side, hand))
    piles.append(("locked", 1 << active, locked))
    return piles


def set_secrets(game: LastMan, values: list[int]) -> None:
    veiled = [(army, veiled_in(game, army)) for army in veiled_armies(game)]
    at = 0
    piles: list[list[int]] = []
    for _, _, counts in _hidden_cards(game):
        size = sum(counts)
        pile = [0] * facts.CARD_KINDS
        for card in values[at : at + size]:
            pile[card] += 1
        piles.append(pile)
        at += size
    game.cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS] = piles[0]
    for side in range(len(facts.SEATS)):
        hand = piles[1 + side]
        if side == game.scalars[slots.ACTIVE]:
            hand = [hand[card] + piles[3][card] for card in range(facts.CARD_KINDS)]
        start = slots.hand(side)
        game.cards[start : start + facts.CARD_KINDS] = hand
    game.cards[slots.LOCKED : slots.LOCKED + facts.CARD_KINDS] = piles[3]
    for army, kinds in veiled:
        units = game.own_units()
        for kind in kinds:
            units[(facts.FIRST_ARMY + army) * facts.KIND_COUNT + kind] -= 1
        for kind in values[at : at + len(kinds)]:
            units[(facts.FIRST_ARMY + army) * facts.KIND_COUNT + kind] += 1
        at += len(kinds)


def guess(game: LastMan, seat: int, chance: Chance) -> list[int]:
    """Cards are shuffled; so are the units of veiled armies, nation by nation."""
    secrets = secrets_of(game)
    values = permuted(secrets, seat, chance)
    if game.form.plays(forms.HIDDEN):
        for nation in range(len(facts.INFANTRY_SPACES)):
            _fit(game, secrets, values, nation, seat, chance)
    return values


def _fit(
    game: LastMan, secrets: list[Secret], values: list[int], nation: int, seat: int, chance: Chance
) -> None:
    """Deal the auxiliaries again so that no army has too many guns or biplanes."""
    family = f"auxiliary {nation}"
    places = [
        at
        for at in range(len(secrets))
        if secrets[at].family == family and not secrets[at].known_to(seat)
    ]
    left = sorted([values[at] for at in places], key=scarce_first)
    taken: dict[str, list[int]] = {}
    free = places[:]
    limit = gun_limit(game, nation)
    most_of = {facts.ARTILLERY: limit, facts.BIPLANE: 1}
    for kind in left:
        most = most_of.get(facts.TYPE_OF[kind], 9)
        fitting = [at for at in free if taken.get(secrets[at].place, []).count(kind) < most] or free
        at = fitting[chance.pick(PERMUTE, [1] * len(fitting))]
        values[at] = kind
        free.remove(at)
        taken.setdefault(secrets[at].place, []).append(kind)


def scarce_first(kind: int) -> int:
    """Biplanes and artillery have limits and are dealt out first."""
    scarce = facts.TYPE_OF[kind] in (facts.ARTILLERY, facts.BIPLANE)
    return kind if scarce else facts.KIND_COUNT + kind


def veiled_armies(game: LastMan) -> list[int]:
    """Armies of which the other side sees only how many of each section there are (L11.9).

    Those without infantry hold an area or not by what they are, and are plain to see; so is
    what has moved or retreated by itself, and what is being fought with.
    """
    if not game.form.plays(forms.HIDDEN):
        return []
    open_ = unveiled(game)
    return [
        army
        for army in range(facts.ARMY_COUNT)
        if game.armies[army * slots.ARMY_ROW] >= 0 and army not in open_ and _has_foot(game, army)
    ]


def _has_foot(game: LastMan, army: int) -> bool:
    kinds = veiled_in(game, army)
    return bool(kinds) and facts.IS_INFANTRY[facts.TYPE_OF[kinds[0]]]


def unveiled(game: LastMan) -> list[int]:
    """Armies that stand open at the moment."""
    found: list[int] = []
    for row in range(0, len(game.battles), slots.BATTLE_ROW):
        for army in range(facts.ARMY_COUNT):
            if game.armies[army * slots.ARMY_ROW] == game.battles[row]:
                found.append(army)
    for at in range(0, len(game.marked), 3):
        if game.marked[at] >= facts.FIRST_ARMY:
            found.append(game.marked[at] - facts.FIRST_ARMY)
    for row in range(0, len(game.moved), slots.MOVE_ROW):
        if facts.FIRST_ARMY <= game.moved[row + slots.MOVE_TO] < facts.POOL:
            found.append(game.moved[row + slots.MOVE_TO] - facts.FIRST_ARMY)
    for army in range(facts.ARMY_COUNT):
        if game.armies[army * slots.ARMY_ROW + slots.STATUS] & slots.DISSOLVING:
            found.append(army)
    return found


def veiled_in(game: LastMan, army: int) -> list[int]:
    """The kinds of all units in an army, infantry first."""
    start = (facts.FIRST_ARMY + army) * facts.KIND_COUNT
    foot: list[int] = []
    others: list[int] = []
    for kind in range(facts.KIND_COUNT):
        many = [kind] * game.units[start + kind]
        if facts.IS_FOOT[kind]:
            foot += many
        else:
            others += many
    return foot + others
