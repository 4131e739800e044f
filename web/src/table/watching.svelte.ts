// Some steps of a game, shown again on the board one after the other.

import type { Frame } from "../lib/types";
import type { Steps } from "./recent";

const PACE = 1100; // milliseconds for a step
const PIECE = 40; // frames that are asked for at once

/** The frames of some steps, as this player may see them. */
export type Fetch = (from: number, to: number) => Promise<Frame[]>;

export class Watching {
  /** The position before, and after each step that has something to tell. */
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  going = $state(false);
  /** More frames are on their way. */
  loading = $state(true);
  readonly frame: Frame | null = $derived(this.frames[this.at] ?? null);

  private timer = 0;
  private closed = false;

  constructor(
    readonly steps: Steps,
    private readonly fetch: Fetch,
    private readonly failed: () => void,
  ) {}

  /** Fetches all of it, and shows what is there meanwhile. */
  async load(going: boolean): Promise<void> {
    this.going = going;
    const { since, until } = this.steps;
    try {
      for (let from = since; from <= until && !this.closed; from += PIECE)
        this.take(await this.fetch(from, Math.min(from + PIECE - 1, until)));
    } catch {
      if (!this.closed) this.failed();
    }
    this.loading = false;
    if (!this.closed && !this.frames.length) this.failed();
    else if (!this.timer) this.wait(); // it may have come to its end already
  }

  private take(frames: Frame[]): void {
    if (this.closed) return;
    const told = frames.filter((frame, n) => frame.log.length || (!n && !this.frames.length));
    const first = !this.frames.length;
    // What brought the position before is not shown again.
    const [before, ...others] = told;
    this.frames = first && before ? [{ ...before, log: [], answer: "" }, ...others] : [...this.frames, ...told];
    if (!this.timer) this.wait();
  }

  get words(): string {
    const { frame } = this;
    return frame?.log.map((line) => line.text).join(" ") || frame?.answer || "";
  }

  get first(): boolean {
    return this.at <= 0;
  }

  get last(): boolean {
    return this.at >= this.frames.length - 1;
  }

  /** By hand: it does not go on by itself. */
  go(steps: number): void {
    this.going = false;
    clearTimeout(this.timer);
    this.timer = 0;
    this.at = Math.min(Math.max(this.at + steps, 0), Math.max(this.frames.length - 1, 0));
  }

  /** Goes on by itself or stops; at the end it begins anew. */
  toggle(): void {
    if (this.last && !this.loading) this.at = 0;
    else if (this.going) return this.go(0);
    this.going = true;
    this.wait();
  }

  close(): void {
    this.closed = true;
    this.go(0);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.going || this.closed) return;
    if (this.last) {
      if (!this.loading) this.going = false;
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.at++;
      this.wait();
    }, PACE);
  }
}
