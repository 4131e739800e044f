"""Rounds of a tournament: pairings, tables and results.

Each function runs inside a transaction that holds the row of the tournament: see `locked`. The
transaction that ends the last game of a round also makes the next round and its tables, so nothing
is left to do after a crash, and two processes never make the same round.
"""

from __future__ import annotations

import math
import random
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from sandtable.server.ratings.placings import places_of
from sandtable.server.ratings.queries import strength_of
from sandtable.server.storage import queries as tables
from sandtable.server.storage.models import SeatData, TableData
from sandtable.server.tables.new_tables import new_table
from sandtable.server.tournaments import models as kinds, pairing, queries
from sandtable.server.tournaments.models import (
    EntryData,
    GameData,
    LogData,
    MatchData,
    TournamentData,
)
from sandtable.server.tournaments.results import Leg, outcome_of, points_of
from sandtable.server.tournaments.standings import standings

# Beginning


def start(session: Session, tournament: TournamentData, at: str) -> None:
    """Seed the entries by rating and begin the first round."""
    entries = queries.entries_of(session, tournament.id)
    lot = random.Random(tournament.seed)
    drawn = {each.visitor: lot.random() for each in entries}

    def strength(entry: EntryData) -> tuple[float, float]:
        return -strength_of(session, tournament.game, entry.visitor), drawn[entry.visitor]

    for number, entry in enumerate(sorted(entries, key=strength), 1):
        entry.number = number
    tournament.rounds = number_of_rounds(tournament, len(entries))
    tournament.status = kinds.RUNNING
    session.flush()
    begin_round(session, tournament, at)


def number_of_rounds(tournament: TournamentData, entries: int) -> int:
    """Knock-out and round robin for two have a fixed number; Swiss at most all opponents."""
    if tournament.format == kinds.KNOCKOUT:
        return math.ceil(math.log2(entries))
    if tournament.seats == 2 and tournament.format == kinds.ROUND_ROBIN:
        return entries - 1 + entries % 2
    if tournament.seats == 2:
        return min(tournament.rounds, entries - 1 + entries % 2)
    return tournament.rounds


def begin_round(session: Session, tournament: TournamentData, at: str) -> None:
    """Pair the players and make their tables."""
    tournament.round += 1
    tournament.deadline = plus_days(at, tournament.days)
    for number, players in enumerate(paired(session, tournament), 1):
        match = MatchData(tournament.id, tournament.round, number, players)
        session.add(match)
        if len(players) > 1:
            add_tables(session, tournament, match, at)
        else:
            match.decided = kinds.BYE
            match.places = [0] * len(players)
            match.points = [float(tournament.points[0])] * len(players)
            match.scores = [0] * len(players)
    add_log_entry(session, tournament, at, "round", round=tournament.round)
    session.flush()
    continue_tournament(session, tournament, at)


def plus_days(at: str, days: int) -> str:
    moment = datetime.fromisoformat(at) + timedelta(days=days)
    return moment.isoformat(timespec="milliseconds")


def paired(session: Session, tournament: TournamentData) -> list[pairing.Match]:
    """The matches of the new round, without withdrawn players."""
    entries = queries.entries_of(session, tournament.id)
    matches = queries.matches_of(session, tournament.id)
    playing = [each.visitor for each in entries if not each.withdrawn]
    past = pairing_history_of(session, tournament)
    if tournament.format == kinds.KNOCKOUT:
        return knock_out(tournament, playing, matches, past)
    if tournament.format == kinds.ROUND_ROBIN and tournament.seats == 2:
        rounds = pairing.round_robin([each.visitor for each in entries])
        drawn = [[one for one in match if one in playing] for match in rounds[tournament.round - 1]]
        return sorted((each for each in drawn if each), key=lambda each: len(each) == 1)
    if not playing:
        return []
    rows = standings([each.visitor for each in entries], matches, tournament.format)
    points = {each.player: each.points for each in rows}
    order = [each.player for each in rows if each.player in playing]
    if tournament.seats == 2:
        return pairing.swiss_round(order, points, past)
    if tournament.format == kinds.ROUND_ROBIN:
        order, points = playing, dict.fromkeys(playing, 0.0)
    return pairing.groups_round(order, points, past, tournament.seed + tournament.round)


def knock_out(
    tournament: TournamentData,
    playing: list[str],
    matches: list[MatchData],
    past: pairing.PairingHistory,
) -> list[pairing.Match]:
    if tournament.round == 1:
        return pairing.bracket(playing)
    before = [each for each in matches if each.round == tournament.round - 1]
    winners = [winner if (winner := winner_of(each)) in playing else "" for each in before]
    drawn = pairing.next_bracket(winners, past)
    return [[each for each in pair if each] for pair in drawn]


def winner_of(match: MatchData) -> str:
    """Who has won a match alone; empty if nobody has."""
    first = [player for player, place in zip(match.players, match.places, strict=True) if not place]
    return first[0] if len(first) == 1 else ""


def pairing_history_of(session: Session, tournament: TournamentData) -> pairing.PairingHistory:
    """The pairing history, from all games created so far."""
    past = pairing.PairingHistory()
    for match in queries.matches_of(session, tournament.id):
        past.meet(match.players)
    for game in queries.games_of(session, tournament.id):
        past.sit(game.sitting)
    return past


def add_tables(
    session: Session, tournament: TournamentData, match: MatchData, at: str, legs: int = 0
) -> None:
    """Create the missing tables of a match, with its players in their seats."""
    scenario = tournament.scenarios[(match.round - 1) % len(tournament.scenarios)]
    names = queries.names_of(session, tournament.id)
    for leg in range(legs, legs + tournament.legs):
        sitting = match.players if leg % 2 == 0 else match.players[::-1]
        seats = [
            SeatData(seat, "person", visitor=player, name=names[player])
            for seat, player in enumerate(sitting)
        ]
        table = new_table(tournament.game, scenario, "", seats)
        table.rated = tournament.rated
        table.tournament = tournament.id
        tables.add_table(session, table, [])
        game = GameData(
            table.id, tournament.id, match.round, match.number, leg + 1, scenario, list(sitting)
        )
        session.add(game)


# Results


def note_results(session: Session, ended: list[str]) -> None:
    """Enter the results of finished tournament games, in the same transaction."""
    found = [(session.get(TableData, each), session.get(GameData, each)) for each in ended]
    played = [(table, game) for table, game in found if table is not None and game is not None]
    for table, game in sorted(played, key=lambda pair: pair[1].tournament):
        tournament = queries.locked(session, game.tournament)
        session.refresh(game)
        left = {each.seat for each in table.seats if each.kind == "bot"}
        places = places_of(table.result, len(table.seats), left)
        if tournament is None or places is None or game.places:
            continue
        assert table.result is not None
        game.places, game.scores = places, list(table.result["scores"])
        game.how = table.result["how"]
        session.flush()
        settle(session, tournament, game.round, game.match, table.changed)


def settle(session: Session, tournament: TournamentData, turn: int, number: int, at: str) -> None:
    """A match is decided when all of its games are over."""
    match = queries.match_of(session, tournament.id, turn, number)
    games = queries.games_of(session, tournament.id, turn, number)
    if match is None or match.decided or not all(each.places for each in games):
        return
    legs = [Leg(each.sitting, each.places, each.scores) for each in games]
    outcome = outcome_of(match.players, legs)
    if outcome.level and tournament.format == kinds.KNOCKOUT:
        add_tables(session, tournament, match, at, legs=len(games))
        add_log_entry(session, tournament, at, "again", round=turn, names=named(session, match))
        session.flush()
        return
    points = points_of(outcome.places, tournament.points)
    decide(match, kinds.PLAYED, outcome.places, outcome.scores, points)
    session.flush()
    continue_tournament(session, tournament, at)


def decide(
    match: MatchData, how: str, places: list[int], scores: list[int], points: list[float]
) -> None:
    match.decided, match.places, match.scores, match.points = how, places, scores, points


def continue_tournament(session: Session, tournament: TournamentData, at: str) -> None:
    """Begin the next round, or end the tournament, when all matches are decided."""
    matches = queries.matches_of(session, tournament.id)
    this_round = [each for each in matches if each.round == tournament.round]
    if tournament.status != kinds.RUNNING or not all(each.decided for each in this_round):
        return
    entries = queries.entries_of(session, tournament.id)
    playing = [each for each in entries if not each.withdrawn]
    if tournament.round >= tournament.rounds or len(playing) < tournament.seats:
        tournament.status = kinds.OVER
        tournament.deadline = ""
        add_log_entry(session, tournament, at, "over")
        session.flush()
    else:
        begin_round(session, tournament, at)


# The log


def add_log_entry(
    session: Session, tournament: TournamentData, at: str, key: str, who: str = "", **about: Any
) -> None:
    """A line of the log, for all to read."""
    last = select(func.max(LogData.n)).where(LogData.tournament == tournament.id)
    number = (session.scalars(last).one() or 0) + 1
    session.add(LogData(tournament.id, number, at, who, key, about))
    session.flush()


def named(session: Session, match: MatchData) -> list[str]:
    names = queries.names_of(session, match.tournament)
    return [names[each] for each in match.players]
