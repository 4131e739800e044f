import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Listener } from "../src/lib/socket";
import type { FromClient, FromServer } from "../src/lib/types";

const line = vi.hoisted(() => ({ open: true, sent: [] as FromClient[], listener: null as Listener | null }));

vi.mock("../src/lib/socket", () => ({
  TableSocket: class {
    constructor(_: string, listener: Listener) {
      line.listener = listener;
    }
    send(message: FromClient): boolean {
      if (line.open) line.sent.push(message);
      return line.open;
    }
    close() {}
  },
}));

async function sitDown() {
  const { Table } = await import("../src/table/state.svelte");
  return new Table("t");
}

function reply(message: Partial<FromServer>) {
  const { id } = line.sent.at(-1) as { id: number };
  line.listener?.heard({ id, ...message } as FromServer);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { open: true, sent: [], listener: null });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("where a march can lead", () => {
  it("may be told late", async () => {
    const asked = (await sitDown()).lookups.plans();
    vi.advanceTimersByTime(45_000);
    const plan = { answers: ["to b2"], place: "b2", way: ["b2"], text: "", certain: true, note: "", by: "" };
    reply({ type: "plans", plans: [plan] });
    expect(await asked).toEqual([plan]);
  });

  it("is nowhere only if that is the reply", async () => {
    const asked = (await sitDown()).lookups.plans();
    reply({ type: "plans", plans: [] });
    expect(await asked).toEqual([]);
  });

  it("is not known without a reply", async () => {
    const table = await sitDown();
    const asked = table.lookups.plans();
    vi.advanceTimersByTime(61_000);
    expect(await asked).toBeNull();
    line.open = false;
    expect(await table.lookups.plans()).toBeNull();
  });
});

describe("standing orders", () => {
  const order = (on: boolean) => ({ id: "stand", text: "Stand", on });
  function says(type: "welcome" | "update", revision: number, on: boolean) {
    const now = { revision, step: revision, asked: null, waiting: [], standing: [order(on)] };
    const rest = { table: { yours: [], seats: [] }, log: [], log_next: 0, log_from: 0, after: 0, chat: [], seen: 99 };
    line.listener?.heard({ type, now, ...rest } as unknown as FromServer);
  }
  const done = (at: number) =>
    line.listener?.heard({
      type: "done",
      id: (line.sent.filter(({ type }) => type === "standing")[at] as { id: number }).id,
    });

  it("stand as they were chosen last, whatever arrives meanwhile", async () => {
    const table = await sitDown();
    says("welcome", 1, false);
    const on = () => table.standing.map((each) => each.on);
    table.stand("stand", true);
    expect(on()).toEqual([true]);
    table.stand("stand", false);
    says("update", 2, true); // what came of the first
    done(0);
    expect(on()).toEqual([false]);
    says("update", 3, false);
    done(1);
    expect(on()).toEqual([false]);
  });

  it("are those of the server when nothing is on its way", async () => {
    const table = await sitDown();
    says("welcome", 1, false);
    table.stand("stand", true);
    line.listener?.heard({ ...line.sent.at(-1)!, type: "refused", text: "no", rule: "", late: false } as FromServer);
    expect(table.standing.map((each) => each.on)).toEqual([false]);
  });
});

describe("a line that loses messages", () => {
  const nothing = { table: { yours: [], seats: [] }, chat: [], seen: 99 };
  const asked = (number: number) => ({ number, answers: [{ name: "a", text: "A" }] });
  function says(type: "welcome" | "update", revision: number, rest: object = {}) {
    const now = { revision, step: revision, asked: asked(revision), waiting: [], standing: [] };
    const log = { log: [], log_next: 0, log_from: 0, after: revision - 1 };
    line.listener?.heard({ type, now, ...nothing, ...log, ...rest } as unknown as FromServer);
  }
  const sent = (type: string) => line.sent.filter((each) => each.type === type).length;
  const pong = (revision: number) => line.listener?.heard({ type: "pong", id: 0, revision } as FromServer);

  it("asks for all anew until it comes, when an update is missing", async () => {
    await sitDown();
    says("welcome", 1);
    says("update", 3, { after: 2 });
    expect(sent("sync")).toBe(1);
    pong(3); // that was lost too
    expect(sent("sync")).toBe(2);
    says("welcome", 3);
    pong(3);
    expect(sent("sync")).toBe(2);
  });

  it("does the same when lines of the log are missing", async () => {
    await sitDown();
    says("welcome", 1, { log_next: 4 });
    says("update", 2, { log_from: 6, log_next: 7 });
    pong(2);
    expect(sent("sync")).toBe(2);
  });

  it("takes the next answer as soon as the next question is there", async () => {
    const table = await sitDown();
    says("welcome", 1);
    table.answer("a");
    table.answer("a"); // the same question: one answer
    expect(sent("answer")).toBe(1);
    says("update", 2);
    expect(table.busy).toBe(false);
    table.answer("a");
    expect(sent("answer")).toBe(2);
  });

  it("waits while the question stands, whatever else changes", async () => {
    const table = await sitDown();
    says("welcome", 1);
    table.answer("a");
    const now = { revision: 2, step: 2, asked: asked(1), waiting: [], standing: [] };
    line.listener?.heard({ type: "update", now, log: [], log_next: 0, log_from: 0, after: 1 } as unknown as FromServer);
    expect(table.busy).toBe(true);
  });
});
