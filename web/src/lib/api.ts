// HTTP: every address takes the reader's language.

import { settings } from "./settings.svelte";
import type {
  Act,
  Aids,
  AnalysisState,
  AuditShown,
  Avoid,
  Branch,
  DaysOffShown,
  DaysOffWish,
  Invitation,
  Layout,
  Lobby,
  MessageChoices,
  MessagesShown,
  MyStanding,
  MyTables,
  NewDevice,
  NewReport,
  NewTable,
  Opened,
  Replay,
  Report,
  ReportList,
  ReportShown,
  RulesPage,
  TableShown,
  TestsSent,
  Unsubscribing,
  Verdict,
  Which,
  Word,
} from "./types";

/** An error that the server answered with, in words that may be shown. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    words: string,
  ) {
    super(words);
  }
}

const NOTHING = 204; // done, and there is nothing to say

function address(path: string, query: Record<string, string | number> = {}): string {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", settings.language);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.pathname + url.search;
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Failure(0, "");
  }
  if (!answer.ok) throw new Failure(answer.status, await detail(answer));
  return (answer.status === NOTHING ? undefined : await answer.json()) as T;
}

async function detail(answer: Response): Promise<string> {
  try {
    const problem: unknown = await answer.json();
    const words = (problem as { detail?: unknown }).detail;
    return typeof words === "string" ? words : "";
  } catch {
    return "";
  }
}

export function get<T>(path: string, query?: Record<string, string | number>): Promise<T> {
  return call<T>(address(path, query));
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(address(path), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** A file that the server makes. */
export async function download(path: string): Promise<Blob> {
  const answer = await fetch(address(path), { credentials: "same-origin" });
  if (!answer.ok) throw new Failure(answer.status, await detail(answer));
  return answer.blob();
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  address,
  lobby: () => get<Lobby>("/api/lobby"),
  open: (wanted: NewTable) => post<Opened>("/api/tables", wanted),
  word: (id: string, word: Word) => post<TableShown>(`${table(id)}/word`, word),
  mine: () => get<MyTables>("/api/tables"),
  table: (id: string) => get<TableShown>(table(id)),
  invitation: (token: string) => post<Invitation>("/api/invites/look", { token }),
  accept: (token: string, word: Word) => post<Opened>("/api/invites/accept", { ...word, token }),
  branch: (from: Branch) => post<Opened>("/api/branches", from),
  load: (record: string) =>
    call<Opened>(address("/api/records"), {
      method: "POST",
      headers: { "Content-Type": "text/plain; charset=utf-8" },
      body: record,
    }),
  record: (id: string) => address(`${table(id)}/record`),
  replay: (id: string, query: { from?: number; to?: number; as?: string } = {}) =>
    get<Replay>(`${table(id)}/replay`, query),
  report: (id: string) => get<Report>(`${table(id)}/report`),
  analysis: (id: string) => get<AnalysisState>(`${table(id)}/analysis`),
  beginAnalysis: (id: string) => post<AnalysisState>(`${table(id)}/analysis`, {}),
  verdict: (id: string) => get<Verdict>(`${table(id)}/verdict`),
  aids: (id: string) => get<Aids>(`${table(id)}/aids`),
  verify: (record: string) =>
    call<Verdict>(address("/api/verify"), {
      method: "POST",
      headers: { "Content-Type": "text/plain; charset=utf-8" },
      body: record,
    }),
  rules: (game: string) => get<RulesPage>(`/api/rules/${encodeURIComponent(game)}`),
  daysOff: () => get<DaysOffShown>("/api/days-off"),
  takeDaysOff: (wish: DaysOffWish) => post<DaysOffShown>("/api/days-off", wish),
  giveDayBack: (day: string) => post<DaysOffShown>("/api/days-off/back", { day }),
  me: () => get<MyStanding>("/api/moderation/me"),
  seen: (id: string) => post<MyStanding>("/api/moderation/me/seen", { id }),
  stopAvoiding: (id: string) => post<MyStanding>("/api/moderation/me/lift", { id }),
  avoid: (id: string, whom: Avoid) => post<MyStanding>(`${table(id)}/avoid`, whom),
  complain: (id: string, about: NewReport) => post<Which>(`${table(id)}/report`, about),
  reports: (closed: boolean) => get<ReportList>("/api/moderation/reports", { closed: String(closed) }),
  reported: (id: string) => get<ReportShown>(`/api/moderation/reports/${encodeURIComponent(id)}`),
  act: (id: string, act: Act) => post<ReportShown>(`/api/moderation/reports/${encodeURIComponent(id)}/act`, act),
  lift: (id: string) => post<ReportList>(`/api/moderation/sanctions/${encodeURIComponent(id)}/lift`, {}),
  audit: (before = 0) => get<AuditShown>("/api/moderation/audit", { before }),
  layout: (path: string) => call<Layout>(path),
  messages: () => get<MessagesShown>("/api/messages"),
  chooseMessages: (chosen: MessageChoices) => post<MessagesShown>("/api/messages", chosen),
  addDevice: (device: NewDevice) => post<MessagesShown>("/api/messages/devices", device),
  removeDevice: (id: string) => post<MessagesShown>("/api/messages/devices/remove", { id }),
  testMessages: () => post<TestsSent>("/api/messages/test", {}),
  unsubscribing: (token: string) => post<Unsubscribing>("/api/messages/unsubscribe/look", { token }),
  unsubscribe: (token: string) => post<Unsubscribing>("/api/messages/unsubscribe", { token }),
  async drawing(path: string): Promise<string> {
    const answer = await fetch(path, { credentials: "same-origin" });
    if (!answer.ok) throw new Failure(answer.status, "");
    return answer.text();
  },
};
