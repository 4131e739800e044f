// The hand: which of its cards are asked for.

import { tell } from "../lib/toasts.svelte";
import type { CardShown } from "../lib/types";
import { t } from "../lib/words.svelte";
import type { Asking } from "./asking.svelte";
import type { Table } from "./state.svelte";

export class Cards {
  private shown = -1; // the question for which the hand came up

  constructor(
    private readonly table: Pick<Table, "now" | "why">,
    private readonly asking: Pick<Asking, "asked" | "answers">,
  ) {}

  private readonly held: ReadonlySet<string> = $derived.by(() => new Set(this.table.now?.hand.map((card) => card.id)));

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
  async why(card: CardShown): Promise<void> {
    const { asked, answers } = this.asking;
    if (asked?.hand && card.group !== asked.hand) {
      tell(t("hand-other", { name: asked.hand }));
      return;
    }
    const verb = answers.find(({ card }) => this.held.has(card))?.verb ?? "card";
    const why = await this.table.why({ answer: `${verb} ${card.id}` });
    if (why) tell(why.text, { rule: why.rule });
  }
}
