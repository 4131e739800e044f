import { expect, test } from "vitest";
import type { Frame, LogLine } from "../src/lib/types";
import { rowsOf } from "../src/replay/rows";
import { march } from "./shown";

let n = 0;

const step = (from: string, to: string, who = "Karl") => march(who, from, to, { n: n++, places: [to] });

function frame(number: number, answer: string, log: LogLine[] = [], seat = "austria", panels: unknown[] = []): Frame {
  return { step: number, seat, answer, log, now: { panels } as unknown as Frame["now"] };
}

test("a march is one row, from who marches to where he stops", () => {
  const rows = rowsOf([
    frame(1, "move Karl"),
    frame(2, "to Tabor", [step("Prag", "Tabor")]),
    frame(3, "to Linz", [step("Tabor", "Linz")]),
    frame(4, "stop here"),
    frame(5, "end the movement", [{ ...step("", ""), key: "moves-over", way: [], leg: null }]),
  ]);
  expect(rows.map((row) => row.text)).toEqual(["Karl: Prag → Tabor → Linz.", "end the movement"]);
  expect(rows[0]).toMatchObject({ step: 3, first: 1, last: 4 });
});

test("two marches after each other are two rows", () => {
  const rows = rowsOf([
    frame(1, "move Karl"),
    frame(2, "to Tabor", [step("Prag", "Tabor")]),
    frame(3, "stop here"),
    frame(4, "move Traun"),
    frame(5, "to Wien", [step("Raab", "Wien", "Traun")]),
    frame(6, "stop here"),
  ]);
  expect(rows.map((row) => row.text)).toEqual(["Karl: Prag → Tabor.", "Traun: Raab → Wien."]);
});

test("what is no march stays as it is, and so does what nobody may know", () => {
  const rows = rowsOf([frame(0, ""), frame(1, "agree"), frame(2, ""), frame(3, "place nothing")]);
  expect(rows.map((row) => row.step)).toEqual([0, 1, 2, 3]);
});

test("a march of another seat is not joined", () => {
  const rows = rowsOf([
    frame(1, "move Karl"),
    frame(2, "to Tabor", [step("Prag", "Tabor")]),
    frame(3, "to Linz", [step("Tabor", "Linz")], "prussia"),
  ]);
  expect(rows).toHaveLength(2);
});

test("a word or two give way to what came of them, where panels lie beside the board", () => {
  const told = { ...step("Prag", "Prag"), key: "shifts", text: "Karl now has 7 troops.", way: [], leg: null };
  expect(rowsOf([frame(1, "7 troops", [told], "austria", [{}])])[0]?.text).toBe("Karl now has 7 troops.");
  expect(rowsOf([frame(1, "7 troops", [told])])[0]?.text).toBe("7 troops");
});

test("a retreat, which is no march, stays with the answers that led to it", () => {
  const back = { ...step("Prag", "Tabor"), key: "retreats", back: true };
  const rows = rowsOf([frame(1, "play a card"), frame(2, "to Tabor", [back]), frame(3, "agree")]);
  expect(rows.map((row) => row.text)).toEqual(["play a card", "to Tabor", "agree"]);
});
