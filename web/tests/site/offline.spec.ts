// Installed and offline: one whole version is kept, another is asked for, everything can be switched off.

import { expect, type Page } from "@playwright/test";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { quick } from "../helpers";
import { test, withoutEngine } from "./served";

/** Until the service worker has everything and answers for the page. */
const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
const mark = (page: Page) => page.locator("html").getAttribute("data-mark");
const lookForNewer = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
test.beforeEach(({ page }) => withoutEngine(page));

const keptNames = (page: Page) => page.evaluate(() => caches.keys());

test("after the first visit it opens without a network, pages that were never seen too @phone", async ({ page, served }) => {
  await quick(page, { language: "ru" });
  await page.goto(served.url);
  await kept(page);
  served.cut();
  await page.reload();
  await expect(page.locator("button.play")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${served.url}#/learn/rules?R6.8`);
  await expect(page.locator('[id="R6.8"].target')).toBeInViewport();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("what could not be had at first is gathered later, without a reload", async ({ page, served }) => {
  served.slim();
  const assets = join(served.folder, "assets");
  const missing = join(
    assets,
    readdirSync(assets).find((name) => name.startsWith("words-pl-"))!,
  );
  renameSync(missing, `${missing}.away`);
  await quick(page);
  await page.goto(served.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByText("It could not be stored", { exact: false })).toBeVisible();
  renameSync(`${missing}.away`, missing);
  await kept(page);
});

test("what lies beside the client never passes through it @long", async ({ page, served }) => {
  served.slim();
  await quick(page);
  for (const folder of ["api", "docs"]) {
    mkdirSync(join(served.folder, folder));
    writeFileSync(join(served.folder, folder, "index.html"), "first");
  }
  await page.goto(served.url);
  await kept(page);
  const read = (path: string) => page.evaluate(async (path) => (await fetch(path, { cache: "reload" })).text(), path);
  for (const path of ["api/", "docs/"]) expect(await read(path)).toBe("first");
  served.cut();
  for (const path of ["api/", "docs/"]) await expect(read(path)).rejects.toThrow();
});

test("a newer version comes when it is asked for, and whole", async ({ page, served }) => {
  served.slim();
  served.publish("older");
  await quick(page);
  await page.goto(`${served.url}#/learn/rules`);
  await kept(page);
  served.publish("newer");
  await page.reload();
  expect(await mark(page)).toBe("older");
  await lookForNewer(page);
  await expect(page.getByText("A new version is here.")).toBeVisible();
  expect(await mark(page)).toBe("older");
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Use it now" }).click()]);
  await expect(page.locator("h1")).toHaveText("The rules");
  expect(await mark(page)).toBe("newer");
  expect(await keptNames(page)).toHaveLength(1);
});

test("half of a newer version is none @long", async ({ page, served }) => {
  served.slim();
  served.publish("older");
  await quick(page);
  await page.goto(served.url);
  await kept(page);
  served.publish("newer");
  writeFileSync(join(served.folder, "index.html"), "a page of yet another version");
  // A browser tells an update that fails; nothing else may come of it.
  await lookForNewer(page).catch(() => {});
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).installing === null);
  await expect(page.getByText("A new version is here.")).toBeHidden();
  await page.reload();
  await expect(page.locator("button.play")).toBeVisible();
  expect(await mark(page)).toBe("older");
});

test("it is switched off by the player, and on again @long", async ({ page, served }) => {
  served.slim();
  await quick(page);
  await page.goto(served.url);
  await kept(page);
  await page.getByRole("button", { name: "Settings" }).click();
  const toggle = page.getByRole("switch", { name: "Play without a network" });
  await expect(page.getByText("Everything is here; it plays in a tunnel too.")).toBeVisible();
  await toggle.click();
  await expect(page.getByText("Switched off: a network is needed.")).toBeVisible();
  await expect.poll(() => keptNames(page)).toEqual([]);
  await page.reload();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await toggle.click();
  await expect(page.getByText("Everything is here; it plays in a tunnel too.")).toBeVisible();
});

test("it is switched off by the host @long", async ({ page, served }) => {
  served.slim();
  await quick(page);
  await page.goto(served.url);
  await kept(page);
  copyFileSync(join(served.folder, "sw-off.js"), join(served.folder, "sw.js"));
  // The page loads itself anew when its worker is another.
  await Promise.all([page.waitForEvent("load"), lookForNewer(page).catch(() => {})]);
  await expect.poll(() => keptNames(page)).toEqual([]);
  const index = join(served.folder, "index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace("<html", '<html data-mark="plain"'));
  await page.reload();
  expect(await mark(page)).toBe("plain");
  await expect(page.locator("button.play")).toBeVisible();
});

test("without HTTPS nothing is kept, and the settings say why", async ({ page, served }) => {
  await quick(page);
  await page.goto(served.url.replace("127.0.0.1", "niagara.test"));
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByText("browsers store nothing", { exact: false })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Play without a network" })).toBeHidden();
});
