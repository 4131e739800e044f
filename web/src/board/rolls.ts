// Where dice that were thrown fall on a board.

import type { Layout, LogLine, PlaceShown } from "../lib/types";
import type { Point } from "./geometry";

export interface Roll {
  key: string;
  faces: string[];
  x: number;
  y: number;
}

/** Dice fall above their place, or below it at the upper edge; several throws lie in rows. */
export function rollsOf(
  lines: readonly LogLine[],
  places: ReadonlyMap<string, PlaceShown>,
  { size, width }: Pick<Layout, "size" | "width">,
  middle: () => Point,
): Roll[] {
  const rows = new Map<string, number>();
  return lines
    .filter((line) => line.faces.length)
    .map((line) => {
      const name = line.places[0] ?? placeBefore(lines, line);
      const place = places.get(name);
      const row = rows.get(name) ?? 0;
      rows.set(name, row + 1);
      const at = place ? beside(place, row, line.faces.length, size, width) : under(middle(), row * size * 0.6);
      return { key: `${line.n}`, faces: line.faces, ...at };
    });
}

function beside(place: Point, row: number, dice: number, size: number, width: number): Point {
  const half = (dice * size * 0.42) / 2 + size * 0.1;
  const away = size * (0.78 + row * 0.52);
  const above = place.y > size * (1.1 + row * 0.5);
  return { x: Math.min(Math.max(place.x, half), width - half), y: above ? place.y - away : place.y + away };
}

function under({ x, y }: Point, down: number): Point {
  return { x, y: y + down };
}

/** Dice without a place of their own fall where the last thing happened. */
function placeBefore(lines: readonly LogLine[], line: LogLine): string {
  return lines.findLast((each) => each.n < line.n && each.places.length)?.places[0] ?? "";
}
