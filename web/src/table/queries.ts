// What was asked of the server, and who waits for the reply: odds, reasons, plans, a look.

import type { HintProgress, Refused } from "../lib/types";

const PATIENCE = 60_000; // a server may be slow

/** What may be said before a reply, or instead of one. */
export type News = HintProgress | Refused;
export type Reply = { type: string; id: number };

export class Queries {
  private readonly open = new Map<number, (reply: Reply | null) => void>();
  private readonly told = new Map<number, (news: News) => void>();

  /** The reply to what was sent with this id; null where none comes. `told` hears what comes before it. */
  reply<T extends Reply>(id: number, told?: (news: News) => void): Promise<T | null> {
    if (told) this.told.set(id, told);
    return new Promise((resolve) => {
      this.open.set(id, (reply) => resolve(reply as T | null));
      setTimeout(() => this.resolve(id, null), PATIENCE);
    });
  }

  /** Whether something waited for it. */
  resolve(id: number, reply: Reply | null): boolean {
    const found = this.open.get(id);
    this.open.delete(id);
    this.told.delete(id);
    found?.(reply);
    return !!found;
  }

  /** How far it is, or why no reply comes. */
  tell(news: News): void {
    this.told.get(news.id ?? 0)?.(news);
  }

  /** Nobody will reply to what was asked over a line that is gone. */
  forget(): void {
    for (const id of [...this.open.keys()]) this.resolve(id, null);
  }
}
