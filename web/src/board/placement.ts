// Where a small card, or dice, go beside the place they belong to: over neither that place nor a lit
// one wherever there is room, and otherwise where they hide least.

import type { Point } from "./geometry";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  wide: number;
  high: number;
}

export interface Around {
  /** The place that the thing belongs to. */
  anchor: Box;
  /** What must not be hidden: lit places. */
  lit: readonly Box[];
  /** What had better not be hidden: pieces. */
  pieces: readonly Box[];
  /** What is seen of the board: the thing stays inside it. */
  window: Box;
}

interface Judged {
  box: Box;
  /** How much of the anchor and of lit places it hides. */
  hidden: number;
  /** How much else is wrong with it: pieces that it hides, and how far away it is. */
  trouble: number;
}

const SLIDES = [0, 0.25, 0.5, 0.75, 1]; // along a side of the anchor
const RINGS = [0, 0.5, 1]; // further away, in sizes of the anchor
const ANCHOR_COUNTS = 1000; // as many times as a lit place: it is hidden last
const PIECE = 1 / 60; // what a hidden unit of a piece counts against a unit of distance

/** Beside the anchor; `far`: anywhere in the window, before it hides what must be seen. */
export function spotBeside(size: Size, around: Around, gap: number, far = true): Box {
  const near = best(nearby(size, around, gap), around, gap);
  if (!near.hidden || !far) return near.box;
  const other = best(anywhere(size, around, gap), around, gap);
  return other.hidden < near.hidden ? other.box : near.box;
}

/** How high a thing of this width may be so that it need not hide its anchor; it is never lower than `least`. */
export function roomBeside(wide: number, { anchor, window }: Around, gap: number, least: number): number {
  const all = window.bottom - window.top;
  if (wide + gap <= Math.max(anchor.left - window.left, window.right - anchor.right)) return all;
  const room = Math.max(anchor.top - window.top, window.bottom - anchor.bottom) - gap;
  return within(room, least, Math.max(least, all));
}

/** A wedge from a thing to its anchor, as the points of a polygon; none where they touch. */
export function wedge(thing: Box, anchor: Box, half: number): Point[] {
  const middle = middleOf(anchor);
  const inner = half * 1.4;
  const from = {
    x: within(middle.x, thing.left + inner, thing.right - inner),
    y: within(middle.y, thing.top + inner, thing.bottom - inner),
  };
  const [dx, dy] = [middle.x - from.x, middle.y - from.y];
  const beside = middle.x < thing.left || middle.x > thing.right;
  const above = middle.y < thing.top || middle.y > thing.bottom;
  if (!beside && !above) return [];
  // It leaves by the side that looks to the anchor, and ends a little inside of it.
  const sideways =
    beside && (!above || Math.abs(dx) - (thing.right - thing.left) / 2 > Math.abs(dy) - (thing.bottom - thing.top) / 2);
  const base = sideways
    ? { x: dx > 0 ? thing.right : thing.left, y: from.y }
    : { x: from.x, y: dy > 0 ? thing.bottom : thing.top };
  const shy = { x: (anchor.right - anchor.left) * 0.12, y: (anchor.bottom - anchor.top) * 0.12 };
  const tip = {
    x: within(base.x, anchor.left + shy.x, anchor.right - shy.x),
    y: within(base.y, anchor.top + shy.y, anchor.bottom - shy.y),
  };
  return sideways
    ? [{ x: base.x, y: base.y - half }, tip, { x: base.x, y: base.y + half }]
    : [{ x: base.x - half, y: base.y }, tip, { x: base.x + half, y: base.y }];
}

/** How much two boxes have in common. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function boxAround({ x, y }: Point, wide: number, high = wide): Box {
  return { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
}

/** The smallest box around the points of a polygon. */
export function boxOfShape(shape: string): Box {
  const corners = shape.split(" ").map((pair) => pair.split(",").map(Number));
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function joined(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function middleOf(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** On each side of the anchor, slid along it, and further away. */
function nearby(size: Size, { anchor, window }: Around, gap: number): Box[] {
  const [deep, tall] = [anchor.right - anchor.left, anchor.bottom - anchor.top];
  const found: Box[] = [];
  for (const ring of RINGS)
    for (const slide of SLIDES) {
      const y = anchor.top - size.high + slide * (tall + size.high);
      const x = anchor.left - size.wide + slide * (deep + size.wide);
      const [aside, away] = [gap + ring * deep, gap + ring * tall];
      found.push(
        inside(window, size, anchor.right + aside, y),
        inside(window, size, anchor.left - aside - size.wide, y),
        inside(window, size, x, anchor.bottom + away),
        inside(window, size, x, anchor.top - away - size.high),
      );
    }
  return found;
}

/**
 * Wherever something could just begin or end. If there is any room at all for the thing, then there
 * is some here: a free spot can be pushed to the left and up until it touches something.
 */
function anywhere(size: Size, { anchor, lit, window }: Around, gap: number): Box[] {
  const walls = [anchor, ...lit];
  const xs = new Set([window.left, window.right - size.wide]);
  const ys = new Set([window.top, window.bottom - size.high]);
  for (const wall of [grown(anchor, gap), ...walls]) {
    xs.add(wall.right).add(wall.left - size.wide);
    ys.add(wall.bottom).add(wall.top - size.high);
  }
  const found: Box[] = [];
  for (const x of xs) for (const y of ys) found.push(inside(window, size, x, y));
  return found;
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

function inside(window: Box, size: Size, x: number, y: number): Box {
  const left = within(x, window.left, window.right - size.wide);
  const top = within(y, window.top, window.bottom - size.high);
  return { left, top, right: left + size.wide, bottom: top + size.high };
}

function best(boxes: readonly Box[], around: Around, gap: number): Judged {
  let found: Judged | null = null;
  for (const box of boxes) {
    const hidden = hides(box, around);
    if (found && hidden > found.hidden) continue;
    const trouble = troubleOf(box, around, gap);
    if (!found || hidden < found.hidden || trouble < found.trouble) found = { box, hidden, trouble };
  }
  return found!;
}

function hides(box: Box, { anchor, lit }: Around): number {
  let total = ANCHOR_COUNTS * overlap(box, anchor);
  for (const each of lit) total += overlap(box, each);
  return total;
}

function troubleOf(box: Box, { anchor, pieces }: Around, gap: number): number {
  const [one, other] = [middleOf(box), middleOf(anchor)];
  const dx = Math.max(0, box.left - anchor.right, anchor.left - box.right);
  const dy = Math.max(0, box.top - anchor.bottom, anchor.top - box.bottom);
  // As near as can be and, of those as near, the one that looks at the middle of the anchor.
  const away = Math.hypot(dx, dy) - gap;
  let total = Math.max(away, -2 * away) + 0.05 * Math.hypot(one.x - other.x, one.y - other.y);
  for (const each of pieces) total += PIECE * overlap(box, each);
  return total;
}

function within(value: number, least: number, most: number): number {
  return most < least ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}
