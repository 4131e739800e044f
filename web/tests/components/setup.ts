// What components need around them: the words of the page, and nothing of the test before.

import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach } from "vitest";
import { speak } from "../../src/lib/words.svelte";

// happy-dom has no fonts.
Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve(), check: () => false } });

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});
