// Where dice that were thrown fall on a board: beside their place, over no piece and no lit place.

import type { LogLine } from "../lib/types";
import type { Point } from "./geometry";
import { boxAround, middleOf, spotBeside, type Box, type Size } from "./placement";

export const DIE = 0.4; // of the size of a place
const STEP = 1.12; // from die to die
const GAP = 0.05;

export interface Roll {
  key: string;
  faces: string[];
  /** The middle of the dice. */
  x: number;
  y: number;
  /** Where they belong to. */
  of: Box | null;
}

export interface Field_ {
  /** The size of a place. */
  size: number;
  /** What is seen of the board. */
  window: Box;
  /** What a place takes up. */
  boxOf(name: string): Box | undefined;
  /** What must not be hidden: pieces and lit places. */
  kept: readonly Box[];
  /** Where dice fall that belong nowhere. */
  middle: Point;
}

/** The tray that so many dice lie in. */
export function tray(dice: number, size: number): Size {
  const die = size * DIE;
  return { wide: dice * die * STEP + die * 0.3, high: die * 1.32 };
}

export function rollsOf(lines: readonly LogLine[], field: Field_): Roll[] {
  const fallen: Box[] = [];
  return lines
    .filter((line) => line.faces.length)
    .map((line) => {
      const of = field.boxOf(line.places[0] ?? placeBefore(lines, line)) ?? null;
      const size = tray(line.faces.length, field.size);
      const spot = of ? beside(of, size, field, fallen) : under(field.middle, size, fallen);
      fallen.push(spot);
      return { key: `${line.n}`, faces: line.faces, ...middleOf(spot), of };
    });
}

function beside(anchor: Box, size: Size, { kept, window, size: place }: Field_, fallen: readonly Box[]): Box {
  const lit = [...kept.filter((each) => !inside(each, anchor)), ...fallen];
  return spotBeside(size, { anchor, lit, pieces: [], window }, place * GAP, false);
}

/** One below the other, in the middle of what is seen. */
function under({ x, y }: Point, { wide, high }: Size, fallen: readonly Box[]): Box {
  return boxAround({ x, y: y + fallen.length * high * 1.1 }, wide, high);
}

/** Whether something lies in a place: it is not hidden as long as the place is not. */
function inside(box: Box, place: Box): boolean {
  const { x, y } = middleOf(box);
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}

/** Dice without a place of their own fall where the last thing happened. */
function placeBefore(lines: readonly LogLine[], line: LogLine): string {
  return lines.findLast((each) => each.n < line.n && each.places.length)?.places[0] ?? "";
}
