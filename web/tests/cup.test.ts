import { describe, expect, it } from "vitest";
import type { GameBrief } from "../src/lib/types";
import { Wish } from "../src/tournaments/wish.svelte";

function game(id: string, ...seats: number[]): GameBrief {
  const scenarios = seats.map((many, at) => ({ id: `${id}-${at}`, name: id, sides: Array(many).fill({}) }));
  return { id, name: id, scenarios } as unknown as GameBrief;
}

const wished = () => new Wish(() => [game("two", 2, 2), game("three", 3, 2)]);

describe("a new tournament", () => {
  it("needs a name and a scenario", () => {
    const wish = wished();
    expect(wish.ready).toBe(false);
    wish.name = " Cup ";
    wish.choose("two-1", true);
    expect(wish.ready).toBe(true);
    expect(wish.sent()).toMatchObject({ name: "Cup", scenarios: ["two-1"], legs: 2, points: [2, 0] });
  });

  it("has the scenarios in the order in which they were chosen", () => {
    const wish = wished();
    for (const each of ["two-1", "two-0"]) wish.choose(each, true);
    expect(wish.scenarios).toEqual(["two-1", "two-0"]);
    wish.choose("two-1", false);
    expect(wish.scenarios).toEqual(["two-0"]);
  });

  it("has no knock-out, no second leg and other points for three at a table", () => {
    const wish = wished();
    wish.format = "knockout";
    wish.chooseGame("three");
    expect(wish.format).toBe("swiss");
    expect(wish.formats).not.toContain("knockout");
    expect(wish.sent()).toMatchObject({ legs: 1, points: [3, 1, 0] });
  });

  it("mixes no scenarios for two with those for three", () => {
    const wish = wished();
    wish.chooseGame("three");
    wish.choose("three-1", true);
    expect(wish.seats).toBe(2);
    expect(wish.fits(wish.brief!.scenarios[0]!)).toBe(false);
  });

  it("asks for rounds only where the entries do not decide it", () => {
    const wish = wished();
    expect(wish.sent().rounds).toBe(3);
    wish.format = "round-robin";
    expect(wish.sent().rounds).toBeUndefined();
  });
});
