// The tab as a host: a whole game against bots without any server, and nothing that was confirmed is lost on the way.

import { expect, type Page } from "@playwright/test";
import { RECORD } from "../blunder";
import { quick, WHOLE } from "../helpers";
import { ask, playOn } from "./player";
import { test } from "./served";

const seats = (...levels: string[]) => [{ kind: "me", name: "Ada" }, ...levels.map((level) => ({ kind: "bot", level }))];
const newGame = async (page: Page, levels: string[], rounds = 2) =>
  (await ask<{ id: string }>(page, "POST", "/api/tables", { pause: 0, options: { max_rounds: rounds }, seats: seats(...levels) })).id;

test("every level plays a game to its end; it can be replayed and analysed", async ({ page, served }) => {
  await quick(page);
  await page.goto(served.url);
  const table = await newGame(page, ["otter", "duck", "heron", "bear"], 5);
  let confirmed = 0;
  await playOn(page, table, (seq) => (confirmed = seq));
  expect(confirmed).toBeGreaterThan(10);
  const { games } = await ask<{ games: { id: string; finished: boolean; moves: number }[] }>(page, "GET", "/api/games");
  expect(games).toMatchObject([{ id: table, finished: true }]);
  await page.goto(`${served.url}#/replay/${table}`);
  await expect(page.locator(".transport, [role=slider], input[type=range]").first()).toBeVisible();
  // The analysis of a long game is long as well: the quick run has one of a single round.
  const { id } = WHOLE ? { id: table } : await ask<{ id: string }>(page, "POST", "/api/games", { record: JSON.stringify(RECORD) });
  await ask(page, "POST", `/api/tables/${id}/analysis`, { depth: "quick" });
  const status = async () => (await ask<{ status: string }>(page, "GET", `/api/tables/${id}/analysis`)).status;
  await expect.poll(status, { timeout: 240_000, intervals: [500] }).toBe("done");
});

test("reloads in the middle lose nothing", async ({ page, served }) => {
  await quick(page);
  await page.goto(served.url);
  let confirmed = 0;
  for (let time = 0; time < (WHOLE ? 2 : 1); time += 1) {
    // A game of its own each time: on a busy machine one may be over before the page is gone.
    const table = await newGame(page, ["otter", "otter"], 100);
    confirmed = 0;
    const playing = playOn(page, table, (seq) => (confirmed = Math.max(confirmed, seq))).catch(() => {});
    await expect.poll(() => confirmed, { timeout: 60_000 }).toBeGreaterThan(0);
    await page.reload();
    await playing;
    const replay = await ask<{ steps: { seq: number }[] }>(page, "GET", `/api/tables/${table}/replay`);
    expect(replay.steps.at(-1)!.seq).toBeGreaterThanOrEqual(confirmed);
  }
});

/** What is kept for the next start: its size, or 0; `spoil` overwrites the middle of it. */
const keptStart = (page: Page, spoil = false): Promise<number> =>
  page.evaluate(
    (spoil) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(`niagara${location.pathname.replaceAll("/", "-").replace(/-$/, "")}-start`);
        opening.onupgradeneeded = () => opening.transaction!.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const store = opening.result.transaction("start", "readwrite").objectStore("start");
          const reading = store.get("latest") as IDBRequest<{ bytes: Uint8Array } | undefined>;
          let size = 0;
          reading.onsuccess = () => {
            const found = reading.result;
            size = found?.bytes.length ?? 0;
            if (found && spoil) store.put({ ...found, bytes: found.bytes.fill(7) }, "latest");
          };
          store.transaction.oncomplete = () => {
            opening.result.close();
            resolve(size);
          };
        };
      }),
    spoil,
  );

test("a later start goes on from Python's memory, with luck of its own; a damaged one is thrown away", async ({ page, served }) => {
  await quick(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().split("/").at(-1)!));
  await page.goto(served.url);
  await ask(page, "GET", "/api/lobby");
  expect(asked).toContain("niagara.zip");
  await expect.poll(() => keptStart(page)).toBeGreaterThan(1_000_000);
  const tables: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    asked.length = 0;
    await page.reload();
    const table = await newGame(page, ["otter", "bear"], 3);
    tables.push(table);
    expect(asked).not.toContain("niagara.zip");
    if (time > 0) await playOn(page, table, () => {});
  }
  expect(new Set(tables).size).toBe(2);
  await keptStart(page, true);
  asked.length = 0;
  await page.reload();
  await playOn(page, await newGame(page, ["otter"]), () => {});
  expect(asked).toContain("niagara.zip");
});

test("two tabs of the same game: one leads, the other follows, and leads on when the first is closed", async ({ context, served }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await quick(first);
  await first.goto(served.url);
  const table = await newGame(first, ["otter", "otter"]);
  for (const page of [first, second]) {
    await quick(page);
    await page.goto(`${served.url}#/t/${table}`);
    await expect(page.locator(".hand button").first()).toBeVisible();
  }
  expect(first.workers().length).toBeGreaterThan(0);
  expect(second.workers()).toHaveLength(0);
  await first.close();
  await expect.poll(() => second.workers().length).toBeGreaterThan(0);
  let confirmed = 0;
  await playOn(second, table, (seq) => (confirmed = seq));
  expect(confirmed).toBeGreaterThan(0);
});

test("without storage the game is played all the same, and the page says that it will not be kept @long", async ({ page, served }) => {
  await quick(page);
  await page.route("**/assets/worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `Object.defineProperty(self,"indexedDB",{value:undefined});${await response.text()}` });
  });
  await page.goto(served.url);
  const table = await newGame(page, ["otter"]);
  await playOn(page, table, () => {});
  await expect(page.getByRole("status").filter({ hasText: "not be kept" })).toBeVisible();
});

test("everything goes out as one file and comes in on another device", async ({ page, served, browser }) => {
  await quick(page);
  await page.goto(served.url);
  const table = await newGame(page, ["otter"]);
  await page.locator(".gear").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save it" }).click()]);
  const other = await (await browser.newContext()).newPage();
  await quick(other);
  await other.goto(served.url);
  await ask(other, "GET", "/api/lobby");
  await other.locator(".gear").click();
  const file = { name: "niagara.json", mimeType: "application/json", buffer: Buffer.from("{}") };
  await other.locator("input[type=file]").setInputFiles(file);
  await expect(other.getByText("This file is not from this game")).toBeVisible();
  await other.locator("input[type=file]").setInputFiles(await download.path());
  await expect(other.getByText("One game was added.")).toBeVisible();
  await other.goto(`${served.url}#/t/${table}`);
  await expect(other.locator(".hand button").first()).toBeVisible();
});
