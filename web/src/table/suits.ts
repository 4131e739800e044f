// The signs of playing cards.

const SIGNS: Record<string, string> = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣", any: "✶" };

/** A suit as it is printed; without the colour that some phones would give it. */
export function signOf(suit: string): string {
  const sign = SIGNS[suit];
  return sign ? `${sign}\uFE0E` : "";
}
