import { expect, test } from "@playwright/test";
import { quick, seeded } from "./helpers";
import { faults, namesOn, sentencesOf, takeDown } from "./listening/account";
import { newTable } from "./motion/runs";
import { actByEar, heardSoFar, listenIn } from "./listening/ear";

const ROUNDS = 3;

test("a game can be followed by ear: every event is said once, in order, before the next question", async ({ page }) => {
  await quick(page);
  await listenIn(page);
  const account = takeDown(page);
  await page.goto(`/t/${await newTable(page, { people: 1, bots: 2 })}`);
  const names = await namesOn(page);
  const pick = seeded(5);
  const over = (): boolean =>
    account.updates.some(({ events }) => events.some((event) => event.kind === "round_started" && event.round > ROUNDS));
  while (!over()) await actByEar(page, pick);
  await expect.poll(async () => faults(await heardSoFar(page), sentencesOf(account, names))).toEqual([]);
});
