// Which part of a board is looked at, so that what matters is in sight.

import type { Point } from "./geometry";

/** The point above which the camera is, and pixels for each unit of the board. */
export interface View extends Point {
  scale: number;
}

/** The window on the board, in pixels. */
export interface Pane {
  wide: number;
  high: number;
}

/** The board's own size, and the room around it. */
export interface Extent {
  width: number;
  height: number;
  margin: number;
  /** Pixels at the right side of the window that buttons hide: a board that is near is drawn from under them. */
  under?: number;
}

export const BORDER = 30; // pixels at the edge of the window in which a place is not seen well
export const COMFORT = 70; // a view that has to move leaves so much around what it shows, where there is room
export const CLOSER = 1.01; // so much nearer, less than the whole board is seen
const LEAST_INSIDE = 0.5; // of the window stays inside the border

/** How small the board is drawn when all of it is seen; 0 in a window without room. */
export function wholeScale(pane: Pane, board: Extent): number {
  const around = 2 * board.margin;
  return Math.max(0, Math.min(pane.wide / (board.width + around), pane.high / (board.height + around))) || 0;
}

/** The same view, no further than the edge of the board. Through a window without room nothing is seen. */
export function inside(view: View, pane: Pane, board: Extent): View {
  const { scale } = view;
  if (!(scale > 0)) return view;
  const under = scale > CLOSER * wholeScale(pane, board) ? (board.under ?? 0) / scale : 0;
  return {
    x: within(view.x, pane.wide / scale, board.width, board.margin, under),
    y: within(view.y, pane.high / scale, board.height, board.margin),
    scale,
  };
}

/** How points are brought into sight. */
interface Manner {
  /** So many pixels inside the edge of the window. */
  border?: number;
  /** Points that do not fit at the present scale are looked at from the middle of them. */
  keepScale?: boolean;
}

/**
 * The view that has all these points in sight. It is the present one where they already are;
 * otherwise it moves no further than needed, and is further away only where they need it. It never
 * comes nearer.
 */
export function viewOf(
  points: readonly Point[],
  pane: Pane,
  board: Extent,
  view: View,
  { border = BORDER, keepScale = false }: Manner = {},
): View {
  if (!points.length || !view.scale) return view;
  const across = spanOf(points.map((point) => point.x));
  const down = spanOf(points.map((point) => point.y));
  const [wide, high] = [room(pane.wide, border), room(pane.high, border)];
  const fits = Math.min(wide / (across.most - across.least), high / (down.most - down.least));
  const scale = keepScale ? view.scale : Math.max(Math.min(view.scale, fits), wholeScale(pane, board));
  const around = Math.max(border, COMFORT);
  const x = near(view.x, across, wide / scale, room(pane.wide, around) / scale);
  const y = near(view.y, down, high / scale, room(pane.high, around) / scale);
  const moved = inside({ x, y, scale }, pane, board);
  return same(moved, view) ? view : moved;
}

interface Span {
  least: number;
  most: number;
}

function spanOf(values: readonly number[]): Span {
  return { least: Math.min(...values), most: Math.max(...values) };
}

function room(pixels: number, border: number): number {
  return Math.max(pixels - 2 * border, pixels * LEAST_INSIDE);
}

/**
 * The middle of a window of this length that is nearest to `at` and has all of the span in it. Where `at` is none,
 * the shorter length counts, so that the span is not at the very edge.
 */
function near(at: number, { least, most }: Span, length: number, shorter: number): number {
  const middle = (least + most) / 2;
  const [first, last] = [most - length / 2, least + length / 2];
  if (first > last) return middle;
  if (at >= first && at <= last) return at;
  const [from, to] = [most - shorter / 2, least + shorter / 2];
  return from > to ? middle : Math.min(Math.max(at, from), to);
}

function within(at: number, shown: number, whole: number, margin: number, more = 0): number {
  if (shown >= whole + 2 * margin) return whole / 2;
  return Math.min(Math.max(at, shown / 2 - margin), whole + margin + more - shown / 2);
}

/** Less than a pixel apart. */
function same(one: View, other: View): boolean {
  const pixels = (units: number) => Math.abs(units) * one.scale;
  return pixels(one.x - other.x) < 1 && pixels(one.y - other.y) < 1 && Math.abs(one.scale / other.scale - 1) < 1e-3;
}
