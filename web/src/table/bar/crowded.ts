// How much the bar on top has to show.

import type { SideShown } from "../../lib/types";

/** Whether three sides, or tokens beside the scores, leave no room for a title on a phone. */
export function crowdsBar(sides: readonly SideShown[]): boolean {
  return sides.length > 2 || sides.some((side) => side.holdings?.some(({ symbol }) => symbol));
}
