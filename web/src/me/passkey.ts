// Passkeys, as the browser makes and shows them (WebAuthn). What comes and goes as text is bytes there.

import { api } from "../net/http";

type Json = Record<string, unknown>;

function bytesOf(text: unknown): ArrayBuffer {
  const plain = atob(String(text).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function textOf(bytes: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const known = (list: unknown): Json[] => ((list ?? []) as Json[]).map((each) => ({ ...each, id: bytesOf(each.id) }));

function answerOf(credential: PublicKeyCredential, response: Json): Json {
  const { id, type } = credential;
  return { id, rawId: textOf(credential.rawId), type, response, clientExtensionResults: {} };
}

/** Makes a passkey for whoever asks; fails where the user does not want to. */
export async function makePasskey(): Promise<void> {
  const options = await api.newPasskey();
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  await api.keepPasskey(answerOf(made, { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) }));
}

/** Makes this device that of whoever made the passkey. */
export async function usePasskey(): Promise<void> {
  const options = await api.askPasskey();
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: known(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    userHandle: textOf(userHandle),
  };
  await api.usePasskey(answerOf(shown, response));
}
