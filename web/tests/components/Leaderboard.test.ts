// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { api, Failure } from "../../src/lib/api";
import type { Leaderboard as Board, Lobby } from "../../src/lib/types";
import Leaderboard from "../../src/ratings/Leaderboard.svelte";
import { ratings } from "../../src/ratings/requests";
import "./setup";

it("says that the games did not come, and asks again", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined)); // what the frame asks for
  const lobby = vi.spyOn(api, "lobby").mockRejectedValue(new Failure(0, ""));
  vi.spyOn(ratings, "best").mockResolvedValue({ game: "maria", rows: [] } as unknown as Board);
  render(Leaderboard);
  const again = await screen.findByRole("button", { name: "Try again" });
  lobby.mockResolvedValue({ games: [{ id: "maria", name: "Maria" }] } as unknown as Lobby);
  await fireEvent.click(again);
  const links = await screen.findAllByRole("link", { name: "Maria" });
  expect(links.map((link) => link.getAttribute("href"))).toContain("/ratings/maria");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
