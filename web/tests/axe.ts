// What axe-core finds on a screen, with all its default rules. At dusk only colours differ, so their contrast alone is
// asked about again.

import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** The painted landscape is hidden from everyone who does not see it, and has thousands of shapes. */
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

/** Asks axe, which a page gets once: reading it in takes about as long as its answer. */
async function ask(page: Page, name: string, ...rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ["violations"], ...(rules.length > 0 ? { runOnly: rules } : {}) };
  const found = await page.evaluate(
    async ([painted, wanted]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude: [painted] }, wanted);
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    },
    [PAINTED, options] as const,
  );
  return found.map((each) => `${name}: ${each}`);
}

export const daylight = (page: Page): Promise<void> => page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });

/** What axe finds on a page by day. */
export async function violations(page: Page, name: string): Promise<string[]> {
  const putBack = await lifted(page);
  const found = await ask(page, name);
  await putBack();
  return found;
}

/** What it finds by day and at dusk; a notice goes away meanwhile, so `again` opens the page once more. */
export async function violationsDayAndDusk(page: Page, name: string, again?: () => Promise<void>): Promise<string[]> {
  let putBack = await lifted(page);
  const byDay = await ask(page, name);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  if (again) {
    await again();
    putBack = await lifted(page);
  }
  const atDusk = await ask(page, `${name}, at dusk`, "color-contrast");
  await daylight(page);
  await putBack();
  return [...byDay, ...atDusk];
}
