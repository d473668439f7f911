import { expect, test } from "@playwright/test";
import { quick } from "./helpers";

test("around one device a curtain falls between secret choices @phone", async ({ page }) => {
  await quick(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Around this device" }).click();
  await page.getByLabel("Player 1").fill("Ada");
  await page.getByLabel("Player 2").fill("Ben");
  await page.locator("dialog").getByRole("button", { name: "Start" }).click();

  const curtain = page.getByRole("alertdialog");
  await expect(curtain).toContainText("Pass the device to Ada");
  await expect(page.locator(".hand")).toHaveCount(0);
  await page.keyboard.press("3");
  await expect(page.locator(".hand")).toHaveCount(0);

  await curtain.getByRole("button", { name: "I am Ada" }).click();
  await page.getByRole("button", { name: "Card 3" }).click();
  await page.getByRole("button", { name: "Play 3" }).click();

  await expect(curtain).toContainText("Pass the device to Ben");
  await expect(page.locator(".down, .raised")).toHaveCount(0);
  await curtain.getByRole("button", { name: "I am Ben" }).click();
  await page.getByRole("button", { name: "Card 5" }).click();
  await page.getByRole("button", { name: "Play 5" }).click();
  await expect(curtain).toBeHidden();
  await expect(page.locator(".whose")).toContainText(/Ada|Ben/);
});
