// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { percent } from "../src/lib/words.svelte";

describe("shares in percent", () => {
  it.each([0.235, 0.425, 0.5, 0.61])("of two sides come to 100 together: %d", (share) => {
    const both = [share, 1 - share].map((each) => Number.parseInt(percent(each)));
    expect(both[0]! + both[1]!).toBe(100);
  });

  it("of a few in a hundred have a decimal", () => {
    expect(percent(0.045)).toMatch(/^4[.,]5/);
  });
});
