// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { speak, t } from "../src/lib/words.svelte";

it("speaks the language that was chosen last, in whatever order the words come", async () => {
  await speak("en");
  const greek = speak("el");
  const hungarian = speak("hu");
  expect(await Promise.all([greek, hungarian])).toEqual([false, true]);
  expect([settings.language, t("log")]).toEqual(["hu", "Napló"]);
  const back = speak("en");
  await vi.waitFor(() => expect(t("log")).toBe("Log"));
  expect(await back).toBe(true);
});
