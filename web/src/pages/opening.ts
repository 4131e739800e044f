// From wishes to a table: the server pledges its dice, then each seat gives its word.

import { api } from "../lib/api";
import { go } from "../lib/route.svelte";
import { choose } from "../lib/settings.svelte";
import type { Opened, SeatWish } from "../lib/types";
import { keepInvites } from "./inviting";
import { keepWord, promiseOf, strongWord } from "./promising";

export interface SeatOf {
  seat: string;
  name: string;
}

/** Who sits against me, by seat: `bot:captain`, `invite` or `here`. */
export type Against = Record<string, string>;

export function wishesOf(sides: SeatOf[], mine: string, against: Against): SeatWish[] {
  return sides.map(({ seat }) => {
    if (seat === mine) return { kind: "me" };
    const who = against[seat] ?? "";
    if (who.startsWith("bot:")) return { kind: "bot", bot: who.slice("bot:".length) };
    return { kind: who === "here" ? "here" : "invite" };
  });
}

const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";

/** A word that nobody can have foreseen, and that can still be read aloud. */
export function randomWord(syllables = 6): string {
  const dice = crypto.getRandomValues(new Uint32Array(2 * syllables));
  let word = "";
  for (let at = 0; at < syllables; at++) {
    if (at && at % 3 === 0) word += "-";
    word += CONSONANTS[(dice[2 * at] ?? 0) % CONSONANTS.length];
    word += VOWELS[(dice[2 * at + 1] ?? 0) % VOWELS.length];
  }
  return word;
}

/** My word for the dice, or only its promise where others give theirs too. */
export async function giveWord(table: string, word: string, name: string, others: boolean): Promise<void> {
  if (!others) {
    await api.word(table, { word: word.trim() || randomWord(), promise: "", name });
    return;
  }
  const strong = strongWord(word, randomWord);
  keepWord(table, strong);
  await api.word(table, { word: "", promise: promiseOf(strong), name });
}

/** My word for the dice of a table that was just opened, and to the table. */
export async function sitDown(opened: Opened, word: string, name: string): Promise<void> {
  if (name) choose("name", name);
  keepInvites(opened);
  await giveWord(opened.id, word, name, Object.keys(opened.invites).length > 0);
  go(`/table/${encodeURIComponent(opened.id)}`);
}
