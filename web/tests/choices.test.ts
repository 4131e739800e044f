import { describe, expect, it } from "vitest";
import { choicesOf, destinations, ofAnswer, swept } from "../src/lib/choices";
import { grouped } from "../src/lib/grouped";
import type { Plan } from "../src/lib/types";
import { answer } from "./shown";

function plan(...names: string[]): Plan {
  const way = names.map((name) => name.split(" ")[1] ?? "");
  return { answers: names, way, place: way.at(-1) ?? "", text: "", certain: true, note: "", by: "" };
}

const words = (each: Plan) => `to ${each.place}`;

describe("what is lit", () => {
  it("is every answer with a place, where nothing is a step", () => {
    const { lit, steps } = choicesOf([answer("order e5"), answer("order e6"), answer("done")], [], words);
    expect(lit.map((each) => each.names)).toEqual([["order e5"], ["order e6"]]);
    expect(steps).toEqual([]);
  });

  it("is where steps lead, and the steps remain", () => {
    const asked = [answer("step b2"), answer("step b3"), answer("fire d4")];
    const plans = [plan("step b2"), plan("step b2", "step c2"), plan("step b3", "step c4")];
    const { lit, steps } = choicesOf(asked, plans, words);
    expect(lit.map((each) => each.place)).toEqual(["d4", "b2", "c2", "c4"]);
    expect(lit.find((each) => each.place === "c2")?.names).toEqual(["step b2", "step c2"]);
    expect(steps.map((each) => each.place)).toEqual(["b2", "b3"]);
  });

  it("says what is not sure", () => {
    const unsure = { ...plan("step b2", "step c2"), certain: false };
    const { lit } = choicesOf([answer("step b2")], [plan("step b2"), unsure], words);
    expect(lit.map((each) => each.unsure)).toEqual([false, true]);
    expect(lit[1]?.text).toBe("to c2");
    expect(lit[1]?.way).toEqual(["b2", "c2"]);
  });
});

describe("of several ways to a place", () => {
  it("the certain one is offered, and then the shortest", () => {
    const risky = { ...plan("step c3"), certain: false };
    const round = plan("step b2", "step b3", "step c3");
    const short = plan("step b3", "step c3");
    expect(destinations([risky, round, short])).toEqual([short]);
    expect(destinations([risky])).toEqual([risky]);
  });

  it("each is offered of which something else comes", () => {
    const taking = { ...plan("step b2", "step c3"), note: "b2 falls" };
    const past = plan("step b3", "step c3");
    expect(destinations([taking, past])).toEqual([taking, past]);
  });

  it("a plan of nothing is none", () => {
    expect(destinations([plan()])).toEqual([]);
  });
});

describe("a sweep", () => {
  it("answers once a place, with the verb that they share", () => {
    const asked = ["order e5", "order e6", "square e6", "square e7", "order e7"]
      .map((name) => answer(name))
      .map(ofAnswer);
    const byPlace = grouped(asked, (each) => each.place);
    expect(swept(["e5", "e6", "e7", "a1"], byPlace)).toEqual(["order e5", "order e6", "order e7"]);
  });
});

describe("the drawing of a choice", () => {
  it("is that of what the answer names, or else of how one goes", () => {
    const named = ofAnswer({ ...answer("from ge_1"), sign: "army-ge_1" });
    expect([named.sign, named.by]).toEqual(["army-ge_1", ""]);
    const going = ofAnswer({ ...answer("rail metz"), by: "way-rail" });
    expect([going.sign, going.by]).toEqual(["way-rail", "way-rail"]);
  });

  it("is that of the first step of a plan", () => {
    const { lit } = choicesOf([answer("step a")], [{ ...plan("step a", "step b"), by: "way-step" }], words);
    expect(lit.map(({ by }) => by)).toEqual(["way-step"]);
  });
});
