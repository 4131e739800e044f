// Dragging: lifting a piece answers its place, dropping it answers the place that is lit then.

import { tick } from "svelte";
import type { Asking } from "./asking.svelte";
import type { Table } from "./state.svelte";

export class Dragging {
  /** Where a piece was dropped before it is known what may be answered there. */
  private dropped = $state("");
  /** What was lifted goes back as soon as its answer has come. */
  private putting = $state(false);
  private lifted = -1; // the question that lifting a piece has answered

  constructor(
    private readonly table: Pick<Table, "now" | "busy" | "flush" | "undo">,
    private readonly asking: Pick<Asking, "asked" | "byPlace" | "planning" | "give" | "giveWithOdds" | "bubbles">,
  ) {}

  /** Nothing more comes of what was dropped. */
  forget(): void {
    this.dropped = "";
  }

  /** What the server says that lifting this piece means, or the only thing that can be done there. */
  lift(place: string, piece: string): void {
    this.table.flush();
    this.lifted = -1;
    this.putting = false;
    this.dropped = "";
    const { asked } = this.asking;
    const here = this.asking.byPlace.get(place) ?? [];
    const [only] = here.length === 1 ? here : [];
    const names = asked?.lifts?.[piece] ?? (only && !only.dice && !only.way.length ? only.names : []);
    if (!names.length) return;
    this.asking.give(...names);
    if (this.table.busy) this.lifted = asked?.number ?? -1;
  }

  putBack(): void {
    this.dropped = "";
    this.putting = this.lifted >= 0;
  }

  drop(place: string): void {
    if (this.unready) this.dropped = place;
    else void this.settle(place);
  }

  private get unready(): boolean {
    return this.table.busy || this.asking.planning;
  }

  /** Something has come from the server: what waited for it is done. */
  changed(): void {
    void this.table.now?.revision;
    this.undoLifting();
    if (!this.dropped || this.unready) return;
    const place = this.dropped;
    this.dropped = "";
    void tick().then(() => this.settle(place));
  }

  private undoLifting(): void {
    if (!this.putting || this.table.busy) return;
    const number = this.lifted;
    this.lifted = -1;
    this.putting = false;
    const { asked } = this.asking;
    if (asked && asked.number !== number && this.table.now?.can_undo) this.table.undo();
  }

  private async settle(place: string): Promise<void> {
    const here = this.asking.byPlace.get(place) ?? [];
    if (here.length > 1) this.asking.bubbles.menu(place, here);
    else if (here[0]) await this.asking.giveWithOdds(here[0], true);
    else await this.asking.bubbles.why(place);
  }
}
