// What this visitor may do, what was decided about them, and whom they avoid: one state for all pages.

import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { MyStanding, PersonAt } from "../lib/types";

/** Somebody at a table, by seat or by a line of the chat. */
export interface Person {
  who: string;
  at: PersonAt;
}

let known = $state.raw<MyStanding | null>(null);
let language = "";
let latest = 0; // grows: what was asked before is older than what is known

export function setMe(me: MyStanding): void {
  latest++;
  known = me;
}

export async function refreshMe(): Promise<void> {
  const mine = ++latest;
  language = settings.language;
  try {
    const found = await api.me();
    if (mine === latest) known = found;
  } catch {
    // It is asked for again with the next page.
  }
}

/** As far as it is known by now; asked for once, and again in another language. */
export function meNow(): MyStanding | null {
  if (language !== settings.language) void refreshMe();
  return known;
}
