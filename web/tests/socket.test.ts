import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../src/lib/socket";

class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
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
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen();
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
    heard: (message) => heard.push(message),
    line: (state) => lines.push(state),
  });
  return { socket, lines, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
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
    expect(heard).toEqual([]);
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
