// @vitest-environment happy-dom
// The analysis of a finished game: how far it is, what it says, and the ways from it.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Analysis from "../../src/analysis/Analysis.svelte";
import { api } from "../../src/lib/api";
import type { AnalysisState, AnalysisTold } from "../../src/lib/types";
import "./setup";

const NOTHING = [0, 0];
const POINT = {
  step: 1,
  before: 0,
  moment: "Turn 1",
  seat: "allied",
  answer: "Stand and fight",
  happened: ["They fell."],
  decision: [0.08, -0.08],
  luck: NOTHING,
  outlook: NOTHING,
  better: "Retire",
  cost: 0.05,
};
const seat = (name: string) => ({
  seat: name,
  name,
  begun: 0.5,
  decision: 0,
  others: 0,
  luck: 0,
  outlook: 0,
  end: 0.5,
});
const TOLD: AnalysisTold = {
  playouts: 10,
  seats: [seat("french"), seat("allied")],
  steps: [
    { step: 0, chances: [0.5, 0.5], decision: NOTHING, luck: NOTHING, outlook: NOTHING },
    { step: 1, chances: [0.58, 0.42], decision: [0.08, -0.08], luck: NOTHING, outlook: NOTHING },
  ],
  turns: [{ step: 0, text: "Turn 1" }],
  turning: [POINT],
};
const state = (status: AnalysisState["status"], done = 0): AnalysisState => ({
  status,
  done,
  analysis: status === "ready" ? TOLD : null,
});

function shown(found: AnalysisState, more: { at?: number; steps?: number } = {}) {
  vi.spyOn(api, "beginAnalysis").mockResolvedValue(found);
  const branch = vi.fn();
  const follow = vi.fn((event: MouseEvent) => event.preventDefault());
  render(Analysis, { id: "t", address: (step: number) => `/replay/t/${step}`, branch, follow, ...more });
  return { branch, follow };
}

describe("the analysis of a finished game", () => {
  beforeEach(() => vi.useRealTimers());
  afterEach(() => vi.restoreAllMocks());

  it("tells its turning points, and leads to them", async () => {
    const { branch, follow } = shown(state("ready", 1));
    expect(await screen.findByText("Allied: Stand and fight")).toBeTruthy();
    expect(screen.getByText("They fell.")).toBeTruthy();
    expect(screen.getByText("−8.0")).toBeTruthy(); // for the side that answered
    expect(screen.getByText("Better: Retire (+5.0)")).toBeTruthy();
    const link = screen.getByText("Show this step");
    expect(link.getAttribute("href")).toBe("/replay/t/1");
    await fireEvent.click(link);
    expect(follow).toHaveBeenCalledWith(expect.anything(), 1);
    await fireEvent.click(screen.getByText("Play from here"));
    expect(branch).toHaveBeenCalledWith(POINT);
  });

  it("says how far it is", async () => {
    shown(state("working", 0.4));
    const bar = await screen.findByRole("progressbar");
    expect(bar.getAttribute("value")).toBe("0.4");
  });

  it.each([
    ["impossible", "There is no analysis of this game."],
    ["failed", "The analysis failed."],
  ] as const)("says why there is none: %s", async (status, words) => {
    shown(state(status));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("leaves a replay alone whose steps are not its own", async () => {
    shown(state("ready", 1), { at: 0, steps: 7 });
    expect(await screen.findByText("There is no analysis of this game.")).toBeTruthy();
  });
});
