// Where we are: a handful of addresses, and the browser's own history.

export type Route =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "join"; token: string }
  | { name: "replay"; id: string; step: number }
  | { name: "report"; id: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "mine" }
  | { name: "verify" }
  | { name: "lost" };

export function parse(path: string, hash = ""): Route {
  const [name = "", one = "", two = ""] = path.split("/").slice(1).map(decodeURIComponent);
  switch (name) {
    case "":
      return { name: "home" };
    case "table":
      return one ? { name: "table", id: one } : { name: "lost" };
    case "join":
      return one ? { name: "join", token: one } : { name: "lost" };
    case "replay":
      return one ? { name: "replay", id: one, step: Math.max(0, Number(two) || 0) } : { name: "lost" };
    case "report":
      return one ? { name: "report", id: one } : { name: "lost" };
    case "rules":
      return one ? { name: "rules", game: one, rule: hash.replace(/^#/, "") } : { name: "lost" };
    case "mine":
    case "verify":
      return { name };
    default:
      return { name: "lost" };
  }
}

/** What tells one page from another. Steps of a replay and paragraphs of the rules are one page. */
export function pageOf(route: Route): string {
  const { name, ...rest } = route;
  const which = "id" in rest ? rest.id : "token" in rest ? rest.token : "game" in rest ? rest.game : "";
  return `${name} ${which}`;
}

let here = $state.raw<Route>({ name: "home" });

export const route = {
  get now(): Route {
    return here;
  },
};

/** To another address of this page; `replace` leaves no trace in the history. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const to = new URL(path, location.origin);
  here = parse(to.pathname, to.hash);
  if (!replace) scrollTo(0, 0);
}

/** Follows the address bar, the back button and plain links. */
export function followLinks(): void {
  here = parse(location.pathname, location.hash);
  addEventListener("popstate", () => (here = parse(location.pathname, location.hash)));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    const path = link?.getAttribute("href");
    if (!link || !path?.startsWith("/") || path.startsWith("/api/")) return;
    if (link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    go(path);
  });
}
