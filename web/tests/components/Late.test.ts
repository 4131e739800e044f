// @vitest-environment happy-dom
// Pages whose requests fail, come late or pass each other.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import type { AuditShown, ReportList, Verdict } from "../../src/lib/types";
import AuditLog from "../../src/moderation/AuditLog.svelte";
import Moderation from "../../src/moderation/Moderation.svelte";
import Verify from "../../src/pages/Verify.svelte";
import CommandLine from "../../src/table/CommandLine.svelte";
import { replies } from "../promised";
import "./setup";

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined)); // what the frame asks for
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the check of a record", () => {
  const record = (name: string) => {
    const file = new File([`game: ${name}\n\n`], `${name}.record`);
    return fireEvent.change(screen.getByLabelText("Open a record"), { target: { files: [file] } });
  };
  const verdict = (line: string) => ({ ok: true, lines: [line] }) as Verdict;

  it("is about the record that was chosen last", async () => {
    const { ask, all } = replies<Verdict>();
    const asked = vi.spyOn(api, "verify").mockImplementation(ask);
    render(Verify);
    await record("one");
    await vi.waitFor(() => expect(all).toHaveLength(1));
    await record("two");
    await vi.waitFor(() => expect(all).toHaveLength(2));
    expect(asked.mock.lastCall?.[0]).toContain("two");
    all[1]?.comes(verdict("of two"));
    await screen.findByText("of two");
    all[0]?.comes(verdict("of one"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByText("of one")).toBeNull();
  });

  it("is dropped where the record is changed before it comes", async () => {
    const { ask, all } = replies<Verdict>();
    vi.spyOn(api, "verify").mockImplementation(ask);
    render(Verify);
    await record("one");
    await vi.waitFor(() => expect(all).toHaveLength(1));
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "another" } });
    all[0]?.comes(verdict("of one"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByText("of one")).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check" }).disabled).toBe(false);
  });
});

describe("the reports", () => {
  it("that are closed are not shown before they have come", async () => {
    const { ask, all } = replies<ReportList>();
    vi.spyOn(api, "reports").mockImplementation(ask);
    const list = (about: string) =>
      ({ sanctions: [], reports: [{ id: about, about, reason: "abuse", at: "2026-01-01" }] }) as unknown as ReportList;
    render(Moderation, { report: "" });
    all[0]?.comes(list("open one"));
    await screen.findByText("open one");
    await fireEvent.click(screen.getAllByRole("tab")[1]!);
    expect(screen.queryByText("open one")).toBeNull();
    all[1]?.comes(list("closed one"));
    await screen.findByText("closed one");
  });
});

describe("the log of what moderators did", () => {
  it("has every line once, however often more of it is asked for", async () => {
    const { ask, all } = replies<AuditShown>();
    vi.spyOn(api, "audit").mockImplementation(ask);
    const lines = (n: number, more: boolean) =>
      ({ more, lines: [{ n, who: "Ada", text: `line ${n}`, at: "2026-01-01" }] }) as unknown as AuditShown;
    render(AuditLog);
    all[0]?.comes(lines(9, true));
    const older = await screen.findByRole("button", { name: "Show older" });
    await fireEvent.click(older);
    await fireEvent.click(older);
    for (const each of all.slice(1)) each.comes(lines(8, false));
    await screen.findByText("line 8");
    expect(all).toHaveLength(2);
  });
});

describe("the command line", () => {
  it("that is gone closes no other", async () => {
    vi.useFakeTimers();
    const onclose = vi.fn();
    const { unmount } = render(CommandLine, { answers: [], ongive: () => undefined, onclose });
    await fireEvent.blur(screen.getByRole("combobox"));
    unmount();
    vi.advanceTimersByTime(1000);
    expect(onclose).not.toHaveBeenCalled();
  });

  it("that is left closes", async () => {
    vi.useFakeTimers();
    const onclose = vi.fn();
    render(CommandLine, { answers: [], ongive: () => undefined, onclose });
    await fireEvent.blur(screen.getByRole("combobox"));
    vi.advanceTimersByTime(1000);
    expect(onclose).toHaveBeenCalledOnce();
  });
});
