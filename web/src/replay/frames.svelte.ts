// The frames of a replay: fetched in pieces as they are wanted, kept while the view stays the same.

import { api, Failure } from "../lib/api";
import type { Frame, Replay, TableShown, TurnMark } from "../lib/types";
import { asFailure } from "../pages/fetched.svelte";

const PIECE = 40;
const AHEAD = 12; // so many steps before the end of a piece the next one is fetched

export class Frames {
  table = $state.raw<TableShown | null>(null);
  steps = $state(0);
  turns = $state.raw<TurnMark[]>([]);
  shownAs = $state("");
  mayShowAs = $state.raw<string[]>([]);
  all = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  failure = $state.raw<Failure | null>(null);

  private asked = new Set<number>();
  private view = $state(0); // grows when everything is to be fetched again
  private stale = false; // what is at hand is of the view before

  /** As whom it was asked for; empty: as the server thinks fit. */
  as = $state("");

  constructor(
    private readonly id: string,
    as = "",
  ) {
    this.as = as;
  }

  /** As whom it is shown, or will be when it has come. */
  get chosenAs(): string {
    return this.as || this.shownAs;
  }

  /** Everything again: as another seat, or in another language. */
  async restart(as: string, at: number): Promise<void> {
    this.view++;
    this.stale = true;
    this.as = as;
    this.asked.clear();
    this.failure = null;
    await this.want(at);
  }

  /** Have this step at hand, and soon those after it. */
  async want(step: number): Promise<void> {
    await this.fetch(Math.floor(step / PIECE));
    const next = Math.floor((step + AHEAD) / PIECE);
    if (next * PIECE <= this.steps) await this.fetch(next);
  }

  async wantAll(first: number, last: number): Promise<void> {
    for (let piece = Math.floor(first / PIECE); piece * PIECE <= last; piece++) await this.fetch(piece);
  }

  /** Which view this is: whatever is wanted is to be wanted again in another. */
  get which(): number {
    return this.view;
  }

  private async fetch(piece: number): Promise<void> {
    if (piece < 0 || this.asked.has(piece)) return;
    this.asked.add(piece);
    const view = this.view;
    const from = piece * PIECE;
    try {
      const found = await api.replay(this.id, {
        from,
        to: from + PIECE - 1,
        ...(this.as ? { as: this.as } : {}),
      });
      if (view === this.view) this.take(found);
    } catch (error) {
      if (view !== this.view) return;
      this.asked.delete(piece);
      this.failure = asFailure(error);
    }
  }

  private take(found: Replay): void {
    this.table = found.table;
    this.steps = found.steps;
    this.turns = found.turns;
    this.shownAs = found.shown_as;
    this.mayShowAs = found.may_show_as;
    this.failure = null;
    const kept = this.stale ? [] : [...this.all];
    this.stale = false;
    this.all = new Map([...kept, ...found.frames.map((frame) => [frame.step, frame] as const)]);
  }

  /** The turn that a step belongs to, by its place among the turns. */
  turnAt(step: number): number {
    return this.turns.findLastIndex((turn) => turn.step <= step);
  }
}
