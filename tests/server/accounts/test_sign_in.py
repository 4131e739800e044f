"""Signing in by passkey and by recovery code; and who tries to do so without right."""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from sqlalchemy import select
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from sandtable.server.accounts.models import CodeData, PasskeyData, SessionData, TicketData
from sandtable.server.accounts.recovery_codes import LETTERS, hash_code
from tests.server.accounts.conftest import Move, Person
from tests.server.conftest import Serve
from tests.server.visiting import ADDRESS, Closed, Server

SIGN_IN = "/api/people/passkeys/sign-in"


def test_a_guest_makes_an_account_and_keeps_the_tables(server: Server, ada: Person) -> None:
    table = ada.browser.starts("me", "here")
    assert ada.me() == {"name": "", "known": True, "passkeys": True, "mail": False}
    codes = ada.makes_account("Ada")
    assert len(set(codes)) == 10
    assert ada.me()["name"] == "Ada"
    assert ada.tables() == [table]
    shown = ada.account()
    assert (shown["name"], shown["codes"], shown["mail"]) == ("Ada", 10, "")
    assert len(shown["passkeys"]) == len(shown["sessions"]) == 1
    assert shown["sessions"][0]["here"]


def test_somebody_new_makes_an_account(ada: Person) -> None:
    assert ada.me()["known"] is False
    ada.makes_account("Ada")
    assert ada.me()["name"] == "Ada"


def test_the_browser_is_asked_for_what_we_need(ada: Person) -> None:
    options = ada.did("/api/people/passkeys/new", name="Ada")["options"]
    assert options["rp"] == {"id": "table.test", "name": "Sandtable"}
    wanted = options["authenticatorSelection"]
    assert wanted["residentKey"] == "required"
    assert wanted["userVerification"] == "preferred"
    asked = ada.asks()
    assert asked["rpId"] == "table.test"
    assert asked["userVerification"] == "preferred"
    assert not asked.get("allowCredentials")
    assert len(base64url_to_bytes(asked["challenge"])) == 32


def test_a_passkey_signs_in_elsewhere_and_finds_the_tables(ada: Person) -> None:
    table = ada.browser.starts("me", "here")
    ada.makes_account("Ada")
    there = ada.elsewhere()
    assert there.tables() == []
    response = there.signs_in()
    assert response.json() == {"name": "Ada", "tables": 0, "codes": [], "here": True}
    assert there.tables() == [table]
    assert len(ada.account()["sessions"]) == 2
    window = there.browser.sits(table)
    assert window.table["seats"][0]["holder"] == "you"


def test_nothing_that_opens_an_account_is_stored_as_it_is(server: Server, ada: Person) -> None:
    codes = ada.makes_account("Ada")
    challenge = ada.asks()["challenge"]

    def everything(session: Any) -> str:
        kinds = (CodeData, PasskeyData, SessionData, TicketData)
        return repr([list(session.scalars(select(each))) for each in kinds])

    stored = server.run(server.services.store.read, everything)
    assert "CodeData" in stored
    for secret in (*codes, *(each.replace("-", "") for each in codes), ada.token, challenge):
        assert secret
        assert secret not in stored


def test_nothing_that_is_not_to_be_guessed_has_less_than_128_bits(ada: Person) -> None:
    codes = ada.makes_account("Ada")
    length = len(codes[0].replace("-", ""))
    assert length * math.log2(len(LETTERS)) >= 128
    assert {len(each) for each in codes} == {len(codes[0])}
    table = ada.browser.starts("me", "here")
    for text in (table, ada.token, ada.asks()["challenge"], ada.visitor()):
        assert len(base64url_to_bytes(text)) * 8 >= 128


def test_a_shorter_recovery_code_of_earlier_days_still_works(server: Server, ada: Person) -> None:
    ada.makes_account("Ada")
    mine, code = ada.visitor(), "abcd-efgh-2345-6789"
    server.run(
        server.services.store.write,
        lambda session: session.add(CodeData(hash_code(mine, code), mine)),
    )
    entered = ada.elsewhere().post("/api/people/code", name="Ada", code=code)
    assert entered.status_code == 200


JUNK: list[Any] = [
    *(None, 7, "", "x", "\x00", "\ud800", [], {}, "A" * 9000),
    *(bytes_to_base64url(each) for each in (b"[" * 9000, b"\x81" * 9000, b"\xff" * 40)),
    bytes_to_base64url(b'{"challenge": "\\ud800"}'),
    bytes_to_base64url(b'{"challenge": []}'),
]
FIELDS = ("id", "rawId", "type", "response", "clientExtensionResults")


def test_what_no_device_answers_is_refused(serve: Serve) -> None:
    ada = Person(serve(sign_ins_a_minute=10**6).browser("Ada"))
    ada.makes_account("Ada")
    ways: dict[str, Callable[[], dict[str, Any]]] = {
        SIGN_IN: lambda: ada.device.sign(ada.asks(), ADDRESS),
        "/api/people/passkeys": lambda: ada.device.make(
            ada.did("/api/people/passkeys/new")["options"], ADDRESS
        ),
    }
    for path, good in ways.items():
        for name, junk in product((*FIELDS, *good()["response"]), JUNK):
            credential = good()
            (credential if name in FIELDS else credential["response"])[name] = junk
            body = json.dumps({"credential": credential})  # half letters too, unlike httpx
            answer = ada.browser.post(path, content=body)
            assert answer.status_code < 500, (path, name, str(junk)[:40])


def test_signing_out_ends_the_session(ada: Person) -> None:
    table = ada.browser.starts("me", "here")
    ada.makes_account("Ada")
    token = ada.token
    window = ada.browser.sits(table)
    assert ada.post("/api/people/sign-out").status_code == 204
    assert window.closed() == 4401
    assert ada.token == ""
    ada.browser.cookies.set("sandtable", token)
    assert ada.me() == {"name": "", "known": False, "passkeys": True, "mail": False}


def test_a_guest_does_not_sign_out(ada: Person) -> None:
    table = ada.browser.starts("me", "here")
    assert ada.post("/api/people/sign-out").status_code == 403
    assert ada.tables() == [table]


# Without right


def test_a_challenge_is_good_once(ada: Person) -> None:
    ada.makes_account("Ada")
    there = ada.elsewhere()
    options = there.asks()
    signed = there.device.sign(options, ADDRESS)
    assert there.post(SIGN_IN, credential=signed).status_code == 200
    thief = ada.elsewhere()
    assert thief.post(SIGN_IN, credential=signed).status_code == 403
    again = ada.device.sign(options, ADDRESS)  # also with a signature of its own
    assert thief.post(SIGN_IN, credential=again).status_code == 403
    assert thief.me()["known"] is False


def test_a_challenge_is_used_up_by_a_failure(ada: Person) -> None:
    ada.makes_account("Ada")
    there = ada.elsewhere()
    options = there.asks()
    wrong = there.device.sign(options, "http://elsewhere.test")
    assert there.post(SIGN_IN, credential=wrong).status_code == 403
    right = there.device.sign(options, ADDRESS)
    assert there.post(SIGN_IN, credential=right).status_code == 403


def test_a_challenge_expires(ada: Person, later: Move) -> None:
    ada.makes_account("Ada")
    there = ada.elsewhere()
    signed = there.device.sign(there.asks(), ADDRESS)
    later(10 * 60 + 1)
    assert there.post(SIGN_IN, credential=signed).status_code == 403
    making = ada.elsewhere()
    options = making.did("/api/people/passkeys/new", name="Eve")["options"]
    made = making.device.make(options, ADDRESS)
    later(10 * 60 + 1)
    assert making.post("/api/people/passkeys", credential=made).status_code == 400


def test_a_challenge_of_ones_own_is_none(ada: Person) -> None:
    ada.makes_account("Ada")
    there = ada.elsewhere()
    options = {**there.asks(), "challenge": bytes_to_base64url(bytes(32))}
    signed = there.device.sign(options, ADDRESS)
    assert there.post(SIGN_IN, credential=signed).status_code == 403


def test_a_challenge_for_signing_in_makes_no_passkey(ada: Person) -> None:
    asked = ada.asks()
    options = ada.did("/api/people/passkeys/new", name="Ada")["options"]
    made = ada.device.make({**options, "challenge": asked["challenge"]}, ADDRESS)
    assert ada.post("/api/people/passkeys", credential=made).status_code == 400


@pytest.mark.parametrize(
    "origin",
    ["http://elsewhere.test", "https://table.test", "http://table.test:81", "http://x.table.test"],
)
def test_what_was_signed_for_another_origin_is_refused(ada: Person, origin: str) -> None:
    options = ada.did("/api/people/passkeys/new", name="Ada")["options"]
    made = ada.device.make(options, origin)
    assert ada.post("/api/people/passkeys", credential=made).status_code == 400
    ada.makes_account("Ada")
    there = ada.elsewhere()
    signed = there.device.sign(there.asks(), origin)
    assert there.post(SIGN_IN, credential=signed).status_code == 403


def test_what_was_signed_for_another_host_is_refused(ada: Person) -> None:
    ada.makes_account("Ada")
    passkey = ada.device.passkeys[-1]
    passkey.host = "elsewhere.test"
    there = ada.elsewhere()
    signed = there.device.sign(there.asks(), ADDRESS, passkey)
    assert there.post(SIGN_IN, credential=signed).status_code == 403


def test_a_passkey_is_for_the_address_under_which_it_was_made(serve: Serve) -> None:
    other = "http://other.test"
    server = serve(origins=(other,))
    ada = Person(server.browser("Ada"))
    ada.makes_account("Ada")
    there = ada.elsewhere()
    headers = {"origin": other}
    asked = there.browser.post("/api/people/passkeys/ask", headers=headers).json()["options"]
    assert asked["rpId"] == "other.test"
    passkey = ada.device.passkeys[-1]
    signed = there.device.sign(asked, other, passkey)
    refused = there.browser.post(SIGN_IN, json={"credential": signed}, headers=headers)
    assert refused.status_code == 403
    signed = there.device.sign(there.asks(), ADDRESS)  # begun here, and finished there
    refused = there.browser.post(SIGN_IN, json={"credential": signed}, headers=headers)
    assert refused.status_code == 403


def test_a_credential_of_somebody_else_does_not_open_an_account(ada: Person, bob: Person) -> None:
    ada.makes_account("Ada")
    bob.makes_account("Bob")
    there = bob.elsewhere()
    forged = bob.device.passkeys[-1]
    # Bob's key, under the id of Ada's passkey.
    signed = there.device.sign(there.asks(), ADDRESS, forged)
    hers = bytes_to_base64url(ada.device.passkeys[-1].id)
    assert there.post(SIGN_IN, credential={**signed, "id": hers, "rawId": hers}).status_code == 403
    # Bob's key and id, and Ada's name in it.
    signed = there.device.sign(there.asks(), ADDRESS, forged)
    signed["response"]["userHandle"] = bytes_to_base64url(ada.device.passkeys[-1].user)
    assert there.post(SIGN_IN, credential=signed).status_code == 403
    # And without a name.
    signed = there.device.sign(there.asks(), ADDRESS, forged)
    del signed["response"]["userHandle"]
    assert there.post(SIGN_IN, credential=signed).status_code == 403
    assert there.signs_in().json()["name"] == "Bob"


def test_a_passkey_that_was_begun_in_one_browser_is_not_finished_in_another(
    ada: Person, bob: Person
) -> None:
    ada.makes_account("Ada")
    options = ada.did("/api/people/passkeys/new")["options"]
    made = bob.device.make(options, ADDRESS)
    assert bob.post("/api/people/passkeys", credential=made).status_code == 400
    assert len(ada.account()["passkeys"]) == 1


def test_a_passkey_that_somebody_has_is_nobody_elses(ada: Person, bob: Person) -> None:
    ada.makes_account("Ada")
    hers = ada.device.passkeys[-1]
    options = bob.did("/api/people/passkeys/new", name="Bob")["options"]
    made = bob.device.make(options, ADDRESS)
    mine = bob.device.passkeys[-1]
    attestation = base64url_to_bytes(made["response"]["attestationObject"]).replace(
        mine.id, hers.id
    )
    named = bytes_to_base64url(hers.id)
    made["response"]["attestationObject"] = bytes_to_base64url(attestation)
    refused = bob.post("/api/people/passkeys", credential={**made, "id": named, "rawId": named})
    assert refused.status_code == 409
    assert bob.me()["name"] == ""


def test_a_counter_that_goes_back_tells_of_a_copy(ada: Person) -> None:
    ada.makes_account("Ada")
    there = ada.elsewhere()
    assert there.signs_in().status_code == 200
    ada.device.signs -= 1
    assert ada.elsewhere().signs_in().status_code == 403


def test_nonsense_is_refused(ada: Person) -> None:
    ada.makes_account("Ada")
    there = ada.elsewhere()
    client = bytes_to_base64url(json.dumps({"challenge": there.asks()["challenge"]}).encode())
    hers = bytes_to_base64url(ada.device.passkeys[-1].id)
    responses: list[object] = [None, {}, [], {"clientDataJSON": 7}, {"clientDataJSON": client}]
    for response in responses:
        nonsense = {"id": hers, "rawId": hers, "type": "public-key", "response": response}
        assert there.post(SIGN_IN, credential=nonsense).status_code in (400, 403)
        assert there.post("/api/people/passkeys", credential=nonsense).status_code == 400


def test_signing_in_gives_a_new_token(ada: Person, bob: Person) -> None:
    """Somebody who has planted a token in a browser does not come in with it."""
    table = ada.browser.starts("me", "here")
    planted = ada.token
    ada.makes_account("Ada")
    assert ada.token != planted
    bob.browser.cookies.set("sandtable", planted)
    assert bob.me()["known"] is False
    there = ada.elsewhere()
    there.browser.opens("me", "here")
    planted = there.token
    there.signs_in()
    assert there.token != planted
    bob.browser.cookies.clear()
    bob.browser.cookies.set("sandtable", planted)
    assert bob.tables() == []
    assert table in there.tables()


def test_a_token_that_the_server_did_not_make_is_never_used(ada: Person) -> None:
    ada.browser.cookies.set("sandtable", "chosen-by-somebody-else")
    ada.makes_account("Ada")
    tokens = [each.value for each in ada.browser.cookies.jar if each.name == "sandtable"]
    assert any(each != "chosen-by-somebody-else" for each in tokens)
    thief = ada.elsewhere()
    thief.browser.cookies.set("sandtable", "chosen-by-somebody-else")
    assert thief.me()["known"] is False


@pytest.mark.parametrize(
    "path",
    [
        "/api/people/passkeys/ask",
        "/api/people/passkeys/sign-in",
        "/api/people/sign-out",
        "/api/people/carry",
        "/api/account/codes",
        "/api/account/sessions/others/end",
        "/api/account/delete",
    ],
)
def test_no_other_page_does_anything_in_ones_name(ada: Person, path: str) -> None:
    ada.makes_account("Ada")
    for headers in ({"origin": "http://elsewhere.test"}, {"sec-fetch-site": "cross-site"}):
        refused = ada.browser.post(path, json={"name": "Ada"}, headers=headers)
        assert refused.status_code == 403
        assert "another page" in refused.json()["detail"]
    assert ada.me()["name"] == "Ada"
    assert ada.account()["codes"] == 10


def test_tries_are_limited(serve: Serve) -> None:
    server = serve(sign_ins_a_minute=3)
    eve = Person(server.browser("Eve"))
    tried = [eve.post("/api/people/passkeys/ask").status_code for _ in range(5)]
    assert tried == [200, 200, 200, 429, 429]


# Recovery codes


def test_a_recovery_code_signs_in_once(ada: Person) -> None:
    codes = ada.makes_account("Ada")
    there = ada.elsewhere()
    typed = codes[3].upper().replace("-", " ")
    assert there.did("/api/people/code", name="ada", code=typed)["name"] == "Ada"
    assert there.account()["codes"] == 9
    thief = ada.elsewhere()
    assert thief.post("/api/people/code", name="Ada", code=codes[3]).status_code == 403


def test_a_recovery_code_is_for_one_account(ada: Person, bob: Person) -> None:
    codes = ada.makes_account("Ada")
    bob.makes_account("Bob")
    eve = bob.elsewhere()
    refused = [
        eve.post("/api/people/code", name=name, code=code)
        for name, code in (("Bob", codes[0]), ("Nobody here", codes[0]), ("Ada", ""))
    ]
    assert {each.status_code for each in refused} == {403}
    assert len({each.text for each in refused}) == 1  # nothing tells whether there is such a name
    assert ada.account()["codes"] == 10


def test_a_new_set_of_codes_replaces_the_old_one(ada: Person) -> None:
    old = ada.makes_account("Ada")
    new = ada.did("/api/account/codes")["codes"]
    assert len({*old, *new}) == 20
    there = ada.elsewhere()
    assert there.post("/api/people/code", name="Ada", code=old[0]).status_code == 403
    assert there.post("/api/people/code", name="Ada", code=new[0]).status_code == 200


def test_codes_cannot_be_tried_out(serve: Serve) -> None:
    server = serve(codes_a_minute=4, sign_ins_a_minute=1000)
    ada = Person(server.browser("Ada"))
    codes = ada.makes_account("Ada")
    eve = ada.elsewhere()
    tried = [
        eve.post("/api/people/code", name=name, code="wrong").status_code
        for name in ("Ada", "ada", "A.da", "AdA", "Ada", "ADA")
    ]
    assert tried == [403] * 4 + [429] * 2
    assert eve.post("/api/people/code", name="Ada", code=codes[0]).status_code == 429


# Events


def test_security_events_are_logged_without_secrets(
    ada: Person, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "sandtable.security")
    codes = ada.makes_account("Ada")
    visitor = ada.visitor()
    there = ada.elsewhere()
    there.signs_in()
    there.post("/api/people/code", name="Ada", code="wrong")
    there.post("/api/people/code", name="Ada", code=codes[0])
    there.post("/api/people/sign-out")
    tokens = [ada.token, there.token]
    ada.elsewhere().post(SIGN_IN, credential=ada.device.sign({**ada.asks()}, "http://else.test"))
    ada.elsewhere().signs_in()
    ada.did("/api/account/sessions/others/end")
    ada.post("/api/account/delete", name="Ada")
    events = [each for each in caplog.records if each.name == "sandtable.security"]
    told = [each.getMessage() for each in events]
    for wanted in (
        f"created visitor={visitor} by=passkey",
        f"sign-in visitor={visitor} by=passkey",
        f"failed-sign-in visitor={visitor} by=code",
        f"sign-in visitor={visitor} by=code",
        f"sign-out visitor={visitor}",
        "failed-sign-in visitor=- by=passkey",
        f"deleted visitor={visitor}",
    ):
        assert wanted in told
    assert any(each.startswith(f"revoked visitor={visitor} session=") for each in told)
    for secret in (*codes, "wrong", *tokens):
        assert not secret or secret not in "\n".join(told)


def test_a_session_that_ended_has_no_open_window(server: Server, ada: Person) -> None:
    table = ada.browser.starts("me", "here")
    ada.makes_account("Ada")
    there = ada.elsewhere()
    there.signs_in()
    mine, theirs = ada.browser.sits(table), there.browser.sits(table)
    (other,) = [each for each in ada.account()["sessions"] if not each["here"]]
    ada.did(f"/api/account/sessions/{other['id']}/end")
    assert theirs.closed() == 4401
    theirs.send(type="say", text="still here?")
    mine.settle()
    assert mine.chat == []
    assert there.me()["known"] is False
    with pytest.raises(Closed):
        theirs.next()


DAY = 24 * 3600


def test_an_account_that_was_away_for_long_signs_in_again(
    ada: Person, bob: Person, later: Move
) -> None:
    ada.makes_account("Ada")
    table = bob.browser.starts("me", "here")
    later(59 * DAY)
    assert ada.me()["name"] == "Ada"
    later(61 * DAY)
    assert ada.me()["known"] is False
    assert bob.tables() == [table]  # a guest has nothing but the cookie
    there = ada.elsewhere()
    there.signs_in()
    assert there.me()["name"] == "Ada"


def test_a_session_of_an_account_ends_after_a_year(ada: Person, later: Move) -> None:
    ada.makes_account("Ada")
    for _ in range(364 // 28):
        later(28 * DAY)
        assert ada.me()["name"] == "Ada"
    later(2 * DAY)
    assert ada.me()["known"] is False
