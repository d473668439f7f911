import { expect, test, type Browser, type Page } from "@playwright/test";
import { offered, quick } from "./helpers";

async function atHome(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await quick(page, { name });
  await page.goto("/");
  return page;
}

async function wants(page: Page, seats: number, pace: string): Promise<void> {
  await page.getByRole("button", { name: "Play with others now" }).click();
  await page.getByRole("radio", { name: String(seats), exact: true }).check();
  await page.getByRole("radio", { name: new RegExp(pace) }).check();
  await page.getByRole("button", { name: "Find players" }).click();
}

test("visitors who want to play now meet at one table, and it begins when it is full", async ({ browser }) => {
  const [ada, ben, cy] = [await atHome(browser, "Ada"), await atHome(browser, "Ben"), await atHome(browser, "Cy")];
  // Whoever changes their mind frees the seat, and sees at home that others wait.
  await wants(cy, 4, "Relaxed");
  await cy.getByRole("button", { name: "Cancel" }).click();
  await wants(ada, 3, "Quick");
  await expect(ada.getByRole("heading", { name: "Looking for players" })).toBeVisible();
  await expect(cy.getByText("One person is waiting.")).toBeVisible();
  await wants(ben, 3, "Quick");
  await expect(ada.locator("li", { hasText: "Ben" })).toBeVisible();
  await expect(ada.getByText("Ben sits down.")).toHaveCount(1);
  await expect(ben.locator("li", { hasText: "Ada" })).toBeVisible();
  await wants(cy, 3, "Quick");
  for (const page of [ada, ben, cy]) expect(await offered(page)).toBe("card");
  expect(new URL(cy.url()).pathname).toBe(new URL(ada.url()).pathname);
});

test("bots take the seats that are left over when the wait is over @phone @long", async ({ browser, isMobile }) => {
  const ada = await atHome(browser, "Ada");
  // Desktop and phone ask one server at the same time: of the same wish they would meet.
  await wants(ada, 5, isMobile ? "Quick" : "Relaxed");
  await expect(ada.getByRole("timer", { name: /The game begins in \d+ seconds/ })).toBeVisible();
  await expect(ada.locator("li.free")).toHaveCount(4);
  expect(await offered(ada)).toBe("card");
});
