// What the server sends, with as much of it as a test needs.

import type {
  Answer,
  Asked,
  CardShown,
  LogLine,
  Now,
  PanelCell,
  PanelRow,
  PanelShown,
  SideShown,
} from "../src/lib/types";

export function answer(name: string, more: Partial<Answer> = {}): Answer {
  const [verb = "", place = ""] = name.split(" ");
  return {
    name,
    verb,
    place,
    text: name,
    card: "",
    dice: false,
    draws: false,
    note: "",
    thing: place,
    number: null,
    sign: "",
    by: "",
    doubt: false,
    price: "",
    ...more,
  };
}

/** A line of the log: somebody marches from one place to the next. */
export function march(who: string, from: string, to: string, more: Partial<LogLine> = {}): LogLine {
  return {
    n: 0,
    key: "steps",
    text: `${who}: ${from} → ${to}.`,
    rule: "M12.2",
    rules: [],
    step: 0,
    places: [to, from],
    seat: "",
    faces: [],
    hits: 0,
    turn: false,
    way: [from, to],
    leg: { piece: who, before: `${who}: ${from} → `, to, after: "." },
    back: false,
    mark: "",
    ...more,
  };
}

export function card(id: string, more: Partial<CardShown> = {}): CardShown {
  const blank = {
    title: id,
    does: `what ${id} does`,
    rule: "",
    emblem: "",
    group: "",
    second: false,
    answer: "",
    sign: "",
    sections: [],
    orders: [],
  };
  return { id, ...blank, ...more } as CardShown;
}

export function side(seat: string, more: Partial<SideShown> = {}): SideShown {
  const counts = { score: 0, needed: 0, cards: 0, holdings: [], to_move: false };
  const helps = { help: "", score_help: "", cards_help: "" };
  return { seat, name: seat, nation: seat, ...counts, ...helps, ...more } as SideShown;
}

export function cell(text: string, more: Partial<PanelCell> = {}): PanelCell {
  return { text, mark: "", sign: "", tip: "", ...more } as PanelCell;
}

export function row(label: string, cells: PanelCell[], more: Partial<PanelRow> = {}): PanelRow {
  return { label, cells, nation: "", total: "", note: "", active: false, ...more } as PanelRow;
}

export function panel(id: string, more: Partial<PanelShown> = {}): PanelShown {
  return { id, title: id, help: "", kind: "figures", head: [], rows: [], note: "", now: false, ...more } as PanelShown;
}

export function now(asked: Partial<Asked> | null, more: Partial<Now> = {}): Now {
  const question = asked && {
    number: 7,
    key: "move",
    text: "What now?",
    rule: "",
    tip: "",
    cards: [],
    answers: [],
    ...asked,
  };
  const rest = { hand: [], panels: [], sides: [], waiting: [], card: null, result: null, seat: "red", revision: 3 };
  return { asked: question, ...rest, ...more } as unknown as Now;
}
