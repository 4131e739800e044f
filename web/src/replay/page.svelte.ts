// The page of a replay: its frames, which of them is shown, and what else is seen of it.

import type { Frame, LogLine, PanelShown, TableShown } from "../lib/types";
import { t } from "../lib/words.svelte";
import { capital } from "../pages/forms";
import { Frames } from "./frames.svelte";
import { Playback } from "./playback.svelte";
import { rowsOf, type Row } from "./rows";

const ADDRESS_AFTER = 150; // milliseconds: a browser does not like its address to change too often

export class ReplayPage {
  readonly frames: Frames;
  readonly playback: Playback;
  /** What is shown: the last frame stays until the next is there. */
  shown = $state.raw<Frame | null>(null);
  /** Places to point out, as those of a line of the log. */
  lit = $state.raw<string[]>([]);
  opened = $state<"" | "branch" | "rules" | "settings">("");
  rule = $state("");
  branchSeat = $state("");
  private addressTimer = 0;

  constructor(
    readonly id: string,
    as: string,
  ) {
    this.frames = new Frames(id, as);
    this.playback = new Playback(this.frames, () => {
      this.lit = [];
      this.keepAddress();
    });
  }

  get table(): TableShown | null {
    return this.frames.table;
  }

  /** An effect: shows the frame of the step as soon as it is there. */
  showFrame(): void {
    const frame = this.frames.all.get(this.playback.at);
    if (frame) this.shown = frame;
  }

  // What is seen

  /** Whether the game is played on a map, with panels beside it. */
  readonly onMap: boolean = $derived.by(() => !!this.shown?.now.panels.length);
  readonly otherPanels: PanelShown[] = $derived.by(() => this.shown?.now.panels.filter((panel) => !panel.now) ?? []);
  readonly mover: string = $derived.by(() => this.shown?.now.sides.find((side) => side.to_move)?.seat ?? "");
  private readonly names: ReadonlyMap<string, string> = $derived.by(
    () => new Map(this.table?.seats.map((seat) => [seat.seat, capital(seat.name)])),
  );

  /** The steps of this turn, as rows of a list, and the row that is shown. */
  readonly rows: Row[] = $derived.by(() => {
    const { first, last } = this.playback.span;
    const found: Frame[] = [];
    for (let step = first; step <= last; step++) {
      const frame = this.frames.all.get(step);
      if (frame) found.push(frame);
    }
    return rowsOf(found);
  });
  readonly row: Row | undefined = $derived.by(() =>
    this.rows.find((row) => row.first <= this.playback.at && this.playback.at <= row.last),
  );

  /** What has just happened: nothing where steps were left out. */
  readonly moves: LogLine[] = $derived.by(() =>
    this.shown && this.playback.before === this.shown.step - 1 ? this.shown.log : [],
  );
  /** What is drawn as arrows: of a march all of it so far. */
  readonly trail: LogLine[] = $derived.by(() => {
    const { row, shown } = this;
    return row && shown && row.last > row.first
      ? row.lines.filter((line) => line.step <= shown.step)
      : (shown?.log ?? []);
  });

  /** A seat by its place at the table. */
  seatNumber(seat: string): number {
    return Math.max(0, this.table?.seats.findIndex((each) => each.seat === seat) ?? 0);
  }

  /** The arms of a seat, on a map where its pieces bear them. */
  armsOf(seat: string): string {
    return this.onMap ? (this.shown?.now.sides.find((side) => side.seat === seat)?.nation ?? "") : "";
  }

  nameOf(seat: string): string {
    return this.names.get(seat) ?? "";
  }

  /** Whose view this is. */
  viewName(as: string): string {
    if (as === "onlooker") return t("steps-as-anybody");
    if (as === "referee") return t("steps-as-referee");
    return this.names.get(as) ?? as;
  }

  // Where it is

  address(step: number): string {
    const as = this.frames.as ? `?as=${encodeURIComponent(this.frames.as)}` : "";
    return `/replay/${encodeURIComponent(this.id)}/${step}${as}`;
  }

  /** A plain click on a link to a step shows it here; any other is the browser's. */
  follow(event: MouseEvent, step: number): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.playback.to(step);
  }

  async seenBy(as: string): Promise<void> {
    this.playback.playing = false;
    await this.frames.restart(as, this.playback.at);
    this.keepAddress();
  }

  /** Everything again, as after a failure or in another language. */
  async restart(): Promise<void> {
    await this.frames.restart(this.frames.as, Math.max(0, this.playback.at));
  }

  private keepAddress(): void {
    clearTimeout(this.addressTimer);
    this.addressTimer = setTimeout(
      () => history.replaceState(history.state, "", this.address(this.playback.at)),
      ADDRESS_AFTER,
    );
  }

  close(): void {
    clearTimeout(this.addressTimer);
  }

  // What is opened

  /** Play from here: as the seat that is named, or else as the one that is asked. */
  branch(seat = ""): void {
    this.playback.playing = false;
    this.branchSeat = seat;
    this.opened = "branch";
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.opened = "rules";
  }
}
