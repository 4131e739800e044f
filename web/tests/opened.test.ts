import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepOpen, wasOpen } from "../src/lib/opened";

let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("panels beside the board", () => {
  it("are as usual until somebody opens or closes one", () => {
    expect(wasOpen("maria", "powers", true)).toBe(true);
    expect(wasOpen("maria", "tracks", false)).toBe(false);
  });

  it("stay as they were left, each by itself and in its own game", () => {
    keepOpen("maria", "powers", false);
    keepOpen("maria", "tracks", true);
    expect(wasOpen("maria", "powers", true)).toBe(false);
    expect(wasOpen("maria", "tracks", false)).toBe(true);
    expect(wasOpen("lastman", "powers", true)).toBe(true);
  });

  it("are as usual in a browser that keeps nothing, or keeps nonsense", () => {
    kept["sandtable-panels"] = "{";
    expect(wasOpen("maria", "powers", true)).toBe(true);
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(() => keepOpen("maria", "powers", false)).not.toThrow();
  });
});
