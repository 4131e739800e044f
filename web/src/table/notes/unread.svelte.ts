// How many lines of the chat nobody has read.

import type { ChatLine } from "../../lib/types";

export class Unread {
  private heard = $state(-1); // the last line that was read; what was said before one came counts as read

  constructor(
    private readonly chat: () => readonly ChatLine[],
    private readonly reading: () => boolean,
  ) {}

  get count(): number {
    if (this.heard < 0 || this.reading()) return 0;
    return this.chat().filter((line) => line.n > this.heard).length;
  }

  /** The chat has changed, or is being looked at; `came` once the table is known. */
  changed(came: boolean): void {
    const last = this.chat().at(-1)?.n ?? 0;
    if ((this.heard < 0 && came) || this.reading()) this.heard = last;
  }
}
