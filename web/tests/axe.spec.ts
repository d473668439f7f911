// axe-core with all its default rules on every screen, on a wide window and on a phone. At dusk only colours differ, so
// only their contrast is asked about again.

import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { Elements } from "./elements";
import { quick } from "./helpers";
import { SCREENS, TIPS } from "./screens";

test("no screen has an accessibility violation, by day and at dusk @phone", async ({ page }, { project }) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await quick(page);
  const found: string[] = [];
  const elements = new Elements();
  const look = async (name: string): Promise<void> => {
    // The painted landscape is hidden from everyone who does not see it, and has thousands of shapes.
    const axe = (): AxeBuilder => new AxeBuilder({ page }).exclude('.board svg[aria-hidden="true"]');
    const day = await axe().analyze();
    await page.emulateMedia({ colorScheme: "dark" });
    const dusk = await axe().withRules(["color-contrast"]).analyze();
    await page.emulateMedia({ colorScheme: "light" });
    for (const [when, { violations }] of Object.entries({ day, dusk })) {
      for (const { id, nodes } of violations) found.push(`${name}, ${when}: ${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    }
  };
  for (const screen of SCREENS.filter(({ only }) => !only || only === project.name)) {
    await screen.open(page);
    // Before axe takes its time: a notice stays for seconds only. The puzzle of the day is another one tomorrow.
    if (screen.name !== "a puzzle") await elements.look(page, screen.name);
    await look(screen.name);
  }
  await page.evaluate(() => localStorage.setItem("niagara.settings", JSON.stringify({ name: "Robin", language: "en" })));
  for (const tip of TIPS) {
    await tip.open(page);
    await look(tip.name);
  }
  expect.soft(found).toEqual([]);
  expect(elements.nameless).toEqual([]);
  const { seen, listed } = elements.compare(project.name);
  expect(seen).toEqual(listed);
});
