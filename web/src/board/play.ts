// What can be done on a board, and what is shown of danger there.

import type { HitShown } from "../lib/types";

/** How a place was pointed at. */
export type Means = "mouse" | "touch" | "key";

/** What can be done on a board. Without it the board is only looked at. */
export interface Play {
  /** Words for each lit place: what may be done there. */
  can: ReadonlyMap<string, string>;
  /** Drawings at lit places: how one gets there. */
  signs?: ReadonlyMap<string, readonly string[]>;
  /** Lit places that dice may keep one from. */
  unsure: ReadonlySet<string>;
  /** Whether several lit places may be chosen in one sweep. */
  sweeps: boolean;
  /** The place that is asked about. */
  about: string;
  /** From where the attack comes that is to be answered, and its dice. */
  against: string;
  threat: number;
  pick(place: string, means: Means): void;
  sweep(places: string[]): void;
  /** A piece was lifted from a lit place; the places that are lit then take it. */
  lift(place: string, piece: string): void;
  drop(place: string): void;
  /** The piece was let go nowhere, or Escape was pressed: all is as before it was lifted. */
  putBack(): void;
  point(place: string | null, means: Means): void;
  why(place: string): void;
}

export interface Threats {
  place: string;
  by: HitShown[];
  could: HitShown[];
}
