"""Decisions in a tournament: entering and withdrawing, and those of the organiser.

Each function runs inside a transaction. Decisions that affect results of others need a reason,
which is public in the log.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.accounts.accounts import account_of
from sandtable.server.accounts.models import AccountData
from sandtable.server.problems import RequestProblem
from sandtable.server.security.visitors import clean_name, new_id
from sandtable.server.storage.models import TableData
from sandtable.server.tournaments import models as kinds, queries, rounds
from sandtable.server.tournaments.models import EntryData, GameData, MatchData, TournamentData
from sandtable.server.tournaments.results import forfeited, points_of

MOST_RUNNING: Final = 10  # tournaments of one organiser at a time
USUAL_POINTS: Final = {2: [2, 0], 3: [3, 1, 0]}


def account_needed(session: Session, visitor: str) -> AccountData:
    account = account_of(session, visitor)
    if account is None:
        raise RequestProblem(403, "tournament-account")
    return account


def lock_tournament(session: Session, tournament: str) -> TournamentData:
    """The tournament, locked until the transaction ends."""
    held = queries.locked(session, tournament)
    if held is None:
        raise RequestProblem(404, "no-tournament")
    return held


def lock_as_organiser(session: Session, tournament: str, visitor: str) -> TournamentData:
    """The same; refused for everybody but its organiser."""
    held = lock_tournament(session, tournament)
    if not visitor or held.organiser != visitor:
        raise RequestProblem(403, "not-organiser")
    return held


# Making one


def create(session: Session, wish: messages.NewTournament, visitor: str, at: str) -> TournamentData:
    account = account_needed(session, visitor)
    if queries.count_running(session, visitor) >= MOST_RUNNING:
        raise RequestProblem(429, "many-tournaments")
    seats = seats_of(wish)
    points = list(wish.points) or USUAL_POINTS[seats]
    if len(points) != seats or points != sorted(points, reverse=True) or points[0] == 0:
        raise RequestProblem(400, "tournament-points", many=seats)
    if seats > 2 and (wish.legs > 1 or wish.format == kinds.KNOCKOUT):
        raise RequestProblem(400, "tournament-three")
    name = clean_name(wish.name)
    if not name:
        raise RequestProblem(400, "tournament-name")
    made = TournamentData(
        id=new_id(),
        organiser=visitor,
        name=name,
        about=clean_name(wish.about),
        game=wish.game,
        format=wish.format,
        seats=seats,
        legs=wish.legs,
        rounds=wish.rounds,
        days=wish.days,
        scenarios=list(wish.scenarios),
        points=points,
        rated=wish.rated,
        most=wish.most,
        created=at,
        seed=secrets.randbelow(2**31),
    )
    session.add(made)
    session.flush()
    rounds.add_log_entry(session, made, at, "made", visitor, name=account.name)
    return made


def seats_of(wish: messages.NewTournament) -> int:
    """The number of seats of a table, which must be the same in all scenarios."""
    if wish.game not in BOXES:
        raise RequestProblem(400, "wish-game")
    box = BOXES[wish.game]
    if not all(each in box.scenarios() for each in wish.scenarios):
        raise RequestProblem(400, "wish-scenario")
    seats = {len(box.seats_of(each)) for each in wish.scenarios}
    if len(seats) != 1 or not seats <= USUAL_POINTS.keys():
        raise RequestProblem(400, "tournament-seats")
    return seats.pop()


# Entries


def enter(session: Session, tournament: str, visitor: str, at: str) -> None:
    held, account = lock_tournament(session, tournament), account_needed(session, visitor)
    entries = queries.entries_of(session, tournament)
    if held.status != kinds.OPEN:
        raise RequestProblem(409, "entries-closed")
    if any(each.visitor == visitor for each in entries):
        raise RequestProblem(409, "entered-already")
    if len(entries) >= held.most:
        raise RequestProblem(409, "tournament-full")
    number = max((each.number for each in entries), default=0) + 1
    session.add(EntryData(tournament, visitor, number, account.name, at))
    session.flush()


def withdraw(
    session: Session, tournament: str, visitor: str, at: str, number: int = 0, reason: str = ""
) -> None:
    """Withdraw an entry: by the player, or by the organiser with a reason."""
    held = (
        lock_as_organiser(session, tournament, visitor)
        if number
        else lock_tournament(session, tournament)
    )
    entries = queries.entries_of(session, tournament)
    entry = next(
        (
            each
            for each in entries
            if each.number == number or (not number and each.visitor == visitor)
        ),
        None,
    )
    if entry is None or entry.withdrawn or held.status in (kinds.OVER, kinds.CANCELLED):
        raise RequestProblem(409, "not-entered")
    why = check_reason(reason) if number else ""
    if held.status in (kinds.OPEN, kinds.CLOSED):
        session.delete(entry)
    else:
        entry.withdrawn = held.round
    key = "removed" if number else "withdrew"
    rounds.add_log_entry(session, held, at, key, visitor, name=entry.name, reason=why)
    for match in queries.matches_of(session, tournament):
        two = held.seats == 2 and entry.visitor in match.players
        if two and match.round == held.round and not match.decided:
            forfeit_players(session, held, match, [entry.visitor])
            rounds.continue_tournament(session, held, at)
            break


def set_open(session: Session, tournament: str, visitor: str, taken: bool, at: str) -> None:
    held = lock_as_organiser(session, tournament, visitor)
    if held.status != (kinds.CLOSED if taken else kinds.OPEN):
        raise RequestProblem(409, "not-at-this-time")
    held.status = kinds.OPEN if taken else kinds.CLOSED
    rounds.add_log_entry(session, held, at, "opened" if taken else "closed", visitor)


def start(session: Session, tournament: str, visitor: str, at: str) -> None:
    held = lock_as_organiser(session, tournament, visitor)
    if held.status not in (kinds.OPEN, kinds.CLOSED):
        raise RequestProblem(409, "not-at-this-time")
    if len(queries.entries_of(session, tournament)) < held.seats:
        raise RequestProblem(409, "few-entries", many=held.seats)
    rounds.start(session, held, at)


def cancel(session: Session, tournament: str, visitor: str, reason: str, at: str) -> None:
    held = lock_as_organiser(session, tournament, visitor)
    if held.status in (kinds.OVER, kinds.CANCELLED):
        raise RequestProblem(409, "not-at-this-time")
    held.status, held.deadline = kinds.CANCELLED, ""
    rounds.add_log_entry(session, held, at, "cancelled", visitor, reason=check_reason(reason))


# Late and wrong results


def extend(
    session: Session, tournament: str, visitor: str, days: int, reason: str, at: str
) -> None:
    held = lock_as_organiser(session, tournament, visitor)
    if held.status != kinds.RUNNING:
        raise RequestProblem(409, "not-at-this-time")
    held.deadline = rounds.plus_days(max(at, held.deadline), days)
    about = {"round": held.round, "days": days, "reason": check_reason(reason)}
    rounds.add_log_entry(session, held, at, "extended", visitor, **about)


def forfeit(
    session: Session,
    tournament: str,
    visitor: str,
    wish: messages.ForfeitMatch,
    at: str,
) -> None:
    """Forfeit one or all players of a match, after the deadline."""
    held = lock_as_organiser(session, tournament, visitor)
    match = find_match(session, held, wish.round, wish.number)
    if held.status != kinds.RUNNING or match.decided:
        raise RequestProblem(409, "not-at-this-time")
    if at < held.deadline:
        raise RequestProblem(409, "not-due")
    if not all(0 <= each < len(match.players) for each in wish.players):
        raise RequestProblem(400, "no-match")
    losers = [match.players[each] for each in sorted(set(wish.players))]
    names = queries.names_of(session, tournament)
    about = {
        "round": match.round,
        "names": rounds.named(session, match),
        "losers": [names[each] for each in losers],
        "reason": check_reason(wish.reason),
    }
    rounds.add_log_entry(session, held, at, "forfeited", visitor, **about)
    forfeit_players(session, held, match, losers)
    rounds.continue_tournament(session, held, at)


def forfeit_players(
    session: Session, tournament: TournamentData, match: MatchData, losers: list[str]
) -> None:
    outcome, points = forfeited(match.players, losers, tournament.points)
    rounds.decide(match, kinds.FORFEIT, outcome.places, outcome.scores, points)
    session.flush()


def correct(
    session: Session, tournament: str, visitor: str, wish: messages.CorrectMatch, at: str
) -> None:
    """Correct a result, with a reason. Later rounds of a knock-out stay as they are."""
    held = lock_as_organiser(session, tournament, visitor)
    match = find_match(session, held, wish.round, wish.number)
    many = len(match.players)
    if held.status not in (kinds.RUNNING, kinds.OVER) or many < 2:
        raise RequestProblem(409, "not-at-this-time")
    if len(wish.places) != many or len(wish.scores) != many:
        raise RequestProblem(400, "no-match")
    order = sorted(set(wish.places))
    places = [order.index(each) for each in wish.places]
    if held.format == kinds.KNOCKOUT and match.round != held.round:
        raise RequestProblem(409, "went-on")
    if held.format == kinds.KNOCKOUT and places.count(0) > 1:
        raise RequestProblem(400, "needs-winner")
    names = rounds.named(session, match)
    about = {
        "round": match.round,
        "names": names,
        "result": [
            f"{place + 1}. {name} ({score})"
            for place, name, score in sorted(zip(places, names, wish.scores, strict=True))
        ],
        "reason": check_reason(wish.reason),
    }
    rounds.add_log_entry(session, held, at, "corrected", visitor, **about)
    points = points_of(places, held.points)
    rounds.decide(match, kinds.CORRECTED, places, list(wish.scores), points)
    session.flush()
    rounds.continue_tournament(session, held, at)


def find_match(session: Session, tournament: TournamentData, turn: int, number: int) -> MatchData:
    match = queries.match_of(session, tournament.id, turn, number)
    if match is None:
        raise RequestProblem(404, "no-match")
    return match


def check_reason(reason: str) -> str:
    """Check that an organiser gives a reason."""
    found = clean_name(reason)
    if not found:
        raise RequestProblem(400, "reason-needed")
    return found


def unneeded_tables(session: Session, tournament: str) -> list[str]:
    """Unfinished tables of decided matches or a cancelled tournament."""
    held = session.get(TournamentData, tournament)
    wanted = (
        select(GameData.table_id, GameData.round, GameData.match)
        .join(TableData, TableData.id == GameData.table_id)
        .where(GameData.tournament == tournament, TableData.status != "over")
    )
    decided = {
        (each.round, each.number)
        for each in queries.matches_of(session, tournament)
        if each.decided
    }
    ended = held is not None and held.status == kinds.CANCELLED
    return [
        row.table_id
        for row in session.execute(wanted)
        if ended or (row.round, row.match) in decided
    ]
