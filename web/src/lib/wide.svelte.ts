// Whether there is room for columns, or one thing at a time. A phone on its side is low.

const SMALL = "(max-width: 820px), (max-height: 500px)"; // as in the style sheets
const LOW = "(max-height: 500px) and (orientation: landscape)";
const TALL = "(min-width: 700px) and (max-width: 820px) and (min-height: 1000px)";

const query = matchMedia(SMALL);
const lowQuery = matchMedia(LOW);
const tallQuery = matchMedia(TALL);
let small = $state(query.matches);
let flat = $state(lowQuery.matches);
let high = $state(tallQuery.matches);
query.addEventListener("change", () => (small = query.matches));
lowQuery.addEventListener("change", () => (flat = lowQuery.matches));
tallQuery.addEventListener("change", () => (high = tallQuery.matches));

export const screen_ = {
  get narrow(): boolean {
    return small;
  },
  /** Wider than high, with no room for anything above the board. */
  get low(): boolean {
    return flat;
  },
  /** A tablet on end: narrow, with room for the hand below the board. */
  get tall(): boolean {
    return high;
  },
};
