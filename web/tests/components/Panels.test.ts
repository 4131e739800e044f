// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Panels from "../../src/table/Panels.svelte";
import { cell, panel, row } from "../shown";
import "./setup";

const FIGURES = panel("Armies", {
  head: ["", "Units"],
  rows: [row("Austria", [cell("5")]), row("Prussia", [cell("7", { mark: "strong" })], { active: true })],
  open: true,
});
const TRACK = panel("Politics", {
  kind: "track",
  rows: [row("Saxony", [cell("1"), cell("2", { mark: "here" }), cell("3")])],
});
const BATTLE = panel("Battle of Prag", {
  kind: "battle",
  now: true,
  rows: [
    row("", [cell("fire"), cell("retreat", { mark: "here" })]),
    row("Attacker", [cell("7", { sign: "hearts", mark: "card" }), cell("", { mark: "hidden" })], {
      total: "9",
      active: true,
    }),
  ],
});

const shown = (panels = [FIGURES, TRACK, BATTLE], more = {}) => render(Panels, { panels, ...more }).container;

describe("panels", () => {
  it("show what is going on open and first, and fold the rest", () => {
    const all = shown();
    expect(screen.getByRole("region", { name: "Battle of Prag" })).toBe(all.querySelector(".panels > :first-child"));
    expect([...all.querySelectorAll("summary")].map((each) => each.textContent)).toEqual(["Armies", "Politics"]);
    expect(all.querySelectorAll("details[open]").length).toBe(0);
  });

  it("open what is usually open where nothing is going on, and keep what the reader opened", async () => {
    const open = (all: HTMLElement) =>
      [...all.querySelectorAll("details[open] summary")].map((each) => each.textContent);
    const all = shown([FIGURES, TRACK], { game: "maria" });
    expect(open(all)).toEqual(["Armies"]);
    const politics = all.querySelectorAll("details")[1]!;
    politics.open = true;
    await fireEvent(politics, new Event("toggle"));
    expect(open(shown([FIGURES, TRACK], { game: "maria" }))).toEqual(["Armies", "Politics"]);
    expect(open(shown([FIGURES, TRACK], { game: "lastman" }))).toEqual(["Armies"]);
  });

  it("leave out all but what is going on where they are brief", () => {
    expect(shown(undefined, { brief: true }).querySelectorAll("details").length).toBe(0);
    expect(shown([FIGURES], { brief: true }).querySelector(".panels")).toBeNull();
  });

  it("set figures as a table, and mark the row whose turn it is", () => {
    shown([FIGURES]);
    expect(screen.getAllByRole("rowheader", { hidden: true }).map((each) => each.textContent.trim())).toEqual([
      "Austria",
      "Prussia",
    ]);
    expect(screen.getByText("7").closest("tr")?.className).toContain("active");
  });

  it("say where a marker is on a track, also to those who cannot see it", () => {
    const here = shown([TRACK]).querySelector(".cell.here")!;
    expect(here.textContent.trim()).toBe("2•");
  });

  it("tell the step of a battle, its sides, and the suits of cards; a card face down tells nothing", () => {
    const all = shown([BATTLE]);
    expect(all.querySelector("[aria-current=step]")?.textContent).toBe("retreat");
    const army = all.querySelector(".army.active")!;
    expect(army.querySelector(".total")?.textContent).toBe("9");
    expect(army.querySelector(".cell.card .unseen")?.textContent).toBe("hearts");
    expect(army.querySelector(".cell.hidden")?.textContent.trim()).toBe("");
  });
});
