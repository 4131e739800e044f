"""Every reason to say no, with its rule."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import Refusal

# Setting up (L10)
NO_CANDIDATE: Final = Refusal("no-candidate", "L10.3")
DEPLOY_ABROAD: Final = Refusal("deploy-abroad", "L10.5")
DEPLOY_ARMY: Final = Refusal("deploy-army", "L10.5")
DEPLOY_FULL: Final = Refusal("deploy-full", "L1.4")

# Declaring battles, and the cards for them (L2.7, L9.4 to L9.11, L9.15)
MUST_DECLARE: Final = Refusal("must-declare", "L2.7.1")
NOT_DISPUTED: Final = Refusal("not-disputed", "L2.7.1")
DECLARED_ALREADY: Final = Refusal("declared-already", "L2.7.2")
ONE_BATTLE: Final = Refusal("one-battle", "L9.3")
ONE_BATTLE_FORT: Final = Refusal("one-battle", "L8.14")
NO_BATTLE_THERE: Final = Refusal("no-battle-there", "L2.7.2")
NO_BATTLE_TO_KEEP: Final = Refusal("no-battle-there", "L9.17.1")
NO_BONUS_CARD: Final = Refusal("no-bonus-card", "L9.15")
NO_BONUS_ARMY: Final = Refusal("no-bonus-army", "L9.15")
BONUS_TWICE: Final = Refusal("bonus-twice", "L9.15")
BONUS_SPENT: Final[list[Refusal]] = [  # by the special Offensive
    Refusal("bonus-spent", "L9.4"), Refusal("bonus-spent", "L9.5"),
    Refusal("bonus-spent", "L9.6"), Refusal("bonus-spent", "L9.7"),
]  # fmt: skip
CARD_NOT_HELD: Final = Refusal("card-not-held", "L1.5")
PAY_CARD_NOT_HELD: Final = Refusal("card-not-held", "L5.3.5")
NOT_COMBAT_CARD: Final = Refusal("not-combat-card", "L2.7.2")
NOT_DEFENDERS_CARD: Final = Refusal("not-defenders-card", "L9.11")
CARD_TOO_EARLY: Final = Refusal("card-too-early", "L9.8")
ONE_GAS: Final = Refusal("one-gas", "L9.8")
ONE_BARRAGE: Final = Refusal("one-barrage", "L9.8")
GAS_OR_BARRAGE: Final = Refusal("gas-or-barrage", "L9.8")
ONE_SURPRISE: Final = Refusal("one-surprise", "L9.11")
GAS_BLOWN_AWAY: Final = Refusal("gas-blown-away", "L9.9.2")
WEATHER_TOO_EARLY: Final = Refusal("weather-too-early", "L9.9")
ONE_WEATHER: Final = Refusal("one-weather", "L9.9.3")
WEATHER_DEFENDERS: Final = Refusal("weather-defenders", "L9.9")
MUST_FIGHT: Final = Refusal("must-fight", "L2.7.3")
FIGHT_NOT_DECLARED: Final = Refusal("fight-not-declared", "L5.7.1")
FIGHT_ONE: Final = Refusal("one-battle", "L2.7.3")

# Losses (L5.3)
FORT_OR_CARD: Final = Refusal("fort-or-card", "L5.3.7")
NO_SUCH_PIECE: Final = Refusal("no-such-piece", "L5.3.1")
NOT_IN_BATTLE: Final = Refusal("not-in-battle", "L5.3.2")
NOT_MOST_NUMEROUS: Final = Refusal("not-most-numerous", "L5.3.3")
INFANTRY_ONE_TYPE: Final = Refusal("infantry-one-type", "L12.6")
NOT_NAMED: Final = Refusal("not-named", "L5.7.5")
NOT_STRONGEST: Final = Refusal("not-strongest", "L5.3.2")
ONLY_BIPLANES: Final = Refusal("only-biplanes", "L5.7.3")
PARIS_GUN_STAYS: Final = Refusal("paris-gun-stays", "L5.3.8")
RETREATED_SPARED: Final = Refusal("retreated-spared", "L5.2.4")

# Biplanes (L8.8, L11.1)
NO_REACTION: Final = Refusal("no-reaction", "L8.8.3")
FOUGHT_IN_AIR: Final = Refusal("fought-in-air", "L8.8.2")
GROUNDED: Final = Refusal("grounded", "L9.9")
NO_SCRAMBLE: Final = Refusal("no-scramble", "L11.1")
SCRAMBLE_EMBATTLED: Final = Refusal("scramble-embattled", "L11.1")
SCRAMBLE_FULL: Final = Refusal("scramble-full", "L1.4")
MUST_REACT: Final = Refusal("must-react", "L11.1")

# Retreats (L5.5, L5.6)
RETREAT_FAR: Final = Refusal("retreat-far", "L5.5")
RETREAT_ENEMY: Final = Refusal("retreat-enemy", "L5.5")
RETREAT_NOWHERE: Final = Refusal("retreat-nowhere", "L5.5")
RETREAT_SEA: Final = Refusal("retreat-sea", "L4.8")
RETREAT_NEUTRAL: Final = Refusal("retreat-neutral", "L10.9")
RETREAT_FULL: Final = Refusal("retreat-full", "L12.22")
RETREAT_EMPTY: Final = Refusal("retreat-empty", "L8.1.7")
RETREAT_TAKES_NOT: Final = Refusal("cannot-take", "L8.1.7")
SAME_AREA: Final = Refusal("same-area", "L5.5.2")
RETREATED_TWICE: Final = Refusal("retreated-twice", "L5.5.8")
ONLY_CAVALRY: Final = Refusal("only-cavalry", "L5.5.3")
GUNS_STAY: Final = Refusal("guns-stay", "L5.5.6")
NOT_RETREATING: Final[list[Refusal]] = [  # by the way of retreating
    Refusal("not-retreating", "L5.5.3"), Refusal("not-retreating", "L5.5.1"),
    Refusal("not-retreating", "L5.5.2"),
]  # fmt: skip
RETREAT_WHO: Final[list[Refusal]] = [  # by the way of retreating
    Refusal("name-unit", "L5.5.3"), Refusal("name-unit", "L5.5.1"), Refusal("name-unit", "L5.5.2"),
]  # fmt: skip
RETREATS_ALREADY: Final = Refusal("retreats-already", "L5.7.5")
RETREAT_CLOSED: Final = Refusal("closed-area", "L4.4")
FORCED_FIRST: Final = Refusal("forced-first", "L5.7.7")
ARMY_KEEPS_ONE: Final = Refusal("army-keeps-one", "L5.7.7")
NO_ROOM_TO_STAY: Final = Refusal("no-room-to-stay", "L1.4")

# Offensive or Pass, Crisis!, exchange (L2.5, L9.12-L9.16)
ONE_OFFENSIVE: Final = Refusal("one-offensive", "L2.5.3")
NOT_IN_YOUR_HAND: Final = Refusal("not-in-your-hand", "L1.5")
# By card: the Entente Military Crisis! (L9.12), the German one (L9.13)
CRISIS_WRONG_SIDE: Final[list[Refusal]] = [
    Refusal("crisis-wrong-side", "L9.12"), Refusal("crisis-wrong-side", "L9.13")
]  # fmt: skip
CRISIS_WRONG_YEAR: Final[list[Refusal]] = [
    Refusal("crisis-wrong-year", "L9.12"), Refusal("crisis-wrong-year", "L9.13")
]  # fmt: skip
CRISIS_OWN_TURN: Final[list[Refusal]] = [
    Refusal("crisis-own-turn", "L9.12"), Refusal("crisis-own-turn", "L9.13")
]  # fmt: skip
CRISIS_ALL: Final = Refusal("crisis-all", "L9.13.2")
CRISIS_AGREE_FIRST: Final = Refusal("crisis-agree-first", "L9.13.2")
CRISIS_FROM: Final = Refusal("name-place", "L9.16")
CRISIS_NOT_THAT: Final = Refusal("crisis-not-that", "L9.16")
CRISIS_INFANTRY: Final = Refusal("crisis-infantry", "L8.2")
CRISIS_THIS_YEAR: Final[list[Refusal]] = [
    Refusal("crisis-not-that", "L9.12"), Refusal("crisis-not-that", "L9.13")
]  # fmt: skip
OFFERED_ALREADY: Final = Refusal("offered-already", "L3.8")

# Movement (L4)
PASS_ONE_UNIT: Final = Refusal("pass-one-unit", "L2.5.2")
PASS_NO_ENEMY: Final = Refusal("pass-no-enemy", "L4.4")
NOT_YOURS: Final = Refusal("not-yours", "L4.1")
NOT_HERE: Final = Refusal("not-here", "L4.1")
HAS_MOVED: Final = Refusal("has-moved", "L4.1")
RESERVES_HAS_MOVED: Final = Refusal("has-moved", "L9.14")
HOLDS_MOVED: Final = Refusal("holds-moved", "L4.13")
NOBODY_MOVES: Final = Refusal("nobody-moves", "L4.1")
NOWHERE_TO_GO: Final = Refusal("nowhere-to-go", "L4.1")
NOT_NEXT: Final = Refusal("not-next", "L4.1")
ALREADY_THERE: Final = Refusal("already-there", "L4.12")
CLOSED_AREA: Final = Refusal("closed-area", "L4.4")
TOO_FAR: Final = Refusal("too-far", "L4.1")
DISPUTED_TO_ENEMY: Final = Refusal("disputed-to-enemy", "L4.3")
STRANDED_TO_ENEMY: Final = Refusal("stranded-to-enemy", "L4.15")
GUNS_FIRST: Final = Refusal("guns-first", "L12.4")
EMPTY_TO_ENEMY: Final = Refusal("empty-to-enemy", "L4.16")
EMPTY_TO_DISPUTED: Final = Refusal("empty-to-disputed", "L4.16")
ONE_NEW_BATTLE: Final = Refusal("one-new-battle", "L9.3")
AREA_FULL: Final = Refusal("area-full", "L1.4")
PASSES_FULL: Final = Refusal("passes-full", "L1.4.1")
STAND_FULL: Final = Refusal("stand-full", "L1.4.2")
BELGIANS_STAY: Final = Refusal("belgians-stay", "L10.9")
NEUTRAL_NOT_NOW: Final = Refusal("neutral-not-now", "L10.9")
NEUTRAL_FROM_DISPUTED: Final = Refusal("neutral-from-disputed", "L10.9")
OTHER_NATION: Final = Refusal("other-nation", "L8.1.1")
ARMY_FULL: Final = Refusal("army-full", "L1.3")
ARMY_GUNS: Final = Refusal("army-guns", "L8.6.3")
ARMY_PLANE: Final = Refusal("army-plane", "L8.8.1")
JOIN_ELSEWHERE: Final = Refusal("join-elsewhere", "L4.12")
SAME_ARMY: Final = Refusal("same-army", "L4.12")
APART_IN_ENGLAND: Final = Refusal("apart-in-england", "L4.8.2")
GO_SOMEWHERE: Final = Refusal("go-somewhere", "L4.12")
ARMY_JOINS_NOTHING: Final = Refusal("army-joins-nothing", "L1.3")
MUST_JOIN: Final = Refusal("must-join", "L1.4.2")
MUST_TAKE_IN: Final = Refusal("must-take-in", "L1.4.3")
MUST_FILL: Final = Refusal("must-take-in", "L4.16")
NOT_COMBINED: Final = Refusal("not-combined", "L4.6")
STRATEGIC_ALONE: Final = Refusal("not-combined", "L4.7")
SEA_ALONE: Final = Refusal("not-combined", "L4.8")
BOX_ALONE: Final = Refusal("not-combined", "L3.7.1")
RESERVES_ALONE: Final = Refusal("not-combined", "L9.14")
NAME_UNIT: Final = Refusal("name-unit", "L4.12")
NAME_PLACE: Final = Refusal("name-place", "L4.12")
END_MOVE_FIRST: Final = Refusal("end-move-first", "L4.1")
CANNOT_TAKE: Final = Refusal("cannot-take", "L4.5")
CANNOT_TAKE_HERE: Final = Refusal("cannot-take", "L1.4.3")

# Rail, strategic and sea movement, the Eastern Front box (L4.6-L4.9)
RAIL_TWO: Final = Refusal("rail-two", "L4.6")
RAIL_START: Final = Refusal("rail-start", "L4.6")
RAIL_END: Final = Refusal("rail-end", "L4.6")
RAIL_NO_LINE: Final = Refusal("rail-no-line", "L4.6")
RAIL_FULL: Final = Refusal("rail-full", "L1.4.2")
RAIL_NEUTRAL: Final = Refusal("rail-neutral", "L10.9")
STRATEGIC_GERMAN: Final = Refusal("strategic-german", "L4.7")
STRATEGIC_SPENT: Final = Refusal("strategic-spent", "L4.7")
STRATEGIC_START: Final = Refusal("strategic-start", "L4.7")
STRATEGIC_END: Final = Refusal("strategic-end", "L4.7")
STRATEGIC_ENGLAND: Final = Refusal("strategic-england", "L12.20")
SEA_UK_ONLY: Final = Refusal("sea-uk-only", "L4.8")
SEA_ONE: Final = Refusal("sea-one", "L4.8")
SEA_PORTS: Final = Refusal("sea-ports", "L4.8")
SEA_AMERICANS: Final = Refusal("sea-americans", "L4.16")
BOX_GERMANS: Final = Refusal("box-germans", "L3.7.1")
BOX_SOURCE: Final = Refusal("box-source", "L3.7.1")
RESERVES_NOBODY: Final = Refusal("reserves-nobody", "L9.14")
RESERVES_START: Final = Refusal("reserves-start", "L9.10")
RESERVES_ENEMY: Final = Refusal("reserves-enemy", "L9.10")
RESERVES_NO_WAY: Final = Refusal("reserves-no-way", "L9.10")
RESERVES_NO_SEA: Final = Refusal("reserves-no-sea", "L9.14")
RESERVES_NO_BOX: Final = Refusal("reserves-no-box", "L3.7.1")
RESERVES_NO_RAIL: Final = Refusal("reserves-no-rail", "L9.14")
RESERVES_FULL: Final = Refusal("reserves-full", "L1.4.1")
RESERVES_NEUTRAL: Final = Refusal("reserves-neutral", "L10.9")
STRAY_NOT_THERE: Final = Refusal("stray-not-there", "L8.1.7")
NO_EXCHANGE: Final = Refusal("no-exchange", "L2.14")

# Reinforcements and building: where (L2.2, L2.12, L6, L7.3, L7.9)
NOT_OWN_AREA: Final = Refusal("not-own-area", "L7.3")
UNSUPPLIED: Final = Refusal("unsupplied", "L6.5")
NO_ROOM_IN_AREA: Final = Refusal("no-room-in-area", "L1.4")
BUILD_FULL: Final = Refusal("no-room-in-area", "L12.22")
ARRIVE_ELSEWHERE: Final = Refusal("not-own-area", "L2.2")
ARRIVE_SUPPLIED: Final = Refusal("unsupplied", "L2.2")
ARRIVE_NO_ARMY: Final = Refusal("army-not-there", "L2.12")
NOT_IN_THE_BOX: Final = Refusal("not-in-the-box", "L3.7.2")
IN_ENGLAND_ONLY: Final = Refusal("in-england-only", "L4.8.1")
IN_FRANCE_ONLY: Final = Refusal("in-france-only", "L2.2")
EMPTY_AMONG_ENEMIES: Final = Refusal("empty-among-enemies", "L8.1.6")
ARMY_NOT_THERE: Final = Refusal("army-not-there", "L7.9")
STILL_NEUTRAL: Final = Refusal("still-neutral", "L10.9")
NO_SWAP_THERE: Final = Refusal("no-swap-there", "L8.4")

# Regrouping (L2.2.1, L4.14)
REGROUP_WHO: Final = Refusal("name-place", "L2.2.1")
NO_ARMY_TO_REGROUP: Final = Refusal("no-army-to-regroup", "L2.2.1")
NO_SUCH_UNIT_THERE: Final = Refusal("no-such-unit-there", "L2.2.1")
REGROUPED_ALREADY: Final = Refusal("regrouped-already", "L2.2.1")
REGROUP_ELSEWHERE: Final = Refusal("regroup-elsewhere", "L2.2.1")

# Supply and the box (L6, L3.7.4)
STARVED_NOT_THERE: Final = Refusal("starved-not-there", "L6.5")
PARIS_GUN_LAST: Final = Refusal("paris-gun-last", "L6.8")
BOX_FROM: Final = Refusal("name-place", "L3.7.4")
NOT_IN_BOX: Final = Refusal("not-in-box", "L3.7.4")
ARMY_NOT_EMPTY: Final = Refusal("army-not-empty", "L3.7.4")
NOT_IN_CONTAINER: Final = Refusal("not-in-container", "L3.7.4")

# Spending (L7)
TOO_EXPENSIVE: Final = Refusal("too-expensive", "L7.7")
MORE_THAN_ALL: Final = Refusal("more-than-all", "L7.1")
POOL_EMPTY: Final = Refusal("pool-empty", "L7.9")
POOL_SPENT: Final = Refusal("pool-spent", "L1.8")
NEVER_BOUGHT_FIRST: Final = Refusal("never-bought-first", "L8.4")
AMERICANS_LATER: Final = Refusal("americans-later", "L7.9")
STORMERS_LATER: Final = Refusal("stormers-later", "L7.6")
BIPLANES_LATER: Final = Refusal("biplanes-later", "L8.8.1")
TANKS_LATER: Final = Refusal("tanks-later", "L8.9")
PARIS_GUN_LATER: Final = Refusal("paris-gun-later", "L8.10")
BIPLANE_YEAR: Final = Refusal("biplane-year", "L8.8.1")
NOT_YOUR_NATION: Final = Refusal("not-your-nation", "L7.9")
NOWHERE_TO_BUILD: Final = Refusal("nowhere-to-build", "L7.3")
ARMY_NOT_LOST: Final = Refusal("army-not-lost", "L7.4")
ARMY_NOT_ARRIVED: Final = Refusal("army-not-arrived", "L7.9")
NOT_AT_HOME: Final = Refusal("not-at-home", "L7.4")
REBUILD_ELSEWHERE: Final = Refusal("rebuild-elsewhere", "L7.4")
REBUILD_SUPPLIED: Final = Refusal("unsupplied", "L7.4")
REBUILD_DISPUTED: Final = Refusal("rebuild-disputed", "L7.4")
NO_HOME_LEFT: Final = Refusal("no-home-left", "L7.4")
UPGRADE_EARLY: Final = Refusal("upgrade-early", "L7.6")
UPGRADE_ONCE: Final = Refusal("upgrade-once", "L7.6")
UPGRADE_GERMAN: Final = Refusal("upgrade-german", "L7.6")
UPGRADE_NOBODY: Final = Refusal("upgrade-nobody", "L7.10")
UPGRADE_UNSUPPLIED: Final = Refusal("upgrade-unsupplied", "L7.10")
UPGRADE_POOL: Final = Refusal("upgrade-pool", "L7.10")
DIG_SUPPLIED: Final = Refusal("dig-supplied", "L6.6")
DIG_LIMIT: Final = Refusal("dig-limit", "L7.5")
NOTHING_TO_DIG: Final = Refusal("nothing-to-dig", "L7.10")
BOUGHT_UNDUG: Final = Refusal("bought-undug", "L7.5")
CANNOT_DIG: Final = Refusal("cannot-dig", "L7.5.1")
DUG_ALREADY: Final = Refusal("dug-already", "L7.10")
NO_FORTIFYING: Final = Refusal("no-fortifying", "L11.6")
NOT_TO_FORTIFY: Final = Refusal("not-to-fortify", "L11.6")
NOT_ENTRENCHED: Final = Refusal("not-entrenched", "L11.6")
FORTIFIED_ALREADY: Final = Refusal("fortified-already", "L11.6")
NO_CARD_BOUGHT: Final = Refusal("no-card-bought", "L7.2")
PILES_EMPTY: Final = Refusal("piles-empty", "L1.7")
CARD_ALREADY_LAID: Final = Refusal("card-already-laid", "L7.2")
BID_ALREADY: Final = Refusal("card-already-laid", "L11.2")

# The end (L3), and optional rules (L11)
WINNING: Final = Refusal("winning", "L3.5")
NO_SUPPRESSING: Final = Refusal("no-suppressing", "L11.8")
SUPPRESSED_ALREADY: Final = Refusal("suppressed-already", "L11.8")
SUPPRESS_UNSUPPLIED: Final = Refusal("suppress-unsupplied", "L11.8")
SUPPRESS_NOT_THERE: Final = Refusal("suppress-not-there", "L11.8")
SUPPRESS_ELSEWHERE: Final = Refusal("suppress-elsewhere", "L11.8")
SUPPRESS_NO_ROOM: Final = Refusal("suppress-no-room", "L11.8")

# Not now: the order of a season and of a player turn (L2.1, L2.13)
PASS_LATER: Final = Refusal("pass-later", "L2.13")
OFFENSIVE_LATER: Final = Refusal("offensive-later", "L2.13")
PASSED: Final = Refusal("passed", "L2.5.2")
ERSATZ_PAYS: Final = Refusal("ersatz-pays", "L5.3.5")
COMBAT_CARDS_LATER: Final = Refusal("combat-cards-later", "L2.7.2")
LAY_IT: Final = Refusal("lay-it", "L2.7.2")
WEATHER_LATER: Final = Refusal("weather-later", "L2.17")
RESERVES_LATER: Final = Refusal("reserves-later", "L2.13")
RESERVES_OWN_TURN: Final = Refusal("reserves-own-turn", "L9.10")
CRISIS_NOT_NOW: Final = Refusal("crisis-not-now", "L2.13")
EXCHANGE_LATER: Final = Refusal("exchange-later", "L2.14")
EXCHANGE_IN_PASS: Final = Refusal("exchange-in-pass", "L2.5.2")
DISCARDS_LATER: Final = Refusal("discards-later", "L7.2")
WITHIN_LIMIT: Final = Refusal("within-limit", "L7.2")
MOVES_LATER: Final = Refusal("moves-later", "L2.13")
PASS_NO_BATTLE: Final = Refusal("pass-no-battle", "L2.5.2")
ATTACKER_DECLARES: Final = Refusal("attacker-declares", "L2.7.2")
BATTLES_LATER: Final = Refusal("battles-later", "L2.13")
DECLARING_OVER: Final = Refusal("declaring-over", "L2.7.2")
ONE_BATTLE_FIRST: Final = Refusal("one-battle-first", "L5.7.1")
PAY_FROM: Final = Refusal("name-place", "L5.3.2")
NO_HITS_NOW: Final = Refusal("no-hits-now", "L5.3.1")
PAYER_NAMED: Final = Refusal("payer-named", "L5.3.1")
CARDS_PAY_HITS: Final = Refusal("cards-pay-hits", "L5.7.9")
NO_CARDS_IN_BOX: Final = Refusal("cards-pay-hits", "L3.7.4")
NO_RETREAT_NOW: Final = Refusal("no-retreat-now", "L5.5")
NOTHING_TO_PLACE: Final = Refusal("nothing-to-place", "L2.12")
NO_GROUND_ATTACK: Final = Refusal("no-ground-attack", "L8.8.2")
NOTHING_OFFERED: Final = Refusal("nothing-offered", "L3.8")
NAME_PURCHASE: Final = Refusal("name-purchase", "L7.8")
ENTRY_FIRST: Final = Refusal("entry-first", "L7.8")
PRODUCTION_LATER: Final = Refusal("production-later", "L2.10")
LISTS_ARE_IN: Final = Refusal("lists-are-in", "L7.8")
ARMISTICE_LATER: Final = Refusal("armistice-later", "L3.8")
ARMISTICE_AT_TABLE: Final = Refusal("armistice-at-table", "L3.8")
RESIGN_LATER: Final = Refusal("resign-later", "L3.5")
RESIGN_AT_TABLE: Final = Refusal("resign-at-table", "L3.5")
SUPPRESS_LATER: Final = Refusal("suppress-later", "L11.8")

# What a reason names, so far as the answer tells it: `who` is a unit, the rest as in events
NAMING: Final[dict[str, tuple[str, ...]]] = {
    "name-unit": ("who",),
    "has-moved": ("who",),
    "too-far": ("who",),
    "holds-moved": ("who",),
    "not-yours": ("who",),
    "pool-empty": ("who",),
    "not-next": ("area",),
    "already-there": ("area",),
    "stranded-to-enemy": ("area",),
    "guns-first": ("area",),
    "empty-to-enemy": ("area",),
    "one-new-battle": ("area",),
    "neutral-not-now": ("area",),
    "neutral-from-disputed": ("area",),
    "area-full": ("area",),
    "passes-full": ("area",),
    "disputed-to-enemy": ("area",),
    "pass-no-enemy": ("area",),
    "empty-to-disputed": ("area",),
    "rail-end": ("area",),
    "rail-no-line": ("area",),
    "rail-full": ("area",),
    "strategic-end": ("area",),
    "reserves-enemy": ("area",),
    "reserves-no-way": ("area",),
    "not-disputed": ("area",),
    "declared-already": ("area",),
    "must-declare": ("area",),
    "no-battle-there": ("area",),
    "no-bonus-army": ("area",),
    "fight-not-declared": ("area",),
    "retreat-far": ("area",),
    "retreat-enemy": ("area",),
    "retreat-full": ("area",),
    "unsupplied": ("area",),
    "not-own-area": ("area",),
    "no-room-in-area": ("area",),
    "card-not-held": ("card",),
    "not-in-your-hand": ("card",),
    "card-too-early": ("card",),
    "combat-cards-later": ("card",),
    "army-full": ("army",),
    "army-guns": ("army",),
    "other-nation": ("army",),
    "join-elsewhere": ("army",),
    "army-not-arrived": ("army",),
    "army-not-lost": ("army",),
}
