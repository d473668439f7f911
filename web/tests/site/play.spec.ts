// The game in the tab: begun while the engine loads, kept over a reload, brought up to date between games.

import { expect } from "@playwright/test";
import { offered, quick, seeded, step } from "../helpers";
import { test, withoutEngine } from "./served";

test("a game is begun while the engine loads, goes on after a reload and without a network @phone", async ({ page, served }) => {
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text());
  });
  await quick(page);
  // A quick machine has the engine before anybody can look.
  let goOn = (): void => {};
  const looked = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/engine/**", async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(served.url);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  goOn();
  expect(await offered(page)).toBe("card");
  await expect(page).toHaveURL(/#\/t\/[\w-]+$/);
  const pick = seeded(3);
  for (let count = 0; count < 12; count += 1) await step(page, pick);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  served.cut();
  await page.reload();
  await offered(page);
  for (let count = 0; count < 12; count += 1) await step(page, pick);
  expect(blocked).toEqual([]);
});

test("a newer version waits for the end of a game", async ({ page, served }) => {
  served.publish("older");
  await quick(page);
  await page.goto(served.url);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await offered(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  served.publish("newer");
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByRole("button", { name: "After this game" }).click();
  await expect(page.getByText("The new version comes when no game is open.")).toBeVisible();
  const pick = seeded(4);
  for (let count = 0; count < 6; count += 1) await step(page, pick);
  await expect(page.locator("html")).toHaveAttribute("data-mark", "older");
  await offered(page); // the game goes on
  const table = page.url();
  await Promise.all([page.waitForEvent("load"), page.goBack()]);
  await expect(page.locator("html")).toHaveAttribute("data-mark", "newer");
  // The game that was left is still there, in the new version.
  await page.goto(table);
  await offered(page);
});

test("a lesson, today's puzzle and the explorer answer without a server", async ({ page, served }) => {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  await quick(page);
  await page.goto(`${served.url}#/learn/scene/weather`);
  await page.locator("button.big").first().click();
  await expect(page.locator(".verdict")).toBeVisible();
  await page.goto(`${served.url}#/learn/puzzles`);
  await page.locator("main a.primary").click();
  await expect(page.locator(".bar .sentence")).toBeVisible();
  await page.goto(`${served.url}#/explore`);
  await page.locator(".best li").first().waitFor();
  expect(wrong).toEqual([]);
});

test("whoever saves data is sent the engine when they play", async ({ page, served }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await quick(page);
  await withoutEngine(page);
  await page.goto(served.url);
  await expect(page.getByText("Data saving is on", { exact: false })).toBeVisible();
  expect(fetched.filter((url) => url.includes("/engine/"))).toEqual([]);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  expect(await offered(page)).toBe("card");
});
