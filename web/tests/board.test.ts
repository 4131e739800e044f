import { describe, expect, it } from "vitest";
import { attackOf, attacksOf, firesOf, lossesOf, trailOf } from "../src/board/arrows";
import { aroundPlace } from "../src/board/bubble";
import { Camera } from "../src/board/camera.svelte";
import { Keys } from "../src/board/keys.svelte";
import type { Play } from "../src/board/play";
import { Positions } from "../src/board/positions.svelte";
import { overlap, spotBeside } from "../src/board/placement";
import { rollsOf, tray } from "../src/board/rolls";
import type { HitShown, Layout, LogLine, PieceShown, PlaceShown, Scene } from "../src/lib/types";

function place(id: string, x: number, y: number): PlaceShown {
  return { id, name: "", about: "", shape: `${x - 50},${y - 50} ${x + 50},${y + 50}`, x, y };
}

// a b c, and below them d e f.
const row = [..."abcdef"].map((id, at) => place(id, 50 + (at % 3) * 100, 50 + Math.floor(at / 3) * 100));
const places = new Map(row.map((each) => [each.id, each]));
const layout = {
  kind: "hexes",
  places: row,
  size: 100,
  width: 300,
  height: 200,
  margin: 0,
  shift_with_leader: [0, 12],
  plate_height: 10,
} as unknown as Layout;

function piece(id: string, at: string, more: Partial<PieceShown> = {}): PieceShown {
  return { id, place: at, kind: "unit", symbol: id, at: [], marks: [], shared: false, name: "", ...more } as PieceShown;
}

function positionsOf(pieces: PieceShown[], laid = layout): Positions {
  const camera = new Camera();
  Object.assign(camera, { wide: 300, high: 200, width: 300, height: 200 });
  const positions = new Positions(camera, () => ({ pieces, flags: [] }) as unknown as Scene);
  positions.layout = laid;
  return positions;
}

function line(n: number, more: Partial<LogLine>): LogLine {
  return { n, key: "", places: [], faces: [], way: [], back: false, ...more } as LogLine;
}

describe("where pieces stand", () => {
  it("a unit makes room for its leader", () => {
    const positions = positionsOf([]);
    expect(positions.spot(piece("u", "a", { shared: true }))).toEqual({ x: 50, y: 62 });
    expect(positions.spot(piece("u", "a"))).toEqual({ x: 50, y: 50 });
  });

  it("the flag of an objective does not hide the name of a leader", () => {
    const unit = piece("u", "a", { shared: true });
    expect(positionsOf([unit]).flagSpot("a")).toEqual({ x: 50, y: 50 });
    const leader = piece("l", "a", { kind: "leader", name: "Anstruther", shared: true });
    expect(positionsOf([unit, leader]).flagSpot("a")!.y).toBeLessThanOrEqual(40);
    expect(positionsOf([unit, leader]).flagSpot("nowhere")).toBeNull();
  });

  it("those that share a place of a map stand beside each other", () => {
    const [one, two] = [piece("u", "a"), piece("v", "a")];
    const positions = positionsOf([one, two], { ...layout, kind: "graph" });
    expect(positions.spot(one).x).toBeLessThan(50);
    expect(positions.spot(two).x).toBeGreaterThan(50);
    expect(positions.around("a")).toBeGreaterThan(positions.around("b"));
  });

  it("a leader lies over units, and a unit is lifted before him", () => {
    const positions = positionsOf([piece("l", "a", { kind: "leader" }), piece("u", "a")]);
    expect(positions.inOrder.map(({ id }) => id)).toEqual(["u", "l"]);
    expect(positions.pieceAt("a", { x: 0, y: 0 })?.id).toBe("u");
  });

  it("places are areas where they reach further than pieces", () => {
    expect(positionsOf([]).areas).toBe(false);
    const small = { ...layout, kind: "graph" as const, size: 40 };
    expect(positionsOf([], small).areas).toBe(true);
    expect(positionsOf([], small).touched).toBe(50);
  });
});

describe("dice", () => {
  const field = (...pieces: PieceShown[]) => {
    const positions = positionsOf(pieces);
    return {
      size: 100,
      window: { left: 0, top: 0, right: 300, bottom: 200 },
      boxOf: (name: string) => positions.boxOf(name),
      kept: pieces.map((each) => positions.boxOfPiece(each)),
      middle: { x: 7, y: 8 },
    };
  };
  const boxOf = ({ x, y }: { x: number; y: number }, dice: number) => {
    const { wide, high } = tray(dice, 100);
    return { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
  };

  it("fall beside their place and inside the board, each throw in a tray of its own", () => {
    const thrown = [
      line(1, { places: ["a"] }),
      line(2, { faces: ["1", "2"] }),
      line(3, { places: ["a"], faces: ["6"] }),
    ];
    const rolls = rollsOf(thrown, field(piece("u", "a")));
    expect(rolls.map(({ key }) => key)).toEqual(["2", "3"]);
    const [one, other] = [boxOf(rolls[0]!, 2), boxOf(rolls[1]!, 1)];
    for (const tray of [one, other]) {
      expect(overlap(tray, { left: 0, top: 0, right: 100, bottom: 100 })).toBe(0);
      expect(tray.left >= 0 && tray.top >= 0 && tray.right <= 300 && tray.bottom <= 200).toBe(true);
    }
    expect(overlap(one, other)).toBe(0);
  });

  it("cover no piece beside it while there is a free side", () => {
    for (const free of ["b", "d"]) {
      const others = ["b", "d", "e"].filter((each) => each !== free).map((each) => piece(each, each));
      const [roll] = rollsOf([line(1, { places: ["a"], faces: ["1"] })], field(piece("u", "a"), ...others));
      for (const each of others) expect(overlap(boxOf(roll!, 1), positionsOf([each]).boxOfPiece(each))).toBe(0);
    }
  });

  it("of nowhere fall in the middle of what is seen", () => {
    const [roll] = rollsOf([line(1, { faces: ["1"] })], field());
    expect(roll?.of).toBeNull();
    expect(roll?.x).toBeCloseTo(7);
    expect(roll?.y).toBeCloseTo(8);
  });
});

describe("arrows", () => {
  it("are drawn of ways with two ends on the board", () => {
    const ways = [line(1, { way: ["a", "b"] }), line(2, { way: ["a", "z"] }), line(3, { way: ["b", "a"], back: true })];
    expect(trailOf(ways, places).map(({ n, back }) => [n, back])).toEqual([
      [1, false],
      [3, true],
    ]);
  });

  it("of an attack need two places", () => {
    expect(attackOf("a", "b", places, 100)?.at).toEqual({ x: 100, y: 50 });
    expect(attackOf("a", "a", places, 100)).toBeNull();
    expect(attackOf("", "a", places, 100)).toBeNull();
  });

  it("show who hits a place and who is hit from it", () => {
    const hit = (at: string) => ({ place: at, piece: at, how: "" }) as HitShown;
    const fires = firesOf({ place: "a", by: [hit("b"), hit("a")], could: [hit("c")] }, places);
    expect(fires.map(({ hit: { place: at }, out }) => [at, out])).toEqual([
      ["b", false],
      ["c", true],
    ]);
  });
});

describe("marks of what happened", () => {
  const at = new Map([
    ["a", { x: 0, y: 0 }],
    ["b", { x: 70, y: 0 }],
  ]);
  const line = (mark: LogLine["mark"], ...places: string[]) => ({ mark, places }) as unknown as LogLine;

  it("are one arrow for each attack, from who attacked", () => {
    const found = attacksOf([line("attack", "b", "a"), line("attack", "b", "a"), line("attack", "a", "b")], at, 70);
    expect(found.map(({ key }) => key)).toEqual(["a b", "b a"]);
    expect(attacksOf([line("attack", "b"), line("loss", "b", "a"), line("", "b", "a")], at, 70)).toEqual([]);
  });

  it("are a mark where something was lost", () => {
    const found = lossesOf([line("loss", "b"), line("loss", "b"), line("attack", "a", "b"), line("")]);
    expect([...found]).toEqual([["b", 2]]);
  });
});

describe("the small card", () => {
  it("hides neither its place nor a lit one, wherever the eye is", () => {
    const camera = new Camera();
    Object.assign(camera, { wide: 1200, high: 800, width: 300, height: 200 });
    camera.rest(100, 1, false);
    const positions = new Positions(camera, () => ({ pieces: [piece("u", "a")], flags: [] }) as unknown as Scene);
    positions.layout = layout;
    for (const near of [1, 1.5, 2]) {
      camera.zoom(near);
      camera.lookAt(150, 100);
      const around = aroundPlace("a", ["b"], positions, camera)!;
      const spot = spotBeside({ wide: 200, high: 120 }, around, 12);
      expect(overlap(spot, around.anchor)).toBe(0);
      expect(overlap(spot, around.lit[0]!)).toBe(0);
    }
    expect(aroundPlace("nowhere", [], positions, camera)).toBeNull();
  });
});

describe("the keyboard", () => {
  function board(play: Partial<Play> = {}) {
    const told: string[] = [];
    let cursor = "";
    const keys = new Keys(
      { get: () => cursor, set: (to) => (cursor = to) },
      { layout, places },
      new Camera(),
      () =>
        ({
          can: new Map(),
          about: "",
          pick: (at: string) => void told.push(`pick ${at}`),
          why: (at: string) => void told.push(`why ${at}`),
          point: (at: string | null) => void told.push(`point ${at}`),
          ...play,
        }) as unknown as Play,
    );
    const press = (...all: string[]) => {
      for (const key of all)
        keys.press({ key, ctrlKey: false, metaKey: false, altKey: false, preventDefault() {}, stopPropagation() {} });
      return cursor;
    };
    return { keys, press, told };
  }

  it("begins at what is asked", () => {
    expect(board({ about: "e" }).press("ArrowUp")).toBe("e");
    expect(board({ can: new Map([["f", ""]]) }).press("ArrowUp")).toBe("f");
    expect(board().press("ArrowUp")).toBe("a");
  });

  it("walks and picks", () => {
    const { press, told } = board();
    expect(press("ArrowDown", "ArrowRight", "ArrowDown", "Enter", "?")).toBe("e");
    expect(told.slice(-2)).toEqual(["pick e", "why e"]);
  });

  it("picks nothing once the board is left", () => {
    const { keys, press, told } = board();
    press("ArrowDown");
    keys.leave();
    press("Enter", " ");
    expect(told).toEqual(["point a"]);
  });
});
