// How one stands in the puzzle of a table: asked of the server when an answer may have decided it.

import type { Now, PuzzleState } from "../lib/types";
import { puzzles } from "./requests";
import { markSolved } from "./solved.svelte";

export class Solving {
  state = $state.raw<PuzzleState | null>(null);
  /** The turn is over, and the answers of it are being rated. */
  rating = $state(false);
  failed = $state(false);
  #moment = "";
  #asked = -1;
  #latest = 0; // grows: what was asked before is no longer wanted when it comes

  constructor(readonly table: string) {}

  /** A position of the table. The server is asked at first, after the first answer, and after the turn. */
  async see(now: Now): Promise<void> {
    this.#moment ||= now.moment;
    const turned = now.moment !== this.#moment || now.result !== null;
    const first = !this.state?.decisions?.length;
    if (this.state?.over || this.#asked === now.step || !(first || turned)) return;
    this.#asked = now.step;
    this.rating = turned;
    await this.ask();
  }

  async ask(solve = false): Promise<void> {
    const mine = ++this.#latest;
    this.failed = false;
    try {
      const found = await puzzles.state(this.table, solve);
      if (mine !== this.#latest) return;
      this.state = found;
      if (found.solved) markSolved(found.game, found.number);
    } catch {
      this.failed = mine === this.#latest;
    } finally {
      if (mine === this.#latest) this.rating = false;
    }
  }
}
