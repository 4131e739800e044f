// The Hungarian article, as core/hungarian.py has it: `a` before a consonant, `az` before a vowel.

import { FluentNumber, type FluentValue } from "@fluent/bundle";

const VOWELS = "aáeéiíoóöőuúüű";
const SPOKEN_WITH_VOWEL = VOWELS + "flmnrsxy"; // ef, el, em, en, er, es, iksz, ipszilon

/** `az` or `a`, as this number or name is spoken: `az 1`, `a 2`, `az 51`, `az f7`. */
export function article(value: number | string): "a" | "az" {
  const text = String(value).replace(/^[ „»«"'(]+/, "");
  const [digits] = /^\d+/.exec(text) ?? [];
  if (digits) return ofNumber(digits);
  const alone = /^\p{L}(?!\p{L})/u.test(text); // one letter, as in f7
  const first = text.slice(0, 1).toLowerCase();
  return first && (alone ? SPOKEN_WITH_VOWEL : VOWELS).includes(first) ? "az" : "a";
}

/** By its first word: egy, öt, ötven, ötszáz and ezer begin with a vowel; tíz and száz do not. */
function ofNumber(digits: string): "a" | "az" {
  const ones = digits.length % 3 === 1;
  return digits.startsWith("5") || (ones && digits.startsWith("1")) ? "az" : "a";
}

/** The article as Fluent calls it: `{ AZ($step) } { $step }. lépés`. */
export function AZ([value]: FluentValue[]): string {
  return article(value instanceof FluentNumber ? value.value : String(value));
}
