// The keyboard of a replay: arrows lead from step to step, pages from turn to turn, and space plays.

import type { Playback } from "./playback.svelte";

export function press(event: KeyboardEvent, playback: Playback, steps: number): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog")) return;
  if (event.key === " " && target.closest("button, summary")) return; // it presses the button
  const actions: Record<string, () => void> = {
    ArrowLeft: () => playback.to(playback.at - 1),
    ArrowRight: () => playback.to(playback.at + 1),
    PageUp: () => playback.byTurn(-1),
    PageDown: () => playback.byTurn(1),
    Home: () => playback.to(0),
    End: () => playback.to(steps || playback.at),
    " ": () => playback.toggle(),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
