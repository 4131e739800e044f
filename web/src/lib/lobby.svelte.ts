// What the server offers: fetched once a language, for every page that needs to know.

import { api } from "./api";
import { settings, type Language } from "./settings.svelte";
import type { Lobby } from "./types";

let known = $state.raw<Partial<Record<Language, Lobby>>>({});
const asked = new Map<Language, Promise<Lobby>>();

/** The offer in the reader's language; it may be asked for again after a failure. */
export function lobby(): Promise<Lobby> {
  const language = settings.language;
  let found = asked.get(language);
  if (!found) {
    found = api.lobby();
    asked.set(language, found);
    found.then(
      (value) => (known = { ...known, [language]: value }),
      () => asked.delete(language),
    );
  }
  return found;
}

/** The same, as far as it is known by now. */
export function lobbyNow(): Lobby | null {
  void lobby().catch(() => undefined);
  return known[settings.language] ?? null;
}
