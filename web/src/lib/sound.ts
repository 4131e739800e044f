// Quiet sounds of a table, made here: wood, cards, dice, a bell for the turn, two for the end, and ticks
// when time runs low.
// Nothing sounds unless the reader turned it on and has touched the page.

import { settings } from "./settings.svelte";
import type { LogLine, Now } from "./types";

export type Sound = "wood" | "card" | "dice" | "turn" | "end" | "low";

/** What is heard of a change: how things stood, what the log tells of it, and how they stand. */
export function soundsOf(before: Now | null, lines: readonly LogLine[], now: Now): Sound[] {
  if (!before || before.revision >= now.revision) return [];
  const found: Sound[] = [];
  if (cardPlayed(before, now)) found.push("card");
  if (lines.some((line) => line.way.length)) found.push("wood");
  if (lines.some((line) => line.faces.length)) found.push("dice");
  if (now.result && !before.result) found.push("end");
  else if (now.asked && !before.asked) found.push("turn");
  return found;
}

function cardPlayed(before: Now, now: Now): boolean {
  if (now.card && now.card.id !== before.card?.id) return true;
  return now.sides.some(({ seat, cards }) => cards < (before.sides.find((side) => side.seat === seat)?.cards ?? 0));
}

/** A burst of filtered noise: when it begins and how long it is, in seconds; how high and sharp. */
interface Burst {
  at: number;
  long: number;
  pitch: number;
  sharp: number;
  loud: number;
  kind?: BiquadFilterType;
}
/** A soft tone. */
interface Tone {
  at: number;
  long: number;
  pitch: number;
  loud: number;
}

const WOOD: Burst[] = [
  { at: 0, long: 0.16, pitch: 420, sharp: 6, loud: 3.2 },
  { at: 0.012, long: 0.1, pitch: 1150, sharp: 5, loud: 0.9 },
];
const DICE: Burst[] = [0, 0.07, 0.12, 0.2, 0.26, 0.37].map((at, n) => ({
  at,
  long: 0.07,
  pitch: 1500 + ((n * 617) % 900),
  sharp: 6,
  loud: 1.9 - n * 0.2,
}));
const CARD: Burst[] = [{ at: 0, long: 0.22, pitch: 2600, sharp: 0.7, loud: 0.28, kind: "bandpass" }];
const TURN: Tone[] = [
  { at: 0, long: 0.7, pitch: 587, loud: 0.16 },
  { at: 0.12, long: 0.8, pitch: 880, loud: 0.1 },
];
const END: Tone[] = [
  { at: 0, long: 1, pitch: 392, loud: 0.16 },
  { at: 0.22, long: 1, pitch: 494, loud: 0.14 },
  { at: 0.44, long: 1.6, pitch: 587, loud: 0.14 },
];
const LOW: Tone[] = [0, 0.16, 0.32].map((at) => ({ at, long: 0.12, pitch: 988, loud: 0.12 }));
const BURSTS: Partial<Record<Sound, Burst[]>> = { wood: WOOD, dice: DICE, card: CARD };
const TONES: Partial<Record<Sound, Tone[]>> = { turn: TURN, end: END, low: LOW };
const NOISE_SECONDS = 0.5;
const ATTACK = 0.004;
const BRUSH = 0.07; // a card comes up slowly
const SILENT = 0.0001;

export class Sounds {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private touched = false;

  constructor(
    private readonly wanted: () => { sound: boolean; volume: number } = () => settings,
    private readonly open: () => AudioContext = () => new AudioContext(),
  ) {}

  /** The reader has touched the page: from now on it may sound. */
  touch(): void {
    this.touched = true;
  }

  play(...sounds: Sound[]): void {
    const { sound, volume } = this.wanted();
    if (!this.touched || !sound || volume <= 0 || !sounds.length) return;
    const context = (this.context ??= this.open());
    if (context.state === "suspended") void context.resume();
    const out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
    for (const each of sounds) {
      for (const burst of BURSTS[each] ?? []) this.burst(context, out, burst, each === "card" ? BRUSH : ATTACK);
      for (const tone of TONES[each] ?? []) this.tone(context, out, tone);
    }
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }

  private burst(
    context: AudioContext,
    out: AudioNode,
    { at, long, pitch, sharp, loud, kind = "bandpass" }: Burst,
    rise: number,
  ): void {
    const source = context.createBufferSource();
    source.buffer = this.noise ??= noiseOf(context);
    const filter = context.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = pitch;
    filter.Q.value = sharp;
    source
      .connect(filter)
      .connect(this.swell(context, at, long, loud, rise))
      .connect(out);
    source.start(context.currentTime + at);
    source.stop(context.currentTime + at + long);
  }

  private tone(context: AudioContext, out: AudioNode, { at, long, pitch, loud }: Tone): void {
    const source = context.createOscillator();
    source.frequency.value = pitch;
    source.connect(this.swell(context, at, long, loud, ATTACK * 3)).connect(out);
    source.start(context.currentTime + at);
    source.stop(context.currentTime + at + long);
  }

  /** Up quickly and away softly. */
  private swell(context: AudioContext, at: number, long: number, loud: number, rise: number): GainNode {
    const gain = context.createGain();
    const begin = context.currentTime + at;
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
    gain.gain.exponentialRampToValueAtTime(SILENT, begin + long);
    return gain;
  }
}

/** The same noise every time, so that a sound is never louder or softer than it was meant to be. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 48271) % 2147483647;
    samples[at] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}
