// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { choicesOf } from "../../src/lib/choices";
import type { Now } from "../../src/lib/types";
import Question from "../../src/table/Question.svelte";
import { answer, card, now } from "../shown";
import "./setup";

function shown(at: Now, more: { names?: ReadonlyMap<string, string>; busy?: boolean } = {}) {
  const given = { onchoose: vi.fn(), onshare: vi.fn(), onpoint: vi.fn() };
  const choices = choicesOf(at.asked?.answers ?? [], [], (plan) => plan.place);
  render(Question, { now: at, choices, mayPutBack: false, busy: false, ...given, ...more });
  return given;
}

const chosen = (given: ReturnType<typeof shown>) => given.onchoose.mock.calls.map(([choice]) => choice.names.join());
const buttons = () => screen.getAllByRole("button").map((each) => each.textContent.trim());

describe("the question", () => {
  it("stands with its number and its revision, and gives the answer that is clicked", async () => {
    const given = shown(now({ answers: [answer("pass"), answer("stay")] }));
    const question = screen.getByRole("region", { name: "The question" });
    expect([question.dataset["number"], question.dataset["revision"]]).toEqual(["7", "3"]);
    await fireEvent.click(screen.getByRole("button", { name: "stay" }));
    expect(chosen(given)).toEqual(["stay"]);
  });

  it("marks the only way on as the one to take, and none among several", () => {
    shown(now({ answers: [answer("pass")] }));
    expect(screen.getByRole("button").className).toContain("main");
    shown(now({ answers: [answer("pass"), answer("stay")] }));
    expect(screen.getByRole("button", { name: "stay" }).className).not.toContain("main");
  });

  it("sets numbers of one thing in a row of their own", async () => {
    const given = shown(now({ answers: [1, 2, 3].map((number) => answer(`dice ${number}`, { place: "", number })) }));
    expect(buttons()).toEqual(["1", "2", "3"]);
    await fireEvent.click(screen.getByRole("button", { name: "dice 2" }));
    expect(chosen(given)).toEqual(["dice 2"]);
  });

  it("lists lit places by their names, and points at them", async () => {
    const answers = [answer("to a1"), answer("to b2")];
    const given = shown(now({ answers }), {
      names: new Map([
        ["a1", "Prag"],
        ["b2", "Wien"],
      ]),
    });
    const prag = screen.getByText("Prag");
    await fireEvent.focus(prag);
    expect(given.onpoint.mock.lastCall?.[0].place).toBe("a1");
    await fireEvent.click(prag);
    expect(chosen(given)).toEqual(["to a1"]);
  });

  it("reads answers in words where all of them lie in one place", () => {
    const answers = [answer("fire a1", { text: "Fire" }), answer("hold a1", { text: "Hold" })];
    shown(now({ answers }), { names: new Map([["a1", "Prag"]]) });
    expect(buttons()).toEqual(["Fire", "Hold"]);
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("offers cards of the table, and speaks of the hand where a card of it is asked for", async () => {
    const held = card("march");
    const answers = [
      answer("card march", { place: "", card: "march" }),
      answer("take fog", { place: "", card: "fog" }),
    ];
    const given = shown(now({ answers, cards: [card("fog"), card("mud")] }, { hand: [held] }));
    await fireEvent.click(screen.getByRole("button", { name: /fog/ }));
    await fireEvent.click(screen.getByRole("button", { name: /mud/ }));
    expect(chosen(given)).toEqual(["take fog"]);
    expect(screen.queryByRole("button", { name: /march/ })).toBeNull();
    expect(screen.getByText("Choose a card from your hand.")).toBeTruthy();
  });

  it("says what a thing costs", () => {
    const gun = answer("buy gun", { place: "", text: "A gun", price: "4" });
    shown(now({ answers: [gun, answer("pass")] }));
    expect(buttons()).toEqual(["A gun4", "pass"]);
  });

  it("says whom the game waits for while nothing is asked", () => {
    shown(now(null, { waiting: [{ seat: "blue", text: "Blue thinks" }] }));
    expect(screen.getByRole("heading").textContent).toContain("Blue thinks");
  });
});
