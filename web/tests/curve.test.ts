import { describe, expect, it } from "vitest";
import { band, line, rowsOf } from "../src/ratings/curve";

const POINTS = [
  { rating: 1500, spread: 100 },
  { rating: 1540, spread: 80 },
];
const same = (value: number) => value;

describe("the curve of a rating", () => {
  it("goes from game to game", () => {
    expect(line(POINTS, same, same)).toBe("M0.0 1500.0L1.0 1540.0");
  });

  it("has its uncertainty above it, and back below it", () => {
    expect(band(POINTS, same, same)).toBe("M0.0 1600.0L1.0 1620.0L1.0 1460.0L0.0 1400.0Z");
  });

  it.each([
    [1400, 1620, [1400, 1450, 1500, 1550, 1600]],
    [1003, 1012, [1010]],
    [900, 2100, [1000, 1500, 2000]],
  ])("has lines at round numbers between %i and %i", (least, most, rows) => {
    expect(rowsOf(least, most)).toEqual(rows);
  });
});
