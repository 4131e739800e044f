import { describe, expect, it } from "vitest";
import { parse } from "../src/lib/route.svelte";

describe("addresses", () => {
  it.each([
    ["/", { name: "home" }],
    ["/table/abc", { name: "table", id: "abc" }],
    ["/join/t%20k", { name: "join", token: "t k" }],
    ["/replay/abc/12", { name: "replay", id: "abc", step: 12 }],
    ["/replay/abc/-3", { name: "replay", id: "abc", step: 0 }],
    ["/mine", { name: "mine" }],
    ["/nowhere", { name: "lost" }],
    ["/table", { name: "lost" }],
  ])("%s", (path, expected) => {
    expect(parse(path)).toEqual(expect.objectContaining(expected));
  });
});
