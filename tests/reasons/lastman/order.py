"""Cards, declarations and the order of a turn in To the Last Man! as the oracle reads them."""

from __future__ import annotations

from typing import Final

from tests.reasons.checks import IDLE, Check, begins, both, by_key, not_offered
from tests.reasons.lastman import battles, moves
from tests.reasons.lastman.board import CARDS, NAMES, TURNS, Table
from tests.reasons.lastman.crisis import not_this_crisis
from tests.reasons.lastman.moves import OFFENSIVES, player_turn, table
from tests.reasons.situation import Situation

SPENDING: Final = ("spend", "spend-where", "spend-kind", "spend-piece")
MOVING: Final = ("movement", "which-piece", "where-to", "take-in", "reserves-unit")
DECLARING: Final = ("declare", "bonus", "combat-cards", "assign-where", "weather", "keep-battle")
BUYING: Final = ("buy", "rebuild", "upgrade", "entrench", "fortify", "cards")
JOINING: Final = ("regroup-where", "retreat-join", "retreat-army")
HITS: Final = ("pay-hit", "pay-piece", "pay-siege", "pay-plane", "pay-pursuit")
REINFORCING: Final = ("place-army", "place-unit", "swap", "regroup")
PRODUCTION: Final = ("spend", "regroup", "attrition", "discard", "box")
FIGHTING: Final = ("retreat", "cavalry", "pay", "ground", "react", "fight")


# Cards (L1.5, L2.5, L9)


def is_card(name: str) -> Check:
    return lambda s: s.thing == name


def not_in_hand(s: Situation) -> bool:
    hand = table(s.at).position["hands"][s.asked.seat]
    return s.thing in CARDS and not hand.get(s.thing, 0)


def not_an_offensive(s: Situation) -> bool:
    return s.verb == "card" and s.asked.key == "opening" and s.thing not in OFFENSIVES


def offensive_played(s: Situation) -> bool:
    """Also one that Bad Weather has turned into a forced Pass (L9.9)."""
    played = any(event.key == "offensive" for event in player_turn(s.at))
    return (
        s.verb == "card" and s.thing in OFFENSIVES and (played or table(s.at).offensive is not None)
    )


def card_played(s: Situation) -> bool:
    return bool(table(s.at).position["played"]) or table(s.at).offensive is not None


def not_a_combat_card(s: Situation) -> bool:
    combat = CARDS[s.thing]["family"] == "combat" and s.thing != "bad_weather"
    return s.verb == "assign" and not combat


def too_early(s: Situation) -> bool:
    return table(s.at).turn < int(CARDS[s.thing].get("since", 1))


def crisis_wrong_side(s: Situation) -> bool:
    wanted = {"entente_military_crisis": "german", "german_military_crisis": "entente"}
    return s.thing in wanted and s.asked.seat != wanted[s.thing]


def crisis_wrong_year(s: Situation) -> bool:
    years = {
        "entente_military_crisis": (1915, 1917, 1918),
        "german_military_crisis": (1914, 1916, 1918),
    }
    return s.thing in years and table(s.at).year not in years[s.thing]


def crisis(card: str) -> Check:
    """L9.12, L9.13: whose the card is, in which years, and what it asks for."""
    return by_key(
        crisis_wrong_side=both(is_card(card), crisis_wrong_side),
        crisis_wrong_year=both(is_card(card), crisis_wrong_year),
        crisis_own_turn=both(is_card(card), lambda s: not on_turn(s)),
        crisis_not_that=not_this_crisis,
    )


def not_the_attacker(s: Situation) -> bool:
    return in_player_turn(s) and s.asked.seat != table(s.at).active


def has_played(s: Situation) -> bool:
    return s.asked.key == "opening"


def asks_piece(s: Situation) -> bool:
    return any(offer.startswith("piece ") for offer in s.asked.offers)


def in_player_turn(s: Situation) -> bool:
    return not begins(*REINFORCING, *PRODUCTION)(s)


def on_turn(s: Situation) -> bool:
    """The seat is the one whose player turn it is (L2.4)."""
    return in_player_turn(s) and s.asked.seat == table(s.at).active


def has_passed(s: Situation) -> bool:
    """L2.5.2: the opening is over, and no Offensive was played."""
    return in_player_turn(s) and table(s.at).offensive is None and s.asked.key != "opening"


def crisis_kept_out(s: Situation) -> bool:
    """L2.13: hits are being paid, a retreat is made, or no window of the Attacker is open."""
    if s.thing not in ("entente_military_crisis", "german_military_crisis"):
        return False
    return not on_turn(s) or begins("pay", "retreat", "exchange", "cavalry")(s)


def within_limit(s: Situation) -> bool:
    t = table(s.at)
    hand = sum(t.position["hands"][s.asked.seat].values())
    limit = TURNS[t.turn - 1]["hand"][0 if s.asked.seat == "german" else 1]
    return begins(*PRODUCTION)(s) and hand <= int(limit)


def nothing_offered(s: Situation) -> bool:
    return s.verb in ("agree", "refuse") and s.verb not in s.asked.offers


def lists_in(s: Situation) -> bool:
    """Spending is over in this Production: both lists, or that of who waits, are in (L7.8)."""
    if s.asked.key in SPENDING:
        return not s.asked.offers
    return begins(*PRODUCTION)(s) and any(d.asked.key in SPENDING for d in s.at.turn)


def special_offensive(s: Situation) -> bool:
    """L9.7.1: a special Offensive of this side, not before its date."""
    card = CARDS.get(table(s.at).offensive or "", {})
    return card.get("bonus_for") == table(s.at).active and table(s.at).turn >= int(card["since"])


BONUS_NATIONS: Final = {
    "gericht": "ge", "friedensturm": "ge", "big_push": "uk", "tout_le_monde": "fr",
}  # fmt: skip


def bonus_areas(s: Situation) -> list[str]:
    """The battles for which the dice of the card are named."""
    return [NAMES[e.args["area"]] for e in player_turn(s.at) if e.key == "bonus"]


def bonus_spent(s: Situation) -> bool:
    """L9.4 to L9.7: the dice are named for one battle, or two by the cards of 1918."""
    most = 2 if table(s.at).offensive in ("friedensturm", "tout_le_monde") else 1
    return s.verb == "at" and special_offensive(s) and len(bonus_areas(s)) >= most


def bonus_twice(s: Situation) -> bool:
    return s.verb == "at" and s.thing in bonus_areas(s)


def weather_played(s: Situation) -> bool:
    """L9.9.3: one Bad Weather a player turn."""
    played = any(event.key == "weather" for event in player_turn(s.at))
    return s.thing == "bad_weather" and in_player_turn(s) and played


def second_against_fort(s: Situation) -> bool:
    """L8.14: a battle against a lone fort of 1 or 0 is the one allowed, or would be another."""
    t = table(s.at)
    if s.verb != "battle" or not one_battle_only(s):
        return False
    return any(lone_fort(t, area) for area in (s.thing, *t.position["battles"]))


def lone_fort(t: Table, area: str) -> bool:
    fort = t.fort(area)
    weak = fort is not None and fort <= 1 and t.fort_side(area) != t.active
    return weak and not t.disputed(area) and battles.stands_there(t, area, t.active)


def no_army_for_bonus(s: Situation) -> bool:
    """L9.15: no army of the nation that the card asks for is in that area."""
    t = table(s.at)
    wanted = BONUS_NATIONS.get(t.offensive or "", "")
    armies = t.armies_in(s.thing, t.active) if s.thing in t.areas else []
    return s.verb == "at" and not any(army.startswith(f"{wanted}_") for army in armies)


def moves_elsewhen(s: Situation) -> bool:
    """L2.13: units move in Movement alone; who retreats or regroups joins armies as well."""
    if s.asked.key in MOVING or s.verb not in moves.MOVES:
        return False
    if s.verb in ("army", "from") and (moves.not_own(s) or moves.not_there(s)):
        return False  # it could not move at its own time either
    return s.verb != "into" or s.asked.key not in JOINING


def outside_production(s: Situation) -> bool:
    return in_player_turn(s) or (begins(*REINFORCING)(s) and not lists_in(s))


def after_weather(s: Situation) -> bool:
    """L2.17: the Defender's other cards are asked for, or battles are fought."""
    if not in_player_turn(s) or on_turn(s):
        return False
    return s.asked.key in ("combat-cards", "assign-where") or begins(*FIGHTING)(s)


def before_weather(s: Situation) -> bool:
    return s.asked.key != "weather" and not on_turn(s) and not after_weather(s)


def open_step(s: Situation) -> str:
    """What is asked; while a Crisis! is answered, the question at which it was played (L2.13)."""
    if not begins("crisis")(s):
        return s.asked.key
    called = (d for d in reversed(s.at.done) if d.answer.endswith("_military_crisis"))
    return next(called).asked.key


def none_named_yet(s: Situation) -> bool:
    """L2.7.2: battles are being named, and none is."""
    return open_step(s) == "declare" and not table(s.at).position["battles"]


def attacker_lays_cards(s: Situation) -> bool:
    """L2.7.2: he names battles and lays cards on them; he may play a Crisis! meanwhile."""
    if on_turn(s) or open_step(s) not in DECLARING[:4]:
        return False
    return begins("crisis")(s) or not s.asked.offers


def had_the_first_round(s: Situation) -> bool:
    """L2.7.2: the Attacker's cards are laid: the weather, or the cards of the Defender."""
    defenders = s.asked.key == "combat-cards" and not s.asked.offers
    return on_turn(s) and (defenders or s.asked.key in DECLARING[3:])


def asked_first(s: Situation) -> bool:
    """Something else is asked by the rule that is told; the weather before the Defender's cards."""
    if s.told.rule != s.asked.rule:
        return False
    card = CARDS.get(s.thing, {})
    return not_offered(s) or (s.asked.key == "weather" and card.get("family") == "combat")


def must_answer(s: Situation) -> bool:
    """The open question has no answer that does nothing, and the rule that is told asks it."""
    idle = any(offer in IDLE for offer in s.asked.offers)
    return s.verb in IDLE and s.told.rule == s.asked.rule and not idle


def other_word(s: Situation) -> bool:
    """Who would do nothing may do so, but by another answer."""
    idle = any(offer in IDLE for offer in s.asked.offers)
    return s.verb in IDLE and s.told.rule == s.asked.rule and idle and not_offered(s)


# Declaring (L2.7)


def no_battle_to_declare(s: Situation) -> bool:
    """L2.7.1, L8.11.6: neither Disputed nor friendly with an enemy fort of 1 or 0 in it."""
    t = table(s.at)
    if s.verb != "battle":
        return False
    fort = t.fort(s.thing)
    weak = fort is not None and fort <= 1 and t.fort_side(s.thing) != t.active
    return not t.disputed(s.thing) and not (weak and battles.stands_there(t, s.thing, t.active))


def declared_anyway(s: Situation) -> bool:
    """It is a new Disputed area, which is no choice; or one of them is not declared yet."""
    declared = table(s.at).position["battles"]
    new = moves.new_disputed(table(s.at))
    return s.thing in new or any(area not in declared for area in new)


def battles_named(s: Situation) -> bool:
    """L2.7.2: cards are laid; after Bad Weather the tests of Movement come again (L9.17.3)."""
    weather = any(event.key == "weather" for event in player_turn(s.at))
    return open_step(s) in DECLARING[1:] or (weather and s.asked.key == "stray")


def declared(s: Situation) -> bool:
    return s.thing in table(s.at).position["battles"]


def one_battle_only(s: Situation) -> bool:
    t = table(s.at)
    return t.offensive == "limited_offensive" and bool(t.position["battles"])


def gas_or_barrage_everywhere(s: Situation) -> bool:
    return battles.own_card_there(s)
