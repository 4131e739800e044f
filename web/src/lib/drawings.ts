// The drawings of boards: fetched once, kept while the page is open.

import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { BoardShown, Layout } from "./types";

const layouts = new Map<string, Promise<Layout>>();
const sheets = new Map<string, Promise<void>>();
/** The views of symbols that are drawn at the size of the board, as they stand alone. */
const boxes = new SvelteMap<string, string>();

/** The address of a drawing, as the player at the lower or at the upper edge sees it. */
export function facing(path: string, turned: boolean): string {
  const url = new URL(path, location.origin);
  url.searchParams.set("turned", turned ? "1" : "0");
  return url.pathname + url.search;
}

/** Where places lie and what they are called, in the reader's language. */
export function layoutOf(board: BoardShown, turned: boolean): Promise<Layout> {
  const path = `${facing(board.layout, turned)}&lang=${settings.language}`;
  let found = layouts.get(path);
  if (!found) {
    found = api.layout(path);
    found.catch(() => layouts.delete(path));
    layouts.set(path, found);
  }
  return found;
}

/** Puts the sheet of symbols into the page, where every `<use>` finds it. */
export function spread(path: string): Promise<void> {
  let found = sheets.get(path);
  if (!found) {
    found = api.drawing(path).then((text) => {
      const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      drawn.setAttribute("aria-hidden", "true");
      drawn.classList.add("symbols");
      document.body.prepend(document.importNode(drawn, true));
      for (const symbol of drawn.querySelectorAll("[data-box]")) boxes.set(symbol.id, symbol.getAttribute("data-box")!);
    });
    found.catch(() => sheets.delete(path));
    sheets.set(path, found);
  }
  return found;
}

/** The view of a symbol that is drawn at the size of the board; empty for one that takes any size. */
export function boxOf(symbol: string): string {
  return boxes.get(symbol) ?? "";
}

export function dieSymbol(face: string): string {
  return face.startsWith("die-") ? face : `die-${face}`;
}
