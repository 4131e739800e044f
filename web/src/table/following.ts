// Whether a list that grows shows its end: always, unless its reader has scrolled up. What the
// page's own layout does to the scroll position does not count.

const NEAR = 40; // pixels that count as the end

/** What scrolls. */
export type Box = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

export class Following {
  private byHand = false;

  constructor(private readonly changed: (following: boolean) => void) {}

  private now = true;
  get on(): boolean {
    return this.now;
  }

  private set(on: boolean): void {
    if (on !== this.now) this.changed((this.now = on));
  }

  /** The reader uses the wheel, a finger, the bar or a key. */
  hand(): void {
    this.byHand = true;
  }

  /** The list was scrolled, by whatever. */
  scrolled(box: Box): void {
    if (!this.byHand) return;
    this.set(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR);
    this.byHand = !this.now;
  }

  /** The reader has gone to a line with the keyboard. */
  at(last: boolean): void {
    this.set(last);
    this.byHand = !last;
  }

  /** The list has grown, or there is another room for it. */
  grown(box: Box): void {
    if (!this.now) return;
    this.byHand = false;
    box.scrollTop = box.scrollHeight;
  }

  /** To the end, and along with it. */
  resume(box: Box): void {
    this.set(true);
    this.grown(box);
  }
}

/** How many pixels more must be scrolled until no line lies half under the heading that stays above it. */
export function coveredPart(box: HTMLElement): number {
  const { top } = box.getBoundingClientRect();
  const edge = lastRect(box.querySelectorAll("h3"), (each) => each.top <= top + 1)?.bottom ?? top;
  const first = lastRect(box.querySelectorAll("li"), (each) => each.top < edge - 1);
  return first && first.bottom > edge + 1 ? Math.ceil(first.bottom - edge) : 0;
}

/** From the end: what is seen of a long list is there. */
function lastRect(list: NodeListOf<HTMLElement>, wanted: (rect: DOMRect) => boolean): DOMRect | undefined {
  for (let at = list.length - 1; at >= 0; at--) {
    const rect = list[at]!.getBoundingClientRect();
    if (wanted(rect)) return rect;
  }
  return undefined;
}
