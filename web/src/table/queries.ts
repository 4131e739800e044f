// What was asked of the server, and who waits for the reply: odds, reasons, plans, a look.

const PATIENCE = 60_000; // a server may be slow

export type Reply = { type: string; id: number };

export class Queries {
  private readonly open = new Map<number, (reply: Reply | null) => void>();

  /** The reply to what was sent with this id; null where none comes. */
  reply<T extends Reply>(id: number): Promise<T | null> {
    return new Promise((resolve) => {
      this.open.set(id, (reply) => resolve(reply as T | null));
      setTimeout(() => this.resolve(id, null), PATIENCE);
    });
  }

  /** Whether something waited for it. */
  resolve(id: number, reply: Reply | null): boolean {
    const found = this.open.get(id);
    this.open.delete(id);
    found?.(reply);
    return !!found;
  }

  /** Nobody will reply to what was asked over a line that is gone. */
  forget(): void {
    for (const id of [...this.open.keys()]) this.resolve(id, null);
  }
}
