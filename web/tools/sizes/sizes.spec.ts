// Pictures of the table in every phase, at nine sizes of window, by day and at dusk. Words under 13 px, and things to touch under
// 44 px on a touch screen, are named and fail the run. `NIAGARA_SIZES=390x844,1440x900` and `NIAGARA_MOMENTS=end` choose among them.

import { expect, test, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { quick } from "../../tests/helpers";
import { MOMENTS } from "./moments";

const FOLDER = process.env.NIAGARA_SIZES_FOLDER ?? "/tmp/niagara-sizes";
const SIZES = ["320x568", "390x844", "844x390", "820x1180", "1180x820", "1024x768", "1440x900", "1920x1080", "3840x2160"];
/** Sizes of what is held in hands. */
const TOUCHED = new Set(["320x568", "390x844", "844x390", "820x1180", "1180x820"]);
const SMALLEST_LETTERS = 13;
const FINGERTIP = 44;

const chosen = (name: string, all: readonly string[]): readonly string[] =>
  process.env[name] ? all.filter((each) => process.env[name]!.split(",").some((wanted) => each.startsWith(wanted))) : all;

/** Runs in the page: words too small to read at arm's length, and targets too small for a finger. */
function tooSmall({ letters, fingertip }: { letters: number; fingertip: number }): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = (node.textContent ?? "").trim();
    // A letter on a hull is a mark, not a word.
    if (
      text === "" ||
      (text.length === 1 && element.closest("svg")) ||
      element.closest(".unseen, title, option, [aria-hidden=true] .unseen")
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height === 0 || box.bottom < 0 || box.right < 0) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    if (drawn) size *= Math.hypot(drawn.a, drawn.b);
    if (size < letters - 0.05) found.add(`${size.toFixed(1)} px: “${text.slice(0, 30)}”`);
  }
  for (const each of fingertip > 0 ? document.querySelectorAll("button, a.button, [role=button], select, input") : []) {
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || each.closest(".unseen, [inert]")) continue;
    const { width, height, bottom } = each.getBoundingClientRect();
    if (width <= 1 || bottom < 0) continue;
    const name = each.ariaLabel ?? each.textContent.trim();
    if (width < fingertip - 0.5 || height < fingertip - 0.5)
      found.add(`${Math.round(width)} × ${Math.round(height)}: ${each.localName}.${each.classList[0] ?? ""} “${name.slice(0, 30)}”`);
  }
  return [...found];
}

async function take(page: Page, size: string, name: string): Promise<void> {
  for (const theme of ["day", "dusk"]) {
    await page.evaluate((light) => (document.documentElement.dataset.theme = light), theme);
    await page.waitForTimeout(120);
    await page.screenshot({ path: `${FOLDER}/${size}/${name.replaceAll(" ", "-")}-${theme}.png` });
  }
}

for (const size of chosen("NIAGARA_SIZES", SIZES)) {
  test(`the table at ${size}`, async ({ browser }) => {
    mkdirSync(`${FOLDER}/${size}`, { recursive: true });
    const [width, height] = size.split("x").map(Number) as [number, number];
    const touched = TOUCHED.has(size);
    const found: string[] = [];
    for (const name of chosen("NIAGARA_MOMENTS", Object.keys(MOMENTS))) {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: touched,
        isMobile: touched,
        reducedMotion: "reduce",
        deviceScaleFactor: width < 500 ? 2 : 1,
      });
      const page = await context.newPage();
      await quick(page, { motion: "calm", theme: "day" });
      await MOMENTS[name]!(page);
      await page.waitForTimeout(400);
      const flaws = await page.evaluate(tooSmall, { letters: SMALLEST_LETTERS, fingertip: touched ? FINGERTIP : 0 });
      found.push(...flaws.map((flaw) => `${name}: ${flaw}`));
      await take(page, size, name);
      await context.close();
    }
    expect(found).toEqual([]);
  });
}
