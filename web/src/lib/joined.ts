// Steps of one march, told as one line.

import type { LogLine } from "./types";

const ARROW = " → ";

/** Lines of which each goes on where the one before ended become one: `Karl: Prag → Tabor → Linz.` */
export function joined(lines: readonly LogLine[]): LogLine[] {
  const found: LogLine[] = [];
  for (const line of lines) {
    const before = found.at(-1);
    const one = before && goesOn(before, line) ? together(before, line) : null;
    if (one) found[found.length - 1] = one;
    else found.push(line);
  }
  return found;
}

function goesOn(one: LogLine, next: LogLine): boolean {
  return one.key === next.key && next.way.length > 1 && one.way.at(-1) === next.way[0] && one.rule === next.rule;
}

function together(one: LogLine, next: LogLine): LogLine | null {
  const [who, whose] = [one.text.split(ARROW)[0] ?? "", next.text.split(ARROW)[0] ?? ""];
  const [head, other] = [who.split(": ")[0], whose.split(": ")[0]];
  if (!one.text.includes(ARROW) || !next.text.includes(ARROW) || !head || head !== other) return null;
  const text = one.text.replace(/\.$/, "") + next.text.slice(whose.length);
  const rules = [...new Set([...one.rules, ...next.rules])];
  return { ...one, text, rules, way: [...one.way, ...next.way.slice(1)], places: [...next.places, ...one.places] };
}
