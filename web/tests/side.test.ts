import { describe, expect, it } from "vitest";
import { keyed, most, RESIZES, sideOf } from "../src/table/side";

describe("the panel beside the board", () => {
  it("has a usual width, and more on a large screen", () => {
    expect(sideOf(0, 900)).toBe(300);
    expect(sideOf(0, 1400)).toBe(343);
    expect(sideOf(0, 2560)).toBeGreaterThan(600);
  });

  it("is as wide as the reader chose, and leaves the board more than half", () => {
    expect(sideOf(500, 1400)).toBe(500);
    for (let screen = RESIZES; screen < 4000; screen += 50)
      for (const chosen of [1, 200, 400, 800, 5000]) expect(sideOf(chosen, screen)).toBeLessThan(screen / 2);
  });

  it("leaves no choice on a small screen", () => {
    expect(sideOf(500, RESIZES - 1)).toBe(sideOf(0, RESIZES - 1));
  });

  it("follows the arrow keys, and goes to both ends", () => {
    expect(keyed("ArrowLeft", 400, 1400)).toBe(424);
    expect(keyed("ArrowRight", 400, 1400)).toBe(376);
    expect(keyed("ArrowRight", 281, 1400)).toBe(280);
    expect(keyed("End", 400, 1400)).toBe(most(1400));
    expect(keyed("Home", 400, 1400)).toBe(280);
    expect(keyed("a", 400, 1400)).toBeNull();
  });
});
