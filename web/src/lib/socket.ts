// One WebSocket a table. It comes back by itself; the Welcome that follows tells how things stand.

import { settings } from "./settings.svelte";
import type { FromClient, FromServer } from "./types";

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  heard(message: FromServer): void;
  line(state: Line, reason: string): void;
}

const SHORTEST = 400;
const LONGEST = 10_000;
const FINAL = new Set([4400, 4403, 4404]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = SHORTEST;
  private timer = 0;
  private over = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Whether the message went out. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
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
    socket.onopen = () => {
      this.wait = SHORTEST;
      this.listener.line("open", "");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.listener.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.over) return;
      // The server has said why, and asking again would not help.
      if (FINAL.has(event.code)) {
        this.over = true;
        this.listener.line("closed", event.reason);
        return;
      }
      this.listener.line("lost", event.reason);
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST);
    };
  }

  private hurry = (): void => {
    if (document.visibilityState !== "visible" || this.over) return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = SHORTEST;
    this.connect();
  };
}
