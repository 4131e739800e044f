// What a page fetches again and again while it is seen. What came last stays while the server does not answer.

import type { Failure } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { asFailure } from "../pages/fetched.svelte";

export interface Polled<T> {
  value: T | null;
  readonly failure: Failure | null;
  reload(): Promise<void>;
}

/** To be called while a component is made. `get` runs again whenever what it reads changes. */
export function polled<T>(get: () => Promise<T>, seconds: number): Polled<T> {
  let value = $state.raw<T | null>(null);
  let failure = $state.raw<Failure | null>(null);
  let latest = 0;

  async function reload(): Promise<void> {
    const mine = ++latest;
    try {
      const found = await get();
      if (mine !== latest) return;
      value = found;
      failure = null;
    } catch (error) {
      if (mine === latest) failure = asFailure(error);
    }
  }

  $effect(() => {
    void settings.language;
    void reload();
  });
  $effect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void reload();
    };
    const timer = setInterval(look, 1000 * seconds);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  });

  return {
    get value() {
      return value;
    },
    set value(found: T | null) {
      latest++; // what was asked before is older than this
      value = found;
    },
    get failure() {
      return failure;
    },
    reload,
  };
}
