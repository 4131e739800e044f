// Passkeys: what the server asks for goes to the browser, and its answer back, in base64url.

type Json = Record<string, unknown>;

export function fromBase64url(text: string): ArrayBuffer {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

export function toBase64url(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Whether this browser can have passkeys here: not over plain http, but on one's own machine. */
export function canHavePasskeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in window;
}

interface Named {
  id: string;
}

const named = (each: Named) => ({ ...each, id: fromBase64url(each.id) });

/** Has the browser make a passkey. */
export async function makePasskey(options: Json): Promise<Json> {
  const {
    challenge,
    user,
    excludeCredentials = [],
  } = options as Json & {
    challenge: string;
    user: Named;
    excludeCredentials?: Named[];
  };
  const publicKey = {
    ...options,
    challenge: fromBase64url(challenge),
    user: named(user),
    excludeCredentials: excludeCredentials.map(named),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return answer(made, { clientDataJSON, attestationObject });
}

/** Has the browser sign in with a passkey that it has. */
export async function usePasskey(options: Json): Promise<Json> {
  const { challenge, allowCredentials = [] } = options as Json & { challenge: string; allowCredentials?: Named[] };
  const publicKey = {
    ...options,
    challenge: fromBase64url(challenge),
    allowCredentials: allowCredentials.map(named),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return answer(used, { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) });
}

function answer(credential: PublicKeyCredential, response: Record<string, ArrayBuffer>): Json {
  return {
    id: credential.id,
    rawId: toBase64url(credential.rawId),
    type: credential.type,
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, toBase64url(bytes)])),
  };
}
