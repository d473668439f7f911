// What axe-core finds on a screen, with all its default rules. At dusk only colours differ, so their contrast alone is
// asked about again.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const PAINTED = '.board svg[aria-hidden="true"]';

/** Takes the shapes out of the painted landscape, which axe would measure one by one though it is excluded. */
async function lifted(page: Page): Promise<() => Promise<void>> {
  const painted = await page.evaluateHandle(
    (selector) => [...document.querySelectorAll(selector)].map((svg) => ({ svg, shapes: [...svg.childNodes] })),
    PAINTED,
  );
  await painted.evaluate((all) => all.forEach(({ svg }) => svg.replaceChildren()));
  return async () => {
    await painted.evaluate((all) => all.forEach(({ svg, shapes }) => svg.replaceChildren(...shapes)));
    await painted.dispose();
  };
}

/** What axe finds on a page: by all its rules, or by some. */
export async function violations(page: Page, name: string, ...rules: string[]): Promise<string[]> {
  // The painted landscape is hidden from everyone who does not see it, and has thousands of shapes. There are no frames
  // here, for which axe would open another page to gather its findings in: that would take as long again.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .exclude(PAINTED);
  const putBack = await lifted(page);
  const found = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  await putBack();
  return found.violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

export const daylight = (page: Page): Promise<void> => page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });

/** The same at dusk; a notice goes away meanwhile, so `again` brings it back. */
export async function duskViolations(page: Page, name: string, again?: () => Promise<void>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await again?.();
  const found = await violations(page, `${name}, at dusk`, "color-contrast");
  await daylight(page);
  return found;
}
