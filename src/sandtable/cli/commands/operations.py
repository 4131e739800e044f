"""Operator commands: backups, migrations, people, tables, reports.

They work on the database itself, also while servers run on it. A command imports what it needs when
it is called.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from sandtable.cli.extras import need
from sandtable.cli.failure import Failure

if TYPE_CHECKING:
    from sqlalchemy import Engine
    from sqlalchemy.orm import Session

T = TypeVar("T")

Database = Annotated[
    str,
    typer.Option("--database", help="postgresql://...; else SQLite.", envvar="SANDTABLE_DATABASE"),
]
Folder = Annotated[
    Path | None,
    typer.Option("--folder", help="Where SQLite keeps the tables.", envvar="SANDTABLE_FOLDER"),
]
Target = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that is there.")]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")]
Yes = Annotated[bool, typer.Option("--yes", help="Replace what is in the database.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="An id, or a name.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE")]

admin = typer.Typer(help="Look after people, tables and reports.", no_args_is_help=True)
people = typer.Typer(help="People: accounts and guests.", no_args_is_help=True)
tables = typer.Typer(help="Tables.", no_args_is_help=True)
admin.add_typer(people, name="people")
admin.add_typer(tables, name="tables")


def add_to(app: typer.Typer) -> None:
    """Add these commands to those of `sandtable`."""
    app.add_typer(admin, name="admin")
    app.command()(backup)
    app.command()(restore)
    app.command()(migrate)


@contextmanager
def opened(database: str, folder: Path | None, any_revision: bool = False) -> Iterator[Engine]:
    """The database as it is. Whatever is wrong with it is told in one sentence."""
    need("server")
    if database.startswith("postgres"):
        need("postgres")
    from sqlalchemy.exc import SQLAlchemyError

    from sandtable.server.operations.admin import AdminError
    from sandtable.server.operations.backup import BackupError
    from sandtable.server.settings import DATABASE_FILE, Settings
    from sandtable.server.storage.database import connect, latest_revision, revision_of

    settings = Settings(database=database, folder=folder or Settings.folder)
    if not database and not any_revision and not (settings.folder / DATABASE_FILE).exists():
        raise Failure(f"there is no database in {settings.folder}")
    engine = connect(settings)
    try:
        if not any_revision:
            with engine.connect() as connection:
                found = revision_of(connection)
            if found != latest_revision():
                raise Failure("the database is of another version: run `sandtable migrate` first")
        yield engine
    except (AdminError, BackupError) as error:
        raise Failure(str(error)) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Failure(f"the database does not answer: {reason}") from None
    finally:
        engine.dispose()


def in_session(database: str, folder: Path | None, work: Callable[[Session], T]) -> T:
    from sqlalchemy.orm import Session

    with opened(database, folder) as engine, Session(engine) as session, session.begin():
        return work(session)


def tell(rows: list[dict[str, Any]], as_json: bool) -> None:
    """Rows for a program, or one line each for a person."""
    if as_json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    for row in rows:
        shown = (
            ", ".join(map(str, each)) if isinstance(each, list) else each for each in row.values()
        )
        print("  ".join(str(each) for each in shown if each not in ("", None)))


# Backups and migrations


def backup(
    file: Target, database: Database = "", folder: Folder = None, force: Force = False
) -> None:
    """Write all tables into one file, as of one moment; servers may run meanwhile."""
    from sandtable.server.operations.backup import back_up

    if file.exists() and not force:
        raise Failure(f"{file} is there already; --force replaces it")
    with opened(database, folder, any_revision=True) as engine:
        made = back_up(engine, file)
    print(
        f"{file}: {made.rows} rows of {len(made.tables)} tables, revision {made.revision}, checked"
    )


def restore(file: Backup, database: Database = "", folder: Folder = None, yes: Yes = False) -> None:
    """Fill an empty database from a backup, and check every row."""
    from sandtable.server.operations.backup import BackupError, restore

    if not file.is_file():
        raise Failure(f"there is no file {file}")
    with opened(database, folder, any_revision=True) as engine:
        try:
            made = restore(engine, file, replace=yes)
        except BackupError as error:
            more = "; --yes replaces it" if "not empty" in str(error) else ""
            raise Failure(f"{error}{more}") from None
    print(f"{made.rows} rows of {made.made} restored and checked, revision {made.revision}")


def migrate(
    database: Database = "",
    folder: Folder = None,
    rehearse: Annotated[
        bool, typer.Option("--rehearse", help="On a copy, and open every running game there.")
    ] = False,
    scratch: Annotated[
        str, typer.Option(help="An empty PostgreSQL database for the copy; else one is made.")
    ] = "",
) -> int:
    """Bring a database up to date, or rehearse that on a copy."""
    from sandtable.server.operations.rehearsal import rehearse as try_out
    from sandtable.server.storage.database import migrate, revision_of

    with opened(database, folder, any_revision=True) as engine:
        if rehearse:
            found = try_out(engine, scratch)
            print(f"revision {found.before} to {found.after}: {found.rows} rows")
            print(f"running games: {found.running}, cannot go on: {len(found.cannot_go_on)}")
            for table in found.cannot_go_on:
                print(f"  {table}")
            return 1 if found.cannot_go_on else 0
        with engine.connect() as connection:
            before = revision_of(connection) or "none"
        migrate(engine)
        with engine.connect() as connection:
            print(f"revision {before} to {revision_of(connection)}")
    return 0


# People


@people.command("list")
def list_people(
    accounts: Annotated[bool, typer.Option("--accounts", help="No guests.")] = False,
    role: Annotated[str, typer.Option(help="moderator or admin.")] = "",
    like: Annotated[str, typer.Option(help="A part of the name.")] = "",
    database: Database = "",
    folder: Folder = None,
    as_json: AsJson = False,
) -> None:
    """The latest 500, those who came last first."""
    from dataclasses import asdict

    from sandtable.server.operations.admin import people

    found = in_session(database, folder, lambda at: people(at, accounts, role, like))
    tell([asdict(each) for each in found], as_json)


@people.command("show")
def show_person(
    who: Who, database: Database = "", folder: Folder = None, as_json: AsJson = False
) -> None:
    """One person, and what holds about them."""
    from dataclasses import asdict

    from sandtable.server.operations.admin import find_person, person

    found = asdict(in_session(database, folder, lambda at: person(at, find_person(at, who))))
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return
    for name, value in found.items():
        print(f"{name:10} {', '.join(value) if isinstance(value, list) else value}")


@people.command("rename")
def rename_person(
    who: Who,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    database: Database = "",
    folder: Folder = None,
) -> None:
    """Give somebody another name, also where they sit."""
    from sandtable.server.operations.admin import find_person, rename

    in_session(database, folder, lambda at: rename(at, find_person(at, who), name))
    print("renamed")


@people.command("role")
def give_role(
    who: Who,
    role: Annotated[str, typer.Argument(metavar="ROLE", help="moderator, admin or none.")],
    database: Database = "",
    folder: Folder = None,
) -> None:
    """Make an account a moderator or an admin, or neither."""
    from sandtable.server.moderation.queries import ROLES
    from sandtable.server.operations.admin import find_person, set_role

    if role not in (*ROLES, "none"):
        raise Failure(f'there is no role "{role}"; there are: {", ".join(ROLES)}, none')
    wanted = "" if role == "none" else role
    in_session(database, folder, lambda at: set_role(at, find_person(at, who), wanted))
    print(f"role: {role}")


@people.command("suspend")
def suspend(
    who: Who,
    days: Annotated[int, typer.Option(min=1, max=365, help="For how long.")] = 1,
    reason: Annotated[
        str, typer.Option(help="rude, spam, cheating, leaving, name, other.")
    ] = "other",
    words: Annotated[str, typer.Option(help="What the person is told.")] = "",
    mute: Annotated[bool, typer.Option("--mute", help="Only take the chat away.")] = False,
    database: Database = "",
    folder: Folder = None,
) -> None:
    """Nothing new to open or join for some days; running games go on."""
    from typing import get_args

    from sandtable.server.messages import ReportReason
    from sandtable.server.operations.admin import find_person, sanction

    if reason not in get_args(ReportReason):
        raise Failure(
            f'there is no reason "{reason}"; there are: {", ".join(get_args(ReportReason))}'
        )
    kind = "mute" if mute else "suspend"
    in_session(
        database,
        folder,
        lambda at: sanction(at, kind, find_person(at, who), days, reason, words),
    )
    print(f"{'muted' if mute else 'suspended'} for {days} d")


@people.command("lift")
def lift_sanctions(who: Who, database: Database = "", folder: Folder = None) -> None:
    """End all mutes and suspensions of somebody."""
    from sandtable.server.operations.admin import find_person, lift

    many = in_session(database, folder, lambda at: lift(at, find_person(at, who)))
    print(f"lifted: {many}")


@people.command("sign-out")
def sign_out_person(who: Who, database: Database = "", folder: Folder = None) -> None:
    """End all sessions of an account: it has to sign in again, everywhere."""
    from sandtable.server.operations.admin import find_person, sign_out

    many = in_session(database, folder, lambda at: sign_out(at, find_person(at, who)))
    print(f"signed out: {many}")


# Tables, reports, and what was done


@tables.command("list")
def list_tables(
    status: Annotated[str, typer.Option(help="waiting, running or over.")] = "",
    database: Database = "",
    folder: Folder = None,
    as_json: AsJson = False,
) -> None:
    """The latest 500, those that changed last first."""
    from sandtable.server.operations.admin import table_row, tables

    tell(
        in_session(database, folder, lambda at: [table_row(each) for each in tables(at, status)]),
        as_json,
    )


@tables.command("show")
def show_table(table: TableId, database: Database = "", folder: Folder = None) -> None:
    """One table, without what only its seats may know."""
    from sandtable.server.operations.admin import find_table, table_row

    shown = in_session(database, folder, lambda at: table_row(find_table(at, table)))
    print(json.dumps(shown, indent=2, ensure_ascii=False))


@tables.command("end")
def end_table(table: TableId, database: Database = "", folder: Folder = None) -> None:
    """End a game without a winner."""
    from sandtable.server.operations.admin import end_table

    in_session(database, folder, lambda at: end_table(at, table))
    print("ended")


@admin.command("reports")
def list_reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those that are decided.")] = False,
    database: Database = "",
    folder: Folder = None,
    as_json: AsJson = False,
) -> None:
    """Reports that wait for a moderator. They are decided on the page."""
    from sandtable.server.operations.admin import reports

    tell(in_session(database, folder, lambda at: reports(at, closed)), as_json)


@admin.command("messages")
def count_messages(database: Database = "", folder: Folder = None, as_json: AsJson = False) -> None:
    """How many messages to people were sent, failed, were dropped or wait, by channel."""
    from sandtable.server.operations.admin import messages

    tell(in_session(database, folder, messages), as_json)


@admin.command("audit")
def list_audit(database: Database = "", folder: Folder = None) -> None:
    """What moderators and operators have done, the latest first."""
    from sandtable.server.moderation.queries import audit
    from sandtable.server.moderation.texts import audit_text
    from sandtable.server.texts import speaker_for

    speaker = speaker_for("", "en")

    def read(session: Session) -> list[str]:
        return [
            f"{each.at}  {each.who_name}  {audit_text(each, speaker)}" for each in audit(session)
        ]

    for line in in_session(database, folder, read):
        print(line)
