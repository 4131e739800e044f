"""A battle beside the map: its steps, who is in it, what fires next and what is to be paid (L5)."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts, fire, slots
from sandtable.games.lastman.rules.battle import (
    ATTACK,
    CAVALRY_LEAVES,
    CAVALRY_LEAVES_TOO,
    DEFEND,
    DOGFIGHTS,
    GO_BACK,
    GO_BACK_TOO,
    GROUND,
    GUNS_FIRE,
    LEAVE,
    PAY,
    REACT,
    SCRAMBLING,
    Battle,
)
from sandtable.games.lastman.rules.battle_state import fresh_counts
from sandtable.games.lastman.rules.dogfights import Dogfight
from sandtable.games.lastman.rules.fire import volley
from sandtable.games.lastman.rules.hidden import veiled_armies
from sandtable.games.lastman.rules.losses import Losses
from sandtable.games.lastman.rules.retreat_choices import RetreatChoices
from sandtable.games.lastman.rules.retreats import BEFORE_COMBAT, INSTEAD
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table import words
from sandtable.games.lastman.table.counters import army_name as counter_name
from sandtable.toolkit.panels import Cell, Panel, Row
from sandtable.toolkit.text import Speaker

NATION_OF_SEAT: Final = ("GE", "FR")
CAVALRY_STEP: Final = "panel-cavalry"
AIR_STEP: Final = "panel-dogfight"
GUN_STEP: Final = "panel-guns"
DEFENCE_STEP: Final = "panel-defence"
ATTACK_STEP: Final = "panel-attack"
RETREAT_STEP: Final = "panel-retreat"
STEPS: Final[dict[int, str]] = {
    **dict.fromkeys((SCRAMBLING, CAVALRY_LEAVES, CAVALRY_LEAVES_TOO), CAVALRY_STEP),
    DOGFIGHTS: AIR_STEP,
    GUNS_FIRE: GUN_STEP,
    **dict.fromkeys((LEAVE, GROUND, DEFEND), DEFENCE_STEP),
    **dict.fromkeys((ATTACK, REACT, PAY), ATTACK_STEP),
    **dict.fromkeys((GO_BACK, GO_BACK_TOO), RETREAT_STEP),
}
USUAL: Final = (CAVALRY_STEP, AIR_STEP, GUN_STEP, DEFENCE_STEP, ATTACK_STEP, RETREAT_STEP)
SURPRISING: Final = (CAVALRY_STEP, AIR_STEP, ATTACK_STEP, DEFENCE_STEP, RETREAT_STEP)


def side_name(side: int, speaker: Speaker) -> str:
    """As a line begins."""
    name = speaker.name(words.key("seats", facts.SEATS[side]))
    return name[:1].upper() + name[1:]


def step_of(game: LastMan, battle: Battle) -> str:
    """What is going on: a battle is a step ahead of what it has set going."""
    for each in game.stack[game.stack.index(battle) + 1 :]:
        if isinstance(each, Dogfight):
            return AIR_STEP
        if isinstance(each, RetreatChoices):
            if each.way == BEFORE_COMBAT:
                return CAVALRY_STEP
            return DEFENCE_STEP if each.way == INSTEAD else RETREAT_STEP
        if isinstance(each, Losses):
            if each.side == game.attacker():
                return DEFENCE_STEP
            guns = battle.step == LEAVE and not battle.is_surprise(game)
            return GUN_STEP if guns else ATTACK_STEP
    return STEPS.get(battle.step, RETREAT_STEP)


def battle_panel(game: LastMan, battle: Battle, seat: int, speaker: Speaker) -> Panel:
    """The steps of the round with the one that it has come to, then the attacker, the defender.

    Of armies that are secret (L11.9) the others see how strong they are.
    """
    order = SURPRISING if battle.is_surprise(game) else USUAL
    now = order.index(step_of(game, battle)) if step_of(game, battle) in order else 0
    steps = tuple(
        Cell(speaker.say(text), "here" if at == now else "spent" if at < now else "")
        for at, text in enumerate(order)
    )
    rows = [Row("", steps)]
    asked = {question.seat for question in game.questions()}
    for side in (game.attacker(), 1 - game.attacker()):
        role = speaker.say("panel-attacker" if side == game.attacker() else "panel-defender")
        owed = owed_by(game, side)
        veiled = [] if side == seat else veiled_in(game, battle.area, side)
        cells = force_cells(game, battle.area, side, veiled, speaker)
        if owed:
            cells.insert(0, Cell(f"{speaker.say('panel-hits')}: {owed}", "strong"))
        fires = "" if veiled else fire_told(game, battle, side, order[now], speaker)
        name = f"{side_name(side, speaker)} · {role}"
        rows.append(Row(name, tuple(cells), NATION_OF_SEAT[side], side in asked, note=fires))
    title = speaker.say("panel-battle", area=words.area_name(speaker.phrases, battle.area))
    return Panel("battle", title, "battle", tuple(rows), "L5.2", True)


def veiled_in(game: LastMan, area: int, side: int) -> list[int]:
    veiled = veiled_armies(game)
    return [facts.FIRST_ARMY + army for army in game.armies_in(area, side) if army in veiled]


def owed_by(game: LastMan, side: int) -> int:
    """Hits that are still to be paid."""
    total = 0
    for each in game.stack:
        if isinstance(each, Losses) and each.side == side:
            total += each.hits + each.siege
    return total


def fire_told(game: LastMan, battle: Battle, side: int, step: str, speaker: Speaker) -> str:
    """The dice that a side has in the fire step of now, before they are thrown."""
    attacks = side == game.attacker()
    if any(isinstance(each, Losses) for each in game.stack):
        return ""
    if step == GUN_STEP and attacks:
        rows = volley(game, battle.area, side, fire.GUNS, 0, battle.has_fort(game))
    elif step == ATTACK_STEP and attacks and battle.step == ATTACK:
        planes = battle.planes(game, side)
        rows = volley(game, battle.area, side, fire.ATTACKERS, planes, battle.has_fort(game))
    elif step == DEFENCE_STEP and not attacks:
        rows = volley(game, battle.area, side, fire.DEFENSIVE, battle.ground, False)
    else:
        return ""
    told = [
        speaker.say(
            "panel-dice", count=rows[at + 3], pool=speaker.name(words.pool_key(rows[at])),
            level=rows[at + 2],
        )
        for at in range(0, len(rows), fire.VOLLEY_ROW)
    ]  # fmt: skip
    return speaker.say("panel-fires", dice=", ".join(told)) if told else ""


def force_cells(
    game: LastMan, area: int, side: int, veiled: list[int], speaker: Speaker
) -> list[Cell]:
    """Each army with its strength, then what is in it; pieces that stand alone; the fort."""
    cells = []
    for container in [*game.containers_in(area, side)[1:], area]:
        counts = fresh_counts(game, container, side)
        if not any(counts):
            continue
        if container >= facts.FIRST_ARMY:
            army = container - facts.FIRST_ARMY
            name = words.army_called(speaker, army)
            drawn = counter_name(army, game.army_has(army, slots.DUG), False)
            cells.append(Cell(str(sum(counts)), "start", name, f"army-{drawn}"))
        else:
            cells.append(Cell("", "gap"))
        for kind in range(facts.KIND_COUNT):
            if counts[kind] and container not in veiled:
                word = words.kind_called(speaker, kind)
                tip = f"{counts[kind]} {word}"
                cells.append(Cell(str(counts[kind]), "", tip, f"piece-{facts.KINDS[kind]}"))
    fort = game.fort_of(area, side)
    if fort != facts.NO_FORT:
        cells.append(Cell("", "", speaker.say("look-fort", count=fort), f"fort-{fort}"))
    return cells


def battles_panel(game: LastMan, speaker: Speaker) -> Panel:
    """The battles that are declared and not yet fought."""
    rows = []
    for area in game.battle_areas():
        told = [f"{side_name(side, speaker)} {units_in(game, area, side)}" for side in (0, 1)]
        cells = tuple(Cell(each) for each in told)
        rows.append(Row(words.area_name(speaker.phrases, area), cells))
    return Panel("battles", speaker.say("panel-battles"), "figures", tuple(rows), "L2.7", True)


def units_in(game: LastMan, area: int, side: int) -> int:
    total = 0
    for container in game.containers_in(area, side):
        kinds = game.kinds_of(side)
        total += sum(game.count(container, kind) for kind in kinds)
    return total
