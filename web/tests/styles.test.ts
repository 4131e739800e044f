// How the sources of the page are written: breakpoints and colours from one place each, and no long files.

import { describe, expect, it } from "vitest";
import { MAX_HEIGHT, MAX_WIDTH, MIN_HEIGHT, MIN_WIDTH } from "../src/lib/breakpoints";

const LONGEST = 350; // lines
const GENERATED = "lib/types.d.ts";
const TOKENS = "styles/tokens.css";
// What is painted on the map stays the same by day and by night, as the map does: it is drawn, not themed.
const DRAWN = /^board\//;

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = Object.entries(SOURCES)
  .map(([path, text]) => ({ name: path.replace("../src/", ""), text }))
  .filter(({ name }) => name !== GENERATED);

/** Style sheets, and those of components. */
const STYLES = FILES.flatMap(({ name, text }) => {
  if (name.endsWith(".css")) return [{ name, text }];
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1];
  return style ? [{ name, text: style }] : [];
});

describe("the style sheets", () => {
  it("are found", () => {
    expect(STYLES.length).toBeGreaterThan(50);
  });

  it("change at the listed widths and heights, and at no others", () => {
    const listed = {
      "max-width": MAX_WIDTH,
      "min-width": MIN_WIDTH,
      "max-height": MAX_HEIGHT,
      "min-height": MIN_HEIGHT,
    };
    const queries = STYLES.flatMap(({ text }) => text.match(/@media[^{]*/g) ?? []).join();
    for (const [feature, values] of Object.entries(listed)) {
      const written = [...queries.matchAll(new RegExp(`${feature}: (\\d+)px`, "g"))].map(([, width]) => Number(width));
      expect([...new Set(written)].sort(), feature).toEqual(Object.values(values).sort());
    }
  });

  it("take their colours from the tokens", () => {
    const named = STYLES.filter(({ name }) => name !== TOKENS && !DRAWN.test(name)).flatMap(({ name, text }) =>
      (text.match(/#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(/gi) ?? []).map((colour) => `${name}: ${colour}`),
    );
    expect(named).toEqual([]);
  });

  it("know about dark and light only in the tokens", () => {
    const asking = STYLES.filter(({ text }) => /prefers-color-scheme|data-theme|light-dark\(/.test(text));
    expect(asking.map(({ name }) => name)).toEqual([TOKENS]);
  });

  it("let nothing move for ever but what stands for a page that is coming", () => {
    const endless = STYLES.filter(({ text }) => /animation[^;]*\binfinite\b/.test(text)).map(({ name }) => name);
    expect(endless).toEqual(["pages/Skeleton.svelte"]);
  });

  it("leave the tokens as they are", () => {
    const set = (text: string) => [...text.matchAll(/(?:style:)?(--[\w-]+)[:=]/g)].map(([, name = ""]) => name);
    const tokens = new Set(FILES.filter(({ name }) => name === TOKENS).flatMap(({ text }) => set(text)));
    const again = FILES.filter(({ name }) => name !== TOKENS).flatMap(({ name, text }) =>
      set(text).flatMap((token) => (tokens.has(token) ? [`${name}: ${token}`] : [])),
    );
    expect(again).toEqual([]);
  });

  it("use only tokens that there are", () => {
    const made = new Set(
      FILES.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)(?=:|=|"|`)/g)].map(([, name]) => name)),
    );
    const used = STYLES.flatMap(({ name, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)]
        .filter(([, token = ""]) => !made.has(token))
        .map(([use]) => `${name}: ${use}`),
    );
    expect(used).toEqual([]);
  });
});

it("no file is too long to read", () => {
  const long = FILES.map(({ name, text }) => ({ name, lines: text.split("\n").length - 1 }));
  expect(long.filter(({ lines }) => lines > LONGEST)).toEqual([]);
});
