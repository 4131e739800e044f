// The keyboard on a board: a cursor that walks from place to place.

import type { PlaceShown } from "../lib/types";
import type { Camera } from "./camera.svelte";
import { nextPlace, type Direction, type Point } from "./geometry";
import type { Play } from "./play";
import type { Positions } from "./positions.svelte";

const WAYS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Where the cursor is; the page beside the board knows it too. */
export interface Cursor {
  get(): string;
  set(place: string): void;
}

export type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "preventDefault" | "stopPropagation"
>;

export class Keys {
  /** The board is used with the keyboard: its cursor is seen. */
  used = $state(false);
  private lane: Point | null = null;
  private mouse: Point | null = null;

  constructor(
    private readonly cursor: Cursor,
    private readonly positions: Pick<Positions, "layout" | "places">,
    private readonly camera: Camera,
    private readonly play: () => Play | null,
  ) {}

  press(event: Pressed): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = WAYS[event.key];
    const here = this.cursor.get();
    if (direction) {
      event.preventDefault();
      this.step(direction);
    } else if ((event.key === "Enter" || event.key === " ") && here && this.used) {
      event.preventDefault();
      event.stopPropagation();
      this.play()?.pick(here, "key");
    } else if (event.key === "?" && here) {
      event.preventDefault();
      this.play()?.why(here);
    } else if (event.key === "+" || event.key === "=") this.camera.step(1.25);
    else if (event.key === "-") this.camera.step(0.8);
    else if (event.key === "0") this.camera.all();
  }

  /** The keyboard comes to the board. */
  enter(): void {
    this.used = true;
    if (!this.cursor.get()) this.cursor.set(this.first()?.id ?? "");
  }

  leave(): void {
    this.used = false;
  }

  /** The mouse is here. Where it has moved, it is what is used; a page that moves under it is not. */
  pointed(x: number, y: number): void {
    if (this.mouse && (this.mouse.x !== x || this.mouse.y !== y)) this.leave();
    this.mouse = { x, y };
  }

  private step(direction: Direction): void {
    const { layout, places } = this.positions;
    if (!layout) return;
    this.used = true;
    const from = places.get(this.cursor.get());
    const sideways = direction === "left" || direction === "right";
    const next = from ? nextPlace(layout.places, from, direction, sideways ? from : (this.lane ?? from)) : this.first();
    if (!next) return;
    if (sideways || !from || !this.lane) this.lane = next;
    this.cursor.set(next.id);
    this.camera.show(next);
    this.play()?.point(next.id, "key");
  }

  /** Where the walk begins: at what is asked. */
  private first(): PlaceShown | undefined {
    const { layout, places } = this.positions;
    const play = this.play();
    const asked = play?.about || play?.can.keys().next().value;
    return (asked ? places.get(asked) : undefined) ?? layout?.places[0];
  }
}
