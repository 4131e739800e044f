// What was said to the server and not yet confirmed. Whether the table waits is read off here, and
// nowhere set: a message leaves by its confirmation, its refusal, a position that comes of it, or a
// welcome that settles it.

import { SvelteMap } from "svelte/reactivity";
import type { FromClient, Now, StandingShown, Welcome } from "../lib/types";

/** What is carried out by the server, and confirmed. */
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
  /** The revision and the step when it was said, and the last line of the chat. */
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

  /** What was said to a question that a later position no longer asks has been heard; whether there was some. */
  settleTaken({ revision, asked }: Now): boolean {
    const taken = this.all.filter(
      ({ request, revision: before }) => "number" in request && revision > before && request.number !== asked?.number,
    );
    for (const { request } of taken) this.waiting.delete(request.id);
    return taken.length > 0;
  }

  /** Whether something that was said up to this id is unconfirmed. */
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
   * How things stand after a new connection: what must be said again, and answers of which it
   * cannot be told whether they arrived.
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
      return "resend"; // said twice, they do the same
  }
}

/** A question keeps its number while it stands; the server takes one answer to it. */
function fateOfAnswer(number: number, step: number, now: Now | null): Fate {
  if (now?.asked?.number === number) return "resend";
  return now && now.step === step && !now.result ? "unknown" : "done";
}
