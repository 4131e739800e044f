import { afterEach, describe, expect, it, vi } from "vitest";
import { Camera, THUMB } from "../src/board/camera.svelte";

function over(wide: number, high: number): Camera {
  const camera = new Camera();
  [camera.wide, camera.high, camera.width, camera.height, camera.margin] = [wide, high, 1300, 800, 30];
  camera.rest(100, 1, false);
  return camera;
}

describe("the eye over a board", () => {
  it("sees all of it at first", () => {
    const camera = over(1000, 700);
    expect(camera.near).toBe(1);
    for (const [x, y] of [
      [0, 0],
      [1300, 0],
      [0, 800],
      [1300, 800],
    ] as const)
      expect(camera.sees(x, y, 0)).toBe(true);
  });

  it("comes near enough for a thumb on a phone", () => {
    const camera = over(390, 600);
    camera.rest(100, 1, true);
    expect(100 * camera.scale).toBeGreaterThanOrEqual(THUMB);
  });

  it("keeps what is under the pointer when it comes nearer", () => {
    const camera = over(1000, 700);
    const [x, y] = [camera.toX(500), camera.toY(300)];
    camera.zoom(2, 500, 300);
    expect(camera.toX(500)).toBeCloseTo(x);
    expect(camera.toY(300)).toBeCloseTo(y);
  });

  it("does not leave the board", () => {
    const camera = over(1000, 700);
    camera.zoom(3);
    camera.pan(1e6, 1e6);
    expect(camera.toX(0)).toBeCloseTo(-30);
    expect(camera.toY(0)).toBeCloseTo(-30);
  });

  it("leaves the corner to buttons, at whatever side that costs less", () => {
    for (const [wide, high] of [
      [1000, 640],
      [1000, 700],
      [1000, 560],
      [1600, 640],
      [700, 900],
    ] as const) {
      const camera = over(wide, high);
      const free = camera.scale;
      camera.corner = { wide: 44, high: 80 };
      camera.rest(100, 1, false);
      const right = camera.left + 1330 * camera.scale;
      const below = camera.top + 830 * camera.scale;
      expect(right <= wide - 44 + 0.01 || below <= high - 80 + 0.01).toBe(true);
      expect(camera.left + -30 * camera.scale).toBeGreaterThanOrEqual(-0.01);
      expect(camera.top + -30 * camera.scale).toBeGreaterThanOrEqual(-0.01);
      expect(camera.scale).toBeGreaterThan(free * 0.85);
    }
  });

  it("can be drawn from under the buttons when it is near", () => {
    const camera = over(1000, 700);
    camera.corner = { wide: 44, high: 80 };
    camera.zoom(3);
    camera.pan(-1e6, 0);
    expect(camera.left + 1330 * camera.scale).toBeLessThanOrEqual(1000 - 44 + 0.01);
  });
});

describe("what is lit", () => {
  const far = [
    { x: 100, y: 100 },
    { x: 1200, y: 700 },
  ];

  it("comes into sight, and the eye does not go back afterwards", () => {
    const camera = over(390, 600);
    camera.rest(100, 1, true);
    camera.follow(far);
    for (const { x, y } of far) expect(camera.sees(x, y, 0)).toBe(true);
    const { near } = camera;
    camera.follow([{ x: 100, y: 100 }]);
    expect(camera.near).toBe(near);
    expect(camera.zoomed).toBe(true);
  });

  it("moves nothing under a finger", () => {
    const camera = over(390, 600);
    camera.rest(100, 1, true);
    const { view } = camera;
    camera.grabbed = true;
    camera.follow(far);
    expect(camera.view).toEqual(view);
  });

  it("comes into sight when the finger is lifted, and not before the tap has counted", async () => {
    const camera = over(390, 600);
    camera.rest(100, 1, true);
    const { view } = camera;
    camera.grabbed = true;
    camera.follow(far);
    camera.grabbed = false;
    expect(camera.view).toEqual(view);
    await Promise.resolve();
    for (const { x, y } of far) expect(camera.sees(x, y, 0)).toBe(true);
  });

  it("does not take a board away from a reader who has moved it himself", async () => {
    const camera = over(390, 600);
    camera.rest(100, 1, true);
    camera.grabbed = true;
    camera.follow(far);
    camera.pan(40, 40);
    const { view } = camera;
    camera.grabbed = false;
    await Promise.resolve();
    expect(camera.view).toEqual(view);
  });
});

describe("a way that is taken", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("ends with its board", () => {
    const frames: ((now: number) => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) => frames.push(frame));
    const camera = new Camera({ moves: () => true, keep: () => undefined });
    [camera.wide, camera.high, camera.width, camera.height, camera.margin] = [390, 600, 1300, 800, 30];
    camera.rest(100, 1, true);
    camera.follow([{ x: 1200, y: 700 }]);
    expect(frames).toHaveLength(1);
    const { view } = camera;
    camera.halt();
    frames[0]?.(performance.now() + 10_000);
    expect([camera.view, frames.length]).toEqual([view, 1]);
  });
});

describe("a finger on what is small", () => {
  it("comes near enough at once, however large the board is", () => {
    for (const [width, size] of [
      [1300, 100],
      [2600, 46],
      [4000, 40],
    ] as const) {
      const camera = over(390, 600);
      camera.width = width;
      camera.all();
      while (camera.approach(size, 100, 100))
        expect(size * camera.scale).toBeGreaterThanOrEqual(Math.min(THUMB, size * camera.whole * 6) - 0.01);
      expect(camera.approach(size, 100, 100)).toBe(false);
    }
  });

  it("that is large enough picks it", () => {
    const camera = over(1000, 700);
    expect(camera.approach(100, 100, 100)).toBe(false);
  });
});

/** Everything that is drawn from it. */
function numbers(camera: Camera): number[] {
  const { near, x, y, scale, left, top, window } = camera;
  return [near, x, y, scale, left, top, ...Object.values(window)];
}

describe("a window that loses its room", () => {
  const UNDER: readonly [string, (camera: Camera) => void][] = [
    ["stays", (camera) => camera.stay()],
    ["rests", (camera) => camera.rest(100, 1, true)],
    ["is drawn along", (camera) => camera.pan(5, -5)],
    ["comes nearer", (camera) => camera.zoom(2, 0, 0)],
    ["follows", (camera) => camera.follow([{ x: 10, y: 10 }])],
    ["watches", (camera) => camera.watch([{ x: 1290, y: 790 }])],
    ["shows a place", (camera) => camera.show({ x: 1290, y: 790 })],
    ["looks at a point", (camera) => camera.lookAt(100, 100)],
  ];
  const SIZES: readonly (readonly [number, number])[] = [
    [0, 0],
    [390, 0],
    [0, 600],
    [20, 20], // less than the buttons take
  ];

  for (const [what, act] of UNDER)
    it(`keeps to numbers when it ${what}, and sees the board again afterwards`, () => {
      for (const [wide, high] of SIZES) {
        const camera = over(390, 600);
        camera.corner = { wide: 44, high: 80 };
        camera.zoom(3);
        [camera.wide, camera.high] = [wide, high];
        act(camera);
        expect(numbers(camera).every(Number.isFinite), `${what} at ${wide} x ${high}: ${numbers(camera)}`).toBe(true);
        [camera.wide, camera.high] = [600, 390];
        act(camera);
        camera.stay();
        expect(numbers(camera).every(Number.isFinite)).toBe(true);
        expect(camera.scale).toBeGreaterThan(0);
        expect(camera.near).toBeGreaterThanOrEqual(1);
      }
    });

  it("ends a glide that has begun before without leaving the board", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    const camera = new Camera({ moves: () => true, keep: () => undefined });
    [camera.wide, camera.high, camera.width, camera.height, camera.margin] = [390, 600, 1300, 800, 30];
    camera.rest(100, 1, true);
    camera.zoom(3);
    camera.show({ x: 1290, y: 790 });
    const later = performance.now() + 100;
    [camera.wide, camera.high] = [0, 0];
    expect(frames).toHaveLength(1);
    frames.shift()!(later);
    expect(numbers(camera).every(Number.isFinite)).toBe(true);
    [camera.wide, camera.high] = [6000, 4000];
    frames.shift()!(later + 1000);
    expect(numbers(camera).every(Number.isFinite)).toBe(true);
    expect(camera.near).toBeGreaterThanOrEqual(1);
  });
});
