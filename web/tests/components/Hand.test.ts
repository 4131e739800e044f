// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Hand from "../../src/table/Hand.svelte";
import { answer, card } from "../shown";
import "./setup";

type Props = Partial<Parameters<typeof render<typeof Hand>>[1]>;

function shown(more: Props = {}) {
  const given = { onanswer: vi.fn(), onwhy: vi.fn() };
  render(Hand, { hand: [], answers: [], seat: "red", ...given, ...more } as never);
  return given;
}

const cards = () => screen.getAllByRole("button").map((each) => each.dataset["card"]);

describe("the hand", () => {
  it("plays a card that may be played, and says why another may not", async () => {
    const play = answer("card fog", { place: "", card: "fog" });
    const given = shown({ hand: [card("fog", { answer: "card fog" }), card("mud")], answers: [play] });
    await fireEvent.click(screen.getByRole("button", { name: /fog/ }));
    expect(given.onanswer).toHaveBeenCalledWith(play);
    await fireEvent.click(screen.getByRole("button", { name: /mud/ }));
    expect(given.onwhy.mock.lastCall?.[0].id).toBe("mud");
  });

  it("lays equal cards on top of each other where there are many", () => {
    shown({ hand: ["a", "a", "b", "c", "d", "e"].map((id) => card(id)) });
    expect(cards()).toEqual(["a", "b", "c", "d", "e"]);
    expect(screen.getByText("×2")).toBeTruthy();
  });

  it("lays the deck that is asked for first", () => {
    const hand = [card("march"), card("charge", { second: true, answer: "card charge" })];
    shown({ hand, answers: [answer("card charge", { place: "", card: "charge" })] });
    expect(cards()).toEqual(["charge", "march"]);
  });

  it("lays playing cards by hand, and only the card of the hand that is asked for may be played", async () => {
    const play = answer("card s3", { place: "", card: "s3" });
    const own = card("s3", { sign: "spades", group: "Austria", answer: play.name });
    const other = card("s3", { sign: "spades", group: "Pragmatic Army" });
    const given = shown({ hand: [own, other], answers: [play] });
    expect(screen.getAllByRole("region").map((each) => each.getAttribute("aria-label"))).toEqual([
      "Austria",
      "Pragmatic Army",
    ]);
    const [first, second] = document.querySelectorAll('[data-card="s3"]');
    await fireEvent.click(second!);
    expect(given.onanswer).not.toHaveBeenCalled();
    await fireEvent.click(first!);
    expect(given.onanswer).toHaveBeenCalledWith(play);
  });

  it("says why it is empty", () => {
    shown();
    shown({ seat: null });
    shown({ covered: true });
    const said = screen.getAllByRole("listitem").map((each) => each.textContent);
    expect(new Set(said).size).toBe(3);
  });
});
