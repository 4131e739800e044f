// The settings of this browser; they are kept here only.

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
/** How fast the changes that others make are shown. */
export type Pace = "instant" | "brisk" | "calm" | "steps";
export const PACES: readonly Pace[] = ["instant", "brisk", "calm", "steps"];

export const LANGUAGES = { en: "English", el: "Ελληνικά", hu: "Magyar" } as const;
export type Language = keyof typeof LANGUAGES;

interface Kept {
  theme: Theme;
  motion: Motion;
  /** Empty until one is chosen. */
  pace: Pace | "";
  sound: boolean;
  /** Of sounds, from 0 to 1. */
  volume: number;
  zoom: number;
  /** How wide the panel beside the board is, in pixels; 0 is as usual. */
  side: number;
  /** The names of places stand on the board. */
  places: boolean;
  /** Before dice are thrown, their odds are shown and it is asked once more. */
  sure: boolean;
  language: Language;
  name: string;
}

const KEY = "sandtable";

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function fromBrowser(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const code = wanted.slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}

const kept = read();

export const settings = $state<Kept>({
  theme: kept.theme ?? "auto",
  motion: kept.motion ?? "auto",
  pace: kept.pace && PACES.includes(kept.pace) ? kept.pace : "",
  sound: kept.sound ?? false,
  volume: kept.volume ?? 0.5,
  zoom: kept.zoom ?? 1,
  side: kept.side ?? 0,
  places: kept.places ?? false,
  sure: kept.sure ?? true,
  language: kept.language && kept.language in LANGUAGES ? kept.language : fromBrowser(),
  name: kept.name ?? "",
});

export function choose<K extends keyof Kept>(what: K, value: Kept[K]): void {
  settings[what] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  applySettings();
}

/** Puts theme, motion and language onto the page, where the style sheet finds them. */
export function applySettings(): void {
  const page = document.documentElement;
  page.lang = settings.language;
  page.dataset["theme"] = settings.theme;
  page.dataset["motion"] = settings.motion;
}

export function moves(): boolean {
  if (settings.motion !== "auto") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The pace that was chosen; else a brisk one, or none where nothing is to move. */
export function paceOf(): Pace {
  return settings.pace || (moves() ? "brisk" : "instant");
}
