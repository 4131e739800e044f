import { describe, expect, it } from "vitest";
import type { SharingShown } from "../src/lib/types";
import { Sharing } from "../src/table/sharing.svelte";

const share = (piece: string, sum: string, count: number, least = 1, most = 8) => ({
  piece,
  name: piece,
  sum,
  count,
  least,
  most,
});

const MUSTER: SharingShown = {
  title: "",
  shares: [share("a", "austria", 4), share("b", "austria", 4), share("c", "austria", 4), share("d", "saxony", 5, 5, 5)],
  sums: [
    { id: "austria", name: "Austria", total: 12 },
    { id: "saxony", name: "Saxony", total: 5 },
  ],
  keeps: false,
};
const PAIR: SharingShown = {
  title: "",
  shares: [share("a", "a", 8), share("b", "a", 2)],
  sums: [{ id: "a", name: "a + b", total: 10 }],
  keeps: true,
};

describe("a sheet on which troops are shared out", () => {
  it("begins with what was suggested, which may be given", () => {
    const sheet = new Sharing(MUSTER);
    expect([sheet.ready, sheet.unchanged]).toEqual([true, true]);
    expect(sheet.all).toEqual({ a: 4, b: 4, c: 4, d: 5 });
  });

  it("says what is left, or too much, and is not ready before all is shared out", () => {
    const sheet = new Sharing(MUSTER);
    const [a, b] = MUSTER.shares;
    sheet.change(a!, -1);
    expect([sheet.left("austria"), sheet.ready]).toEqual([1, false]);
    sheet.change(b!, 1);
    sheet.change(b!, 1);
    expect([sheet.left("austria"), sheet.ready]).toEqual([-1, false]);
    sheet.reset();
    expect(sheet.ready).toBe(true);
  });

  it("keeps to the bounds of each", () => {
    const sheet = new Sharing(MUSTER);
    const d = MUSTER.shares[3]!;
    sheet.change(d, 1);
    sheet.change(d, -1);
    expect(sheet.count(d)).toBe(5);
  });

  it("moves from one to the other where two share a sum", () => {
    const sheet = new Sharing(PAIR);
    const [a, b] = PAIR.shares;
    sheet.change(a!, -1);
    expect(sheet.all).toEqual({ a: 7, b: 3 });
    sheet.change(b!, -1);
    expect(sheet.all).toEqual({ a: 8, b: 2 });
    sheet.change(b!, -1); // the other has its most
    expect(sheet.all).toEqual({ a: 8, b: 2 });
  });
});
