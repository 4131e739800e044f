// Which puzzles were solved; kept in this browser only.

const KEY = "sandtable-puzzles";

type Solved = Record<string, number[]>; // by game

function read(): Solved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Solved;
  } catch {
    return {};
  }
}

let kept = $state.raw<Solved>(read());

export function isSolved(game: string, number: number): boolean {
  return kept[game]?.includes(number) ?? false;
}

export function markSolved(game: string, number: number): void {
  if (isSolved(game, number)) return;
  kept = { ...kept, [game]: [...(kept[game] ?? []), number] };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing shows the mark until it is closed
  }
}

/** The first puzzle that is not solved; 0 where all are. */
export function nextOf(game: string, numbers: number[]): number {
  return numbers.find((number) => !isSolved(game, number)) ?? 0;
}
