import { describe, expect, it } from "vitest";
import { sha256 } from "../src/lib/sha256";
import type { TableShown } from "../src/lib/types";
import { nextWord, promiseOf, strongWord } from "../src/pages/promising";

describe("the hash of a word", () => {
  it("is SHA-256", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("κάθε λέξη ".repeat(20))).toBe("12050f6dee0b4eda127bf49d0ca087ec95eb4850f05f7afa1a8b46a5c0e58ec9");
  });

  it("is the one that the server expects", () => {
    expect(promiseOf("magpie")).toBe("d4efdd70194d5f687352d149c04061fcb53be2d2fc8e497435fa75e656bb818e");
  });
});

describe("a word", () => {
  it("is too long to be found by trying, and keeps what was typed", () => {
    const random = () => "badego-fikuma";
    expect(strongWord("  elan!  vital ", random)).toBe("elan vital badego-fikuma");
    expect(strongWord("", random).length).toBeGreaterThanOrEqual(20);
    expect(strongWord("x".repeat(200), random).length).toBeLessThanOrEqual(64);
  });
});

describe("at a table that has not begun", () => {
  const random = () => "badego-fikuma";
  const table = (words: string[], promises: string[], bound: boolean, holders = ["you", "person"]) =>
    ({
      yours: ["french"],
      seats: [
        { seat: "french", holder: holders[0] },
        { seat: "allied", holder: holders[1] },
      ],
      dice: { words, promises, bound },
    }) as unknown as TableShown;
  const mine = promiseOf("my word");

  it("a seat promises first", () => {
    expect(nextWord(table(["", ""], ["", ""], false), "", random)?.promise).toBeTruthy();
  });

  it("a promised word is not shown before every seat is bound", () => {
    expect(nextWord(table(["", ""], [mine, ""], false), "my word", random)).toBeNull();
    expect(nextWord(table(["", ""], [mine, "x"], true), "my word", random)?.word).toBe("my word");
  });

  it("a browser that has forgotten its word promises another, unless words are shown already", () => {
    expect(nextWord(table(["", ""], [mine, "x"], true), "", random)?.promise).toBeTruthy();
    expect(nextWord(table(["", "theirs"], [mine, "x"], true), "", random)).toBeNull();
  });

  it("somebody who plays alone just says a word", () => {
    expect(nextWord(table(["", "captain"], ["", ""], false, ["you", "bot"]), "", random)?.promise).toBe("");
  });
});
