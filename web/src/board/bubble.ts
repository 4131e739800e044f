// What lies around a place, in the pixels of the window: where its small card may go.

import type { Camera } from "./camera.svelte";
import type { Around, Box } from "./placement";
import type { Positions } from "./positions.svelte";

const EDGE = 6; // pixels between a card and the edge of the window

/** Around this place; `lit` are the places that may be chosen. Nothing for a place that is none. */
export function aroundPlace(
  anchor: string,
  lit: Iterable<string>,
  positions: Positions,
  camera: Camera,
): Around | null {
  const own = positions.boxOf(anchor);
  if (!own) return null;
  const onScreen = (box: Box): Box => ({
    left: camera.left + box.left * camera.scale,
    top: camera.top + box.top * camera.scale,
    right: camera.left + box.right * camera.scale,
    bottom: camera.top + box.bottom * camera.scale,
  });
  return {
    anchor: onScreen(own),
    lit: positions.boxesOf(lit).map(onScreen),
    pieces: positions.inOrder.map((piece) => onScreen(positions.boxOfPiece(piece))),
    window: { left: EDGE, top: EDGE, right: camera.wide - EDGE, bottom: camera.high - EDGE },
  };
}
