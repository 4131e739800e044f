// In what time the changes of a table are shown: what can be watched is given its time, unless
// many wait. Nothing is held back from somebody who acts: `flush` shows all of it at once.

import { moves } from "../lib/settings.svelte";
import type { Update } from "../lib/types";

const LONGEST_SHOW = 4500; // milliseconds for everything that came at once
const DICE_TIME = 900;
const WAY_TIME = 420;

export class Pacing {
  private waiting: Update[] = [];
  private timer = 0;

  constructor(private readonly show: (update: Update) => void) {}

  /** The latest change that has come, also one that is not shown yet. */
  get latest(): Update | undefined {
    return this.waiting.at(-1);
  }

  push(update: Update): void {
    this.waiting.push(update);
    if (!this.timer) this.next();
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
    const all = this.waiting;
    this.waiting = [];
    return all;
  }

  private next(): void {
    this.timer = 0;
    for (;;) {
      const update = this.waiting.shift();
      if (!update) return;
      const pause = moves() ? this.timeFor(update) : 0;
      this.show(update);
      if (pause < 20) continue;
      this.timer = setTimeout(() => this.next(), pause);
      return;
    }
  }

  /** Its own time, or its share of the longest that all of them may take. */
  private timeFor(update: Update): number {
    const all = this.waiting.reduce((sum, each) => sum + timeOf(each), timeOf(update));
    return timeOf(update) * Math.min(1, LONGEST_SHOW / Math.max(all, 1));
  }
}

function timeOf(update: Update): number {
  if (update.log.some((line) => line.faces.length)) return DICE_TIME;
  return update.log.some((line) => line.way.length) ? WAY_TIME : 0;
}
