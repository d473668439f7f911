// Web Push: the browser's own message service calls this device while no page is open. A small worker shows the call.

import { rooted } from "../addresses";
import { locale } from "../i18n/index.svelte";
import { api } from "../net/http";

/** Whether this browser can be called here, and if not, why. */
export type Reachable = "possible" | "denied" | "insecure" | "unsupported";

export function reachable(): Reachable {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "possible";
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration(rooted("/"));
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Has this device called from now on; false where the browser or its user does not want that. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register(rooted("/push.js"), { scope: rooted("/"), updateViaCache: "none" });
  const worker = await navigator.serviceWorker.ready;
  const wanted = bytesOf(key);
  const before = await worker.pushManager.getSubscription();
  // A subscription is bound to the key of the server that it was made for.
  if (before && textOf(before.options.applicationServerKey) !== textOf(wanted.buffer)) await before.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  await api.push({
    address: made.endpoint,
    key: textOf(made.getKey("p256dh")),
    secret: textOf(made.getKey("auth")),
    language: locale.id,
  });
  return true;
}

/** Has this device called no more. */
export async function unsubscribe(): Promise<void> {
  await api.endPush();
  await (await subscription())?.unsubscribe();
}
