// Where places and pieces lie on a board.

import { grouped } from "../lib/grouped";
import type { FlagShown, Layout, LogLine, MarkShown, PieceShown, PlaceShown, Scene } from "../lib/types";
import type { Camera } from "./camera.svelte";
import { spreadOf, type Point } from "./geometry";
import { boxAround, boxOfShape, joined, type Box } from "./placement";

const NOWHERE: Point = { x: -999, y: -999 };
const SMALLEST_PIECE = 27; // pixels; on a map pieces are not drawn smaller
const LARGEST = 1.5;
const FLAG_LIFT = 1.3; // heights of a plate
const MARKER = 25; // units that a marker on a map takes up

export class Positions {
  layout = $state.raw<Layout | null>(null);

  constructor(
    private readonly camera: Camera,
    private readonly scene: () => Scene,
  ) {}

  readonly places: ReadonlyMap<string, PlaceShown> = $derived.by(
    () => new Map((this.layout?.places ?? []).map((place) => [place.id, place])),
  );
  /** How far areas reach; 0 where places are spots or hexes. */
  private readonly reach: number = $derived.by(() => {
    const far = this.layout?.kind === "graph" ? spreadOf(this.layout) : 0;
    return this.layout && far > this.layout.size * 2.2 ? far : 0;
  });
  readonly held: ReadonlyMap<string, PieceShown[]> = $derived.by(() =>
    grouped(this.scene().pieces, (piece) => piece.place),
  );
  readonly flags: ReadonlyMap<string, FlagShown> = $derived.by(
    () => new Map(this.scene().flags.map((flag) => [flag.place, flag])),
  );
  /** Pieces from the lowest to the highest: leaders over units, the near ones over those behind. */
  readonly inOrder: PieceShown[] = $derived.by(() => {
    const y = (piece: PieceShown) => this.places.get(piece.place)?.y ?? 0;
    return [...this.scene().pieces].sort(
      (one, other) => rank(one) - rank(other) || y(one) - y(other) || (one.id < other.id ? -1 : 1),
    );
  });
  /** On a map that is seen from afar pieces are drawn larger than it. */
  readonly grown: number = $derived.by(() =>
    this.layout?.kind === "graph"
      ? Math.min(LARGEST, Math.max(1, SMALLEST_PIECE / (this.layout.size * (this.camera.scale || 1))))
      : 1,
  );

  /** Whether places are whole areas, and not spots on a map. */
  get areas(): boolean {
    return this.reach > 0;
  }

  /** How large what is touched is: a piece, or as much of an area as nothing else hides. */
  get touched(): number {
    return this.areas ? this.reach / 2 : (this.layout?.size ?? 0);
  }

  /** The points of these places, as far as the board has them. */
  points(names: readonly string[]): PlaceShown[] {
    return names.flatMap((name) => this.places.get(name) ?? []);
  }

  /** Where these places are seen: at their point, and on a map in the middle of their shape. */
  seen(names: readonly string[]): Point[] {
    const found = this.points(names);
    return this.layout?.kind === "graph" ? [...found, ...found.map(middleOf)] : found;
  }

  /** The piece of a place that is taken when one lifts it here: units before leaders. */
  pieceAt(name: string, at: Point): PieceShown | undefined {
    const here = this.held.get(name) ?? [];
    const units = here.filter((piece) => piece.kind === "unit");
    const far = (piece: PieceShown) => {
      const { x, y } = this.spot(piece);
      return Math.hypot(x - at.x, y - at.y);
    };
    return (units.length ? units : here).toSorted((one, other) => far(one) - far(other))[0];
  }

  spot(piece: PieceShown): Point {
    const place = this.places.get(piece.place);
    if (!place || !this.layout) return NOWHERE;
    if (this.layout.kind === "graph") return this.besideOthers(piece, place, this.layout.size);
    const [dx = 0, dy = 0] = piece.shared && piece.kind === "unit" ? this.layout.shift_with_leader : [];
    return { x: place.x + dx, y: place.y + dy };
  }

  /** Where a piece stands that shares its place with others. */
  private besideOthers(piece: PieceShown, place: PlaceShown, size: number): Point {
    const [dx, dy] = piece.at;
    if (dx !== undefined && dy !== undefined) return { x: place.x + dx * this.grown, y: place.y + dy * this.grown };
    const here = this.held.get(piece.place) ?? [];
    const aside = here.findIndex((each) => each.id === piece.id) - (here.length - 1) / 2;
    return { x: place.x + aside * size * this.grown * 0.62, y: place.y + aside * size * this.grown * 0.1 };
  }

  /** How far around a place of a map its light goes: around all that stands there. */
  around(name: string): number {
    const many = this.held.get(name)?.length ?? 0;
    const size = (this.layout?.size ?? 0) * this.grown;
    return many ? size * (0.42 + 0.26 * many) : size * 0.26;
  }

  /** What a place takes up: its hex or area; of a town where it is clicked, and what stands there. */
  boxOf(name: string): Box | undefined {
    const place = this.places.get(name);
    if (!place || !this.layout) return undefined;
    const shape = boxOfShape(place.shape);
    return this.layout.kind === "graph" && !this.areas ? joined(shape, boxAround(place, 2 * this.around(name))) : shape;
  }

  boxesOf(names: Iterable<string>): Box[] {
    return [...names].flatMap((name) => this.boxOf(name) ?? []);
  }

  /** What a piece takes up. */
  boxOfPiece(piece: PieceShown): Box {
    const size = (this.layout?.size ?? 0) * this.grown;
    const box = boxAround(this.spot(piece), size * 0.8, size * (this.areas ? 0.62 : 0.72));
    if (this.layout?.kind !== "graph") return box;
    // Pieces of a map stand a little above their spot, and a number hangs on their right side.
    return {
      ...box,
      top: box.top - size * 0.2,
      right: box.right + (piece.badge ? size * 0.22 : size * 0.08),
      left: box.left - size * 0.08,
    };
  }

  /** What pieces take up in each place. */
  readonly pieces: ReadonlyMap<string, readonly Box[]> = $derived.by(
    () => new Map([...this.held].map(([place, here]) => [place, here.map((piece) => this.boxOfPiece(piece))])),
  );

  /** What pieces, markers and light take up in each place. */
  standing(marks: readonly MarkShown[], lit: Iterable<string>): Map<string, readonly Box[]> {
    const found = new Map(this.pieces);
    const add = (place: string, box: Box) => found.set(place, [...(found.get(place) ?? []), box]);
    for (const mark of marks) if (!mark.path) add(mark.place, boxAround(mark, MARKER));
    for (const name of lit) {
      const place = this.places.get(name);
      if (place && !this.held.has(name)) add(name, boxAround(place, 2 * this.around(name)));
    }
    return found;
  }

  /** Whether a leader's name already stands at the upper side of a place. */
  plated(name: string): boolean {
    return (this.held.get(name) ?? []).some((piece) => piece.name && piece.shared);
  }

  /** Where the flag of an objective flies: higher, where it would hide a leader's name. */
  flagSpot(name: string): Point | null {
    const place = this.places.get(name);
    if (!place) return null;
    return { x: place.x, y: place.y - (this.plated(name) ? FLAG_LIFT * (this.layout?.plate_height ?? 0) : 0) };
  }

  /** The piece with the most others around it: what a small window on a large map shows first. */
  crowded(far: number): Point | null {
    const spots = this.scene().pieces.map((piece) => this.spot(piece));
    const near = (one: Point) => spots.filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < far).length;
    return spots.reduce<Point | null>((best, each) => (!best || near(each) > near(best) ? each : best), null);
  }

  /** Where something has happened. */
  happened(lines: readonly LogLine[]): Point[] {
    return this.points(lines.flatMap((line) => [...line.places, ...line.way]));
  }
}

function rank(piece: PieceShown): number {
  return piece.kind === "leader" ? 1 : 0;
}

/** The middle between the outermost corners of a place. */
function middleOf({ shape }: PlaceShown): Point {
  const { left, right, top, bottom } = boxOfShape(shape);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
