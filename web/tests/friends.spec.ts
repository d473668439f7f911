import { expect, test, type Page } from "@playwright/test";
import { leaks, type Frame } from "./leaks";
import { offered, offeredNow, quick, seeded, step, WHOLE } from "./helpers";

function listen(page: Page): Frame[] {
  const frames: Frame[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(JSON.parse(String(payload)) as Frame)));
  return frames;
}

test("two browsers and a spectator at one table; nobody receives another's chosen card", async ({ browser }) => {
  const ada = await (await browser.newContext()).newPage();
  const ben = await (await browser.newContext()).newPage();
  const eve = await (await browser.newContext()).newPage();
  const benFrames = listen(ben);
  const eveFrames = listen(eve);

  await quick(ada, { name: "Ada" });
  await ada.goto("/");
  await ada.getByRole("button", { name: "With friends" }).click();
  await ada.locator('input[name="seats"][value="3"]').check();
  await ada.getByRole("button", { name: "Make the table" }).click();
  await expect(ada.getByRole("heading", { name: "Waiting for paddlers" })).toBeVisible();
  await expect(ada.getByRole("img", { name: /QR code/ })).toBeVisible();
  const link = await ada.getByRole("textbox", { name: "The link to this table" }).inputValue();

  await quick(ben, { name: "Ben" });
  await ben.goto(link);
  await ben.getByRole("button", { name: "Sit down" }).first().click();
  await expect(ada.locator(".seats")).toContainText("Ben");

  await quick(eve, { name: "Eve" });
  await eve.goto(link);
  await ada.getByRole("button", { name: "Fill with bots and start" }).click();
  await expect(eve.locator(".sentence")).toHaveText(/watching/);

  // Ada chooses, thinks again, and both others only see that she has chosen.
  expect(await offered(ada)).toBe("card");
  await ada.keyboard.press("5");
  await ada.keyboard.press("Enter");
  await expect(ada.locator(".sentence")).toContainText("You play 5");
  await ada.keyboard.press("2");
  await ada.keyboard.press("Enter");
  await expect(ada.locator(".sentence")).toContainText("You play 2");
  await expect(ben.locator("article").first().getByRole("img", { name: "card chosen" })).toBeVisible();
  await expect(eve.locator("article").first().getByRole("img", { name: "card chosen" })).toBeVisible();
  expect(leaks(benFrames, 0)).toEqual([]);
  expect(leaks(eveFrames, 0)).toEqual([]);
  expect(eveFrames.every((frame) => (frame.decisions ?? []).length === 0)).toBe(true);

  const pick = seeded(1);
  await expect(async () => {
    for (const page of [ada, ben]) if (await offeredNow(page)) await step(page, pick);
    await expect(eve.locator("header .round")).toHaveText(WHOLE ? /Round [3-9]/ : /Round [2-9]/, { timeout: 50 });
  }).toPass({ intervals: [20] });
  expect(leaks(benFrames, 0)).toEqual([]);
  expect(leaks(eveFrames, 0)).toEqual([]);
  expect(leaks(eveFrames, 1)).toEqual([]);

  await ben.getByRole("tab", { name: "Chat" }).click();
  await ben.getByRole("button", { name: "Hello!" }).click();
  await expect(ada.getByRole("tab", { name: /Chat/ })).toContainText("1");
});
