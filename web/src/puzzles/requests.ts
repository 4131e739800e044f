// What is asked of the server about puzzles.

import { get, post } from "../lib/api";
import type { Opened, PuzzleList, PuzzleState } from "../lib/types";

export const puzzles = {
  of: (game: string) => get<PuzzleList>(`/api/puzzles/${encodeURIComponent(game)}`),
  open: (game: string, number: number) => post<Opened>(`/api/puzzles/${encodeURIComponent(game)}/${number}`, {}),
  state: (table: string, solve: boolean) =>
    get<PuzzleState>(`/api/tables/${encodeURIComponent(table)}/puzzle`, solve ? { solve: "true" } : {}),
};
