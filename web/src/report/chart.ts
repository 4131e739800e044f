// What the charts of a report share: strokes that tell lines apart, and names at their ends.

export const STROKES = ["", "9 4", "2 4", "14 4 2 4", "6 6"];

/** Moves names that would lie on each other apart; what runs out below goes up again. */
export function apart<T extends { y: number }>(ends: T[], gap: number, lowest: number): T[] {
  const found = [...ends].sort((one, two) => one.y - two.y);
  found.forEach((each, at) => {
    const above = found[at - 1];
    if (above) each.y = Math.max(each.y, above.y + gap);
  });
  const over = (found.at(-1)?.y ?? 0) - lowest;
  if (over > 0) for (const each of found) each.y -= over;
  return found;
}

/** Every so many turns a number, as far as there is room for them. */
export function ticksApart(turns: number, room: number): number {
  return Math.max(1, Math.ceil(turns / Math.max(3, room / 45)));
}
