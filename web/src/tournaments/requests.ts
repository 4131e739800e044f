// What is asked of the server about tournaments.

import { get, post } from "../lib/api";
import type {
  CancelTournament,
  CorrectMatch,
  ExtendRound,
  ForfeitMatch,
  NewTournament,
  TournamentList,
  TournamentShown,
  Withdraw,
} from "../lib/types";

const ALL = "/api/tournaments";
const at = (id: string, what = "") => `${ALL}/${encodeURIComponent(id)}${what}`;

export const tournaments = {
  all: () => get<TournamentList>(ALL),
  one: (id: string) => get<TournamentShown>(at(id)),
  make: (wish: NewTournament) => post<TournamentShown>(ALL, wish),
  enter: (id: string) => post<TournamentShown>(at(id, "/entries"), {}),
  withdraw: (id: string, wish: Withdraw = {}) => post<TournamentShown>(at(id, "/withdrawals"), wish),
  setOpen: (id: string, open: boolean) => post<TournamentShown>(at(id, "/open"), { open }),
  start: (id: string) => post<TournamentShown>(at(id, "/start"), {}),
  cancel: (id: string, wish: CancelTournament) => post<TournamentShown>(at(id, "/cancel"), wish),
  extend: (id: string, wish: ExtendRound) => post<TournamentShown>(at(id, "/deadline"), wish),
  forfeit: (id: string, wish: ForfeitMatch) => post<TournamentShown>(at(id, "/forfeits"), wish),
  correct: (id: string, wish: CorrectMatch) => post<TournamentShown>(at(id, "/corrections"), wish),
};
