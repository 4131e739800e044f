// What has happened lately, out of the log.

import type { LogLine, Now, PanelRow } from "../lib/types";

const MOST_WAYS = 10;
const MOST_THROWN = 5;

/** The step with which the turn began that is going on. */
export function lastTurn(log: readonly LogLine[]): number {
  const turn = log.findLast((line, at) => line.key === "turn" && at < log.length - 1);
  return turn?.step ?? 0;
}

/** What moved since this player last answered, or in this turn. */
export function trailOf(log: readonly LogLine[], ownStep: number): LogLine[] {
  const begin = ownStep >= 0 ? ownStep : lastTurn(log);
  return log.filter((line) => line.step >= begin && line.way.length).slice(-MOST_WAYS);
}

/** The dice of the battle that is going on, the last ones first. */
export function thrownOf(now: Now | null, log: readonly LogLine[]): LogLine[] {
  if (!now?.panels.some((panel) => panel.now && panel.kind === "battle")) return [];
  const dice = log.filter((line) => line.faces.length).slice(-MOST_THROWN).reverse();
  const [last] = dice;
  const since = lastTurn(log);
  return dice.filter((line) => line.step >= since && line.places[0] === last?.places[0]);
}

/** The armies of a place, which open when one points at it. */
export function armiesAt(now: Now | null, place: string): PanelRow[] {
  return now?.panels.flatMap(({ rows }) => rows.filter((row) => place && row.place === place)) ?? [];
}
