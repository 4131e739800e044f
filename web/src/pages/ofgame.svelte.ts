// A page about one of the games: which there are, which is chosen, and what is to be known about it.

import { lobby as lobbyOf } from "../lib/lobby.svelte";
import type { GameBrief } from "../lib/types";
import { fetched, type Fetched } from "./fetched.svelte";

interface OfGame<T> extends Fetched<T> {
  readonly games: GameBrief[];
  readonly chosen: string;
}

/** To be called while a component is made. `game` is that of the address; without one it is the first. */
export function ofGame<T extends { game: string }>(game: () => string, get: (game: string) => Promise<T>): OfGame<T> {
  const lobby = fetched(() => lobbyOf());
  const games = $derived(lobby.value?.games ?? []);
  const chosen = $derived(game() || games[0]?.id || "");
  const found = fetched(() => (chosen ? get(chosen) : new Promise<never>(() => undefined)));

  return {
    get games() {
      return games;
    },
    get chosen() {
      return chosen;
    },
    get value() {
      return found.value?.game === chosen ? found.value : null;
    },
    get failure() {
      return found.failure ?? lobby.failure;
    },
    async reload() {
      await Promise.all([lobby.failure ? lobby.reload() : null, chosen ? found.reload() : null]);
    },
  };
}
