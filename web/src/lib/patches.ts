// Changes of a position: each says what is different from the one before it on the same line. Here
// they become whole updates again, before anybody sees them. `server/patches.py` has the format.

import type { Change, FromServer } from "./types";

type Json = unknown;
type Members = Record<string, Json>;

const VALUE = 0;
const OBJECT = 1;
const BEFORE = -1; // the item that was made just before

/** What the patch makes of the old value, which stays as it is. */
export function applied(old: Json, patch: Json): Json {
  if (!Array.isArray(patch)) return patch;
  if (patch[0] === VALUE) return patch[1];
  if (patch[0] === OBJECT) return changed(old, patch[1] as Members, (patch[2] as string[] | undefined) ?? []);
  const known: Json[] = Array.isArray(old) ? old : [];
  const made: Json[] = [];
  for (const item of patch.slice(1) as Json[][]) {
    const [at, what] = item as [number, Json];
    if (item.length === 1) made.push(at);
    else if (typeof what === "number") made.push(...known.slice(at, at + what));
    else made.push(changed(at === BEFORE ? made.at(-1) : known[at], what as Members));
  }
  return made;
}

function changed(old: Json, members: Members, gone: string[] = []): Members {
  const known = isObject(old) ? old : {};
  const made = { ...known };
  for (const name of gone) delete made[name];
  for (const [name, patch] of Object.entries(members)) made[name] = applied(known[name], patch);
  return made;
}

function isObject(value: Json): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The changes of one connection. */
export class Changes {
  private number = -1; // of the last welcome or change
  private known: Members = {};
  private asked = false; // for everything anew

  /** `ask` is called when one is missing, once. */
  constructor(private readonly ask: () => void) {}

  /** The message as it would be without patches; null for one that says nothing new, or cannot be read. */
  read(message: FromServer | Change): FromServer | null {
    if (message.type === "welcome") {
      this.number = message.number;
      this.known = { now: message.now, clocks: message.clocks };
      this.asked = false;
    }
    if (message.type !== "change") return message;
    if (message.number <= this.number) return null;
    if (message.number > this.number + 1) {
      if (!this.asked) this.ask();
      this.asked = true;
      return null;
    }
    this.number = message.number;
    this.known = applied(this.known, message.patch) as Members;
    return { type: "update", ...this.known } as unknown as FromServer;
  }
}
