import { describe, expect, it } from "vitest";
import { crowdsBar } from "../src/table/bar/crowded";
import { side } from "./shown";

const two = [side("red"), side("blue")];

describe("the bar of a phone", () => {
  it("has room for a title beside two sides", () => {
    expect(crowdsBar({ sides: two, moment: "Turn 12" })).toBe(false);
  });

  it("leaves the turn to the question where its end would be cut", () => {
    expect(crowdsBar({ sides: two, moment: "Summer 1914, turn 1" })).toBe(true);
    expect(crowdsBar({ sides: two, moment: "Καλοκαίρι 1914, γύρος 1" })).toBe(true);
  });

  it("has none beside three sides, or beside tokens", () => {
    expect(crowdsBar({ sides: [...two, side("green")], moment: "Turn 1" })).toBe(true);
    const token = { symbol: "hq", count: 3, name: "HQ", help: "" };
    expect(crowdsBar({ sides: [side("red", { holdings: [token] } as never), side("blue")], moment: "Turn 1" })).toBe(
      true,
    );
  });
});
