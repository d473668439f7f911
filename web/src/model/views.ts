// Pages that show a part of a table: `/t/abc/screen` the river and the seats, for a large screen in the room, `/t/abc/hand` what
// one player holds and does, for the phone in their hand. `/t/abc` shows all of it.

import { route } from "../router.svelte";

export type View = "" | "screen" | "hand";

const ADDRESS = /^\/t\/([^/]+)(?:\/(screen|hand))?$/;

export const tableOf = (path: string): string => ADDRESS.exec(path)?.[1] ?? "";
export const viewOf = (path: string): View => (ADDRESS.exec(path)?.[2] ?? "") as View;

export const tableAddress = (id: string, view: View = ""): string => `/t/${id}${view === "" ? "" : `/${view}`}`;

/** Another table as this one is looked at. */
export const alike = (id: string): string => tableAddress(id, viewOf(route.path));
