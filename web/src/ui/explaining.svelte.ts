// When an explanation is open: while the pointer or the focus is on it, or from one press to the next.

const PATIENCE = 300; // ms that a pointer rests before it is told something
const GRACE = 220; // ms to get from what is explained to the explanation

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a note of this size goes: under what it is about, or above it, and within the screen. */
export function placed(
  about: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  gap = 6,
): { left: number; top: number } {
  const below = about.bottom + gap;
  const fits = below + size.height + gap <= screen.height;
  const top = fits ? below : Math.max(gap, about.top - gap - size.height);
  const left = Math.max(gap, Math.min(about.left, screen.width - size.width - gap));
  return { left, top };
}

export class Explaining {
  open = $state(false);
  private pinned = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The mouse is over it now. */
  enter(): void {
    this.later(PATIENCE, true);
  }

  /** It has left; on its way to the explanation it may still come back. */
  leave(): void {
    if (!this.pinned) this.later(GRACE, false);
  }

  /** The pointer is on the explanation itself. */
  stay(): void {
    clearTimeout(this.timer);
  }

  focus(): void {
    clearTimeout(this.timer);
    this.open = true;
  }

  /** A press opens it for as long as one likes; the next one closes it. */
  press(): void {
    clearTimeout(this.timer);
    this.pinned = !this.pinned;
    this.open = this.pinned;
  }

  close(): void {
    clearTimeout(this.timer);
    this.pinned = false;
    this.open = false;
  }

  private later(wait: number, open: boolean): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.open = open), wait);
  }
}
