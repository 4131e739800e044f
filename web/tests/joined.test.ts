import { describe, expect, it } from "vitest";
import { joined } from "../src/lib/joined";
import type { LogLine } from "../src/lib/types";
import { march } from "./shown";

const step = (n: number, who: string, from: string, to: string) => march(who, from, to, { n, step: n });

describe("steps of a march", () => {
  it("are one line", () => {
    const told = joined([step(1, "Karl", "Prag", "Tabor"), step(2, "Karl", "Tabor", "Linz")]);
    expect(told.map((each) => each.text)).toEqual(["Karl: Prag → Tabor → Linz."]);
    expect(told[0]?.way).toEqual(["Prag", "Tabor", "Linz"]);
  });

  it("of two pieces are two", () => {
    const two = [step(1, "Karl", "Prag", "Tabor"), step(2, "Traun", "Tabor", "Linz")];
    expect(joined(two)).toEqual(two);
  });

  it("that something comes between stay apart", () => {
    const falls: LogLine = { ...step(2, "", "", ""), key: "conquers", text: "Tabor falls.", way: [], leg: null };
    const three = [step(1, "Karl", "Prag", "Tabor"), falls, step(3, "Karl", "Tabor", "Linz")];
    expect(joined(three)).toEqual(three);
  });
});
