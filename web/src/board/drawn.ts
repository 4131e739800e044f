// What every layer of a board is drawn from.

import type { Layout, Scene } from "../lib/types";
import type { Play } from "./play";
import type { Positions } from "./positions.svelte";

export interface Drawn {
  layout: Layout;
  positions: Positions;
  scene: Scene;
  /** Null where nothing is asked. */
  play: Play | null;
}
