// Playing now: a seek that waits while its page is there, and the way to the table once somebody was found.

import type { SeekState, SeekWish } from "../lib/types";
import { asFailure, inWords } from "../pages/fetched.svelte";
import { randomWord } from "../pages/opening";
import { keepWord, promiseOf, SOUGHT, strongWord } from "../pages/promising";
import { cancelOnLeaving, meeting } from "./requests";
import { toTable } from "./joining";

const BEAT = 4000; // milliseconds between two signs that the page is there

export type Wanted = Omit<SeekWish, "promise">;

export class Seeking {
  status = $state<"idle" | "asking" | "waiting" | "expired">("idle");
  trouble = $state("");
  private timer: ReturnType<typeof setInterval> | undefined;
  private word = "";
  private turn = 0; // grows: what was asked before is about another seek when it comes
  private cancelling: Promise<void> | null = null;

  /** Seek the first who fits, or play with somebody who waits already. */
  async start(wanted: Wanted): Promise<void> {
    await this.ask((promise) => meeting.seek({ ...wanted, promise }));
  }

  async playWith(seek: string, name: string): Promise<void> {
    await this.ask((promise) => meeting.playWith(seek, { promise, name }));
  }

  async cancel(): Promise<void> {
    this.stop();
    this.status = "idle";
    this.cancelling = this.callOff();
    await this.cancelling;
  }

  private async callOff(): Promise<void> {
    try {
      const found = await meeting.cancel();
      if (found.status === "paired") this.hear(found); // somebody was quicker
    } catch {
      // It expires by itself.
    }
  }

  /** The page is left. */
  leave(): void {
    if (this.status === "waiting") cancelOnLeaving();
    this.stop();
    this.status = "idle";
  }

  private async ask(request: (promise: string) => Promise<SeekState>): Promise<void> {
    if (this.status === "asking") return;
    const before = this.status;
    const mine = ++this.turn;
    this.status = "asking";
    this.trouble = "";
    if (this.cancelling) await this.cancelling;
    if (mine !== this.turn) return;
    this.word = strongWord("", randomWord);
    keepWord(SOUGHT, this.word);
    try {
      const found = await request(promiseOf(this.word));
      if (mine !== this.turn) return this.hearLate(found);
      this.stop();
      this.hear(found);
    } catch (error) {
      if (mine !== this.turn) return;
      this.status = before;
      this.trouble = inWords(error);
    }
  }

  /** What was sought is no longer wanted; but somebody who was found waits at the table. */
  private hearLate(found: SeekState): void {
    if (found.status === "paired") this.hear(found);
    else if (found.status === "waiting" && this.status === "idle") cancelOnLeaving();
  }

  private hear(found: SeekState): void {
    if (found.status === "paired") {
      this.stop();
      this.status = "idle";
      keepWord(found.table ?? "", this.word);
      toTable(found.table ?? "");
    } else if (found.status === "waiting") {
      this.status = "waiting";
      this.timer ??= setInterval(() => void this.beat(), BEAT);
    } else {
      this.stop();
      this.status = this.status === "waiting" ? "expired" : "idle";
    }
  }

  private async beat(): Promise<void> {
    const mine = this.turn;
    try {
      const found = await meeting.beat();
      if (mine !== this.turn || this.status !== "waiting") return;
      this.hear(found);
      this.trouble = "";
    } catch (error) {
      if (mine === this.turn && asFailure(error).status !== 429) this.trouble = inWords(error);
    }
  }

  private stop(): void {
    this.turn++;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
