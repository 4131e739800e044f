// What is asked of the server about meeting people.

import { api, get, post } from "../lib/api";
import type {
  Challenges,
  Following,
  JoinWish,
  MeetingLobby,
  Opened,
  PersonShown,
  SeekPromise,
  SeekState,
  SeekWish,
} from "../lib/types";

const MEETING = "/api/meeting";
const table = (id: string) => `${MEETING}/tables/${encodeURIComponent(id)}`;
const challenge = (id: string) => `${MEETING}/challenges/${encodeURIComponent(id)}`;
const person = (name: string) => `${MEETING}/people/${encodeURIComponent(name)}`;

export const meeting = {
  lobby: (game: string, language: string) => get<MeetingLobby>(`${MEETING}/lobby`, { game, language }),
  join: (id: string, wish: JoinWish) => post<Opened>(`${table(id)}/join`, wish),
  withdraw: (id: string) => post<Opened>(`${table(id)}/withdraw`, {}),
  seek: (wish: SeekWish) => post<SeekState>(`${MEETING}/seeks`, wish),
  beat: () => post<SeekState>(`${MEETING}/seeks/beat`, {}),
  cancel: () => post<SeekState>(`${MEETING}/seeks/cancel`, {}),
  playWith: (id: string, wish: SeekPromise) => post<SeekState>(`${MEETING}/seeks/${encodeURIComponent(id)}/join`, wish),
  challenges: () => get<Challenges>(`${MEETING}/challenges`),
  accept: (id: string, wish: JoinWish) => post<Opened>(`${challenge(id)}/accept`, wish),
  decline: (id: string, reason: string) => post<Challenges>(`${challenge(id)}/decline`, { reason }),
  takeBack: (id: string) => post<Challenges>(`${challenge(id)}/withdraw`, {}),
  person: (name: string) => get<PersonShown>(person(name)),
  follow: (name: string, on: boolean) => post<Following>(`${person(name)}/${on ? "follow" : "unfollow"}`, {}),
};

/** The page goes away: the request outlives it. */
export function cancelOnLeaving(): void {
  void fetch(api.address(`${MEETING}/seeks/cancel`), {
    method: "POST",
    credentials: "same-origin",
    keepalive: true,
  }).catch(() => undefined);
}
