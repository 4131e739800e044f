// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Now, TableShown } from "../../src/lib/types";
import Bar from "../../src/table/Bar.svelte";
import { now, side } from "../shown";
import "./setup";

const TABLE = {
  title: "Roliça",
  seats: [
    { seat: "british", name: "British", holder: "you", who: "Anna", present: true },
    { seat: "french", name: "French", holder: "person", who: "Béla", present: false },
  ],
} as unknown as TableShown;
const SIDES = [
  side("british", { score: 2, needed: 4, cards: 5, to_move: true }),
  side("french", { score: 1, cards: 3 }),
];

function shown(more: Partial<Now> = {}, happened = false) {
  const actions = { onundo: vi.fn(), ontakeback: vi.fn(), onmenu: vi.fn(), onrules: vi.fn(), onaids: vi.fn() };
  const onhappened = happened ? vi.fn() : undefined;
  const at = now(null, { sides: SIDES, moment: "Turn 3", moment_help: "", can_undo: true, can_reset: false, ...more });
  render(Bar, { table: TABLE, now: at, onhappened, ...actions });
  return { ...actions, onhappened };
}

const tool = (name: RegExp) => within(screen.getByRole("navigation")).getByRole("button", { name });
const sides = () => within(screen.getByRole("list", { name: "Score" })).getAllByRole("listitem");

describe("the bar", () => {
  it("tells what is played, whose turn it is and how it stands", () => {
    shown();
    expect(screen.getByRole("heading").textContent).toBe("Roliça");
    const [british, french] = sides();
    expect(british!.className).toContain("turn");
    expect(french!.className).not.toContain("turn");
    expect(british!.querySelectorAll(".pips > *").length).toBe(4);
    expect(french!.querySelector(".pips")).toBeNull();
    expect(french!.querySelector(".dot")?.className).not.toContain("here");
    expect(british!.querySelector(".who")?.textContent.trim()).toBe("you");
  });

  it("says that there is a handicap, and which", () => {
    shown();
    expect(screen.queryByRole("button", { name: /Handicap/ })).toBeNull();
    const table = { ...TABLE, handicap: "The French need 1 banner less to win." };
    const at = now(null, { sides: SIDES, moment: "Turn 3", moment_help: "" });
    const actions = { onundo: vi.fn(), ontakeback: vi.fn(), onmenu: vi.fn(), onrules: vi.fn(), onaids: vi.fn() };
    const { container } = render(Bar, { table, now: at, ...actions });
    expect(container.querySelector(".handicap")?.textContent).toContain("Handicap");
    expect(container.querySelector(".titles")?.textContent).toContain("The French need 1 banner less to win.");
  });

  it("gives the tools of a seat to a player, and not to an onlooker", async () => {
    const actions = shown();
    await fireEvent.click(tool(/^Undo/));
    expect(actions.onundo).toHaveBeenCalledWith(false);
    expect((tool(/turn/i) as HTMLButtonElement).disabled).toBe(true);
    shown({ seat: null });
    const [, onlooker] = screen.getAllByRole("navigation");
    expect(within(onlooker!).queryByRole("button", { name: /^Undo/ })).toBeNull();
  });

  it("shows again what happened only where something did", async () => {
    const again = (): HTMLButtonElement =>
      screen.getAllByRole<HTMLButtonElement>("button", { name: "What happened" }).at(-1)!;
    shown();
    expect(again().disabled).toBe(true);
    const { onhappened } = shown({}, true);
    await fireEvent.click(again());
    expect(onhappened).toHaveBeenCalledOnce();
  });

  it("sets sides closer where they have more to show", () => {
    shown();
    expect(screen.getByRole("banner").className).not.toContain("rich");
    shown({ sides: [...SIDES, side("spanish")] });
    const [, three] = screen.getAllByRole("banner");
    expect(three!.className).toContain("rich many");
  });
});
