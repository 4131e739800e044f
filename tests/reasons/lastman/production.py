"""Supply, production and units in To the Last Man!: what each paragraph forbids (L6 to L8)."""

from __future__ import annotations

from tests.reasons.checks import both, by_key, not_asked, verb
from tests.reasons.lastman import battles, build, empty_armies, joining, order
from tests.reasons.lastman.board import AREAS
from tests.reasons.lastman.moves import table
from tests.reasons.situation import Oracle

PRODUCTION: Oracle = {
    "L6.8": build.paris_gun_last,
    "L6.5": by_key(unsupplied=build.unsupplied, starved_not_there=build.not_in_starving_army),
    "L7.1": both(verb("cards", "buy"), build.more_than_all),
    "L7.2": by_key(
        card_already_laid=build.laid_already,
        no_card_bought=lambda s: s.verb == "cards" and int(s.thing) == 0,
        discards_later=both(verb("drop"), not_asked("discard")),
        within_limit=both(verb("drop"), order.within_limit),
    ),
    "L7.3": by_key(not_own_area=build.not_own_area, nowhere_to_build=build.nowhere_to_build),
    "L7.4": by_key(
        army_not_lost=build.army_not_lost,
        not_at_home=build.not_at_home,
        rebuild_disputed=build.rebuild_disputed,
        rebuild_elsewhere=both(verb("at"), build.not_own_area),
        no_home_left=build.no_home_left,
        unsupplied=build.unsupplied,
    ),
    "L7.5": by_key(
        dig_limit=build.dig_limit,
        bought_undug=lambda s: s.verb == "buy" and s.thing.endswith("_dug"),
    ),
    "L7.5.1": build.cannot_dig,
    "L7.6": by_key(
        upgrade_early=lambda s: s.verb == "upgrade" and table(s.at).turn < 13,
        upgrade_german=lambda s: s.verb == "upgrade" and s.asked.seat != "german",
        upgrade_once=build.upgraded,
        stormers_later=lambda s: "stosstruppen" in s.thing and table(s.at).turn < 13,
    ),
    "L7.7": build.too_expensive,
    "L7.8": by_key(
        name_purchase=both(verb("at", "into", "piece"), lambda s: s.asked.key == "spend"),
        entry_first=build.entry_begun,
        lists_are_in=order.lists_in,
    ),
    "L7.9": by_key(
        pool_empty=build.pool_empty,
        not_your_nation=build.not_own_nation,
        americans_later=both(build.not_yet, lambda s: s.thing.startswith("us_")),
        army_not_there=build.army_elsewhere,
        army_not_arrived=build.not_arrived,
    ),
    "L7.10": by_key(
        dug_already=build.dug_already,
        nothing_to_dig=lambda s: build.cannot_dig(s) or build.not_in_container(s),
        nobody_digs_alone=both(lambda s: s.thing in AREAS, build.cannot_dig),
        upgrade_nobody=build.nobody_to_upgrade,
        upgrade_nobody_alone=both(lambda s: s.thing in AREAS, build.nobody_to_upgrade),
        upgrade_unsupplied=build.unsupplied,
        upgrade_pool=build.no_stosstruppen,
    ),
    "L8.1.1": joining.kept_out("L8.1.1"),
    "L8.1.6": empty_armies.empty_among_enemies,
    "L8.4": by_key(no_swap_there=build.no_swap, never_bought_first=build.commonwealth_alive),
    "L8.6.3": joining.kept_out("L8.6.3"),
    "L8.11.1": battles.only_a_fort,
    "L8.14": order.second_against_fort,
    "L8.8.1": by_key(
        army_plane=joining.kept_out("L8.8.1"),
        biplane_year=build.biplane_early,
        biplanes_later=both(build.not_yet, lambda s: "biplane" in s.thing),
    ),
    "L8.8.2": by_key(
        no_ground_attack=both(verb("number"), lambda s: s.action not in s.asked.offers),
        fought_in_air=battles.fought_in_air,
    ),
    "L8.9": both(build.not_yet, lambda s: "tank" in s.thing),
    "L8.10": both(build.not_yet, lambda s: "paris_gun" in s.thing),
}
