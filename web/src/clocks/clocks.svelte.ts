// The clocks of a table, ticking here between two messages of the server.
//
// The server's time lies between two bounds: a message that has arrived is older than now, and a pong is newer than
// its ping. Each pair narrows the bounds; when they no longer fit, because a clock was off, the latest counts.

import type { ClockShown, ClocksShown, Ping } from "../lib/types";

const LIVE_TICK = 200; // milliseconds
const DAYS_TICK = 20_000;

export class Clocks {
  shown = $state.raw<ClocksShown | null>(null);
  /** No line to the server: nobody knows, and the clocks on the page stand still. */
  standing = $state(true);
  private time = $state(0); // of the server, in milliseconds
  private least = -Infinity; // what is to be added to our time, at least and at most
  private most = Infinity;
  private readonly asked = new Map<number, number>(); // by ping: when it went out
  private timer = 0;

  constructor(private readonly own: () => number = () => performance.now()) {}

  /** What the server has just told. */
  show(clocks: ClocksShown | null | undefined): void {
    this.shown = clocks ?? null;
    if (!clocks) return this.rest();
    this.bound(clocks.at - this.own(), Infinity);
    this.tick();
    this.run();
  }

  /** The ping that goes out now. */
  ping(id: number): Ping {
    this.asked.clear();
    this.asked.set(id, this.own());
    return { type: "ping", id };
  }

  /** A pong has come, with the time of the server. */
  told(id: number, at: number): void {
    const sent = this.asked.get(id);
    this.asked.delete(id);
    if (!at || sent === undefined) return;
    this.bound(at - this.own(), at - sent);
    this.tick();
  }

  stand(still: boolean): void {
    this.standing = still;
    if (still) this.rest();
    else if (this.shown) this.run();
  }

  close(): void {
    this.rest();
  }

  of(seat: string): ClockShown | undefined {
    return this.shown?.clocks.find((clock) => clock.seat === seat);
  }

  /** Milliseconds that a seat has left. */
  left(seat: string): number {
    const clock = this.of(seat);
    if (!clock || !this.shown) return 0;
    if (!clock.runs || clock.off) return clock.left;
    return Math.max(0, clock.left - Math.max(0, this.time - this.shown.at));
  }

  /** What is left of the reserve. */
  bank(seat: string): number {
    return Math.min(this.of(seat)?.bank ?? 0, this.left(seat));
  }

  isLow(seat: string): boolean {
    const clock = this.of(seat);
    return !!clock?.runs && !clock.off && this.left(seat) < (this.shown?.low ?? 0);
  }

  isOut(seat: string): boolean {
    return !!this.of(seat)?.runs && this.left(seat) <= 0;
  }

  private bound(least: number, most: number): void {
    const [low, high] = [Math.max(this.least, least), Math.min(this.most, most)];
    [this.least, this.most] = low <= high ? [low, high] : [least, most];
  }

  private tick(): void {
    const ahead = this.most === Infinity ? this.least : (this.least + this.most) / 2;
    this.time = this.own() + ahead;
  }

  private run(): void {
    this.rest();
    if (this.standing || !this.shown?.clocks.some((clock) => clock.runs)) return;
    this.timer = setInterval(() => this.tick(), this.shown.kind === "live" ? LIVE_TICK : DAYS_TICK);
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = 0;
  }
}
