// Taking a seat: a word for the dice is promised, as with a link, and kept in this browser until it is shown.

import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import type { JoinWish, Opened } from "../lib/types";
import { randomWord } from "../pages/opening";
import { keepWord, promiseOf, strongWord } from "../pages/promising";

export function toTable(id: string): void {
  go(`/table/${encodeURIComponent(id)}`);
}

/** Takes a seat the way that is given, and goes there. */
export async function sitDown(seat: string, take: (wish: JoinWish) => Promise<Opened>): Promise<void> {
  const word = strongWord("", randomWord);
  const opened = await take({ word: "", promise: promiseOf(word), name: settings.name, seat });
  keepWord(opened.id, word);
  toTable(opened.id);
}
