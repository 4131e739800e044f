// Things that are shared out on one sheet: what each piece gets, and what is left of each sum.

import type { ShareShown, SharingShown } from "../lib/types";

export class Sharing {
  private counts = $state<Record<string, number>>({});

  constructor(private readonly shown: SharingShown) {
    this.reset();
  }

  /** Back to what the server suggested. */
  reset(): void {
    this.counts = Object.fromEntries(this.shown.shares.map(({ piece, count }) => [piece, count]));
  }

  count({ piece }: ShareShown): number {
    return this.counts[piece] ?? 0;
  }

  /** What is not shared out yet; below nothing where it is too much. */
  left(sum: string): number {
    const shares = this.shown.shares.filter((share) => share.sum === sum);
    const total = this.shown.sums.find(({ id }) => id === sum)?.total ?? 0;
    return total - shares.reduce((all, share) => all + this.count(share), 0);
  }

  may(share: ShareShown, change: number): boolean {
    const count = this.count(share) + change;
    return count >= share.least && count <= share.most;
  }

  /**
   * One more or one less. Where two share a sum, the other gives or takes it; where there are more,
   * it is left over until somebody gets it.
   */
  change(share: ShareShown, change: number): void {
    if (!this.may(share, change)) return;
    const others = this.shown.shares.filter((each) => each.sum === share.sum && each.piece !== share.piece);
    const [other] = others;
    if (others.length === 1 && other && this.left(share.sum) === 0) {
      if (!this.may(other, -change)) return;
      this.counts[other.piece] = this.count(other) - change;
    }
    this.counts[share.piece] = this.count(share) + change;
  }

  /** Whether all of every sum is shared out. */
  get ready(): boolean {
    return this.shown.sums.every(({ id }) => this.left(id) === 0);
  }

  /** Whether it is as it was. */
  get unchanged(): boolean {
    return this.shown.shares.every((share) => this.count(share) === share.count);
  }

  get all(): Record<string, number> {
    return { ...this.counts };
  }
}
