// One thing at a time: while it is done, buttons wait; if it fails, it is said why.

import { whyNot } from "./people";

export class Doing {
  busy = $state(false);
  trouble = $state("");

  /** Whether it went well. */
  async do(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = whyNot(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
