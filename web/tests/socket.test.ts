import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../src/lib/socket";

class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  static silent = false; // nobody replies any more
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
    if (!Wire.silent && text.includes('"ping"')) this.says({ type: "pong", id: 7, revision: 0 });
  }
  says(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen();
    if (!Wire.silent) this.says({ type: "welcome" });
  }
  breaks(code = 1006, reason = "") {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

const latest = () => Wire.all.at(-1)!;
let page: EventTarget & { visibilityState: string };
let window_: EventTarget;

async function sitDown() {
  const { TableSocket } = await import("../src/lib/socket");
  const lines: Line[] = [];
  const heard: unknown[] = [];
  const socket = new TableSocket("a b", {
    ping: () => ({ type: "ping", id: 7 }),
    heard: (message) => heard.push(message),
    line: (state) => lines.push(state),
  });
  return { socket, lines, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  Wire.silent = false;
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  window_ = new EventTarget();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { protocol: "http:", host: "table.test" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("addEventListener", window_.addEventListener.bind(window_));
  vi.stubGlobal("removeEventListener", window_.removeEventListener.bind(window_));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line to a table", () => {
  it("says whether a message went out", async () => {
    const { socket } = await sitDown();
    expect(latest().address).toContain("ws://table.test/api/tables/a%20b/live?lang=");
    expect(socket.send({ type: "seen", step: 3 })).toBe(false);
    latest().opens();
    expect(socket.send({ type: "seen", step: 3 })).toBe(true);
    expect(latest().sent).toEqual(['{"type":"seen","step":3}']);
  });

  it("hands on whole updates, and asks for everything when a change was lost", async () => {
    const { heard } = await sitDown();
    latest().opens();
    latest().says({ type: "welcome", number: 1, now: { step: 1, hand: [] }, clocks: null });
    latest().says({ type: "change", number: 2, patch: [1, { now: [1, { step: 2 }] }] });
    expect(heard.at(-1)).toEqual({ type: "update", now: { step: 2, hand: [] }, clocks: null });
    latest().says({ type: "change", number: 4, patch: [1, { now: [1, { step: 4 }] }] });
    expect(heard).toHaveLength(3);
    expect(latest().sent).toEqual(['{"type":"sync"}']);
  });

  it("knows nothing on a new line of what an old one told", async () => {
    const { heard } = await sitDown();
    latest().opens();
    latest().says({ type: "welcome", number: 1, now: { step: 1 }, clocks: null });
    latest().breaks();
    vi.advanceTimersByTime(500);
    Wire.silent = true;
    latest().opens();
    latest().says({ type: "change", number: 2, patch: [1, { now: [1, { step: 2 }] }] });
    expect(heard).toHaveLength(2);
    expect(latest().sent).toEqual(['{"type":"sync"}']);
  });

  it("comes back by itself, more patiently each time", async () => {
    const { lines } = await sitDown();
    latest().opens();
    latest().breaks();
    expect(lines).toEqual(["connecting", "open", "lost"]);
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
    latest().breaks();
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(3);
    for (let n = 0; n < 10; n++) {
      latest().breaks();
      vi.advanceTimersByTime(12_500); // the longest wait and a quarter
    }
    expect(Wire.all).toHaveLength(13);
  });

  it("is patient again only after it was open", async () => {
    await sitDown();
    for (let n = 0; n < 6; n++) {
      latest().breaks();
      vi.advanceTimersByTime(12_500);
    }
    latest().opens();
    latest().breaks();
    const before = Wire.all.length;
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(before + 1);
  });

  it("hurries when the network or the reader is back", async () => {
    await sitDown();
    latest().opens();
    window_.dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(1);
    latest().breaks();
    window_.dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(2);
    latest().breaks();
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(Wire.all).toHaveLength(2);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(Wire.all).toHaveLength(3);
    latest().opens();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(3);
  });

  it.each([4400, 4403, 4404])("ends for good with %i", async (code) => {
    const { lines } = await sitDown();
    latest().breaks(code, "no such table");
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(lines.at(-1)).toBe("closed");
    expect(Wire.all).toHaveLength(1);
  });

  it.each([403, 404])("ends after three refusals of a table that answers %i", async (status) => {
    vi.stubGlobal("fetch", () => Promise.resolve({ status }));
    const { lines } = await sitDown();
    for (let n = 0; n < 3; n++) {
      latest().breaks();
      if (n < 2) await vi.advanceTimersByTimeAsync(12_500);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.at(-1)).toBe("closed");
    expect(Wire.all).toHaveLength(3);
  });

  it("goes on trying while nobody answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    await sitDown();
    for (let n = 0; n < 6; n++) {
      latest().breaks();
      await vi.advanceTimersByTimeAsync(12_500);
    }
    expect(Wire.all).toHaveLength(7);
  });

  it("does not come back after it was closed here", async () => {
    const { socket, heard } = await sitDown();
    latest().opens();
    socket.close();
    latest().breaks();
    vi.advanceTimersByTime(60_000);
    window_.dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(1);
    expect(heard).toEqual([{ type: "welcome" }]);
  });

  it("is left for a new one when nothing comes back any more", async () => {
    const { socket, lines } = await sitDown();
    latest().opens();
    vi.advanceTimersByTime(60_000); // a quiet table: pings are answered
    expect(Wire.all).toHaveLength(1);
    Wire.silent = true;
    socket.send({ type: "answer", id: 1, number: 1, answers: ["done"] });
    vi.advanceTimersByTime(5_900);
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(lines.slice(-2)).toEqual(["lost", "connecting"]);
    expect(Wire.all).toHaveLength(2);
    expect(Wire.all[0]!.readyState).toBe(3);
  });

  it("is given longer each time that a new one stalls too", async () => {
    await sitDown();
    Wire.silent = true;
    const times: number[] = [];
    for (let seconds = 0; seconds < 300; seconds++) {
      if (Wire.all.length > times.length) times.push(seconds);
      vi.advanceTimersByTime(1000);
    }
    const gaps = times.slice(1).map((time, at) => time - times[at]!);
    expect(gaps.slice(0, 4)).toEqual([15, 15, 24, 48]);
  });

  it("is not asked for a sign of life by a page that nobody sees", async () => {
    await sitDown();
    latest().opens();
    page.visibilityState = "hidden";
    vi.advanceTimersByTime(60_000);
    expect(latest().sent).toEqual([]);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(latest().sent).toHaveLength(1);
  });

  it("no longer hears a line that it gave up", async () => {
    const { heard } = await sitDown();
    const old = latest();
    old.breaks();
    vi.advanceTimersByTime(500);
    old.onmessage({ data: '{"type":"late"}' });
    latest().onmessage({ data: '{"type":"now"}' });
    expect(heard).toEqual([{ type: "now" }]);
  });
});
