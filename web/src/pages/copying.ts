// Into the clipboard, also where a page is not served over https.

import { tell } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";

export async function copy(text: string): Promise<boolean> {
  const done = await write(text);
  tell(done ? t("copied") : t("copy-failed"), done ? {} : { kind: "trouble" });
  return done;
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeBySelection(text);
  }
}

function writeBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  field.setAttribute("aria-hidden", "true");
  document.body.append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    // Then it stays where it can be selected by hand.
  }
  field.remove();
  return done;
}
