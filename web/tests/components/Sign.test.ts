// @vitest-environment happy-dom
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import { spread } from "../../src/lib/drawings";
import Sign from "../../src/table/Sign.svelte";
import "./setup";

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="army-1" data-box="-29 -25 58 50"/><symbol id="way-rail" viewBox="-22 -22 44 44"/></svg>`;

it("is drawn in the box of its symbol, also when the sheet comes later", async () => {
  const { container } = render(Sign, { symbol: "army-1", size: 50 });
  const drawn = () => container.querySelector("svg")!;
  expect(drawn().getAttribute("viewBox")).toBeNull();
  vi.spyOn(api, "drawing").mockResolvedValue(SHEET);
  await spread("/sheet.svg");
  await tick();
  expect(drawn().getAttribute("viewBox")).toBe("-29 -25 58 50");
  expect([drawn().style.width, drawn().style.height]).toEqual(["58px", "50px"]);
});

it("fills its place where the symbol takes any size", () => {
  const { container } = render(Sign, { symbol: "way-rail", size: 20 });
  const drawn = container.querySelector("svg")!;
  expect(drawn.getAttribute("viewBox")).toBeNull();
  expect([drawn.style.width, drawn.style.height]).toEqual(["20px", "20px"]);
});
