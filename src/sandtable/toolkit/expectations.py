"""The expectations of a rule case, checked one by one after its script.

The game compares its own parts, such as pieces, cards and points (`Box.differences`).
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sandtable.core.chance import NO_CHANCE
from sandtable.core.event import Event
from sandtable.core.refusal import ALLOWED, ANSWER_FIRST
from sandtable.core.state import State
from sandtable.toolkit.answer_sequences import in_notation
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.text import Speaker

if TYPE_CHECKING:
    from sandtable.toolkit.case import Run


def compare(run: Run) -> list[str]:
    """What is not as the case expects, in words; nothing if all is."""
    assert run.state is not None
    expect = run.expect
    problems = [f"the script was not used up: {line}" for line in run.chance.left_over()]
    checks = (
        ("refuse", refusal_problems),
        ("first", first_problems),
        ("offer", offer_problems),
        ("fight", fight_problems),
        ("odds", odds_problems),
        ("aids", aids_problems),
        ("told", told_problems),
        ("untold", untold_problems),
        ("asked", asked_problems),
        ("produced", produced_problems),
    )
    for key, check in checks:
        for expected in listed(expect.pop(key, [])):
            problems.extend(check(run, run.state, expected))
    return problems + run.box.differences(run.state, expect)


# What may be answered


def refusal_problems(run: Run, state: State, refusal: dict[str, Any]) -> list[str]:
    """The action must be refused by this rule, at its seat, after the answers of `after`."""
    words, rule = refusal["action"], refusal["rule"]
    at = run.steps_after(state, listed(refusal.get("after", [])))
    found = reason(run.box, at, run.number(words), seat_of(run, refusal))
    if found.refusal is ALLOWED:
        return [f'"{words}" is allowed']
    if found.refusal is ANSWER_FIRST:
        return [f'"{words}" is allowed after: {in_notation(run.box, found.way)}']
    if found.refusal.rule != rule or refusal.get("reason", found.refusal.key) != found.refusal.key:
        wanted = " ".join(filter(None, (refusal.get("reason"), rule)))
        return [f'"{words}" is refused by {found.refusal.key} ({found.refusal.rule}), not {wanted}']
    run.produced.add(rule)
    return words_problems("the refusal", [english(run).refusal(found.refusal)], refusal)


def first_problems(run: Run, state: State, first: dict[str, Any]) -> list[str]:
    """The action must be legal, but only after these answers: `{ action, answers }`."""
    words = first["action"]
    at = run.steps_after(state, listed(first.get("after", [])))
    found = reason(run.box, at, run.number(words), seat_of(run, first))
    if found.refusal is not ANSWER_FIRST:
        said = "allowed" if found.refusal is ALLOWED else f"refused by {found.refusal.key}"
        return [f'"{words}" is {said}, not allowed after other answers']
    answers = [run.box.vocabulary.name(step) for step in found.way]
    if answers != listed(first["answers"]):
        return [f'"{words}" is allowed after {answers}, not {listed(first["answers"])}']
    return []


def offer_problems(run: Run, state: State, words: str) -> list[str]:
    """The action must be offered, now or after obvious answers."""
    found = reason(run.box, state, run.number(words))
    return (
        []
        if found.allowed or run.obvious_way(state, found.action)
        else [f'"{words}" should be offered']
    )


def asked_problems(run: Run, state: State, asked: dict[str, Any] | str) -> list[str]:
    """Who is asked what: `asked = { seat = "french", question = "retreat" }`, or "nobody"."""
    box, question = run.box, state.question()
    if question is None:
        return [] if asked == "nobody" else ["nobody is asked anything: the game is over"]
    if isinstance(asked, str):
        return [f"{box.seats[question.seat]} is asked {question.key}, not {asked}"]
    problems = []
    if "seat" in asked and box.seats[question.seat] != asked["seat"]:
        problems.append(f"{box.seats[question.seat]} is asked, not {asked['seat']}")
    if "question" in asked and question.key != asked["question"]:
        problems.append(f"the question is {question.key}, not {asked['question']}")
    if "actions" in asked:
        offered = sorted(box.vocabulary.name(each) for each in question.actions)
        if offered != sorted(asked["actions"]):
            problems.append(f"offered are {offered}, not {sorted(asked['actions'])}")
    return problems


# The dice, and what a player may look up


def fight_problems(run: Run, state: State, expected: dict[str, Any]) -> list[str]:
    """The dice of an attack before it is rolled: how many, and by which rules."""
    at, action = before_dice(run, state, expected)
    fight = run.box.fight(at, action)
    if fight is None:
        return [f'"{expected["action"]}" throws no dice']
    rules = {modifier.rule for modifier in fight.modifiers()} | set(fight.notes)
    run.produced.update(rules)
    problems = []
    if "dice" in expected and fight.dice != expected["dice"]:
        why = "; ".join(map(str, fight.modifiers()))
        problems.append(f"{fight.dice} dice instead of {expected['dice']}: {why}")
    return problems + unnamed_rules("the dice", rules, expected)


def odds_problems(run: Run, state: State, expected: dict[str, Any]) -> list[str]:
    """What a player is told of an answer that throws dice: in words, and the rules beside them."""
    at, action = before_dice(run, state, expected)
    odds = run.box.face.odds(at, action, english(run))
    if odds is None:
        return [f'"{expected["action"]}" has no odds']
    rules = {rule for _, rule in odds.modifiers if rule}
    run.produced.update(rules)
    lines = [odds.title, *(text for text, _ in odds.modifiers), odds.target, *odds.replies]
    problems = words_problems("the odds", [*lines, odds.short], expected)
    if "dice" in expected and odds.dice != expected["dice"]:
        problems.append(f"the odds speak of {odds.dice} dice, not {expected['dice']}")
    return problems + unnamed_rules("the odds", rules, expected)


def unnamed_rules(what: str, rules: set[str], expected: dict[str, Any]) -> list[str]:
    missing = sorted(set(listed(expected.get("rules", []))) - rules)
    if not missing:
        return []
    return [f"{what} should name {', '.join(missing)}; they name {sorted(rules)}"]


def aids_problems(run: Run, state: State, expected: dict[str, Any]) -> list[str]:
    """What a seat may look up at this moment, in words."""
    seat = seat_of(run, expected)
    aids = run.box.face.aids(state, max(seat, 0), english(run))
    return words_problems("the aids", texts_in(asdict(aids)), expected)


def before_dice(run: Run, state: State, expected: dict[str, Any]) -> tuple[State, int]:
    """The state in which an action throws its dice: after `after`, or the obvious answers."""
    action = run.number(expected["action"])
    at = run.steps_after(state, listed(expected.get("after", [])))
    for step in run.obvious_way(at, action):
        at.answer(step, NO_CHANCE)
    return at, action


# What was told


def told_problems(run: Run, state: State, expected: dict[str, Any]) -> list[str]:
    """An event that must be in the log: `{ event, rule, args, says }`, each of them if given."""
    if any(is_told(run, event, expected) for event in run.events):
        return []
    alike = [f"{event.key} ({event.rule}) {event.args}" for event in run.events]
    return [f"the log should tell {expected}; it tells {'; '.join(alike) or 'nothing'}"]


def untold_problems(run: Run, state: State, expected: dict[str, Any]) -> list[str]:
    """An event that must not be in the log."""
    found = [event for event in run.events if is_told(run, event, expected)]
    return [f"the log should not tell {expected}, but tells {found[0].args}"] if found else []


def is_told(run: Run, event: Event, expected: dict[str, Any]) -> bool:
    """Whether this event is the one that is meant. Arguments are compared as players read them."""
    if event.key != expected.get("event", event.key):
        return False
    if expected.get("rule", event.rule) not in {event.rule, *event.args.get("rules", [])}:
        return False
    speaker = english(run)
    if not all(each in speaker.event(event) for each in listed(expected.get("says", []))):
        return False
    words = speaker.words.event(speaker.phrases, event)
    return all(
        value in (words.get(name), event.args.get(name))
        for name, value in expected.get("args", {}).items()
    )


def produced_problems(run: Run, state: State, rule: str) -> list[str]:
    if rule in run.produced:
        return []
    return [f"the run should produce {rule}; it produced {run.produced}"]


# Small helpers


def words_problems(what: str, lines: list[str], expected: dict[str, Any]) -> list[str]:
    """`says` must be in these lines, `silent` must not."""
    text = "\n".join(filter(None, lines))
    missing = [each for each in listed(expected.get("says", [])) if each not in text]
    wrong = [each for each in listed(expected.get("silent", [])) if each in text]
    return [f'{what} should say "{each}": {text}' for each in missing] + [
        f'{what} should not say "{each}": {text}' for each in wrong
    ]


def texts_in(data: Any) -> list[str]:
    """Every text in nested lists and tables, in their order."""
    if isinstance(data, str):
        return [data]
    parts = (
        data.values() if isinstance(data, dict) else data if isinstance(data, (list, tuple)) else ()
    )
    return [text for part in parts for text in texts_in(part)]


def seat_of(run: Run, expected: dict[str, Any]) -> int:
    """The seat that is meant; -1 for the one that is asked."""
    if "seat" not in expected:
        return -1
    if expected["seat"] not in run.box.seats:
        raise ValueError(f'nobody sits at "{expected["seat"]}"')
    return run.box.seats.index(expected["seat"])


def english(run: Run) -> Speaker:
    return Speaker("en", run.box)


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
