// Screens of a club: evenings, ratings, the ladder, manners.

import { request, type Page } from "@playwright/test";
import type { Ladder, LadderRow, LadderSeat, Leaderboard, Profile, RatingInfo } from "../src/protocol.gen";
import type { Screen } from "./screens";
import { stage, tableOf } from "./staged";
import { visit } from "./visit";

/** A rated table of somebody else's evening, with a seat that waits for whoever reads. */
async function invited(page: Page): Promise<void> {
  const host = await request.newContext({ baseURL: new URL((await page.request.get("/")).url()).origin });
  const made = await host.post("/api/tables", {
    data: { seats: [{ kind: "me", name: "Ada" }, { kind: "open" }], rated: true, evening: 3 },
  });
  const { id } = (await made.json()) as { id: string };
  await host.dispose();
  await visit(page, `/t/${id}`);
  await page.locator("dl dd").nth(4).waitFor();
}

/** The end of a game that is one of an evening. */
async function standings(page: Page, points: number[][]): Promise<void> {
  const send = await stage(page, "over", { people: true });
  send({ type: "table", table: { ...tableOf("over", { people: true }), evening: { games: 3, points } } });
  await page.locator(".evening td").first().waitFor();
}

/** A table with somebody else, at which one looks at whom to hear. */
async function minding(page: Page): Promise<void> {
  const made = await page.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Robin" }, { kind: "open" }], pause: 0 } });
  const { id } = (await made.json()) as { id: string };
  const other = await request.newContext({ baseURL: new URL((await page.request.get("/")).url()).origin });
  await other.post(`/api/tables/${id}/join`, { data: { name: "Wwwwwwwwwwwwwwwwwwwwwwww" } });
  await other.dispose();
  await visit(page, `/t/${id}`);
  await page.locator("button.manners").click();
  await page.locator("dialog .person").waitFor();
}

const LONGEST = "Wwwwwwwwwwwwwwwwwwwwwwww";

/** The club's pages with answers of our own: a server in a test has too few rated games for them. */
async function club(page: Page, path: string, ready: string): Promise<void> {
  const rating = (handle: string, points: number): RatingInfo => ({ handle, rating: points, within: 87, games: 42, won: 17, ranked: true });
  const names = ["Ada", LONGEST, "Cy", "Dan", "Eve"];
  const players = names.map((name, at) => ({ place: at + 1, name, face: "", rating: rating(`h${at}`, 1900 - 70 * at), yours: at === 2 }));
  const board: Leaderboard = { shown: true, you: rating("h2", 1760), players, next: "h4.5", ladder: true };
  const form = Array.from({ length: 14 }, (_, at) => ({
    id: `g${at}`,
    ended: Date.UTC(2026, 4, 20 - at),
    players: 4,
    place: 1 + ((at * 7) % 4),
    rating: 1700 + ((at * 37) % 120),
    kept: at < 9,
  }));
  const profile: Profile = {
    name: LONGEST,
    face: "p5",
    yours: true,
    rating: rating("h1", 1830),
    form,
    goals: { four_alike: 7, five_colours: 6, any_seven: 4 },
    gems: { P: 61, C: 38, Y: 22, B: 17, R: 9 },
  };
  await page.route("**/api/club?*", (route) => route.fulfill({ json: board }));
  await page.route("**/api/club/*", (route) => route.fulfill({ json: profile }));
  await visit(page, path);
  await page.locator(ready).first().waitFor();
}

/** The ladder with an answer of our own: its programs would have to play for an hour. */
async function ladder(page: Page): Promise<void> {
  const row = (name: string, level: string, rating: number | null, more: Partial<LadderRow> = {}): LadderRow => ({
    ...{ name, level, rating, low: null, high: null, games: 120, won: 31.5, forfeits: 0, connected: false, yours: false },
    ...more,
  });
  const rows = [
    row("", "bear2", 2020),
    row(LONGEST, "", 1893, { low: 1802, high: 1984, connected: true, yours: true }),
    row("", "heron", 1860),
    row("", "duckling", 1250),
    row("Clumsy", "", 1098, { low: 743, high: 1453, games: 12, won: 0, forfeits: 8 }),
    row("Newcomer", "", null, { games: 0, won: 0, connected: true }),
  ];
  const seat = (name: string, level: string, place: number, forfeit: LadderSeat["forfeit"] = null): LadderSeat => ({
    name,
    level,
    place,
    forfeit,
  });
  const began = Date.UTC(2026, 4, 20, 12);
  const games = (["late", "left", "illegal"] as const).map((reason, at) => ({
    ...{ id: `g${at}`, began, ended: began + 60_000 * at, kept: at > 0 },
    seats: [seat(LONGEST, "", 1), seat("", "bear2", 2), seat("", "heron", 3), seat(at === 0 ? "" : "Clumsy", "", 4, reason)],
  }));
  const running = [
    {
      id: "g9",
      began,
      ended: null,
      kept: true,
      seats: [seat("", "duck2", 0), seat("", "bear2", 0), seat("Clumsy", "", 0), seat(LONGEST, "", 0)],
    },
  ];
  const answer: Ladder = { kept: true, seconds: 5, counted: 240, rows, running, games };
  await page.route("**/api/ladder", (route) => route.fulfill({ json: answer }));
  await visit(page, "/ladder");
  await page.locator("tbody tr").first().waitFor();
}

export const CLUB: readonly Screen[] = [
  { name: "the ladder", open: ladder },
  { name: "the leaderboard", open: (page) => club(page, "/club", "tbody tr") },
  { name: "a profile", open: (page) => club(page, "/club/h1", "ol li") },
  { name: "manners", open: minding },
  {
    name: "manners: a report",
    async open(page) {
      await minding(page);
      await page.locator("dialog .person button").click();
      await page.locator("dialog textarea").waitFor();
    },
  },
  { name: "invited to an evening", open: invited },
  { name: "standings of an evening", open: (page) => standings(page, [[3, 2, 1, 0]]) },
  {
    name: "an evening is over",
    open: (page) =>
      standings(page, [
        [3, 2, 1, 0],
        [1, 3, 2, 0],
        [3, 2, 0, 0],
      ]),
  },
];
