// What a person chooses about messages: every change is stored at once.

import { api } from "../lib/api";
import type { MessageChoices, MessagesShown, OccasionChoice, Tested } from "../lib/types";
import { inWords } from "../pages/fetched.svelte";
import { ThisBrowser, zoneHere } from "./push.svelte";

export type Channel = OccasionChoice["channels"][number];
export const CHANNELS: readonly Channel[] = ["push", "mail", "webhook"];
export const DELAYS: readonly OccasionChoice["delay"][] = [0, 300, 3600];

/** The delay that a field shows. */
export function delayOf(value: string): OccasionChoice["delay"] {
  return DELAYS.find((each) => String(each) === value) ?? 0;
}

const NIGHT = { quiet_from: 22 * 60, quiet_to: 7 * 60 };
const NEVER = { quiet_from: -1, quiet_to: -1 };

/** Why a channel cannot be chosen; empty if it can. */
export type Missing = "" | "account" | "mail" | "server" | "address";

/** A minute of the day as a field for times has it. */
export function clock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** And back; -1 for what is no time. */
export function minuteOf(time: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : -1;
}

export class Choosing {
  shown = $state.raw<MessagesShown | null>(null);
  saving = $state<"" | "busy" | "done">("");
  trouble = $state("");
  testing = $state(false);
  tests = $state.raw<Tested[] | null>(null);
  readonly browser = new ThisBrowser();
  private sending = false;
  private unsent: MessageChoices | null = null;
  /** What the server has, while changes are on their way. */
  private stored: MessagesShown | null = null;

  get chosen(): MessageChoices {
    return this.shown?.chosen ?? { choices: [], zone: "UTC", quiet_from: -1, quiet_to: -1, webhook: "" };
  }

  get quiet(): boolean {
    return this.chosen.quiet_from >= 0;
  }

  async take(shown: MessagesShown): Promise<void> {
    // What is on its way to the server is newer than this.
    this.shown = this.sending ? { ...shown, chosen: this.chosen } : shown;
    await this.browser.look(shown);
  }

  missing(channel: Channel): Missing {
    const { shown } = this;
    if (!shown || channel === "push") return "";
    if (channel === "mail" && !shown.mail_served) return "server";
    if (!shown.account) return "account";
    if (channel === "mail") return shown.mail ? "" : "mail";
    return shown.chosen.webhook ? "" : "address";
  }

  // Changes

  choose(occasion: string, channel: Channel, on: boolean): void {
    this.changeOne(occasion, ({ channels }) => ({
      channels: CHANNELS.filter((each) => (each === channel ? on : channels.includes(each))),
    }));
  }

  delay(occasion: string, delay: OccasionChoice["delay"]): void {
    this.changeOne(occasion, () => ({ delay }));
  }

  beQuiet(on: boolean): void {
    this.change(on ? { ...NIGHT, zone: zoneHere() } : NEVER);
  }

  change(some: Partial<MessageChoices>): void {
    if (this.shown) void this.save({ ...this.chosen, ...some });
  }

  private changeOne(occasion: string, change: (choice: OccasionChoice) => Partial<OccasionChoice>): void {
    const choices = this.chosen.choices.map((each) =>
      each.occasion === occasion ? { ...each, ...change(each) } : each,
    );
    this.change({ choices });
  }

  /** What is chosen shows at once; if it is refused, what the server has shows again.
   *
   * One request at a time, so that the server stores the changes in their order. Changes made
   * while one is on its way go together in the next. */
  private async save(chosen: MessageChoices): Promise<void> {
    if (!this.shown) return;
    this.stored ??= this.shown;
    this.shown = { ...this.shown, chosen };
    this.saving = "busy";
    this.trouble = "";
    this.unsent = chosen;
    if (this.sending) return;
    this.sending = true;
    let trouble = "";
    while (this.unsent) {
      const sent: MessageChoices = this.unsent;
      this.unsent = null;
      try {
        this.stored = await api.chooseMessages(sent);
        trouble = "";
      } catch (error) {
        trouble = inWords(error);
      }
    }
    this.sending = false;
    this.trouble = trouble;
    [this.shown, this.saving, this.stored] = [this.stored, trouble ? "" : "done", null];
  }

  // Browsers

  async allow(): Promise<void> {
    await this.attempt(() => this.browser.allow(this.shown?.key ?? ""));
  }

  async stop(): Promise<void> {
    await this.attempt(() => this.browser.stop());
  }

  async forget(device: string): Promise<void> {
    await this.attempt(() => api.removeDevice(device));
  }

  private async attempt(work: () => Promise<MessagesShown | null>): Promise<void> {
    this.trouble = "";
    try {
      const shown = await work();
      if (!shown) return;
      const { chosen } = this;
      this.shown = this.sending ? { ...shown, chosen } : shown;
      // The answer to a request on its way may be older than this: ask once more after it.
      if (this.sending) this.unsent ??= chosen;
    } catch (error) {
      this.trouble = inWords(error);
    }
  }

  async test(): Promise<void> {
    this.testing = true;
    this.trouble = "";
    this.tests = null;
    try {
      this.tests = (await api.testMessages()).tests;
    } catch (error) {
      this.trouble = inWords(error);
    } finally {
      this.testing = false;
    }
  }
}
