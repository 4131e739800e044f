// Words for the dice: promised by their hash, and shown when every seat is bound. Until then only this
// browser knows its word, so that nobody can choose another word to fit.

import { sha256 } from "../lib/sha256";
import type { TableShown, Word } from "../lib/types";

const KEY = "sandtable-words";
const MOST = 40; // tables that are remembered
const LABEL = "sandtable word 1";
const LONGEST = 64;
/** Where the word is kept that was promised for a table which is still to be found. */
export const SOUGHT = "sought";
const SECURE = 20; // letters that nobody tries out

type Kept = Record<string, string>; // table: word

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepWord(table: string, word: string): void {
  const others = Object.entries(read()).filter(([known]) => known !== table);
  try {
    const kept = [...others.slice(1 - MOST), [table, word]];
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing promises another word when it comes to the table again.
  }
}

export const keptWord = (table: string): string => read()[table] ?? "";

export const promiseOf = (word: string): string => sha256(`${LABEL}\n${word}`);

/** A word as the server takes it, too long to be found by trying. */
export function strongWord(typed: string, random: () => string): string {
  const tidy = typed
    .replace(/[^\p{L}\p{N}' -]/gu, "")
    .split(/\s+/)
    .join(" ")
    .trim();
  let word = tidy.slice(0, LONGEST - 2 * SECURE);
  while (word.length < SECURE || word === tidy) word = `${word} ${random()}`.trim();
  return word.slice(0, LONGEST).trim();
}

/** What my seats say next for the dice of a table that has not begun; null while they only wait. */
export function nextWord(table: TableShown, kept: string, random: () => string): Word | null {
  const { words, promises, bound } = table.dice;
  const mine = table.seats
    .map((seat, at) => ({ seat: seat.seat, at }))
    .filter(({ seat }) => table.yours.includes(seat));
  const silent = mine.filter(({ at }) => !words[at]);
  if (!silent.length) return null;
  if (mine.length === table.seats.filter((seat) => seat.holder !== "bot").length)
    return { word: random(), promise: "", name: "" };
  const promised = kept !== "" && silent.every(({ at }) => promises?.[at] === promiseOf(kept));
  if (!promised) {
    const shown = words.some((word, at) => word && promises?.[at]);
    return shown ? null : { word: strongWord("", random), promise: "new", name: "" };
  }
  return bound ? { word: kept, promise: "", name: "" } : null;
}
