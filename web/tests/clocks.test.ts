// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClockShown, ClocksShown, TableRow } from "../src/lib/types";
import { Clocks } from "../src/clocks/clocks.svelte";
import { byTimeLeft } from "../src/clocks/sorting";
import { LowWarning } from "../src/clocks/warning.svelte";
import { figures } from "../src/clocks/texts";

let own = 0; // our time, in milliseconds

function clock(seat: string, left: number, more: Partial<ClockShown> = {}): ClockShown {
  return { seat, left, bank: left, runs: false, off: "", claims: [], ...more };
}

function shown(at: number, clocks: ClockShown[], more: Partial<ClocksShown> = {}): ClocksShown {
  return { kind: "live", at, low: 60_000, clocks, ...more };
}

function pass(milliseconds: number) {
  own += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

function begin(...clocks: ClockShown[]): Clocks {
  const found = new Clocks(() => own);
  found.stand(false);
  found.show(shown(50_000, clocks));
  return found;
}

beforeEach(() => {
  own = 1_000;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("clocks", () => {
  it("tick for the seat that is asked, and for no other", () => {
    const clocks = begin(clock("red", 90_000, { runs: true }), clock("blue", 80_000));
    pass(5_000);
    expect([clocks.left("red"), clocks.left("blue")]).toEqual([85_000, 80_000]);
    expect(clocks.left("nobody")).toBe(0);
  });

  it("stop at nothing, and are out then", () => {
    const clocks = begin(clock("red", 3_000, { runs: true }), clock("blue", 0));
    expect(clocks.isOut("red")).toBe(false);
    pass(10_000);
    expect(clocks.left("red")).toBe(0);
    expect([clocks.isOut("red"), clocks.isOut("blue")]).toEqual([true, false]);
  });

  it("stand still on a holiday, and without a line", () => {
    const clocks = begin(clock("red", 90_000, { runs: true }), clock("blue", 9_000, { runs: true, off: "2026-03-05" }));
    clocks.stand(true);
    pass(5_000);
    expect(clocks.left("red")).toBe(90_000);
    clocks.stand(false);
    pass(1_000);
    expect(clocks.left("blue")).toBe(9_000);
    expect(clocks.isLow("blue")).toBe(false);
  });

  it("allow for the way of a message: a pong lies in the middle of its ping", () => {
    const clocks = begin(clock("red", 90_000, { runs: true })); // it was under way for 400 ms
    clocks.ping(7);
    pass(800);
    clocks.told(7, 50_000 + 400 + 400); // and the ping for as long
    expect(clocks.left("red")).toBe(90_000 - 1_200);
  });

  it("do not drift: where bounds no longer fit, the latest count", () => {
    const clocks = begin(clock("red", 90_000, { runs: true }));
    for (let n = 0; n < 50; n++) {
      clocks.ping(n);
      pass(100);
      clocks.told(n, 50_000 + (own - 1_000) * 0.9); // the server's clock is slower
    }
    expect(Math.abs(clocks.left("red") - (90_000 - 4_500))).toBeLessThan(110);
  });

  it("take no time from a pong without its ping, or of a table without clocks", () => {
    const clocks = begin(clock("red", 90_000, { runs: true }));
    clocks.told(3, 999_999);
    clocks.ping(4);
    clocks.told(4, 0);
    expect(clocks.left("red")).toBe(90_000);
  });

  it("never show more than the server tells anew", () => {
    const clocks = begin(clock("red", 90_000, { runs: true }));
    pass(2_000);
    clocks.show(shown(60_000, [clock("red", 70_000, { runs: true })]));
    expect(clocks.left("red")).toBe(70_000);
    clocks.show(null);
    expect(clocks.left("red")).toBe(0);
  });
});

describe("the warning", () => {
  it("rings once when my own time becomes low, and says when it is out", () => {
    const clocks = begin(clock("red", 61_000, { runs: true }), clock("blue", 5_000, { runs: true }));
    const warning = new LowWarning();
    expect(warning.rings(clocks, ["red"])).toBe(false);
    pass(2_000);
    expect(warning.rings(clocks, ["red"])).toBe(true);
    pass(2_000);
    expect(warning.rings(clocks, ["red"])).toBe(false);
    pass(60_000);
    expect(warning.rings(clocks, ["red"])).toBe(false);
    expect(warning.rings(clocks, [])).toBe(false);
  });
});

describe("times", () => {
  it("are written as on a clock", () => {
    expect([0, 1, 1_000, 59_001, 61_000, 3_600_000, 3_661_000].map(figures)).toEqual([
      "0:00",
      "0:01",
      "0:01",
      "1:00",
      "1:01",
      "1:00:00",
      "1:01:01",
    ]);
  });

  it("sort my tables: the least first, then the latest change", () => {
    const row = (id: string, left: number | null, changed: string) => ({ id, left, changed }) as TableRow;
    const rows = [row("a", null, "2"), row("b", 9, "1"), row("c", null, "3"), row("d", 4, "0")];
    expect(byTimeLeft(rows).map(({ id }) => id)).toEqual(["d", "b", "c", "a"]);
  });
});
