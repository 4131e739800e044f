// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { LogLine } from "../../src/lib/types";
import Log from "../../src/table/Log.svelte";
import { openRulesWith } from "../../src/lib/rules.svelte";
import "./setup";

function line(n: number, text: string, more: Partial<LogLine> = {}): LogLine {
  return { n, step: n, key: "moved", text, rule: "", rules: [], places: [], way: [], faces: [], ...more } as LogLine;
}

const LOG = [
  line(1, "Turn 1", { key: "turn", turn: true }),
  line(2, "The Rifles march", { places: ["b2"], way: ["a1", "b2"] }),
  line(3, "The Guard fires", { places: ["c3"] }),
  line(4, "Turn 2", { key: "turn", turn: true }),
  line(5, "The Guard falls back", { places: ["d4"] }),
];

function shown() {
  const onlight = vi.fn();
  const onshow = vi.fn();
  render(Log, { log: LOG, onlight, onshow });
  return { onlight, onshow, line: (name: string) => screen.getByRole("button", { name }) };
}

describe("the log", () => {
  it("has a heading for each turn, and says so where nothing has happened", () => {
    shown();
    expect(screen.getAllByRole("heading").map((each) => each.textContent)).toEqual(["Turn 1", "Turn 2"]);
    render(Log, { log: [], onlight: vi.fn() });
    expect(screen.getByText("Nothing has happened yet.")).toBeTruthy();
  });

  it("lights the places of a line once each, and keeps those of a picked line", async () => {
    const { onlight, onshow, line } = shown();
    await fireEvent.pointerEnter(line("The Rifles march"));
    expect(onlight).toHaveBeenLastCalledWith(["b2", "a1"]);
    await fireEvent.click(line("The Guard fires"));
    expect(onshow).toHaveBeenLastCalledWith("c3");
    expect(line("The Guard fires").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.pointerLeave(screen.getByRole("region", { name: "Log" }));
    expect(onlight).toHaveBeenLastCalledWith(["c3"]);
  });

  it("is one stop for Tab, and arrows lead from line to line", async () => {
    const { line } = shown();
    const stops = () => screen.getAllByRole("button").filter((each) => each.dataset["line"] && each.tabIndex === 0);
    expect(stops()).toEqual([line("The Guard falls back")]);
    await fireEvent.keyDown(line("The Guard falls back"), { key: "ArrowUp" });
    expect(stops()).toEqual([line("The Guard fires")]);
    expect(document.activeElement).toBe(line("The Guard fires"));
    await fireEvent.keyDown(line("The Guard fires"), { key: "Home" });
    expect(stops()).toEqual([line("The Rifles march")]);
  });

  it("unfolds the further rules of a line, which open as its own rule does", async () => {
    const opened: string[] = [];
    openRulesWith((rule) => opened.push(rule));
    render(Log, {
      log: [line(1, "A flag is ignored", { rule: "N15.1", rules: ["N16.3", "N26.4"] })],
      onlight: vi.fn(),
    });
    const rules = () => screen.getAllByRole("link").map((each) => each.textContent);
    expect(rules()).toEqual(["N15.1"]);
    const more = screen.getByRole("button", { name: "2 further rules" });
    await fireEvent.click(more);
    expect(more.getAttribute("aria-expanded")).toBe("true");
    expect(rules()).toEqual(["N15.1", "N16.3", "N26.4"]);
    await fireEvent.click(screen.getByRole("link", { name: "Rule N26.4" }));
    expect(opened).toEqual(["N26.4"]);
    await fireEvent.click(more);
    expect(rules()).toEqual(["N15.1"]);
    openRulesWith(null);
  });

  it("unfolds them with R, and folds them with Escape, back on the line", async () => {
    render(Log, { log: [line(1, "A flag is ignored", { rules: ["N16.3", "N26.4"] })], onlight: vi.fn() });
    const own = screen.getByRole("button", { name: "A flag is ignored" });
    own.focus();
    await fireEvent.keyDown(own, { key: "R" });
    const first = await screen.findByRole("link", { name: "Rule N16.3" });
    await vi.waitFor(() => expect(document.activeElement).toBe(first));
    await fireEvent.keyDown(first, { key: "Escape" });
    expect(screen.queryByRole("link")).toBeNull();
    expect(document.activeElement).toBe(own);
  });

  it("offers no further rules where a line has none", () => {
    shown();
    expect(screen.queryByRole("button", { name: /further/ })).toBeNull();
  });
});
