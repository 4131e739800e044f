"""Sensitive changes to an account need a fresh proof of whose it is."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from tests.server.accounts.conftest import Move, Person, Postbox
from tests.server.accounts.test_mail import MAIL, mails, makes_account as makes_account_by_mail
from tests.server.conftest import Serve
from tests.server.visiting import ADDRESS, Json, Server

Act = Callable[[Person], httpx.Response]
MINUTES = 10
SENSITIVE: dict[str, Act] = {
    "add a passkey": lambda who: who.post("/api/people/passkeys/new"),
    "remove a passkey": lambda who: who.post("/api/account/passkeys/none/remove"),
    "another address": lambda who: who.post("/api/account/mail", mail=MAIL),
    "remove the address": lambda who: who.post("/api/account/mail/remove"),
    "recovery codes": lambda who: who.post("/api/account/codes"),
    "end a session": lambda who: who.post("/api/account/sessions/none/end"),
    "end all sessions": lambda who: who.post("/api/account/sessions/others/end"),
    "export": lambda who: who.browser.get("/api/account/export"),
    "delete": lambda who: who.post("/api/account/delete", name="Ada"),
}


def proves(who: Person) -> httpx.Response:
    """With a passkey."""
    options = who.did("/api/account/proof/passkey/ask")["options"]
    signed = who.device.sign(options, ADDRESS)
    return who.post("/api/account/proof/passkey", credential=signed)


@pytest.mark.parametrize("act", SENSITIVE)
def test_what_is_sensitive_needs_a_proof_of_the_last_minutes(
    ada: Person, later: Move, act: str
) -> None:
    ada.makes_account("Ada")
    ada.makes_passkey()
    later(60 * MINUTES)
    assert ada.account()["proved"] is False
    refused = SENSITIVE[act](ada)
    assert refused.status_code == 401
    assert refused.headers["www-authenticate"]
    assert "Confirm" in refused.json()["detail"]
    assert ada.me()["name"] == "Ada"
    assert proves(ada).status_code == 204
    assert ada.account()["proved"] is True
    later(60 * MINUTES - 1)
    assert SENSITIVE[act](ada).status_code != 401


def test_signing_in_is_a_proof(ada: Person, later: Move) -> None:
    ada.makes_account("Ada")
    assert ada.account()["proved"] is True
    later(60 * MINUTES)
    there = ada.elsewhere()
    there.signs_in()
    assert (ada.account()["proved"], there.account()["proved"]) == (False, True)


def test_other_changes_need_no_proof(ada: Person, later: Move) -> None:
    ada.makes_account("Ada")
    later(60 * MINUTES)
    assert ada.did("/api/account/name", name="Ada of Ockham")["name"] == "Ada of Ockham"
    passkey = ada.account()["passkeys"][0]["id"]
    ada.did(f"/api/account/passkeys/{passkey}", label="the blue key")
    assert ada.post("/api/people/sign-out").status_code == 204


def test_a_session_from_before_there_were_proofs_has_none(server: Server) -> None:
    """As that of a guest whose account was made in another browser."""
    ada = Person(server.browser("Ada"))
    ada.browser.starts("me", "here")
    token = ada.did("/api/people/carry")["link"].partition("#")[2]
    there = ada.elsewhere()
    there.did("/api/people/carry/take", token=token)
    ada.makes_account("Ada")
    assert there.me()["name"] == "Ada"
    assert there.account()["proved"] is False
    assert there.post("/api/people/passkeys/new").status_code == 401


def test_a_passkey_that_a_guest_began_is_not_added_to_the_account(server: Server) -> None:
    """Somebody with a session of the guest could keep a way into the account otherwise."""
    ada = Person(server.browser("Ada"))
    ada.browser.starts("me", "here")
    token = ada.did("/api/people/carry")["link"].partition("#")[2]
    eve = Person(server.browser())
    eve.did("/api/people/carry/take", token=token)
    begun = eve.did("/api/people/passkeys/new", name="Eve")["options"]
    ada.makes_account("Ada")
    made = eve.device.make(begun, ADDRESS)
    assert eve.post("/api/people/passkeys", credential=made).status_code == 400
    assert len(ada.account()["passkeys"]) == 1


# By passkey


def test_only_a_passkey_of_the_account_is_a_proof(ada: Person, bob: Person, later: Move) -> None:
    ada.makes_account("Ada")
    bob.makes_account("Bob")
    later(60 * MINUTES)
    options = ada.did("/api/account/proof/passkey/ask")["options"]
    assert len(options["allowCredentials"]) == 1
    of_bob = bob.device.sign(options, ADDRESS)
    assert ada.post("/api/account/proof/passkey", credential=of_bob).status_code == 403
    # A challenge for somebody else, or one to sign in with, is none for me.
    for asked in (bob.did("/api/account/proof/passkey/ask")["options"], ada.asks()):
        signed = ada.device.sign(asked, ADDRESS)
        assert ada.post("/api/account/proof/passkey", credential=signed).status_code == 403
    assert ada.account()["proved"] is False
    # And one that proves something signs nobody in.
    options = ada.did("/api/account/proof/passkey/ask")["options"]
    signed = ada.device.sign(options, ADDRESS)
    there = ada.elsewhere()
    assert there.post("/api/people/passkeys/sign-in", credential=signed).status_code == 403


def test_a_signature_proves_it_once(ada: Person, later: Move) -> None:
    ada.makes_account("Ada")
    later(60 * MINUTES)
    signed: Json = ada.device.sign(ada.did("/api/account/proof/passkey/ask")["options"], ADDRESS)
    sent = [ada.post("/api/account/proof/passkey", credential=signed) for _ in range(2)]
    assert [each.status_code for each in sent] == [204, 403]


def test_a_device_need_not_say_whose_passkey_it_is(ada: Person, later: Move) -> None:
    ada.makes_account("Ada")
    later(60 * MINUTES)
    signed = ada.device.sign(ada.did("/api/account/proof/passkey/ask")["options"], ADDRESS)
    del signed["response"]["userHandle"]
    assert ada.post("/api/account/proof/passkey", credential=signed).status_code == 204
    signed = ada.device.sign(ada.asks(), ADDRESS)
    del signed["response"]["userHandle"]
    there = ada.elsewhere()
    assert there.post("/api/people/passkeys/sign-in", credential=signed).status_code == 403


# By recovery code


def test_a_recovery_code_is_a_proof_once(ada: Person, bob: Person, later: Move) -> None:
    mine, others = ada.makes_account("Ada"), bob.makes_account("Bob")
    later(60 * MINUTES)
    for code in ("xxxx", others[0]):
        assert ada.post("/api/account/proof/code", code=code).status_code == 403
    assert ada.account()["proved"] is False
    assert ada.post("/api/account/proof/code", code=mine[0]).status_code == 204
    shown = ada.account()
    assert (shown["proved"], shown["codes"]) == (True, 9)
    assert ada.post("/api/account/proof/code", code=mine[0]).status_code == 403


def test_codes_are_not_guessed_here_either(serve: Serve) -> None:
    ada = Person(serve(codes_a_minute=2).browser("Ada"))
    ada.makes_account("Ada")
    tried = [ada.post("/api/account/proof/code", code="x").status_code for _ in range(3)]
    assert tried == [403, 403, 429]


def test_strangers_who_try_codes_do_not_lock_the_owner_out(serve: Serve, later: Move) -> None:
    ada = Person(serve(codes_a_minute=2).browser("Ada"))
    codes = ada.makes_account("Ada")
    later(60 * MINUTES)
    eve = ada.elsewhere()
    tried = [eve.post("/api/people/code", name="Ada", code="x").status_code for _ in range(3)]
    assert tried == [403, 403, 429]
    assert ada.post("/api/account/proof/code", code=codes[0]).status_code == 204


# By mail


def test_strangers_who_have_links_sent_do_not_keep_a_proof_away(
    mailing: Server, postbox: Postbox, later: Move
) -> None:
    ada = Person(mailing.browser("Ada"))
    makes_account_by_mail(ada, postbox)
    later(60 * MINUTES)
    eve = ada.elsewhere()
    most = mailing.settings.mails_at_once
    for _ in range(most + 2):
        eve.did("/api/people/mail/sign-in", mail=MAIL)
    mails(mailing, postbox, 1 + most)
    for _ in range(most + 2):
        ada.did("/api/account/proof/mail")
    mails(mailing, postbox, 1 + 2 * most)
    assert ada.did("/api/people/link", token=postbox.token())["here"] is True


def test_another_address_that_was_asked_for_goes_with_the_sessions(
    mailing: Server, postbox: Postbox
) -> None:
    """Whoever had a session for a while has no way in after it was ended."""
    ada = Person(mailing.browser("Ada"))
    makes_account_by_mail(ada, postbox)
    thief = ada.elsewhere()
    thief.did("/api/people/mail/sign-in", mail=MAIL)
    mails(mailing, postbox, 2)
    thief.did("/api/people/link", token=postbox.token())
    thief.did("/api/account/mail", mail="eve@example.org")
    mails(mailing, postbox, 3)
    ada.did("/api/account/sessions/others/end")
    assert thief.post("/api/people/link", token=postbox.token()).status_code == 410
    assert ada.account()["mail"] == MAIL


def test_a_link_is_a_proof_in_the_browser_that_asked_for_it(
    mailing: Server, postbox: Postbox, later: Move
) -> None:
    ada = Person(mailing.browser("Ada"))
    makes_account_by_mail(ada, postbox)
    there = ada.elsewhere()
    there.did("/api/people/mail/sign-in", mail=MAIL)
    mails(mailing, postbox, 2)
    there.did("/api/people/link", token=postbox.token())
    later(60 * MINUTES)
    assert ada.did("/api/account/proof/mail") == {"minutes": 10}
    mails(mailing, postbox, 3)
    token, mail = postbox.token(), postbox.mails[-1]
    assert (mail["To"], mail["Subject"]) == (MAIL, "Confirm that it is you")
    looked = ada.did("/api/people/link/look", token=token)
    assert looked == {"kind": "proof", "name": "Ada", "mail": MAIL}
    for other in (there, ada.elsewhere()):
        assert other.post("/api/people/link", token=token).status_code == 409
    assert (ada.account()["proved"], there.account()["proved"]) == (False, False)
    before = ada.token
    assert ada.did("/api/people/link", token=token)["here"] is True
    assert ada.token == before
    assert (ada.account()["proved"], there.account()["proved"]) == (True, False)
    assert ada.post("/api/people/link", token=token).status_code == 410


def test_who_has_no_address_gets_no_link(mailing: Server) -> None:
    ada = Person(mailing.browser("Ada"))
    ada.makes_account("Ada")
    assert ada.post("/api/account/proof/mail").status_code == 422


def test_a_guest_has_nothing_to_prove(ada: Person) -> None:
    ada.browser.starts("me", "here")
    for way, body in (("passkey/ask", {}), ("code", {"code": "x"}), ("mail", {})):
        assert ada.post(f"/api/account/proof/{way}", **body).status_code == 403
