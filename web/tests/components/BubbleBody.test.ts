// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { Why } from "../../src/lib/types";
import BubbleBody from "../../src/table/BubbleBody.svelte";
import "./setup";
import { answer } from "../shown";

function told(why: Partial<Why>) {
  const onfirst = vi.fn();
  const done = () => undefined;
  const rest = { onchoose: done, onsure: done, oncancel: done, onenter: done, onleave: done, keyed: () => false };
  const full = {
    type: "why",
    id: 1,
    allowed: false,
    text: "Too far.",
    rule: "",
    places: [],
    first: null,
    ...why,
  } as Why;
  render(BubbleBody, { bubble: { kind: "why", place: "e7", why: full }, armies: [], onfirst, ...rest });
  return onfirst;
}

it("tells why not in a sentence, with its rule", () => {
  told({ rule: "N7.2" });
  expect(screen.getByText(/Too far/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Rule N7.2" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("offers the answer after which it is allowed", async () => {
  const first = answer("unit h8", { text: "The guns at h8" });
  const onfirst = told({ allowed: true, first });
  await fireEvent.click(screen.getByRole("button", { name: "The guns at h8" }));
  expect(onfirst).toHaveBeenCalledWith(first);
});
