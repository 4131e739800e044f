import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Explaining, placed } from "../src/ui/explaining.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an explanation", () => {
  it("comes when a mouse rests on a sign, and goes when it leaves", () => {
    const one = new Explaining();
    one.enter();
    expect(one.open).toBe(false);
    vi.advanceTimersByTime(400);
    expect(one.open).toBe(true);
    one.leave();
    vi.advanceTimersByTime(400);
    expect(one.open).toBe(false);
  });

  it("does not come where a mouse only passes", () => {
    const one = new Explaining();
    one.enter();
    vi.advanceTimersByTime(50);
    one.leave();
    vi.advanceTimersByTime(1000);
    expect(one.open).toBe(false);
  });

  it("waits for a pointer that goes on into it", () => {
    const one = new Explaining();
    one.focus();
    one.leave();
    one.stay();
    vi.advanceTimersByTime(1000);
    expect(one.open).toBe(true);
  });

  it("stays from one press to the next, wherever the pointer is", () => {
    const one = new Explaining();
    one.press();
    expect(one.open).toBe(true);
    one.leave();
    vi.advanceTimersByTime(1000);
    expect(one.open).toBe(true);
    one.press();
    expect(one.open).toBe(false);
  });

  it("closes for good", () => {
    const one = new Explaining();
    one.press();
    one.close();
    expect(one.open).toBe(false);
    one.press();
    expect(one.open).toBe(true);
  });
});

describe("the place of an explanation", () => {
  const screen = { width: 390, height: 844 };
  const size = { width: 300, height: 120 };

  it("is under the sign", () => {
    const about = { left: 20, top: 10, right: 60, bottom: 40 };
    expect(placed(about, size, screen)).toEqual({ left: 20, top: 46 });
  });

  it("is within the screen", () => {
    const about = { left: 350, top: 10, right: 380, bottom: 40 };
    expect(placed(about, size, screen).left).toBe(84);
  });

  it("is above what stands at the lower edge", () => {
    const about = { left: 20, top: 800, right: 60, bottom: 830 };
    expect(placed(about, size, screen).top).toBe(674);
  });
});
