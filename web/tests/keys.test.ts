import { beforeEach, expect, it } from "vitest";
import { answerOnce, press, stepOn, type Actions, type Pressed } from "../src/table/keys";

let did: string[];
let covered: boolean;
let held: boolean;

const actions = new Proxy({} as Actions, {
  get: (_, name: string) =>
    name === "covered" ? () => covered : name === "held" ? () => held : () => void did.push(name),
});

function pressed(key: string, more: Partial<Pressed> & { on?: string } = {}) {
  const kept: string[] = [];
  const target = { closest: (what: string) => (what.split(", ").includes(more.on ?? "") ? {} : null) };
  const event: Pressed = {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    preventDefault: () => void kept.push("default"),
    stopPropagation: () => void kept.push("rest"),
    target: target as unknown as EventTarget,
    ...more,
  };
  return { event, kept };
}

function press_(key: string, more: Parameters<typeof pressed>[1] = {}) {
  const { event, kept } = pressed(key, more);
  press(event, actions);
  return kept;
}

beforeEach(() => {
  did = [];
  covered = false;
  held = false;
});

it.each([
  ["/", "command"],
  [":", "command"],
  ["u", "undo"],
  ["w", "happened"],
  ["h", "hand"],
  ["l", "log"],
  ["r", "rules"],
  ["a", "aids"],
  ["t", "hint"],
  ["b", "board"],
  ["Enter", "only"],
  ["?", "help"],
])("%s: %s, after the latest is shown", (key, action) => {
  press_(key);
  expect(did).toEqual(["flush", action]);
});

it("Escape closes, even in a field", () => {
  covered = true;
  press_("Escape", { on: "input" });
  expect(did).toEqual(["escape"]);
});

it("nothing is done in fields, or before one sits down", () => {
  press_("u", { on: "textarea" });
  covered = true;
  press_("u");
  expect(did).toEqual([]);
});

it("Enter on a button belongs to the button", () => {
  press_("Enter", { on: "button" });
  expect(did).toEqual(["flush"]);
});

it("Ctrl+Z takes back, once", () => {
  expect(press_("z", { ctrlKey: true })).toEqual(["default"]);
  press_("Z", { metaKey: true, repeat: true });
  press_("z", { ctrlKey: true, shiftKey: true });
  press_("r", { ctrlKey: true });
  expect(did).toEqual(["takeBack"]);
});

it("a key that is held down answers once", () => {
  const kept = (key: string, more: Parameters<typeof pressed>[1]) => {
    const made = pressed(key, more);
    answerOnce(made.event);
    return made.kept;
  };
  expect(kept("Enter", { repeat: true })).toEqual(["default", "rest"]);
  expect(kept(" ", { repeat: true })).toEqual(["default", "rest"]);
  expect(kept("Enter", {})).toEqual([]);
  expect(kept("Enter", { repeat: true, on: "input" })).toEqual([]);
  expect(kept("ArrowUp", { repeat: true })).toEqual([]);
});

it("step by step, the space bar shows the next change, and only then", () => {
  const { event, kept } = pressed(" ");
  stepOn(event, actions);
  expect([did, kept]).toEqual([[], []]);
  held = true;
  stepOn(event, actions);
  expect([did, kept]).toEqual([["next"], ["default", "rest"]]);
  stepOn(pressed(" ", { on: "button" }).event, actions); // it presses the button
  expect(did).toEqual(["next"]);
});

it("step by step, looking around shows nothing more, and Enter answers nothing unseen", () => {
  held = true;
  for (const key of ["Tab", "ArrowUp", " ", "Enter"]) press_(key);
  expect(did).toEqual([]);
  press_("u");
  expect(did).toEqual(["flush", "undo"]);
});
