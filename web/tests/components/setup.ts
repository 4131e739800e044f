// What components need around them: the words of the page, and nothing of the test before.

import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach } from "vitest";
import { speak } from "../../src/lib/words.svelte";

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});
