// A player who answered with the keyboard goes on with it: on the board, or at the question. No answer is
// under the next Enter, least of all the one that ends a phase.

import { tick } from "svelte";

export class NextFocus {
  /** What was used last. */
  by: "key" | "pointer" = "pointer";
  private question = -1;

  /** Another question may be open. `places`: it is answered on the board. */
  changed(question: number, wanted: { narrow: boolean; elsewhere: boolean; places: boolean; board(): void }): void {
    if (question === this.question) return;
    this.question = question;
    const focused = document.activeElement;
    const onAnswer = !!focused?.closest(".question [data-answer]");
    if (focused instanceof SVGElement || wanted.elsewhere) return;
    if (!onAnswer && (this.by !== "key" || wanted.narrow)) return;
    const there = this.by === "key" && wanted.places;
    void tick().then(() => {
      if (there) wanted.board();
      // A board that is still being laid out takes no focus.
      if (document.activeElement === focused || document.activeElement === document.body)
        document.querySelector<HTMLElement>(".question h2")?.focus({ preventScroll: true });
    });
  }
}
