// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { AskedAnalysis } from "../src/analysis/asking.svelte";
import { lastStep, pathOf, Scale, stepAt, turningNear, turnOf } from "../src/analysis/curve";
import { points } from "../src/analysis/points";
import { api } from "../src/lib/api";
import type { AnalysisState, AnalysisTold, TurningPoint } from "../src/lib/types";

const NOTHING = [0, 0];
const step = (number: number, chance: number) => ({
  step: number,
  chances: [chance, 1 - chance],
  decision: NOTHING,
  luck: NOTHING,
  outlook: NOTHING,
});
const turning = (number: number) => ({ step: number, before: number - 1, seat: "french" }) as TurningPoint;
const TOLD = {
  playouts: 0,
  seats: [],
  steps: [step(0, 0.5), step(1, 0.25), step(4, 1)],
  turns: [
    { step: 0, text: "Turn 1" },
    { step: 3, text: "Turn 2" },
  ],
  turning: [turning(1), turning(4)],
} as unknown as AnalysisTold;
const SCALE = new Scale(4, { left: 10, right: 50, top: 0, bottom: 100 });

describe("the curve of the chances", () => {
  it("goes from step to step, within its frame", () => {
    expect(pathOf(TOLD.steps, 0, SCALE)).toBe("M10.0 50.0L20.0 75.0L50.0 0.0");
    expect(SCALE.y(1.02)).toBe(0);
  });

  it("knows the step that is pointed at, also beside its ends", () => {
    expect([0, 10, 24, 26, 50, 90].map((x) => SCALE.step(x))).toEqual([0, 0, 1, 2, 4, 4]);
  });

  it("shows what is known of a step or of the one before it", () => {
    expect(stepAt(TOLD, 3)?.step).toBe(1);
    expect(lastStep(TOLD)).toBe(4);
    expect(turnOf(TOLD, 2)).toBe("Turn 1");
    expect(turnOf(TOLD, 3)).toBe("Turn 2");
  });

  it("means the nearest turning point, if one is near", () => {
    expect(turningNear(TOLD, 2, 2)?.step).toBe(1);
    expect(turningNear(TOLD, 3, 2)?.step).toBe(4);
    expect(turningNear(TOLD, 2, 0.5)).toBeUndefined();
  });
});

describe("changes in percentage points", () => {
  it.each([
    [0.0312, "+3.1"],
    [-0.2, "−20.0"],
    [-0.0001, "0.0"],
  ])("%f is %s", (change, words) => expect(points(change)).toBe(words));
});

describe("an analysis that is asked for", () => {
  const state = (status: AnalysisState["status"], done = 0): AnalysisState => ({
    status,
    done,
    analysis: status === "ready" ? TOLD : null,
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is looked at again until it is there", async () => {
    vi.useFakeTimers();
    vi.spyOn(api, "beginAnalysis").mockResolvedValue(state("working"));
    const look = vi.spyOn(api, "analysis").mockResolvedValueOnce(state("working", 0.5));
    look.mockResolvedValue(state("ready", 1));
    const asked = new AskedAnalysis("t", 100);
    await asked.begin();
    expect(asked.told).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.state?.done).toBe(0.5);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.told).toBe(TOLD);
    await vi.advanceTimersByTimeAsync(1000);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("is begun again where the server has forgotten it", async () => {
    vi.useFakeTimers();
    const begin = vi.spyOn(api, "beginAnalysis").mockResolvedValue(state("working"));
    vi.spyOn(api, "analysis").mockResolvedValueOnce(state("none")).mockResolvedValue(state("ready"));
    const asked = new AskedAnalysis("t", 100);
    await asked.begin();
    await vi.advanceTimersByTimeAsync(300);
    expect(begin).toHaveBeenCalledTimes(2);
    expect(asked.told).toBe(TOLD);
  });

  it("is left alone when its page is closed, and tells what failed", async () => {
    vi.useFakeTimers();
    const begin = vi.spyOn(api, "beginAnalysis").mockResolvedValueOnce(state("working"));
    const look = vi.spyOn(api, "analysis");
    const asked = new AskedAnalysis("t", 100);
    await asked.begin();
    asked.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(look).not.toHaveBeenCalled();
    begin.mockRejectedValue(new Error("away"));
    await asked.begin();
    expect(asked.failure?.status).toBe(0);
  });
});
