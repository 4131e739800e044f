import { describe, expect, it } from "vitest";
import { letters, namesOn, steady, type Written } from "../src/board/names";
import { boxAround, overlap, type Box } from "../src/board/placement";
import type { LabelShown, PlaceShown } from "../src/lib/types";

const WINDOW = { left: 0, top: 0, right: 2000, bottom: 1200 };
const SCALES = [0.2, 0.35, 0.5, 0.8, 1, 1.6, 3];

/** A map of towns in uneven rows; every third is a fortress. */
function mapOf(count: number) {
  const labels: LabelShown[] = [];
  const places = new Map<string, PlaceShown>();
  for (let at = 0; at < count; at++) {
    const [x, y] = [80 + (at % 16) * 120 + ((at * 37) % 41), 60 + Math.floor(at / 16) * 90 + ((at * 53) % 37)];
    const id = `town-${at}`;
    const kind = at % 3 ? "town" : "fort";
    places.set(id, { id, x, y, shape: "", name: id, about: "" });
    labels.push({
      text: `Name ${at}`,
      x: x + 12,
      y: y + 5,
      kind,
      size: kind === "fort" ? 17 : 15,
      anchor: "start",
      turn: 0,
      place: id,
    });
  }
  return { labels, places };
}

function boxOf({ x, y, size, anchor, text }: Written): Box {
  const wide = text.length * 0.5 * size;
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - size * 0.75, bottom: y + size * 0.09 };
}

function written(
  scale: number,
  more: { standing?: Map<string, Box[]>; lit?: string[]; count?: number } = {},
): Written[] {
  return namesOn({
    ...mapOf(more.count ?? 160),
    frames: [WINDOW],
    scale,
    standing: more.standing ?? new Map(),
    pieces: new Map(),
    lit: new Set(more.lit ?? []),
    areas: false,
    measure: (text) => text.length * 0.5,
  });
}

describe("names on a map", () => {
  it("can be read at every zoom", () => {
    for (const scale of SCALES)
      for (const { size } of written(scale)) {
        expect(size * scale).toBeGreaterThanOrEqual(10);
        expect(size * scale).toBeLessThanOrEqual(20);
      }
  });

  it("are all there when the map is near, and the fortresses first when it is far", () => {
    expect(written(1).length).toBe(160);
    const far = written(0.35);
    expect(far.length).toBeLessThan(160);
    const share = (kind: string) => far.filter((each) => each.kind === kind).length / (kind === "fort" ? 54 : 106);
    expect(share("fort")).toBeGreaterThan(share("town"));
  });

  it("hide no other name", () => {
    for (const scale of SCALES) {
      const boxes = written(scale)
        .filter(({ kind }) => kind === "town")
        .map(boxOf);
      boxes.forEach((one, at) => {
        for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBeLessThan(0.5);
      });
    }
  });

  it("stand beside what stands on the town, and stay readable", () => {
    const { places } = mapOf(160);
    const standing = new Map<string, Box[]>();
    for (let at = 0; at < 160; at += 7) standing.set(`town-${at}`, [boxAround(places.get(`town-${at}`)!, 46)]);
    for (const scale of [0.8, 1, 2]) {
      const names = written(scale, { standing });
      for (const [place, boxes] of standing) {
        const name = names.find(({ key }) => key === place);
        expect(name, `${place} at ${scale}`).toBeDefined();
        const own = boxOf(name!);
        const lost = overlap(own, boxes[0]!) / ((own.right - own.left) * (own.bottom - own.top));
        expect(lost).toBeLessThan(0.01);
      }
    }
  });

  it("of lit towns are written before any other", () => {
    for (const scale of [0.35, 0.5]) {
      const lit = [1, 40, 77, 121].map((at) => `town-${at}`);
      const names = written(scale, { lit }).map(({ key }) => key);
      for (const each of lit) expect(names).toContain(each);
    }
  });

  it("do not leave the map", () => {
    for (const scale of SCALES)
      for (const box of written(scale).map(boxOf)) {
        expect(box.left).toBeGreaterThanOrEqual(-1);
        expect(box.right).toBeLessThanOrEqual(2001);
      }
  });

  it("of areas stay where they are, smaller maps leave some out", () => {
    const { labels, places } = mapOf(60);
    const map = {
      labels,
      places,
      frames: [WINDOW],
      standing: new Map<string, Box[]>(),
      pieces: new Map<string, Box[]>(),
      lit: new Set<string>(),
      areas: true,
      measure: (text: string) => text.length * 0.5,
    };
    const near = namesOn({ ...map, scale: 1 });
    expect(near.length).toBe(60);
    expect(near.every(({ key, x }) => x === labels.find(({ place }) => place === key)!.x)).toBe(true);
    expect(namesOn({ ...map, scale: 0.15 }).length).toBeLessThan(60);
  });

  it("of areas move from under pieces, those of their own area or of a full one beside it", () => {
    const shape = "0,0 300,0 300,200 0,200";
    const places = new Map([["nancy", { id: "nancy", x: 150, y: 120, shape, name: "Nancy", about: "" }]]);
    const label: LabelShown = {
      text: "Nancy",
      x: 150,
      y: 80,
      kind: "fort",
      size: 20,
      anchor: "middle",
      turn: 0,
      place: "nancy",
    };
    const marker = boxAround({ x: 135, y: 73 }, 24);
    for (const whose of ["nancy", "metz"])
      for (const y of [60, 70, 80, 95]) {
        const pieces = new Map([[whose, [boxAround({ x: 150, y }, 60)]]]);
        const standing = new Map([...pieces, ["nancy", [...(pieces.get("nancy") ?? []), marker]]]);
        const map = { labels: [label], places, frames: [WINDOW], scale: 1, lit: new Set<string>(), areas: true };
        const [name] = namesOn({ ...map, standing, pieces, measure: (text) => text.length * 0.5 });
        expect(name, `${whose} at ${y}`).toBeDefined();
        expect(overlap(boxOf(name!), pieces.get(whose)![0]!)).toBeLessThan(1);
        expect([name!.x > 0 && name!.x < 300, name!.y > 0 && name!.y < 200]).toEqual([true, true]);
      }
    const alone = { standing: new Map([["nancy", [marker]]]), pieces: new Map() };
    const map = { labels: [label], places, frames: [WINDOW], scale: 1, lit: new Set<string>(), areas: true };
    const [name] = namesOn({ ...map, ...alone, measure: (text) => text.length * 0.5 });
    expect([name?.x, name?.y], "beside its own markers it stays").toEqual([150, 80]);
  });
});

it("names stand still while the map grows a little", () => {
  for (let scale = 0.1; scale < 6; scale *= 1.013) {
    expect(steady(scale)).toBeLessThanOrEqual(scale * 1.0001);
    expect(steady(scale) * 1.16).toBeGreaterThan(scale);
  }
  expect(letters({ kind: "town", size: 15 }, 0.1) * 0.1).toBeCloseTo(10.5);
});
