// Who uses this browser, and how one can sign in here.

import { get } from "../lib/api";
import type { Me } from "../lib/types";

const NOBODY: Me = { name: "", known: false, passkeys: false, mail: false };

let known = $state.raw<Me | null>(null);
let asking: Promise<void> | null = null;

/** Ask the server again: somebody has signed in or out. */
export function askAgain(): Promise<void> {
  const mine: Promise<void> = get<Me>("/api/people/me").then(
    (found) => {
      if (asking === mine) known = found; // else somebody has signed in or out since
    },
    () => {
      if (asking === mine) asking = null;
    },
  );
  asking = mine;
  return mine;
}

export const me = {
  get now(): Me {
    if (!asking) void askAgain();
    return known ?? NOBODY;
  },
  /** Whether the server has answered. */
  get asked(): boolean {
    return known !== null;
  },
  /** Of the account; empty for a guest. */
  get name(): string {
    return this.now.name;
  },
};
