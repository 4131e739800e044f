// @vitest-environment happy-dom
// What is chosen about messages, and what the service worker does with one.
import source from "../public/sw.js?raw";
import { describe, expect, it, vi } from "vitest";
import { nameOf } from "../src/notifications/push.svelte";
import { Choosing, clock, delayOf, minuteOf } from "../src/notifications/preferences.svelte";
import type { MessagesShown } from "../src/lib/types";
import { replies } from "./promised";

const SHOWN: MessagesShown = {
  chosen: {
    choices: [
      { occasion: "turn", channels: ["push"], delay: 0 },
      { occasion: "ended", channels: [], delay: 0 },
    ],
    zone: "UTC",
    quiet_from: -1,
    quiet_to: -1,
    webhook: "",
  },
  key: "",
  devices: [],
  account: false,
  mail: "",
  mail_served: true,
  webhook_dead: false,
};

describe("a time of the day", () => {
  it("is a minute, there and back", () => {
    expect(clock(0)).toBe("00:00");
    expect(clock(23 * 60 + 5)).toBe("23:05");
    expect(minuteOf("07:30")).toBe(450);
    expect(minuteOf("")).toBe(-1);
  });
  it("has the delays that the server knows", () => {
    expect(delayOf("300")).toBe(300);
    expect(delayOf("17")).toBe(0);
  });
});

describe("choosing", () => {
  function answered(status: number, body: unknown) {
    const fetching = vi.fn(async () => new Response(JSON.stringify(body), { status }));
    vi.stubGlobal("fetch", fetching);
    return fetching;
  }

  it("says what is missing for a channel", () => {
    const page = new Choosing();
    page.shown = SHOWN;
    expect(page.missing("push")).toBe("");
    expect(page.missing("mail")).toBe("account");
    page.shown = { ...SHOWN, mail_served: false };
    expect(page.missing("mail")).toBe("server");
    page.shown = { ...SHOWN, account: true };
    expect(page.missing("mail")).toBe("mail");
    expect(page.missing("webhook")).toBe("address");
  });

  it("is not undone by what was asked of the server before, as in another language", async () => {
    const { ask, all } = replies<Response>();
    vi.stubGlobal("fetch", ask);
    vi.stubGlobal("isSecureContext", false);
    const page = new Choosing();
    page.shown = SHOWN;
    page.beQuiet(true);
    await page.take(SHOWN);
    expect(page.quiet).toBe(true);
    page.choose("ended", "push", true);
    expect(page.quiet).toBe(true);
    all[0]?.fails(new Error("lost"));
  });

  it("sends the whole of it, in the order of the server", async () => {
    const page = new Choosing();
    page.shown = { ...SHOWN, account: true, mail: "a@sandtable.example" };
    const fetching = answered(200, SHOWN);
    page.choose("turn", "mail", true);
    expect(page.chosen.choices[0]?.channels).toEqual(["push", "mail"]);
    await vi.waitFor(() => expect(page.saving).toBe("done"));
    const [, init] = fetching.mock.calls[0] as unknown as [string, RequestInit];
    expect(JSON.parse(String(init.body)).choices[0].channels).toEqual(["push", "mail"]);
  });

  it("shows again what holds, if a change is refused", async () => {
    const page = new Choosing();
    page.shown = SHOWN;
    answered(400, { detail: "no" });
    page.change({ webhook: "http://127.0.0.1" });
    await vi.waitFor(() => expect(page.trouble).not.toBe(""));
    expect(page.chosen.webhook).toBe("");
    expect(page.saving).toBe("");
  });

  it("stores quick changes in their order, one request at a time", async () => {
    const page = new Choosing();
    page.shown = SHOWN;
    const sent: { quiet_from: number; answer: () => void }[] = [];
    const asked = (_path: string, init: RequestInit) =>
      new Promise<Response>((settle) => {
        const chosen = JSON.parse(String(init.body));
        const answer = () => settle(new Response(JSON.stringify({ ...SHOWN, chosen })));
        sent.push({ quiet_from: chosen.quiet_from, answer });
      });
    vi.stubGlobal("fetch", asked);
    for (const quiet_from of [60, 120, 180]) page.change({ quiet_from, quiet_to: 400 });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(page.chosen.quiet_from).toBe(180);
    sent[0]?.answer();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(page.saving).toBe("busy");
    sent[1]?.answer();
    await vi.waitFor(() => expect(page.saving).toBe("done"));
    expect(sent.map((each) => each.quiet_from)).toEqual([60, 180]);
    expect(page.chosen.quiet_from).toBe(180);
  });
});

it("calls a browser by its name", () => {
  const agent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";
  expect(nameOf(agent)).toBe("Chrome, Android");
  expect(nameOf("curl")).toBe("");
});

describe("the service worker", () => {
  interface Note {
    title: string;
    tag: string;
    renotify: boolean;
    data: { id: string; link: string };
  }

  function worker(windows: { url: string; focus: () => string }[] = []) {
    const handlers: Record<string, (event: unknown) => void> = {};
    const shown: Note[] = [];
    const opened: string[] = [];
    const self = {
      location: { origin: "https://table.example" },
      addEventListener: (name: string, handler: (event: unknown) => void) => (handlers[name] = handler),
      registration: {
        getNotifications: async ({ tag }: { tag: string }) => shown.filter((each) => each.tag === tag),
        showNotification: async (title: string, options: Omit<Note, "title">) => shown.push({ title, ...options }),
      },
      clients: { matchAll: async () => windows, openWindow: async (path: string) => opened.push(path) },
    };
    new Function("self", source)(self);
    const happens = async (name: string, event: object) => {
      let done: Promise<unknown> = Promise.resolve();
      handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
      return done;
    };
    return { happens, shown, opened };
  }

  const push = (said: object) => ({ data: { json: () => said } });
  const click = (link: string) => ({ notification: { close: () => undefined, data: { link } } });

  it("makes no second sound for a message that comes twice", async () => {
    const { happens, shown } = worker();
    for (const id of ["1", "1", "2"]) await happens("push", push({ id, title: "Turn", tag: "abc", link: "/" }));
    expect(shown.map((each) => each.renotify)).toEqual([true, false, true]);
  });

  it("shows something whatever comes", async () => {
    const { happens, shown } = worker();
    await happens("push", { data: null });
    expect(shown[0]?.title).toBe("Sandtable");
  });

  it("leads to the table on this server, and nowhere else", async () => {
    const { happens, opened } = worker();
    await happens("notificationclick", click("https://elsewhere.example/table/abc?x#y"));
    expect(opened).toEqual(["/table/abc"]);
  });

  it("goes to the window that is open already", async () => {
    const window = { url: "https://table.example/table/abc", focus: () => "here" };
    const { happens, opened } = worker([window]);
    expect(await happens("notificationclick", click("https://table.example/table/abc"))).toBe("here");
    expect(opened).toEqual([]);
  });
});
