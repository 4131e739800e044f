import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../src/board/camera.svelte";
import type { Play } from "../src/board/play";
import { Pointer, type Touch } from "../src/board/pointer.svelte";
import type { PieceShown } from "../src/lib/types";

// Places in a row, 100 pixels wide: a, b, c. Above them is nothing.
function placeAt(x: number, y: number): string {
  return y < 0 ? "" : ("abc"[Math.floor(x / 100)] ?? "");
}

let told: string[];
let play: Play;
let camera: Camera;
let pointer: Pointer;

function say(word: string) {
  return (...about: unknown[]) => void told.push([word, ...about.map(String)].join(" "));
}

function touch(x: number, more: Partial<Touch> = {}): Touch {
  return { id: 1, x, y: 50, means: "touch", ...more };
}
const mouse = (x: number, y = 50) => touch(x, { y, means: "mouse" });

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  play = {
    can: new Map([
      ["a", ""],
      ["b", ""],
    ]),
    unsure: new Set(),
    sweeps: false,
    about: "",
    against: "",
    threat: 0,
    pick: say("pick"),
    sweep: say("sweep"),
    lift: say("lift"),
    drop: say("drop"),
    putBack: say("put back"),
    point: say("point"),
    why: say("why"),
  };
  camera = new Camera();
  Object.assign(camera, { wide: 300, high: 100, width: 300, height: 100 });
  camera.rest(100, 2, false);
  pointer = new Pointer({
    camera,
    play: () => play,
    placeAt,
    pieceAt: (place) => (place === "b" ? undefined : ({ id: `in ${place}`, symbol: "s" } as PieceShown)),
    touched: () => 100,
    tapped: say("tapped"),
  });
});
afterEach(() => vi.useRealTimers());

describe("a tap", () => {
  it("picks its place", () => {
    pointer.down(touch(250));
    pointer.move(touch(255)); // a finger trembles
    pointer.up(touch(255));
    expect(told).toEqual(["tapped c", "pick c touch"]);
  });

  it("with a mouse says so", () => {
    pointer.down(mouse(50));
    pointer.up(mouse(50));
    expect(told).toEqual(["tapped a", "pick a mouse"]);
  });

  it("beside the board points at nothing", () => {
    pointer.down(mouse(50, -5));
    pointer.up(mouse(50, -5));
    expect(told).toEqual(["point null mouse"]);
  });

  it("on what is too small for a finger comes nearer", () => {
    Object.assign(camera, { wide: 60, high: 20, near: 1 });
    pointer.down(touch(50));
    pointer.up(touch(50));
    expect(told).toEqual(["tapped a"]);
    expect(camera.near).toBeCloseTo(2.2); // what a thumb needs
  });
});

describe("a long press", () => {
  it("shows what is there and picks nothing", () => {
    pointer.down(touch(50));
    vi.advanceTimersByTime(500);
    pointer.up(touch(50));
    expect(told).toEqual(["point a touch"]);
  });

  it("is none with a mouse, nor for a finger that went away", () => {
    pointer.down(mouse(50));
    vi.advanceTimersByTime(500);
    pointer.cancel(1);
    pointer.down(touch(50));
    pointer.up(touch(50));
    vi.advanceTimersByTime(500);
    expect(told).toEqual(["tapped a", "pick a touch"]);
  });
});

describe("a drag", () => {
  it("out of a lit place lifts what stands there and drops it", () => {
    pointer.down(mouse(50));
    pointer.move(mouse(90)); // not out of it yet
    expect(told).toEqual([]);
    pointer.move(mouse(150));
    expect(told).toEqual(["lift a in a"]);
    pointer.move(mouse(250));
    expect(pointer.ghost).toMatchObject({ id: "in a", x: camera.toX(250) });
    pointer.up(mouse(250));
    expect(told).toEqual(["lift a in a", "drop c"]);
    expect(pointer.ghost).toBeNull();
  });

  it("of the piece that is asked about lifts nothing more", () => {
    play.about = "a";
    pointer.down(mouse(50));
    pointer.move(mouse(150));
    pointer.up(mouse(150));
    expect(told).toEqual(["drop b"]);
  });

  it("back to where it began puts it back", () => {
    pointer.down(mouse(50));
    pointer.move(mouse(150));
    pointer.up(mouse(50));
    expect(told).toEqual(["lift a in a", "put back"]);
  });

  it("ends with Escape, and what follows means nothing", () => {
    pointer.down(mouse(50));
    pointer.move(mouse(150));
    expect(pointer.escape()).toBe(true);
    pointer.up(mouse(250));
    expect(told).toEqual(["lift a in a", "put back"]);
  });

  it("ends when the browser takes the pointer away", () => {
    pointer.down(touch(50));
    pointer.move(touch(150));
    pointer.cancel(1);
    expect(told).toEqual(["lift a in a", "put back"]);
    expect(camera.grabbed).toBe(false);
  });

  it("is cancelled by a second finger", () => {
    pointer.down(touch(50));
    pointer.move(touch(150));
    pointer.down(touch(250, { id: 2 }));
    pointer.up(touch(250, { id: 2 }));
    pointer.up(touch(250));
    expect(told).toEqual(["lift a in a", "put back"]);
    expect(pointer.ghost).toBeNull();
  });

  it("of what cannot be chosen moves the board", () => {
    const x = camera.x;
    pointer.down(mouse(250));
    pointer.move(mouse(200));
    pointer.up(mouse(200));
    expect(told).toEqual([]);
    expect(camera.x).toBeGreaterThan(x);
  });

  it("of an empty lit place moves the board", () => {
    const x = camera.x;
    pointer.down(mouse(150));
    pointer.move(mouse(90));
    expect(told).toEqual([]);
    expect(camera.x).toBeGreaterThan(x);
  });

  it("with the middle button moves the board from anywhere", () => {
    const x = camera.x;
    pointer.down({ ...mouse(50), middle: true });
    pointer.move(mouse(20));
    pointer.up(mouse(20));
    expect(told).toEqual([]);
    expect(camera.x).toBeGreaterThan(x);
  });
});

describe("a sweep", () => {
  beforeEach(() => (play.sweeps = true));

  it("takes each lit place once", () => {
    pointer.down(touch(50));
    for (const x of [150, 250, 150, 50]) pointer.move(touch(x));
    expect(pointer.swept).toEqual(["a", "b"]);
    pointer.up(touch(50));
    expect(told).toEqual(["sweep a,b"]);
    expect(pointer.swept).toEqual([]);
  });

  it("ends with Escape", () => {
    pointer.down(touch(50));
    pointer.move(touch(150));
    expect(pointer.escape()).toBe(true);
    pointer.up(touch(150));
    expect(told).toEqual([]);
    expect(pointer.swept).toEqual([]);
  });
});

describe("two fingers", () => {
  it("bring the board nearer, and pick nothing", () => {
    const near = camera.near;
    pointer.down(touch(100));
    pointer.down(touch(200, { id: 2 }));
    vi.advanceTimersByTime(500);
    pointer.move(touch(250, { id: 2 }));
    expect(camera.near).toBeCloseTo(near * 1.5);
    expect(camera.zoomed).toBe(true);
    pointer.up(touch(250, { id: 2 }));
    pointer.up(touch(100));
    expect(told).toEqual([]);
  });
});

describe("a mouse that only moves", () => {
  it("points at places, and at nothing when it leaves", () => {
    pointer.move(mouse(50));
    pointer.move(mouse(50, -5));
    pointer.gone();
    expect(told).toEqual(["point a mouse", "point null mouse", "point null mouse"]);
  });

  it("is no finger", () => {
    pointer.move(touch(50));
    expect(told).toEqual([]);
  });
});

it("Escape means nothing while nothing is dragged", () => {
  pointer.down(touch(50));
  expect(pointer.escape()).toBe(false);
  pointer.up(touch(50));
  expect(told).toEqual(["tapped a", "pick a touch"]);
});
