// My own time runs low: once a sound and once words, and again only after it was not low.

import { t } from "../lib/words.svelte";
import type { Clocks } from "./clocks.svelte";
import { spoken } from "./texts";

export class LowWarning {
  /** What a screen reader says. */
  words = $state("");
  private state: "" | "low" | "out" = "";

  /** Whether it has just become low. */
  rings(clocks: Clocks, mine: readonly string[]): boolean {
    const before = this.state;
    const low = mine.find((seat) => clocks.isLow(seat));
    if (mine.some((seat) => clocks.isOut(seat))) this.state = "out";
    else this.state = low === undefined ? "" : "low";
    if (this.state === before) return false;
    if (this.state === "low" && low !== undefined) this.words = t("clock-low", { left: spoken(clocks.left(low)) });
    else this.words = this.state === "out" ? t("out-of-time-you") : "";
    return this.state === "low";
  }
}
