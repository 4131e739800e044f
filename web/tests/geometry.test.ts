import { describe, expect, it } from "vitest";
import { arrow, nextPlace, spreadOf, type Direction } from "../src/board/geometry";
import type { PlaceShown } from "../src/lib/types";

// Rows of hexes with points up, as on a battlefield: every other row is shifted by half a hex.
const places: PlaceShown[] = [];
for (let row = 0; row < 9; row++)
  for (let column = 1; column <= 13 - (row % 2); column++)
    places.push({
      id: `${"abcdefghi"[row]}${column}`,
      x: column * 100 + (row % 2) * 50,
      y: row * 86.6,
      shape: "",
      name: "",
      about: "",
    });
const named = (id: string) => places.find((place) => place.id === id)!;

function walk(from: string, ...way: Direction[]): string {
  let at = named(from);
  const lane = at;
  for (const direction of way) at = nextPlace(places, at, direction, lane) ?? at;
  return at.id;
}

describe("the next place", () => {
  it("lies in the same row to the left and right", () => {
    expect(walk("e5", "left")).toBe("e4");
    expect(walk("e5", "right", "right")).toBe("e7");
  });

  it("does not drift on the way up", () => {
    const up = Array<Direction>(4).fill("up");
    const top = named(walk("e5", ...up));
    expect(top.y).toBe(0);
    expect(Math.abs(top.x - named("e5").x)).toBeLessThanOrEqual(50);
  });

  it("is found from everywhere: all places can be reached", () => {
    const reached = new Set(["a1"]);
    const open = ["a1"];
    while (open.length) {
      const at = named(open.pop()!);
      for (const direction of ["left", "right", "up", "down"] as const) {
        const next = nextPlace(places, at, direction);
        if (next && !reached.has(next.id)) {
          reached.add(next.id);
          open.push(next.id);
        }
      }
    }
    expect(reached.size).toBe(places.length);
  });

  it("is nowhere beyond the edge", () => {
    expect(nextPlace(places, named("a1"), "up")).toBeNull();
    expect(nextPlace(places, named("e13"), "right")).toBeNull();
  });
});

describe("an arrow", () => {
  it("begins and ends short of its places", () => {
    const { line, head } = arrow(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      10,
      20,
      10,
    );
    expect(line).toBe("M10 0L72 0");
    expect(head.startsWith("M80 0L")).toBe(true);
  });

  it("is nothing without a way", () => {
    expect(arrow([{ x: 0, y: 0 }], 1, 1, 1)).toEqual({ line: "", head: "" });
  });
});

describe("how far places reach", () => {
  it("is the mean of their shapes, from side to side", () => {
    const square = (side: number) => ({ shape: `0,0 ${side},0 ${side},${side} 0,${side}` });
    expect(spreadOf({ places: [square(100), square(200)] })).toBeCloseTo(150);
    expect(spreadOf({ places: [] })).toBe(0);
  });
});
