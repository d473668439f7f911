import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { offered, playCard, playToTheEnd, quick } from "./helpers";

async function clean(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${screen}: ${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(found).toEqual([]);
}

for (const scheme of ["light", "dark"] as const) {
  test(`no screen has an accessibility violation, ${scheme} @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await quick(page);
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
    await clean(page, "home");
    for (const name of ["With friends", "Around this device", "Watch bots", "Settings"]) {
      await page.getByRole("button", { name }).click();
      await clean(page, name);
      await page.locator("dialog").getByRole("button", { name: "Close" }).click();
    }
    await page.goto("/learn");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await clean(page, "learn");

    await page.goto("/");
    await page.getByRole("button", { name: "With friends" }).click();
    await page.getByRole("button", { name: "Make the table" }).click();
    await expect(page.getByRole("heading", { name: "Waiting for paddlers" })).toBeVisible();
    await clean(page, "waiting room");

    await page.getByRole("button", { name: "Fill with bots and start" }).click();
    expect(await offered(page)).toBe("card");
    await clean(page, "choosing");
    await page.keyboard.press("4");
    await clean(page, "a card raised");
    await page.keyboard.press("Escape");
    await playCard(page, "4");
    await page.keyboard.press("a");
    await clean(page, "a turn");
    await page.getByRole("button", { name: "Menu" }).click();
    await clean(page, "menu");
    await page.locator("dialog").getByRole("button", { name: "Close" }).click();
    await playToTheEnd(page, 5);
    await clean(page, "the end");
  });
}
