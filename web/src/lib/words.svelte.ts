// The page's own words: web/text/*.ftl, one language at a time. What a game says comes from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { AZ } from "./hungarian";
import { choose, settings, applySettings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw<FluentBundle | null>(null);
let chosen = 0; // grows: words of a language that was chosen before are no longer wanted when they come

/** Speaks this language once its words are here; false where another was chosen meanwhile. */
export async function speak(language: Language): Promise<boolean> {
  const mine = ++chosen;
  const file = files[`../../text/${language}.ftl`];
  if (!file) throw new Error(`no words for ${language}`);
  const next = new FluentBundle(language, { functions: { AZ }, useIsolating: false });
  const words = await file();
  if (mine !== chosen) return false;
  next.addResource(new FluentResource(words));
  bundle = next;
  if (settings.language !== language) choose("language", language);
  else applySettings();
  return true;
}

/** A message of the chosen language; `key.attribute` for an attribute. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  if (!bundle) return "";
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  return bundle.formatPattern(pattern, args, []);
}

export function percent(share: number): string {
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: digits,
    roundingMode: "halfEven", // two halves are still 100 together
  }).format(share);
}

/** With its sign, for what is more or fewer. */
export function signed(value: number): string {
  return new Intl.NumberFormat(settings.language, { signDisplay: "exceptZero" }).format(value);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(value);
}

export function time(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.valueOf())) return "";
  const today = new Date().toDateString() === at.toDateString();
  return new Intl.DateTimeFormat(
    settings.language,
    today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(at);
}
