import { describe, expect, it } from "vitest";
import { fanOf, stepOf } from "../src/table/fan";

const CARD = { least: 132, most: 206, gap: 8 };
const PLAYING = { card: 60, gap: 5, between: 22, name: 84 };

describe("a hand of cards", () => {
  it("never needs more room than there is, however many they are", () => {
    for (let wide = 320; wide < 2500; wide += 37)
      for (let many = 1; many <= 20; many += 1) {
        const { card, step } = fanOf(many, wide, CARD);
        expect(card + step * (many - 1)).toBeLessThanOrEqual(wide + 0.01);
        expect(card).toBeLessThanOrEqual(CARD.most);
      }
  });

  it("lies side by side while there is room, and overlaps then", () => {
    expect(fanOf(5, 1100, CARD)).toEqual({ card: 206, step: 214 });
    expect(fanOf(7, 1011, CARD).step).toBeCloseTo(fanOf(7, 1011, CARD).card + CARD.gap);
    const nine = fanOf(9, 1011, CARD);
    expect(nine.card).toBe(132);
    expect(nine.step).toBeLessThan(132);
  });
});

describe("hands of playing cards", () => {
  it("lie in one row, with the same step in all of them", () => {
    for (const hands of [[1], [6, 11, 4], [14, 12], [3, 3, 3, 3]])
      for (let wide = 360; wide < 2200; wide += 41) {
        const step = stepOf(hands, wide, PLAYING);
        const long = hands.reduce((sum, many) => sum + Math.max(PLAYING.name, PLAYING.card + step * (many - 1)), 0);
        expect(long + PLAYING.between * (hands.length - 1)).toBeLessThanOrEqual(Math.max(wide, 420));
        expect(step).toBeGreaterThan(0);
      }
  });

  it("overlap only where they must", () => {
    expect(stepOf([6, 4], 1000, PLAYING)).toBe(65);
    expect(stepOf([6, 11, 4], 1011, PLAYING)).toBeLessThan(60);
  });
});
