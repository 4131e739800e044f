// The hand: which of its cards are asked for.

import { tell } from "../lib/toasts.svelte";
import type { CardShown } from "../lib/types";
import type { Asking } from "./asking.svelte";
import type { Lookups } from "./lookups";
import type { Table } from "./state.svelte";

export class Cards {
  private shown = -1; // the question for which the hand came up

  constructor(
    private readonly table: Pick<Table, "now"> & { lookups: Pick<Lookups, "why"> },
    private readonly asking: Pick<Asking, "asked" | "answers">,
  ) {}

  /** Whether a card may be answered with. */
  readonly asked: boolean = $derived.by(() => this.asking.answers.some(({ card }) => card));

  /** Nothing but cards, or to go on without one. */
  private get only(): boolean {
    return this.asked && this.asking.answers.every(({ card, place, thing }) => card || (!place && !thing));
  }

  /** Whether the hand is to come up on a small screen: once for each question that wants a card. */
  comesUp(): boolean {
    const { asked } = this.asking;
    if (!this.only || !asked || this.table.now?.confirm || this.shown === asked.number) return false;
    this.shown = asked.number;
    return true;
  }

  /** Tells why a card cannot be played. */
  async why({ id, group }: CardShown): Promise<void> {
    const why = await this.table.lookups.why({ card: id, group });
    if (why) tell(why.text, { rule: why.rule });
  }
}
