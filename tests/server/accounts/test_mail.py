"""Links in mails: they make an account, sign in, and confirm an address."""

from __future__ import annotations

import pytest

from tests.server.accounts.conftest import Move, Person, Postbox
from tests.server.conftest import Serve
from tests.server.visiting import ADDRESS, Server

MAIL = "ada@example.org"


@pytest.fixture
def ada(mailing: Server) -> Person:
    return Person(mailing.browser("Ada"))


def mails(server: Server, postbox: Postbox, many: int) -> None:
    """So many mails have come, and no more are on their way."""

    async def idle() -> bool:
        return not server.services.mailer._tasks

    server.until(lambda: server.run(idle))
    assert len(postbox.mails) == many


def makes_account(ada: Person, postbox: Postbox, name: str = "Ada", mail: str = MAIL) -> None:
    before = len(postbox.mails)
    ada.did("/api/people/mail/new", name=name, mail=mail)
    mails(ada.browser.server, postbox, before + 1)
    assert ada.did("/api/people/link", token=postbox.token())["here"] is True


def test_without_a_mail_server_none_is_offered(server: Server) -> None:
    ada = Person(server.browser("Ada"))
    assert ada.me()["mail"] is False
    for path in ("/api/people/mail/sign-in", "/api/people/mail/new"):
        body = {"mail": MAIL, **({"name": "Ada"} if path.endswith("new") else {})}
        assert ada.post(path, **body).status_code == 409


def test_without_an_address_of_the_page_none_is_offered(serve: Serve, smtp: str) -> None:
    """Else a link could lead to wherever a request says that the page is."""
    server = serve(smtp=smtp, mail_from="table@table.test")
    assert Person(server.browser()).me()["mail"] is False


def test_a_guest_makes_an_account_by_mail(mailing: Server, ada: Person, postbox: Postbox) -> None:
    table = ada.browser.starts("me", "here")
    before = ada.token
    assert ada.me()["mail"] is True
    assert ada.did("/api/people/mail/new", name="Ada", mail=" Ada@Example.org ") == {"minutes": 10}
    mails(mailing, postbox, 1)
    (mail,) = postbox.mails
    assert mail["To"] == MAIL
    assert mail["From"] == "Sandtable <table@table.test>"
    assert mail["Subject"] == "Your Sandtable account"
    assert "“Ada”" in postbox.text()
    assert ada.me()["name"] == ""  # not before it is confirmed
    entered = ada.did("/api/people/link", token=postbox.token())
    assert (entered["name"], len(entered["codes"]), entered["here"]) == ("Ada", 10, True)
    assert ada.token != before
    assert ada.account()["mail"] == MAIL
    assert ada.tables() == [table]


def test_somebody_new_makes_an_account_by_mail_in_any_browser(
    mailing: Server, ada: Person, postbox: Postbox
) -> None:
    ada.did("/api/people/mail/new", name="Ada", mail=MAIL)
    mails(mailing, postbox, 1)
    phone = ada.elsewhere()
    assert phone.did("/api/people/link", token=postbox.token())["here"] is True
    assert phone.me()["name"] == "Ada"


def test_one_who_confirms_for_another_browser_is_not_signed_in(
    mailing: Server, ada: Person, postbox: Postbox
) -> None:
    """The account is the one of the guest who asked for it, and who may be somebody else."""
    ada.browser.starts("me", "here")
    ada.did("/api/people/mail/new", name="Ada", mail=MAIL)
    mails(mailing, postbox, 1)
    phone = ada.elsewhere()
    assert phone.did("/api/people/link", token=postbox.token())["here"] is False
    assert phone.me()["known"] is False
    assert ada.me()["name"] == "Ada"


def test_a_link_signs_in_once(mailing: Server, ada: Person, postbox: Postbox) -> None:
    makes_account(ada, postbox)
    there = ada.elsewhere()
    assert there.did("/api/people/mail/sign-in", mail="ADA@example.org") == {"minutes": 10}
    mails(mailing, postbox, 2)
    token = postbox.token()
    entered = there.did("/api/people/link", token=token)
    assert (entered["name"], entered["codes"], entered["here"]) == ("Ada", [], True)
    assert there.me()["name"] == "Ada"
    assert ada.elsewhere().post("/api/people/link", token=token).status_code == 410
    assert ada.elsewhere().post("/api/people/link/look", token=token).status_code == 410


def test_looking_at_a_link_does_not_use_it_up(
    mailing: Server, ada: Person, postbox: Postbox
) -> None:
    """Programs that scan mails open every link in them."""
    makes_account(ada, postbox)
    there = ada.elsewhere()
    there.did("/api/people/mail/sign-in", mail=MAIL)
    mails(mailing, postbox, 2)
    token = postbox.token()
    scanner = ada.elsewhere()
    for _ in range(3):
        scanner.browser.get("/mail")  # the token is behind a #, and not even sent
        looked = scanner.did("/api/people/link/look", token=token)
    assert looked == {"kind": "sign-in", "name": "Ada", "mail": MAIL}
    assert scanner.me()["known"] is False
    assert there.did("/api/people/link", token=token)["name"] == "Ada"


def test_a_link_is_good_for_ten_minutes(
    mailing: Server, ada: Person, postbox: Postbox, later: Move
) -> None:
    makes_account(ada, postbox)
    for seconds, status in ((10 * 60 - 30, 200), (10 * 60 + 1, 410)):
        there = ada.elsewhere()
        before = len(postbox.mails)
        there.did("/api/people/mail/sign-in", mail=MAIL)
        mails(mailing, postbox, before + 1)
        later(seconds)
        assert there.post("/api/people/link", token=postbox.token()).status_code == status


def test_the_reply_does_not_tell_whether_an_address_is_known(
    mailing: Server, ada: Person, postbox: Postbox
) -> None:
    makes_account(ada, postbox)
    eve = ada.elsewhere()
    replies = [
        eve.post("/api/people/mail/sign-in", mail=mail) for mail in (MAIL, "nobody@example.org")
    ]
    assert {(each.status_code, each.text) for each in replies} == {(200, '{"minutes":10}')}
    assert [sorted(each.headers) for each in replies[:1]] == [sorted(replies[1].headers)]
    mails(mailing, postbox, 2)  # one to make the account, one to sign in
    replies = [
        eve.post("/api/people/mail/new", name="Eve", mail=mail)
        for mail in (MAIL, "eve@example.org")
    ]
    assert {(each.status_code, each.text) for each in replies} == {(200, '{"minutes":10}')}
    mails(mailing, postbox, 4)
    # The one who has the mailbox is told.
    to_ada = next(n for n, each in enumerate(postbox.mails) if n > 1 and each["To"] == MAIL)
    assert eve.post("/api/people/link", token=postbox.token(to_ada)).status_code == 409


def test_nobody_is_flooded_with_mails(mailing: Server, ada: Person, postbox: Postbox) -> None:
    makes_account(ada, postbox)
    for _ in range(6):
        assert ada.elsewhere().post("/api/people/mail/sign-in", mail=MAIL).status_code == 200
    mails(mailing, postbox, 1 + mailing.settings.mails_at_once)
    counter = mailing.services.metrics.registry.get_sample_value
    outcomes = {
        each: counter("sandtable_messages_total", {"channel": "link", "outcome": each})
        for each in ("sent", "dropped", "failed")
    }
    assert outcomes == {"sent": 4.0, "dropped": 3.0, "failed": None}


def test_several_processes_flood_nobody_with_mails_either(
    serve: Serve, smtp: str, mailing: Server, ada: Person, postbox: Postbox
) -> None:
    other = serve(smtp=smtp, mail_from="Sandtable <table@table.test>", origins=(ADDRESS,))
    makes_account(ada, postbox)
    for server in (mailing, other, mailing, other, mailing, other):
        asked = Person(server.browser()).post("/api/people/mail/sign-in", mail=MAIL)
        assert asked.status_code == 200
    server.until(lambda: not other.services.mailer._tasks)
    mails(mailing, postbox, 1 + mailing.settings.mails_at_once)


@pytest.mark.parametrize(
    ("mail"),
    [
        "",
        "ada",
        "ada@",
        "ada@localhost",
        "a b@example.org",
        "ada@example.org\nBcc: eve@example.org",
    ],
)
def test_what_is_no_address_is_refused(ada: Person, mail: str) -> None:
    assert ada.post("/api/people/mail/sign-in", mail=mail).status_code == 422


@pytest.mark.parametrize("host", ["203.0.113.7", "localhost"])
def test_a_link_leads_to_the_page_that_the_operator_named(
    mailing: Server, ada: Person, postbox: Postbox, host: str
) -> None:
    """A request under another name of the server does not send the secret there."""
    makes_account(ada, postbox)
    eve = ada.elsewhere()
    asked = eve.browser.post(
        "/api/people/mail/sign-in", json={"mail": MAIL}, headers={"host": host}
    )
    assert asked.status_code == 200
    mails(mailing, postbox, 2)
    assert host not in postbox.text()
    assert f"{ADDRESS}/mail#" in postbox.text()


def test_mails_are_in_the_language_of_the_person(
    mailing: Server, ada: Person, postbox: Postbox
) -> None:
    ada.browser.post("/api/people/mail/new?lang=el", json={"name": "Ada", "mail": MAIL})
    mails(mailing, postbox, 1)
    assert postbox.mails[0]["Subject"] == "Ο λογαριασμός σας στο Sandtable"
    ada.browser.post("/api/people/link?lang=hu", json={"token": postbox.token()})
    eve = ada.elsewhere()
    eve.browser.post("/api/people/mail/sign-in?lang=en", json={"mail": MAIL})
    mails(mailing, postbox, 2)
    assert postbox.mails[1]["Subject"] == "Bejelentkezés a Sandtable-be"
    assert "Szia, Ada!" in postbox.text()


def test_an_account_sends_links_to_so_many_addresses(
    serve: Serve, smtp: str, postbox: Postbox
) -> None:
    """Else it could write to everybody in the name of the club."""
    server = serve(smtp=smtp, mail_from="table@table.test", origins=(ADDRESS,), sign_ins_a_minute=4)
    ada = Person(server.browser("Ada"))
    ada.makes_account("Ada")  # two of the four
    asked = [ada.post("/api/account/mail", mail=f"{each}@example.org") for each in range(3)]
    assert [each.status_code for each in asked] == [200, 200, 429]
    mails(server, postbox, 2)


def test_another_address_is_confirmed_first(mailing: Server, ada: Person, postbox: Postbox) -> None:
    ada.makes_account("Ada")
    ada.did("/api/account/mail", mail=MAIL)
    mails(mailing, postbox, 1)
    assert ada.account()["mail"] == ""
    phone = ada.elsewhere()
    token = postbox.token()
    assert phone.did("/api/people/link/look", token=token)["kind"] == "address"
    assert phone.did("/api/people/link", token=token)["here"] is False
    assert phone.me()["known"] is False
    assert ada.account()["mail"] == MAIL


def test_an_address_belongs_to_one_account(mailing: Server, ada: Person, postbox: Postbox) -> None:
    makes_account(ada, postbox)
    bob = ada.elsewhere()
    bob.makes_account("Bob")
    bob.did("/api/account/mail", mail=MAIL)
    mails(mailing, postbox, 2)
    assert bob.post("/api/people/link", token=postbox.token()).status_code == 409
    assert bob.account()["mail"] == ""


def test_the_last_way_in_stays(mailing: Server, ada: Person, postbox: Postbox) -> None:
    makes_account(ada, postbox)
    assert ada.account()["can_remove"] is False
    assert ada.post("/api/account/mail/remove").status_code == 409
    assert ada.makes_passkey().status_code == 200
    (passkey,) = ada.account()["passkeys"]
    ada.did(f"/api/account/passkeys/{passkey['id']}/remove")
    assert ada.post("/api/account/mail/remove").status_code == 409
    assert ada.makes_passkey().status_code == 200
    assert ada.did("/api/account/mail/remove")["mail"] == ""
    (passkey,) = ada.account()["passkeys"]
    assert ada.post(f"/api/account/passkeys/{passkey['id']}/remove").status_code == 409


def test_a_mail_server_that_is_gone_changes_no_reply(serve: Serve) -> None:
    server = serve(smtp="smtp://127.0.0.1:1", mail_from="a@b.test", origins=(ADDRESS,))
    ada = Person(server.browser())
    assert ada.post("/api/people/mail/new", name="Ada", mail=MAIL).status_code == 200
