// What is asked of the server about ratings.

import { get } from "../lib/api";
import type { Leaderboard, PersonRatings } from "../lib/types";

export const ratings = {
  mine: () => get<PersonRatings>("/api/ratings"),
  of: (name: string) => get<PersonRatings>(`/api/people/${encodeURIComponent(name)}/ratings`),
  best: (game: string) => get<Leaderboard>(`/api/ratings/${encodeURIComponent(game)}`),
};
