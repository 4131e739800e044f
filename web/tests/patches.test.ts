import { describe, expect, it, vi } from "vitest";
import { applied, Changes } from "../src/lib/patches";
import type { Change, FromServer } from "../src/lib/types";

describe("a patch", () => {
  it("puts a value in the place of the old one", () => {
    expect(applied("old", "new")).toBe("new");
    expect(applied({ a: 1 }, null)).toBe(null);
    expect(applied([1], [0, [2, 3]])).toEqual([2, 3]);
    expect(applied(null, [0, { a: [1] }])).toEqual({ a: [1] });
  });

  it("changes members of an object, and takes some away", () => {
    const old = { a: 1, b: { c: 2, d: 3 }, e: 4 };
    expect(applied(old, [1, { a: 5, b: [1, { c: 6 }] }, ["e"]])).toEqual({ a: 5, b: { c: 6, d: 3 } });
    expect(old).toEqual({ a: 1, b: { c: 2, d: 3 }, e: 4 });
  });

  it("begins with nothing where there was something else", () => {
    expect(applied(null, [1, { a: 1 }])).toEqual({ a: 1 });
    expect(applied("old", [2, [{ a: 1 }]])).toEqual([{ a: 1 }]);
    expect(applied([7], [1, { a: 1 }])).toEqual({ a: 1 });
  });

  it("makes a list of old items, changed ones and new ones", () => {
    const old = [
      { id: "a", n: 1 },
      { id: "b", n: 2 },
      { id: "c", n: 3 },
    ];
    expect(applied(old, [2, [1, 2], [0, { n: 4 }], [{ id: "d", n: 5 }], [-1, { id: "e" }]])).toEqual([
      { id: "b", n: 2 },
      { id: "c", n: 3 },
      { id: "a", n: 4 },
      { id: "d", n: 5 },
      { id: "e", n: 5 },
    ]);
    expect(applied(old, [2, [5], [[1, 2]]])).toEqual([5, [1, 2]]);
  });

  it("leaves what has not changed the same object", () => {
    const old = { now: { hand: [{ id: "a" }], sides: [{ id: "b" }] } };
    const made = applied(old, [1, { now: [1, { sides: [0, []] }] }]) as typeof old;
    expect(made.now.hand).toBe(old.now.hand);
  });
});

describe("the changes of a line", () => {
  const welcome = (number: number, step: number) =>
    ({ type: "welcome", number, now: { step, hand: ["card"] }, clocks: null }) as unknown as FromServer;
  const change = (number: number, step: number): Change => ({
    type: "change",
    number,
    patch: [1, { now: [1, { step }], log: [2, [{ n: step }]] }],
  });
  const update = (step: number) => ({
    type: "update",
    now: { step, hand: ["card"] },
    clocks: null,
    log: [{ n: step }],
  });

  function line() {
    const ask = vi.fn();
    return { ask, changes: new Changes(ask) };
  }

  it("become whole updates", () => {
    const { ask, changes } = line();
    expect(changes.read(welcome(1, 4))).toEqual(welcome(1, 4));
    expect(changes.read(change(2, 5))).toEqual(update(5));
    expect(changes.read(change(3, 6))).toEqual(update(6));
    expect(changes.read({ type: "done", id: 3 })).toEqual({ type: "done", id: 3 });
    expect(ask).not.toHaveBeenCalled();
  });

  it("asks for everything, once, when one was lost", () => {
    const { ask, changes } = line();
    changes.read(welcome(1, 4));
    expect(changes.read(change(3, 6))).toBe(null);
    expect(changes.read(change(4, 7))).toBe(null);
    expect(ask).toHaveBeenCalledTimes(1);
    changes.read(welcome(5, 7));
    expect(changes.read(change(6, 8))).toEqual(update(8));
    expect(changes.read(change(8, 9))).toBe(null);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("reads one that comes twice once", () => {
    const { ask, changes } = line();
    changes.read(welcome(1, 4));
    changes.read(change(2, 5));
    expect(changes.read(change(2, 5))).toBe(null);
    expect(changes.read(change(3, 6))).toEqual(update(6));
    expect(ask).not.toHaveBeenCalled();
  });

  it("asks when two come in the wrong order", () => {
    const { ask, changes } = line();
    changes.read(welcome(1, 4));
    expect(changes.read(change(3, 6))).toBe(null);
    expect(changes.read(change(2, 5))).toEqual(update(5)); // it does continue what is known
    expect(changes.read(change(4, 7))).toBe(null);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(changes.read(welcome(5, 9))).toEqual(welcome(5, 9));
  });

  it("asks when a change comes before any welcome", () => {
    const { ask, changes } = line();
    expect(changes.read(change(2, 5))).toBe(null);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
