// Whether the table waits is read off what is outstanding: whatever a line does, it ends.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Listener } from "../src/lib/socket";
import type { FromClient, FromServer, LogLine, Now } from "../src/lib/types";

/** A server that asks one question after the other and throws dice for every answer. */
class Server {
  revision = 1;
  step = 0;
  taken: string[] = [];

  now(): Now {
    const asked = { number: this.revision, key: "q", answers: [{ name: "yes", text: "Yes" }], plans: false };
    return {
      revision: this.revision,
      step: this.step,
      asked,
      can_undo: true,
      confirm: "",
      result: null,
    } as unknown as Now;
  }

  line(n: number): LogLine {
    return { n, step: n, key: "dice", text: "", faces: ["hit"], way: [], places: [] } as unknown as LogLine;
  }

  welcome(): FromServer {
    const log = Array.from({ length: this.step }, (_, n) => this.line(n));
    return {
      type: "welcome",
      table: { yours: ["a"], seats: [] },
      now: this.now(),
      log,
      log_next: this.step,
      chat: [],
      seen: 99,
    } as unknown as FromServer;
  }

  hears(message: FromClient): FromServer[] {
    switch (message.type) {
      case "ping":
        return [{ type: "pong", id: message.id, revision: this.revision, at: 0 }];
      case "sync":
        return [this.welcome()];
      case "answer": {
        if (message.number !== this.revision)
          return [{ type: "refused", id: message.id ?? 0, text: "late", rule: "", late: true }, this.welcome()];
        this.taken.push(message.answers[0]!);
        const update = () => ({
          type: "update",
          now: this.now(),
          log_from: this.step - 1,
          log_next: this.step,
          log: [this.line(this.step - 1)],
        });
        this.revision++;
        this.step++;
        const mine = update();
        this.revision++;
        this.step++;
        return [mine, update(), { type: "done", id: message.id }] as FromServer[];
      }
      default:
        return [];
    }
  }
}

/** A line that can be cut, and that can lose, delay and reorder what it carries. */
const wire = vi.hoisted(() => ({
  listener: null as Listener | null,
  open: false,
  outgoing: [] as FromClient[],
}));

vi.mock("../src/lib/socket", () => ({
  TableSocket: class {
    constructor(_: string, listener: Listener) {
      wire.listener = listener;
    }
    send(message: FromClient): boolean {
      if (wire.open) wire.outgoing.push(message);
      return wire.open;
    }
    close() {}
  },
}));

let server: Server;
let incoming: FromServer[];

function connect() {
  wire.open = true;
  wire.listener!.line("connecting", "");
  wire.listener!.line("open", "");
  incoming = [server.welcome()];
}
function cut() {
  wire.open = false;
  [wire.outgoing, incoming] = [[], []];
  wire.listener!.line("lost", "");
}
function carry() {
  for (const message of wire.outgoing.splice(0)) incoming.push(...server.hears(message));
}
function deliver(at = 0) {
  const [message] = incoming.splice(at, 1);
  if (message) wire.listener!.heard(message);
}
function drain() {
  for (let n = 0; n < 99 && (wire.outgoing.length || incoming.length); n++) {
    carry();
    while (incoming.length) deliver();
  }
}

async function sitDown() {
  const { Table } = await import("../src/table/state.svelte");
  const table = new Table("t");
  connect();
  drain();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  [server, incoming] = [new Server(), []];
  Object.assign(wire, { listener: null, open: false, outgoing: [] });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false })); // motion is on
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("waiting for the server", () => {
  it("ends with the confirmation, however little of it has been shown", async () => {
    const table = await sitDown();
    table.answer("yes");
    expect(table.busy).toBe(true);
    drain();
    expect(table.busy).toBe(false);
    expect(table.now?.revision).toBe(2); // the second change waits for the dice of the first
    table.flush(); // quick hands
    expect([table.now?.revision, table.busy]).toEqual([3, false]);
    table.answer("yes");
    drain();
    expect(server.taken).toHaveLength(2);
  });

  it("ends with a refusal", async () => {
    const table = await sitDown();
    table.answer("yes");
    server.revision++; // somebody took a move back meanwhile
    drain();
    expect(table.busy).toBe(false);
    expect(server.taken).toEqual([]);
  });

  it("is said only when it takes a while, and what was not sent", async () => {
    const table = await sitDown();
    table.answer("yes");
    expect(table.sending).toBe("");
    vi.advanceTimersByTime(800);
    expect(table.sending).toBe("sending");
    cut();
    expect(table.sending).toBe("offline");
    expect(table.unsent).toEqual(["Yes"]);
    connect();
    drain();
    expect([table.sending, table.busy, server.taken.length]).toEqual(["", false, 1]);
  });

  it("gives an answer once, though the line broke after it had arrived", async () => {
    const table = await sitDown();
    table.answer("yes");
    carry();
    cut();
    connect();
    drain();
    expect([table.busy, server.taken.length, table.now?.revision]).toEqual([false, 1, 3]);
  });

  it("sends by itself what was said without a line", async () => {
    const table = await sitDown();
    cut();
    table.answer("yes");
    expect(table.busy).toBe(true);
    connect();
    drain();
    expect([table.busy, server.taken.length]).toEqual([false, 1]);
  });

  it("ends when the confirmation or the change got lost on an open line", async () => {
    for (const lost of ["done", "update"]) {
      const table = await sitDown();
      const before = server.taken.length;
      table.answer("yes");
      carry();
      incoming = incoming.filter((message) => message.type !== lost);
      drain();
      wire.outgoing.push(wire.listener!.ping());
      drain();
      vi.advanceTimersByTime(5000);
      expect([table.busy, server.taken.length - before, table.now?.revision]).toEqual([false, 1, server.revision]);
    }
  });

  it("ends whatever a line does", async () => {
    for (let seed = 1; seed <= 300; seed++) {
      server = new Server();
      const table = await sitDown();
      let state = seed;
      const random = (most: number) => (state = (state * 48271) % 2147483647) % most;
      for (let n = 0; n < 60; n++) {
        switch (random(9)) {
          case 0:
          case 1:
            table.answer("yes");
            break;
          case 2:
            table.flush();
            break;
          case 3:
            vi.advanceTimersByTime(random(1200));
            break;
          case 4:
            carry();
            break;
          case 5:
            deliver(random(Math.max(1, incoming.length))); // out of order, too
            break;
          case 6:
            incoming.splice(random(Math.max(1, incoming.length)), 1); // lost
            break;
          case 7:
            if (wire.open) wire.outgoing.push(wire.listener!.ping());
            break;
          case 8:
            if (random(3) === 0) (wire.open ? cut : connect)();
            break;
        }
      }
      if (!wire.open) connect();
      drain();
      wire.outgoing.push(wire.listener!.ping());
      drain();
      vi.advanceTimersByTime(20_000);
      expect([table.busy, table.now?.revision, table.log.length], `seed ${seed}`).toEqual([
        false,
        server.revision,
        server.step,
      ]);
      const before = server.taken.length;
      table.answer("yes");
      drain();
      expect(server.taken.length, `seed ${seed}`).toBe(before + 1);
    }
  });
});
