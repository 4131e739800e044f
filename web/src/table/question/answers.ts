// How the answers of a question are laid out: as buttons in rows, as cards, or as places to point at.

import { ofAnswer, type Choice, type Choices } from "../../lib/choices";
import { grouped } from "../../lib/grouped";
import type { Answer, CardShown, Now } from "../../lib/types";

const MOST_LISTED = 6;
const MOST_TOGETHER = 8;

/** Buttons in a row. */
export interface AnswerRow {
  verb: string;
  /** Numbers of one thing, as so many cards, are small and stand in a row. */
  numbers: boolean;
  /** The way on, where there are many others. */
  on: boolean;
  choices: Choice[];
}

export interface Laid {
  /** Cards that lie on the table for this question, with the answers that they give. */
  offered: { card: CardShown; answer: Answer | undefined }[];
  rows: AnswerRow[];
  /** So many that they are set closely, and the way on above them. */
  dense: boolean;
  /** The only way on is the one to take; among others, on the board or here, none is a favourite. */
  favourite: boolean;
  /** Places that are lit on the board, by verb. */
  there: [verb: string, choices: Choice[]][];
  places: number;
  /** Many names are looked for on a map rather than in a list. */
  manyPlaces: boolean;
  /** What most places are lit for needs no words; the others say what they are. */
  usual: string;
  /** Answers that name a piece and not its place are read in words. */
  aboutPieces: boolean;
  fromHand: boolean;
}

export function laidOut(now: Now, choices: Choices, named: boolean): Laid {
  const answers = now.asked?.answers ?? [];
  const held = new Set(now.hand.map((card) => card.id));
  const offered = (now.asked?.cards ?? []).map((card) => ({
    card,
    answer: answers.find((each) => each.card === card.id),
  }));
  const drawn = new Set([...held, ...offered.map(({ card }) => card.id)]);
  const elsewhere = answers.filter((answer) => !answer.place && !drawn.has(answer.card)).map(ofAnswer);
  const together = named && inOnePlace(choices.lit);
  const plain = together ? [...choices.lit, ...elsewhere] : elsewhere;
  const there = together ? [] : choices.lit;
  const fromHand = answers.some((answer) => held.has(answer.card));
  const byVerb = [...grouped(there, (choice) => choice.verb)];
  const dense = plain.length > MOST_TOGETHER;
  return {
    offered,
    rows: rowsOf(plain, dense),
    dense,
    favourite: plain.length === 1 && !there.length && !choices.steps.length && !fromHand && !offered.length,
    there: byVerb,
    places: new Set(there.map((choice) => choice.place)).size,
    manyPlaces: named && there.length > MOST_LISTED,
    usual: mostOf(byVerb),
    aboutPieces: there.some(({ thing, place, way }) => !way.length && thing !== place),
    fromHand,
  };
}

/** Where all that is lit lies in one place, one reads what it is rather than looks for it. */
function inOnePlace(lit: readonly Choice[]): boolean {
  return lit.length <= MOST_TOGETHER && new Set(lit.map((choice) => choice.place)).size === 1;
}

function mostOf(byVerb: readonly [string, Choice[]][]): string {
  return byVerb.reduce((most, each) => (each[1].length > most[1].length ? each : most), byVerb[0] ?? ["", []])[0];
}

function rowsOf(plain: readonly Choice[], dense: boolean): AnswerRow[] {
  const found: AnswerRow[] = [];
  for (const [verb, same] of grouped(plain, (choice) => choice.verb)) {
    const numbers = same.length > 2 && same.every(({ number }) => number !== null);
    const on = dense && same.every(({ thing }) => !thing);
    const words = found.find((row) => !row.numbers && row.on === on);
    if (numbers || !words) found.push({ verb, numbers, on, choices: [...same] });
    else words.choices.push(...same);
  }
  return found.sort((one, other) => rank(one) - rank(other));
}

function rank({ numbers, on }: AnswerRow): number {
  return on ? 0 : numbers ? 2 : 1;
}
