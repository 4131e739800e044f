// The widths and heights, in pixels, at which the page changes. Style sheets cannot share them, so they are written
// there as they are; tests/styles.test.ts lets no others through, and finds those that nothing uses.

export const MAX_WIDTH = {
  /** The smallest phones: narrower margins. */
  small: 360,
  /** Phones: a title does not fit into a full bar. */
  fullBar: 480,
  /** Phones: the boxes of the games are small, and the pages around the table have one column. */
  boxes: 600,
  phone: 620,
  /** Narrow: one thing at a time instead of columns. */
  narrow: 820,
  /** The home page has one column. */
  home: 860,
  /** The rules have no contents beside them. */
  rules: 980,
  /** Tablets: fewer things beside each other on the pages around the table. */
  tablet: 1080,
} as const;

export const MIN_WIDTH = {
  /** Room for wider columns, and for larger letters. */
  large: 1900,
  huge: 2200,
} as const;

export const MAX_HEIGHT = {
  /** A phone on its side. */
  low: 500,
  /** No room for a line about the keys. */
  laptop: 960,
} as const;

export const MIN_HEIGHT = {
  notLow: MAX_HEIGHT.low + 1,
  huge: 1100,
} as const;

/** Little room: one thing at a time. A phone on its side is narrow as well. */
export const NARROW = `(max-width: ${MAX_WIDTH.narrow}px), (max-height: ${MAX_HEIGHT.low}px)`;
/** A phone on its side. */
export const LOW = `(max-height: ${MAX_HEIGHT.low}px) and (orientation: landscape)`;
/** A tablet that is held upright. */
export const TALL = `(min-width: 700px) and (max-width: ${MAX_WIDTH.narrow}px) and (min-height: 1000px)`;
/** A phone that is held upright. */
export const UPRIGHT = `(max-width: ${MAX_WIDTH.narrow}px) and (min-height: ${MIN_HEIGHT.notLow}px)`;
