import { expect, test, type Page } from "@playwright/test";
import { quick } from "./helpers";

const settings = async (page: Page): Promise<void> => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Your devices" })).toBeVisible();
};

const watching = (page: Page) => page.getByRole("heading", { name: "You are watching" });

test("a seat is carried to another device, which both then share, and is ended from the first", async ({ browser }) => {
  const desk = await (await browser.newContext()).newPage();
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();

  await quick(desk, { name: "Ada" });
  await desk.goto("/");
  await desk.getByRole("button", { name: "Play", exact: true }).click();
  await expect(desk).toHaveURL(/\/t\//);
  const table = desk.url();

  await settings(desk);
  await desk.getByRole("button", { name: "Show a code" }).click();
  await expect(desk.getByRole("img", { name: /QR code/ })).toBeVisible();
  const link = await desk.getByRole("textbox", { name: "The link for your other device" }).inputValue();

  await quick(phone);
  await phone.goto(table);
  await expect(watching(phone)).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText("This link takes Ada’s seats and games to this device.")).toBeVisible();
  await phone.getByRole("button", { name: "Play on here" }).click();
  await expect(phone.getByRole("heading", { name: "Continue" })).toBeVisible();
  await expect(desk.getByText("Your other device is here.")).toBeVisible();

  await Promise.all([desk.goto(table), phone.goto(table)]);
  for (const page of [desk, phone]) await expect(page.locator(".hand button:enabled").first()).toBeVisible();

  const again = await (await browser.newContext()).newPage();
  await again.goto(link);
  await expect(again.getByRole("alert")).toContainText("This link was used already.");

  await settings(desk);
  await desk.getByRole("button", { name: "End my other devices" }).click();
  await desk.getByRole("button", { name: "End them" }).click();
  await expect(watching(phone)).toBeVisible();
});
