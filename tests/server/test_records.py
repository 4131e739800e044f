"""What was played: replays, logs, records down and up, verdicts, and playing on from there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import sandtable
from sandtable.toolkit.pledge import verify
from sandtable.toolkit.record import Record, read_record
from sandtable.toolkit.replay import replay
from tests.server.conftest import DATABASES, Serve
from tests.server.signed_in import resign
from tests.server.visiting import SCENARIO, Browser, Server, in_pieces, seats

pytestmark = pytest.mark.any_database

BOX = sandtable.box("napoleonics")


def read(text: str, holes: bool = False) -> Record:
    return read_record(text, {BOX.id: BOX.purposes}, holes=holes)


def uploads(browser: Browser, text: str | bytes) -> Any:
    return browser.post("/api/records", content=text, headers={"content-type": "text/plain"})


@pytest.fixture(scope="module")
def short() -> str:
    """The record of a game that was left after a few turns."""
    game = sandtable.new_game("napoleonics", SCENARIO, seed=4)
    for _ in range(40):
        question = game.question()
        assert question is not None
        game.answer(question.actions[len(game.record.steps) % len(question.actions)])
    return game.text()


# Replays


def test_a_finished_game_is_replayed_step_by_step(
    anna: Browser, eve: Browser, finished: str
) -> None:
    told = eve.read(f"/api/tables/{finished}/replay", **{"from": 10, "to": 14})
    assert told["may_show_as"] == ["referee", "french", "allied", "onlooker"]
    assert told["shown_as"] == "referee"
    assert [frame["step"] for frame in told["frames"]] == [10, 11, 12, 13, 14]
    assert [mark["step"] for mark in told["turns"]] == sorted(
        mark["step"] for mark in told["turns"]
    )
    assert told["turns"][0]["step"] == 0
    assert told["steps"] > 500
    assert all(frame["now"]["scene"]["pieces"] for frame in told["frames"])
    assert all(frame["answer"] for frame in told["frames"])
    last = eve.read(f"/api/tables/{finished}/replay", **{"from": told["steps"] - 1})
    assert len(last["frames"]) == 2


def test_at_most_sixty_steps_come_at_once(anna: Browser, finished: str) -> None:
    told = anna.read(f"/api/tables/{finished}/replay", **{"from": 5, "to": 5000})
    assert [frame["step"] for frame in told["frames"]] == list(range(5, 65))
    beyond = anna.read(f"/api/tables/{finished}/replay", **{"from": 10**9})
    assert beyond["frames"] == []


def test_each_view_of_a_finished_game_has_its_own_hand(anna: Browser, finished: str) -> None:
    hands = {}
    for view in ("referee", "french", "allied", "onlooker"):
        query = {"from": 0, "to": 0, "as": view}
        (frame,) = anna.read(f"/api/tables/{finished}/replay", **query)["frames"]
        hands[view] = [card["id"] for card in frame["now"]["hand"]]
    assert hands["onlooker"] == []
    assert hands["referee"] == hands["allied"] != hands["french"]
    assert len(hands["french"]) == 5


def test_a_running_game_is_replayed_as_ones_own_seat_or_as_anybody(
    server: Server, anna: Browser, eve: Browser, table: str
) -> None:
    server.play(table, 30)
    told = anna.read(f"/api/tables/{table}/replay")
    assert told["may_show_as"] == ["allied", "onlooker"]
    assert {frame["now"]["seat"] for frame in told["frames"]} == {"allied"}
    told = eve.read(f"/api/tables/{table}/replay")
    assert told["may_show_as"] == ["onlooker"]
    assert all(frame["now"]["hand"] == [] for frame in told["frames"])
    for browser, view in ((anna, "french"), (anna, "referee"), (eve, "allied"), (eve, "nobody")):
        response = browser.get(f"/api/tables/{table}/replay", **{"as": view})
        assert response.status_code == 403


def test_at_one_screen_a_running_game_is_replayed_without_hands(
    server: Server, anna: Browser
) -> None:
    table = anna.starts("me", "here")
    server.play(table, 10)
    told = anna.read(f"/api/tables/{table}/replay")
    assert told["may_show_as"] == ["onlooker"]
    assert all(frame["now"]["hand"] == [] for frame in told["frames"])


def test_a_game_that_has_not_begun_cannot_be_replayed(anna: Browser) -> None:
    opened = anna.opens("me", "invite")
    for what in ("replay", "record", "report", "verdict"):
        assert anna.get(f"/api/tables/{opened['id']}/{what}").status_code == 409


# Records down


def test_a_running_game_gives_each_the_record_that_he_may_know(
    server: Server, anna: Browser, bela: Browser, eve: Browser, table: str
) -> None:
    live = server.play(table, 60)
    assert live.game is not None
    texts = {who.name: who.get(f"/api/tables/{table}/record").text for who in (anna, bela, eve)}
    for text in texts.values():
        assert live.data.secret not in text
        assert live.data.seed not in text
        assert "\ncounters:" not in text
        assert "\n= " not in text
        assert f"\ncommitment: {live.data.commitment}\n" in text
        assert "?" in text
        assert read(text, holes=True).header["scenario"] == SCENARIO
    deals = {name: text.split("deal: ")[1].splitlines()[0].split() for name, text in texts.items()}
    assert [word == "?" for word in deals["Anna"]] == [True] * 5 + [False] * 6
    assert [word == "?" for word in deals["Béla"]] == [False] * 5 + [True] * 6
    assert deals["Eve"] == ["?"] * 11


def test_a_finished_game_gives_the_whole_record_and_it_holds(eve: Browser, finished: str) -> None:
    response = eve.get(f"/api/tables/{finished}/record")
    assert response.headers["content-disposition"].startswith("attachment")
    record = read(response.text)
    verdict = verify(BOX, record)
    assert verdict.sound
    assert verdict.checked
    assert verdict.words == ("magpie", "magpie")
    assert verdict.dice > 50
    game = replay(BOX, record)
    assert game.question() is None
    shown = eve.read(f"/api/tables/{finished}")
    assert record.header["commitment"] == shown["dice"]["commitment"]
    assert record.header["secret"] == shown["dice"]["secret"]


def test_the_verdict_says_that_every_die_was_honest(eve: Browser, finished: str) -> None:
    for lang in ("en", "el", "hu"):
        verdict = eve.read(f"/api/tables/{finished}/verdict", lang=lang)
        assert verdict["ok"]
        assert "magpie" in str(verdict["lines"])


def test_a_running_game_has_no_verdict(anna: Browser, table: str) -> None:
    assert anna.get(f"/api/tables/{table}/verdict").status_code == 409


def test_somebody_who_was_sent_a_record_can_have_it_checked(eve: Browser, finished: str) -> None:
    text = eve.get(f"/api/tables/{finished}/record").text
    assert checked(eve, text)["ok"]
    at = text.index("\n  dice: ") + len("\n  dice: ")
    word = text[at:].split()[0]
    other = "flag" if word != "flag" else "saber"
    found = checked(eve, text[:at] + other + text[at + len(word) :])
    assert not found["ok"]
    assert "line" in found["lines"][0].lower()


def checked(browser: Browser, text: str) -> Any:
    response = browser.post("/api/verify", content=text, headers={"content-type": "text/plain"})
    assert response.status_code == 200
    return response.json()


def test_the_report_tells_luck_losses_and_the_story(eve: Browser, finished: str) -> None:
    report = eve.read(f"/api/tables/{finished}/report")
    assert report["story"]
    assert report["text"]
    assert [luck["seat"] for luck in report["luck"]] == ["french", "allied"]
    assert report["losses"]
    assert report["timeline"][-1]["scores"] == [5, 1]


@pytest.mark.parametrize(
    ("language", "ending"),
    [
        ("en", "The French have resigned."),
        ("el", "Οι Γάλλοι παραιτήθηκαν."),
        ("hu", "A franciák feladták."),
    ],
)
def test_the_report_of_a_game_that_was_given_up_says_by_whom(
    server: Server, anna: Browser, language: str, ending: str
) -> None:
    table = anna.starts("me", "here")
    server.play(table, 20)
    path = f"/api/tables/{table}/report"
    before = anna.read(path, lang=language)
    resign(server, table, 0)
    report = anna.read(path, lang=language)
    assert report["story"] == [ending, *before["story"]]
    title, told, *rest = report["text"].split("\n\n")
    assert told == ending
    assert "\n\n".join([title, *rest]) == before["text"]


# Records up


@pytest.mark.parametrize("settings", DATABASES, indirect=True)
def test_a_record_is_loaded_looked_at_and_is_nobodys_turn(
    server: Server, anna: Browser, eve: Browser, short: str
) -> None:
    response = uploads(anna, short)
    assert response.status_code == 201
    table = response.json()["id"]
    shown = eve.read(f"/api/tables/{table}")
    assert shown["status"] == "over"
    assert shown["source"]
    told = eve.read(f"/api/tables/{table}/replay", **{"from": 0, "to": 5})
    assert told["steps"] == 40
    assert len(told["frames"]) == 6
    window = eve.sits(table)
    assert window.shown["asked"] is None
    (row,) = anna.read("/api/tables")["tables"]
    assert (row["id"], row["my_turn"]) == (table, False)
    again = eve.get(f"/api/tables/{table}/record").text
    body = short.split("\n\n", 1)[1]
    assert again.split("\n\n", 1)[1] == body
    assert "\nsecret:" not in again
    assert not eve.read(f"/api/tables/{table}/verdict")["ok"]


def test_a_record_of_a_finished_game_tells_who_won(
    anna: Browser, eve: Browser, finished: str
) -> None:
    text = anna.get(f"/api/tables/{finished}/record").text
    table = uploads(eve, text).json()["id"]
    window = eve.sits(table)
    assert window.shown["result"]["winner"] == "french"
    assert [each["who"] for each in window.table["seats"]] == ["Anna", "Anna"]


def bad_records(short: str) -> dict[str, tuple[str, str]]:
    head, body = short.split("\n\n", 1)

    def with_scenario(name: str) -> str:
        return short.replace(f"scenario: {SCENARIO}", f"scenario: {name}")

    return {
        "nothing": ("", ""),
        "something else": ("hello", "line 1"),
        "no scenario": ("sandtable record 1\ngame: napoleonics\n\n", "scenario"),
        "unknown game": (short.replace("game: napoleonics", "game: chess"), "line 2"),
        "unknown scenario": (with_scenario("austerlitz"), "scenario"),
        "a path": (with_scenario("../../etc/passwd"), "scenario"),
        "a file": (with_scenario("/etc/passwd"), "scenario"),
        "a toml file": (with_scenario(f"{BOX.folder}/scenarios/{SCENARIO}.toml"), "scenario"),
        "other rules": (short.replace("rules: 1", "rules: 99"), "line 4"),
        "a wrong answer": (short.replace("allied: card ", "allied: card x", 1), "line "),
        "a wrong seat": (f"{head}\n\n{body.replace('allied:', 'spanish:', 1)}", "line "),
        "a wrong die": (short.replace("deal: ", "deal: nothing ", 1), "line "),
        "more than the game": (short + "  dice: flag\n", "line "),
        "options": (short.replace("seed:", 'options: {"a": 1}\nseed:', 1), "options"),
        "deep options": (short.replace("seed:", f"options: {'[' * 90_000}\nseed:", 1), ""),
        "no counters": (short.replace("counters: ", "counters: x", 1), "line "),
        "holes": (short.replace("draw: ", "draw: ? ", 1), "line "),
        "a hash": (short.replace("= turn 2 ", "= turn 2 0", 1), "line "),
    }


@pytest.mark.parametrize("what", bad_records("a\n\nb").keys())
def test_a_bad_record_is_refused_with_its_line(
    server: Server, anna: Browser, short: str, what: str
) -> None:
    text, says = bad_records(short)[what]
    response = uploads(anna, text)
    assert response.status_code in (400, 422), response.text
    assert says in response.json()["detail"]
    assert "root:" not in response.text
    assert anna.read("/api/tables") == {"tables": []}
    response = anna.post("/api/verify", content=text, headers={"content-type": "text/plain"})
    assert response.status_code in (200, 400, 422)
    if what not in ("options", "no counters"):  # on which no die depends
        assert response.status_code != 200 or not response.json()["ok"]


# What programs that look for viruses report, to be tried; put together, so that none reports this
EICAR = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$" + "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"


@pytest.mark.parametrize(
    ("place", "status"),
    [("header", 201), ("players", 201), ("comment", 201), ("step", 400)],
)
def test_nothing_of_a_file_is_given_to_others_as_it_came(
    anna: Browser, eve: Browser, short: str, place: str, status: int
) -> None:
    """A record is played again, and what others get is written anew."""
    first, _, rest = short.partition("\n")
    head, _, steps = rest.partition("\n\n")
    more = {
        "header": f"virus: {EICAR}\n\n{steps}",
        "players": f"players: {json.dumps([EICAR, EICAR])}\n\n{steps}",
        "comment": f"\n# {EICAR}\n{steps}",
        "step": f"\n{steps}\n{EICAR}\n",
    }[place]
    answer = uploads(anna, f"{first}\n{head}\n{more}")
    assert answer.status_code == status, answer.text
    if status == 201:
        table = answer.json()["id"]
        for path in ("/record", "/replay", "/report", ""):
            given = eve.get(f"/api/tables/{table}{path}").text
            assert EICAR not in given  # of which a name is too short to hold it all
            assert json.dumps(EICAR)[1:-1] not in given
            assert ("EICAR" in given) <= (place == "players")


@pytest.mark.parametrize("settings", DATABASES, indirect=True)
def test_a_deep_list_of_players_does_no_harm(anna: Browser, short: str) -> None:
    for players in ("[" * 50_000, '[["a"], {"b": 1}]', '["\\ud800", "\\u0000"]', "x"):
        text = short.replace("seed:", f"players: {players}\nseed:", 1)
        assert uploads(anna, text).status_code == 201


def test_bytes_that_are_no_text_are_refused(anna: Browser) -> None:
    assert uploads(anna, b"\xff\xfe\x00sandtable record 1").status_code == 422


def test_a_record_may_be_so_large_and_have_so_many_steps(serve: Serve, short: str) -> None:
    anna = serve(record_bytes=len(short) + 10, record_steps=41).browser()
    assert uploads(anna, short).status_code == 201
    assert uploads(anna, short + "#" * 11).status_code == 413
    few = serve(record_steps=40).browser()
    assert uploads(few, short).status_code == 413


def test_a_record_that_comes_in_pieces_may_be_no_larger(serve: Serve, short: str) -> None:
    anna = serve(record_bytes=len(short) + 10).browser()
    headers = {"content-type": "text/plain"}
    response = anna.post("/api/records", content=in_pieces(short.encode()), headers=headers)
    assert response.status_code == 201
    long = in_pieces((short + "#" * 5000).encode())
    response = anna.post("/api/records", content=long, headers=headers)
    assert response.status_code == 413


# Playing from there


def branches(browser: Browser, table: str, step: int, *kinds: str) -> Any:
    wish = {"table": table, "step": step, "seats": seats(*kinds), "name": browser.name}
    return browser.post("/api/branches", json=wish)


def test_from_any_step_of_a_finished_game_one_plays_on_with_new_dice(
    server: Server, eve: Browser, finished: str, knowing: Callable[[int], None]
) -> None:
    knowing(77)
    response = branches(eve, finished, 100, "me", "here")
    assert response.status_code == 201
    table = response.json()["id"]
    shown = eve.gives_word(table)
    assert shown["status"] == "running"
    assert finished in shown["source"]
    before = server.steps(finished)
    copied = server.steps(table)
    assert [(step.answer, step.outcomes) for step in copied[:101]] == [
        (step.answer, step.outcomes) for step in before[:101]
    ]
    server.play(table, 150, seed=5)
    secrets = [server.table(each).data.secret for each in (finished, table)]
    assert secrets[0] != secrets[1]

    seat = server.table(table).play.asked_seats()[0]
    server.run(server.table(table).petitions.ask, seat, "resign")
    text = eve.get(f"/api/tables/{table}/record").text
    assert f"\nbranched: 100 {finished} 100\n" in text
    record = read(text)
    verdict = verify(BOX, record)
    assert verdict.sound
    assert verdict.given == 100
    assert verdict.dice + verdict.draws > 5
    assert eve.read(f"/api/tables/{table}/verdict")["ok"]
    assert uploads(eve, text).status_code == 201
    honest = text.replace(f"branched: 100 {finished} 100\n", "")
    assert not verify(BOX, read(honest)).sound


def test_a_branch_from_the_very_beginning_holds_too(
    server: Server, eve: Browser, finished: str, knowing: Callable[[int], None]
) -> None:
    knowing(77)
    table = branches(eve, finished, 0, "me", "here").json()["id"]
    eve.gives_word(table)
    server.play(table, 40)
    server.run(server.table(table).petitions.ask, 0, "resign")
    verdict = verify(BOX, read(eve.get(f"/api/tables/{table}/record").text))
    assert verdict.sound
    assert verdict.given == 0


def test_nothing_before_the_branch_is_taken_back(
    server: Server, eve: Browser, finished: str
) -> None:
    steps = server.steps(finished)
    undoable = next(
        number
        for number in range(2, 200)
        if not steps[number].outcomes
        and not steps[number - 1].outcomes
        and steps[number].seat == steps[number + 1].seat == steps[number - 1].seat
    )
    table = branches(eve, finished, undoable, "me", "here").json()["id"]
    eve.gives_word(table)
    live = server.table(table)
    (seat,) = live.play.asked_seats()
    assert not live.play.can_undo(seat)
    assert not server.run(live.undo, seat, live.play.numbers[seat], True)
    window = eve.sits(table)
    window.send(type="petition", kind="take-back")
    assert window.refused()["text"]
    server.restart()
    assert not server.table(table).play.can_undo(seat)
    assert server.table(table).data.steps >= undoable


def test_one_plays_on_against_a_bot_or_somebody_invited(
    server: Server, anna: Browser, bela: Browser, finished: str
) -> None:
    table = branches(anna, finished, 20, "me", "random").json()["id"]
    anna.gives_word(table)
    server.until(lambda: server.table(table).play.asked_seats() == [0])
    opened = branches(anna, finished, 20, "me", "invite").json()
    anna.gives_word(opened["id"])
    assert bela.joins(opened).status_code == 200
    server.restart()
    assert server.table(opened["id"]).data.status == "running"
    assert server.table(opened["id"]).play.asked_seats()


def test_a_loaded_record_is_played_on(server: Server, anna: Browser, short: str) -> None:
    record = uploads(anna, short).json()["id"]
    table = branches(anna, record, 40, "me", "here").json()["id"]
    anna.gives_word(table)
    live = server.play(table, 20)
    assert live.data.steps >= 55
    assert uploads(anna, anna.get(f"/api/tables/{table}/record").text).status_code == 400  # holes


def test_only_what_no_longer_hides_anything_is_branched(
    server: Server, anna: Browser, bela: Browser, eve: Browser, table: str
) -> None:
    """From a running game a player who branches it to both sides would see the other's hand."""
    server.play(table, 5)
    for browser in (anna, bela, eve):
        assert branches(browser, table, 1, "me", "here").status_code == 403
    against = anna.starts("me", "random")
    assert branches(anna, against, 0, "me", "here").status_code == 403
    alone = anna.starts("me", "here")
    assert branches(anna, alone, 0, "me", "random").status_code == 201


def test_a_branch_from_nowhere_is_refused(anna: Browser, finished: str) -> None:
    last = anna.read(f"/api/tables/{finished}/replay")["steps"]
    assert branches(anna, finished, last + 1, "me", "here").status_code == 400
    assert branches(anna, finished, last, "me", "here").status_code == 400
    assert branches(anna, finished, -1, "me", "here").status_code == 422
    assert branches(anna, "nowhere", 0, "me", "here").status_code == 404
    assert branches(anna, "\x00", 0, "me", "here").status_code == 404
    assert branches(anna, finished, 1, "me").status_code == 400


def test_the_referee_sees_every_strength_as_its_own_side_does(anna: Browser) -> None:
    game = sandtable.new_game("maria", "introductory", seed=6)
    for number in range(60):
        question = game.questions()[number % len(game.questions())]
        game.answer(question.actions[number % len(question.actions)], question.seat)
    table = uploads(anna, game.text()).json()["id"]

    def badges(view: str) -> dict[str, tuple[str, str]]:
        (frame,) = anna.read(f"/api/tables/{table}/replay", **{"as": view, "from": 30, "to": 30})[
            "frames"
        ]
        pieces = frame["now"]["scene"]["pieces"]
        return {each["id"]: (each["side"], each["badge"]) for each in pieces}

    opened = badges("referee")
    assert opened != badges("onlooker"), "nothing is hidden there: it shows nothing"
    for seat in ("austria", "france", "prussia"):
        own = {name: told for name, told in badges(seat).items() if told[0] == seat}
        assert own
        assert own.items() <= opened.items()
