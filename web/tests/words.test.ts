import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const text = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGUAGES = ["en", "el", "hu"] as const;

function keys(language: string): string[] {
  const found = text[`../text/${language}.ftl`] ?? "";
  return [...found.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
}

function variables(language: string): Map<string, string> {
  const found = text[`../text/${language}.ftl`] ?? "";
  const messages = found.split(/^(?=[a-z][\w-]* =)/m);
  return new Map(
    messages
      .slice(1)
      .map((message) => [
        message.split(" =")[0]!,
        [...new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort().join(" "),
      ]),
  );
}

const code = Object.entries(sources)
  .filter(([path]) => !path.endsWith(".d.ts"))
  .map(([, source]) => source)
  .join("\n");

describe("the page's words", () => {
  it.each(LANGUAGES)("%s has every key once", (language) => {
    const found = keys(language);
    expect(found.filter((key, at) => found.indexOf(key) !== at)).toEqual([]);
    expect([...found].sort()).toEqual([...keys("en")].sort());
  });

  it.each(LANGUAGES)("%s can be read", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text[`../text/${language}.ftl`] ?? ""))).toEqual([]);
    const broken = keys(language).filter((key) => !bundle.getMessage(key)?.value);
    expect(broken).toEqual([]);
  });

  it.each(["el", "hu"])("%s tells what English tells", (language) => {
    const own = variables(language);
    const differ = [...variables("en")].filter(([key, names]) => own.get(key) !== names);
    expect(differ.map(([key]) => key)).toEqual([]);
  });

  it.each(["el", "hu"])("%s is not English", (language) => {
    const said = (of: string) =>
      new Map(
        [...(text[`../text/${of}.ftl`] ?? "").matchAll(/^([a-z][\w-]*) = (.*[a-z]{3}.*)$/gm)].map((match) => [
          match[1]!,
          match[2]!,
        ]),
      );
    const same = [...said("en")].filter(([key, words]) => said(language).get(key) === words && !words.startsWith("{"));
    const everywhere = ["sandtable", "command-hint", "telling-by-webhook"];
    const alike = language === "el" ? [...everywhere, "telling-by-mail"] : everywhere;
    expect(same.map(([key]) => key).sort()).toEqual(alike.sort());
  });

  it("are all there", () => {
    const used = new Set([...code.matchAll(/\bt\(\s*["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]!));
    expect([...used].filter((key) => !keys("en").includes(key))).toEqual([]);
  });

  it("are all used", () => {
    const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!);
    const idle = keys("en").filter(
      (key) => !new RegExp(`["'\`]${key}["'\`]`).test(code) && !begun.some((begin) => key.startsWith(begin)),
    );
    expect(idle).toEqual([]);
  });
});
