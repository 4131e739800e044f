// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import type { Frame, LogLine, Replay } from "../../src/lib/types";
import Actions from "../../src/replay/Actions.svelte";
import Controls from "../../src/replay/Controls.svelte";
import { press } from "../../src/replay/keys";
import { ReplayPage } from "../../src/replay/page.svelte";
import StepList from "../../src/replay/StepList.svelte";
import "./setup";

const STEPS = 9;
const TURNS = [
  { step: 0, text: "Turn 1" },
  { step: 4, text: "Turn 2" },
];

function frame(step: number): Frame {
  const log = step % 2 ? [{ n: step, text: `line ${step}`, places: [], way: [], faces: [] } as unknown as LogLine] : [];
  return {
    step,
    seat: "red",
    answer: `answer ${step}`,
    log,
    now: { panels: [], sides: [], hand: [] },
  } as unknown as Frame;
}

const REPLAY = {
  table: { seats: [{ seat: "red", name: "red" }] },
  steps: STEPS,
  turns: TURNS,
  shown_as: "onlooker",
  may_show_as: ["onlooker", "red"],
  frames: Array.from({ length: STEPS + 1 }, (_, step) => frame(step)),
} as unknown as Replay;

let page: ReplayPage;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "replay").mockResolvedValue(REPLAY);
  page = new ReplayPage("t1", "");
  stop = $effect.root(() => {
    $effect(() => page.showFrame());
    $effect(() => page.playback.advance());
  });
  page.playback.show(2);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
});
afterEach(() => {
  stop();
  page.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const link = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name });
const key = (name: string, target = document.body) => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  target.addEventListener("keydown", (heard) => press(heard, page.playback, STEPS), { once: true });
  target.dispatchEvent(event);
};

describe("the controls of a replay", () => {
  it("name no number of steps before it is known", () => {
    const unknown = new ReplayPage("t2", "");
    const { container } = render(Controls, { page: unknown });
    expect(container.querySelector(".count")?.textContent.trim()).toBe("");
    unknown.close();
  });

  it("lead to the steps beside this one, each with its address", async () => {
    render(Controls, { page });
    expect(link("Next step").pathname).toBe("/replay/t1/3");
    await fireEvent.click(link("Next step"));
    expect(page.playback.at).toBe(3);
    await fireEvent.click(link("Previous step"), { ctrlKey: true });
    expect(page.playback.at).toBe(3); // a new tab is the browser's
  });

  it("stop at both ends", () => {
    page.playback.to(-5);
    expect(page.playback.at).toBe(0);
    page.playback.to(99);
    expect(page.playback.at).toBe(STEPS);
    render(Controls, { page });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next turn" }).disabled).toBe(true);
    expect(link("Next step").pathname).toBe(`/replay/t1/${STEPS}`);
  });

  it("go by turns: first to the beginning of this one", () => {
    page.playback.to(6);
    page.playback.byTurn(-1);
    expect(page.playback.at).toBe(4);
    page.playback.byTurn(-1);
    expect(page.playback.at).toBe(0);
    page.playback.byTurn(1);
    page.playback.byTurn(1);
    expect(page.playback.at).toBe(STEPS);
  });

  it("play by themselves, quickly where nothing is told, until the end", async () => {
    render(Controls, { page });
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await vi.advanceTimersByTimeAsync(400);
    expect(page.playback.at).toBe(3);
    await vi.advanceTimersByTimeAsync(1200); // step 3 has something to tell
    expect(page.playback.at).toBe(3);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.playback.at).toBe(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.playback.at, page.playback.playing]).toEqual([STEPS, false]);
  });

  it("hear the keyboard, but not that of a field", () => {
    key("ArrowRight");
    expect(page.playback.at).toBe(3);
    key("End");
    key("ArrowLeft");
    expect(page.playback.at).toBe(STEPS - 1);
    key("Home", document.createElement("input"));
    expect(page.playback.at).toBe(STEPS - 1);
    key(" ", document.createElement("button"));
    expect(page.playback.playing).toBe(false);
    key(" ");
    expect(page.playback.playing).toBe(true);
    key("PageUp");
    expect([page.playback.at, page.playback.playing]).toEqual([4, false]);
  });
});

describe("the steps of a turn", () => {
  it("are links, and the one that is shown is current", () => {
    render(StepList, { page });
    const steps = screen.getAllByRole<HTMLAnchorElement>("link");
    expect(steps.map((each) => each.pathname)).toEqual([0, 1, 2, 3].map((step) => `/replay/t1/${step}`));
    expect(steps.find((each) => each.getAttribute("aria-current"))?.textContent).toContain("answer 2");
  });
});

describe("as whom it is shown", () => {
  const seats = () => screen.getByRole<HTMLSelectElement>("combobox");

  it("stays as it was chosen last while older replies come, or none", async () => {
    const table = { ...REPLAY.table, status: "running", source: "", yours: [] } as never;
    render(Actions, { page, table, over: false });
    expect(seats().value).toBe("onlooker");
    const replies: ((found: Replay) => void)[] = [];
    vi.spyOn(api, "replay").mockImplementation(() => new Promise((resolve) => replies.push(resolve)));
    await fireEvent.change(seats(), { target: { value: "red" } });
    flushSync();
    expect(seats().value).toBe("red");
    await fireEvent.change(seats(), { target: { value: "onlooker" } });
    replies[0]!({ ...REPLAY, shown_as: "red" });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(seats().value).toBe("onlooker");
    vi.spyOn(api, "replay").mockRejectedValue(new Error("no line"));
    await fireEvent.change(seats(), { target: { value: "red" } });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    cleanup();
    render(Actions, { page, table, over: false });
    expect(seats().value, "also where it is drawn anew before a reply has come").toBe("red");
  });
});
