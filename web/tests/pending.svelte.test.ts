// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { PendingAction } from "../src/accounts/pending.svelte";

it("is begun once by an effect, also when it has ended", async () => {
  const doing = new PendingAction();
  const work = vi.fn(() => new Promise<void>((done) => setTimeout(done)));
  const end = $effect.root(() => {
    $effect(() => void doing.do(work));
  });
  flushSync();
  await vi.waitFor(() => expect(work).toHaveResolved());
  await new Promise((later) => setTimeout(later, 5));
  flushSync();
  expect(work).toHaveBeenCalledTimes(1);
  end();
});
