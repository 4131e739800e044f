// Where the small card goes: beside its place, inside the window, where it hides least.

import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

const CARD_WIDE = 340; // about the size of the small card at a place, in pixels
const CARD_HIGH = 170;

export interface Beside {
  /** The place in pixels, and half its size. */
  x: number;
  y: number;
  half: number;
  right: boolean;
  below: boolean;
}

/** Beside `place`, of that size, where it hides the fewest of the lit places. */
export function bubbleAt(place: Point, size: number, lit: readonly Point[], camera: Camera): Beside {
  const half = (size / 2) * camera.scale;
  const x = camera.left + place.x * camera.scale;
  const y = camera.top + place.y * camera.scale;
  const right = x < camera.wide * 0.55;
  const below = y < camera.high * 0.5;
  const covers = (toRight: boolean, downward: boolean) =>
    lit.filter((each) => {
      const dx = (each.x - place.x) * camera.scale * (toRight ? 1 : -1);
      const dy = (each.y - place.y) * camera.scale * (downward ? 1 : -1);
      return dx > half && dx < half + CARD_WIDE && dy > -half && dy < CARD_HIGH;
    }).length;
  const ways = [
    { right, below },
    { right, below: !below },
    { right: !right, below },
    { right: !right, below: !below },
  ].filter(
    (way) =>
      (way.right ? camera.wide - x : x) - half > CARD_WIDE &&
      (way.below ? camera.high - y : y) + half > CARD_HIGH,
  );
  const hiding = ways.map((way) => covers(way.right, way.below));
  const best = ways[hiding.indexOf(Math.min(...hiding))] ?? { right, below };
  return { x, y, half, ...best };
}
