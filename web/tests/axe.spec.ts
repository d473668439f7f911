// axe-core with all its default rules on every screen, on a wide window and on a phone. At dusk only colours differ, so
// their contrast alone is asked about again.

import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { Elements } from "./elements";
import { quick } from "./helpers";
import { SCREENS, TIPS } from "./screens";

const PATIENCE = 900_000;

/** What axe finds on a page: by all its rules, or by some. */
async function violations(page: Page, name: string, ...rules: string[]): Promise<string[]> {
  // The painted landscape is hidden from everyone who does not see it, and has thousands of shapes. There are no frames
  // here, for which axe would open another page to gather its findings in: that would take as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('.board svg[aria-hidden="true"]');
  const found = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return found.violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

const daylight = (page: Page): Promise<void> => page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });

/** The same at dusk; a notice goes away meanwhile, so `again` brings it back. */
async function duskViolations(page: Page, name: string, again?: () => Promise<void>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await again?.();
  await page.evaluate(() => document.getAnimations().forEach((each) => each instanceof CSSTransition && each.finish()));
  const found = await violations(page, `${name}, at dusk`, "color-contrast");
  await daylight(page);
  return found;
}

test("no screen has an accessibility violation by day or at dusk, and every element is listed @phone", async ({ page }, { project }) => {
  test.setTimeout(PATIENCE);
  await daylight(page);
  await quick(page);
  const elements = new Elements();
  const found: string[] = [];
  for (const screen of SCREENS.filter(({ only }) => !only || only === project.name)) {
    const { name } = screen;
    // The puzzle of the day is another one tomorrow.
    const list = async (): Promise<void> => (name === "a puzzle" ? undefined : elements.look(page, name));
    await screen.open(page);
    const brief = (await page.locator(".notice").count()) > 0; // axe takes longer than a notice stays
    if (brief) await list();
    found.push(...(await violations(page, name)));
    if (!brief) await list();
    found.push(...(await duskViolations(page, name, brief ? () => screen.open(page) : undefined)));
  }
  await page.evaluate(() => localStorage.setItem("niagara.settings", JSON.stringify({ name: "Robin", language: "en" })));
  for (const tip of TIPS) {
    await tip.open(page);
    found.push(...(await violations(page, tip.name)), ...(await duskViolations(page, tip.name)));
  }
  expect.soft(found).toEqual([]);
  expect(elements.nameless).toEqual([]);
  const { seen, listed } = elements.compare(project.name);
  expect(seen).toEqual(listed);
});
