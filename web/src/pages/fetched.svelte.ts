// What a page fetches: again when the language changes, with its failure in words.

import { Failure } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { capital } from "./forms";

export interface Fetched<T> {
  readonly value: T | null;
  readonly failure: Failure | null;
  reload(): Promise<void>;
}

/** To be called while a component is made. `get` runs again whenever what it reads changes. */
export function fetched<T>(get: () => Promise<T>): Fetched<T> {
  let value = $state.raw<T | null>(null);
  let failure = $state.raw<Failure | null>(null);
  let latest = 0;

  async function reload(): Promise<void> {
    const mine = ++latest;
    failure = null;
    try {
      const found = await get();
      if (mine === latest) value = found;
    } catch (error) {
      if (mine === latest) failure = asFailure(error);
    }
  }

  $effect(() => {
    void settings.language;
    void reload();
  });

  return {
    get value() {
      return value;
    },
    get failure() {
      return failure;
    },
    reload,
  };
}

export function asFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure(0, "");
}

/** A failure in the reader's words. What the server says of it is in the reader's language. */
export function inWords(error: unknown): string {
  const { status, message } = asFailure(error);
  if (status === 0) return t("trouble-offline");
  if (status === 404) return t("trouble-missing");
  if (status === 413) return t("trouble-large");
  if (status === 429) return t("trouble-often");
  if (status >= 500 || !message) return t("trouble-other");
  return capital(message);
}
