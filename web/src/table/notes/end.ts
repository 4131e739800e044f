// How the end of a game is called, for who looks at it.

import type { Now, TableShown } from "../../lib/types";
import { t } from "../../lib/words.svelte";

export function endTitle(table: Pick<TableShown, "yours">, now: Pick<Now, "result" | "sides">): string {
  const { result } = now;
  if (!result) return "";
  if (result.winner === null) return t(result.how === "resigned" ? "end-over" : "end-drawn");
  if (table.yours.length === 1) return t(table.yours[0] === result.winner ? "you-won" : "you-lost");
  const side = now.sides.find(({ seat }) => seat === result.winner)?.name ?? result.winner;
  return t("won-by", { side });
}
