"""What a seat of Maria that is not asked is told, as the oracle reads it: who acts, and why."""

from __future__ import annotations

from typing import Final

from tests.reasons.checks import Check, holds
from tests.reasons.maria.battles import POWER_NAMES, question_of
from tests.reasons.maria.board import power_of
from tests.reasons.maria.moves import table
from tests.reasons.maria.paying import entries, recruiter
from tests.reasons.situation import Asked, Oracle, Situation

OF_POLITICS: Final = ("trump", "place-card", "take-event", "shift-marker")
RECRUITING: Final = ("recruit", "recruit-pay", "enter-at", "consent")


def asked(s: Situation) -> Asked:
    """The question that another seat is asked."""
    return question_of(s.at)


def own(s: Situation) -> list[str]:
    return table(s.at).powers_of_seat(s.asked.seat)


def acts(s: Situation) -> bool:
    """A power of the seat has its stage now (M6.2)."""
    t = table(s.at)
    return bool(set(own(s)) & set(t.powers_of_stage(t.stage)))


def stage_of_others(s: Situation) -> bool:
    return table(s.at).stage in (3, 4, 5) and not acts(s)


def partner_moves(s: Situation) -> bool:
    """M12.12: in stage 5 the other of the two is asked, or its piece is on the march."""
    return table(s.at).stage == 5 and acts(s) and asked(s).seat != s.asked.seat


def others_recruit(s: Situation, stage: int) -> bool:
    """In winter, or by an event: a power of another seat recruits."""
    other = POWER_NAMES[s.told.args["power"]] not in own(s)
    return table(s.at).stage == stage and asked(s).key in RECRUITING and other


def not_in_hand(s: Situation) -> bool:
    power = POWER_NAMES[s.told.args["power"]]
    return s.verb == "card" and power in own(s) and s.thing not in table(s.at).hand(power)


def not_the_victor(s: Situation) -> bool:
    """M23.3: trump is named, or will be by the power that won last."""
    t = table(s.at)
    named = bool(t.position["trump"])
    return s.verb == "trump" and (named or t.position["victor"] not in (None, *own(s)))


def votes_are_cast(s: Situation) -> bool:
    return s.verb in ("francis", "charles") and asked(s).key == "vote"


def politics_is_over(s: Situation) -> bool:
    return table(s.at).stage == 1 and asked(s).key not in OF_POLITICS


def awaits_consent(s: Situation) -> bool:
    """M9.5: a general of its own would come back into a union, and this would do otherwise."""
    t, power = table(s.at), recruiter(s)
    if asked(s).key != "consent" or power not in own(s):
        return False
    if s.verb == "at":
        returns = [each.answer[6:] for each in s.at.done if each.answer.startswith("enter ")]
        return s.thing in entries(t, returns[-1])
    if s.verb not in ("recruit", "enter") or power_of(s.thing) not in own(s):
        return False
    here, places = t.bodies[s.thing], entries(t, s.thing)
    off = here["place"] is None
    return bool(places) and off if s.verb == "enter" else not off and here["troops"] < 8


def answers_for_others(s: Situation) -> bool:
    """By the rule of the question; by M9.5 for a march of its own that waits for consent."""
    return s.told.rule in ("", asked(s).rule, "M9.5")


CHECKS: Final[dict[str, Check]] = {
    "others-march": stage_of_others,
    "stage-of-others": stage_of_others,
    "who-moves": partner_moves,
    "recruits-in-turn": lambda s: others_recruit(s, 7),
    "recruits-by-event": lambda s: others_recruit(s, 1),
    "not-held": not_in_hand,
    "winner-leads": lambda s: s.verb == "retreat" and asked(s).key == "retreat",
    "trump-is-named": not_the_victor,
    "trump-first": lambda s: s.verb == "place" and asked(s).key == "trump",
    "peace-offered": lambda s: s.verb == "offer" and asked(s).key == "answer-peace",
    "votes-in-turn": votes_are_cast,
    "no-vote-left": votes_are_cast,
    "politics-over": politics_is_over,
    "awaits-consent": awaits_consent,
    "not-your-question": answers_for_others,
}


def with_waiting(rules: Oracle) -> Oracle:
    """The oracle for who waits: what is said of waiting, and else what the rules forbid."""

    def either(key: str, check: Check) -> Check:
        def whether(s: Situation) -> bool:
            if holds(check, s):
                return True
            known = rules.get(s.told.rule)
            return key != "not-your-question" and known is not None and holds(known, s)

        return whether

    return {**rules, **{key: either(key, check) for key, check in CHECKS.items()}}
