// Which step of a replay is shown: by hand, turn by turn, or by itself.

import type { Frames } from "./frames.svelte";

export const SPEEDS = [0.5, 1, 2, 4];
const PACE = { told: 1300, quiet: 380 }; // milliseconds for a step that has something to tell, and one that has not

export class Playback {
  /** The step that is shown, and the one before it; -1 is none yet. */
  at = $state(-1);
  before = $state(-1);
  playing = $state(false);
  speed = $state(1);

  constructor(
    private readonly frames: Pick<Frames, "steps" | "turns" | "all" | "turnAt" | "want">,
    private readonly changed: () => void,
  ) {}

  /** The turn of this step, by its place among the turns. */
  readonly turn: number = $derived.by(() => this.frames.turnAt(this.at));

  /** The first and the last step of this turn. */
  get span(): { first: number; last: number } {
    const { turns, steps } = this.frames;
    return { first: turns[this.turn]?.step ?? 0, last: (turns[this.turn + 1]?.step ?? steps + 1) - 1 };
  }

  /** Shows a step; the game goes on playing if it does. */
  show(wanted: number): void {
    const { steps } = this.frames;
    const to = Math.max(0, steps ? Math.min(wanted, steps) : wanted);
    if (to === this.at) return;
    this.before = this.at;
    this.at = to;
    void this.frames.want(to);
    this.changed();
  }

  /** To a step by hand: the game stops playing by itself. */
  to(wanted: number): void {
    this.playing = false;
    this.show(wanted);
  }

  /** To the turn before or after; first to the beginning of this one. */
  byTurn(step: 1 | -1): void {
    const { turns, steps } = this.frames;
    if (!steps) return; // nothing is known of it yet
    const wanted = turns[step < 0 && turns[this.turn]?.step !== this.at ? this.turn : this.turn + step];
    this.to(wanted ? wanted.step : step < 0 ? 0 : steps);
  }

  /** Plays or pauses; at its end the game begins again. */
  toggle(): void {
    if (!this.playing && this.at >= this.frames.steps) this.show(0);
    this.playing = !this.playing;
  }

  /** An effect: while the game plays, the next step comes after a while. */
  advance(): (() => void) | undefined {
    const frame = this.frames.all.get(this.at);
    if (!this.playing || !frame) return undefined;
    if (this.at >= this.frames.steps) {
      this.playing = false;
      return undefined;
    }
    const pace = (frame.log.length ? PACE.told : PACE.quiet) / this.speed;
    const next = setTimeout(() => this.show(this.at + 1), pace);
    return () => clearTimeout(next);
  }
}
