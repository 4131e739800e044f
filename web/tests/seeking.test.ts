// @vitest-environment happy-dom
// Playing now, by somebody with quick hands and a slow line.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SeekState } from "../src/lib/types";
import { toTable } from "../src/lobby/joining";
import { cancelOnLeaving, meeting } from "../src/lobby/requests";
import { Seeking, type Wanted } from "../src/lobby/pairing.svelte";
import { replies } from "./promised";

vi.mock("../src/lobby/joining", () => ({ toTable: vi.fn() }));
vi.mock("../src/lobby/requests", () => ({ cancelOnLeaving: vi.fn(), meeting: {} }));

const WANTED = {} as Wanted;
const WAITING = { status: "waiting" } as SeekState;
const NONE = { status: "none" } as unknown as SeekState;
const PAIRED = { status: "paired", table: "t1" } as SeekState;

let seeks: ReturnType<typeof replies<SeekState>>;
let beats: ReturnType<typeof replies<SeekState>>;
let cancels: ReturnType<typeof replies<SeekState>>;
let seeking: Seeking;
const settled = () => vi.advanceTimersByTimeAsync(0);

/** A seek that the server has heard of. */
async function waits() {
  void seeking.start(WANTED);
  await settled();
  seeks.all.at(-1)?.comes(WAITING);
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  [seeks, beats, cancels] = [replies(), replies(), replies()];
  Object.assign(meeting, { seek: seeks.ask, beat: beats.ask, cancel: cancels.ask });
  seeking = new Seeking();
});
afterEach(() => {
  seeking.leave();
  vi.useRealTimers();
});

it("waits, tells the server that it is there, and goes to the table", async () => {
  await waits();
  await vi.advanceTimersByTimeAsync(4000);
  expect(seeking.status).toBe("waiting");
  beats.all[0]?.comes(PAIRED);
  await settled();
  expect(toTable).toHaveBeenCalledWith("t1");
});

it("does not wait on where the page was left before the server answered", async () => {
  void seeking.start(WANTED);
  seeking.leave();
  seeks.all[0]?.comes(WAITING);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seeking.status).toBe("idle");
  expect(beats.all).toHaveLength(0);
  expect(cancelOnLeaving).toHaveBeenCalledOnce();
});

it("seeks anew only when the server has heard that the old seek is off", async () => {
  await waits();
  void seeking.cancel();
  void seeking.start(WANTED);
  await settled();
  expect(seeks.all).toHaveLength(1);
  cancels.all[0]?.comes(NONE);
  await settled();
  seeks.all[1]?.comes(WAITING);
  await settled();
  expect(seeking.status).toBe("waiting");
});

it("goes to the table where somebody was found before it was called off", async () => {
  await waits();
  void seeking.cancel();
  void seeking.start(WANTED);
  cancels.all[0]?.comes(PAIRED);
  await settled();
  expect(toTable).toHaveBeenCalledWith("t1");
  expect(seeks.all).toHaveLength(1);
  expect(seeking.status).toBe("idle");
});

it("is not ended by what was said of the seek before", async () => {
  await waits();
  await vi.advanceTimersByTimeAsync(4000); // a sign that the page is there, on its way for long
  void seeking.cancel();
  cancels.all[0]?.comes(NONE);
  await settled();
  await waits();
  beats.all[0]?.comes(NONE);
  await settled();
  expect(seeking.status).toBe("waiting");
});
