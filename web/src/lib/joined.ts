// Steps of one march, told as one line.

import type { LogLine } from "./types";

const ARROW = " → ";

/** Lines of which each goes on where the one before ended become one: `Karl: Prag → Tabor → Linz.` */
export function joined(lines: readonly LogLine[]): LogLine[] {
  const found: LogLine[] = [];
  for (const line of lines) {
    const before = found.at(-1);
    const one = before && together(before, line);
    if (one) found[found.length - 1] = one;
    else found.push(line);
  }
  return found;
}

/** Both as one line, if the second goes on with the march of the first. */
function together(one: LogLine, next: LogLine): LogLine | null {
  if (!one.leg || !next.leg || one.leg.piece !== next.leg.piece) return null;
  if (one.key !== next.key || one.rule !== next.rule || one.way.at(-1) !== next.way[0]) return null;
  const leg = { ...one.leg, to: [one.leg.to, next.leg.to].join(ARROW) };
  return {
    ...one,
    leg,
    text: leg.before + leg.to + leg.after,
    rules: [...new Set([...one.rules, ...next.rules])],
    way: [...one.way, ...next.way.slice(1)],
    places: [...next.places, ...one.places],
  };
}
