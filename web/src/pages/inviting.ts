// Links to open seats. The server keeps only their hashes, so this browser remembers what it was told.

import { api, Failure } from "../lib/api";
import type { Opened } from "../lib/types";

const KEY = "sandtable-invites";
const MOST = 40; // tables that are remembered

type Kept = Record<string, Record<string, string>>; // table, seat: address

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepInvites(opened: Opened): void {
  if (!Object.keys(opened.invites).length) return;
  const { [opened.id]: before, ...others } = read();
  const latest = Object.entries(others).slice(1 - MOST);
  const kept: Kept = { ...Object.fromEntries(latest), [opened.id]: { ...before, ...opened.invites } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing can still ask for a new link.
  }
}

/** The whole link to a seat, where this browser opened the table. */
export function inviteFor(table: string, seat: string): string {
  const path = read()[table]?.[seat];
  return path ? new URL(path, location.origin).href : "";
}

/** A new link to a seat; the one before no longer works. */
export async function inviteAgain(table: string, seat: string): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(table)}/invites/${encodeURIComponent(seat)}`;
  let answer: Response;
  try {
    answer = await fetch(api.address(path), { method: "POST", credentials: "same-origin" });
  } catch {
    throw new Failure(0, "");
  }
  if (!answer.ok) throw new Failure(answer.status, "");
  keepInvites((await answer.json()) as Opened);
  return inviteFor(table, seat);
}
