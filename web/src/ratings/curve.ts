// The lines of a rating's curve.

export interface Rated {
  rating: number;
  spread: number;
}
type Scale = (value: number) => number;

const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const MOST_ROWS = 5;

/** Round numbers between the least and the most, for lines across. */
export function rowsOf(least: number, most: number): number[] {
  const step = STEPS.find((each) => (most - least) / each <= MOST_ROWS) ?? 1000;
  const first = Math.ceil(least / step) * step;
  const rows: number[] = [];
  for (let row = first; row <= most; row += step) rows.push(row);
  return rows;
}

function path(values: number[], x: Scale, y: Scale, from = 0): string[] {
  return values.map((value, at) => `${x(Math.abs(from - at)).toFixed(1)} ${y(value).toFixed(1)}`);
}

export function line(points: Rated[], x: Scale, y: Scale): string {
  const values = points.map((each) => each.rating);
  return `M${path(values, x, y).join("L")}`;
}

/** Along its upper edge, and back along the lower one. */
export function band(points: Rated[], x: Scale, y: Scale): string {
  const above = points.map((each) => each.rating + each.spread);
  const below = points.map((each) => each.rating - each.spread).reverse();
  return `M${[...path(above, x, y), ...path(below, x, y, points.length - 1)].join("L")}Z`;
}
