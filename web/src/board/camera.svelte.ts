// Where the camera is over a board: how near, and above which point.

import type { Point } from "./geometry";
import type { Box, Size } from "./placement";
import { CLOSER, inside, viewOf, wholeScale, type Extent, type Pane, type View } from "./view";

export const THUMB = 44; // pixels that a thumb can hit
const TOO_SMALL = 30; // pixels: what is smaller is not hit by a finger, it comes nearer first
const NEAREST = 6;
const GLIDE = 280; // milliseconds
const BUTTON = 48; // pixels that a button takes at the edge
const BORDER = 40; // pixels in which a place is not seen well
const EDGE = 12; // and in which what happens is not seen

interface Habits {
  /** Whether things move on this page, or are at once where they go. */
  moves(): boolean;
  /** The reader has chosen how near he is. */
  keep(near: number): void;
}

export class Camera {
  constructor(private readonly habits: Habits = { moves: () => false, keep: () => undefined }) {}

  /** The size of the window on the board, in pixels. */
  wide = $state(0);
  high = $state(0);
  /** Both are known: before, nothing can be drawn to scale. */
  get measured(): boolean {
    return this.wide > 0 && this.high > 0;
  }
  /** The board's own size. */
  width = $state(1);
  height = $state(1);
  /** Room around it. */
  margin = $state(0);
  /** 1 shows all of it. */
  near = $state(1);
  x = $state(0);
  y = $state(0);
  /** It has been put over the board; before, nothing is followed. */
  rested = $state(false);
  /** It is no longer as near as it was at first: that is left alone. */
  zoomed = false;
  private going = 0; // which way is taken
  private finger = false;
  private missed: View | null = null; // where it could not go under a finger

  /** What buttons take up in the lower right corner of the window, in pixels. */
  corner = $state.raw<Size>({ wide: 0, high: 0 });

  /** What of the window is left to them, at its right or its lower side, where they would hide the board. */
  private readonly aside: Size = $derived.by(() => {
    const { corner } = this;
    const scale = this.fitting(0, 0);
    const right = (this.wide - this.across * scale) / 2;
    const below = (this.high - this.down * scale) / 2;
    if (!corner.wide || right >= corner.wide || below >= corner.high) return { wide: 0, high: 0 };
    return this.fitting(corner.wide, 0) >= this.fitting(0, corner.high)
      ? { wide: corner.wide, high: 0 }
      : { wide: 0, high: corner.high };
  });
  /** The middle of the rest of it. */
  private readonly midX: number = $derived((this.wide - this.aside.wide) / 2);
  private readonly midY: number = $derived((this.high - this.aside.high) / 2);

  /** Pixels for each unit. */
  scale = $derived(this.near * this.whole);
  left = $derived(this.midX - this.x * this.scale);
  top = $derived(this.midY - this.y * this.scale);

  /** Pixels for each unit where all of the board is seen. */
  get whole(): number {
    return wholeScale(this.pane, this.extent);
  }

  private get across(): number {
    return this.width + 2 * this.margin;
  }
  private get down(): number {
    return this.height + 2 * this.margin;
  }

  /** How large all of the board may be drawn where so much of the window is taken. */
  private fitting(wide: number, high: number): number {
    return Math.max(0, Math.min((this.wide - wide) / this.across, (this.high - high) / this.down)) || 0;
  }

  /** What is seen of the board, in its own units. */
  get window(): Box {
    return {
      left: Math.max(0, this.toX(0)),
      top: Math.max(0, this.toY(0)),
      right: Math.min(this.width, this.toX(this.wide)),
      bottom: Math.min(this.height, this.toY(this.high)),
    };
  }

  /** How near one must be for the board to fill the window. */
  get filling(): number {
    const most = Math.max(this.wide / this.across, this.high / this.down);
    return most / (this.whole || 1);
  }

  /** How near one must be to hit something of this size with a thumb. */
  private handy(size: number): number {
    return this.whole ? Math.max(this.filling, THUMB / (size * this.whole)) : 1;
  }

  /** All of the board, or as near as places of this size need to be hit with a thumb. */
  rest(size: number, wanted: number, thumbs: boolean): void {
    const small = thumbs && size * this.whole < THUMB;
    this.near = clamp(Math.max(wanted, small ? this.handy(size) : 1), 1, NEAREST);
    this.zoomed = false;
    this.stay();
  }

  /** Comes near to this pixel, so that a thumb hits what is of this size there; false where it is near. */
  approach(size: number, atX: number, atY: number): boolean {
    if (size * this.scale >= TOO_SMALL || this.near >= NEAREST) return false;
    this.zoom(Math.max(2, this.handy(size)) / this.near, atX, atY);
    return true;
  }

  /** A finger is on the board: nothing moves under it. What came meanwhile is gone to when it is lifted. */
  get grabbed(): boolean {
    return this.finger;
  }
  set grabbed(finger: boolean) {
    this.finger = finger;
    if (!finger && this.missed) queueMicrotask(() => this.goMissed()); // first the tap counts where it was
  }
  private goMissed(): void {
    if (this.missed && !this.finger) this.glide(this.missed);
  }
  /** The reader looks where he wants: no other way is taken. */
  private letGo(): void {
    this.going++;
    this.missed = null;
  }

  /** What lies at a pixel; in a window without room, what the camera is above. */
  toX(pixels: number): number {
    return this.scale ? (pixels - this.left) / this.scale : this.x;
  }
  toY(pixels: number): number {
    return this.scale ? (pixels - this.top) / this.scale : this.y;
  }

  pan(dx: number, dy: number): void {
    if (!this.scale) return;
    this.letGo();
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.stay();
  }

  /** Nearer or further because the reader wants it, with what lies at this pixel kept there. */
  zoom(factor: number, atX = this.midX, atY = this.midY): void {
    if (!this.scale) return;
    this.letGo();
    this.zoomed = true;
    const [x, y] = [this.toX(atX), this.toY(atY)];
    this.near = clamp(this.near * factor, 1, NEAREST);
    this.x = x - (atX - this.midX) / this.scale;
    this.y = y - (atY - this.midY) / this.scale;
    this.stay();
  }

  /** Nearer or further by a button or a key; kept for the next board. */
  step(factor: number): void {
    this.zoom(factor);
    this.habits.keep(Math.round(this.near * 100) / 100);
  }

  /** All of the board. */
  all(): void {
    this.zoomed = true;
    this.near = 1;
    this.stay();
    this.habits.keep(1);
  }

  /** Whether less than the whole board is seen. */
  get closer(): boolean {
    return this.near > CLOSER;
  }

  /** Above this point, as near as before. */
  lookAt(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.stay();
  }

  /** The window without what is left to buttons. */
  private get pane(): Pane {
    return { wide: 2 * this.midX, high: 2 * this.midY };
  }
  private get extent(): Extent {
    const { width, height, margin } = this;
    return { width, height, margin, under: this.aside.wide ? 0 : BUTTON };
  }

  get view(): View {
    return { x: this.x, y: this.y, scale: this.scale };
  }

  /** Goes there, where things move; until a finger is on the board, or another way is taken. */
  private glide(to: View): void {
    this.missed = this.grabbed ? to : null;
    if (this.grabbed) return;
    if (to.scale < this.scale) this.zoomed = true;
    const going = ++this.going;
    const from = this.view;
    const part = (done: number) => {
      if (!this.whole) return; // the window has just lost its room
      this.near = clamp((from.scale + (to.scale - from.scale) * done) / this.whole, 1, NEAREST);
      this.lookAt(from.x + (to.x - from.x) * done, from.y + (to.y - from.y) * done);
    };
    if (!this.habits.moves()) return part(1);
    const begin = performance.now();
    const tick = (now: number) => {
      if (going !== this.going) return;
      if (this.grabbed) {
        this.missed = to;
        return;
      }
      const done = Math.min(1, (now - begin) / GLIDE);
      part(1 - (1 - done) ** 3);
      if (done < 1) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  /** Stays where it is: the board is gone. */
  halt(): void {
    this.letGo();
  }

  /** What may be chosen comes into sight, all of it; what is seen already moves nothing. */
  follow(lit: readonly Point[]): void {
    const view = viewOf(lit, this.pane, this.extent, this.view);
    if (view.x !== this.x || view.y !== this.y || view.scale !== this.scale) this.glide(view);
  }

  /** What has happened comes into sight, as far as it fits. */
  watch(happened: readonly Point[]): void {
    const view = viewOf(happened, this.pane, this.extent, this.view, { border: EDGE, keepScale: true });
    if (view.x !== this.x || view.y !== this.y) this.glide(view);
  }

  /** Brings a place into sight. */
  show(at: Point): void {
    if (!this.sees(at.x, at.y, BORDER)) this.glide({ ...at, scale: this.scale });
  }

  sees(x: number, y: number, border: number): boolean {
    const [px, py] = [this.left + x * this.scale, this.top + y * this.scale];
    return px > border && py > border && px < this.wide - border && py < this.high - border;
  }

  /** No further than the edge of the board; what lies under buttons can be drawn from under them. */
  stay(): void {
    const { x, y } = inside(this.view, this.pane, this.extent);
    [this.x, this.y] = [x, y];
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
