// A turn of two canoes at a staged moment: what is offered where, and what Confirm says.

import { expect, test } from "@playwright/test";
import { quick, sentence } from "./helpers";
import { tableFrom } from "./nearly";
import { stage } from "./staged";

test("a deed before paddling is offered where the canoe stands, and Confirm names the whole plan @phone", async ({ page }) => {
  await quick(page);
  await stage(page, "turn");
  const ends = () =>
    page
      .locator(".board [role=button][data-end]")
      .evaluateAll((all) => [...new Set(all.map((end) => end.getAttribute("data-end")))].sort());
  await expect.poll(ends).toEqual(["3", "5", "X"]);
  // Loading the ruby first costs the points that would have led to 3.
  const ruby = page.locator(".board [data-chip]");
  await expect(ruby).toHaveCount(1);
  await ruby.click();
  await expect.poll(ends).toEqual(["5", "X"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(ends).toEqual(["3", "5", "X"]);
  await ruby.click();
  await page.locator('.board [data-end="5"]').click({ force: true });
  await expect(sentence(page)).toHaveText("Now your other canoe.");
  // Nothing has happened yet: the canoe lies where it lay, its ghost where it will go.
  await expect(page.locator(".board .ghost")).toHaveCount(1);
  await page.locator('.board [data-end="2"]').click({ force: true });
  await expect(sentence(page)).toHaveText("First canoe: load a ruby, up to 5. Second canoe: up to 2?");
  await expect(page.locator(".board .ghost")).toHaveCount(2);
  // Where the river may carry them from there.
  await expect(page.locator(".board .drifts text").first()).toHaveText(/^\d+%$/);
  // Each canoe keeps its name, whichever moves first.
  await stage(page, "turn");
  await page.keyboard.press("b");
  await page.locator('.board [data-end="2"]').click({ force: true });
  await expect(sentence(page)).toHaveText("Now your other canoe.");
  await ruby.click();
  await page.locator('.board [data-end="5"]').click({ force: true });
  await expect(sentence(page)).toHaveText("Second canoe: up to 2. First canoe: load a ruby, up to 5?");
});

test("the river's danger stands on the water while a card is chosen and a turn is planned, unless hints are off @phone", async ({
  page,
}) => {
  await quick(page);
  const chances = () => page.locator(".board .dangers text").allTextContents();
  const band = page.locator(".head .band");
  await stage(page, "choose");
  await expect(page.locator(".hand")).toBeVisible();
  await expect(band).toHaveCount(0);
  await page.keyboard.press("5");
  await expect(band).toContainText("7R (100%), 7L (94%)");
  const certain = await chances();
  expect(certain).toContain("100%");
  expect(certain).toContain("94%");
  await stage(page, "turn");
  const outlook = page.locator(".outlook li");
  await expect(outlook).toHaveText(["94%: lose the canoe on 7, left arm", "50%: lose the canoe on 6, right arm, and a sapphire with it"]);
  await page.locator(".board [data-chip]").click();
  await page.locator('.board [data-end="5"]').click({ force: true });
  await expect(outlook.first()).toHaveText("26%: lose the canoe on 5, and a ruby with it");
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("niagara.settings")!) as object;
    localStorage.setItem("niagara.settings", JSON.stringify({ ...kept, hints: false }));
    dispatchEvent(new StorageEvent("storage", { key: "niagara.settings" }));
  });
  await expect(band).toHaveCount(0);
  await expect(outlook).toHaveCount(0);
  expect(await chances()).toEqual([]);
});

test("whatever comes into focus, the river stays where it is", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await quick(page);
  await stage(page, "turn");
  const end = page.locator('.board [data-end="X"]').first();
  await expect(end).toBeVisible();
  await end.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const above = await end.evaluate((element) => {
    const parents = [];
    for (let parent = element.parentElement; parent; parent = parent.parentElement) parents.push(parent.scrollTop);
    return parents.reduce((sum, top) => sum + top, 0);
  });
  expect(above).toBe(0);
});

test("the hand stays under the finger, whatever the card that is looked at may lead to", async ({ page }) => {
  await quick(page);
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await stage(page, "choose");
    const cards = page.locator(".hand button:not(:disabled)");
    await expect(cards.first()).toBeVisible();
    const places = () => page.locator(".hand").evaluate((hand) => [hand.getBoundingClientRect().x, hand.getBoundingClientRect().y]);
    const before = await places();
    for (let card = 0; card < (await cards.count()); card += 1) {
      await cards.nth(card).dispatchEvent("pointerenter");
      await expect(page.locator(".board .dangers")).toBeVisible();
      expect(await places(), `${width} × ${height}, card ${card}`).toEqual(before);
      await cards.nth(card).dispatchEvent("pointerleave");
    }
  }
});

test("who is about to go over the falls is not told to be safe", async ({ page }) => {
  await quick(page);
  // Seat 0 comes first with its only canoe, which lies empty above the left falls.
  const position = "3 alternate shared stealing 9 | 9 0 +0 L choose | P7 C7 Y7 B6 R4 | 123456 - B 7L X | 123456 - R3 J X | 123456 - - 3 J";
  await page.goto(`/t/${await tableFrom(page, position)}`);
  await expect(page.locator(".hand")).toBeVisible();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(sentence(page)).toContainText("Where should your canoe go");
  await page.locator('.board [data-end="X"]').first().click({ force: true });
  await expect(sentence(page)).toHaveText("Over the falls: this canoe will be lost!");
  await expect(page.locator(".head .band")).toBeVisible();
  await expect(page.locator(".bar")).not.toContainText("safe");
});

test("however much there is to be said, it covers nothing that can be pressed, and no card", async ({ page }) => {
  await quick(page, { motion: "calm", language: "de" });
  const found: string[] = [];
  for (const [width, height] of [
    [900, 600],
    [960, 600],
    [1024, 600],
    [1024, 768],
    [1280, 720],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await stage(page, "pressed");
    await expect(page.locator(".outlook li")).toHaveCount(4);
    if (width >= 900) await expect(page.locator("aside .seat")).toHaveCount(5);
    const covered = await page.locator(".board [data-end]").evaluateAll((ends) =>
      ends.flatMap((end) => {
        const { x, y, width: wide, height: high } = end.getBoundingClientRect();
        const there = document.elementFromPoint(x + wide / 2, y + high / 2);
        return there?.closest(".board") ? [] : [`the end ${(end as SVGElement).dataset.end} is covered`];
      }),
    );
    const cut = await page.locator("aside .seat").evaluateAll((seats) =>
      seats.flatMap((seat) => {
        const words = document.createRange();
        words.selectNodeContents(seat.querySelector(".state")!);
        const room = seat.querySelector(".card")!.getBoundingClientRect().left - words.getBoundingClientRect().right;
        return room < 0 ? [`${words.toString().trim()} lies on the card`] : [];
      }),
    );
    found.push(...[...covered, ...cut].map((flaw) => `${width} × ${height}: ${flaw}`));
  }
  expect(found).toEqual([]);
});
