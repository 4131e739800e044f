// How wide the panel beside the board is.

export const RESIZES = 1100; // pixels of a screen that leaves a choice
const LEAST = 280;
const MOST_OF_SCREEN = 0.45; // the board keeps more than half
const USUAL_OF_SCREEN = 0.245;
const USUAL_LEAST = 300;
const USUAL_MOST = 640;

export const least = LEAST;

/** The widest that it may be on this screen. */
export function most(screen: number): number {
  return Math.max(LEAST, Math.floor(screen * MOST_OF_SCREEN));
}

/** Its width on this screen: as the reader chose it, where that leaves room for the board; 0 is no choice. */
export function sideOf(chosen: number, screen: number): number {
  if (!chosen || screen < RESIZES)
    return Math.round(Math.min(Math.max(screen * USUAL_OF_SCREEN, USUAL_LEAST), USUAL_MOST));
  return Math.min(Math.max(Math.round(chosen), LEAST), most(screen));
}

const STEP = 24; // pixels a press of a key

/** The width after a key was pressed on the edge of the panel; null for keys that mean nothing there. */
export function keyed(key: string, width: number, screen: number): number | null {
  const wanted: Record<string, number> = {
    ArrowLeft: width + STEP,
    ArrowRight: width - STEP,
    Home: LEAST,
    End: most(screen),
  };
  const next = wanted[key];
  return next === undefined ? null : sideOf(next, screen);
}
