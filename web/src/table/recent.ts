// What has happened lately, out of the log.

import { joined } from "../lib/joined";
import type { LogLine, Now, PanelRow, Welcome } from "../lib/types";

const MOST_MARKS = 60;
const MOST_THROWN = 5;

/** Some steps of a game: after the first, up to the second. */
export interface Steps {
  since: number;
  until: number;
}

/** The step with which the turn began that is going on. */
export function lastTurn(log: readonly LogLine[]): number {
  const turn = log.findLast((line, at) => line.turn && at < log.length - 1);
  return turn?.step ?? 0;
}

/** What the others did last; null where they did nothing yet. */
export function newsOf(now: Pick<Now, "since" | "until"> | null): Steps | null {
  return now && now.since >= 0 && now.until > now.since ? { since: now.since, until: now.until } : null;
}

/**
 * What is still to be seen on the board: all that the others did, until this player acts; then what
 * came of that.
 */
export function trailOf(
  log: readonly LogLine[],
  now: Pick<Now, "step" | "since" | "until"> | null,
  ownStep: number,
): LogLine[] {
  const { since, until } = worthSeeing(log, now, ownStep);
  const seen = log.filter((line) => line.step > since && line.step <= until && (line.way.length || line.mark));
  return joined(seen).slice(-MOST_MARKS);
}

function worthSeeing(
  log: readonly LogLine[],
  now: Pick<Now, "step" | "since" | "until"> | null,
  ownStep: number,
): Steps {
  const news = newsOf(now);
  if (now && news && news.until >= now.step) return news;
  if (ownStep >= 0) return { since: ownStep, until: Infinity };
  return { since: news ? news.until : lastTurn(log) - 1, until: Infinity };
}

/** The dice of the battle that is going on, the last ones first. */
export function thrownOf(now: Now | null, log: readonly LogLine[]): LogLine[] {
  if (!now?.panels.some((panel) => panel.now && panel.kind === "battle")) return [];
  const dice = log
    .filter((line) => line.faces.length)
    .slice(-MOST_THROWN)
    .reverse();
  const [last] = dice;
  const since = lastTurn(log);
  return dice.filter((line) => line.step >= since && line.places[0] === last?.places[0]);
}

/** The armies of a place, which open when one points at it. */
export function armiesAt(now: Now | null, place: string): PanelRow[] {
  return now?.panels.flatMap(({ rows }) => rows.filter((row) => place && row.place === place)) ?? [];
}

/** What a player has not seen. At a new table with bots nobody has missed anything. */
export function missed({ table, now, seen }: Welcome): { from: number; to: number } | null {
  const waited = seen > 0 || table.seats.some((seat) => seat.holder === "person");
  if (!now || !table.yours.length || !waited || seen >= now.step) return null;
  return { from: seen, to: now.step };
}
