// @vitest-environment happy-dom
// How one stands in a puzzle, where replies pass each other.
import { expect, it, vi } from "vitest";
import type { Now, PuzzleState } from "../src/lib/types";
import { puzzles } from "../src/puzzles/requests";
import { Solving } from "../src/puzzles/solving.svelte";
import { replies } from "./promised";

const at = (step: number, moment: string) => ({ step, moment, result: null }) as unknown as Now;
const state = (over: boolean) => ({ over, solved: false, decisions: [] }) as unknown as PuzzleState;

/** A puzzle about which the server was asked twice. */
function asked() {
  const { ask, all } = replies<PuzzleState>();
  vi.spyOn(puzzles, "state").mockImplementation(ask);
  const solving = new Solving("t1");
  const first = solving.see(at(1, "turn 1"));
  const second = solving.see(at(2, "turn 2"));
  return { solving, all, first, second };
}

it("waits for the latest, also where an older request fails", async () => {
  const { solving, all, first, second } = asked();
  expect(solving.rating).toBe(true);
  all[0]?.fails(new Error("lost"));
  await first;
  expect([solving.rating, solving.failed]).toEqual([true, false]);
  all[1]?.comes(state(true));
  await second;
  expect([solving.state?.over, solving.rating]).toEqual([true, false]);
});

it("does not go back to what was before", async () => {
  const { solving, all, first, second } = asked();
  all[1]?.comes(state(true));
  await second;
  all[0]?.comes(state(false));
  await first;
  expect(solving.state?.over).toBe(true);
});
