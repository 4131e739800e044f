// Whether there is room for columns, or one thing at a time. A phone on its side is low.

import { LOW, NARROW, TALL } from "./breakpoints";

const query = matchMedia(NARROW);
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
