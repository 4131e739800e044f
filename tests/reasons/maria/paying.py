"""Who pays and who recruits in Maria, and where generals come back (M7, M20, M24)."""

from __future__ import annotations

from tests.reasons.maria.battles import POWER_NAMES, last_event
from tests.reasons.maria.board import CITIES, GENERALS, POLITICS, Table, power_of, value
from tests.reasons.maria.moves import PRICE, table
from tests.reasons.maria.trains import train_asked
from tests.reasons.situation import Done, Situation


def asked_power(s: Situation) -> str:
    """The power that is asked, from the subject of the question: politics and subsidies."""
    return POWER_NAMES[s.asked.subject] if 0 <= s.asked.subject < len(POWER_NAMES) else ""


def payer(s: Situation) -> str:
    """The power whose hand pays: of the train, of the tolls, or the one that recruits."""
    if s.asked.rule == "M14.2":
        return power_of(train_asked(s))
    if s.asked.key == "recruit-pay":
        return recruiter(s)
    if s.asked.rule == "M24.4":
        sent = [each.answer for each in s.at.done if each.answer.startswith("mission ")]
        return power_of(sent[-1].partition(" ")[2])
    toll = last_event(s.at, "toll")
    return POWER_NAMES[toll["power"]] if toll is not None else ""


def recruiter(s: Situation) -> str:
    """The power that recruits: by an event, or in winter the next in order (M20.1, M24.6)."""
    done = s.at.done
    if s.told.way and not s.now.asked.key.startswith("recruit"):
        return in_order(table(s.at), [])  # winter begins on the way
    for index in range(len(done) - 1, -1, -1):
        for event in reversed(done[index].events):
            if event.key == "event-recruits":
                return str(POWER_NAMES[event.args["power"]])
            if event.key == "winter":
                return in_order(table(s.at), done[index + 1 :])
    return ""


def in_order(t: Table, answers: list[Done]) -> str:
    """Whose turn it is in a winter after these answers; who has no cards or nobody is left out."""
    left = [power for stage in (3, 4, 5) for power in t.powers_of_stage(stage)]
    current, bought = "", 0
    for each in answers:
        verb, _, thing = each.answer.partition(" ")
        bought += value(thing) if verb == "pay" else 0
        for event in each.events:
            if event.key in ("pays", "troop-placed", "comes-back", "recruits"):
                current = POWER_NAMES[event.args["power"]]
        ended = any(event.key == "recruits" for event in each.events)
        if ended or (verb == "done" and (each.asked.key == "recruit" or bought < PRICE)):
            last = current or next(power for power in left if recruits(t, power))
            left = left[left.index(last) + 1 :]
            current = ""
        if ended or verb == "done":
            bought = 0
    return current or next((power for power in left if recruits(t, power)), "")


def recruits(t: Table, power: str) -> bool:
    """Whether a power that has not paid yet is asked: it has cards, and a general for troops."""
    mine = [each for each in GENERALS if power_of(each) == power and t.takes_part(each)]
    able = any(t.bodies[each]["place"] is not None or entries(t, each) for each in mine)
    return able and bool(t.hand(power))


def not_in_hand_to_pay(s: Situation) -> bool:
    if s.verb != "pay":
        return False
    if s.asked.key in ("recruit", "enter-at", "consent"):  # of what is paid for already
        t, power = table(s.at), recruiter(s)
        others = [each for each in t.powers_of_seat(s.asked.seat) if each != power]
        return s.thing not in t.hand(power) and any(s.thing in t.hand(each) for each in others)
    if s.asked.key not in ("pay", "recruit-pay"):
        return False
    return s.thing not in table(s.at).hand(payer(s))


def room(t: Table, power: str) -> int:
    """How many troops the generals of a power could still take (M20.2, M20.3, M20.7)."""
    free = 0
    for general in GENERALS:
        if power_of(general) != power or not t.takes_part(general):
            continue
        if t.bodies[general]["place"] is not None:
            free += 8 - t.bodies[general]["troops"]
        elif entries(t, general):
            free += 8
    return free


def paid_so_far(s: Situation) -> int:
    """The value of what was paid towards this price; a reserve counts 8."""
    paid = 0
    for done in reversed(s.at.done):
        verb, _, thing = done.answer.partition(" ")
        if verb != "pay" or done.asked.key != s.asked.key:
            break
        paid += value(thing)
    return paid


def troops_paid(s: Situation) -> int:
    """So many are paid for: 4 a troop in winter (M20.2), by an event what it says (M24.6)."""
    price = PRICE
    taken = [each.answer for each in s.at.done if each.answer.startswith("take ")]
    if table(s.at).stage == 1 and taken:
        effects = POLITICS["events"][taken[-1].partition(" ")[2]]["effects"]
        price = next((each["cost_per_troop"] for each in effects if "cost_per_troop" in each), 0)
    return paid_so_far(s) // price if price else 0


def no_room_for_troops(s: Situation) -> bool:
    return s.asked.key == "recruit-pay" and troops_paid(s) >= room(table(s.at), payer(s))


def event_is_paid(s: Situation) -> bool:
    """M24.6: as many troops as the card gives are paid for."""
    for done in reversed(s.at.done):
        for event in done.events:
            if event.key == "event-recruits":
                return bool(troops_paid(s) >= event.args["count"])
    return False


def home_fortresses(t: Table, general: str) -> list[str]:
    """Where a removed general may come back (M20.5, M29.3, M31.9)."""
    power = power_of(general)
    found = [
        city
        for city, facts in CITIES.items()
        if facts.fortress == "major"
        and (
            t.home(city) == power
            or (general == "arenberg" and facts.territory == "netherlands")
            or (t.introductory and power == "france" and city == "muenchen")
        )
    ]
    return [city for city in found if not (t.introductory and CITIES[city].board == "flanders")]


def entries(t: Table, general: str) -> list[str]:
    return [
        city
        for city in home_fortresses(t, general)
        if not t.enemy_fortress(power_of(general), city) and entry_free(t, general, city)
    ]


def entry_free(t: Table, general: str, city: str) -> bool:
    """M20.5, M20.6: empty, an enemy train, or one general to unite with."""
    there, power = t.pieces(city), power_of(general)
    if not there:
        return True
    train = t.train(city)
    if train is not None:
        return t.enemies(power, power_of(train))
    return len(there) == 1 and t.cooperating(power, power_of(there[0]))
