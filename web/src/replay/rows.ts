// Steps of a replay as rows of a list: a march, asked step by step, is one row.

import { joined } from "../lib/joined";
import type { Frame, LogLine } from "../lib/types";

export interface Row {
  /** The step that the row leads to: of a march, the one with which it arrives. */
  step: number;
  first: number;
  last: number;
  seat: string;
  text: string;
  /** The ways of a march so far, to be drawn as arrows. */
  lines: readonly LogLine[];
}

/** A step of a march that somebody chose. */
function isStep({ leg, back }: LogLine): boolean {
  return !!leg && !back;
}

function walks(frame: Frame): boolean {
  return frame.log.some(isStep);
}

/** Whether this says nothing of its own: who marches, or that he stops. */
function silent(frame: Frame): boolean {
  return frame.step > 0 && !frame.log.length && !!frame.answer;
}

export function rowsOf(frames: readonly Frame[]): Row[] {
  const rows: Row[] = [];
  let marching: Frame[] = [];
  const close = () => {
    const row = marchOf(marching);
    if (row) rows.push(row);
    else rows.push(...marching.map(rowOf));
    marching = [];
  };
  for (const frame of frames) {
    const goesOn = marching.some(walks) && marching[0]?.seat === frame.seat;
    if (goesOn && (walks(frame) ? follows(marching, frame) : silent(frame))) {
      marching.push(frame);
      if (silent(frame)) close(); // he has stopped
      continue;
    }
    const begun = marching.length === 1 && walks(frame) && marching[0]?.seat === frame.seat;
    if (!begun) close();
    marching.push(frame);
    if (!walks(frame) && !silent(frame)) close();
  }
  close();
  return rows;
}

function follows(marching: readonly Frame[], frame: Frame): boolean {
  const before = marching.flatMap((each) => each.log).filter(isStep);
  const next = frame.log.find(isStep);
  return !!next && joined([...before, next]).length === joined(before).length;
}

function marchOf(frames: readonly Frame[]): Row | null {
  const lines = frames.flatMap((each) => each.log);
  const told = joined(lines.filter(isStep));
  const [only] = told;
  const arrived = frames.findLast(walks);
  if (!only || !arrived || frames.length < 2) return null;
  return {
    step: arrived.step,
    first: frames[0]!.step,
    last: frames.at(-1)!.step,
    seat: arrived.seat,
    text: only.text,
    lines,
  };
}

const BRIEF = 12; // letters: `7 troops`, `Play ♥7`, `Agree`

/** An answer of a word or two says less than what came of it. */
function rowOf(frame: Frame): Row {
  const { step, seat, answer, log } = frame;
  const brief = !!answer && answer.length <= BRIEF && frame.now.panels.length > 0;
  return { step, first: step, last: step, seat, text: (brief && log[0]?.text) || answer, lines: log };
}
