// Every pace shows everything, in order, and nothing is stuck: `flush` shows the rest from any state.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pace } from "../src/lib/settings.svelte";
import type { Update } from "../src/lib/types";

const PACES: Pace[] = ["instant", "brisk", "calm", "steps"];
type Kind = "dice" | "way" | "told" | "silent";

function update(revision: number, kind: Kind): Update {
  const line = { faces: kind === "dice" ? ["hit"] : [], way: kind === "way" ? ["a", "b"] : [] };
  return { type: "update", now: { revision }, log_from: 0, log: kind === "silent" ? [] : [line] } as unknown as Update;
}

async function pacing(pace: () => Pace, byBot = () => true) {
  const { Pacing } = await import("../src/table/pacing.svelte");
  const shown: number[] = [];
  return { shown, pacing: new Pacing((each) => void shown.push(each.now.revision), byBot, pace) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the pace", () => {
  it("is instant: all at once", async () => {
    const { pacing: at, shown } = await pacing(() => "instant");
    for (const n of [1, 2, 3]) at.push(update(n, "dice"));
    expect(shown).toEqual([1, 2, 3]);
  });

  it("is brisk or calm: dice have their time, and calm takes longer", async () => {
    const took: number[] = [];
    for (const pace of ["brisk", "calm"] as const) {
      const { pacing: at, shown } = await pacing(() => pace);
      at.push(update(1, "dice"));
      at.push(update(2, "way"));
      expect(shown).toEqual([1]);
      let time = 0;
      for (; shown.length < 2; time += 10) vi.advanceTimersByTime(10);
      took.push(time);
    }
    expect(took[0]).toBeLessThan(took[1]!);
  });

  it("is step by step: each change of a bot waits, silent ones go along", async () => {
    const { pacing: at, shown } = await pacing(() => "steps");
    at.push(update(1, "told"));
    at.push(update(2, "silent"));
    at.push(update(3, "dice"));
    vi.advanceTimersByTime(60_000);
    expect([shown, at.held]).toEqual([[], 3]);
    at.next();
    expect([shown, at.held]).toEqual([[1, 2], 1]);
    at.next();
    expect([shown, at.held]).toEqual([[1, 2, 3], 0]);
    at.next(); // nothing waits
    at.push(update(4, "way"));
    expect([shown.length, at.held]).toEqual([3, 1]);
  });

  it("is step by step for bots alone", async () => {
    const { pacing: at, shown } = await pacing(
      () => "steps",
      () => false,
    );
    at.push(update(1, "told"));
    at.push(update(2, "told"));
    expect([shown, at.held]).toEqual([[1, 2], 0]);
  });

  it("may be changed while something waits", async () => {
    let pace: Pace = "steps";
    const { pacing: at, shown } = await pacing(() => pace);
    at.push(update(1, "told"));
    at.push(update(2, "told"));
    pace = "instant";
    at.push(update(3, "told"));
    at.next();
    expect([shown, at.held]).toEqual([[1, 2, 3], 0]);
  });

  it.each(PACES)("%s: flush shows everything from any state, once and in order", async (pace) => {
    for (let seed = 1; seed <= 200; seed++) {
      let state = seed;
      const random = (most: number) => (state = (state * 48271) % 2147483647) % most;
      const { pacing: at, shown } = await pacing(
        () => pace,
        () => random(3) > 0,
      );
      let pushed = 0;
      for (let n = 0; n < 30; n++) {
        const kind = (["dice", "way", "told", "silent"] as const)[random(4)]!;
        switch (random(5)) {
          case 0:
          case 1:
            at.push(update(++pushed, kind));
            break;
          case 2:
            vi.advanceTimersByTime(random(2500));
            break;
          case 3:
            at.next();
            break;
          case 4:
            if (random(4) === 0) at.flush();
            break;
        }
      }
      at.flush();
      const all = Array.from({ length: pushed }, (_, n) => n + 1);
      expect([shown, at.held, at.latest], `seed ${seed}`).toEqual([all, 0, undefined]);
      vi.advanceTimersByTime(60_000);
      expect(shown.length, `seed ${seed}`).toBe(pushed);
    }
  });

  it.each(PACES)("%s: what is dropped never comes", async (pace) => {
    const { pacing: at, shown } = await pacing(() => pace);
    for (const n of [1, 2, 3]) at.push(update(n, "dice"));
    const before = shown.length;
    at.clear();
    at.next();
    vi.advanceTimersByTime(60_000);
    expect([shown.length, at.held]).toEqual([before, 0]);
  });
});

describe("the pace that nobody chose", () => {
  it("is brisk, and instant where nothing is to move", async () => {
    const { paceOf, settings } = await import("../src/lib/settings.svelte");
    expect(paceOf()).toBe("brisk");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(paceOf()).toBe("instant");
    settings.pace = "calm";
    expect(paceOf()).toBe("calm");
    settings.pace = "";
  });
});
