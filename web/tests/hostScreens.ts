// The page of whoever runs the server, with answers of our own: a server in a test has no such life.

import type { Page } from "@playwright/test";
import type { HostOverview, HostRemovals, HostReports, HostTables, SeatInfo, TableInfo } from "../src/protocol.gen";
import type { Screen } from "./screens";
import { tableOf } from "./staged";

const LONGEST = "Wwwwwwwwwwwwwwwwwwwwwwww";
const MADE = Date.UTC(2026, 4, 20, 18, 5);

const KINDS = ["files", "health", "requests", "tables", "practice", "analysis", "positions", "retelling", "messages", "chat", "people"];

const OVERVIEW: HostOverview = {
  until: MADE + 7 * 86_400_000,
  version: "0.2.0",
  figures: {
    players: 1234,
    watchers: 56,
    sockets: 1300,
    tables: 402,
    moves: 5210,
    waiting: 3,
    lag: 14,
    database: 1_234_567_890,
    since: MADE,
    processes: 4,
  },
  limits: {
    quotas: KINDS.map((kind, at) => ({ kind, a_second: 0.2 + 5 * at, at_once: 4000 - 300 * at, session: kind === "chat" })),
    keeping: [
      { kind: "open", days: 2 },
      { kind: "nobodys", days: 7 },
      { kind: "imports", days: 90 },
      { kind: "games", days: 0 },
      { kind: "sessions", days: 400 },
    ],
    sockets: 1000,
    connections: 400,
    words: 0,
    leaderboard: true,
  },
};

function table(id: string, more: Partial<TableInfo>): TableInfo {
  const made = tableOf("choose", { mine: [0, 3] });
  return { ...made, id, seats: made.seats.map((seat): SeatInfo => ({ ...seat, yours: false })), standing: null, ...more };
}

const TABLES: HostTables = {
  tables: [
    { table: table("t1", { status: "playing", standing: { round: 12, to_decide: [0, 2], since: Date.now() - 185_000 } }), created: MADE },
    {
      table: table("t2", {
        status: "open",
        public: true,
        seats: [
          { kind: "human", name: LONGEST, online: true },
          { kind: "open", name: "" },
          { kind: "open", name: "" },
        ],
        spectators: 2,
      }),
      created: MADE,
    },
  ],
  more: true,
};

const REPORTS: HostReports = {
  reports: [
    {
      id: "r1",
      at: MADE,
      table: "t1",
      name: LONGEST,
      called: "Robin",
      known: true,
      by: "Maximiliane",
      reason: "He was rude to everybody at the table, and he did not stop when we asked for it.",
      lines: [
        { number: 3, name: LONGEST, phrase: "", text: "You all paddle like bricks, and that is still a kind thing to say", there: true },
        { number: 4, name: LONGEST, phrase: "hurry", text: "", there: false },
      ],
      settled: false,
    },
    { id: "r2", at: MADE, table: "t2", name: "Ben", called: "Ben", known: true, by: "", reason: "A bad name", lines: [], settled: true },
  ],
};

const REMOVALS: HostRemovals = {
  removals: (["table", "line", "name", "devices"] as const).map((kind, at) => ({
    id: `${at}`,
    at: MADE - 3_600_000 * at,
    kind,
    table: "t1",
    name: kind === "table" ? "" : LONGEST,
  })),
};

async function host(page: Page, tab: "tables" | "reports" | "removals" | "server"): Promise<void> {
  await page.route("**/api/host", (route) => route.fulfill({ json: OVERVIEW }));
  await page.route("**/api/host/tables", (route) => route.fulfill({ json: TABLES }));
  await page.route("**/api/host/reports?*", (route) => route.fulfill({ json: REPORTS }));
  await page.route("**/api/host/removals", (route) => route.fulfill({ json: REMOVALS }));
  await page.goto("/host");
  await page.locator(`#tab-${tab}`).click();
  await page.locator("[role=tabpanel] li, [role=tabpanel] table").first().waitFor();
}

export const HOST: readonly Screen[] = [
  {
    name: "host: the way in",
    async open(page) {
      await page.goto("/host#somecode");
      await page.locator("main .button.primary").waitFor();
    },
  },
  { name: "host: tables", open: (page) => host(page, "tables") },
  {
    name: "host: a table is to be closed",
    async open(page) {
      await host(page, "tables");
      await page.locator(".doing button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "host: somebody",
    async open(page) {
      await host(page, "tables");
      await page.locator(".seat button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  { name: "host: reports", open: (page) => host(page, "reports") },
  { name: "host: removals", open: (page) => host(page, "removals") },
  { name: "host: the server", open: (page) => host(page, "server") },
];
