// Addresses on a host that knows files and nothing else.

import { expect } from "@playwright/test";
import { quick } from "../helpers";
import { test, withoutEngine } from "./served";

test("a copied link opens in a fresh browser", async ({ page, served, browser }) => {
  await withoutEngine(page);
  await quick(page);
  await page.goto(served.url);
  await page.getByRole("link", { name: /Learn the game/ }).click();
  await page.goto(`${served.url}#/learn/rules`);
  await page.getByRole("link", { name: "R6.8", exact: true }).click();
  await expect(page.locator('[id="R6.8"].target')).toBeInViewport();
  const other = await (await browser.newContext()).newPage();
  await withoutEngine(other);
  await other.goto(page.url());
  await expect(other.locator('[id="R6.8"].target')).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe(new URL(served.url).pathname);
  for (const _ of ["the book", "the lessons", "home"]) await page.goBack();
  await expect(page.locator("button.play")).toBeVisible();
});

test("no link of any page leaves the folder, and nothing breaks its policy", async ({ page, served }) => {
  await quick(page);
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text());
  });
  for (const path of ["", "#/learn", "#/learn/overview", "#/learn/rules", "#/games"]) {
    await page.goto(served.url + path);
    // The first page that asks waits for the engine.
    await page.locator("h1").first().waitFor({ timeout: 120_000 });
    const links = await page.locator("a[href]").evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
    expect(links.filter((link) => !link.startsWith(served.url))).toEqual([]);
  }
  expect(blocked).toEqual([]);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).not.toContain("unsafe-inline");
});
