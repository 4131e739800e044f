// Ways and attacks on a board, as arrows.

import type { HitShown, LogLine, Scene } from "../lib/types";
import { arrow, type Arrow, type Point } from "./geometry";
import type { Threats } from "./play";

type Places = ReadonlyMap<string, Point>;

function through(names: readonly string[], places: Places): Point[] {
  return names.flatMap((name) => places.get(name) ?? []);
}

/** How far before its goal a way ends: beside what stands there, but a short way is still seen. */
function tipOf(points: readonly Point[]): number {
  const [to, from] = [points.at(-1), points.at(-2)];
  return to && from ? Math.min(38, Math.hypot(to.x - from.x, to.y - from.y) * 0.28) : 0;
}

/** Where things went; those that went back look different. */
export function trailOf(lines: readonly LogLine[], places: Places): (Arrow & { n: number; back: boolean })[] {
  return lines.flatMap(({ n, back, way }) => {
    const points = through(way, places);
    if (points.length < 2) return [];
    return [{ n, back, ...arrow(points, 8, tipOf(points), back ? 18 : 20) }];
  });
}

/** Who attacked whom, once for each pair; a line names the place that was attacked first. */
export function attacksOf(lines: readonly LogLine[], places: Places, size: number): (Arrow & { key: string })[] {
  const found = new Map<string, Arrow & { key: string }>();
  for (const {
    mark,
    places: [end = "", start = ""],
  } of lines) {
    if (mark !== "attack") continue;
    const key = `${start} ${end}`;
    const attack = attackOf(start, end, places, size);
    if (attack) found.set(key, { key, ...attack });
  }
  return [...found.values()];
}

/** Where something was lost, and how often. */
export function lossesOf(lines: readonly LogLine[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const {
    mark,
    places: [place],
  } of lines)
    if (mark === "loss" && place) found.set(place, (found.get(place) ?? 0) + 1);
  return found;
}

/** A way that is being considered. */
export function consideredOf(way: readonly string[], places: Places): Arrow | null {
  const points = through(way, places);
  return points.length < 2 ? null : arrow(points, 30, 12, 20);
}

/** The line along which a piece is fed. */
export function supplyOf(way: readonly string[], places: Places): string {
  const points = through(way, places);
  return points.length < 2 ? "" : `M${points.map((at) => `${at.x} ${at.y}`).join("L")}`;
}

/** An attack, with where its text goes. */
export type Attack = Arrow & { at: Point };

export function fightsOf(scene: Scene, places: Places): (Attack & { key: string; text: string })[] {
  return scene.arrows.flatMap(({ start, end, text }) => {
    const [from, to] = [places.get(start), places.get(end)];
    if (!from || !to || from === to) return [];
    return [{ key: `${start} ${end}`, text, at: halfway(from, to), ...arrow([from, to], 22, 26, 22) }];
  });
}

/** The attack that is to be answered. */
export function attackOf(against: string, about: string, places: Places, size: number): Attack | null {
  const [from, to] = [places.get(against), places.get(about)];
  if (!from || !to || from === to) return null;
  const far = Math.hypot(to.x - from.x, to.y - from.y) > size * 1.3;
  return { at: halfway(from, to), ...arrow([from, to], far ? 30 : 6, far ? 30 : 16, 24) };
}

function halfway(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

export type Fire = Attack & { hit: HitShown; out: boolean };

/** Who could hit a place, and who could be hit from it. */
export function firesOf(threats: Threats | null, places: Places): Fire[] {
  const target = threats && places.get(threats.place);
  if (!threats || !target) return [];
  const one = (hit: HitShown, out: boolean) => {
    const other = places.get(hit.place);
    if (!other || other === target) return [];
    return [{ hit, out, at: other, ...arrow(out ? [target, other] : [other, target], 34, 34, 12) }];
  };
  return [...threats.by.flatMap((hit) => one(hit, false)), ...threats.could.flatMap((hit) => one(hit, true))];
}
