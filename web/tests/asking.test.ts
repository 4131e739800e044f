import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ofAnswer, type Choice } from "../src/lib/choices";
import { Asking, type Asker } from "../src/table/asking.svelte";
import type { Answer, Asked, Looked, Now, OddsShown, PieceShown, Plan, Why } from "../src/lib/types";
import { answer } from "./shown";

const ODDS = { title: "three dice" } as OddsShown;
const WHY = { text: "too far", rule: "N7", places: ["b", "c"] } as Why;
const LOOKED = { hit_by: [], could_hit: [], reach: [], way: [], lines: [] } as unknown as Looked;

function plan(certain: boolean, ...answers: string[]): Plan {
  const way = answers.map((name) => name.split(" ")[1] ?? "");
  return { answers, way, place: way.at(-1) ?? "", text: "", certain, note: "", by: "" };
}

/** A table that keeps what is said to it and answers from `replies`. */
class FakeTable implements Asker {
  now: Now | null = null;
  line = "open" as const;
  busy = false;
  said: string[] = [];
  replies = { odds: ODDS as OddsShown | null, why: WHY as Why | null, plans: [] as Plan[] | null };
  private number = 0;

  asks(answers: Answer[], more: Partial<Asked> = {}, rest: Partial<Now> = {}) {
    const number = ++this.number;
    const asked = { number, key: "move", answers, place: "", lifts: {}, plans: false, ...more };
    const scene = { pieces: [] as PieceShown[] };
    this.now = { asked, scene, seat: "red", step: number, revision: number, can_undo: true, ...rest } as unknown as Now;
    this.busy = false;
  }
  flush() {}
  answer(...names: string[]) {
    this.said.push(names.join(", "));
    this.busy = true;
  }
  undo() {
    this.said.push("undo");
  }
  share(counts: Record<string, number>) {
    this.said.push(JSON.stringify(counts));
  }
  lookups = {
    plans: () => Promise.resolve(this.replies.plans),
    odds: () => Promise.resolve(this.replies.odds),
    why: () => Promise.resolve(this.replies.why),
    lookAt: () => Promise.resolve(LOOKED),
  };
}

let table: FakeTable;
let asking: Asking;
let page: { replaying: boolean; opens: boolean; careful: boolean };

const settled = () => vi.advanceTimersByTimeAsync(1);
const shown = () => asking.bubbles.shown;

beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeTable();
  page = { replaying: false, opens: false, careful: false };
  asking = new Asking(table, {
    planned: ({ place }) => `to ${place}`,
    replaying: () => page.replaying,
    opens: () => page.opens,
    given: () => undefined,
    careful: () => page.careful,
  });
});
afterEach(() => vi.useRealTimers());

describe("a place that is picked", () => {
  it("gives its only answer", () => {
    table.asks([answer("move a"), answer("move b"), answer("done")]);
    expect([...asking.can.keys()]).toEqual(["a", "b"]);
    asking.pick("a", "mouse");
    expect(table.said).toEqual(["move a"]);
    expect(asking.ownStep).toBe(1);
  });

  it("shows the odds before dice are thrown, and throws them the second time", async () => {
    page.careful = true;
    table.asks([answer("fire a", { dice: true }), answer("move b")]);
    asking.pick("a", "mouse");
    await settled();
    expect(table.said).toEqual([]);
    expect(shown()).toMatchObject({ kind: "odds", sure: true });
    asking.pick("a", "mouse");
    expect(table.said).toEqual(["fire a"]);
    table.asks([answer("move b")]);
    asking.pick("b", "mouse"); // nothing to be asked about
    expect(table.said).toEqual(["fire a", "move b"]);
  });

  it("asks once more about dice that have no place", async () => {
    table.asks([answer("roll", { dice: true, place: "" })]);
    const [choice] = table.now!.asked!.answers.map(ofAnswer);
    await asking.giveWithOdds(choice!, true);
    expect(asking.bubbles.doubted?.names).toEqual(["roll"]);
    asking.bubbles.pointChoice(null); // the mouse on its way to the button
    vi.advanceTimersByTime(1000);
    expect(asking.bubbles.doubted?.names).toEqual(["roll"]);
    asking.bubbles.away();
    expect([asking.bubbles.doubted, table.said]).toEqual([null, []]);
  });

  it("asks once more before cards are drawn, at the place or beside the board", async () => {
    page.careful = true;
    table.asks([answer("move a", { draws: true }), answer("play gas", { draws: true, place: "" })]);
    asking.pick("a", "mouse");
    await settled();
    expect(shown()).toMatchObject({ kind: "plan", sure: true });
    asking.pick("a", "mouse");
    expect(table.said).toEqual(["move a"]);
    table.asks([answer("play gas", { draws: true, place: "" })]);
    const [choice] = table.now!.asked!.answers.map(ofAnswer);
    await asking.giveWithOdds(choice!, true);
    expect([asking.bubbles.doubted?.names, asking.bubbles.sideOdds]).toEqual([["play gas"], null]);
    await asking.giveWithOdds(choice!, false);
    expect(table.said).toEqual(["move a", "play gas"]);
  });

  it("opens a menu where several may be given", () => {
    table.asks([answer("move a"), answer("fire a")]);
    asking.pick("a", "mouse");
    expect(table.said).toEqual([]);
    expect(shown()).toMatchObject({ kind: "menu", place: "a" });
  });

  it("tells why nothing can be done there", async () => {
    table.asks([answer("move a")]);
    asking.pick("z", "mouse");
    await settled();
    expect(shown()).toMatchObject({ kind: "why", place: "z" });
    expect(asking.bubbles.about).toEqual(["b", "c"]);
    asking.bubbles.away();
    expect(asking.bubbles.about).toEqual([]);
  });

  it("shows under a finger what is there, with why, where armies open", async () => {
    table.asks([answer("move a")]);
    page.opens = true;
    asking.pick("z", "touch");
    await settled();
    expect(shown()).toMatchObject({ kind: "look", place: "z", why: WHY });
  });

  it("puts back what was picked, if it is picked again", () => {
    table.asks([answer("move a")]);
    asking.pick("a", "mouse");
    table.asks([answer("to b")], { place: "a" });
    expect(asking.mayPutBack).toBe(true);
    asking.pick("a", "mouse");
    expect(table.said).toEqual(["move a", "undo"]);
  });

  it("answers nothing while the past is shown", () => {
    table.asks([answer("move a")]);
    page.replaying = true;
    asking.pick("a", "mouse");
    expect(table.said).toEqual([]);
  });
});

describe("an answer with dice", () => {
  beforeEach(() => table.asks([answer("fire a", { dice: true }), answer("fire b", { dice: true })]));

  it("is given at once with a mouse, which has seen the odds", () => {
    asking.pick("a", "mouse");
    expect(table.said).toEqual(["fire a"]);
  });

  it("shows its odds under the first tap, and is given by the second", async () => {
    asking.pick("a", "touch");
    await settled();
    expect(table.said).toEqual([]);
    expect(shown()).toMatchObject({ kind: "odds", odds: ODDS, sure: true });
    asking.pick("b", "touch"); // another one is warned of as well
    await settled();
    expect(table.said).toEqual([]);
    asking.pick("b", "touch");
    expect(table.said).toEqual(["fire b"]);
  });

  it("is not given by a second tap before its odds have come", async () => {
    const tap = () => {
      asking.bubbles.point("a", "touch");
      asking.pick("a", "touch");
    };
    tap();
    tap();
    await settled();
    expect([shown(), table.said]).toMatchObject([{ kind: "odds", sure: true }, []]);
    tap();
    expect(table.said).toEqual(["fire a"]);
  });

  it("is asked about anew where something else was looked at before its odds came", async () => {
    asking.pick("a", "touch");
    void asking.bubbles.show("z");
    asking.pick("a", "touch");
    await settled();
    expect([shown(), table.said]).toMatchObject([{ kind: "odds", sure: true }, []]);
  });

  it("is asked about once more also where nobody knows the odds", async () => {
    table.replies.odds = null;
    asking.pick("a", "touch");
    await settled();
    expect([shown(), table.said]).toMatchObject([{ kind: "plan", sure: true }, []]);
    asking.pick("a", "touch");
    expect(table.said).toEqual(["fire a"]);
  });

  it("is asked about beside the board where it has no place and nobody knows the odds", async () => {
    table.replies.odds = null;
    table.asks([answer("roll", { dice: true, place: "" })]);
    const [choice] = table.now!.asked!.answers.map(ofAnswer);
    await asking.giveWithOdds(choice!, true);
    expect([asking.bubbles.doubted?.names, table.said]).toEqual([["roll"], []]);
    asking.bubbles.away();
    expect(asking.bubbles.doubted).toBe(null);
  });

  it("forgets the first tap when the card goes away", async () => {
    asking.pick("a", "touch");
    await settled();
    asking.bubbles.away();
    asking.pick("a", "touch");
    await settled();
    expect(table.said).toEqual([]);
  });

  it("without a place has its odds beside the board", async () => {
    table.asks([answer("roll", { dice: true })]);
    const [roll] = asking.answers.map((each) => ({ ...each, names: [each.name], unsure: false, way: [] }));
    await asking.giveWithOdds(roll!, true);
    expect(asking.bubbles.oddsBeside).toBe(ODDS);
    expect(table.said).toEqual([]);
  });
});

describe("plans", () => {
  beforeEach(() => table.asks([answer("step b"), answer("step c")], { plans: true, place: "a" }));

  it("are awaited before anything is lit", async () => {
    table.replies.plans = [plan(true, "step b"), plan(true, "step b", "step d")];
    asking.fetchPlans();
    expect(asking.planning).toBe(true);
    expect(asking.choices.lit).toEqual([]);
    await settled();
    expect([...asking.can]).toEqual([
      ["c", "step c"],
      ["b", "to b"],
      ["d", "to d"],
    ]);
    asking.pick("d", "mouse");
    expect(table.said).toEqual(["step b, step d"]);
  });

  it("of another question are not wanted", async () => {
    table.replies.plans = [plan(true, "step b")];
    asking.fetchPlans();
    table.asks([answer("step c")], { plans: true });
    await settled();
    expect(asking.planning).toBe(true);
  });

  it("that come late do not take the place of the latest", async () => {
    table.lookups.plans = () => new Promise((told) => setTimeout(() => told([plan(true, "step b")]), 50));
    asking.fetchPlans();
    table.asks([answer("step c")], { plans: true });
    table.lookups.plans = () => Promise.resolve([plan(true, "step c")]);
    asking.fetchPlans();
    await vi.advanceTimersByTimeAsync(60);
    expect([...asking.can]).toEqual([["c", "to c"]]);
  });

  it("that dice may stop are shown before they are given by a finger", async () => {
    table.replies.plans = [plan(false, "step b", "step d")];
    asking.fetchPlans();
    await settled();
    expect([...asking.unsure]).toEqual(["d"]);
    asking.pick("d", "touch");
    expect(shown()).toMatchObject({ kind: "plan", sure: true });
    expect(asking.bubbles.way).toEqual(["a", "b", "d"]);
    asking.pick("d", "touch");
    expect(table.said).toEqual(["step b, step d"]);
  });
});

describe("to order nobody", () => {
  it("is asked twice", () => {
    table.asks([answer("order a"), answer("done", { place: "", doubt: true })]);
    asking.give("done");
    expect(asking.doubting).toBe(true);
    expect(table.said).toEqual([]);
    asking.surely("done");
    expect(asking.doubting).toBe(false);
    expect(table.said).toEqual(["done"]);
  });

  it("can be taken back", () => {
    table.asks([answer("order a"), answer("done", { place: "", doubt: true })]);
    asking.give("done");
    expect(asking.undoubt()).toBe(true);
    expect(asking.undoubt()).toBe(false);
    expect(table.said).toEqual([]);
  });

  it("is asked once where the server has no doubt", () => {
    table.asks([answer("order a"), answer("done", { place: "" })]);
    asking.give("done");
    expect(table.said).toEqual(["done"]);
  });
});

describe("a sweep", () => {
  it("gives one answer a place", () => {
    table.asks([answer("order a"), answer("order b"), answer("order c")]);
    asking.sweep(["a", "c", "z"]);
    expect(table.said).toEqual(["order a, order c"]);
    asking.sweep(["z"]);
    expect(table.said).toHaveLength(1);
  });
});

describe("a piece that is dragged", () => {
  function lifts() {
    table.asks([answer("move a"), answer("fire a", { dice: true })], { lifts: { unit: ["move a"] } });
    asking.dragging.lift("a", "unit");
  }

  it("answers with what lifts it, and with where it is dropped", async () => {
    lifts();
    expect(table.said).toEqual(["move a"]);
    asking.dragging.drop("b"); // the answer is still on its way
    asking.dragging.changed();
    await settled();
    expect(table.said).toEqual(["move a"]);
    table.asks([answer("to b"), answer("to c")], { place: "a" });
    asking.dragging.changed();
    await settled();
    expect(table.said).toEqual(["move a", "to b"]);
  });

  it("waits until it is known where steps lead", async () => {
    table.asks([answer("step b")], { plans: true, place: "a" });
    table.replies.plans = [plan(true, "step b", "step d")];
    asking.dragging.drop("d");
    asking.fetchPlans();
    asking.dragging.changed();
    expect(table.said).toEqual([]);
    await settled();
    asking.dragging.changed();
    await settled();
    expect(table.said).toEqual(["step b, step d"]);
  });

  it("that is put back is lifted no more", () => {
    lifts();
    asking.dragging.putBack();
    asking.dragging.changed();
    expect(table.said).toEqual(["move a"]); // not before the answer has come
    table.asks([answer("to b")], { place: "a" });
    asking.dragging.changed();
    asking.dragging.changed();
    expect(table.said).toEqual(["move a", "undo"]);
  });

  it("is lifted with all the answers that it means", () => {
    table.asks([answer("army one", { place: "a" }), answer("from a", { place: "a" })], {
      lifts: { one: ["army one"], lone: ["from a", "piece infantry"] },
    });
    asking.dragging.lift("a", "lone");
    expect(table.said).toEqual(["from a, piece infantry"]);
  });

  it("and was never lifted needs no undoing", () => {
    table.asks([answer("fire a", { dice: true })]);
    asking.dragging.lift("a", "unit");
    asking.dragging.putBack();
    asking.dragging.changed();
    expect(table.said).toEqual([]);
  });

  it("warns of dice where it is dropped, and opens a menu where there are several answers", async () => {
    table.asks([answer("fire b", { dice: true }), answer("to c"), answer("fire c", { dice: true })], { place: "a" });
    asking.dragging.drop("b");
    await settled();
    expect(shown()).toMatchObject({ kind: "odds", sure: true });
    asking.dragging.drop("c");
    await settled();
    expect(shown()).toMatchObject({ kind: "menu", place: "c" });
    expect(table.said).toEqual([]);
  });

  it("is forgotten when something else is answered", async () => {
    lifts();
    asking.dragging.drop("b");
    table.busy = false;
    asking.give("done");
    table.asks([answer("to b")], { place: "a" });
    asking.dragging.changed();
    await settled();
    expect(table.said).toEqual(["move a", "done"]);
  });
});

describe("the small card", () => {
  beforeEach(() =>
    table.asks([answer("fire a", { dice: true }), answer("move b"), answer("to c", { note: "c falls" })]),
  );

  async function pointAt(place: string | null, after = 300) {
    asking.bubbles.point(place, "mouse");
    await vi.advanceTimersByTimeAsync(after);
    return shown();
  }

  it("opens a while after a place is pointed at, and goes when it is not", async () => {
    expect(await pointAt("a", 100)).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toMatchObject({ kind: "odds", sure: false });
    expect(await pointAt(null, 340)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    expect(shown()).toBeNull();
  });

  it("tells what would come of it, or what is there", async () => {
    expect(await pointAt("c")).toMatchObject({ kind: "plan", choice: { note: "c falls" } });
    expect(await pointAt("z")).toMatchObject({ kind: "look", place: "z" });
    expect(asking.bubbles.threats).toMatchObject({ place: "z" });
  });

  it("stays while the pointer is on it", async () => {
    await pointAt("z");
    asking.bubbles.point(null, "mouse");
    asking.bubbles.stay();
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).not.toBeNull();
  });

  it("that asks something is not driven away", async () => {
    asking.bubbles.menu("b", []);
    expect(await pointAt("z", 1000)).toMatchObject({ kind: "menu" });
    expect(await pointAt(null, 1000)).toMatchObject({ kind: "menu" });
  });

  it("shows no reply that came too late", async () => {
    asking.bubbles.point("z", "mouse");
    vi.advanceTimersByTime(260); // the question is on its way
    asking.bubbles.away();
    await settled();
    expect(shown()).toBeNull();
  });

  it("says nothing of what could be done while the past is shown", async () => {
    page.replaying = true;
    expect(await pointAt("a")).toMatchObject({ kind: "look" });
  });

  it("belongs to the answer of the list that is pointed at", async () => {
    const [choice] = asking.byPlace.get("a") ?? [];
    asking.bubbles.pointChoice(choice!);
    await vi.advanceTimersByTimeAsync(250);
    expect(asking.bubbles.pointed).toEqual(["a"]);
    expect(shown()).toMatchObject({ kind: "odds" });
    asking.bubbles.pointChoice(null);
    await vi.advanceTimersByTimeAsync(250);
    expect(asking.bubbles.pointed).toEqual([]);
    expect(shown()).toBeNull();
  });

  it("tells of one thing at a time, at a place or beside the board", async () => {
    table.asks([answer("fire a", { dice: true }), answer("roll", { dice: true, place: "" }), answer("done")]);
    const { bubbles } = asking;
    const [fire, roll, done] = table.now!.asked!.answers.map(ofAnswer);
    const pointed = async (choice: Choice) => {
      bubbles.pointChoice(choice);
      await vi.advanceTimersByTimeAsync(250);
      return [shown()?.kind ?? "", !!bubbles.sideOdds];
    };
    expect(await pointed(roll!)).toEqual(["", true]);
    expect(await pointed(fire!)).toEqual(["odds", false]);
    expect(await pointed(roll!)).toEqual(["", true]);
    expect(await pointed(done!)).toEqual(["", false]);
  });

  it("forgets the answer whose odds did not come before something else was pointed at", async () => {
    table.asks([answer("fire a", { dice: true }), answer("roll", { dice: true, place: "" })]);
    const [, roll] = table.now!.asked!.answers.map(ofAnswer);
    const asked = asking.giveWithOdds(roll!, true);
    await Promise.all([asking.bubbles.show("a"), asked]);
    expect(shown()).toMatchObject({ kind: "odds", sure: false });
    expect([asking.bubbles.doubted, asking.bubbles.warned(roll!), table.said]).toEqual([null, false, []]);
  });
});
