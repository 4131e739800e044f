// Where the names of places stand on a map: beside what stands there, of a size that can be read, and
// as many of them as there is room for, the most important first.

import type { LabelShown, PlaceShown } from "../lib/types";
import { boxAround, boxOfShape, joined, overlap, type Box } from "./placement";

/** A name where it is written. */
export interface Written {
  key: string;
  text: string;
  kind: LabelShown["kind"];
  x: number;
  y: number;
  size: number;
  anchor: LabelShown["anchor"];
}

export interface Map_ {
  labels: readonly LabelShown[];
  places: ReadonlyMap<string, PlaceShown>;
  /** The sheets of the map: no name leaves the one its place lies on. */
  frames: readonly Box[];
  /** Pixels a unit. */
  scale: number;
  /** What stands in each place: pieces and markers. */
  standing: ReadonlyMap<string, readonly Box[]>;
  /** The pieces alone: from under them the name of an area moves, while it may lie beside its own markers. */
  pieces: ReadonlyMap<string, readonly Box[]>;
  /** Places whose names are wanted most: those that are lit. */
  lit: ReadonlySet<string>;
  /** Areas have their names where they were put; towns have them on whatever side there is room. */
  areas: boolean;
  /** How wide words are in letters of size 1. */
  measure(text: string, bold: boolean): number;
}

const LEAST = { town: 10.5, fort: 11, area: 10 }; // pixels of letters
const MOST = { town: 16, fort: 19 };
const DOT = { town: 10, fort: 26 }; // how far a town's own drawing reaches, in units
const STEP = 1.15; // names are put anew when the map has grown by so much
const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
const AWAY = [0, 0.5, 1]; // further from the town, in heights of a letter
const BEARABLE = 0.3; // of an important name that may lie over something else
const LAND = 0.0005; // what it counts to lie over the pale name of a land, which any name may

/** Where the name of an area goes that pieces would cover: in heights of a letter, and in its own widths. */
const ASIDE = [0, -1.1, 1.1, -2.2, 2.2, 3.3].flatMap((dy) => [0, -0.5, 0.5, -1, 1].map((dx) => [dx, dy] as const));

interface Candidate extends Pick<Written, "x" | "y" | "anchor"> {
  box: Box;
  /** Where the map itself has the name of an area, between its own markers. */
  own?: boolean;
}

/** A scale that stands still while the map grows or shrinks a little: never above the real one. */
export function steady(scale: number): number {
  return STEP ** Math.floor(Math.log(scale || 1) / Math.log(STEP) + 1e-9);
}

/** How large letters are, in units: as on the map, but never too small or too large to read. */
export function letters(label: Pick<LabelShown, "kind" | "size">, scale: number, areas = false): number {
  const kind = label.kind === "fort" ? "fort" : "town";
  return Math.min(Math.max(label.size * scale, LEAST[areas ? "area" : kind]), areas ? Infinity : MOST[kind]) / scale;
}

/** Names of places, as far as there is room for them. */
export function namesOn(map: Map_): Written[] {
  const named = map.labels.filter((label) => map.places.has(label.place));
  const taken = new Taken(map);
  const found: Written[] = [];
  const inOrder = named.map((label) => ({ label, rank: rankOf(label, map) })).sort((a, b) => b.rank - a.rank);
  for (const { label, rank } of inOrder) {
    let best: Candidate | null = null;
    const most = rank > 0 ? BEARABLE : LAND;
    let least = Infinity;
    const frame = frameOf(label.place, map);
    for (const each of candidates(label, map)) {
      if (frame && !holds(frame, each.box)) continue;
      const cost = taken.cost(each, label.place, Math.min(least, most));
      if (cost < least) [best, least] = [each, cost];
      if (!least) break;
    }
    if (!best || least > most) continue;
    taken.add(best.box);
    const { x, y, anchor } = best;
    const size = letters(label, map.scale, map.areas);
    found.push({ key: label.place, text: label.text, kind: label.kind, size, x, y, anchor });
  }
  return found;
}

/** Lit places first, then those where something stands, then fortresses; 0 for any other. */
function rankOf({ kind, place }: LabelShown, { lit, standing }: Map_): number {
  return (lit.has(place) ? 4 : 0) + (standing.get(place)?.length ? 2 : 0) + (kind === "fort" ? 1 : 0);
}

/** The sheet of the map that a place lies on. */
function frameOf(place: string, { places, frames }: Map_): Box | undefined {
  const spot = boxAround(places.get(place)!, 0.1);
  return frames.find((each) => overlap(spot, each) > 0);
}

/** What names must not lie over: other names, pieces, and the towns themselves. */
class Taken {
  private readonly boxes = new Near<{ box: Box; place: string }>();
  private readonly lands = new Near<{ box: Box }>();

  constructor(private readonly map: Map_) {
    for (const label of map.labels)
      if (label.kind === "land" || label.kind === "water")
        for (const box of lettersOf(label, map.measure(label.text, false))) this.lands.add({ box });
    for (const [place, boxes] of map.standing) for (const box of boxes) this.boxes.add({ box, place });
    if (map.areas) return;
    for (const { kind, place } of map.labels) {
      const at = map.places.get(place);
      if (at) this.boxes.add({ box: boxAround(at, DOT[kind === "fort" ? "fort" : "town"]), place });
    }
  }

  add(box: Box): void {
    this.boxes.add({ box, place: "" });
  }

  /** How much of a name would be hidden or hide something, as a part of it; it ends where it is more than that. */
  cost({ box, own: between }: Candidate, own: string, most: number): number {
    const area = (box.right - box.left) * (box.bottom - box.top);
    const beside = between ? own : null;
    let total = this.boxes.over(box, most * area, (other) => other.place !== beside);
    for (const piece of between ? (this.map.pieces.get(own) ?? []) : []) total += overlap(box, piece);
    if (total <= most * area) total += LAND * this.lands.over(box);
    return total / area;
  }
}

const CELL = 64; // units
const ROW = 4096; // cells

/** Things by where they are: a map has hundreds, of which few can lie under one name. */
class Near<Thing extends { box: Box }> {
  private readonly cells = new Map<number, Thing[]>();

  add(thing: Thing): void {
    const { left, right, top, bottom } = thing.box;
    for (let x = cell(left); x <= cell(right); x++)
      for (let y = cell(top); y <= cell(bottom); y++) {
        const there = this.cells.get(x + ROW * y);
        if (there) there.push(thing);
        else this.cells.set(x + ROW * y, [thing]);
      }
  }

  /** How much of a box they cover, as far as it is not too much; each counts where what it covers begins. */
  over(box: Box, most = Infinity, counts: (thing: Thing) => boolean = () => true): number {
    let total = 0;
    const [first, highest] = [cell(box.left), cell(box.top)];
    for (let x = first; x <= cell(box.right); x++)
      for (let y = highest; y <= cell(box.bottom); y++)
        for (const thing of this.cells.get(x + ROW * y) ?? []) {
          const begins = x === Math.max(first, cell(thing.box.left)) && y === Math.max(highest, cell(thing.box.top));
          if (begins && counts(thing)) total += overlap(box, thing.box);
          if (total > most) return total;
        }
    return total;
  }
}

function cell(at: number): number {
  return Math.floor(at / CELL);
}

/** The letters of the name of a land or a sea, which may run aslant. */
function lettersOf({ text, size, x, y, turn }: LabelShown, wide: number): Box[] {
  const long = (wide + 0.18 * text.length) * size;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [...text].map((_, at) => {
    const along = long * ((at + 0.5) / text.length - 0.5);
    const up = size * 0.33;
    return boxAround({ x: x + along * cos + up * sin, y: y + along * sin - up * cos }, size * 0.8);
  });
}

function holds(frame: Box, box: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

function* candidates(label: LabelShown, map: Map_): Generator<Candidate> {
  const size = letters(label, map.scale, map.areas);
  const wide = map.measure(label.text, label.kind === "fort") * size;
  const place = map.places.get(label.place)!;
  const box = (left: number, middle: number): Box => ({
    left,
    right: left + wide,
    top: middle - size * 0.42,
    bottom: middle + size * 0.42,
  });
  if (map.areas) {
    const put = (x: number, y: number): Candidate => ({
      x,
      y,
      anchor: "middle",
      box: box(x - wide / 2, y - size * 0.33),
    });
    const usual = put(label.x, label.y);
    yield { ...usual, own: true };
    const covered = [...map.pieces.values()].flat().some((piece) => overlap(usual.box, piece) > 0);
    const area = boxOfShape(place.shape);
    if (covered)
      for (const [dx, dy] of ASIDE) {
        const [x, y] = [label.x + dx * wide, label.y + dy * size];
        if (holds(area, boxAround({ x, y }, size))) yield put(x, y);
      }
    return;
  }
  // Beside all that stands there; first on the side where the map itself has it.
  let own = boxAround(place, DOT[label.kind === "fort" ? "fort" : "town"]);
  for (const each of map.standing.get(label.place) ?? []) own = joined(own, each);
  const [liked, drop] = [
    Math.sign(Math.round(label.x - place.x)),
    Math.sign(Math.round(label.y - place.y - label.size / 3)),
  ];
  for (const away of AWAY)
    for (const [dx, dy] of sidesFrom(liked, drop)) {
      const gap = 3 / map.scale + away * size;
      const x = dx > 0 ? own.right + gap : dx < 0 ? own.left - gap : (own.left + own.right) / 2;
      const middle =
        dy > 0 ? own.bottom + gap + size * 0.4 : dy < 0 ? own.top - gap - size * 0.4 : (own.top + own.bottom) / 2;
      const left = dx > 0 ? x : dx < 0 ? x - wide : x - wide / 2;
      const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
      yield { x, y: middle + size * 0.33, anchor, box: box(left, middle) };
    }
}

const SIDES = new Map<string, readonly (typeof BESIDE)[number][]>();

/** The sides of a town, from the one that is liked best. */
function sidesFrom(liked: number, drop: number): readonly (typeof BESIDE)[number][] {
  const known = SIDES.get(`${liked} ${drop}`);
  if (known) return known;
  const sides = [...BESIDE].sort((one, other) => differs(one, liked, drop) - differs(other, liked, drop));
  SIDES.set(`${liked} ${drop}`, sides);
  return sides;
}

function differs([dx, dy]: readonly [number, number], x: number, y: number): number {
  return Math.abs(dx - x) + Math.abs(dy - y);
}
