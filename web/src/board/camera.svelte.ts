// Where the eye is over a board: how near, and above which point.

export const THUMB = 44; // pixels that a thumb can hit
const NEAREST = 6;

export class Camera {
  /** The size of the window on the board, in pixels. */
  wide = $state(0);
  high = $state(0);
  /** The board's own size. */
  width = $state(1);
  height = $state(1);
  /** Room around it. */
  margin = $state(0);
  /** 1 shows all of it. */
  near = $state(1);
  x = $state(0);
  y = $state(0);

  /** Pixels a unit. */
  scale = $derived(this.near * this.whole);
  left = $derived(this.wide / 2 - this.x * this.scale);
  top = $derived(this.high / 2 - this.y * this.scale);

  get whole(): number {
    const around = 2 * this.margin;
    return Math.min(this.wide / (this.width + around), this.high / (this.height + around)) || 0;
  }

  /** How near one must be for the board to fill the window. */
  get filling(): number {
    const around = 2 * this.margin;
    const most = Math.max(this.wide / (this.width + around), this.high / (this.height + around));
    return most / (this.whole || 1);
  }

  /** All of the board, or as near as places of this size need to be hit with a thumb. */
  rest(size: number, wanted: number, thumbs: boolean): void {
    const small = thumbs && size * this.whole < THUMB;
    const needed = small ? Math.max(this.filling, THUMB / (size * this.whole)) : 1;
    this.near = clamp(Math.max(wanted, needed), 1, NEAREST);
    this.stay();
  }

  toX(pixels: number): number {
    return (pixels - this.left) / this.scale;
  }
  toY(pixels: number): number {
    return (pixels - this.top) / this.scale;
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.stay();
  }

  /** Nearer or further, with what lies at this pixel kept there. */
  zoom(factor: number, atX = this.wide / 2, atY = this.high / 2): void {
    const [x, y] = [this.toX(atX), this.toY(atY)];
    this.near = clamp(this.near * factor, 1, NEAREST);
    this.x = x - (atX - this.wide / 2) / this.scale;
    this.y = y - (atY - this.high / 2) / this.scale;
    this.stay();
  }

  lookAt(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.stay();
  }

  sees(x: number, y: number, border: number): boolean {
    const [px, py] = [this.left + x * this.scale, this.top + y * this.scale];
    return px > border && py > border && px < this.wide - border && py < this.high - border;
  }

  /** No further than the edge of the board. */
  stay(): void {
    this.x = within(this.x, this.wide / this.scale, this.width, this.margin);
    this.y = within(this.y, this.high / this.scale, this.height, this.margin);
  }
}

function within(at: number, shown: number, whole: number, margin: number): number {
  if (shown >= whole + 2 * margin) return whole / 2;
  return clamp(at, shown / 2 - margin, whole + margin - shown / 2);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
