// @vitest-environment happy-dom
// What the bar leaves out when there is little room. Widths are made up: here nothing is laid out.

import { describe, expect, it } from "vitest";
import { fitBar } from "../src/table/bar/fitting";

/** A bar whose parts need so many pixels more than they have, by what is shown. */
function bar(missing: { title: Record<string, number>; name: Record<string, number> }, most = ""): HTMLElement {
  const found = document.createElement("header");
  found.innerHTML = `<h1></h1><span class="names" style="max-width: ${most}"><span></span></span>`;
  for (const [selector, by] of [
    ["h1", missing.title],
    [".names > span", missing.name],
  ] as const) {
    const part = found.querySelector(selector)!;
    Object.defineProperty(part, "clientWidth", { get: () => 100 });
    Object.defineProperty(part, "scrollWidth", { get: () => 100 + (by[found.dataset.room!] ?? 0) });
  }
  document.body.append(found);
  fitBar(found);
  return found;
}

describe("the bar on top", () => {
  it("shows everything where there is room", () => {
    expect(bar({ title: {}, name: {} }).dataset.room).toBe("all");
  });

  it("gives up the words of the tools for the title", () => {
    expect(bar({ title: { all: 1 }, name: {} }).dataset.room).toBe("signs");
  });

  it("gives up the banners for a name, and not for the title", () => {
    expect(bar({ title: { all: 1, signs: 1 }, name: {} }).dataset.room).toBe("signs");
    expect(bar({ title: {}, name: { all: 1, signs: 1 } }).dataset.room).toBe("scores");
  });

  it("shows badges alone rather than half a name", () => {
    expect(bar({ title: {}, name: { all: 9, signs: 9, scores: 9 } }).dataset.room).toBe("badges");
  });

  it("gives up nothing for a name that is longer than any may be", () => {
    expect(bar({ title: {}, name: { all: 50 } }, "100px").dataset.room).toBe("all");
  });
});
