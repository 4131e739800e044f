// How much the bar on top has to show.

import type { Now } from "../../lib/types";

const LONG = 16; // letters: of a longer turn the end would be cut

/** Whether three sides, tokens beside the scores or the name of the turn leave no room for a title on a phone. */
export function crowdsBar({ sides, moment }: Pick<Now, "sides" | "moment">): boolean {
  return sides.length > 2 || moment.length > LONG || sides.some((side) => side.holdings?.some(({ symbol }) => symbol));
}
