"""Golden records: whole games that must replay to the same hashes, plain and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.toolkit.record import RecordError, read_record
from sandtable.toolkit.replay import replay

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.rglob("*.record"))
PURPOSES = {name: sandtable.box(name).purposes for name in sandtable.games()}
FIRST = {
    name: next(path for path in RECORDS if path.parent.name == name) for name in sandtable.games()
}
FEWEST_HASHES = {"lastman": 2}  # a season is long, and a year has four of them at most
SECRET = {  # how lines begin in which a seat reads question marks
    "napoleonics": ("draw:", "deal:", "square", "allied:", "french:"),
    "greatwar": ("card:", "combat", "deal:", "deal", "british:", "german:"),
    "maria": ("card:", "deal:", "austria:", "france:", "prussia:"),
    "lastman": ("card:", "deal:", "german:", "entente:"),
}


def test_every_scenario_has_a_golden_record() -> None:
    for name in sandtable.games():
        have = {path.stem for path in RECORDS if path.parent.name == name}
        assert have == set(sandtable.box(name).scenarios())


@pytest.mark.both_modes
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_hashes_and_its_text(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, PURPOSES)
    assert sum(bool(step.hash) for step in record.steps) >= FEWEST_HASHES.get(path.parent.name, 6)
    game = replay(sandtable.box(path.parent.name), record)
    assert game.question() is None, "a golden game is played to its end"
    assert game.result() is not None
    assert game.text() == text


@pytest.mark.parametrize("name", sandtable.games())
def test_a_seat_reads_no_hidden_card_in_its_record(name: str) -> None:
    """In the record of a seat the other's cards are question marks, and there is no seed."""
    text = FIRST[name].read_text(encoding="utf-8")
    game = replay(sandtable.box(name), read_record(text, PURPOSES))
    for seat in range(2):
        text = game.text(seat)
        assert "seed" not in text
        assert "counters" not in text
        assert "?" in text
        lines = text.splitlines()
        whole = [line for line in game.text().splitlines() if not line.startswith("=")]
        whole = [line for line in whole if not line.startswith(("seed", "counters"))]
        hidden = 0
        for mine, after in zip(lines, [*lines[1:], ""], strict=True):
            written = whole.pop(0)
            if mine == written:
                continue
            hidden += 1
            who = written.split()[0]
            assert mine.split()[0] == who in SECRET[name]
            while mine == f"{who} ?" and whole and whole[0] != after and whole[0].startswith(who):
                whole.pop(0)  # of several answers in a row a seat does not learn how many
        assert hidden
        assert not whole


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[: len(text) // 2].rsplit("\n", 1)[0] + "\nfrench: ", "not an action"),
        (lambda text: text.replace("= turn 3 ", "= turn 3 0"), "is not the recorded one"),
        (lambda text: text.replace("sandtable record 1", "chess"), "begins with"),
        (lambda text: text.replace("game: napoleonics", "game: go"), "no game called"),
        (lambda text: text.replace("scenario: ", "scenario: x"), "scenario"),
        (lambda text: text.replace("  deal: ", "  deal: joker ", 1), "no outcome"),
        (lambda text: text.replace("  deal: ", "  deed: ", 1), "no chance called"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(damage: object, said: str) -> None:
    assert callable(damage)
    text = damage(FIRST["napoleonics"].read_text(encoding="utf-8"))
    with pytest.raises(RecordError, match=said):
        replay(sandtable.box("napoleonics"), read_record(text, PURPOSES))
