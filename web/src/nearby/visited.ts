// Which tables on other devices this browser has been a guest at, and what it shows there to have its seat again.

/** A game as it was when no card lay down: what a new one can go on from, should the host never come back. */
export interface Moment {
  readonly position: unknown;
  /** Who sat where: `me`, another person, or a bot of a level. */
  readonly seats: readonly { readonly kind: "me" | "open" | "bot"; readonly name: string; readonly level: string }[];
}

interface Visited {
  /** Each host's token. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Each table's host. */
  readonly tables: Readonly<Record<string, string>>;
  readonly moments: Readonly<Record<string, Moment>>;
}

const KEY = "niagara.guest";
/** Older visits are forgotten. */
const MOST = 40;
const NONE: Visited = { hosts: {}, tables: {}, moments: {} };

function read(): Visited {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Visited>) };
  } catch {
    return NONE;
  }
}

const latest = <Each>(all: Readonly<Record<string, Each>>, key: string, value: Each, most = MOST): Record<string, Each> =>
  Object.fromEntries([...Object.entries(all).filter(([other]) => other !== key), [key, value] as const].slice(-most));

function write(visited: Visited): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visited));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

export const hostOf = (table: string): string => read().tables[table] ?? "";
export const isElsewhere = (table: string): boolean => table !== "" && hostOf(table) !== "";
export const tokenFor = (host: string): string => read().hosts[host] ?? "";
export const momentOf = (table: string): Moment | null => read().moments[table] ?? null;

export function remember(host: string, table: string, token: string): void {
  const { hosts, tables, moments } = read();
  write({ hosts: latest(hosts, host, token), tables: latest(tables, table, host), moments });
}

export function rememberMoment(table: string, moment: Moment): void {
  const visited = read();
  write({ ...visited, moments: latest(visited.moments, table, moment, 4) });
}
