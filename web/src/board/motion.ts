// Motion: a piece travels along its way to where it already is, and shakes where it was hit.

import type { Layout, LogLine, PlaceShown } from "../lib/types";
import type { Point } from "./geometry";

const SLOWEST = 350;
const SHAKE = 260;
const MOST_MOVING = 8; // of more pieces at once nobody could follow one

/** Where a piece stood, and how it looked. */
export interface Stood {
  place: string;
  symbol: string;
  at: Point;
}
export type Standing = ReadonlyMap<string, Stood>;

/** The pieces that went from one place to another. */
export function movedBetween(before: Standing, after: Standing): string[] {
  return [...after].flatMap(([id, now]) => {
    const was = before.get(id);
    return was && was.place !== now.place ? [id] : [];
  });
}

/** The pieces that stayed and look different. */
export function changedBetween(before: Standing, after: Standing): string[] {
  return [...after].flatMap(([id, now]) => {
    const was = before.get(id);
    return was && was.place === now.place && was.symbol !== now.symbol ? [id] : [];
  });
}

/** The way that the log tells, from line to line. */
export function wayBetween(lines: readonly LogLine[], from: string, to: string): string[] {
  let way: string[] = [];
  for (const line of lines) {
    if (line.way[0] === (way.at(-1) ?? from)) way = way.length ? [...way, ...line.way.slice(1)] : [...line.way];
    if (way.at(-1) === to) return way;
  }
  return [from, to];
}

type Drawn = Pick<Element, "animate">;

/** The pieces that are drawn, and how they stood before. */
export class Motion {
  private readonly drawn = new Map<string, Drawn>();
  private before: Standing = new Map();
  private layout: Layout | null = null;

  constructor(
    private readonly places: () => ReadonlyMap<string, PlaceShown>,
    private readonly moves: () => boolean,
  ) {}

  keep(id: string, element: Drawn): () => void {
    this.drawn.set(id, element);
    return () => this.drawn.delete(id);
  }

  /** Shows how pieces came to stand like this, unless the board was laid out anew. */
  show(after: Standing, layout: Layout, lines: () => readonly LogLine[]): void {
    const { before } = this;
    const moved = movedBetween(before, after);
    if (this.layout === layout && this.moves() && moved.length <= MOST_MOVING) {
      for (const id of moved) this.travel(id, before.get(id)!, after.get(id)!, lines());
      for (const id of changedBetween(before, after)) this.shake(id, before.get(id)!.at);
    }
    this.before = after;
    this.layout = layout;
  }

  private travel(id: string, was: Stood, now: Stood, lines: readonly LogLine[]): void {
    const way = wayBetween(lines, was.place, now.place);
    const through = way.slice(1, -1).flatMap((name) => this.places().get(name) ?? []);
    const points = [was.at, ...through, now.at];
    this.drawn.get(id)?.animate(
      points.map((at) => ({ transform: `translate(${at.x}px, ${at.y}px)` })),
      { duration: Math.min(SLOWEST, 170 + points.length * 40), easing: "ease-in-out" },
    );
  }

  private shake(id: string, at: Point): void {
    const steps = [0, -5, 4, -2, 0];
    this.drawn.get(id)?.animate(
      steps.map((dx) => ({ transform: `translate(${at.x + dx}px, ${at.y}px)` })),
      { duration: SHAKE },
    );
  }
}
