// What a person asks about the game without answering: reasons, odds, what stands there, plans, a hint.

import type { FromClient, HintReply, Looked, OddsReply, Plan, Plans, Why } from "../lib/types";
import type { News, Queries, Reply } from "./queries";

/** What a lookup needs of its table. */
interface Asks {
  send: (message: FromClient) => boolean;
  id: () => number;
  /** The number of the question that is seen; -1 if none is. */
  number: () => number;
  /** Show the latest at once. */
  flush: () => void;
}

export class Lookups {
  constructor(
    private readonly queries: Queries,
    private readonly table: Asks,
  ) {}

  private async ask<T extends Reply>(
    message: FromClient & { id: number },
    told?: (news: News) => void,
  ): Promise<T | null> {
    return this.table.send(message) ? this.queries.reply<T>(message.id, told) : null;
  }

  async why(about: { place?: string; card?: string; group?: string }): Promise<Why | null> {
    this.table.flush();
    return this.ask<Why>({ type: "why", id: this.table.id(), ...about });
  }

  async odds(...answers: string[]): Promise<OddsReply["odds"]> {
    const reply = await this.ask<OddsReply>({ type: "odds", id: this.table.id(), answers });
    return reply?.odds ?? null;
  }

  lookAt(place: string, piece = ""): Promise<Looked | null> {
    return this.ask<Looked>({ type: "look", id: this.table.id(), place, piece });
  }

  /** What a strong player would answer; null where no reply came. `told` hears how far it is, or why not. */
  hint(told: (news: News) => void): Promise<HintReply | null> {
    return this.ask<HintReply>({ type: "hint", id: this.table.id(), number: this.table.number() }, told);
  }

  stopHint(): void {
    this.table.send({ type: "stop-hint" });
  }

  /** Where the steps lead that the open question begins; null where no reply came. */
  async plans(): Promise<Plan[] | null> {
    const reply = await this.ask<Plans>({ type: "plans", id: this.table.id() });
    return reply?.plans ?? null;
  }
}
