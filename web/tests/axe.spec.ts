// axe-core with all its default rules on every screen, on a wide window and on a phone. At dusk only colours differ, so
// their contrast alone is asked about again.

import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { Elements } from "./elements";
import { quick } from "./helpers";
import { SCREENS, TIPS, type Screen } from "./screens";

const PATIENCE = 900_000;

/** Open every screen, look at it, and tell all that axe has found. */
async function walk(page: Page, size: string, scheme: "light" | "dark", rules: string[], opened: (screen: Screen) => Promise<void> = async () => {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await quick(page);
  const found: string[] = [];
  const look = async (name: string): Promise<void> => {
    // The painted landscape is hidden from everyone who does not see it, and has thousands of shapes.
    const axe = new AxeBuilder({ page }).exclude('.board svg[aria-hidden="true"]');
    const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
    for (const { id, nodes } of violations) found.push(`${name}: ${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  };
  for (const screen of SCREENS.filter(({ only }) => !only || only === size)) {
    await screen.open(page);
    const brief = (await page.locator(".notice").count()) > 0; // axe takes longer than a notice stays
    if (brief) await opened(screen);
    await look(screen.name);
    if (!brief) await opened(screen);
  }
  await page.evaluate(() => localStorage.setItem("niagara.settings", JSON.stringify({ name: "Robin", language: "en" })));
  for (const tip of TIPS) {
    await tip.open(page);
    await look(tip.name);
  }
  return found;
}

test("no screen has an accessibility violation, and every element is listed @phone", async ({ page }, { project }) => {
  test.setTimeout(PATIENCE);
  const elements = new Elements();
  const found = await walk(page, project.name, "light", [], async ({ name }) => {
    // The puzzle of the day is another one tomorrow.
    if (name !== "a puzzle") await elements.look(page, name);
  });
  expect.soft(found).toEqual([]);
  expect(elements.nameless).toEqual([]);
  const { seen, listed } = elements.compare(project.name);
  expect(seen).toEqual(listed);
});

test("no colours lack contrast at dusk @phone", async ({ page }, { project }) => {
  test.setTimeout(PATIENCE);
  expect(await walk(page, project.name, "dark", ["color-contrast"])).toEqual([]);
});
