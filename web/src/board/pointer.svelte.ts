// Fingers and mouse on a board: taps, long presses, drags, sweeps, and two fingers that pinch.

import type { PieceShown } from "../lib/types";
import type { Camera } from "./camera.svelte";
import type { Play } from "./play";

const TREMBLE = 8; // pixels that a finger may tremble
const LONG_PRESS = 450;

/** A finger or the mouse, in pixels of the window on the board. */
export interface Touch {
  id: number;
  x: number;
  y: number;
  means: "mouse" | "touch";
  /** The middle button, which only pans. */
  middle?: boolean;
}

/** What lies under the pointer. */
export interface Ground {
  camera: Camera;
  play(): Play | null;
  /** The place at a pixel; empty where there is none. */
  placeAt(x: number, y: number): string;
  /** The piece of a place that is nearest to a pixel. */
  pieceAt(place: string, x: number, y: number): PieceShown | undefined;
  /** How large what is touched is, in units of the board. */
  touched(): number;
  /** A place was tapped: the keyboard goes on from it. */
  tapped(place: string): void;
}

/** The piece that is being dragged, where it is. */
export interface Ghost {
  id: string;
  symbol: string;
  x: number;
  y: number;
}

type Gesture = "none" | "press" | "pan" | "sweep" | "drag" | "held";

export class Pointer {
  /** Places of the sweep that is going on. */
  swept = $state.raw<string[]>([]);
  ghost = $state.raw<Ghost | null>(null);

  private readonly touches = new Map<number, Touch>();
  private gesture: Gesture = "none";
  private pressed = "";
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ground: Ground) {}

  private get play(): Play | null {
    return this.ground.play();
  }

  /** Whether this finger or button is down on the board. */
  holds(id: number): boolean {
    return this.touches.has(id);
  }

  down(touch: Touch): void {
    this.touches.set(touch.id, touch);
    this.ground.camera.grabbed = true;
    if (this.touches.size > 1) {
      this.giveUp();
      this.gesture = "pan";
      clearTimeout(this.holding);
      return;
    }
    this.pressed = this.placeOf(touch);
    this.gesture = touch.middle ? "pan" : "press";
    if (touch.means === "touch" && this.pressed) {
      const place = this.pressed;
      this.holding = setTimeout(() => {
        if (this.gesture !== "press") return;
        this.gesture = "held";
        this.play?.point(place, "touch");
      }, LONG_PRESS);
    }
  }

  move(now: Touch): void {
    const was = this.touches.get(now.id);
    if (!was) {
      if (now.means === "mouse") this.play?.point(this.placeOf(now) || null, "mouse");
      return;
    }
    if (this.touches.size === 2) return this.pinch(was, now);
    if (this.gesture === "press") {
      if (Math.hypot(now.x - was.x, now.y - was.y) < TREMBLE) return;
      clearTimeout(this.holding);
      this.gesture = this.begin(now);
      if (this.gesture === "press") return;
    }
    this.touches.set(now.id, now);
    if (this.gesture === "pan") this.ground.camera.pan(now.x - was.x, now.y - was.y);
    if (this.gesture === "sweep") this.sweepOver(this.placeOf(now));
    if (this.gesture === "drag" && this.ghost) this.ghost = { ...this.ghost, ...this.onBoard(now) };
  }

  up(touch: Touch): void {
    if (!this.touches.has(touch.id)) return;
    this.leave(touch.id);
    if (this.touches.size) return;
    const did = this.gesture;
    this.gesture = "none";
    const here = this.placeOf(touch);
    this.ghost = null;
    if (did === "sweep") {
      const all = this.swept;
      this.swept = [];
      this.play?.sweep(all);
    } else if (did === "drag") {
      if (here && here !== this.pressed) this.play?.drop(here);
      else this.play?.putBack();
    } else if (did === "press" && here && here === this.pressed) this.tap(here, touch);
    else if (did === "press" && !here) this.play?.point(null, touch.means);
  }

  cancel(id: number): void {
    this.leave(id);
    this.giveUp();
  }

  /** The mouse has left the board. */
  gone(): void {
    this.play?.point(null, "mouse");
  }

  /** The board is gone: a finger that was held on it tells nothing. */
  halt(): void {
    clearTimeout(this.holding);
  }

  /** Gives up what is being dragged or swept; false where there is nothing. */
  escape(): boolean {
    if (this.gesture !== "drag" && this.gesture !== "sweep") return false;
    this.giveUp();
    return true;
  }

  private leave(id: number): void {
    this.touches.delete(id);
    this.ground.camera.grabbed = this.touches.size > 0;
    clearTimeout(this.holding);
  }

  /** Nothing comes of a drag or a sweep that was begun. */
  private giveUp(): void {
    if (this.gesture === "drag") this.play?.putBack();
    this.gesture = "none";
    this.swept = [];
    this.ghost = null;
  }

  private pinch(was: Touch, now: Touch): void {
    const other = [...this.touches.values()].find((each) => each.id !== now.id) ?? was;
    const spread = Math.hypot(now.x - other.x, now.y - other.y);
    const earlier = Math.hypot(was.x - other.x, was.y - other.y) || 1;
    this.ground.camera.zoom(spread / earlier, (now.x + other.x) / 2, (now.y + other.y) / 2);
    this.ground.camera.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
    this.touches.set(now.id, now);
  }

  /** What a movement out of a pressed place is meant to be. */
  private begin(touch: Touch): Gesture {
    const { play, pressed } = this;
    const lively = play && pressed && (play.can.has(pressed) || play.about === pressed);
    if (!play || !lively) return "pan";
    const here = this.placeOf(touch);
    if (here === pressed) return "press"; // not out of it yet
    if (play.sweeps && play.can.has(pressed)) {
      this.swept = [pressed];
      this.sweepOver(here);
      return "sweep";
    }
    const from = this.touches.get(touch.id) ?? touch;
    const piece = this.ground.pieceAt(pressed, from.x, from.y);
    if (!piece) return "pan";
    if (play.about !== pressed) play.lift(pressed, piece.id);
    this.ghost = { id: piece.id, symbol: piece.symbol, ...this.onBoard(touch) };
    return "drag";
  }

  private sweepOver(place: string): void {
    if (place && this.play?.can.has(place) && !this.swept.includes(place)) this.swept = [...this.swept, place];
  }

  private tap(place: string, touch: Touch): void {
    this.ground.tapped(place);
    const nearer = touch.means === "touch" && this.ground.camera.approach(this.ground.touched(), touch.x, touch.y);
    if (!nearer) this.play?.pick(place, touch.means);
  }

  private placeOf({ x, y }: Touch): string {
    return this.ground.placeAt(x, y);
  }

  private onBoard({ x, y }: Touch): { x: number; y: number } {
    return { x: this.ground.camera.toX(x), y: this.ground.camera.toY(y) };
  }
}
