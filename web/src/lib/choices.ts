// What may be chosen: an answer, or several that a plan gives one after the other.

import { grouped } from "./grouped";
import type { Answer, Plan } from "./types";

export interface Choice {
  /** The answers to give, in their order. */
  names: readonly string[];
  text: string;
  place: string;
  verb: string;
  dice: boolean;
  /** Cards are drawn for it. */
  draws: boolean;
  note: string;
  /** What it names, in notation. */
  thing: string;
  number: number | null;
  /** Of what it buys. */
  price: string;
  /** The drawings of what it names, or else of how one goes; and of how one goes. */
  sign: string;
  by: string;
  /** Dice may stop it on the way. */
  unsure: boolean;
  /** The places on the way, of a plan. */
  way: readonly string[];
}

export function ofAnswer(answer: Answer): Choice {
  const { name, text, place, verb, dice, draws, note, thing, number, price, by } = answer;
  const sign = answer.sign || by;
  return {
    names: [name],
    text,
    place,
    verb,
    dice,
    draws,
    note,
    thing,
    number,
    price,
    sign,
    by,
    unsure: false,
    way: [],
  };
}

function ofPlan(plan: Plan, text: string): Choice {
  const { answers, place, way, certain, note, by } = plan;
  const plain = { verb: "", dice: false, draws: false, thing: place, number: null, price: "" };
  return { ...plain, names: answers, text, place, note, sign: by, by, unsure: !certain, way };
}

/**
 * One plan for each place where steps may end, and for each thing that may come of it: a certain
 * one before others, then the shortest.
 */
export function destinations(plans: readonly Plan[]): Plan[] {
  const ends = grouped(
    plans.filter((plan) => plan.answers.length),
    (plan) => `${plan.place} ${plan.note}`,
  );
  return [...ends.values()].map((there) => there.reduce((best, each) => (better(each, best) ? each : best)));
}

function better(one: Plan, other: Plan): boolean {
  if (one.certain !== other.certain) return one.certain;
  return one.answers.length < other.answers.length;
}

export interface Choices {
  /** What is lit on the board. */
  lit: Choice[];
  /** The first steps of plans: one may still go step by step. */
  steps: Choice[];
}

/** Steps give way to the places where they lead; whatever begins no plan is lit as it is. */
export function choicesOf(answers: readonly Answer[], plans: readonly Plan[], words: (plan: Plan) => string): Choices {
  const there = answers.filter((answer) => answer.place);
  const begun = new Set(plans.map((plan) => plan.answers[0]));
  const lit = there.filter((answer) => !begun.has(answer.name)).map(ofAnswer);
  const steps = there.filter((answer) => begun.has(answer.name)).map(ofAnswer);
  return { lit: [...lit, ...destinations(plans).map((plan) => ofPlan(plan, words(plan)))], steps };
}

/** What a sweep over these places answers: one answer a place, the verb that most of them share. */
export function swept(places: readonly string[], byPlace: ReadonlyMap<string, readonly Choice[]>): string[] {
  const verbs = new Map<string, number>();
  for (const place of places)
    for (const { verb } of byPlace.get(place) ?? []) verbs.set(verb, (verbs.get(verb) ?? 0) + 1);
  return places.flatMap((place) => {
    const [best] = [...(byPlace.get(place) ?? [])].sort(
      (one, other) => (verbs.get(other.verb) ?? 0) - (verbs.get(one.verb) ?? 0),
    );
    return best?.names ?? [];
  });
}
