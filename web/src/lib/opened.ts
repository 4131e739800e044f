// Which panels a reader has opened or closed, by game; kept in this browser only.

const KEY = "sandtable-panels";

type Kept = Record<string, Record<string, boolean>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** Whether a panel was left open; `usually` where nobody has touched it. */
export function wasOpen(game: string, panel: string, usually: boolean): boolean {
  return read()[game]?.[panel] ?? usually;
}

/** Remembers it for the next table of this game. */
export function keepOpen(game: string, panel: string, open: boolean): void {
  const kept = read();
  kept[game] = { ...kept[game], [panel]: open };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing opens panels as usual.
  }
}
