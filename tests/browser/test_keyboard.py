"""Nothing but a keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.sitting import MOVED_ON, Visitor, boldly

MOST_KEYS = 60
CURSOR = """document.querySelector("[role=application]").getAttribute("aria-activedescendant")"""
TURN = {"play-card", "order", "move-who", "move-where", "battle-who"}


def test_a_whole_turn_is_played_with_the_keyboard(anna: Visitor) -> None:
    anna.sits_down("me", "random", battle="first_battle")
    anna.page.mouse.move(0, 0)
    anna.waits_for_turn()
    asked: set[str] = set()
    for _ in range(80):
        question = anna.now["asked"]["key"]
        if question == "play-card" and asked >= TURN:
            break
        if question == "play-card":
            asked = set()
        asked.add("order" if question.startswith("order") else question)
        revision = anna.now["revision"]
        answers_by_keys(anna)
        anna.waits("heard.revision > before.revision", revision)
        anna.waits_for_turn()
    assert asked >= TURN, "no turn with everything in it"
    expect(anna.question.get_by_role("heading")).to_contain_text("Which card do you play?")


def answers_by_keys(visitor: Visitor) -> None:
    keys = visitor.page.keyboard
    kind, _, name = boldly(visitor, visitor.offers()).partition(" ")
    if kind == "card":  # the hand: h, and Tab from card to card
        keys.press("h")
        tab_to(visitor, f'[data-card="{name}"].can')
        keys.press("Enter")
    elif kind == "answer":  # the list of answers
        tab_to(visitor, f'.question [data-answer="{name}"]')
        keys.press("Enter")
    elif visitor.now["asked"]["key"].startswith("battle-who"):  # the command line
        answer = next(each for each in visitor.now["asked"]["answers"] if each["place"] == name)
        keys.press("/")
        expect(visitor.page.get_by_role("combobox", name="Answer in notation")).to_be_focused()
        keys.type(answer["name"])
        keys.press("Enter")
    else:  # the board
        keys.press("b")
        expect(visitor.page.get_by_role("application", name="Board")).to_be_focused()
        walk_to(visitor, name)
        before = visitor.now["revision"]
        keys.press("Enter")
        visitor.waits(MOVED_ON, before)
        menu = visitor.page.get_by_role("menuitem")
        if menu.count():
            expect(menu.first).to_be_focused()
            keys.press("Enter")


def tab_to(visitor: Visitor, selector: str) -> None:
    for _ in range(MOST_KEYS):
        if visitor.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        visitor.presses_on("Tab", "document.activeElement")
    raise AssertionError(f"Tab does not come to {selector}")


def walk_to(visitor: Visitor, place: str) -> None:
    """With the arrow keys; where the cursor stands is told to screen readers."""
    for _ in range(MOST_KEYS):
        key = visitor.page.evaluate(
            """(wanted) => {
              const board = document.querySelector("[role=application]");
              const here = board.getAttribute("aria-activedescendant");
              if (!here) return "ArrowUp";
              const box = (id) => document.getElementById(id).getBoundingClientRect();
              const [from, to] = [box(here), box(`place-${wanted}`)];
              const [dx, dy] = [to.x - from.x, to.y - from.y];
              if (Math.abs(dy) > from.height / 3) return dy < 0 ? "ArrowUp" : "ArrowDown";
              if (Math.abs(dx) > from.width / 3) return dx < 0 ? "ArrowLeft" : "ArrowRight";
              return "";
            }""",
            place,
        )
        if not key:
            return
        visitor.presses_on(key, CURSOR)
    raise AssertionError(f"the arrow keys do not come to {place}")
