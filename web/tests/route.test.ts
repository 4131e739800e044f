import { describe, expect, it } from "vitest";
import { pageOf, parse } from "../src/lib/route.svelte";

describe("addresses", () => {
  it.each([
    ["/", { name: "home", game: "", battle: "" }],
    ["/table/abc", { name: "table", id: "abc" }],
    ["/join/t%20k", { name: "join", token: "t k" }],
    ["/join", { name: "not-found", what: "address" }],
    ["/replay/abc/12", { name: "replay", id: "abc", step: 12 }],
    ["/replay/abc/-3", { name: "replay", id: "abc", step: 0 }],
    ["/report/abc", { name: "report", id: "abc" }],
    ["/verify", { name: "verify" }],
    ["/messages", { name: "messages" }],
    ["/unsubscribe/abc.def", { name: "unsubscribe", token: "abc.def" }],
    ["/unsubscribe", { name: "not-found", what: "address" }],
    ["/mine", { name: "mine" }],
    ["/sign-in", { name: "sign-in" }],
    ["/account", { name: "account" }],
    ["/ratings", { name: "ratings", game: "" }],
    ["/ratings/maria", { name: "ratings", game: "maria" }],
    ["/tournaments", { name: "tournaments" }],
    ["/tournaments/new", { name: "new-tournament" }],
    ["/tournaments/A_b-9", { name: "tournament", id: "A_b-9" }],
    ["/tournaments/a%2Fb", { name: "not-found", what: "table" }],
    ["/nowhere", { name: "not-found", what: "address" }],
    ["/table", { name: "not-found", what: "address" }],
    ["/table/a%2Fb", { name: "not-found", what: "table" }],
    ["/table/a%", { name: "not-found", what: "table" }],
    ["/replay/a%20b/3", { name: "not-found", what: "table" }],
    ["/report/..", { name: "not-found", what: "table" }],
    ["/table/A_b-9", { name: "table", id: "A_b-9" }],
  ])("%s", (path, expected) => {
    expect(parse(path)).toEqual(expect.objectContaining(expected));
  });
});

describe("a secret in a link", () => {
  it.each(["mail", "carry"])("of %s is behind the #, and not sent", (name) => {
    expect(parse(`/${name}`, "#T_o-k")).toEqual({ name, token: "T_o-k" });
    expect(parse(`/${name}/T_o-k`)).toEqual({ name, token: "" });
  });

  it.each(["join", "unsubscribe"])("of %s is there too, but in older links", (name) => {
    expect(parse(`/${name}`, "#T_o-k.x")).toEqual({ name, token: "T_o-k.x" });
    expect(parse(`/${name}/T_o-k.x`)).toEqual({ name, token: "T_o-k.x" });
  });
});

describe("a paragraph of the rules", () => {
  it("is in the address", () => {
    expect(parse("/rules/napoleonics", "#n12-3")).toEqual({ name: "rules", game: "napoleonics", rule: "n12-3" });
  });
});

describe("another page", () => {
  const page = (path: string, hash = "") => pageOf(parse(path, hash));

  it("is another table, game or kind of page", () => {
    expect(page("/table/a")).not.toBe(page("/table/b"));
    expect(page("/table/a")).not.toBe(page("/replay/a/0"));
    expect(page("/rules/napoleonics")).not.toBe(page("/rules/maria"));
    expect(page("/mine")).not.toBe(page("/verify"));
  });

  it("is not another box or battle on the home page", () => {
    expect(parse("/", "", "?game=maria&battle=advanced")).toEqual({ name: "home", game: "maria", battle: "advanced" });
    expect(pageOf(parse("/", "", "?game=maria"))).toBe(page("/"));
  });

  it("is not another step or paragraph", () => {
    expect(page("/replay/a/1")).toBe(page("/replay/a/2"));
    expect(page("/rules/napoleonics", "#n1")).toBe(page("/rules/napoleonics", "#n2"));
  });
});
