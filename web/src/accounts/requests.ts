// What the server does for accounts.

import { download, get, post } from "../lib/api";
import { tell } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import type { AccountShown, CarryLink, Ceremony, Codes, Entered, LinkShown, Sent } from "../lib/types";
import { asFailure, inWords } from "../pages/fetched.svelte";
import { askAgain } from "./me.svelte";
import { makePasskey, usePasskey } from "./passkeys";

/** Somebody was asked to prove who it is, and did not. */
export class NotProved extends Error {}

const one = (kind: string, id: string) => `/api/account/${kind}/${encodeURIComponent(id)}`;

export const people = {
  account: () => get<AccountShown>("/api/account"),
  rename: (name: string) => post<AccountShown>("/api/account/name", { name }),
  label: (id: string, label: string) => post<AccountShown>(one("passkeys", id), { label }),
  removePasskey: (id: string) => post<AccountShown>(`${one("passkeys", id)}/remove`, {}),
  changeMail: (mail: string) => post<Sent>("/api/account/mail", { mail }),
  removeMail: () => post<AccountShown>("/api/account/mail/remove", {}),
  newCodes: () => post<Codes>("/api/account/codes", {}),
  endSession: (id: string) => post<AccountShown>(`${one("sessions", id)}/end`, {}),
  endOthers: () => post<AccountShown>("/api/account/sessions/others/end", {}),
  delete: (name: string) => post<undefined>("/api/account/delete", { name }),
  signOut: () => post<undefined>("/api/people/sign-out", {}),
  byCode: (name: string, code: string) => post<Entered>("/api/people/code", { name, code }),
  newByMail: (name: string, mail: string) => post<Sent>("/api/people/mail/new", { name, mail }),
  byMail: (mail: string) => post<Sent>("/api/people/mail/sign-in", { mail }),
  lookAt: (token: string) => post<LinkShown>("/api/people/link/look", { token }),
  confirm: (token: string) => post<Entered>("/api/people/link", { token }),
  carry: () => post<CarryLink>("/api/people/carry", {}),
  takeAlong: (token: string) => post<Entered>("/api/people/carry/take", { token }),

  proveByCode: (code: string) => post<undefined>("/api/account/proof/code", { code }),
  proveByMail: () => post<Sent>("/api/account/proof/mail", {}),
  export: () => download("/api/account/export"),

  async proveByPasskey(): Promise<undefined> {
    const { options } = await post<Ceremony>("/api/account/proof/passkey/ask", {});
    return post<undefined>("/api/account/proof/passkey", { credential: await usePasskey(options) });
  },

  /** A passkey for my account; a guest gets an account with this name. */
  async newPasskey(name = ""): Promise<Entered> {
    const { options } = await post<Ceremony>("/api/people/passkeys/new", { name });
    return post<Entered>("/api/people/passkeys", { credential: await makePasskey(options) });
  },

  async byPasskey(): Promise<Entered> {
    const { options } = await post<Ceremony>("/api/people/passkeys/ask", {});
    return post<Entered>("/api/people/passkeys/sign-in", { credential: await usePasskey(options) });
  },
};

/** Somebody has just signed in: the page knows it, and says it. */
export async function welcome(entered: Entered): Promise<void> {
  await askAgain();
  tell(t("people-signed-in", { name: entered.name }));
  if (entered.tables) tell(t("people-brought", { count: entered.tables }));
}

/** Why something did not work: the server's own words, or what the browser said of a passkey. */
export function whyNot(error: unknown): string {
  if (error instanceof NotProved) return t("people-not-proved");
  if (error instanceof DOMException)
    return t(error.name === "InvalidStateError" ? "people-passkey-here" : "people-cancelled");
  const { status, message } = asFailure(error);
  return message && status >= 400 && status < 500 ? message : inWords(error);
}
