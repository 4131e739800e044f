import { describe, expect, it } from "vitest";
import type { ChatLine, LogLine, Now } from "../src/lib/types";
import { Unread } from "../src/table/notes/unread.svelte";
import { armiesAt, lastTurn, newsOf, thrownOf, trailOf } from "../src/table/recent";

function line(step: number, more: Partial<LogLine> = {}): LogLine {
  return { n: step, step, key: "moves", places: [], faces: [], way: [], mark: "", ...more } as unknown as LogLine;
}
const turn = (step: number) => line(step, { key: "turn", turn: true });
const went = (step: number) => line(step, { way: ["a", "b"] });

describe("what happened lately", () => {
  const log = [turn(1), went(2), turn(3), went(4), line(5), went(6)];
  const at = (step: number, since: number, until: number) => ({ step, since, until });
  const steps = (found: LogLine[]) => found.map(({ step }) => step);

  it("is the turn that is going on, for who has no seat", () => {
    expect(lastTurn(log)).toBe(3);
    expect(steps(trailOf(log, at(6, -1, -1), -1))).toEqual([4, 6]);
    expect(newsOf(at(6, -1, -1))).toBeNull();
  });

  it("is the last turn where one has just begun", () => {
    expect(lastTurn([...log, turn(7)])).toBe(3);
  });

  it("is all that the others did, though my turn has begun", () => {
    const all = [...log, turn(7), line(7)];
    expect(steps(trailOf(all, at(7, 1, 7), 0))).toEqual([2, 4, 6]);
    expect(steps(trailOf(all, at(7, 1, 7), -1))).toEqual([2, 4, 6]); // come back, too
  });

  it("stays when I only answered within the turn of another", () => {
    expect(steps(trailOf([...log, went(7)], at(7, 1, 7), 6))).toEqual([2, 4, 6, 7]);
  });

  it("goes when I have acted: then it is what came of that", () => {
    const acted = [...log, turn(7), went(8), went(9)];
    expect(steps(trailOf(acted, at(9, 1, 7), 7))).toEqual([8, 9]);
    expect(steps(trailOf(acted, at(9, 1, 7), -1))).toEqual([8, 9]);
  });

  it("has losses and attacks, and nothing that leaves no mark", () => {
    const marked = [line(2, { mark: "loss" }), line(3), line(4, { mark: "attack" })];
    expect(steps(trailOf(marked, at(4, 1, 4), -1))).toEqual([2, 4]);
  });

  it("can be watched after I have acted", () => {
    expect(newsOf(at(9, 1, 7))).toEqual({ since: 1, until: 7 });
  });
});

describe("the dice of a battle", () => {
  const threw = (step: number, place: string) => line(step, { faces: ["die-1"], places: [place] });
  const log = [turn(1), threw(2, "a"), threw(3, "b"), threw(4, "a"), line(5)];
  const now = (kind: string) => ({ panels: [{ now: true, kind }] }) as unknown as Now;

  it("are those of its place, the last ones first", () => {
    expect(thrownOf(now("battle"), log).map(({ step }) => step)).toEqual([4, 2]);
  });

  it("are none where no battle goes on", () => {
    expect(thrownOf(now("track"), log)).toEqual([]);
  });
});

it("armies open in the place where they stand, those that stand nowhere in none", () => {
  const row = (label: string, place: string) => ({ label, place });
  const panels = [{ rows: [row("first", "metz"), row("in the east", "")] }, { rows: [row("second", "metz")] }];
  const now = { panels } as unknown as Now;
  expect(armiesAt(now, "metz").map(({ label }) => label)).toEqual(["first", "second"]);
  expect(armiesAt(now, "")).toEqual([]);
  expect(armiesAt(null, "metz")).toEqual([]);
});

describe("the chat", () => {
  const chat: ChatLine[] = [];
  const says = (n: number) => void chat.push({ n } as ChatLine);
  let reading = false;
  const unread = new Unread(
    () => chat,
    () => reading,
  );

  it("is unread from when one came until it is looked at", () => {
    says(1);
    expect(unread.count).toBe(0);
    unread.changed(true);
    says(2);
    says(3);
    unread.changed(true);
    expect(unread.count).toBe(2);
    reading = true;
    unread.changed(true);
    expect(unread.count).toBe(0);
    reading = false;
    says(4);
    expect(unread.count).toBe(1);
  });
});
