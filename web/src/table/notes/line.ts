// A note that stays while the line to the server is lost.

import type { Line } from "../../lib/socket";
import { tell, untell } from "../../lib/toasts.svelte";
import { t } from "../../lib/words.svelte";

export class LineNote {
  private lost = 0;

  changed(line: Line): void {
    if (line === "lost" && !this.lost) {
      this.lost = tell(t("line-lost"), { kind: "trouble", lasting: true });
    } else if (line === "open" && this.lost) {
      this.close();
      tell(t("line-back"));
    }
  }

  close(): void {
    untell(this.lost);
    this.lost = 0;
  }
}
