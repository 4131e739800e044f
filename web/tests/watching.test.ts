import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "../src/lib/types";
import { Watching } from "../src/table/watching.svelte";

const frame = (step: number, told = true) =>
  ({ step, answer: `answer ${step}`, log: told ? [{ text: `line ${step}` }] : [] }) as unknown as Frame;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function watching(since: number, until: number, silent: number[] = [], going = false) {
  const asked: [number, number][] = [];
  let failed = 0;
  const shown = new Watching(
    { since, until },
    async (from, to) => {
      asked.push([from, to]);
      return Array.from({ length: to - from + 1 }, (_, n) => frame(from + n, !silent.includes(from + n)));
    },
    () => failed++,
  );
  await shown.load(going);
  return { shown, asked, failed: () => failed };
}
const steps = (shown: Watching) => shown.frames.map((each) => each.step);

describe("watching what happened", () => {
  it("begins with the position before and leaves out what has nothing to tell", async () => {
    const { shown } = await watching(4, 8, [5, 7]);
    expect(steps(shown)).toEqual([4, 6, 8]);
    expect(shown.words).toBe("");
    shown.go(1);
    expect(shown.words).toBe("line 6");
  });

  it("has all of it, however long it is, once each", async () => {
    const { shown, asked } = await watching(10, 150);
    expect(steps(shown)).toEqual(Array.from({ length: 141 }, (_, n) => 10 + n));
    expect(Math.max(...asked.map(([from, to]) => to - from + 1))).toBeLessThanOrEqual(60);
  });

  it("goes on by itself, stops by hand and at the end, and begins anew", async () => {
    const { shown } = await watching(0, 3, [], true);
    vi.advanceTimersByTime(1100);
    expect([shown.at, shown.going]).toEqual([1, true]);
    shown.toggle();
    vi.advanceTimersByTime(9000);
    expect([shown.at, shown.going]).toEqual([1, false]);
    shown.toggle();
    vi.advanceTimersByTime(9000);
    expect([shown.at, shown.going, shown.last]).toEqual([3, false, true]);
    shown.toggle();
    expect([shown.at, shown.going]).toEqual([0, true]);
    shown.go(-1);
    expect([shown.at, shown.going, shown.first]).toEqual([0, false, true]);
  });

  it("shows nothing more once it is closed", async () => {
    const { shown } = await watching(0, 3, [], true);
    shown.close();
    vi.advanceTimersByTime(9000);
    expect(shown.at).toBe(0);
  });

  it("says when it cannot be fetched, and not after it was closed", async () => {
    for (const closed of [false, true]) {
      let failed = 0;
      const shown = new Watching(
        { since: 0, until: 3 },
        () => Promise.reject(new Error()),
        () => failed++,
      );
      const loading = shown.load(false);
      if (closed) shown.close();
      await loading;
      expect(failed > 0).toBe(!closed);
    }
  });

  it("stops where it has come to its end before all of it was there", async () => {
    const { shown } = await watching(4, 4, [], true);
    expect([shown.last, shown.going]).toEqual([true, false]);
  });
});
