// The drawings of a sheet that go with an answer: the piece or army that it names, or how one goes.

const known = new Map<string, boolean>();

/** Whether the sheet that lies in the page has this drawing. Sheets never lose one. */
function isDrawn(symbol: string): boolean {
  if (known.get(symbol)) return true;
  const drawn = !!document.getElementById(symbol);
  known.set(symbol, drawn);
  return drawn;
}

/** What drawings may stand for an answer, the most telling first. */
export function candidates(name: string): string[] {
  const [verb = "", thing = ""] = name.split(" ");
  return thing ? [`piece-${thing}`, `army-${thing}`, `way-${verb}`] : [`way-${verb}`, verb];
}

/** The drawing of what an answer names; empty where it has none. */
export function signOfAnswer(name: string): string {
  return candidates(name).find(isDrawn) ?? "";
}

/** How one goes by this answer: on foot, by rail, by sea. */
export function wayOf(name: string): string {
  const way = `way-${name.split(" ")[0] ?? ""}`;
  return isDrawn(way) ? way : "";
}
