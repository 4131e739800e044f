// Changes of a chance, in percentage points with their sign.

import { settings } from "../lib/settings.svelte";

export const LEAST = 0.0005; // a smaller change is none

export function points(change: number): string {
  const shown = Math.abs(change) < LEAST ? 0 : 100 * change;
  return new Intl.NumberFormat(settings.language, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(shown)
    .replace("-", "−");
}
