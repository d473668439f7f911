// Whole games followed by ear, at three speeds: everything is said once, in order, before the next question.

import { expect, test } from "@playwright/test";
import { quick, seeded } from "../helpers";
import { faults, namesOn, sentencesOf, takeDown } from "../listening/account";
import { actByEar, heardSoFar, listenIn } from "../listening/ear";
import { newTable } from "../motion/runs";

const SPEEDS = [0, 1.8, 6];
const GAMES = 12;

for (let game = 0; game < GAMES; game += 1) {
  const speed = SPEEDS[game % SPEEDS.length]!;
  test(`game ${game}: by ear, at speed ${speed}`, async ({ page }) => {
    test.setTimeout(1_800_000);
    await quick(page, { speed });
    await listenIn(page);
    const account = takeDown(page);
    // Against these somebody wins before long, whatever the listener does.
    await page.goto(`/t/${await newTable(page, { people: 1, bots: 1 + (game % 3), level: "beaver2" })}`);
    const names = await namesOn(page);
    const pick = seeded(100 + game);
    while (await actByEar(page, pick));
    await expect(page.getByRole("heading", { name: /wins?|draw/i })).toBeVisible();
    const sentences = sentencesOf(account, names);
    await expect.poll(async () => faults(await heardSoFar(page), sentences)).toEqual([]);
    console.log(`game ${game}, speed ${speed}: ${account.updates.length} updates, ${sentences.length} sentences, each heard once`);
  });
}
