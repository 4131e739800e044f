import { describe, expect, it } from "vitest";
import { diceOf } from "../src/lib/throws";

function hitting(hits: number, ...faces: (number | string)[]): string[] {
  const thrown = { hits, faces: faces.map((face) => `die-${face}`) };
  return diceOf(thrown).flatMap(({ face, hit }) => (hit ? [face] : []));
}

describe("the dice of a throw", () => {
  it("lie sorted", () => {
    expect(diceOf({ hits: 0, faces: ["die-6", "die-1", "die-3"] }).map(({ face }) => face)).toEqual([
      "die-1",
      "die-3",
      "die-6",
    ]);
  });

  it("hit with the lowest numbers", () => {
    expect(hitting(3, 6, 2, 4, 1, 2)).toEqual(["die-1", "die-2", "die-2"]);
    expect(hitting(2, 1, 1)).toEqual(["die-1", "die-1"]);
    expect(hitting(0, 1, 2)).toEqual([]);
  });

  it("are not told apart where that is not clear", () => {
    expect(hitting(1, 2, 2, 5), "one of two equal dice").toEqual([]);
    expect(hitting(3, 1, 2), "more hits than dice").toEqual([]);
    expect(hitting(1, "infantry", "saber"), "faces without numbers").toEqual([]);
  });
});
