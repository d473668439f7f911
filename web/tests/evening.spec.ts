import { expect, test, type Browser, type Page } from "@playwright/test";
import { endTitle, offeredNow, quick, seeded, step } from "./helpers";

async function somebody(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await quick(page, { name }, { max_rounds: 2 });
  return page;
}

/** Both play whatever they are offered until both have seen the end; how long that takes is the test's own limit. */
async function playOn(people: readonly Page[], seed: number): Promise<void> {
  const pick = seeded(seed);
  await expect(async () => {
    for (const page of people) {
      const offer = await offeredNow(page);
      if (offer !== null && offer !== "over") await step(page, pick);
    }
    for (const page of people) await expect(endTitle(page)).toBeVisible({ timeout: 20 });
  }).toPass({ intervals: [20] });
}

/** What the standings say: by row the name, the points of this game and of all. */
async function standings(page: Page): Promise<[string, number, number][]> {
  const rows = await page.locator(".evening tbody tr").allInnerTexts();
  return rows.map((row) => {
    const [name, last, total] = row.replaceAll("\n", "\t").split("\t").filter(Boolean).slice(-3);
    return [name!, Number(last), Number(total)];
  });
}

test("an evening of three rated games: standings between them and at the end @long", async ({ browser }) => {
  test.slow();
  const [ada, ben] = [await somebody(browser, "Ada"), await somebody(browser, "Ben")];
  await ada.goto("/");
  await ada.getByRole("button", { name: "With friends" }).click();
  await ada.locator('input[name="seats"][value="3"]').check();
  await ada.getByLabel("Games in a row").selectOption({ label: "Evening of 3 games" });
  await ada.getByRole("checkbox", { name: "Everyone may ask the coach" }).check();
  await expect(ada.getByRole("checkbox", { name: /Rated game/ })).toBeDisabled();
  await ada.getByRole("checkbox", { name: "Everyone may ask the coach" }).uncheck();
  await ada.getByRole("checkbox", { name: /Rated game/ }).check();
  await ada.getByRole("button", { name: "Make the table" }).click();
  await expect(ada.getByText("Game 1 of 3")).toBeVisible();
  await ben.goto(ada.url());
  await expect(ben.getByText("This game counts")).toBeVisible();
  await ben.getByRole("button", { name: "Sit down" }).first().click();
  await expect(ada.locator(".seats")).toContainText("Ben");
  await ada.getByRole("button", { name: "Fill with bots and start" }).click();

  const totals = new Map<string, number>();
  for (const game of [1, 2, 3]) {
    await playOn([ada, ben], game);
    const heading = game < 3 ? `Standings after game ${game} of 3` : "Final standings";
    for (const page of [ada, ben]) await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    const found = await standings(ada);
    expect(found).toHaveLength(3);
    for (const [name, last, total] of found) {
      expect(total).toBe((totals.get(name) ?? 0) + last);
      totals.set(name, total);
    }
    expect(found.map(([, , total]) => total)).toEqual([...totals.values()].sort((a, b) => b - a));
    expect([...(await standings(ben))].map(([, , total]) => total)).toEqual(found.map(([, , total]) => total));
    if (game === 3) break;
    await ada.getByRole("button", { name: "Next game" }).click();
    await ben.getByRole("button", { name: "Yes, again" }).click();
    for (const page of [ada, ben]) await expect(endTitle(page)).toBeHidden();
  }
  await expect(ada.locator(".evening .winner")).toContainText("The evening goes to");
  await expect(ada.getByRole("button", { name: "Another evening" })).toBeVisible();
  // All three games were rated, for two people at one bot.
  await expect(async () => {
    const me = (await (await ben.request.get("/api/me")).json()) as { rating: { games: number } | null };
    expect(me.rating?.games).toBe(3);
  }).toPass({ timeout: 20_000 });
});
