// How dates and short lists are written.

import { settings } from "../lib/settings.svelte";

/** 1808-08-17 as a reader writes it; anything else as it is. */
export function day(iso: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso;
  const at = new Date(`${iso}T12:00:00Z`);
  if (Number.isNaN(at.valueOf())) return iso;
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeZone: "UTC" }).format(at);
}

/** Facts in a row. */
export function listed(facts: string[]): string {
  return facts.filter(Boolean).join(" · ");
}

/** With a capital at its beginning. Not by locale: Greek would lose its accent. */
export function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
