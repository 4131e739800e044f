import { describe, expect, it } from "vitest";
import {
  boxAround,
  boxOfShape,
  middleOf,
  overlap,
  roomBeside,
  spotBeside,
  wedge,
  type Around,
  type Box,
  type Size,
} from "../src/board/placement";

/** Numbers that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const WINDOW: Box = { left: 0, top: 0, right: 1000, bottom: 640 };
const HEX = 60;
const GAP = 8;

function hexes(random: () => number, count: number): Box[] {
  return Array.from({ length: count }, () =>
    boxAround({ x: Math.floor(random() * 16) * HEX + 40, y: Math.floor(random() * 10) * HEX + 40 }, HEX),
  );
}

function situation(seed: number, lit: number): { size: Size; around: Around } {
  const random = dice(seed);
  const [anchor = boxAround({ x: 0, y: 0 }, HEX)] = hexes(random, 1);
  return {
    size: { wide: 120 + random() * 220, high: 40 + random() * 200 },
    around: { anchor, lit: hexes(random, lit), pieces: hexes(random, 12), window: WINDOW },
  };
}

function hidden(box: Box, { anchor, lit }: Around): number {
  return overlap(box, anchor) + lit.reduce((sum, each) => sum + overlap(box, each), 0);
}

function inWindow(box: Box): boolean {
  return box.left >= -0.01 && box.top >= -0.01 && box.right <= 1000.01 && box.bottom <= 640.01;
}

/** Whether there is room for a thing somewhere on a fine grid. */
function hasRoom({ wide, high }: Size, around: Around): boolean {
  for (let left = 0; left + wide <= 1000; left += 10)
    for (let top = 0; top + high <= 640; top += 10)
      if (!hidden({ left, top, right: left + wide, bottom: top + high }, around)) return true;
  return false;
}

describe("a card beside its place", () => {
  it("covers neither its place nor a lit one wherever there is room", () => {
    let tight = 0;
    for (let seed = 0; seed < 300; seed++) {
      const { size, around } = situation(seed, seed % 40);
      const spot = spotBeside(size, around, GAP);
      expect(inWindow(spot)).toBe(true);
      if (!hidden(spot, around)) continue;
      tight++;
      expect(hasRoom(size, around)).toBe(false);
    }
    expect(tight).toBeLessThan(150);
  });

  it("hides its own place last where it must hide something", () => {
    for (let seed = 0; seed < 60; seed++) {
      const { size, around } = situation(seed, 200);
      expect(overlap(spotBeside(size, around, GAP), around.anchor)).toBe(0);
    }
  });

  it("is low enough on a phone to lie beside its place", () => {
    const window = { left: 6, top: 6, right: 384, bottom: 549 };
    for (let y = 0; y <= 555; y += 15)
      for (let x = 0; x <= 390; x += 15) {
        const around = { anchor: boxAround({ x, y }, HEX), lit: [], pieces: [], window };
        const high = Math.min(390, roomBeside(330, around, GAP, 150));
        expect(high).toBeGreaterThanOrEqual(150);
        expect(overlap(spotBeside({ wide: 330, high }, around, GAP), around.anchor)).toBe(0);
      }
  });

  it("is as high as it likes where it has room at the side of its place", () => {
    const around = { anchor: boxAround({ x: 100, y: 320 }, HEX), lit: [], pieces: [], window: WINDOW };
    expect(roomBeside(330, around, GAP, 150)).toBe(640);
  });

  it("is next to its place where nothing is in the way", () => {
    for (let seed = 0; seed < 60; seed++) {
      const { size, around } = situation(seed, 0);
      const spot = spotBeside(size, { ...around, pieces: [] }, GAP);
      const far = Math.max(
        spot.left - around.anchor.right,
        around.anchor.left - spot.right,
        spot.top - around.anchor.bottom,
        around.anchor.top - spot.bottom,
      );
      expect(far).toBeCloseTo(GAP);
    }
  });

  it("leaves pieces in sight where it can do so nearby", () => {
    const anchor = boxAround({ x: 500, y: 320 }, HEX);
    const pieces = [boxAround({ x: 640, y: 320 }, 200)]; // all of the right side
    const spot = spotBeside({ wide: 120, high: 60 }, { anchor, lit: [], pieces, window: WINDOW }, GAP);
    expect(overlap(spot, pieces[0]!)).toBe(0);
  });

  it("stays in a window that is too small for it, in the midst", () => {
    const window = { left: 0, top: 0, right: 100, bottom: 100 };
    const spot = spotBeside(
      { wide: 140, high: 40 },
      { anchor: boxAround({ x: 50, y: 50 }, 20), lit: [], pieces: [], window },
      GAP,
    );
    expect(spot.left).toBeCloseTo(-20);
    expect(spot.top).toBeGreaterThanOrEqual(0);
  });
});

describe("dice beside their hex", () => {
  it("cover no piece nor lit place if there is a spot beside it, and are never far", () => {
    for (let seed = 0; seed < 200; seed++) {
      const { around } = situation(seed, seed % 6);
      const hard = { ...around, lit: [...around.lit, ...around.pieces], pieces: [] };
      const size = { wide: 40 + 18 * (seed % 5), high: 32 };
      const spot = spotBeside(size, hard, 3, false);
      expect(Math.abs(middleOf(spot).x - middleOf(around.anchor).x)).toBeLessThan(3 * HEX + size.wide);
      expect(Math.abs(middleOf(spot).y - middleOf(around.anchor).y)).toBeLessThan(3 * HEX + size.high);
      if (!hidden(spot, hard)) continue;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const at = middleOf(around.anchor);
        const beside = boxAround(
          { x: at.x + dx * (HEX / 2 + size.wide / 2 + 3), y: at.y + dy * (HEX / 2 + size.high / 2 + 3) },
          size.wide,
          size.high,
        );
        if (inWindow(beside)) expect(hidden(beside, hard)).toBeGreaterThan(0);
      }
    }
  });
});

describe("the pointer of a card", () => {
  it("goes from its edge to the place, on whatever side it is", () => {
    for (let seed = 0; seed < 200; seed++) {
      const { size, around } = situation(seed, seed % 20);
      const spot = spotBeside(size, around, GAP);
      if (overlap(spot, around.anchor)) continue;
      const [one, tip, other] = wedge(spot, around.anchor, 7);
      expect(tip && overlap(boxAround(tip, 0.2), around.anchor)).toBeGreaterThan(0);
      for (const end of [one, other]) {
        expect(end!.x).toBeGreaterThanOrEqual(spot.left - 0.01);
        expect(end!.x).toBeLessThanOrEqual(spot.right + 0.01);
        expect(end!.y).toBeGreaterThanOrEqual(spot.top - 0.01);
        expect(end!.y).toBeLessThanOrEqual(spot.bottom + 0.01);
      }
    }
  });

  it("is left out where the card lies on its place", () => {
    expect(wedge(boxAround({ x: 0, y: 0 }, 100), boxAround({ x: 5, y: 5 }, 20), 7)).toEqual([]);
  });
});

it("boxes of shapes reach to their corners", () => {
  expect(boxOfShape("0,5 10,0 20,5 10,12")).toEqual({ left: 0, top: 0, right: 20, bottom: 12 });
});
