// A table as this browser knows it: what the server said, and what can be said to it.

import type { Language } from "../lib/settings.svelte";
import { TableSocket, type Line } from "../lib/socket";
import { tell } from "../lib/toasts.svelte";
import type {
  Asked,
  AskFor,
  ChatLine,
  ClaimTime,
  FromClient,
  FromServer,
  LogLine,
  Now,
  StandingShown,
  TableShown,
  Update,
  Welcome,
} from "../lib/types";
import { refreshMe } from "../moderation/me.svelte";
import { t } from "../lib/words.svelte";
import { Clocks } from "../clocks/clocks.svelte";
import { Lookups } from "./lookups";
import { Outbox, type Request, type Unsent } from "./outbox.svelte";
import { Pacing } from "./pacing.svelte";
import { Queries } from "./queries";
import { missed } from "./recent";

const SENDING_AFTER = 700; // milliseconds without a confirmation before it is said

/** How what was said is doing: on its way for a while, or waiting for a line. */
export type Sending = "" | "sending" | "offline";

export class Table {
  table = $state.raw<TableShown | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What the last change brought: the board moves its pieces by it. */
  fresh = $state.raw<LogLine[]>([]);
  /** Up to which step this visitor had seen the game on arrival. */
  away = $state<{ from: number; to: number } | null>(null);
  line = $state<Line>("connecting");
  closed = $state("");

  readonly clocks = new Clocks();
  private readonly outbox = new Outbox();
  private slow = $state(false);
  /** An answer is on its way. */
  readonly busy = $derived(this.outbox.busy);
  readonly sending = $derived<Sending>(
    !this.outbox.all.length ? "" : this.line !== "open" ? "offline" : this.slow ? "sending" : "",
  );
  /** What has not arrived yet, in words. */
  readonly unsent = $derived(this.outbox.all.flatMap(({ words }) => (words ? [words] : [])));

  private orders = $state.raw<StandingShown[]>([]); // as the server has them, also where that is not shown yet
  readonly standing = $derived(this.outbox.chosen(this.orders));

  private readonly socket: TableSocket;
  private readonly pacing = new Pacing(
    (update) => this.show(update),
    () => this.botMoves(),
  );
  private readonly queries = new Queries();
  /** Questions of this person about the game. */
  readonly lookups = new Lookups(this.queries, {
    send: (message) => this.send(message),
    id: () => this.nextId++,
    number: () => this.now?.asked?.number ?? -1,
    flush: () => this.flush(),
  });
  private nextId = 1;
  private logNext = 0; // the event of the log that comes next, shown or not
  private missed = false; // something did not come: all is asked anew, until it comes
  private slowTimer = 0;
  private greeted = false; // on this line
  private seenStep = 0;
  private came = false;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      ping: () => this.clocks.ping(this.nextId++),
      heard: (message) => this.heard(message),
      line: (state, reason) => {
        this.line = state;
        this.clocks.stand(state !== "open");
        if (state === "connecting") this.greeted = false;
        if (state === "lost") this.queries.forget();
        if (state === "closed") this.closed = reason;
      },
    });
    document.addEventListener("visibilitychange", this.look);
  }

  close(): void {
    this.socket.close();
    this.clocks.close();
    this.pacing.clear();
    clearTimeout(this.slowTimer);
    document.removeEventListener("visibilitychange", this.look);
  }

  // What comes

  private heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        break;
      case "update":
        this.update(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        if (!this.chat.some((line) => line.n === message.line.n)) this.chat = [...this.chat, message.line];
        break;
      case "person":
        void refreshMe();
        this.send({ type: "sync" }); // the chat may be another one
        break;
      case "done":
        this.settle(message.id);
        break;
      case "pong":
        this.clocks.told(message.id, message.at);
        if (this.missed || message.revision > this.revision || this.outbox.holds(message.id))
          this.send({ type: "sync" });
        break;
      case "refused":
        this.queries.tell(message);
        if (this.queries.resolve(message.id, null)) break;
        this.settle(message.id);
        this.flush();
        tell(message.late ? t("refused-late") : message.text, { rule: message.rule });
        break;
      case "hint_progress":
        this.queries.tell(message);
        break;
      default:
        this.queries.resolve(message.id, message);
    }
  }

  private welcome(message: Welcome): void {
    // On one line nothing older follows; a new line may be to a server with less.
    if (this.greeted && message.now && message.now.revision < this.revision) return;
    this.greeted = true;
    this.missed = false;
    this.clocks.show(message.clocks);
    this.pacing.clear();
    this.table = message.table;
    this.log = message.log;
    this.logNext = message.log_next;
    this.chat = message.chat;
    this.now = message.now;
    this.orders = message.now?.standing ?? [];
    this.fresh = [];
    const { again, unknown } = this.outbox.reconcile(message);
    for (const request of again) this.send(request);
    if (unknown.length) tell(t("answer-unknown"), { kind: "trouble" });
    this.watchSlow();
    if (!this.came) this.away = missed(message);
    this.came = true;
    this.look();
  }

  /** One that is older than what is known is not wanted; where one is missing, all is asked anew. */
  private update(message: Update): void {
    if (message.now.revision < this.revision) return;
    if (message.after > this.revision || message.log_from > this.logNext) {
      this.missed = true;
      this.send({ type: "sync" });
    }
    this.logNext = message.log_next;
    this.orders = message.now.standing;
    if (this.outbox.settleTaken(message.now)) this.watchSlow();
    this.clocks.show(message.clocks);
    this.pacing.push(message);
  }

  /** The revision of the latest that came, shown or not. */
  private get revision(): number {
    return (this.pacing.latest?.now ?? this.now)?.revision ?? -1;
  }

  private show(update: Update): void {
    this.log = [...this.log.filter((line) => line.n < update.log_from), ...update.log];
    this.fresh = update.log;
    this.now = update.now;
    this.look();
  }

  /** As far as it is shown, a bot is asked and nobody here. */
  private botMoves(): boolean {
    const { now, table } = this;
    const bots = table?.seats.filter((seat) => seat.holder === "bot").map((seat) => seat.seat) ?? [];
    return !now?.asked && !!now?.waiting.some(({ seat }) => bots.includes(seat));
  }

  /** Somebody who acts sees the latest at once. */
  flush(): void {
    this.pacing.flush();
  }

  /** So many changes wait for `next`, step by step. */
  get held(): number {
    return this.pacing.held;
  }

  next(): void {
    this.pacing.next();
  }

  private settle(id: number): void {
    this.outbox.settle(id);
    this.watchSlow();
  }

  /** Says that something is being sent only when it takes a while. */
  private watchSlow(): void {
    clearTimeout(this.slowTimer);
    this.slow = false;
    if (this.outbox.all.length) this.slowTimer = setTimeout(() => (this.slow = true), SENDING_AFTER);
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

  /** Kept until the server has confirmed it; without a line it goes out when there is one again. */
  private request(unsent: Unsent, words = ""): void {
    const { revision } = this;
    const about = { words, revision, step: this.now?.step ?? 0, chat: this.chat.at(-1)?.n ?? 0 };
    const request = { ...unsent, id: this.nextId++ } as Request;
    this.outbox.add(request, about);
    this.send(request);
    this.watchSlow();
  }

  /** Answers to the question that is seen, and to those that follow. */
  answer(...answers: string[]): void {
    const asked = this.current();
    if (!asked || !answers.length) return;
    const words = asked.answers.find(({ name }) => name === answers[0])?.text ?? "";
    this.request({ type: "answer", number: asked.number, answers }, words);
  }

  /** So many for each piece, in answer to the question that is seen and to those that follow. */
  share(counts: Record<string, number>): void {
    const asked = this.current();
    if (asked) this.request({ type: "share", number: asked.number, counts }, asked.text);
  }

  /** The question that is seen, if it still stands and nothing is on its way. */
  private current(): Asked | null {
    const seen = this.now?.asked?.number;
    this.flush();
    const asked = this.now?.asked ?? null;
    if (!asked || this.busy) return null;
    if (asked.number === seen) return asked;
    tell(t("refused-late"));
    return null;
  }

  undo(turn = false): void {
    this.flush();
    if (this.busy) return;
    if (!this.now || !(turn ? this.now.can_reset : this.now.can_undo)) {
      tell(t("undo-not"));
      return;
    }
    this.request({ type: "undo", number: this.now.asked?.number ?? 0, turn }, t("undo"));
  }

  sit(seat: string): void {
    if (!this.busy) this.request({ type: "sit", seat });
  }

  petition(kind: AskFor["kind"]): void {
    this.request({ type: "petition", kind });
  }

  reply(accept: boolean, to: string): void {
    this.request({ type: "reply", accept, to });
  }

  say(text: string): boolean {
    this.request({ type: "say", text }, text);
    return true;
  }

  closeChat(): void {
    this.request({ type: "close-chat" });
  }

  stand(order: string, on: boolean): void {
    this.request({ type: "standing", order, on });
  }

  replaceBot(seat: string, bot: string): void {
    this.request({ type: "bot", seat, bot });
  }

  claim(seat: string, kind: ClaimTime["kind"]): void {
    this.request({ type: "claim", seat, kind });
  }

  speak(language: Language): void {
    this.send({ type: "language", id: 0, language });
  }
}
