// The small card at a place: what is there, what would come of it, why not, or which of several.

import type { Means, Threats } from "../board/play";
import type { Choice } from "../lib/choices";
import type { Looked, OddsShown, Why } from "../lib/types";
import type { Asking } from "./asking.svelte";
import type { Lookups } from "./lookups";
import type { Table } from "./state.svelte";

/** What the small card tells or asks. */
export type Bubble =
  | { kind: "look"; place: string; looked: Looked; why: Why | null }
  | { kind: "odds"; place: string; choice: Choice; odds: OddsShown; sure: boolean }
  | { kind: "why"; place: string; why: Why }
  | { kind: "plan"; place: string; choice: Choice; sure: boolean }
  | { kind: "menu"; place: string; choices: readonly Choice[] };

/** Milliseconds before it opens; an open one follows the mouse sooner. */
const WAIT = { touch: 0, key: 120, next: 160, first: 260, list: 200, odds: 150 };
/** And before it goes. */
const LINGER = { board: 350, list: 200 };

export class Bubbles {
  shown = $state.raw<Bubble | null>(null);
  /** Odds of an answer without a place, which are told beside the board. */
  sideOdds = $state.raw<OddsShown | null>(null);
  /** The places of the answer that is pointed at in the list. */
  pointed = $state.raw<string[]>([]);
  /** The answer whose odds are shown, which is given if it is chosen again. */
  private armed = $state.raw<Choice | null>(null);
  /** It is asked once more about that answer, and nobody knows its odds. */
  private blind = $state(false);

  /** The answer whose odds are on their way, to be shown before it is given. */
  private coming: { choice: Choice; question: number } | null = null;
  private pointedAt = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question = 0; // grows; an old reply is no longer wanted

  constructor(
    private readonly table: Pick<Table, "now"> & { lookups: Pick<Lookups, "odds" | "why" | "lookAt"> },
    private readonly asking: Pick<Asking, "asked" | "byPlace" | "open">,
  ) {}

  /** The dice in full, over the log: there they hide nothing that is being looked at. */
  get oddsBeside(): OddsShown | null {
    return this.shown?.kind === "odds" ? this.shown.odds : this.sideOdds;
  }

  get looked(): Looked | null {
    return this.shown?.kind === "look" ? this.shown.looked : null;
  }

  /** The places that a reason is about. */
  get about(): readonly string[] {
    return this.shown?.kind === "why" || this.shown?.kind === "look" ? (this.shown.why?.places ?? []) : [];
  }

  get threats(): Threats | null {
    if (this.shown?.kind !== "look") return null;
    const { place, looked } = this.shown;
    return { place, by: looked.hit_by, could: looked.could_hit };
  }

  /** The way of the plan that is pointed at, from the piece on. */
  get way(): readonly string[] {
    const way = this.shown?.kind === "plan" ? this.shown.choice.way : [];
    const from = this.asking.asked?.place;
    return way.length && from ? [from, ...way] : way;
  }

  away(): void {
    clearTimeout(this.timer);
    this.question++;
    this.shown = null;
    this.sideOdds = null;
    this.armed = null;
    this.blind = false;
  }

  /** The answer without a place of its own about which it is asked once more. */
  get doubted(): Choice | null {
    return (this.sideOdds || this.blind) && !this.armed?.place ? this.armed : null;
  }

  /** The pointer is on the card: it stays. */
  stay(): void {
    clearTimeout(this.timer);
  }

  /** The pointer has left the card: the place below it may be pointed at again. */
  left(): void {
    this.pointedAt = "";
  }

  menu(place: string, choices: readonly Choice[]): void {
    this.tell({ kind: "menu", place, choices });
  }

  /** One thing at a time: what is told at a place goes for what is told beside the board. */
  private tell(shown: Bubble, armed: Choice | null = null): void {
    [this.shown, this.sideOdds, this.armed, this.blind] = [shown, null, armed, false];
  }

  private tellBeside(odds: OddsShown | null, armed: Choice | null = null): void {
    [this.shown, this.sideOdds, this.armed, this.blind] = [null, odds, armed, !odds && !!armed];
  }

  /** A place of the board is pointed at, or none. */
  point(place: string | null, means: Means): void {
    const here = place ?? "";
    if (here === this.pointedAt && means !== "touch") return;
    this.pointedAt = here;
    clearTimeout(this.timer);
    if (this.waits) return;
    if (!here) {
      this.timer = setTimeout(() => this.away(), LINGER.board);
      return;
    }
    const wait = means !== "mouse" ? WAIT[means] : this.shown ? WAIT.next : WAIT.first;
    this.timer = setTimeout(() => void this.show(here), wait);
  }

  /** Whether it asks something and waits for a reply. */
  private get waits(): boolean {
    const { shown } = this;
    if (this.doubted) return true;
    return shown?.kind === "menu" || ((shown?.kind === "odds" || shown?.kind === "plan") && shown.sure);
  }

  /** An answer of the list is pointed at, or none. */
  pointChoice(choice: Choice | null): void {
    this.pointed = choice?.place ? [choice.place] : [];
    clearTimeout(this.timer);
    if (this.waits) return;
    if (choice?.place) {
      this.timer = setTimeout(() => void this.show(choice.place), WAIT.list);
    } else if (!choice?.dice) {
      this.timer = setTimeout(() => this.away(), LINGER.list);
    } else {
      const mine = ++this.question;
      this.timer = setTimeout(async () => {
        const odds = await this.table.lookups.odds(...choice.names);
        if (mine === this.question) this.tellBeside(odds);
      }, WAIT.odds);
    }
  }

  /** What is to be known of a place: the odds there, where a plan leads, or what stands there. */
  async show(place: string, withWhy = false): Promise<void> {
    const mine = ++this.question;
    const here = this.asking.open ? (this.asking.byPlace.get(place) ?? []) : [];
    const thrown = here.find((choice) => choice.dice);
    if (thrown) {
      const odds = await this.table.lookups.odds(...thrown.names);
      if (mine !== this.question) return;
      if (odds) {
        this.tell({ kind: "odds", place, choice: thrown, odds, sure: false });
        return;
      }
    }
    const led = here.find((choice) => choice.way.length > 1 || choice.unsure || choice.note);
    if (led) {
      this.tell({ kind: "plan", place, choice: led, sure: false });
      return;
    }
    await this.look(place, withWhy, mine);
  }

  private async look(place: string, withWhy: boolean, mine: number): Promise<void> {
    const { asked, byPlace } = this.asking;
    // Whom could it hit: the piece that is being moved, or the one that stands there?
    const moving = asked?.place && byPlace.has(place) ? this.pieceAt(asked.place) : "";
    const looked = await this.table.lookups.lookAt(place, moving || this.pieceAt(place));
    const why = withWhy ? await this.table.lookups.why({ place }) : null;
    if (mine !== this.question || !looked) return;
    // In an empty place both sides could be hit; what matters is who could hit mine there.
    const { now } = this.table;
    const owner = now?.scene.pieces.find((piece) => piece.place === place)?.side ?? now?.seat;
    const hit_by = looked.hit_by.filter((hit) => hit.side !== owner);
    this.tell({ kind: "look", place, looked: { ...looked, hit_by }, why });
  }

  private pieceAt(place: string): string {
    const here = this.table.now?.scene.pieces.filter((piece) => piece.place === place) ?? [];
    return (here.find((piece) => piece.kind === "unit") ?? here[0])?.id ?? "";
  }

  /** Why nothing can be done in this place. */
  async why(place: string): Promise<void> {
    clearTimeout(this.timer);
    const mine = ++this.question;
    const why = await this.table.lookups.why({ place });
    if (mine !== this.question || !why) return;
    this.tell({ kind: "why", place, why });
  }

  /** Before a choice is given, asks once more; with what its dice would do, as far as it is known. */
  async warn(choice: Choice): Promise<void> {
    clearTimeout(this.timer);
    if (this.coming?.question === this.question && same(choice, this.coming.choice)) return;
    this.away();
    const { place } = choice;
    if (choice.unsure) {
      this.tell({ kind: "plan", place, choice, sure: true }, choice);
      return;
    }
    const mine = ++this.question;
    this.coming = { choice, question: mine };
    const odds = choice.dice ? await this.table.lookups.odds(...choice.names) : null;
    if (mine !== this.question) return;
    this.coming = null;
    if (place && odds) this.tell({ kind: "odds", place, choice, odds, sure: true }, choice);
    else if (place) this.tell({ kind: "plan", place, choice, sure: true }, choice);
    else this.tellBeside(odds, choice);
  }

  /** Whether the dice of this choice have been shown. */
  warned(choice: Choice): boolean {
    return same(choice, this.armed);
  }
}

function same(one: Choice, other: Choice | null): boolean {
  return one.names.join() === other?.names.join();
}
