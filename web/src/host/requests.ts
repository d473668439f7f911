// What the page of whoever runs the server asks of it; to everybody else none of it is there.

import { call } from "../net/http";
import type {
  HostLineGone,
  HostMeant,
  HostOverview,
  HostRemoval,
  HostRemovals,
  HostRename,
  HostReport,
  HostReports,
  HostTable,
  HostTables,
  LinkUse,
} from "../protocol.gen";

const post = (path: string, body: object = {}): Promise<unknown> => call<unknown>("POST", `/api/host${path}`, body);
const report = (id: string, tail: string): string => `/reports/${encodeURIComponent(id)}/${tail}`;

export const requests = {
  enter: (code: string) => post("/link", { code } satisfies LinkUse),
  end: () => post("/end"),
  overview: () => call<HostOverview>("GET", "/api/host"),
  tables: () => call<HostTables>("GET", "/api/host/tables"),
  close: (id: string) => post(`/tables/${encodeURIComponent(id)}/close`),
  reports: (settled: boolean) => call<HostReports>("GET", `/api/host/reports?settled=${settled}`),
  settle: (id: string) => post(report(id, "settle")),
  removeLine: (id: string, number: number) => post(report(id, "remove_line"), { number } satisfies HostLineGone),
  rename: (who: HostMeant, name: string) => post("/people/rename", { ...who, name } satisfies HostRename),
  signOut: (who: HostMeant) => post("/people/sign_out", who),
  removals: () => call<HostRemovals>("GET", "/api/host/removals"),
};

/** Everything that the page shows. */
export interface Seen {
  overview: HostOverview;
  tables: readonly HostTable[];
  more: boolean;
  reports: readonly HostReport[];
  removals: readonly HostRemoval[];
}

export async function look(settled: boolean): Promise<Seen> {
  const [overview, { tables, more }, { reports }, { removals }] = await Promise.all([
    requests.overview(),
    requests.tables(),
    requests.reports(settled),
    requests.removals(),
  ]);
  return { overview, tables, more, reports, removals };
}

/** Somebody whom something is to be done about. */
export interface Meant {
  who: HostMeant;
  name: string;
}

/** Something that is asked about before it is done. */
export interface Question {
  title: string;
  note: string;
  yes: string;
  onyes: () => Promise<unknown>;
}
