"""No byte that a seat may not know leaves the server.

Two servers play the same public game with different hidden cards. Whatever a viewer is sent by the
one, in answer to anything that anybody does, he is sent by the other: the same bytes in the same
order, whether he sits at the table, looks on, or asks over HTTP.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest import mock

import pytest

import sandtable
from sandtable.core.chance import Chance, Sealed, Witness
from sandtable.core.event import EVERYBODY
from sandtable.core.question import Question
from sandtable.games import BOXES
from sandtable.games.napoleonics.rules.facts import CARD_KINDS
from sandtable.games.napoleonics.rules.slots import HANDS
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.server import messages
from sandtable.server.storage.models import SeatData
from sandtable.server.tables.new_tables import new_table
from sandtable.server.tables.table_game import TableGame
from sandtable.toolkit.box import SIMPLE
from tests.server.worlds import NOW, World, difference, open_world, visitor_named

BOX: Final = BOXES["napoleonics"]
FIRST_STRIKE: Final = "first-strike"
BOTH: Final = -1  # neither hand is known to the viewer
PLACES: Final = ("c5", "e5", "e7", "f3", "a1")


class Diverged(Exception):
    """What is hidden no longer allows the same public game; nothing wrong with that."""


class Coupled(Chance):
    """Dice and draws of two tables: the same for all who compare them, others where they may be."""

    script: list[tuple[int, int, int]] = []  # noqa: RUF012  (what the first table's chance brought)
    leads = True
    blind = BOTH
    own = random.Random(0)

    def __init__(self, seed: str, counters: list[int] | None = None) -> None:
        self.sealed = Sealed(seed, counters)

    @property
    def counters(self) -> list[int]:
        return self.sealed.counters

    def pick(self, purpose: int, weights: list[int]) -> int:
        return self.pick_for(EVERYBODY, purpose, weights)

    def pick_for(self, mask: int, purpose: int, weights: list[int]) -> int:
        if Coupled.leads:
            outcome = self.sealed.pick(purpose, weights)
            Coupled.script.append((mask, purpose, outcome))
            return outcome
        assert Coupled.script, "one table throws or draws where the other does not"
        known, what, outcome = Coupled.script.pop(0)
        assert (known, what) == (mask, purpose), "the tables throw or draw for different things"
        hidden = mask != EVERYBODY and (Coupled.blind == BOTH or mask == 1 << Coupled.blind)
        if hidden and Coupled.own.random() < 0.45:
            return self.another(purpose, weights)
        if weights[outcome] <= 0:
            if not hidden:
                raise Diverged
            return self.another(purpose, weights)
        return outcome

    def another(self, purpose: int, weights: list[int]) -> int:
        words = BOX.purposes[purpose].outcomes
        strike = words.index(FIRST_STRIKE) if FIRST_STRIKE in words else -1
        if strike >= 0 and weights[strike] and Coupled.own.random() < 0.3:
            return strike
        return Coupled.own.choices(range(len(weights)), weights)[0]


def passing_masks(self: Witness, mask: int, purpose: int, weights: list[int]) -> int:
    outcome = self.source.pick_for(mask, purpose, weights)
    self.seen.append((purpose, outcome, mask))
    return outcome


@contextmanager
def coupled(seed: int, blind: int) -> Iterator[None]:
    Coupled.blind = blind
    Coupled.own = random.Random(f"other {seed}")
    with (
        mock.patch("sandtable.server.tables.table_game.Sealed", Coupled),
        mock.patch("sandtable.server.tables.replay.Sealed", Coupled),
        mock.patch.object(Witness, "pick_for", passing_masks),
        mock.patch("sandtable.server.tables.sync.now", return_value=NOW),
        mock.patch("sandtable.server.tables.chat.now", return_value=NOW),
        mock.patch("sandtable.server.tables.new_tables.now", return_value=NOW),
    ):
        yield


# Both of them


class Twins:
    """The same things done at two tables."""

    def __init__(self, seed: int, blind: int, hot: bool, counts: Counter[str]) -> None:
        self.rng = random.Random(seed)
        self.seed = seed
        self.blind = blind
        self.hot = hot
        self.counts = counts
        self.worlds: list[World] = []
        self.told: list[str] = []
        self.tempting = -1  # a seat that has just answered what was no choice at one table only
        self.viewers = ["eve", "tab"] if hot else ["eve"]
        if blind != BOTH:
            self.viewers.append(f"seat{1 - blind}")

    async def begin(self, folder: Path, scenario: str) -> None:
        Coupled.script = []
        for number in range(2):
            Coupled.leads = number == 0
            self.worlds.append(await open_world(folder / str(number), BOX.id, scenario, self.hot))
        for _ in range(self.rng.randrange(60, 200)):  # to where the armies meet
            await self.answer(self.worlds[0].table.play.asked_seats()[0])
        for world in self.worlds:
            for who in ("seat0", "seat1", *self.viewers):
                if who not in world.windows:
                    world.connect(who, "en")
        self.compare("sit down")

    async def say(self, who: str, *said: dict[str, Any]) -> None:
        """The same message at both, or one for each."""
        Coupled.script = []
        for number, world in enumerate(self.worlds):
            message = said[number % len(said)]
            Coupled.leads = number == 0
            await world.windows[who].hear(messages.FROM_CLIENT.validate_python(message))
        assert not Coupled.script, "one table throws or draws where the other does not"
        self.counts[said[0]["type"]] += 1
        self.compare(f"{who}: {said[0]}")

    def compare(self, what: str) -> None:
        self.told.append(what)
        story = "\n".join(self.told[-6:])
        for who in self.viewers:
            one, other = (world.heard(who) for world in self.worlds)
            if one != other:
                found = difference(one, other)
                pytest.fail(f"seed {self.seed}: {who} learns something from\n{story}\n{found}")
        for world in self.worlds:
            for who in world.windows:
                if who not in self.viewers:
                    world.heard(who)

    async def fetch(self) -> None:
        """Everything that can be asked over HTTP while the game runs."""
        first = self.worlds[0]
        paths = ["", "/aids", "/report", "/record", "/replay",
                 f"/replay?from={max(0, first.table.data.steps - 30)}", "/record?as=onlooker",
                 "/replay?as=referee", "/replay?as=french", "/replay?as=allied", "/verdict",
                 "/record?as=referee", "/aids?lang=hu", "/report?lang=el"]  # fmt: skip
        for who in self.viewers:
            visitor = visitor_named(who)
            cookies = {"cookie": f"sandtable=token of {visitor}"} if visitor else {}
            for path in [f"/api/tables/tableid{each}" for each in paths] + ["/api/tables"]:
                answers = [await world.web.get(path, headers=cookies) for world in self.worlds]
                told = [
                    (each.status_code, sorted(each.headers.items()), each.content)
                    for each in answers
                ]
                assert told[0] == told[1], f"seed {self.seed}: {who} learns something from {path}"
                self.counts[f"http {answers[0].status_code}"] += 1

    # What is done

    async def play(self, steps: int) -> None:
        for at in range(steps):
            if self.worlds[0].table.play.over or self.worlds[1].table.play.over:
                return
            if at == steps // 2:
                await self.fetch()
            await self.step()

    async def step(self) -> None:
        rng = self.rng
        one, other = self.worlds
        seats = [one.table.play.asked_seats(), other.table.play.asked_seats()]
        assert seats[0] == seats[1], "they ask different seats"
        seat = seats[0][0]
        who = "seat0" if self.hot else f"seat{seat}"
        if self.hot:
            await self.take_chair(seat)
        choice = rng.random()
        if self.tempting >= 0 and not self.hot and rng.random() < 0.7:
            await self.take_back(f"seat{self.tempting}", f"seat{1 - self.tempting}")
            self.tempting = -1
        elif choice < 0.70:
            await self.answer(seat)
        elif choice < 0.76:
            await self.undo(seat, who)
        elif choice < 0.79:
            await self.take_back(*rng.sample(["seat0", "seat1"], 2))
        elif choice < 0.83:
            order = {"type": "standing", "order": "no-first-strike", "on": rng.random() < 0.5}
            await self.say(rng.choice(["seat0", "seat1"]), order)
        elif choice < 0.87:
            back = rng.choice(self.viewers)
            language = rng.choice(["en", "el", "hu"])
            for world in self.worlds:
                world.connect(back, language)
            self.compare(f"{back} reloads the page")
        else:
            await self.ask_about(seat)

    async def take_back(self, asker: str, replier: str) -> None:
        await self.say(asker, {"type": "petition", "kind": "take-back"})
        if not self.hot:
            await self.say(replier, {"type": "reply", "accept": True})

    async def take_chair(self, seat: int) -> None:
        """Same screen: one window takes the chair, the other tab and the onlooker see no hand."""
        await self.say("seat0", {"type": "sit", "seat": BOX.seats[seat]})

    async def answer(self, seat: int) -> None:
        """One that is legal at both tables."""
        one, other = self.worlds
        question = one.table.play.question_of(seat)
        assert question is not None
        both = [each for each in one.asked(seat) if each in other.asked(seat)]
        self.note(question.key, seat)
        if question.key == "keep-card" and self.hidden(seat):
            await self.give(seat, self.kept_cards(seat))
        elif both:
            name = BOX.vocabulary.name(self.preferred(question, both))
            await self.give(seat, [name, name])
        else:
            raise Diverged

    async def give(self, seat: int, names: list[str]) -> None:
        numbers = [world.table.play.numbers[seat] for world in self.worlds]
        if self.worlds[0].windows:
            await self.say(
                "seat0" if self.hot else f"seat{seat}",
                *(
                    {"type": "answer", "number": number, "answers": [name]}
                    for number, name in zip(numbers, names, strict=True)
                ),
            )
            return
        Coupled.script = []
        for each, world in enumerate(self.worlds):
            Coupled.leads = each == 0
            await world.table.answer(seat, numbers[each], [names[each]])

    def preferred(self, question: Question, actions: list[int]) -> int:
        """What brings about the cases that matter: melees, squares, Scout."""
        names = {BOX.vocabulary.name(each): each for each in actions}
        for name in ("square", "card scout"):
            if name in names and self.rng.random() < 0.7:
                return names[name]
        attacks = [each for name, each in names.items() if name.startswith("attack")]
        if attacks and self.rng.random() < 0.7:
            return self.rng.choice(attacks)
        if self.rng.random() < 0.2:
            return self.rng.choice(actions)
        worth = BOX.advice(self.worlds[0].game.state, question, SIMPLE)
        of = dict(zip(question.actions, worth, strict=True))
        return max(actions, key=lambda each: of[each])

    def kept_cards(self, seat: int) -> list[str]:
        """All see the card that is not kept: it must be the same, whatever was kept."""
        drops = []
        for world in self.worlds:
            scouted = world.game.view(seat)["scouted"]
            drops.append({scouted[1]: scouted[0], scouted[0]: scouted[1]})
        common = sorted(drops[0].keys() & drops[1].keys())
        if not common:
            raise Diverged
        dropped = self.rng.choice(common)
        return [f"keep {drop[dropped]}" for drop in drops]

    async def undo(self, seat: int, who: str) -> None:
        if all(world.table.play.can_undo(seat) for world in self.worlds):
            turn = self.rng.random() < 0.4
            numbers = [world.table.play.numbers[seat] for world in self.worlds]
            await self.say(
                who, *({"type": "undo", "number": each, "turn": turn} for each in numbers)
            )

    async def ask_about(self, seat: int) -> None:
        """Questions about the table by those who are asked and by those who are not."""
        rng = self.rng
        who = rng.choice(["seat0", "seat1", *self.viewers])
        place = rng.choice(PLACES)
        wrong = rng.choice(
            ["strike", "stand", f"card {FIRST_STRIKE}", "card scout", f"order {place}",
             f"attack {place}", "keep scout", "done", "square", "nonsense"]
        )  # fmt: skip
        number = self.worlds[0].table.play.numbers[seat]
        message: dict[str, Any] = rng.choice(
            [
                {"type": "why", "id": 1, "answer": wrong},
                {"type": "why", "id": 2, "place": place},
                {"type": "odds", "id": 3, "answers": [wrong]},
                {"type": "look", "id": 4, "place": place, "piece": f"u{rng.randrange(12)}"},
                {"type": "plans", "id": 5},
                {"type": "say", "text": "hello"},
                {"type": "seen", "step": 3},
            ]
        )
        if who in self.viewers and not self.legal(who, wrong) and rng.random() < 0.4:
            message = {"type": "answer", "number": number, "answers": [wrong]}
        await self.say(who, message)

    def legal(self, who: str, name: str) -> bool:
        action = BOX.vocabulary.find(name)
        return any(action in world.asked(seat) for world in self.worlds for seat in range(2))

    def hidden(self, seat: int) -> bool:
        return self.blind in (BOTH, seat)

    def note(self, key: str, seat: int) -> None:
        """What was met on the way."""
        one, other = self.worlds
        self.counts[f"asked {key}"] += 1
        self.counts["hands differ"] += one.game.view(seat)["hand"] != other.game.view(seat)["hand"]
        if key in BOX.revealing_questions and self.hidden(seat):
            forced = [len(world.asked(seat)) == 1 for world in self.worlds]
            self.counts[f"forced {key}"] += any(forced)
            self.counts[f"forced in one {key}"] += forced[0] != forced[1]
            if forced[0] != forced[1] and self.worlds[0].windows:
                self.tempting = seat
        tracks = [world.game.view(seat)["track"] for world in self.worlds]
        self.counts["locked cards differ"] += tracks[0] != tracks[1]


async def play_twins(seed: int, blind: int, hot: bool, folder: Path, counts: Counter[str]) -> None:
    with coupled(seed, blind):
        twins = Twins(seed, blind, hot, counts)
        try:
            await twins.begin(folder, twins.rng.choice(["rolica_first", "vimiero", "waterloo"]))
            await twins.play(80)
        except Diverged:
            counts["diverged"] += 1
        finally:
            for world in twins.worlds:
                await world.web.aclose()
                await world.services.close()


@pytest.mark.parametrize("blind", [0, 1, BOTH], ids=["of seat 0", "of seat 1", "of both"])
def test_hidden_cards_change_nothing_that_others_are_sent(blind: int, tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    wanted = (
        "hands differ",
        "asked respond",
        "forced in one respond",
        "http 200",
        "undo",
        "standing",
    )
    for seed in range(16):  # a card that is taken back often lets the two tables diverge
        asyncio.run(play_twins(seed, blind, False, tmp_path / str(seed), counts))
        if seed >= 3 and all(counts[each] for each in wanted):
            break
    print(counts)
    for met in wanted:
        assert counts[met], f"{met}: never, {counts}"


def test_two_at_one_screen_see_no_hand_before_they_sit_down(tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    for seed in range(3):
        asyncio.run(play_twins(seed, BOTH, True, tmp_path / str(seed), counts))
    print(counts)
    assert counts["hands differ"]
    assert counts["sit"]


def test_the_last_card_in_hand_is_not_played_by_the_server() -> None:
    """Of two cards that are alike, or of one, no other can be played: others must not see it."""
    game = sandtable.new_game("napoleonics", "vimiero", seed=1)
    state = game.state
    assert isinstance(state, Napoleonics)
    question = game.question()
    assert question is not None
    assert question.key == "play-card"
    start = HANDS + question.seat * CARD_KINDS
    state.cards[start : start + CARD_KINDS] = [0] * CARD_KINDS
    for copies in (1, 2):
        state.cards[start] = copies
        state.refresh()
        alone = game.question()
        assert alone is not None
        assert alone.forced
        people = [SeatData(0, "person"), SeatData(1, "person")]
        play = TableGame(new_table(BOX.id, "rolica_first", "", people))
        play.data.status, play.game = "running", game
        assert play.settled() is None
        people[1 - alone.seat].kind = "bot"  # who learns nothing from it
        assert play.settled() == (alone.seat, alone.actions[0])
