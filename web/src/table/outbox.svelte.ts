// Requests that the server has not confirmed yet. Whether the table waits follows from them and is
// set nowhere: a request leaves when it is confirmed or refused, when a later position shows that it
// was carried out, or when a welcome settles it.

import { SvelteMap } from "svelte/reactivity";
import type { FromClient, Now, StandingShown, Welcome } from "../lib/types";

/** What the server carries out and confirms. */
export type Request = Extract<
  FromClient,
  {
    type:
      "answer" | "share" | "undo" | "sit" | "petition" | "reply" | "say" | "standing" | "bot" | "claim" | "close-chat";
  }
> & { id: number };
export type Unsent = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

export interface Outstanding {
  request: Request;
  /** What it says, for a person. */
  words: string;
  /** The revision, the step and the last line of the chat when it was sent. */
  revision: number;
  step: number;
  chat: number;
}

/** What becomes of a request that a new welcome finds unconfirmed. */
type Fate = "resend" | "done" | "unknown";

export class Outbox {
  private readonly waiting = new SvelteMap<number, Outstanding>();

  /** Something that must be settled before the next answer. */
  readonly busy = $derived([...this.waiting.values()].some(({ request }) => blocks(request)));
  readonly all = $derived([...this.waiting.values()]);

  add(request: Request, about: Omit<Outstanding, "request">): void {
    this.waiting.set(request.id, { request, ...about });
  }

  /** Confirmed or refused. */
  settle(id: number): void {
    this.waiting.delete(id);
  }

  /** Removes requests about a question that a later position no longer asks; whether there were any. */
  settleTaken({ revision, asked }: Now): boolean {
    const taken = this.all.filter(
      ({ request, revision: before }) => "number" in request && revision > before && request.number !== asked?.number,
    );
    for (const { request } of taken) this.waiting.delete(request.id);
    return taken.length > 0;
  }

  /** Whether a request up to this id is unconfirmed. */
  holds(upTo: number): boolean {
    return [...this.waiting.keys()].some((id) => id <= upTo);
  }

  /** Standing orders as they will be when all has arrived: an older reply undoes no newer choice. */
  chosen(orders: readonly StandingShown[]): StandingShown[] {
    const said = new Map<string, boolean>();
    for (const { request } of this.all) if (request.type === "standing") said.set(request.order, request.on);
    return orders.map((order) => ({ ...order, on: said.get(order.id) ?? order.on }));
  }

  /**
   * After a new connection: which requests must be sent again, and of which answers nobody knows
   * whether they arrived.
   */
  reconcile(welcome: Welcome): { again: Request[]; unknown: Outstanding[] } {
    const again: Request[] = [];
    const unknown: Outstanding[] = [];
    for (const [id, each] of [...this.waiting]) {
      const fate = fateOf(each, welcome);
      if (fate === "resend") {
        again.push(each.request);
        continue;
      }
      this.waiting.delete(id);
      if (fate === "unknown") unknown.push(each);
    }
    return { again, unknown };
  }
}

function blocks(request: Request): boolean {
  return ["answer", "share", "undo", "sit"].includes(request.type);
}

function fateOf({ request, step, chat }: Outstanding, { now, table, chat: lines }: Welcome): Fate {
  switch (request.type) {
    case "answer":
    case "share":
    case "undo":
      return fateOfAnswer(request.number, step, now);
    case "sit":
      return now?.confirm === request.seat ? "resend" : "done";
    case "say":
      return lines.some((line) => line.n > chat && line.text === request.text.trim()) ? "done" : "resend";
    case "petition":
      if (request.kind.startsWith("rematch")) return now?.petition || table.rematch ? "done" : "resend";
      if (request.kind === "open-chat" && table.chat_open) return "done";
      return now?.petition || now?.result ? "done" : "resend";
    case "claim":
      return now?.petition || now?.result ? "done" : "resend"; // refused if it is no longer so
    case "reply":
      return now?.petition && !now.petition.yours ? "resend" : "done";
    case "close-chat":
      return table.chat_open ? "resend" : "done";
    case "standing":
    case "bot":
      return "resend"; // sent twice, they do the same
  }
}

/** A question keeps its number while it stands; the server takes one answer to it. */
function fateOfAnswer(number: number, step: number, now: Now | null): Fate {
  if (now?.asked?.number === number) return "resend";
  return now && now.step === step && !now.result ? "unknown" : "done";
}
