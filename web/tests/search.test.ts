import { describe, expect, it } from "vitest";
import { fold, search, type Block } from "../src/lib/search";

const block = (text: string, rule = ""): Block => ({ text, rule });
const found = (blocks: Block[], query: string) => search(blocks, query).map((hit) => hit.block);
const words = (text: string, query: string) =>
  search([block(text)], query).flatMap((hit) => hit.spans.map(({ start, end }) => text.slice(start, end)));

describe("by words", () => {
  it("finds a word whatever its accents and capitals", () => {
    expect(words("Το ΙΠΠΙΚΌ και το ιππικό του στρατηγού", "ιππικο")).toEqual(["ΙΠΠΙΚΌ", "ιππικό"]);
    expect(words("A lövészárok és az őrség", "lovesz")).toEqual(["lövész"]);
    expect(words("az őrség fűben ül", "ŐRSÉG fu")).toEqual(["őrség", "fű"]);
  });
  it("takes every sigma for the same letter", () => {
    expect(words("ο λόχος και οι λόχοι", "λοχοσ")).toEqual(["λόχος"]);
  });
  it("finds accents that are written apart, and marks them with their letter", () => {
    expect(words("cafe\u0301 noir", "café")).toEqual(["cafe\u0301"]);
  });
  it("wants all words in one paragraph, in any order", () => {
    const blocks = [block("A unit retreats."), block("A retreat of a leader."), block("A leader rides.")];
    expect(found(blocks, "leader retreat")).toEqual([1]);
    expect(found(blocks, "retreat")).toEqual([0, 1]);
  });
  it("finds short words at the beginning of a word only, longer ones anywhere", () => {
    expect(words("an art, a part", "art")).toEqual(["art"]);
    expect(words("horse artillery", "tiller")).toEqual(["tiller"]);
  });
  it("finds nothing for nothing, for blanks and for a single letter", () => {
    for (const query of ["", "  ", "a"]) expect(search([block("a b c")], query)).toEqual([]);
  });
  it("takes signs of a pattern as they are", () => {
    expect(words("what (if) any* [ruling]", "(if)")).toEqual(["(if)"]);
    expect(words("nothing", ".*")).toEqual([]);
  });
});

describe("by number", () => {
  const rules = [
    block("See N12.3 and N12.30.", ""),
    block("N12 Melee", "n12"),
    block("N12.3 Infantry rolls.", "n12-3"),
    block("N12.30 Something else.", "n12-30"),
    block("N1.2 Nothing.", "n1-2"),
  ];
  it("has the paragraph itself first, and then where it is named", () => {
    expect(found(rules, "N12.3")).toEqual([2, 0]);
    expect(search(rules, "n12.3")[1]?.spans).toEqual([{ start: 4, end: 9 }]);
  });
  it("needs no letter", () => {
    expect(found(rules, "12.3")).toEqual([2, 0]);
  });
  it("finds a chapter with its paragraphs", () => {
    expect(found(rules, "N12")).toEqual([1, 2, 3]);
    expect(found(rules, "12")).toEqual([1, 2, 3]);
  });
  it("finds no other letter's rule", () => {
    expect(found(rules, "M12.3")).toEqual([]);
  });
});

describe("folding", () => {
  it("keeps the place of every letter", () => {
    const { text, at } = fold("Őß𝄞a");
    expect(text).toBe("oß𝄞a");
    expect(at.at(-1)).toBe("Őß𝄞a".length);
    expect(at[text.indexOf("a")]).toBe("Őß𝄞".length);
  });
});
