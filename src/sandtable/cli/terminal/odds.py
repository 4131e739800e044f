"""The exact odds of a fight in full: every die with its rule, and a table of hits by flags."""

from __future__ import annotations

from sandtable.toolkit.display import Odds
from sandtable.toolkit.odds import Chances, percent
from sandtable.toolkit.text import Speaker


def in_full(odds: Odds, speaker: Speaker) -> list[str]:
    """The dice with every modifier and its rule, a table of hits by flags, and further rules."""
    chances, blocks = odds.chances, odds.target_blocks
    lines = [f"  {speaker.with_rule(words, rule)}" for words, rule in odds.modifiers]
    lines.append(f"  = {speaker.say('table-dice', dice=chances.dice)}")
    lines.append("")
    lines.extend(f"  {line}" for line in table(chances, speaker))
    lines.append("")
    told = [speaker.say("table-hits-expected", hits=f"{chances.expected:.2f}")]
    if blocks and chances.at_least(blocks) > 0:
        told.append(speaker.say("table-eliminates", chance=percent(chances.at_least(blocks))))
    lines.append("  " + ", ".join(told))
    if odds.rules:
        also = speaker.sentence("cli-see-also", rules=", ".join(odds.rules))
        lines.append(f"  {also}.")
    return lines


def table(chances: Chances, speaker: Speaker) -> list[str]:
    """Rows are hits, columns are flags, and the last column is for any number of flags."""
    flags = range(len(chances.flags))
    head = [speaker.say("cli-hits")]
    if len(chances.flags) > 1:
        head += [speaker.say("cli-flags", flags=number) for number in flags]
    rows = [[*head, speaker.say("cli-together")]]
    for hits, together in enumerate(chances.hits):
        cells = [str(hits)]
        if len(chances.flags) > 1:
            cells += [percent(chances.both.get((hits, number), 0.0)) for number in flags]
        rows.append([*cells, percent(together)])
    if len(chances.flags) > 1:
        sums = [percent(chance) for chance in chances.flags]
        rows.append([speaker.say("cli-together"), *sums, percent(1.0)])
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths)).rstrip() for row in rows
    ]
