// Dice of a throw as they are laid out: sorted, with those that hit where that is clear.

import type { LogLine } from "./types";

export interface Die {
  face: string;
  hit: boolean;
}

/**
 * Numbered dice of one throw hit up to a number, so the lowest are those that hit. Other dice, or
 * hits that would part two equal faces, leave it open.
 */
export function diceOf({ faces, hits }: Pick<LogLine, "faces" | "hits">): Die[] {
  const sorted = [...faces].sort();
  const numbered = sorted.every((face) => /^die-\d$/.test(face));
  const clear = numbered && hits <= sorted.length && sorted[hits - 1] !== sorted[hits];
  return sorted.map((face, at) => ({ face, hit: clear && at < hits }));
}
