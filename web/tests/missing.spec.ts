// Parts of the page that do not come, over a bad network or from a server that has a newer version: nothing stays silently empty.

import { expect, test } from "@playwright/test";
import { quick } from "./helpers";

test("a dialog, words or a page that does not come says so, and comes when asked again", async ({ page }) => {
  await quick(page);
  const gone = /\/(NewFriends|NumbersPage|analysis)-[^/]*\.js$/;
  await page.route(gone, (route) => route.abort());
  await page.goto("/");
  await page.locator("button.way").first().click();
  const notice = page.getByRole("alert");
  await expect(notice).toBeVisible();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  // What lies over the page can be put away.
  await page.locator("aside", { has: notice }).getByRole("button", { name: "Close" }).click();
  await expect(notice).toHaveCount(0);
  // Whoever presses again is told again.
  await page.locator("button.way").first().click();
  await expect(notice).toBeVisible();

  await page.goto("/numbers");
  await expect(notice).toHaveCount(1);
  await expect(page.locator("main[role=alert]")).toBeVisible();
  await page.unroute(gone);
  await page.locator("main[role=alert] button").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
