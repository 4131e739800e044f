import { describe, expect, it, vi } from "vitest";
import type { LogLine, Now } from "../src/lib/types";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { Sounds, soundsOf } = await import("../src/lib/sound");

let revision = 0;
function now(more: Partial<Record<keyof Now, unknown>> = {}): Now {
  return {
    revision: revision++,
    asked: null,
    result: null,
    card: null,
    sides: [{ seat: "a", cards: 5 }],
    ...more,
  } as unknown as Now;
}
const line = (more: Partial<LogLine>) => ({ way: [], faces: [], ...more }) as unknown as LogLine;

describe("what is heard of a change", () => {
  it("is wood for a piece, dice for dice, a card for a card, and a bell for my turn and the end", () => {
    expect(soundsOf(now(), [line({ way: ["a", "b"] })], now())).toEqual(["wood"]);
    expect(soundsOf(now(), [line({ faces: ["hit"] })], now())).toEqual(["dice"]);
    expect(soundsOf(now(), [], now({ card: { id: "x" } }))).toEqual(["card"]);
    expect(soundsOf(now(), [], now({ sides: [{ seat: "a", cards: 4 }] }))).toEqual(["card"]);
    expect(soundsOf(now(), [], now({ asked: { number: 1 } }))).toEqual(["turn"]);
    expect(soundsOf(now(), [], now({ asked: { number: 1 }, result: { text: "" } }))).toEqual(["end"]);
  });

  it("is nothing for what was there already, and nothing on coming to the table", () => {
    const card = { id: "x" };
    expect(soundsOf(now({ card }), [], now({ card }))).toEqual([]);
    expect(soundsOf(now({ asked: { number: 1 } }), [], now({ asked: { number: 2 } }))).toEqual([]);
    expect(soundsOf(null, [line({ faces: ["hit"] })], now({ asked: { number: 1 } }))).toEqual([]);
    const same = now();
    expect(soundsOf(same, [line({ faces: ["hit"] })], same)).toEqual([]);
  });
});

/** Counts what is started in it. */
class FakeContext {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  started: string[] = [];
  gains: number[] = [];
  closed = false;

  private param = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  private node(kind: string) {
    const connect = (to: unknown) => to;
    return {
      connect,
      start: () => void this.started.push(kind),
      stop: () => undefined,
      frequency: this.param(),
      Q: this.param(),
      type: "",
      buffer: null,
    };
  }
  createGain() {
    const gains = this.gains;
    const gain = {
      ...this.param(),
      set value(loud: number) {
        gains.push(loud);
      },
    };
    return { gain, connect: (to: unknown) => to };
  }
  createBufferSource = () => this.node("noise");
  createOscillator = () => this.node("tone");
  createBiquadFilter = () => this.node("filter");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = () => Promise.resolve();
  close = () => ((this.closed = true), Promise.resolve());
}

function table(sound = true, volume = 0.5) {
  const made: FakeContext[] = [];
  const open = () => (made.push(new FakeContext()), made.at(-1)) as unknown as AudioContext;
  return { made, sounds: new Sounds(() => ({ sound, volume }), open) };
}

describe("sounds", () => {
  it("are noise for wood, cards and dice, and tones for a turn and the end", () => {
    for (const [sound, kind] of [
      ["wood", "noise"],
      ["card", "noise"],
      ["dice", "noise"],
      ["turn", "tone"],
      ["end", "tone"],
    ] as const) {
      const { made, sounds } = table();
      sounds.touch();
      sounds.play(sound);
      expect(new Set(made[0]!.started), sound).toEqual(new Set([kind]));
    }
  });

  it("never come before the reader has touched the page", () => {
    const { made, sounds } = table();
    sounds.play("dice");
    expect(made).toEqual([]);
    sounds.touch();
    sounds.play("dice");
    expect(made).toHaveLength(1);
  });

  it("are nothing when they are off or have no volume, or nothing is to be heard", () => {
    for (const { made, sounds } of [table(false), table(true, 0)]) {
      sounds.touch();
      sounds.play("dice", "end");
      expect(made).toEqual([]);
    }
    const { made, sounds } = table();
    sounds.touch();
    sounds.play();
    expect(made).toEqual([]);
  });

  it("are as loud as was chosen, in one context that is closed with the table", () => {
    const { made, sounds } = table(true, 0.3);
    sounds.touch();
    sounds.play("wood");
    sounds.play("dice", "card");
    expect(made).toHaveLength(1);
    expect(made[0]!.gains).toContain(0.3);
    sounds.close();
    expect(made[0]!.closed).toBe(true);
  });
});
