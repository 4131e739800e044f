"""The season marker moves on (L2.11): the winter reshuffle, and cards that leave the game."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts, forms, slots
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points

LAST_CRISES: Final = 1918


def next_season(game: LastMan) -> None:
    """After WINTER the piles are one again, hands are kept (L1.5.1); then the marker moves."""
    turn = game.turn()
    if facts.RESHUFFLE[turn]:
        if facts.YEAR[turn] >= LAST_CRISES:
            take_out_crises(game)
        for card in range(facts.CARD_KINDS):
            while game.cards[slots.DISCARDS + card]:
                game.move_card(card, slots.DISCARDS, slots.DRAW)
        if game.journal is not None:
            count = sum(game.cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS])
            args = {"count": count, "rules": ["L1.5", "L2.11", "L12.19"]}
            game.tell("reshuffled", "L1.5.1", args)
    game.set_scalar(slots.SUPPRESSED, 0)
    if game.journal is not None:
        rules = ["L2.1"] if game.form.plays(forms.BIDDING) else ["L2.1", "L2.3"]
        if facts.BLOCKADE[turn + 1] != facts.BLOCKADE[turn]:
            rules += ["L3.2.2", "L12.18"]
        total = points(game) + facts.BLOCKADE[turn + 1] - facts.BLOCKADE[turn]
        args = {"turn": turn + 1, "points": total, "rules": rules}
        game.tell("season", "L2.11", args)


def take_out_crises(game: LastMan) -> None:
    """Neither Crisis! has an event in 1919 (L9.13.1, L9.16)."""
    for card in (facts.ENTENTE_CRISIS, facts.GERMAN_CRISIS):
        for pile in (slots.DRAW, slots.DISCARDS):
            while game.cards[pile + card]:
                game.move_card(card, pile, slots.OUT)
                game.learn(3)
                if game.journal is not None:
                    args = {"card": card, "rules": ["L9.13.1"]}
                    game.tell("card-leaves", "L9.16", args)
