// What places are called: on a map they have names, hexes are called by their ids.

import { layoutOf, spread } from "../lib/drawings";
import type { BoardShown } from "../lib/types";

export class Names {
  known = $state.raw<ReadonlyMap<string, string>>(new Map());

  async load(board: BoardShown): Promise<void> {
    try {
      const [{ places }] = await Promise.all([layoutOf(board, false), spread(board.sheet)]);
      this.known = new Map(places.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
    } catch {
      // the board says so itself
    }
  }

  of(place: string): string {
    return this.known.get(place) ?? place;
  }

  /** Whether this is a map with named places. */
  get any(): boolean {
    return this.known.size > 0;
  }
}
