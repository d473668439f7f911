// The game on this device: kept for playing without a network, installed, and brought up to date when nobody plays.

import { rooted } from "../addresses";
import { settings } from "../settings.svelte";
import { nameBelow, startStore } from "../tab/messages";

export type Keeping = "off" | "gathering" | "kept" | "failed" | "insecure" | "unsupported";

/** What browsers that can install say when they would; no standard has it, so no library of types does. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export const device = $state({
  keeping: "off" as Keeping,
  /** A newer version is here, whole, and waits. */
  newer: false,
  /** The player wants it, as soon as nobody plays. */
  wanted: false,
  /** A game is open in this tab. */
  playing: false,
  installable: false,
  installed: false,
  /** Whether the browser has promised not to clear away what is stored. */
  promised: false,
});

/** Held in common by every tab with a game open, and alone by the one that changes the version. */
const PLAYING = "niagara playing ";
/** How often a page that stays open asks for a newer version. */
const LOOK_EVERY = 3_600_000;

/** After how long it is tried again to gather what could not be had; what was gathered stays. */
const AGAIN = 10_000;

let registration: ServiceWorkerRegistration | undefined;
let offer: InstallEvent | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

const lock = (): string => PLAYING + rooted("/");

/** Called once, in the build without a server. */
export function keepOnDevice(): void {
  watchInstalling();
  void navigator.storage?.persisted?.().then((promised) => (device.promised = promised));
  if (!isSecureContext) device.keeping = "insecure";
  else if (!("serviceWorker" in navigator)) device.keeping = "unsupported";
  else {
    watchVersions();
    $effect.root(() => {
      $effect(() => void (settings.offline ? keep() : forget()));
    });
  }
}

async function keep(): Promise<void> {
  if (!settings.offline) return;
  try {
    registration = await navigator.serviceWorker.register(rooted("/sw.js"), { scope: rooted("/") });
    registration.addEventListener("updatefound", look);
    look();
  } catch {
    failed();
  }
}

/** A network that was cut meanwhile leaves half of a version, which is none: the rest is asked for again. */
function failed(): void {
  device.keeping = "failed";
  clearTimeout(again);
  again = setTimeout(() => void keep(), AGAIN);
}

async function forget(): Promise<void> {
  device.keeping = "off";
  device.newer = false;
  const known = await navigator.serviceWorker.getRegistration(rooted("/"));
  await known?.unregister();
  await Promise.all((await keptVersions()).map((name) => caches.delete(name)));
  indexedDB?.deleteDatabase(startStore(nameBelow(rooted("/"))));
}

/** The names of what the service worker has on this device. */
async function keptVersions(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(`niagara ${rooted("/")} `));
}

function look(): void {
  if (!registration || !settings.offline) return;
  const { active, waiting, installing } = registration;
  installing?.addEventListener("statechange", look);
  waiting?.addEventListener("statechange", look);
  // A host that has switched it off leaves a worker that keeps nothing.
  if (active) void keptVersions().then(({ length }) => (device.keeping = length > 0 ? "kept" : "off"));
  else if (installing ?? waiting) device.keeping = "gathering";
  else failed();
  device.newer = active !== null && waiting !== null;
}

function watchVersions(): void {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // Another version has taken over: the page becomes it too. The first one ever is the page's own.
    if (controlled) location.reload();
    controlled = true;
  });
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < LOOK_EVERY) return;
    last = Date.now();
    void registration?.update().catch(() => {}); // without a network there is nothing newer
  });
}

/** The newer version takes over as soon as no tab has a game open. */
export function useNewer(): void {
  device.wanted = true;
  void navigator.locks.request(lock(), () => registration?.waiting?.postMessage("take over"));
}

/** A game is open in this tab, until the answer is called. */
export function holdVersion(): () => void {
  device.playing = true;
  let leave = (): void => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  void navigator.locks?.request(lock(), { mode: "shared" }, () => left);
  return () => {
    device.playing = false;
    leave();
  };
}

/** Asks the browser to keep what is stored. Some ask the player in turn: for a moment at which there is something to keep. */
export async function askToKeep(): Promise<void> {
  device.promised = (await navigator.storage?.persist?.()) ?? false;
}

function watchInstalling(): void {
  device.installed = matchMedia("(display-mode: standalone)").matches;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
    device.installable = true;
  });
  addEventListener("appinstalled", () => {
    device.installable = false;
    device.installed = true;
    void askToKeep();
  });
}

export async function install(): Promise<void> {
  device.installable = false;
  await offer?.prompt();
}
