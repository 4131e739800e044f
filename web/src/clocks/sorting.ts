// My tables in the order in which they press: the least time first, then the latest change.

import type { TableRow } from "../lib/types";

export function byTimeLeft(rows: readonly TableRow[]): TableRow[] {
  const time = (row: TableRow) => row.left ?? Infinity;
  return [...rows].sort((one, two) =>
    time(one) === time(two) ? two.changed.localeCompare(one.changed) : time(one) - time(two),
  );
}
