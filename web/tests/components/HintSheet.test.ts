// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import type { HintReply } from "../../src/lib/types";
import HintSheet from "../../src/table/HintSheet.svelte";
import type { Page } from "../../src/table/page.svelte";
import type { News } from "../../src/table/queries";
import { answer } from "../shown";
import "./setup";

const HINT: HintReply = {
  type: "hint",
  id: 1,
  searched: true,
  answers: [
    {
      answer: answer("to a1", { text: "To a1", place: "a1" }),
      chance: 0.62,
      chance_text: "good chances",
      behind: "the best answer",
      captain: "",
      reasons: [{ text: "Safer.", good: true }],
      odds: "",
    },
    {
      answer: answer("pass", { text: "Pass", place: "" }),
      chance: 0.55,
      chance_text: "even chances",
      behind: "clearly worse than the best",
      captain: "the captain’s choice",
      reasons: [{ text: "More danger.", good: false }],
      odds: "2 dice",
    },
  ],
};

/** A sheet whose hint comes when the test says so. */
function opened() {
  let told: (news: News) => void = () => undefined;
  let reply: (hint: HintReply | null) => void = () => undefined;
  const hint = vi.fn((listener: typeof told) => {
    told = listener;
    return new Promise<HintReply | null>((resolve) => (reply = resolve));
  });
  const page = {
    asked: { number: 7 },
    game: { lookups: { hint, stopHint: vi.fn() } },
    bubbles: { pointed: [] as string[] },
    choose: vi.fn(),
    board: null,
  };
  const onclose = vi.fn();
  const shown = render(HintSheet, { page: page as unknown as Page, onclose });
  return {
    page,
    hint,
    onclose,
    shown,
    told: (news: News) => told(news),
    reply: (found: HintReply | null) => reply(found),
  };
}

describe("a hint", () => {
  beforeEach(() => (settings.motion = "off"));

  it("says how far it is, and is stopped when it is closed before it came", async () => {
    const { page, told, shown } = opened();
    told({ type: "hint_progress", id: 1, share: 0.5 });
    await vi.waitFor(() => expect(screen.getByRole("progressbar").getAttribute("value")).toBe("0.5"));
    shown.unmount();
    expect(page.game.lookups.stopHint).toHaveBeenCalledOnce();
  });

  it("lights the place of the answer that is pointed at, and gives the one that is chosen", async () => {
    const { page, reply, onclose, shown } = opened();
    reply(HINT);
    const choose = await screen.findByRole("button", { name: "Choose: To a1" });
    expect(screen.getByText("62%")).toBeTruthy();
    expect(screen.getByText("Safer.").className).toContain("good");
    expect(screen.getByText("More danger.").className).not.toContain("good");
    await fireEvent.focus(choose);
    expect(page.bubbles.pointed).toEqual(["a1"]);
    await fireEvent.blur(choose);
    expect(page.bubbles.pointed).toEqual([]);
    await fireEvent.click(choose);
    expect(onclose).toHaveBeenCalledOnce();
    expect(page.choose.mock.calls.map(([choice]) => choice.names)).toEqual([["to a1"]]);
    shown.unmount();
    expect(page.game.lookups.stopHint).not.toHaveBeenCalled();
  });

  it("says why there is none, and can be asked for again", async () => {
    const { hint, told, reply } = opened();
    told({ type: "refused", id: 1, text: "No hints here.", rule: "", late: false });
    reply(null);
    expect((await screen.findByRole("alert")).textContent).toBe("No hints here.");
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(hint).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("progressbar")).toBeTruthy();
  });
});
