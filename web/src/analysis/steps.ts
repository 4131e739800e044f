// What an analysis tells, with the way from it to the steps of the game.

import type { AnalysisTold } from "../lib/types";

export interface ToSteps {
  told: AnalysisTold;
  /** The step that is shown elsewhere on the page. */
  at?: number | undefined;
  address: (step: number) => string;
  follow: (event: MouseEvent, step: number) => void;
}
