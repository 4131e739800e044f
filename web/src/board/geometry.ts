// Places by their geometry alone: who lies next in a direction, and lines from one to another.

import type { PlaceShown } from "../lib/types";

export interface Point {
  x: number;
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";

const STEP: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The nearest place in a direction. `lane` is where the walk began, so that going up and up over
 * shifted rows does not drift to one side.
 */
export function nextPlace(
  places: readonly PlaceShown[],
  from: PlaceShown,
  direction: Direction,
  lane: Point = from,
): PlaceShown | null {
  const step = STEP[direction];
  let best: PlaceShown | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (place === from || along <= 1 || aside > along * 1.2) continue;
    const drift = Math.abs((place.x - lane.x) * step.y) + Math.abs((place.y - lane.y) * step.x);
    const cost = along + aside * 1.4 + drift * 0.2;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

export interface Arrow {
  line: string;
  head: string;
}

/** An arrow through these points, from `gap` behind its start to `tip` before its end. */
export function arrow(through: readonly Point[], gap: number, tip: number, size: number): Arrow {
  const points = through.map((point) => ({ ...point }));
  const [first, second] = [points[0], points[1]];
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return { line: "", head: "" };
  const start = toward(first, second, gap);
  const end = toward(last, before, tip);
  const neck = toward(end, before, size * 0.8);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const [ax, ay] = [-Math.sin(angle) * size * 0.55, Math.cos(angle) * size * 0.55];
  const middle = points.slice(1, -1);
  const line = [start, ...middle, neck].map((p) => `${round(p.x)} ${round(p.y)}`).join("L");
  const base = toward(end, before, size);
  const corners = [end, { x: base.x + ax, y: base.y + ay }, { x: base.x - ax, y: base.y - ay }];
  return {
    line: `M${line}`,
    head: `M${corners.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}Z`,
  };
}

function toward(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / whole) * length, y: from.y + ((to.y - from.y) / whole) * length };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How far the shapes of places reach on average, from side to side. */
export function spreadOf({ places }: { places: readonly { shape: string }[] }): number {
  const spans = places.map(({ shape }) => {
    const corners = shape.split(" ").map((pair) => pair.split(",").map(Number));
    const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
    return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / Math.SQRT2;
  });
  return spans.reduce((sum, span) => sum + span, 0) / (spans.length || 1);
}
