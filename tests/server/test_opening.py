"""Opening tables: what may be wished for, words for the dice, invitations, and who holds a seat."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import httpx
import pytest
from sqlalchemy import select

import sandtable
from sandtable.server.storage.models import metadata
from sandtable.toolkit.pledge import commitment, seed_of
from tests.server.conftest import Serve
from tests.server.visiting import SCENARIO, Browser, Server, seats, token_in


def test_the_lobby_offers_games_bots_and_languages(anna: Browser) -> None:
    lobby = anna.read("/api/lobby")
    (game,) = [each for each in lobby["games"] if each["id"] == "napoleonics"]
    assert SCENARIO in [each["id"] for each in game["scenarios"]]
    assert {each["id"] for each in lobby["bots"]} >= {"random", "captain"}
    assert lobby["languages"] == ["en", "el", "hu"]


def test_a_game_against_a_bot_begins_with_a_word(anna: Browser) -> None:
    opened = anna.opens("me", "random")
    assert opened["invites"] == {}
    assert anna.read(f"/api/tables/{opened['id']}")["status"] == "waiting"
    shown = anna.gives_word(opened["id"])
    assert shown["status"] == "running"
    assert [each["holder"] for each in shown["seats"]] == ["you", "bot"]
    assert shown["seats"][0]["who"] == "Anna"
    assert shown["yours"] == ["french"]


def test_a_table_of_bots_needs_no_word(server: Server, anna: Browser) -> None:
    opened = anna.opens("random", "random")
    assert anna.read(f"/api/tables/{opened['id']}")["status"] != "waiting"
    server.until(lambda: server.table(opened["id"]).data.steps > 5)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "no such game"),
        ({"scenario": "austerlitz"}, "no such scenario"),
        ({"scenario": "../../../../etc/passwd"}, "no such scenario"),
        ({"scenario": "/etc/passwd"}, "no such scenario"),
        ({"scenario": "scenarios/rolica_first.toml"}, "no such scenario"),
        ({"scenario": ""}, "no such scenario"),
        ({"seats": seats("me")}, "number of seats: 2"),
        ({"seats": seats("me", "here", "here")}, "number of seats: 2"),
        ({"seats": seats("me", "general")}, "no such bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "no such bot"),
        ({"seats": seats("me", "invite"), "seed": "7"}, "solo play"),
        ({"seed": "  "}, "A seed"),
        ({"seed": "a\x00b"}, "A seed"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused(
    anna: Browser, changes: dict[str, Any], says: str
) -> None:
    wish = {"game": "napoleonics", "scenario": SCENARIO, "seats": seats("me", "random")}
    response = anna.post("/api/tables", json={**wish, **changes})
    assert response.status_code == 400
    assert says in response.json()["detail"]
    assert anna.read("/api/tables") == {"tables": []}


def test_a_refusal_is_in_the_readers_language(anna: Browser) -> None:
    wish = {"game": "chess", "scenario": SCENARIO, "seats": seats("me", "random")}
    for language, told in (("el", "Δεν υπάρχει τέτοιο παιχνίδι."), ("hu", "Nincs ilyen játék.")):
        assert anna.post(f"/api/tables?lang={language}", json=wish).json() == {"detail": told}


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": []},
        {"seats": seats(*["me"] * 9)},
        {"seats": [{"kind": "king"}]},
        {"name": "x" * 65},
        {"scenario": "x" * 65},
        {"seed": "x" * 65},
        {"secret": "00" * 32},
        {"scenario": "rolica_first\ud800"},
    ],
)
def test_a_wish_in_another_form_is_refused(anna: Browser, changes: dict[str, Any]) -> None:
    wish = {"game": "napoleonics", "scenario": SCENARIO, "seats": seats("me", "random")}
    response = anna.post(
        "/api/tables",
        content=json.dumps({**wish, **changes}),
        headers={"content-type": "application/json"},
    )
    assert response.status_code == 422


# The dice


def test_the_dice_are_pledged_before_any_word(anna: Browser) -> None:
    opened = anna.opens("me", "random")
    assert re.fullmatch("[0-9a-f]{64}", opened["commitment"])
    dice = anna.read(f"/api/tables/{opened['id']}")["dice"]
    assert dice == {
        "commitment": opened["commitment"],
        "words": ["", "random"],
        "promises": ["", ""],
        "bound": False,
        "secret": "",
        "chosen": False,
    }


def test_the_secret_is_shown_when_the_game_is_over_and_not_before(
    server: Server, anna: Browser
) -> None:
    table = anna.starts("me", "random")
    secret = server.table(table).data.secret
    window = anna.sits(table)
    assert secret not in anna.get(f"/api/tables/{table}").text
    window.send(type="petition", kind="resign")
    window.hear("table", lambda said: said["table"]["status"] == "over")
    dice = window.table["dice"]
    assert dice["secret"] == secret
    assert dice["commitment"] == commitment(secret)


def test_the_seed_comes_from_the_secret_and_the_words_in_the_order_of_the_seats(
    server: Server, anna: Browser, bela: Browser
) -> None:
    opened = anna.opens("invite", "me")
    anna.gives_word(opened["id"], "  first   word ")
    bela.joins(opened, "second")
    data = server.table(opened["id"]).data
    assert [seat.word for seat in data.seats] == ["second", "first word"]
    assert data.seed == seed_of(data.secret, ["second", "first word"])


def test_a_word_is_given_once(anna: Browser) -> None:
    opened = anna.opens("me", "invite")
    anna.gives_word(opened["id"], "one")
    again = anna.post(f"/api/tables/{opened['id']}/word", json={"word": "two"})
    assert again.status_code == 409
    assert anna.read(f"/api/tables/{opened['id']}")["dice"]["words"] == ["one", ""]


def test_only_who_sits_there_gives_a_word(anna: Browser, eve: Browser) -> None:
    opened = anna.opens("me", "random")
    response = eve.post(f"/api/tables/{opened['id']}/word", json={"word": "mine"})
    assert response.status_code == 403


def test_a_chosen_seed_is_marked_and_gives_the_same_deal(anna: Browser) -> None:
    hands = []
    for seed in ("7", "7", "8"):
        opened = anna.opens("random", "me", seed=seed)
        shown = anna.gives_word(opened["id"])
        assert shown["dice"]["chosen"]
        assert shown["dice"]["commitment"] == ""
        window = anna.sits(opened["id"])
        hands.append([card["id"] for card in window.shown["hand"]])
    assert hands[0] == hands[1] != hands[2]


# Invitations


def test_a_guest_with_the_link_may_take_the_seat(anna: Browser, bela: Browser) -> None:
    opened = anna.opens("me", "invite")
    anna.gives_word(opened["id"])
    (address,) = opened["invites"].values()
    invitation = bela.invited(address).json()
    assert invitation["status"] == "open"
    assert invitation["table"] == "", "only who sits at a table is led to it"
    assert invitation["game_name"] == "Commands & Colors: Napoleonics"
    assert invitation["title"]
    assert invitation["about"]
    assert bela.get(invitation["picture"]).status_code == 200
    assert invitation["seat"] == "allied"
    assert invitation["host"] == "Anna"
    assert invitation["commitment"] == opened["commitment"]
    joined = bela.joins(opened)
    assert joined.status_code == 200
    shown = bela.read(f"/api/tables/{opened['id']}")
    assert shown["status"] == "running"
    assert shown["yours"] == ["allied"]
    assert [each["who"] for each in shown["seats"]] == ["Anna", "Béla"]


def test_a_link_works_once(anna: Browser, bela: Browser, eve: Browser) -> None:
    opened = anna.opens("me", "invite")
    assert bela.joins(opened).status_code == 200
    assert eve.joins(opened).status_code == 410
    assert eve.read(f"/api/tables/{opened['id']}")["yours"] == []


def test_a_used_link_says_so_and_leads_only_players_to_the_table(
    anna: Browser, bela: Browser, eve: Browser
) -> None:
    opened = anna.opens("me", "invite")
    (address,) = opened["invites"].values()

    def told(who: Browser) -> tuple[str, str]:
        invitation = who.invited(address).json()
        return invitation["status"], invitation["table"]

    assert told(anna) == ("yours", opened["id"])
    assert bela.joins(opened).status_code == 200
    assert told(bela) == ("yours", opened["id"])
    assert told(eve) == ("used", "")


def test_a_link_that_was_replaced_is_unknown(anna: Browser, bela: Browser) -> None:
    opened = anna.opens("me", "invite")
    (address,) = opened["invites"].values()
    assert anna.post(f"/api/tables/{opened['id']}/invites/allied").status_code == 200
    assert bela.invited(address).status_code == 404


def test_nobody_takes_the_seat_against_himself_by_his_own_link(
    anna: Browser, bela: Browser
) -> None:
    opened = anna.opens("me", "invite")
    assert anna.joins(opened).status_code == 409
    assert bela.joins(opened).status_code == 200


def test_of_two_who_use_a_link_at_once_one_sits(
    server: Server, anna: Browser, bela: Browser, eve: Browser
) -> None:
    opened = anna.opens("me", "invite")
    anna.gives_word(opened["id"])
    (address,) = opened["invites"].values()
    path, token = "/api/invites/accept", token_in(address)

    async def both_come() -> list[httpx.Response]:
        coming = [
            who.http.post(path, json={"token": token, "word": who.name}) for who in (bela, eve)
        ]
        return list(await asyncio.gather(*coming))

    codes = sorted(response.status_code for response in server.run(both_come))
    assert codes[0] == 200
    assert codes[1] in (409, 410)
    yours = [each.read(f"/api/tables/{opened['id']}")["yours"] for each in (bela, eve)]
    assert sorted(yours) == [[], ["allied"]]


def test_a_made_up_link_invites_to_nothing(eve: Browser) -> None:
    for made_up in ("0", "", "\x00", "/join/0"):
        assert eve.invited(made_up).status_code == 404
        assert eve.accepts(made_up, word="x").status_code == 404


def test_two_open_seats_wait_for_two_people(anna: Browser, bela: Browser, eve: Browser) -> None:
    opened = anna.opens("invite", "invite")
    for who, address in zip((bela, eve), opened["invites"].values(), strict=True):
        assert who.accepts(address, word="w").status_code == 200
    shown = anna.read(f"/api/tables/{opened['id']}")
    assert shown["status"] == "running"
    assert shown["yours"] == []


# Who holds a seat


def test_the_token_is_kept_from_scripts_and_from_other_sites(anna: Browser) -> None:
    cookie = anna.wish("me", "random").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    assert len(anna.cookies["sandtable"]) >= 43
    assert "set-cookie" not in anna.wish("me", "random").headers


def test_over_https_the_token_stays_there(serve: Serve) -> None:
    cookie = serve(secure=True).browser().wish("me", "random").headers["set-cookie"]
    assert "secure" in cookie.lower()


def test_the_database_has_no_token_and_no_link(server: Server, anna: Browser) -> None:
    opened = anna.opens("me", "invite")
    (address,) = opened["invites"].values()
    with server.services.engine.connect() as connection:
        rows = [
            str(row)
            for table in metadata.sorted_tables
            for row in connection.execute(select(table))
        ]
    assert rows
    for secret in (anna.cookies["sandtable"], token_in(address)):
        assert not [row for row in rows if secret in row]


def test_a_made_up_token_holds_no_seat(server: Server, anna: Browser) -> None:
    table = anna.starts("me", "random")
    stranger = server.browser()
    stranger.http.cookies.set("sandtable", "x" * 43)
    assert stranger.read(f"/api/tables/{table}")["yours"] == []
    assert stranger.read("/api/tables") == {"tables": []}


# Limits


def test_a_visitor_has_room_for_so_many_tables(serve: Serve) -> None:
    server = serve(tables_a_visitor=2)
    anna, bela = server.browser("Anna"), server.browser("Béla")
    table = anna.starts("me", "random")
    anna.opens("me", "random")
    assert anna.wish("me", "random").status_code == 429
    assert bela.wish("me", "random").status_code == 201
    window = anna.sits(table)
    window.send(type="petition", kind="resign")
    window.hear("update", lambda said: said["now"]["result"])
    assert anna.wish("me", "random").status_code == 201


def test_opening_too_quickly_is_refused(serve: Serve) -> None:
    anna = serve(openings_a_minute=3).browser("Anna")
    codes = [anna.wish("me", "random").status_code for _ in range(6)]
    assert codes[:3] == [201] * 3
    assert codes[-1] == 429


def test_making_up_tokens_does_not_help_to_open_more(serve: Serve) -> None:
    server = serve(openings_a_minute=3)
    codes = []
    for number in range(6):
        stranger = server.browser()
        stranger.http.cookies.set("sandtable", f"made up {number}")
        codes.append(stranger.wish("me", "random").status_code)
    assert codes[-1] == 429


def test_a_table_that_was_never_begun_can_be_given_up(serve: Serve) -> None:
    anna = serve(tables_a_visitor=1).browser("Anna")
    opened = anna.opens("me", "invite")
    window = anna.sits(opened["id"])
    window.send(type="petition", kind="resign")
    window.hear("table", lambda said: said["table"]["status"] == "over")
    assert anna.wish("me", "random").status_code == 201
    assert anna.server.browser().joins(opened).status_code == 404


def test_optional_rules_are_chosen_when_a_table_is_opened(server: Server, anna: Browser) -> None:
    (game,) = [each for each in anna.read("/api/lobby")["games"] if each["id"] == "lastman"]
    offered = {each["id"]: each["text"] for each in game["switches"]}
    assert "L11.9" in offered["hidden"]
    opened = anna.opens(
        "me", "random", game="lastman", scenario="1914", switches=["hidden", "scramble"]
    )
    anna.gives_word(opened["id"])
    shown = anna.read(f"/api/tables/{opened['id']}")
    assert [line for line in shown["briefing"] if line.startswith("Optional rule")] == [
        f"Optional rule: {offered['hidden']}",
        f"Optional rule: {offered['scramble']}",
    ]
    assert server.table(opened["id"]).data.options == {"hidden": True, "scramble": True}


@pytest.mark.parametrize(
    ("game", "scenario", "name"),
    [
        ("lastman", "1914", "nonsense"),
        ("maria", "advanced-two", "silesia_supply"),  # a word, not a switch
        ("napoleonics", "vimiero", "hidden"),
    ],
)
def test_rules_that_are_not_offered_cannot_be_chosen(
    anna: Browser, game: str, scenario: str, name: str
) -> None:
    response = anna.wish("me", "random", game=game, scenario=scenario, switches=[name])
    assert response.status_code == 400
    assert response.json()["detail"] == "There is no such optional rule."


def test_a_handicap_is_chosen_when_a_table_is_opened(server: Server, anna: Browser) -> None:
    (game,) = [each for each in anna.read("/api/lobby")["games"] if each["id"] == "napoleonics"]
    offered = {each["id"]: each for each in game["handicaps"]}
    assert offered["allied_cards"] == {
        "id": "allied_cards",
        "text": "Allies: command cards",
        "most": 2,
    }
    handicap = {"french_banners": -1, "french_cards": 0, "allied_cards": 1}
    opened = anna.opens("me", "random", scenario="talavera", handicap=handicap)
    anna.gives_word(opened["id"])
    assert server.table(opened["id"]).data.options == {"french_banners": -1, "allied_cards": 1}
    window = anna.sits(opened["id"])
    table, now = anna.read(f"/api/tables/{opened['id']}"), window.shown
    told = "he French need 1 banner less to win, the allies hold 1 command card more."
    assert table["handicap"] == f"T{told}"
    assert table["briefing"].count(f"Handicap: t{told}") == 1
    french, allied = now["sides"]
    assert (french["needed"], allied["needed"]) == (6, 7)
    assert allied["cards"] == 7


def test_a_guest_is_told_of_the_handicap(anna: Browser) -> None:
    opened = anna.opens("me", "invite", scenario="talavera", handicap={"allied_banners": 2})
    (link,) = opened["invites"].values()
    invitation = anna.server.browser("Béla").invited(link).json()
    assert invitation["told"] == ["Handicap: the allies need 2 banners more to win."]


@pytest.mark.parametrize(
    ("handicap", "says"),
    [
        ({"french_medals": 1}, "There is no such optional rule."),
        ({"french_banners": -4}, "That handicap is not possible here."),
        ({"french_banners": "one"}, "handicap"),
    ],
)
def test_a_handicap_that_is_not_offered_cannot_be_chosen(
    anna: Browser, handicap: dict[str, Any], says: str
) -> None:
    response = anna.wish("me", "random", scenario="talavera", handicap=handicap)
    assert response.status_code in (400, 422)
    assert says in response.json()["detail"]


def test_a_record_with_a_handicap_is_loaded(anna: Browser) -> None:
    game = sandtable.new_game("napoleonics", "talavera", seed=3, options={"french_banners": -1})
    text = game.record.text(game.box.purposes)
    plain = {"content-type": "text/plain"}
    assert anna.post("/api/records", content=text, headers=plain).status_code == 201
    wrong = text.replace('"french_banners": -1', '"french_banners": -9')
    refused = anna.post("/api/records", content=wrong, headers=plain)
    assert refused.status_code == 400
    assert "expected a whole number from -3 to 3" in refused.json()["detail"]


def test_a_record_with_optional_rules_is_loaded_and_played_on(
    server: Server, anna: Browser
) -> None:
    game = sandtable.new_game("lastman", "1914", seed=3, options={"hidden": True})
    for _ in range(30):
        question = game.questions()[0]
        game.answer(question.actions[0], question.seat)
    loaded = anna.post(
        "/api/records", content=game.text(), headers={"content-type": "text/plain"}
    ).json()
    assert server.table(loaded["id"]).data.options == {"hidden": True}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"table": loaded["id"], "step": 20, "seats": seats, "name": "Anna"}
    branch = anna.post("/api/branches", json=wish).json()
    assert server.table(branch["id"]).data.options == {"hidden": True}
