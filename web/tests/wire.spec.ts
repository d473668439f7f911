// The page over a bad network: it claims nothing that the server does not know, and comes back by itself.

import { expect, test as base, type Browser, type Page } from "@playwright/test";
import { newGame, offered, quick, sentence } from "./helpers";
import { Network } from "./proxy";
import { snapshotFor } from "./truth";

/** A network for each of those who need their own. */
const test = base.extend<{ network: Network; second: Network; third: Network }>({
  network: ({}, use) => during(use),
  second: ({}, use) => during(use),
  third: ({}, use) => during(use),
});

async function during(use: (network: Network) => Promise<void>): Promise<void> {
  const network = await Network.start();
  await use(network);
  await network.close();
}

async function visitor(browser: Browser, network: Network, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: network.url })).newPage();
  await quick(page, { name });
  return page;
}

/** Ada and Ben at a table of two; nobody has chosen a card yet. */
async function adaAndBen(browser: Browser, first: Network, second: Network): Promise<[Page, Page, string]> {
  const [ada, ben] = [await visitor(browser, first, "Ada"), await visitor(browser, second, "Ben")];
  const made = await ada.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Ada" }, { kind: "open" }], pause: 0 } });
  const { id } = (await made.json()) as { id: string };
  await ben.request.post(`/api/tables/${id}/join`, { data: { name: "Ben" } });
  await ada.request.post(`/api/tables/${id}/start`, { data: { fill: "" } });
  for (const page of [ada, ben]) {
    await page.goto(`/t/${id}`);
    expect(await offered(page)).toBe("card");
  }
  return [ada, ben, id];
}

/** Another window of somebody at a table, over another network. */
async function twinOf(page: Page, network: Network): Promise<Page> {
  const twin = await page.context().newPage();
  await twin.goto(network.url + new URL(page.url()).pathname);
  expect(await offered(twin)).toBe("card");
  return twin;
}

async function choose(page: Page, card: string): Promise<void> {
  await page.keyboard.press(card);
  await page.keyboard.press("Enter");
}

test("a card chosen on a half-open wire is shown as being sent, and arrives when the network is back", async ({
  browser,
  network,
  second,
}) => {
  const [ada, , table] = await adaAndBen(browser, network, second);
  network.swallow();
  await choose(ada, "4");
  await expect(ada.locator(".bar .sending")).toBeVisible();
  await expect(sentence(ada)).not.toContainText("You play 4");
  expect((await snapshotFor(ada, table)).position!.seats[0]!.card).toBe("");
  // The page finds out by itself.
  await expect(ada.locator(".trouble")).toBeVisible();
  await expect(sentence(ada)).not.toContainText("You play 4");

  network.restore();
  await expect(sentence(ada)).toContainText("You play 4");
  await expect(ada.locator(".bar .sending")).toBeHidden();
  expect((await snapshotFor(ada, table)).position!.seats[0]!.card).toBe("4");
});

test("a page that comes online or into sight looks at once whether its wire still lives @long", async ({ page, network }) => {
  await quick(page);
  await page.goto(network.url);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  expect(await offered(page)).toBe("card");
  for (const wake of ["online", "visibilitychange"]) {
    network.swallow();
    network.restore();
    const before = network.opened;
    await page.evaluate((name) => (name === "online" ? window : document).dispatchEvent(new Event(name)), wake);
    await expect.poll(() => network.opened).toBeGreaterThan(before);
    await expect(page.locator(".trouble")).toBeHidden();
  }
  await choose(page, "4");
  await expect(page.locator(".buttons .list")).toBeVisible();
});

test("a choice for a round that went on without it is taken back with a word @long", async ({ browser, network, second, third }) => {
  const [ada, ben, table] = await adaAndBen(browser, network, second);
  const twin = await twinOf(ada, third);
  network.swallow();
  await choose(ada, "4");
  await expect(ada.locator(".bar .sending")).toBeVisible();
  for (const page of [twin, ben]) await choose(page, "2");
  await expect.poll(async () => (await snapshotFor(twin, table)).position!.phase).toBe("turns");

  network.restore();
  await expect(ada.locator(".notice")).toContainText("moved on");
  await expect(ada.locator(".bar .sending")).toBeHidden();
});

test("the card that is down is known in every window of its player and after a break @long", async ({
  browser,
  network,
  second,
  third,
}) => {
  const [ada, ben] = await adaAndBen(browser, network, second);
  const twin = await twinOf(ada, third);
  await choose(ada, "5");
  await expect(sentence(twin)).toContainText("You play 5");
  third.down();
  await expect(twin.locator(".trouble")).toBeVisible();
  await choose(ada, "2");
  await expect(sentence(ada)).toContainText("You play 2");
  third.restore();
  await expect(twin.locator(".trouble")).toBeHidden();
  await expect(sentence(twin)).toContainText("You play 2");
  await expect(twin.locator(".hand button.down")).toHaveAccessibleName(/Card 2/);
  await expect(ben.locator(".hand .down")).toHaveCount(0);
});

test("chat goes through a break both ways: nothing lost, nothing twice", async ({ browser, network, second }) => {
  const [ada, ben] = await adaAndBen(browser, network, second);
  for (const page of [ada, ben]) await page.getByRole("tab", { name: /Chat/ }).click();
  const say = async (page: Page, words: string): Promise<void> => {
    await page.locator(".chat .field").fill(words);
    await page.keyboard.press("Enter");
  };
  const lines = (page: Page) => page.locator(".chat ol li");

  await say(ada, "before");
  await expect(lines(ben)).toHaveText([/before/]);
  second.swallow();
  await say(ada, "while Ben is away");
  await say(ben, "into the void");
  await expect(lines(ben).filter({ hasText: "into the void" })).toHaveClass(/unsent/);
  await expect(ben.locator(".trouble")).toBeVisible();
  second.restore();
  for (const page of [ada, ben]) {
    await expect(lines(page)).toHaveText([/before/, /while Ben is away/, /into the void/]);
    await expect(page.locator(".chat .unsent")).toHaveCount(0);
  }
  // Whatever arrives twice is said once.
  second.twice = true;
  await say(ben, "an echo");
  await expect(lines(ada)).toHaveCount(4);
  await say(ada, "no echo");
  for (const page of [ada, ben]) {
    await expect(lines(page)).toHaveText([/before/, /while Ben is away/, /into the void/, /an echo/, /no echo/]);
  }
});

test("what Home said about the network goes away with the trouble @long", async ({ page, network }) => {
  await quick(page);
  await page.goto(network.url);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  network.down();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("cannot be reached");
  network.restore();
  await expect(page.getByRole("alert")).toBeHidden();
  await newGame(page);
});
