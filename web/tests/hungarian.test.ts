import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { article, AZ } from "../src/lib/hungarian";

describe("the Hungarian article", () => {
  it.each([1, 5, 50, 51, 59, 500, 555, 1000, 1500, 1999, 5000])("is az before %i", (number) => {
    expect(article(number)).toBe("az");
  });

  it.each([0, 2, 3, 4, 10, 11, 15, 19, 20, 49, 60, 100, 150, 199, 2000])("is a before %i", (number) => {
    expect(article(number)).toBe("a");
  });

  it("goes by how a name is spoken", () => {
    expect(["Ausztria", "Épinal", "f7", "„Első csapás”"].map(article)).toEqual(["az", "az", "az", "az"]);
    expect(["britek", "b3", "h1", "„Lovasroham”"].map(article)).toEqual(["a", "a", "a", "a"]);
  });

  it("can be asked for in a message", () => {
    const bundle = new FluentBundle("hu", { functions: { AZ }, useIsolating: false });
    bundle.addResource(new FluentResource("from = { AZ($step) } { $step }. lépéstől"));
    const told = (step: number) => bundle.formatPattern(bundle.getMessage("from")!.value!, { step });
    expect([told(1), told(2)]).toEqual(["az 1. lépéstől", "a 2. lépéstől"]);
  });
});
