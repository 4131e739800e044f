"""The face of Maria: its forms, how things stand, what a player looks up, in words."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.chance import NO_CHANCE, ChanceNeeded
from sandtable.core.event import ONLOOKER
from sandtable.core.question import Question
from sandtable.games.maria.files.scenario import SHELF, Scenario, Texts, scenario_from_data
from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.battle import Battle
from sandtable.games.maria.rules.payment import Payment
from sandtable.games.maria.rules.powers import SEAT_OF, SEAT_OF_TWO
from sandtable.games.maria.rules.recruiting import Recruiting
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.supply import is_home
from sandtable.games.maria.rules.turn import Stage
from sandtable.games.maria.rules.victory import may_win_by_pool
from sandtable.games.maria.rules.views import STAGES, troops_seen
from sandtable.games.maria.table import sharing
from sandtable.games.maria.table.guide import tip
from sandtable.games.maria.table.hover import (
    best_path,
    generals_in,
    guard_told,
    reach_of,
    supply_told,
)
from sandtable.games.maria.table.legend import signs_of, units_of
from sandtable.games.maria.table.panels import panels_of, power_word
from sandtable.games.maria.table.text_board import is_known
from sandtable.games.maria.table.words import (
    SUIT_SIGNS,
    bodies_about,
    body_name,
    card_name,
    cities_about,
    city_told,
    key,
    place_name,
)
from sandtable.toolkit.brief import Brief
from sandtable.toolkit.face import Face
from sandtable.toolkit.lookup import Aids, Counted, Listed
from sandtable.toolkit.panels import Panel
from sandtable.toolkit.shown import Card, Glance, Holding, Sharing, Side, Status
from sandtable.toolkit.text import FALLBACK, Speaker

# What happens while a piece marches
MARCHING: Final = frozenset(
    {
        "steps",
        "unites",
        "hussar-gone",
        "train-lost",
        "hurries-past",
        "passes-in-vain",
        "query",
        "conquers",
        "elector-turned",
        "electors-box",
    }
)
LANDS = [f"land-{word.replace('_', '-')}" for word in facts.TERRITORIES]
FORTRESS_PLACES = ("", "place-minor-fortress", "place-major-fortress")
FORTRESS_WORDS = ("", "look-minor-fortress", "look-major-fortress")


class MariaFace(Face[Maria]):
    """The War of the Austrian Succession."""

    learned = 4
    after_lesson = "introductory"

    # Before the game

    def brief_of(self, scenario: str, language: str, in_full: bool = True) -> Brief:
        form = SHELF.find(scenario)
        texts = texts_in(form, language)
        seats = self.box.seats_of(scenario)
        measured = self.balance.get(form.id, {})
        games = int(measured.get("games", 0))
        return Brief(
            form.id,
            texts.name,
            sides=tuple(seats),
            first=facts.SEATS[self.begins(form)],
            hands=hands_of(form, seats),
            about=texts.about,
            turns=int(measured.get("turns", form.turns)),
            games=games,
            wins={seat: wins / games for seat, wins in measured.get("wins", {}).items()},
            reconstructed=texts.reconstructed,
            leaders=generals_of(form, seats) if in_full else {},
        )

    def begins(self, form: Scenario) -> int:
        """Austria has its hussars before anybody moves (M6.1); a beginner leads France."""
        is_lesson = form.id in self.box.lessons()
        return facts.AUSTRIAN if form.introductory and not is_lesson else facts.FRENCH

    def briefing(self, state: Maria, speaker: Speaker) -> list[str]:
        form = scenario_from_data(state.form.source["scenario"])
        texts = texts_in(form, speaker.language)
        return [each for each in (texts.name, texts.about, texts.reconstructed) if each]

    # The table

    def reacts(self, state: Maria, seat: int) -> bool:
        acting = [each.stage for each in state.stack if isinstance(each, Stage)]
        return bool(acting) and all(
            state.seat_of(power) != seat for power in state.powers_of_stage(acting[0])
        )

    def status(self, state: Maria, speaker: Speaker) -> Status:
        asked = {question.seat for question in state.questions()}
        sides = []
        for seat in range(state.form.players):
            powers = powers_of(state, seat)
            best = leading(state, seat)
            holds_out = state.form.introductory and best == facts.AUSTRIA  # it wins by time (M31.6)
            sides.append(
                Side(
                    facts.SEATS[seat],
                    self.seat_name(seat, speaker),
                    0 if holds_out else state.placed(best),
                    0 if holds_out else state.form.markers[best],
                    sum(state.hand_size(each) for each in powers),
                    seat in asked,
                    seat in asked,
                    facts.SEATS[seat],
                    self.holdings(state, powers, best, speaker),
                )
            )
        return Status(state.scalars[slots.TURN], tuple(sides))

    def holdings(
        self, game: Maria, powers: list[int], best: int, speaker: Speaker
    ) -> tuple[Holding, ...]:
        """Markers of victory that are not on the map and do not have to be placed any more.

        Where the best power earned more than it has, also how many more.
        """
        battles = sum(game.scalars[slots.BATTLES + power] for power in powers)
        aside = sum(game.scalars[slots.ASIDE + power] for power in powers)
        beyond = game.beyond(best) if may_win_by_pool(game, best) else 0
        found = [
            Holding("battle-box", speaker.say("holding-battles"), battles),
            Holding("aside", speaker.say("holding-aside"), aside),
        ]
        if beyond:
            found.append(Holding("beyond", speaker.say("holding-beyond"), beyond))
        return tuple(found)

    def scores(self, state: Maria) -> list[int]:
        """How many markers the power of each seat has placed that is nearest to winning."""
        leaders = [leading(state, seat) for seat in range(state.form.players)]
        return [state.placed(each) for each in leaders]

    def score_name(self, speaker: Speaker) -> str:
        return speaker.say("war-markers")

    def panels(self, state: Maria, seat: int, speaker: Speaker) -> list[Panel]:
        return panels_of(state, seat, speaker)

    # The board

    def about(self, question: Question) -> list[str]:
        return cities_about(question)

    def where(self, state: Maria, question: Question) -> str:
        """The city that is asked about, or that of the piece."""
        for body in bodies_about(question):
            return city_id(state.place_of(facts.BODIES.index(body)))
        return super().where(state, question)

    def place_of(self, state: Maria, action: int) -> str:
        """Where the piece stands that an answer names."""
        if do.VOCABULARY.verb(action).things not in (facts.BODIES, facts.GENERALS):
            return ""
        return city_id(state.place_of(action % do.STRIDE))

    def sharing(self, state: Maria, question: Question, speaker: Speaker) -> Sharing | None:
        return sharing.sharing(state, question, speaker)

    def shared(self, state: Maria, question: Question, counts: Mapping[str, int]) -> str:
        return sharing.answer(question, counts)

    def pieces_at(self, state: Maria, place: str) -> list[str]:
        return [
            name for body, name in enumerate(facts.BODIES) if city_id(state.place_of(body)) == place
        ]

    def card(self, state: Maria, card: str, speaker: Speaker) -> Card | None:
        if card in facts.KINDS:
            return card_shown(facts.KINDS.index(card), "", speaker)
        if card in facts.EVENTS:
            text = key("events", card)
            return Card(card, speaker.name(text), speaker.name(text, "does"), "M24.8")
        return None

    def hand(self, state: Maria, seat: int, speaker: Speaker) -> list[Card]:
        """The cards of each of its powers, one hand after the other."""
        if seat == ONLOOKER:
            return []
        return [
            card_shown(kind, power_word(power, speaker), speaker)
            for power in powers_of(state, seat)
            for kind in sorted(facts.KIND_OF[card] for card in state.hand(power))
        ]

    def hand_asked(self, state: Maria, question: Question, speaker: Speaker) -> str:
        """The power whose cards are wanted."""
        top = state.stack[-1]
        if question.key == "place-card":
            return power_word(question.subject, speaker)
        if isinstance(top, Battle) and min(top.commanders) >= 0:
            return power_word(top.power(top.right), speaker)
        if isinstance(top, Payment | Recruiting):
            return power_word(top.power, speaker)
        return ""

    def moment(self, state: Maria, speaker: Speaker) -> str:
        return self.moment_told(state.scalars[slots.TURN], state.scalars[slots.STAGE], speaker)

    def moment_told(self, turn: int, stage: int, speaker: Speaker) -> str:
        """`Turn 3, Prussia and Saxony`."""
        name = speaker.name(key("stages", STAGES[stage]))
        return name if turn == 0 else f"{self.turn(turn, speaker)}, {name}"

    def turn(self, number: int, speaker: Speaker) -> str:
        return speaker.say("war-turn", turn=number)

    def stored_moment(self, moment: str, speaker: Speaker) -> str:
        words = moment.split()
        if len(words) != 4 or not (words[1].isdecimal() and words[3].isdecimal()):
            return moment
        return self.moment_told(int(words[1]), int(words[3]), speaker)

    def ending(self, state: Maria, speaker: Speaker) -> str:
        result = state.result()
        if result is None:
            return super().ending(state, speaker)
        power = speaker.phrases.named("power", key("powers", result["power"]))
        how = "markers" if state.pool(facts.POWERS.index(result["power"])) <= 0 else "winters"
        if state.form.introductory and result["power"] == facts.POWERS[facts.AUSTRIA]:
            how = "held"  # M31.6
        told = speaker.sentence("war-ending", **power, turns=result["turns"], how=how)
        return told[:1].upper() + told[1:]

    def tip(self, state: Maria, question: Question, speaker: Speaker) -> str:
        return tip(state, question, speaker)

    # Answers

    def note(self, state: Maria, action: int, speaker: Speaker) -> str:
        thing = action % do.STRIDE
        verb = action - thing
        if verb == do.TAKE:
            return speaker.name(key("events", facts.EVENTS[thing]), "does")
        if verb in (do.CARD, do.PLACE):
            return card_name(speaker.phrases, thing)
        return ""

    def preview(self, state: Maria, way: list[int], seat: int, speaker: Speaker) -> str:
        """What falls, is met or is lost on a march."""
        game = state.copy()
        game.journal = []
        try:
            for action in way:
                game.answer(action, NO_CHANCE, seat)
        except ChanceNeeded:
            pass
        march = takewhile(lambda event: event.key in MARCHING, game.journal)
        told = [event.seen_by(seat) for event in march if event.key != "steps"]
        return " ".join(speaker.event(event) for event in told)

    # Looking things up

    def look(self, state: Maria, place: str, speaker: Speaker) -> list[str]:
        return list(self.glance(state, place, ONLOOKER, speaker).lines)

    def glance(self, state: Maria, place: str, seat: int, speaker: Speaker) -> Glance:
        """A city: its suit, its fortress, who holds and who guards it, and who stands there."""
        if place.lower() not in facts.CITIES:
            return Glance()
        city = Place(facts.CITIES.index(place.lower()))
        told = [f"{city_told(speaker.phrases, city)}: {suit_told(city, speaker)}"]
        if facts.FORTRESS[city] != facts.NO_FORTRESS:
            told.append(fortress_told(state, city, speaker))
            told.append(guard_told(state, city, speaker))
        for body in range(facts.BODY_COUNT):
            if state.place_of(body) == city:
                told.append(self.body_told(state, body, seat, speaker))
        generals = generals_in(state, city)
        told += [supply_told(state, each, speaker) for each in generals]
        away = [each for each in generals if not is_home(state, each, city)]
        way = best_path(state, away[0]) if away else []
        return Glance(
            tuple(told), tuple(facts.CITIES[each] for each in way), tuple(reach_of(state, city))
        )

    def describe(self, state: Maria, place: str, speaker: Speaker) -> list[str]:
        """The country of a city, its fortress and who holds it, a vote, and the suit."""
        city = Place(facts.CITIES.index(place))
        told = [speaker.name(LANDS[facts.TERRITORY[city]])]
        if facts.FORTRESS[city] != facts.NO_FORTRESS:
            told.append(fortress_told(state, city, speaker, FORTRESS_PLACES))
        if city in facts.ELECTORS:
            told.append(speaker.say("look-elector"))
        if state.query(city) != facts.NO_POWER:
            told.append(speaker.say("look-passed", power=power_word(state.query(city), speaker)))
        return [
            *told,
            speaker.name(str(facts.WORDS["suits"][facts.SUITS[facts.SUIT_OF[city]]]["text"])),
        ]

    def body_told(self, game: Maria, body: int, seat: int, speaker: Speaker) -> str:
        """A piece; of a general as many troops as this seat can work out."""
        name = str(body_name(speaker.phrases, "piece", body)["piece"])
        if body >= facts.GENERAL_COUNT:
            return name
        least, most = troops_seen(game, body, seat)
        power = power_word(facts.POWER_OF[body], speaker)
        if not most:
            return f"{name} ({power})"
        if least == most:
            return speaker.sentence("look-general-known", piece=name, power=power, count=least)
        return speaker.sentence("look-general", piece=name, power=power, least=least, most=most)

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        signs = [
            (code, speaker.name(key("suits", facts.SUITS[suit])))
            for suit, code in enumerate(facts.SUIT_CODES)
        ]
        signs.append(("+", speaker.say("legend-minor-fortress")))
        signs.append(("#", speaker.say("legend-major-fortress")))
        return signs

    def aids(self, state: Maria, seat: int, speaker: Speaker) -> Aids:
        needed = {
            facts.SEATS[each]: state.to_place(leading(state, each))
            for each in range(state.form.players)
            if not (state.form.introductory and each == facts.AUSTRIAN)  # it wins by time (M31.6)
        }
        return Aids(
            roster={
                facts.SEATS[each]: self.roster(state, each, seat, speaker)
                for each in range(state.form.players)
            },
            discards=counted(
                [card for card in range(facts.CARDS) if state.cards[card] == slots.DISCARDED],
                speaker,
            ),
            unseen=counted(
                [card for card in range(facts.CARDS) if not is_known(state, card, seat)], speaker
            ),
            needed=needed,
            signs=tuple(signs_of(state, speaker)),
            units=tuple(units_of(state, speaker)),
        )

    def roster(self, game: Maria, of: int, seat: int, speaker: Speaker) -> tuple[Listed, ...]:
        """Generals and trains of a seat, with their troops where this seat knows them."""
        listed = []
        for body in range(facts.PIECE_COUNT):
            if (
                game.seat_of(facts.POWER_OF[body]) != of
                or not game.form.present[facts.POWER_OF[body]]
            ):
                continue
            name = str(body_name(speaker.phrases, "piece", body)["piece"])
            place = game.place_of(body)
            where = "" if place == facts.OFF else place_name(speaker.phrases, "city", place)["city"]
            troops = 0
            if body < facts.GENERAL_COUNT:
                least, most = troops_seen(game, body, seat)
                troops = least if least == most else 0
            kind = "general" if body < facts.GENERAL_COUNT else "train"
            listed.append(
                Listed(name, facts.POWERS[facts.POWER_OF[body]], kind, troops, troops, where)
            )
        return tuple(listed)


def texts_in(form: Scenario, language: str) -> Texts:
    return form.texts.get(language) or form.texts.get(FALLBACK) or Texts("")


def powers_of(game: Maria, seat: int) -> list[int]:
    """The powers that a seat plays now."""
    return [
        power
        for power in range(len(facts.POWERS))
        if game.form.present[power] and game.seat_of(power) == seat
    ]


def leading(game: Maria, seat: int) -> int:
    """The power of a seat that has placed the largest share of its markers; else its namesake."""

    def share(power: int) -> float:
        return 1 - game.pool(power) / game.form.markers[power]

    majors = [each for each in powers_of(game, seat) if game.form.markers[each]]
    return max(sorted(majors, key=lambda each: facts.POWERS[each] != facts.SEATS[seat]), key=share)


def seat_at_start(form: Scenario, power: int) -> int:
    return (SEAT_OF if form.players == len(facts.SEATS) else SEAT_OF_TWO)[0][power]


def hands_of(form: Scenario, seats: list[str]) -> dict[str, int]:
    """Cards to begin with, of all powers of a seat."""
    return {
        seat: sum(
            sheet.hand
            for word, sheet in form.powers.items()
            if seat_at_start(form, facts.POWERS.index(word)) == number
        )
        for number, seat in enumerate(seats)
    }


def generals_of(form: Scenario, seats: list[str]) -> dict[str, tuple[str, ...]]:
    return {
        seat: tuple(
            facts.GENERAL_NAMES[general]
            for general in range(facts.GENERAL_COUNT)
            if facts.BODIES[general] in form.pieces
            and seat_at_start(form, facts.POWER_OF[general]) == number
        )
        for number, seat in enumerate(seats)
    }


def city_id(place: int) -> str:
    """The id of a city; nothing for who is in no city."""
    return facts.CITIES[place] if place >= 0 else ""


def card_shown(kind: int, group: str, speaker: Speaker) -> Card:
    title = card_name(speaker.phrases, kind)
    if kind == facts.RESERVE:
        return Card(
            facts.KINDS[kind], title, "", "M7.2", group, sign="any", worth=f"1-{facts.RESERVE_MOST}"
        )
    worth = str(facts.VALUE_OF_KIND[kind])
    return Card(
        facts.KINDS[kind],
        title,
        "",
        "M7.1",
        group,
        sign=facts.SUITS[facts.SUIT_OF_KIND[kind]],
        worth=worth,
    )


def fortress_told(
    game: Maria, city: Place, speaker: Speaker, words: tuple[str, ...] = FORTRESS_WORDS
) -> str:
    holder = game.controller(city)
    name = power_word(holder, speaker) if holder >= 0 else speaker.name("nobody")
    return speaker.say(words[facts.FORTRESS[city]], power=name)


def suit_told(city: Place, speaker: Speaker) -> str:
    suit = facts.SUIT_OF[city]
    return (
        f"{SUIT_SIGNS[suit]} {speaker.name(str(facts.WORDS['suits'][facts.SUITS[suit]]['text']))}"
    )


def counted(cards: list[int], speaker: Speaker) -> tuple[Counted, ...]:
    """Cards by kind."""
    kinds = [facts.KIND_OF[card] for card in cards]
    return tuple(
        Counted(facts.KINDS[kind], card_name(speaker.phrases, kind), kinds.count(kind))
        for kind in range(facts.KIND_COUNT)
        if kind in kinds
    )
