// One WebSocket a table. It reconnects by itself; the Welcome that follows tells how things stand.
//
// A line that is cut is closed by the browser. One that stalls is not: so a ping goes out now and
// then, and a line on which nothing comes back is given up for a new one.

import { Changes } from "./patches";
import { settings } from "./settings.svelte";
import type { Change, FromClient, FromServer } from "./types";

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  /** What to say to find out whether anybody listens. */
  ping(): FromClient;
  heard(message: FromServer): void;
  line(state: Line, reason: string): void;
}

const SHORTEST = 400; // milliseconds before the next try
const LONGEST = 10_000;
const PING_EVERY = 5_000;
const TO_CONNECT = 15_000; // for a connection and its welcome
const SHORTEST_PATIENCE = 6_000; // for anything to come back
const LONGEST_PATIENCE = 60_000;
const FINAL = new Set([4400, 4403, 4404]);
const MOST_REFUSALS = 3; // then it is asked whether the table is there at all
const UNANSWERED = new Set<FromClient["type"]>(["seen"]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = SHORTEST;
  private patience = SHORTEST_PATIENCE;
  private timer = 0;
  private pinging = 0;
  private deadline = 0;
  private over = false;
  private refusals = 0;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    this.connect();
  }

  /** Whether the message went out. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (!UNANSWERED.has(message.type)) this.expect();
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.calm();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    if (this.over) return;
    this.listener.line("connecting", "");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const id = encodeURIComponent(this.id);
    const query = `lang=${settings.language}`;
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${id}/live?${query}`);
    this.socket = socket;
    const changes = new Changes(() => this.send({ type: "sync" }));
    let opened = false;
    this.expect(Math.max(TO_CONNECT, this.patience)); // the welcome
    socket.onopen = () => {
      if (socket !== this.socket || this.over) return;
      this.wait = SHORTEST;
      this.refusals = 0;
      opened = true;
      this.listener.line("open", "");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket || this.over) return;
      this.calm();
      this.patience = SHORTEST_PATIENCE;
      const message = changes.read(JSON.parse(event.data) as FromServer | Change);
      if (message) this.listener.heard(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.over) return;
      this.calm();
      // The server has said why, and asking again would not help.
      if (FINAL.has(event.code)) return this.giveUp(event.reason);
      if (!opened && ++this.refusals === MOST_REFUSALS) void this.inquire();
      this.listener.line("lost", event.reason);
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST);
    };
  }

  // Heartbeats

  private ping(): void {
    if (document.visibilityState === "visible") this.send(this.listener.ping());
  }

  /** Something should come back from now on. */
  private expect(patience = this.patience): void {
    if (this.deadline) return;
    this.deadline = setTimeout(() => this.stalled(), patience);
  }

  private calm(): void {
    clearTimeout(this.deadline);
    this.deadline = 0;
  }

  /** Nothing came: this line is left for a new one. A slow server is given longer each time. */
  private stalled(): void {
    this.deadline = 0;
    this.patience = Math.min(this.patience * 2, LONGEST_PATIENCE);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.listener.line("lost", "");
    clearTimeout(this.timer);
    this.connect();
  }

  private giveUp(reason: string): void {
    this.close();
    this.listener.line("closed", reason);
  }

  /** A browser does not tell why a line was refused; a plain request does. */
  private async inquire(): Promise<void> {
    try {
      const { status } = await fetch(`/api/tables/${encodeURIComponent(this.id)}?lang=${settings.language}`);
      if (this.over || this.socket?.readyState === WebSocket.OPEN) return;
      if (status === 403 || status === 404) this.giveUp("");
      else this.refusals = 0;
    } catch {
      this.refusals = 0; // nobody is there: go on trying
    }
  }

  private hurry = (): void => {
    if (document.visibilityState !== "visible" || this.over) return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.ping();
    if (this.socket && this.socket.readyState < WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = SHORTEST;
    this.connect();
  };
}
