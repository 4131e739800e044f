// To the table of a puzzle: opened, and one's word given for its dice.

import { settings } from "../lib/settings.svelte";
import { tell } from "../lib/toasts.svelte";
import { inWords } from "../pages/fetched.svelte";
import { randomWord, sitDown } from "../pages/opening";
import { puzzles } from "./requests";

let busy = $state(false);

export const opening = {
  get busy() {
    return busy;
  },
};

export async function openPuzzle(game: string, number: number): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    await sitDown(await puzzles.open(game, number), randomWord(), settings.name);
  } catch (error) {
    tell(inWords(error), { kind: "trouble" });
  } finally {
    busy = false;
  }
}
