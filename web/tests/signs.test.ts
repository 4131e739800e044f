import { describe, expect, it } from "vitest";
import { candidates } from "../src/lib/signs";

describe("the drawing that goes with an answer", () => {
  it("is the piece or the army that it names, or else how one goes", () => {
    expect(candidates("buy ge_infantry")).toEqual(["piece-ge_infantry", "army-ge_infantry", "way-buy"]);
    expect(candidates("rail metz").at(-1)).toBe("way-rail");
  });

  it("is that of the verb where nothing is named", () => {
    expect(candidates("fort")).toEqual(["way-fort", "fort"]);
  });
});
