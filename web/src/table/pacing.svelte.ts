// In what time the changes of a table are shown: what can be watched is given its time, unless
// many wait; step by step, each change of a bot waits for the player. Nothing is held back from
// somebody who acts: `flush` shows all of it at once.

import { paceOf, type Pace } from "../lib/settings.svelte";
import type { Update } from "../lib/types";

interface Times {
  dice: number;
  way: number;
  told: number; // for anything else that the log tells
  longest: number; // for everything that came at once
}

const NO_TIME: Times = { dice: 0, way: 0, told: 0, longest: 0 };
const BRISK: Times = { dice: 900, way: 420, told: 0, longest: 4500 };
const TIMES: Record<Pace, Times> = {
  instant: NO_TIME,
  brisk: BRISK,
  calm: { dice: 1900, way: 1100, told: 900, longest: 30_000 },
  steps: BRISK, // for what is not held back
};
const SHORTEST = 20; // what would be shorter is shown at once

export class Pacing {
  /** So many changes wait to be let on, one at a time; 0 where none does. */
  held = $state(0);
  private waiting: Update[] = [];
  private timer = 0;
  private stopped = false; // the next one waits for the player

  constructor(
    private readonly show: (update: Update) => void,
    /** Whether a bot brings about what comes next. */
    private readonly byBot: () => boolean = () => false,
    private readonly pace: () => Pace = paceOf,
  ) {}

  /** The latest change that has come, also one that is not shown yet. */
  get latest(): Update | undefined {
    return this.waiting.at(-1);
  }

  push(update: Update): void {
    this.waiting.push(update);
    if (this.stopped) this.held = this.waiting.length;
    else if (!this.timer) this.run();
  }

  /** The player wants to see the next change. */
  next(): void {
    if (this.stopped) this.run(true);
  }

  /** Whatever waits is shown now. */
  flush(): void {
    const all = this.clear();
    for (const update of all) this.show(update);
  }

  /** Whatever waits is dropped. */
  clear(): Update[] {
    clearTimeout(this.timer);
    this.timer = 0;
    this.stop(false);
    const all = this.waiting;
    this.waiting = [];
    return all;
  }

  private stop(stopped: boolean): void {
    this.stopped = stopped;
    this.held = stopped ? this.waiting.length : 0;
  }

  private run(wanted = false): void {
    this.timer = 0;
    this.stop(false);
    for (;;) {
      const [update] = this.waiting;
      if (!update) return;
      if (!wanted && this.waits(update)) return this.stop(true);
      this.waiting.shift();
      const pause = wanted ? 0 : this.timeFor(update); // the player sets the pace
      wanted &&= !update.log.length;
      this.show(update);
      if (pause < SHORTEST) continue;
      this.timer = setTimeout(() => this.run(), pause);
      return;
    }
  }

  private waits(update: Update): boolean {
    return this.pace() === "steps" && update.log.length > 0 && this.byBot();
  }

  /** Its own time, or its share of the longest that all of them may take. */
  private timeFor(update: Update): number {
    const times = TIMES[this.pace()];
    const all = this.waiting.reduce((sum, each) => sum + timeOf(each, times), timeOf(update, times));
    return timeOf(update, times) * Math.min(1, times.longest / Math.max(all, 1));
  }
}

function timeOf(update: Update, times: Times): number {
  if (update.log.some((line) => line.faces.length)) return times.dice;
  if (update.log.some((line) => line.way.length)) return times.way;
  return update.log.length ? times.told : 0;
}
