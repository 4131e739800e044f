// @vitest-environment happy-dom
// The page that is shown, and what it is told of its address.
import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { expect, it, vi } from "vitest";
import App from "../../src/App.svelte";
import { choosing } from "../../src/lib/route.svelte";
import "./setup";

vi.mock("../../src/home/Home.svelte", () => import("./HomeProbe.svelte"));

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
