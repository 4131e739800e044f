// A table's page: what is asked, what lies beside the board, and what is opened.

import type { Play } from "../board/play";
import { api } from "../lib/api";
import type { Choice } from "../lib/choices";
import { moves, settings } from "../lib/settings.svelte";
import { tell } from "../lib/toasts.svelte";
import type { Answer, Asked, LogLine, Now, PanelRow, Plan, Scene, TableShown } from "../lib/types";
import { t } from "../lib/words.svelte";
import { Asking } from "./asking.svelte";
import type { Bubbles } from "./bubble.svelte";
import { Cards } from "./cards.svelte";
import { Names } from "./names.svelte";
import { NextFocus } from "./notes/focus";
import { Unread } from "./notes/unread.svelte";
import { armiesAt, newsOf, thrownOf, trailOf, type Steps } from "./recent";
import type { Table } from "./state.svelte";
import { Watching } from "./watching.svelte";

export type Opened = "" | "panels" | "hand" | "log" | "chat" | "menu" | "rules" | "aids" | "keys" | "briefing" | "hint";

/** What has a place of its own on a large screen. */
const BESIDE: ReadonlySet<Opened> = new Set<Opened>(["panels", "hand", "log", "chat"]);

export class Page {
  readonly names = new Names();
  readonly asking: Asking;
  readonly cards: Cards;
  readonly unread: Unread;
  readonly focus = new NextFocus();

  /** What is opened over the page, and at which rule. */
  opened = $state<Opened>("");
  rule = $state("");
  /** The command line is open. */
  command = $state(false);
  /** The chat lies where the log was. */
  talking = $state(false);
  /** What was missed, or what the others did last, is being watched. */
  watching = $state.raw<Watching | null>(null);
  /** The question for which the hand came up by itself. */
  private raised = -1;
  /** What was opened before that, and is opened again afterwards. */
  private covered: Opened = "";
  /** The banner with the result was put away. */
  endSeen = $state(false);
  /** The places of the line of the log that is pointed at. */
  lit = $state.raw<string[]>([]);
  /** The keyboard's place on the board. */
  cursor = $state("");
  board = $state.raw<{ focus(): void; show(place: string): void } | null>(null);

  constructor(readonly game: Table) {
    this.asking = new Asking(game, {
      planned: (plan) => this.planned(plan),
      replaying: () => !!this.replayed,
      opens: (place) => this.armiesAt(place).length > 0,
      given: () => this.given(),
      careful: () => settings.sure,
    });
    this.cards = new Cards(game, this.asking);
    this.unread = new Unread(
      () => game.chat,
      () => this.talking || this.opened === "chat",
    );
  }

  get table(): TableShown | null {
    return this.game.table;
  }
  get now(): Now | null {
    return this.game.now;
  }
  get asked(): Asked | null {
    return this.asking.asked;
  }
  get answers(): Answer[] {
    return this.asking.answers;
  }
  get bubbles(): Bubbles {
    return this.asking.bubbles;
  }

  // What happened

  /** What may be watched: what was missed, or what the others did last. */
  get news(): Steps | null {
    const { away } = this.game;
    return away ? { since: away.from, until: away.to } : newsOf(this.now);
  }

  get replayed(): { scene: Scene; lines: LogLine[] } | null {
    const frame = this.watching?.frame;
    return frame ? { scene: frame.now.scene, lines: frame.log } : null;
  }

  /** Shows again what happened, or stops it. */
  watch(): void {
    if (this.watching) return this.watched();
    const { news, game } = this;
    if (!news) return;
    game.flush();
    [this.covered, this.opened] = [this.opened, ""]; // a sheet would lie over it
    const frames = (from: number, to: number) => api.replay(game.id, { from, to }).then((replay) => replay.frames);
    this.watching = new Watching(news, frames, () => {
      tell(t("replay-missing"), { kind: "trouble" });
      this.watched();
    });
    void this.watching.load(moves());
  }

  /** It has been watched, or somebody acts: the board shows the present. */
  watched(): void {
    if (this.watching && !this.opened) this.opened = this.covered;
    this.watching?.close();
    this.watching = null;
    if (this.game.away) this.game.caughtUp();
  }

  // The board

  /** How one gets to a lit place, as far as the sheet, which comes with the names, has drawings. */
  private readonly signs: ReadonlyMap<string, string[]> = $derived.by(() => {
    if (!this.names.any) return new Map();
    const ways = [...this.asking.byPlace].map(([place, here]) => {
      const found = new Set(here.map(({ by }) => by));
      return [place, [...found].filter(Boolean)] as const;
    });
    return new Map(ways);
  });

  readonly play: Play = $derived.by(() => {
    const { asking, asked } = this;
    return {
      can: asking.open ? asking.can : new Map(),
      signs: asking.open ? this.signs : new Map(),
      unsure: asking.unsure,
      sweeps: asked?.sweeps ?? false,
      about: asking.open ? (asked?.place ?? "") : "",
      against: asking.open ? (asked?.against ?? "") : "",
      threat: asked?.threat?.dice ?? 0,
      // What was picked was a place of the past: first the present is shown.
      pick: (place, means) => (this.watching ? this.watched() : asking.pick(place, means)),
      sweep: (places) => asking.sweep(places),
      lift: (place, piece) => asking.dragging.lift(place, piece),
      drop: (place) => asking.dragging.drop(place),
      putBack: () => asking.dragging.putBack(),
      point: (place, means) => asking.bubbles.point(place, means),
      why: (place) => void asking.bubbles.why(place),
    };
  });

  readonly trail: LogLine[] = $derived.by(() =>
    this.replayed
      ? this.replayed.lines.filter((line) => line.way.length || line.mark)
      : trailOf(this.game.log, this.now, this.asking.ownStep),
  );

  readonly thrown: LogLine[] = $derived.by(() => thrownOf(this.now, this.game.log));

  armiesAt(place: string): PanelRow[] {
    return armiesAt(this.now, place);
  }

  /** An answer of a list or of the hand is chosen: dice are shown before they are thrown. */
  choose(choice: Choice): void {
    void this.asking.giveWithOdds(choice, settings.sure || matchMedia("(hover: none)").matches);
  }

  private planned({ place, way, certain }: Plan): string {
    return t(certain ? "plan-to" : "plan-unsure", { place: this.names.of(place), steps: way.length });
  }

  // What is opened

  toggle(what: Opened): void {
    this.opened = this.opened === what ? "" : what;
  }

  close(): void {
    this.opened = "";
  }

  /**
   * On a small screen the hand comes up when a card is asked for, and goes with that question,
   * wherever it was answered.
   */
  raiseHand(): void {
    if (this.raised >= 0 && this.raised !== this.asked?.number) {
      this.raised = -1;
      if (this.opened === "hand") this.opened = "";
      if (this.covered === "hand") this.covered = "";
    }
    if (this.game.away || this.watching || !this.cards.comesUp()) return;
    this.opened = "hand";
    this.raised = this.asked?.number ?? -1;
  }

  /** There is room beside or below the board: what lies there is no longer a sheet over it. */
  widen(wide: boolean): void {
    const beside = (what: Opened) => (wide ? BESIDE.has(what) : what === "hand");
    if (wide && this.opened === "chat") this.talking = true;
    if (beside(this.opened)) this.opened = "";
    if (beside(this.covered)) this.covered = "";
  }

  /** Whether a hint may be asked for at this question. */
  get mayHint(): boolean {
    return !!this.table?.hints && this.answers.length > 1 && !this.now?.covered && !this.replayed;
  }

  toggleHint(): void {
    if (this.mayHint || this.opened === "hint") this.toggle("hint");
  }

  toggleRules(): void {
    this.rule = this.asked?.rule ?? "";
    this.toggle("rules");
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.opened = "rules";
  }

  /** Closes what was opened last. */
  escape(): void {
    if (this.command) this.command = false;
    else if (this.bubbles.shown) this.bubbles.away();
    else if (this.watching) this.watched();
    else if (!this.asking.undoubt() && this.opened) this.opened = "";
  }

  undo(turn = false): void {
    this.watched();
    this.asking.undo(turn);
  }

  private given(): void {
    this.watched();
    if (this.opened === "hand") this.opened = "";
  }
}
