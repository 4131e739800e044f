import { describe, expect, it } from "vitest";
import { BORDER, COMFORT, inside, viewOf, wholeScale, type Extent, type Pane, type View } from "../src/board/view";
import type { Point } from "../src/board/geometry";

const ROUNDS = 3000;

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

interface Case {
  pane: Pane;
  board: Extent;
  view: View;
  points: Point[];
}

/** Any board in any window, somewhere looked at, and some places of it. */
function anyCase(random: () => number): Case {
  const pane = { wide: 300 + random() * 1500, high: 250 + random() * 1000 };
  const board = { width: 800 + random() * 2000, height: 600 + random() * 1500, margin: random() * 60 };
  const scale = wholeScale(pane, board) * (1 + random() * random() * 5);
  const view = inside({ x: random() * board.width, y: random() * board.height, scale }, pane, board);
  const [middle, far] = [{ x: random() * board.width, y: random() * board.height }, random() * 1200];
  const points = Array.from({ length: 1 + Math.floor(random() * 20) }, () => ({
    x: clamp(middle.x + (random() - 0.5) * far, 0, board.width),
    y: clamp(middle.y + (random() - 0.5) * far, 0, board.height),
  }));
  return { pane, board, view, points };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** How far a point is inside the window, in pixels. */
function depth({ x, y }: Point, pane: Pane, view: View): number {
  const [px, py] = [pane.wide / 2 + (x - view.x) * view.scale, pane.high / 2 + (y - view.y) * view.scale];
  return Math.min(px, py, pane.wide - px, pane.high - py);
}

function sees({ pane, points }: Case, view: View, border = 0): boolean {
  return points.every((point) => depth(point, pane, view) >= border - 0.5);
}

const cases = (() => {
  const random = numbers(1);
  return Array.from({ length: ROUNDS }, () => anyCase(random));
})();

describe("the view of lit places", () => {
  it("has all of them in sight: on the whole board, every board fits", () => {
    for (const each of cases) expect(sees(each, viewOf(each.points, each.pane, each.board, each.view))).toBe(true);
  });

  it("is the present one where they are in sight", () => {
    const seen = cases.filter((each) => sees(each, each.view, BORDER + 1));
    expect(seen.length).toBeGreaterThan(200);
    for (const { points, pane, board, view } of seen) expect(viewOf(points, pane, board, view)).toBe(view);
  });

  it("never comes nearer, and is further away only where they would not fit", () => {
    let further = 0;
    for (const { points, pane, board, view } of cases) {
      const next = viewOf(points, pane, board, view);
      expect(next.scale).toBeLessThanOrEqual(view.scale);
      const across = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));
      const down = Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y));
      const fits = across * view.scale <= pane.wide - 2 * BORDER && down * view.scale <= pane.high - 2 * BORDER;
      if (fits) expect(next.scale).toBe(view.scale);
      else if (next.scale < view.scale) further += 1;
    }
    expect(further).toBeGreaterThan(200);
  });

  it("does not leave the board, and asked again stays", () => {
    for (const { points, pane, board, view } of cases) {
      const next = viewOf(points, pane, board, view);
      const kept = inside(next, pane, board);
      expect([kept.x, kept.y]).toEqual([expect.closeTo(next.x), expect.closeTo(next.y)]);
      expect(viewOf(points, pane, board, next)).toBe(next);
    }
  });

  it("moves no further than needed, and not so that a place is at the very edge", () => {
    const board = { width: 3000, height: 3000, margin: 0 };
    const pane = { wide: 400, high: 600 };
    const view = { x: 1000, y: 1000, scale: 1 };
    expect(viewOf([{ x: 1300, y: 1000 }], pane, board, view)).toEqual({
      x: 1300 + COMFORT - 200,
      y: 1000,
      scale: 1,
    });
    const across = [
      { x: 1150, y: 1000 },
      { x: 1480, y: 1000 },
    ]; // as wide as the window: comfort gives way
    expect(viewOf(across, pane, board, view)).toEqual({ x: 1315, y: 1000, scale: 1 });
    expect(viewOf([], pane, board, view)).toBe(view);
  });

  it("of what has happened keeps its scale", () => {
    for (const { points, pane, board, view } of cases)
      expect(viewOf(points, pane, board, view, { keepScale: true }).scale).toBe(view.scale);
  });
});
