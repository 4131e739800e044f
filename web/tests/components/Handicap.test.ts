// @vitest-environment happy-dom
// Handicaps where a table is set up: as it was, even chances, or as one likes.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import Handicap from "../../src/home/Handicap.svelte";
import { NewTable } from "../../src/home/newtable.svelte";
import { api } from "../../src/lib/api";
import type { GameBrief, Lobby, ScenarioBrief } from "../../src/lib/types";
import "./setup";

const SIDES = [
  { seat: "french", name: "French" },
  { seat: "allied", name: "Allies" },
];
const EVEN = {
  handicap: { allied_banners: -1 },
  text: "the allies need 1 banner less to win",
  games: 200,
  wins: { french: 0.52, allied: 0.48 },
};
const TALAVERA = { id: "talavera", name: "Talavera", first: "french", sides: SIDES, even: EVEN };
const VIMIERO = { ...TALAVERA, id: "vimiero", name: "Vimiero", even: null };
const GAME = {
  id: "napoleonics",
  scenarios: [TALAVERA, VIMIERO],
  handicaps: [
    { id: "french_banners", text: "French: banners to win", most: 3 },
    { id: "allied_cards", text: "Allies: command cards", most: 2 },
  ],
} as unknown as GameBrief;
const LOBBY = { games: [GAME], bots: [{ id: "captain", name: "the captain", about: "" }] } as unknown as Lobby;

function shown(battle: unknown = TALAVERA) {
  const scenario = battle as ScenarioBrief;
  const table = new NewTable(
    () => LOBBY,
    () => ({ game: GAME.id, battle: scenario.id }),
  );
  table.wishAgain(scenario);
  render(Handicap, { table, game: GAME, scenario });
  return table;
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const opened = () => vi.spyOn(api, "open").mockRejectedValue(new Error("no server"));

it("offers the battle as it was beside even chances, with what was measured", async () => {
  const table = shown();
  expect(radio(/As it was/).checked).toBe(true);
  expect(radio(/Even chances/).closest("label")?.textContent).toMatch(
    /the allies need 1 banner less to win\s+French 52%, Allies 48% of 200 measured games/,
  );
  await fireEvent.click(radio(/Even chances/));
  expect(table.handicap).toEqual({ allied_banners: -1 });
  expect(table.mayRate).toBe(false);
  await fireEvent.click(radio(/As it was/));
  expect(table.handicap).toEqual({});
  expect(table.mayRate).toBe(true);
});

it("lets one choose for each side by how much, and leaves out what is not changed", async () => {
  const table = shown(VIMIERO);
  expect(screen.queryByRole("radio", { name: /Even chances/ })).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
  await fireEvent.click(radio(/of your own/));
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "French: banners to win" });
  expect([...choice.options].map((each) => each.text)).toEqual(["-3", "-2", "-1", "as it was", "+1", "+2", "+3"]);
  await fireEvent.change(choice, { target: { value: "2" } });
  await fireEvent.change(screen.getByRole("combobox", { name: "Allies: command cards" }), { target: { value: "-1" } });
  expect(table.handicap).toEqual({ french_banners: 2, allied_cards: -1 });
  await fireEvent.change(choice, { target: { value: "0" } });
  expect(table.handicap).toEqual({ allied_cards: -1 });
  expect(radio(/of your own/).checked).toBe(true);
});

it("sends the handicap with the wish for a table, and nothing where there is none", async () => {
  const open = opened();
  const table = shown();
  await table.start();
  expect(open.mock.lastCall?.[0]).not.toHaveProperty("handicap");
  await fireEvent.click(radio(/Even chances/));
  await table.start();
  expect(open.mock.lastCall?.[0]).toMatchObject({ scenario: "talavera", handicap: { allied_banners: -1 } });
});
