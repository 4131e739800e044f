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

interface Candidate {
  written: Written;
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
    let least = Infinity;
    for (const each of candidates(label, map)) {
      const cost = taken.cost(each, label.place);
      if (cost < least) [best, least] = [each, cost];
      if (!least) break;
    }
    if (!best || least > (rank > 0 ? BEARABLE : LAND)) continue;
    taken.add(best.box);
    found.push(best.written);
  }
  return found;
}

/** Lit places first, then those where something stands, then fortresses; 0 for any other. */
function rankOf({ kind, place }: LabelShown, { lit, standing }: Map_): number {
  return (lit.has(place) ? 4 : 0) + (standing.get(place)?.length ? 2 : 0) + (kind === "fort" ? 1 : 0);
}

/** What names must not lie over: other names, pieces, and the towns themselves. */
class Taken {
  private readonly boxes: { box: Box; place: string }[] = [];
  private readonly lands: Box[];

  constructor(private readonly map: Map_) {
    const lands = map.labels.filter(({ kind }) => kind === "land" || kind === "water");
    this.lands = lands.flatMap((label) => lettersOf(label, map.measure(label.text, false)));
    for (const [place, boxes] of map.standing) for (const box of boxes) this.boxes.push({ box, place });
    if (map.areas) return;
    for (const { kind, place } of map.labels) {
      const at = map.places.get(place);
      if (at) this.boxes.push({ box: boxAround(at, DOT[kind === "fort" ? "fort" : "town"]), place });
    }
  }

  add(box: Box): void {
    this.boxes.push({ box, place: "" });
  }

  /** How much of a name would be hidden or hide something, as a part of it. */
  cost({ box, own: between }: Candidate, own: string): number {
    const at = this.map.places.get(own)!;
    const frame = this.map.frames.find((each) => overlap(boxAround(at, 0.1), each) > 0);
    if (frame && !holds(frame, box)) return Infinity;
    let total = 0;
    for (const other of this.boxes) if (!(between && other.place === own)) total += overlap(box, other.box);
    for (const piece of between ? (this.map.pieces.get(own) ?? []) : []) total += overlap(box, piece);
    for (const other of this.lands) total += LAND * overlap(box, other);
    return total / ((box.right - box.left) * (box.bottom - box.top));
  }
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
  const written = { key: label.place, text: label.text, kind: label.kind, size };
  const box = (left: number, middle: number): Box => ({
    left,
    right: left + wide,
    top: middle - size * 0.42,
    bottom: middle + size * 0.42,
  });
  if (map.areas) {
    const put = (x: number, y: number): Candidate => ({
      written: { ...written, x, y, anchor: "middle" },
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
  const sides = [...BESIDE].sort((one, other) => differs(one, liked, drop) - differs(other, liked, drop));
  for (const away of AWAY)
    for (const [dx, dy] of sides) {
      const gap = 3 / map.scale + away * size;
      const x = dx > 0 ? own.right + gap : dx < 0 ? own.left - gap : (own.left + own.right) / 2;
      const middle =
        dy > 0 ? own.bottom + gap + size * 0.4 : dy < 0 ? own.top - gap - size * 0.4 : (own.top + own.bottom) / 2;
      const left = dx > 0 ? x : dx < 0 ? x - wide : x - wide / 2;
      const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
      yield { written: { ...written, x, y: middle + size * 0.33, anchor }, box: box(left, middle) };
    }
}

function differs([dx, dy]: readonly [number, number], x: number, y: number): number {
  return Math.abs(dx - x) + Math.abs(dy - y);
}
