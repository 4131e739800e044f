// Searching the rules: by words, whatever their accents, or by the number of a rule.

/** A paragraph: its text, and the anchor of its rule (n12-3), if it has one. */
export interface Block {
  rule: string;
  text: string;
}

/** A part of a text, from its first letter to the one after its last. */
export interface Span {
  start: number;
  end: number;
}

/** A paragraph that was found, and what in it. */
export interface Hit {
  block: number;
  spans: Span[];
}

const SHORTEST = 2; // letters of a query that finds anything
const WITHIN = 4; // letters of a word that is also found inside of others
const NUMBER = /^([a-z]?)(\d{1,3}(?:\.\d{1,3}[a-z]?)*)\.?$/;

interface Folded {
  text: string;
  at: number[]; // for each of its letters, where it stood
}

/** Small letters without accents; every sigma is alike. */
export function fold(text: string): Folded {
  let folded = "";
  const at: number[] = [];
  let position = 0;
  for (const letter of text) {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ς", "σ");
    for (let number = 0; number < plain.length; number++) at.push(position);
    folded += plain;
    position += letter.length;
  }
  at.push(position);
  return { text: folded, at };
}

/** The paragraphs that a query finds, in their order; those whose own number it is come first. */
export function search(blocks: readonly Block[], query: string): Hit[] {
  const wanted = fold(query).text.trim();
  if (wanted.length < SHORTEST && !/^\d$/.test(wanted)) return [];
  const number = NUMBER.exec(wanted);
  return number ? byNumber(blocks, number[1] ?? "", number[2] ?? "") : byWords(blocks, wanted.split(/\s+/));
}

function byWords(blocks: readonly Block[], words: readonly string[]): Hit[] {
  return blocks.flatMap(({ text }, block) => {
    const folded = fold(text);
    const found = words.map((word) => spansOf(folded, word));
    return found.every((spans) => spans.length) ? [{ block, spans: inOrder(found.flat()) }] : [];
  });
}

function spansOf({ text, at }: Folded, word: string): Span[] {
  const spans: Span[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    const begins = !/[\p{L}\p{N}]/u.test(text[from - 1] ?? " ");
    if (begins || word.length >= WITHIN) spans.push({ start: at[from] ?? 0, end: at[from + word.length] ?? 0 });
  }
  return spans;
}

function byNumber(blocks: readonly Block[], letter: string, number: string): Hit[] {
  const own = blocks.flatMap(({ rule, text }, block) => {
    const [, of = "", its = ""] = /^([a-z]?)([\d-]+[a-z]?)$/.exec(rule) ?? [];
    const dotted = its.replaceAll("-", ".");
    const fits = dotted === number || dotted.startsWith(`${number}.`);
    return fits && (!letter || of === letter) ? [{ block, spans: mentions(text, letter, dotted) }] : [];
  });
  const seen = new Set(own.map(({ block }) => block));
  const others = blocks.flatMap(({ text }, block) => {
    const spans = seen.has(block) || (!letter && !number.includes(".")) ? [] : mentions(text, letter, number);
    return spans.length ? [{ block, spans }] : [];
  });
  return [...own, ...others];
}

/** Where a text names a rule by its whole number. */
function mentions(text: string, letter: string, number: string): Span[] {
  const { text: plain, at } = fold(text);
  const named = new RegExp(`(?<![a-z\\d.])${letter || "[a-z]?"}${number.replaceAll(".", "\\.")}(?![\\d]|\\.\\d)`, "g");
  return [...plain.matchAll(named)].map((found) => ({
    start: at[found.index] ?? 0,
    end: at[found.index + found[0].length] ?? 0,
  }));
}

function inOrder(spans: Span[]): Span[] {
  return spans.sort((one, two) => one.start - two.start);
}
