// Everything that this browser keeps of the game, as one file: games, and what the pages remember (settings, progress).

import { rooted } from "../addresses";
import { host } from "../net/host";
import { TabHost } from "./host";
import { nameBelow } from "./messages";
import { BrowserShelf } from "./shelf";

/** Everything that a page of ours puts into localStorage begins so. */
const OURS = "niagara";
const FORMAT = "niagara-backup-1";

type Pair = readonly [string, string];

interface Backup {
  readonly format: typeof FORMAT;
  readonly games: readonly Pair[];
  readonly pages: readonly Pair[];
}

/** A file that is none of ours, or is damaged. */
export class BadBackup extends Error {}

const shelf = (): BrowserShelf => new BrowserShelf(nameBelow(rooted("/")));
const pairs = async (prefix: string): Promise<Pair[]> => JSON.parse(await shelf().read(prefix)) as Pair[];
/** `table/ID`, `action/ID/00000001`: whose a key is. */
const gameOf = (key: string): string => key.split("/")[1] ?? "";

export async function exportAll(): Promise<Blob> {
  const pages = Object.entries(localStorage).filter(([key]) => key.startsWith(OURS)) as Pair[];
  const backup: Backup = { format: FORMAT, games: await pairs(""), pages };
  return new Blob([JSON.stringify(backup)], { type: "application/json" });
}

/** Takes in what a file has and this browser does not; a game that is here already stays as it is. How many games came. */
export async function importAll(file: Blob): Promise<number> {
  const backup = read(await file.text());
  const here = new Set((await pairs("table/")).map(([key]) => gameOf(key)));
  const fresh = backup.games.filter(([key]) => /^(table|action|chat|analysis|aside)\//.test(key) && !here.has(gameOf(key)));
  const changes = fresh.map(([key, text]) => ({ key, text, fresh: false }));
  const written = await shelf().write(JSON.stringify(changes));
  if (written !== "safe") throw new BadBackup(written);
  for (const [key, text] of backup.pages) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  const now = host();
  if (now instanceof TabHost) now.readAgain();
  return fresh.filter(([key]) => key.startsWith("table/")).length;
}

function read(text: string): Backup {
  const isPairs = (found: unknown): boolean =>
    Array.isArray(found) &&
    found.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((each) => typeof each === "string"));
  try {
    const found = JSON.parse(text) as Partial<Backup>;
    if (found.format === FORMAT && isPairs(found.games) && isPairs(found.pages)) return found as Backup;
  } catch {
    // Not JSON at all: told below.
  }
  throw new BadBackup("not a backup of this game");
}
