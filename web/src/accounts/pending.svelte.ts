// One thing at a time: while it is done, buttons wait; if it fails, it is said why.

import { untrack } from "svelte";
import { whyNot } from "./requests";

export class PendingAction {
  busy = $state(false);
  trouble = $state("");

  constructor(private readonly inWords: (error: unknown) => string = whyNot) {}

  /** Whether it went well. An effect that begins it does not run again when it ends. */
  async do(work: () => Promise<void>): Promise<boolean> {
    if (untrack(() => this.busy)) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = this.inWords(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
