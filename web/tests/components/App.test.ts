// @vitest-environment happy-dom
// The page that is shown, and what it is told of its address.
import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { expect, it, vi } from "vitest";
import App from "../../src/App.svelte";
import { choosing, go } from "../../src/lib/route.svelte";
import "./setup";

const late = vi.hoisted(() => ({ fails: null as ((error: Error) => void) | null }));
vi.mock("../../src/home/Home.svelte", () => import("./HomeProbe.svelte"));
vi.mock("../../src/pages/Verify.svelte", () => new Promise((_, reject) => (late.fails = reject)));

function told(): string | undefined {
  return document.querySelector<HTMLElement>("[data-game]")?.dataset.game;
}

it("tells a page of a choice in the same step, so that an older one never undoes a newer one", async () => {
  render(App);
  await vi.waitFor(() => expect(told()).toBe(""));
  choosing("/?game=maria");
  flushSync();
  expect(told()).toBe("maria");
  choosing("/?game=lastman");
  flushSync();
  await tick();
  expect(told()).toBe("lastman");
});

it("stays where it is when a page that was wanted before does not come", async () => {
  render(App);
  await vi.waitFor(() => expect(told()).toBeDefined());
  go("/verify");
  flushSync();
  await vi.waitFor(() => expect(late.fails).not.toBeNull());
  go("/?game=maria");
  flushSync();
  late.fails?.(new Error("the line is bad"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told()).toBe("maria");
});
