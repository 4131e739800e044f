// @vitest-environment happy-dom
// Who uses this browser and what one may do, where replies pass each other.
import { expect, it, vi } from "vitest";
import * as http from "../src/lib/api";
import type { Me, MyStanding } from "../src/lib/types";
import { meNow, refreshMe, setMe } from "../src/moderation/me.svelte";
import { askAgain, me } from "../src/accounts/me.svelte";
import { replies } from "./promised";

it("somebody who has just signed in is no guest again by an older reply", async () => {
  const { ask, all } = replies<Response>();
  vi.stubGlobal("fetch", ask);
  const named = (name: string) => new Response(JSON.stringify({ name, known: true } as Me));
  const before = askAgain();
  const after = askAgain();
  all[1]?.comes(named("Ada"));
  await after;
  all[0]?.comes(named(""));
  await before;
  expect(me.name).toBe("Ada");
  vi.unstubAllGlobals();
});

it("whom one avoids no longer does not come back by an older reply", async () => {
  const { ask, all } = replies<MyStanding>();
  vi.spyOn(http.api, "me").mockImplementation(ask);
  const standing = (...avoided: string[]) => ({ avoided }) as unknown as MyStanding;
  const asked = refreshMe();
  setMe(standing());
  all[0]?.comes(standing("Bob"));
  await asked;
  expect(meNow()?.avoided).toEqual([]);
});
