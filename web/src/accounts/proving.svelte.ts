// A sensitive change needs a fresh proof of who one is: where there is none, a window asks for it.

import { NotProved, people } from "./requests";

interface Asked {
  proved: () => void;
  giveUp: () => void;
}

export class Proving {
  asked = $state.raw<Asked | null>(null);

  /** Does the work once there is a proof. */
  async first<T>(work: () => Promise<T>): Promise<T> {
    const { proved } = await people.account();
    if (!proved) await this.ask();
    return work();
  }

  private async ask(): Promise<void> {
    try {
      await new Promise<void>((proved, refused) => {
        this.asked = { proved, giveUp: () => refused(new NotProved()) };
      });
    } finally {
      this.asked = null;
    }
  }
}
