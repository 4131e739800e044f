// The title of the tab, and what a screen reader says.

import type { LogLine, Now, TableShown } from "../../lib/types";
import { t } from "../../lib/words.svelte";

export function titleOf(table: TableShown | null, now: Now | null): string {
  const title = table?.title ?? t("sandtable");
  return now?.asked && !now.result ? t("tab-your-turn", { title }) : `${title} · ${t("sandtable")}`;
}

/** What has happened, and what is wanted now. */
export function spokenOf(fresh: readonly LogLine[], now: Now | null): string {
  const wanted = now?.asked?.text ?? now?.waiting[0]?.text ?? now?.result?.text ?? "";
  return [...fresh.map((line) => line.text), wanted].join(" ");
}
