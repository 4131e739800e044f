// How a hand is laid out: side by side while there is room, then over each other.

/** How wide a card is, and how far the next one lies to its right. */
export interface Fan {
  card: number;
  step: number;
}

/** Cards that are read: they become narrower first, and then overlap. */
export function fanOf(many: number, wide: number, card: { least: number; most: number; gap: number }): Fan {
  const { least, most, gap } = card;
  const each = (wide - gap * (many - 1)) / Math.max(many, 1);
  if (many < 2 || each >= least) {
    const drawn = Math.min(each, most);
    return { card: drawn, step: drawn + gap };
  }
  return { card: Math.min(least, wide), step: Math.max(0, (wide - least) / (many - 1)) };
}

interface Rows {
  /** How wide a card is, and what is between two. */
  card: number;
  gap: number;
  /** What is between two hands, and the least that the name of one needs. */
  between: number;
  name: number;
}

/** Hands of playing cards in one row: how far the next card lies to the right, in all of them. */
export function stepOf(hands: readonly number[], wide: number, { card, gap, between, name }: Rows): number {
  const long = (step: number) =>
    hands.reduce((sum, many) => sum + Math.max(name, card + step * Math.max(0, many - 1)), 0) +
    between * (hands.length - 1);
  for (let step = card + gap; step > 1; step -= 0.5) if (long(step) <= wide) return step;
  return 1;
}
