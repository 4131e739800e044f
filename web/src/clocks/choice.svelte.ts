// The pace that is wished for a new table: none, one that is offered, or own figures.

import type { Lobby, PaceLimits, PaceWish } from "../lib/types";

export type Kind = PaceWish["kind"];
export const OWN: Record<Kind, string> = { live: "own-live", correspondence: "own-correspondence" };

export class PaceWished {
  /** Empty: no clocks; else the id of an offer, or own figures of a kind. */
  chosen = $state("");
  bank = $state<Record<Kind, number>>({ live: 45, correspondence: 7 });
  extra = $state<Record<Kind, number>>({ live: 15, correspondence: 2 });

  /** The kind of which own figures are wanted. */
  get own(): Kind | null {
    if (this.chosen === OWN.live) return "live";
    return this.chosen === OWN.correspondence ? "correspondence" : null;
  }

  wish(lobby: Lobby | null): PaceWish | null {
    const kind = this.own;
    if (!kind) return lobby?.paces.find((each) => each.id === this.chosen)?.pace ?? null;
    const limits = lobby?.pace_limits.find((each) => each.kind === kind);
    const [bank, extra] = [this.bank[kind], this.extra[kind]];
    return { kind, ...(limits ? within(limits, bank, extra) : { bank, extra }) };
  }
}

function within(limits: PaceLimits, bank: number, extra: number): { bank: number; extra: number } {
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value || 0)));
  return {
    bank: clamp(bank, limits.least_bank, limits.most_bank),
    extra: clamp(extra, limits.least_extra, limits.most_extra),
  };
}
