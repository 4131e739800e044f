// Where we are: a handful of addresses, and the browser's own history.

export type Route =
  | { name: "home"; game: string; battle: string; open?: string; challenge?: string }
  | { name: "table"; id: string }
  | { name: "join"; token: string }
  | { name: "replay"; id: string; step: number }
  | { name: "report"; id: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "mine" }
  | { name: "lobby" }
  | { name: "person"; person: string }
  | { name: "ratings"; game: string }
  | { name: "puzzles"; game: string }
  | { name: "tournaments" }
  | { name: "new-tournament" }
  | { name: "tournament"; id: string }
  | { name: "verify" }
  | { name: "moderation"; report: string }
  | { name: "sign-in" }
  | { name: "account" }
  | { name: "mail"; token: string }
  | { name: "carry"; token: string }
  | { name: "messages" }
  | { name: "unsubscribe"; token: string }
  | { name: "not-found"; what: "address" | "table" };

const NOT_FOUND: Route = { name: "not-found", what: "address" };
const ID = /^[A-Za-z0-9_-]+$/;

/** A page about one table; what can be no table is not even asked for. */
function about(id: string, found: Route): Route {
  if (!id) return NOT_FOUND;
  return ID.test(id) ? found : { name: "not-found", what: "table" };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The address of the home page remembers the box and the battle that were chosen. It may also say whom a table is
 * to be opened for: everybody in the lobby, or one person.
 */
function home(chosen: URLSearchParams): Route {
  const [open, challenge] = [chosen.get("open"), chosen.get("challenge")];
  return {
    name: "home",
    game: chosen.get("game") ?? "",
    battle: chosen.get("battle") ?? "",
    ...(open ? { open } : {}),
    ...(challenge ? { challenge } : {}),
  };
}

/** A page that needs the secret of a link. */
function secret(name: "join" | "unsubscribe", one: string, hash: string): Route {
  const token = one || plain(hash.replace(/^#/, ""));
  return token ? { name, token } : NOT_FOUND;
}

export function parse(path: string, hash = "", search = ""): Route {
  const [name = "", one = "", two = ""] = path.split("/").slice(1).map(plain);
  switch (name) {
    case "":
      return home(new URLSearchParams(search));
    case "table":
      return about(one, { name: "table", id: one });
    case "replay":
      return about(one, { name: "replay", id: one, step: Math.max(0, Number(two) || 0) });
    case "report":
      return about(one, { name: "report", id: one });
    case "rules":
      return one ? { name: "rules", game: one, rule: hash.replace(/^#/, "") } : NOT_FOUND;
    case "moderation":
      return { name: "moderation", report: one };
    case "people":
      return one ? { name: "person", person: one } : NOT_FOUND;
    case "ratings":
      return { name: "ratings", game: one };
    case "puzzles":
      return { name: "puzzles", game: one };
    case "tournaments":
      if (one === "new") return { name: "new-tournament" };
      return one ? about(one, { name: "tournament", id: one }) : { name: "tournaments" };
    case "mine":
    case "lobby":
    case "verify":
    case "sign-in":
    case "account":
    case "messages":
      return { name };
    case "mail":
    case "carry": // their secrets are not sent with the address
      return { name, token: hash.replace(/^#/, "") };
    case "join":
    case "unsubscribe":
      return secret(name, one, hash); // older links have it in the path
    default:
      return NOT_FOUND;
  }
}

/**
 * What tells one page from another. Steps of a replay, paragraphs of the rules and what is chosen on
 * the home page are one page.
 */
export function pageOf(route: Route): string {
  const { name, ...rest } = route;
  if (name === "home" || name === "moderation") return name;
  const parts: Partial<Record<string, unknown>> = rest;
  const which = parts["id"] ?? parts["token"] ?? parts["game"] ?? parts["person"] ?? "";
  return `${name} ${String(which)}`;
}

let here = $state.raw<Route>({ name: "home", game: "", battle: "" });

export const route = {
  get now(): Route {
    return here;
  },
};

/** To another address of this page; `replace` leaves no trace in the history. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here = read(new URL(path, location.origin));
  if (!replace) scrollTo(0, 0);
}

/** What is chosen on this page, for the address: the page stays, and where one has scrolled to. */
export function choosing(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here = read(new URL(path, location.origin));
}

function read(address: URL | Location): Route {
  return parse(address.pathname, address.hash, address.search);
}

/** Follows the address bar, the back button and plain links. */
export function followLinks(): void {
  here = read(location);
  addEventListener("popstate", () => (here = read(location)));
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
