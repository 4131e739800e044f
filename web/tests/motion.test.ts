import { describe, expect, it } from "vitest";
import { changedBetween, Motion, movedBetween, wayBetween, type Stood } from "../src/board/motion";
import type { Layout, LogLine, PlaceShown } from "../src/lib/types";

function went(...way: string[]): LogLine {
  return { way } as LogLine;
}

function stands(place: string, symbol = "full"): Stood {
  return { place, symbol, at: { x: place.charCodeAt(0), y: 0 } };
}

const standing = (of: Record<string, Stood>) => new Map(Object.entries(of));

describe("between two scenes", () => {
  const before = standing({ one: stands("a"), two: stands("b"), three: stands("c") });
  const after = standing({ one: stands("d"), two: stands("b", "half"), three: stands("c"), four: stands("e") });

  it("pieces moved, and new ones did not", () => {
    expect(movedBetween(before, after)).toEqual(["one"]);
  });

  it("pieces that stayed look different", () => {
    expect(changedBetween(before, after)).toEqual(["two"]);
  });
});

describe("the way of a piece", () => {
  it("is told by the log from line to line", () => {
    const lines = [went("x", "y"), went("a", "b"), went("b", "c", "d")];
    expect(wayBetween(lines, "a", "d")).toEqual(["a", "b", "c", "d"]);
  });

  it("is straight where the log tells none", () => {
    expect(wayBetween([went("a", "b")], "a", "d")).toEqual(["a", "d"]);
  });
});

describe("motion", () => {
  const layout = {} as Layout;
  const places = new Map([["b", { x: 98, y: 7 } as PlaceShown]]);

  function board(moves = true) {
    const seen: string[][] = [];
    const motion = new Motion(
      () => places,
      () => moves,
    );
    const element = {
      animate: (frames: Keyframe[]) => void seen.push(frames.map((frame) => String(frame["transform"]))),
    };
    motion.keep("one", element as unknown as Element);
    motion.show(standing({ one: stands("a") }), layout, () => []);
    return { motion, seen };
  }

  it("goes through the places of the way", () => {
    const { motion, seen } = board();
    motion.show(standing({ one: stands("c") }), layout, () => [went("a", "b", "c")]);
    expect(seen).toEqual([["translate(97px, 0px)", "translate(98px, 7px)", "translate(99px, 0px)"]]);
  });

  it("shakes who was hit", () => {
    const { motion, seen } = board();
    motion.show(standing({ one: stands("a", "half") }), layout, () => []);
    expect(seen[0]?.[1]).toBe("translate(92px, 0px)");
  });

  it("is none where the board is new, or nothing is to move", () => {
    const turned = board();
    turned.motion.show(standing({ one: stands("c") }), {} as Layout, () => []);
    const still = board(false);
    still.motion.show(standing({ one: stands("c") }), layout, () => []);
    expect([...turned.seen, ...still.seen]).toEqual([]);
  });

  it("is none where many pieces go at once", () => {
    const { motion, seen } = board();
    const crowd = (place: string) =>
      standing(Object.fromEntries(["one", ..."abcdefgh"].map((id) => [id, stands(place)])));
    motion.show(crowd("a"), layout, () => []);
    motion.show(crowd("c"), layout, () => []);
    expect(seen).toEqual([]);
  });
});
