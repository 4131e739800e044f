// The open question: what may be chosen, and how it is answered.

import type { Means } from "../board/play";
import { choicesOf, swept, type Choice, type Choices } from "../lib/choices";
import { grouped } from "../lib/grouped";
import type { Answer, Asked, Plan } from "../lib/types";
import { Bubbles } from "./bubble.svelte";
import { Dragging } from "./dragging.svelte";
import type { Lookups } from "./lookups";
import type { Table } from "./state.svelte";

const ASK_AGAIN = 1000;

/** What is said to a table when something is asked. */
export type Asker = Pick<Table, "now" | "line" | "busy" | "flush" | "answer" | "share" | "undo"> & {
  lookups: Pick<Lookups, "plans" | "odds" | "why" | "lookAt">;
};

/** The page around the question. */
export interface Around {
  /** What a plan is called. */
  planned(plan: Plan): string;
  /** Something past is being shown: nothing is answered. */
  replaying(): boolean;
  /** Whether there is more to be seen in a place than on the board. */
  opens(place: string): boolean;
  /** An answer is about to be given. */
  given(): void;
  /** Whether odds are shown before dice are thrown, also to a mouse that could point first. */
  careful(): boolean;
}

export class Asking {
  readonly bubbles: Bubbles;
  readonly dragging: Dragging;
  /** The question at which nobody would be ordered; that is asked twice. */
  private nobody = $state(-1);
  /** The place of the answer that was given last: picked again, what stands there is put back. */
  private picked = $state("");
  /** The step at which this player last answered. */
  ownStep = $state(-1);
  /** Where a question is about steps, the places are lit to which they lead. */
  private plans = $state.raw<{ number: number; found: Plan[] }>({ number: -1, found: [] });
  private unheard = $state(0); // so often no reply came: it is asked again

  constructor(
    private readonly table: Asker,
    private readonly around: Around,
  ) {
    this.bubbles = new Bubbles(table, this);
    this.dragging = new Dragging(table, this);
  }

  // What may be chosen

  get asked(): Asked | null {
    return this.table.now?.asked ?? null;
  }

  get answers(): Answer[] {
    return this.asked?.answers ?? [];
  }

  /** Whether the board shows the present, which can be answered. */
  get open(): boolean {
    return !this.around.replaying();
  }

  /** It is not yet known where the steps lead. */
  get planning(): boolean {
    return !!this.asked?.plans && this.plans.number !== this.asked.number;
  }

  readonly choices: Choices = $derived.by(() => {
    const known = this.asked && this.plans.number === this.asked.number ? this.plans.found : [];
    const found = choicesOf(this.answers, known, (plan) => this.around.planned(plan));
    // Until they are known nothing is lit that would go out again.
    return this.planning ? { lit: [], steps: found.lit } : found;
  });

  readonly byPlace: ReadonlyMap<string, Choice[]> = $derived.by(() =>
    grouped(this.choices.lit, (choice) => choice.place),
  );

  /** Words for each lit place. */
  readonly can: ReadonlyMap<string, string> = $derived.by(
    () => new Map([...this.byPlace].map(([place, here]) => [place, here.map((each) => each.text).join(", ")])),
  );

  readonly unsure: ReadonlySet<string> = $derived.by(
    () => new Set(this.choices.lit.filter((each) => each.unsure).map((each) => each.place)),
  );

  /** The piece that was picked may be put back. */
  get mayPutBack(): boolean {
    const { asked, picked } = this;
    return (
      !!asked?.place && asked.place === picked && !this.byPlace.has(picked) && !!this.table.now?.can_undo && this.open
    );
  }

  /** Asks where the steps lead, where that is to be known. */
  fetchPlans(): void {
    void this.unheard;
    const { asked } = this;
    const number = asked?.number ?? -1;
    if (!asked?.plans || this.plans.number === number || this.table.line !== "open") return;
    void this.table.lookups.plans().then((found) => {
      if (this.asked?.number !== number) return;
      if (found) this.plans = { number, found };
      else setTimeout(() => this.unheard++, ASK_AGAIN);
    });
  }

  // Nobody ordered: that is asked twice

  /** Whether it is being asked if really nobody is to be ordered. */
  get doubting(): boolean {
    return this.nobody >= 0 && this.nobody === this.asked?.number;
  }

  /** Ends that; false where it was not asked. */
  undoubt(): boolean {
    const was = this.nobody >= 0;
    this.nobody = -1;
    return was;
  }

  // Answering

  give(...names: string[]): void {
    const doubtful = this.answers.some(({ name, doubt }) => doubt && name === names[0]);
    if (doubtful && this.asked) this.nobody = this.asked.number;
    else this.surely(...names);
  }

  surely(...names: string[]): void {
    this.nobody = -1;
    this.dragging.forget();
    const place = this.choices.lit.find((choice) => choice.names.join() === names.join())?.place ?? "";
    this.picked = names.length === 1 ? place : "";
    this.bubbles.away();
    this.ownStep = this.table.now?.step ?? this.ownStep;
    this.around.given();
    this.table.answer(...names);
  }

  /** Answers all questions that share something out, on one sheet. */
  share(counts: Record<string, number>): void {
    this.bubbles.away();
    this.ownStep = this.table.now?.step ?? this.ownStep;
    this.around.given();
    this.table.share(counts);
  }

  /** Gives a choice; if one is careful, it is asked first about dice and draws, and given the second time. */
  async giveWithOdds(choice: Choice, careful: boolean): Promise<void> {
    const plain = !(choice.dice || choice.draws || choice.unsure);
    if (plain || !careful || this.bubbles.warned(choice)) this.give(...choice.names);
    else await this.bubbles.warn(choice);
  }

  /** A place of the board is chosen. */
  pick(place: string, means: Means): void {
    this.table.flush();
    if (!this.open) return;
    const here = this.byPlace.get(place) ?? [];
    const [only] = here;
    if (here.length > 1) {
      this.bubbles.away();
      this.bubbles.menu(place, here);
    } else if (only) void this.giveWithOdds(only, means === "touch" || this.around.careful());
    else if (this.mayPutBack && place === this.picked) this.undo();
    // What a mouse points at is open already; under a finger armies open, with why they stay.
    else if (this.asked && !(means === "touch" && this.around.opens(place))) void this.bubbles.why(place);
    else void this.bubbles.show(place, !!this.asked);
  }

  sweep(places: string[]): void {
    const names = swept(places, this.byPlace);
    if (names.length) this.give(...names);
  }

  undo(turn = false): void {
    this.dragging.forget();
    this.table.undo(turn);
  }
}
