// Notes of the system, while the page is open in the background. Leave for them is asked for by a press of a button only.

import { settings } from "./settings.svelte";

export type Standing = "possible" | "denied" | "insecure" | "unsupported";

function look(): Standing {
  if (typeof Notification === "undefined") return isSecureContext ? "unsupported" : "insecure";
  if (!isSecureContext) return "insecure";
  return Notification.permission === "denied" ? "denied" : "possible";
}

let permission = $state(typeof Notification === "undefined" ? "default" : Notification.permission);

export const notes = {
  /** Whether this browser can show notes here, and if not, why. */
  get standing(): Standing {
    void permission;
    return look();
  },
  /** Whether notes are wanted, and allowed. */
  get wanted(): boolean {
    return settings.callNote && permission === "granted";
  },
};

/** Switches notes on or off; the browser asks for leave the first time. */
export async function wantNotes(on: boolean): Promise<void> {
  if (on && permission !== "granted") permission = await Notification.requestPermission();
  settings.callNote = on && permission === "granted";
}

/** Shows a note about something, in the place of an older one about the same; the answer takes it away. */
export function showNote(title: string, tag: string, icon: string): () => void {
  if (!notes.wanted) return () => {};
  try {
    const note = new Notification(title, { tag, icon });
    note.onclick = () => {
      focus();
      note.close();
    };
    return () => note.close();
  } catch {
    // Some phones show notes only through a service worker, which the static site has.
    return showThroughWorker(title, tag, icon);
  }
}

function showThroughWorker(title: string, tag: string, icon: string): () => void {
  const worker = navigator.serviceWorker?.getRegistration();
  void worker?.then((registration) => registration?.showNotification(title, { tag, icon })).catch(() => {});
  return () => closeNotes(tag);
}

/** Takes away what a service worker shows about something: from here, or while no page was open. */
export function closeNotes(tag: string): void {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.getNotifications({ tag }))
    .then((shown) => shown?.forEach((note) => note.close()))
    .catch(() => {});
}
