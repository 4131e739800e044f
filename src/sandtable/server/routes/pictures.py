"""Routes: drawings and rules for the page, all cacheable."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from markdown_it import MarkdownIt

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.dependencies import Language, Name
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.texts import speaker_for
from sandtable.server.views.scenes import scenes_of
from sandtable.server.views.scenes_base import Scenes
from sandtable.toolkit.rulebook import Rulebook
from sandtable.toolkit.text import language_of

router = APIRouter(prefix="/api", responses=PROBLEMS)

FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
AN_HOUR: Final = {"cache-control": "public, max-age=3600"}
SVG: Final = "image/svg+xml"
AS_SVG: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {SVG: {"schema": {"type": "string"}}}}
}
# Links to other pages of the docs are dead in the page: keep their text only.
_ELSEWHERE: Final = re.compile(r"\[(\[?[^\]\[]*\]?)\]\((?!#)[^)]*\)")

Turned = Annotated[bool, Query()]


def scenes_for(game: str, scenario: str = "") -> Scenes:
    if game not in BOXES or (scenario and not BOXES[game].has(scenario)):
        raise RequestProblem(404, "no-board")
    return scenes_of(game)


@router.get("/boards/{game}/{scenario}/layout.json")
def layout(
    game: Name,
    scenario: Name,
    response: Response,
    turned: Turned = False,
    lang: Language = "en",
) -> messages.Layout:
    """Where the places of a board lie; `turned`, as seen from its upper edge."""
    response.headers.update(FOREVER)
    return scenes_for(game, scenario).layout(scenario, turned, language_of(lang))


@router.get("/boards/{game}/{scenario}/ground.svg", response_class=Response, responses=AS_SVG)
def ground(game: Name, scenario: Name, turned: Turned = False) -> Response:
    """The painted ground."""
    drawn = scenes_for(game, scenario).ground(scenario, turned)
    return Response(drawn, media_type=SVG, headers=FOREVER)


@router.get("/boards/{game}/{scenario}/small.svg", response_class=Response, responses=AS_SVG)
def small(game: Name, scenario: Name) -> Response:
    """The first position in small."""
    drawn = scenes_for(game, scenario).small(scenario)
    return Response(drawn, media_type=SVG, headers=FOREVER)


@router.get("/art/{game}/sheet.svg", response_class=Response, responses=AS_SVG)
def sheet(game: Name) -> Response:
    """The symbols of pieces, dice and cards."""
    return Response(scenes_for(game).sheet(), media_type=SVG, headers=FOREVER)


@router.get("/art/{game}/signs/{sign}.svg", response_class=Response, responses=AS_SVG)
def sign(game: Name, sign: Name) -> Response:
    """A sign of the legend, as it is painted on the ground."""
    try:
        drawn = scenes_for(game).sample(sign)
    except KeyError:
        raise RequestProblem(404, "no-board") from None
    return Response(drawn, media_type=SVG, headers=FOREVER)


@router.get("/rules/{game}")
def rules(game: Name, response: Response, lang: Language = "en") -> messages.RulesPage:
    """The rules of play in our own words."""
    if game not in BOXES:
        raise RequestProblem(404, "no-game")
    response.headers.update(AN_HOUR)
    return rules_in(game, language_of(lang))


@lru_cache(maxsize=16)
def rules_in(game: str, language: str) -> messages.RulesPage:
    book = Rulebook(BOXES[game].folder, language)
    text = _ELSEWHERE.sub(r"\1", book.text)
    html = MarkdownIt("commonmark", {"html": True}).enable("table").render(text)
    title = speaker_for(game, language).say(f"game-{game}")
    return messages.RulesPage(game=game, title=title, html=html)
