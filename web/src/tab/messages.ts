// What pages and the engine tell each other. All of it goes over one BroadcastChannel: whichever page leads runs the engine,
// and every page of this browser, that one too, speaks to it alike.

/** From a page to the engine; `n` numbers what the page has asked for and opened. */
export type Asked = { readonly from: string } & (
  | { readonly kind: "who" }
  | { readonly kind: "call"; readonly n: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly kind: "open"; readonly n: number; readonly path: string }
  | { readonly kind: "say"; readonly n: number; readonly text: string }
  | { readonly kind: "close"; readonly n: number }
);

/** Whether games outlive the tab: they do, there is no storage, or there is no room left in it. */
export type Keeping = "kept" | "memory" | "full";

export interface Standing {
  readonly keeping: Keeping;
  /** How many saved games could not be read and were put aside. */
  readonly aside: number;
}

/** From the engine to all pages, or to the one that it is for. */
export type Told =
  | { readonly kind: "loading"; readonly done: number }
  | { readonly kind: "failed"; readonly text: string }
  /** From a page to the one that leads: what is kept has been changed, so that the engine is to read it anew. */
  | { readonly kind: "again" }
  | { readonly kind: "here"; readonly engine: string }
  | ({ readonly kind: "standing" } & Standing)
  | { readonly kind: "answer"; readonly to: string; readonly n: number; readonly status: number; readonly text: string }
  | { readonly kind: "told"; readonly to: string; readonly n: number; readonly text: string }
  | { readonly kind: "ended"; readonly to: string; readonly n: number; readonly code: number };

/** What a page tells the worker that it starts: where the engine's files are, and what its channel and storage are called. */
export interface Begin {
  readonly files: string;
  readonly name: string;
  /** One before has broken down: nothing but the files is to be trusted. */
  readonly fresh: boolean;
}

/** What this site's channel, locks and storage are called: several may stand below one address. */
export const nameBelow = (folder: string): string => `niagara${folder.replaceAll("/", "-").replace(/-$/, "")}`;

export const pageLock = (name: string, page: string): string => `${name}-page-${page}`;

/** Where what makes a later start short is kept. */
export const startStore = (name: string): string => `${name}-start`;
