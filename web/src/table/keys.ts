// The keys of a table's page. The board and fields have their own.

/** What keys do here. */
export interface Actions {
  /** Closes what was opened last. */
  escape(): void;
  /** Somebody has yet to sit down, and may do nothing. */
  covered(): boolean;
  /** A player who wants to act sees the latest at once. */
  flush(): void;
  /** Step by step: whether a change waits, and to show it. */
  held(): boolean;
  next(): void;
  takeBack(): void;
  command(): void;
  undo(): void;
  /** What happened last is shown again. */
  happened(): void;
  hand(): void;
  log(): void;
  rules(): void;
  aids(): void;
  hint(): void;
  board(): void;
  /** Gives the only answer. */
  only(): void;
  help(): void;
}

const ACTIONS: Record<string, Exclude<keyof Actions, "covered" | "flush" | "held" | "next" | "escape" | "takeBack">> = {
  "/": "command",
  ":": "command",
  u: "undo",
  w: "happened",
  h: "hand",
  l: "log",
  r: "rules",
  a: "aids",
  t: "hint",
  b: "board",
  Enter: "only",
  "?": "help",
};

export type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat" | "preventDefault" | "stopPropagation" | "target"
>;

export function press(event: Pressed, actions: Actions): void {
  if (event.key === "Escape") return actions.escape();
  if (actions.covered() || on(event, "input, textarea, select, dialog")) return;
  const held = event.ctrlKey || event.metaKey;
  if (held && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z") {
    event.preventDefault();
    if (!event.repeat) actions.takeBack();
    return;
  }
  if (held || event.altKey) return;
  const action = ACTIONS[event.key];
  if (actions.held() && (!action || action === "only")) return; // one may look around meanwhile
  actions.flush();
  if (!action || (action === "only" && on(event, "button, a"))) return;
  if (action === "command") event.preventDefault();
  actions[action]();
}

/** Step by step: the space bar shows the next change, wherever the focus is. */
export function stepOn(event: Pressed, actions: Pick<Actions, "held" | "next">): void {
  if (event.key !== " " || !actions.held() || on(event, "button, a, summary, input, textarea, select, dialog")) return;
  event.preventDefault();
  event.stopPropagation();
  actions.next();
}

/** A key that is held down answers once. */
export function answerOnce(event: Pressed): void {
  if (!event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
  if (on(event, "input, textarea, select")) return;
  event.preventDefault();
  event.stopPropagation();
}

function on(event: Pressed, what: string): boolean {
  return !!(event.target as Element).closest(what);
}
