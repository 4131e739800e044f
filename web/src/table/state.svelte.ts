// A table as this browser knows it: what the server said, and what can be said to it.

import { moves, settings, type Language } from "../lib/settings.svelte";
import { TableSocket, type Line } from "../lib/socket";
import { tell } from "../lib/toasts.svelte";
import type {
  AskFor,
  ChatLine,
  FromClient,
  FromServer,
  LogLine,
  Looked,
  Now,
  OddsShown,
  Plan,
  Plans,
  TableShown,
  Update,
  Welcome,
  Why,
} from "../lib/types";
import { t } from "../lib/words.svelte";

const PATIENCE = 60_000; // for a reply to a question of ours: a server may be slow
const LONGEST_SHOW = 4500; // for everything that came at once
const DICE_TIME = 900;
const WAY_TIME = 420;

type Reply = { type: string; id: number };

export class Table {
  table = $state.raw<TableShown | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What the last change brought: the board moves its pieces by it. */
  fresh = $state.raw<LogLine[]>([]);
  /** Up to which step this visitor had seen the game when he came. */
  away = $state<{ from: number; to: number } | null>(null);
  line = $state<Line>("connecting");
  closed = $state("");
  /** An answer is on its way. */
  busy = $state(false);

  private readonly socket: TableSocket;
  private readonly open = new Map<number, (reply: Reply | null) => void>();
  private nextId = 1;
  private queue: Update[] = [];
  private timer = 0;
  private seenStep = 0;
  private came = false;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      heard: (message) => this.heard(message),
      line: (state, reason) => {
        this.line = state;
        if (state !== "open") this.busy = false;
        if (state === "closed") this.closed = reason;
      },
    });
    document.addEventListener("visibilitychange", this.look);
  }

  close(): void {
    this.socket.close();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.look);
  }

  // What comes

  private heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.queue = [];
        clearTimeout(this.timer);
        this.timer = 0;
        this.table = message.table;
        this.log = message.log;
        this.chat = message.chat;
        this.now = message.now;
        this.fresh = [];
        this.busy = false;
        if (!this.came) this.away = missed(message);
        this.came = true;
        this.look();
        break;
      case "update":
        this.queue.push(message);
        if (!this.timer) this.show();
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "refused":
        this.busy = false;
        this.flush();
        tell(message.late ? t("refused-late") : message.text, { rule: message.rule });
        break;
      default:
        this.open.get(message.id)?.(message);
        this.open.delete(message.id);
    }
  }

  /** Shows the next change; one that can be watched is given its time, unless many wait. */
  private show(): void {
    this.timer = 0;
    const next = this.queue.shift();
    if (!next) return;
    const all = [...this.queue].reduce((sum, each) => sum + timeFor(each), timeFor(next));
    this.busy = false;
    this.log = [...this.log.filter((line) => line.n < next.log_from), ...next.log];
    this.fresh = next.log;
    this.now = next.now;
    this.look();
    const share = Math.min(1, LONGEST_SHOW / Math.max(all, 1));
    const pause = this.queue.length && moves() ? timeFor(next) * share : 0;
    if (pause > 20) this.timer = setTimeout(() => this.show(), pause);
    else if (this.queue.length) this.show();
    else this.timer = setTimeout(() => this.show(), moves() ? timeFor(next) * share : 0);
  }

  /** Whoever wants to act sees the latest at once. */
  flush(): void {
    if (!this.queue.length) return;
    clearTimeout(this.timer);
    const all = this.queue;
    this.queue = [];
    this.timer = 0;
    for (const next of all) {
      this.log = [...this.log.filter((line) => line.n < next.log_from), ...next.log];
      this.fresh = next.log;
      this.now = next.now;
    }
    this.look();
  }

  /** What stands on a page that is being looked at has been seen. */
  private look = (): void => {
    const step = this.now?.step ?? 0;
    if (this.away || document.visibilityState !== "visible" || step <= this.seenStep) return;
    if (this.send({ type: "seen", step })) this.seenStep = step;
  };

  caughtUp(): void {
    this.away = null;
    this.look();
  }

  // What is said

  private send(message: FromClient): boolean {
    return this.socket.send(message);
  }

  private say_(message: FromClient): boolean {
    const sent = this.send(message);
    if (!sent) tell(t("not-connected"), { kind: "trouble" });
    return sent;
  }

  private ask<T extends Reply>(message: FromClient & { id: number }): Promise<T | null> {
    return new Promise((resolve) => {
      if (!this.send(message)) return resolve(null);
      this.open.set(message.id, (reply) => resolve(reply as T | null));
      setTimeout(() => {
        if (this.open.delete(message.id)) resolve(null);
      }, PATIENCE);
    });
  }

  /** Answers to the question that is seen, and to those that follow. */
  answer(...answers: string[]): void {
    const seen = this.now?.asked?.number;
    this.flush();
    const asked = this.now?.asked;
    if (!asked || this.busy || !answers.length) return;
    if (asked.number !== seen) {
      tell(t("refused-late"));
      return;
    }
    this.busy = this.say_({ type: "answer", number: asked.number, answers });
  }

  undo(turn = false): void {
    this.flush();
    if (!this.now || !(turn ? this.now.can_reset : this.now.can_undo)) {
      tell(t("undo-not"));
      return;
    }
    this.say_({ type: "undo", number: this.now.asked?.number ?? 0, turn });
  }

  sit(seat: string): void {
    this.say_({ type: "sit", seat });
  }

  petition(kind: AskFor["kind"]): void {
    this.say_({ type: "petition", kind });
  }

  reply(accept: boolean): void {
    this.say_({ type: "reply", accept });
  }

  say(text: string): boolean {
    return this.say_({ type: "say", text });
  }

  stand(order: string, on: boolean): void {
    this.say_({ type: "standing", order, on });
  }

  replaceBot(seat: string, bot: string): void {
    this.say_({ type: "bot", seat, bot });
  }

  speak(language: Language): void {
    this.send({ type: "language", language });
  }

  async why(about: { place?: string; answer?: string }): Promise<Why | null> {
    this.flush();
    return this.ask<Why>({ type: "why", id: this.nextId++, ...about });
  }

  async odds(...answers: string[]): Promise<OddsShown | null> {
    const reply = await this.ask<{ type: "odds"; id: number; odds: OddsShown | null }>({
      type: "odds",
      id: this.nextId++,
      answers,
    });
    return reply?.odds ?? null;
  }

  look_at(place: string, piece = ""): Promise<Looked | null> {
    return this.ask<Looked>({ type: "look", id: this.nextId++, place, piece });
  }

  /** Where the steps lead that the open question begins; null where no reply came. */
  async plans(): Promise<Plan[] | null> {
    const reply = await this.ask<Plans>({ type: "plans", id: this.nextId++ });
    return reply?.plans ?? null;
  }

  get language(): Language {
    return settings.language;
  }
}

/** What a player has not seen. Whoever comes to a new table and plays bots has missed nothing. */
function missed({ table, now, seen }: Welcome): { from: number; to: number } | null {
  const waited = seen > 0 || table.seats.some((seat) => seat.holder === "person");
  if (!now || !table.yours.length || !waited || seen >= now.step) return null;
  return { from: seen, to: now.step };
}

function timeFor(update: Update): number {
  if (update.log.some((line) => line.faces.length)) return DICE_TIME;
  return update.log.some((line) => line.way.length) ? WAY_TIME : 0;
}
