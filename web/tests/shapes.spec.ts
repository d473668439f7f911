// Every window is a good table: phones upright and sideways, tablets both ways, screens, and pages at 200 % and 400 %.

import { expect, test, type Page } from "@playwright/test";
import { newGame, offered, quick, seeded, SHORT, step, WHOLE } from "./helpers";
import { SCREENS } from "./screens";
import { stage } from "./staged";
import { walkInside } from "./visit";

type Size = readonly [width: number, height: number];

/** The smallest, the widest and the highest; the last is 1280 × 1024 at 400 %. */
const EXTREMES: readonly Size[] = [
  [320, 568],
  [568, 320],
  [820, 1180],
  [3840, 2160],
  [320, 256],
];
/** What lies between them is seen in the long run (`make slow`); the last is 1280 × 800 at 200 %. */
const BETWEEN: readonly Size[] = [
  [667, 375],
  [844, 390],
  [932, 430],
  [1180, 820],
  [1024, 768],
  [1920, 1080],
  [640, 400],
];
const SIZES = WHOLE ? [...EXTREMES, ...BETWEEN] : EXTREMES;

const MOMENTS = ["choosing", "a planned move", "moves as a list", "weather", "buying back", "the end", "home", "waiting room", "lessons"];

/** Runs in the page: what is wrong with its shape. On a phone `innerWidth` grows with what is too wide. */
function flaws(width: number): string[] {
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) found.push(`${document.documentElement.scrollWidth} px wide`);
  const river = document.querySelector(".board")?.getBoundingClientRect();
  if (river && river.height < Math.min(300, innerHeight)) found.push(`a river of ${river.height} px`);
  for (const name of document.querySelectorAll(".ranking .name")) {
    const { width } = name.getBoundingClientRect();
    if (width < 60) found.push(`a name of ${width} px`);
  }
  for (const button of document.querySelectorAll("button")) {
    const { left, right, width: wide, top, bottom } = button.getBoundingClientRect();
    const name = button.ariaLabel ?? button.textContent.trim();
    if (wide === 0 || button.closest(".unseen")) continue;
    if (left < -0.5 || right > width + 0.5) found.push(`${name} is outside`);
    const words = document.createRange();
    words.selectNodeContents(button);
    if (button.matches(".button") && words.getBoundingClientRect().width > wide + 1) found.push(`${name} is wider than its button`);
    if (button.closest(".hand") && wide < 43.5) found.push(`${name} is ${wide} px wide`);
    // On the smallest page of all one scrolls; everywhere else what ends a turn is in sight.
    if (button.matches(".confirm") && innerHeight >= 320 && (top < 0 || bottom > innerHeight)) found.push(`${name} is out of sight`);
  }
  const heading = document.querySelector("section.end h2");
  if (heading && heading.getBoundingClientRect().top < 0) found.push("the heading of the end is cut");
  return found;
}

async function look(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return (await page.evaluate(flaws, width)).map((flaw) => `${width} × ${height}: ${flaw}`);
}

test("every moment fits every shape of window", async ({ page }) => {
  // Dutch has long words.
  await quick(page, { motion: "calm", language: "nl" });
  walkInside(page);
  const found: string[] = [];
  const usual = page.viewportSize()!;
  for (const moment of MOMENTS) {
    await page.setViewportSize(usual);
    await SCREENS.find(({ name }) => name === moment)!.open(page);
    for (const [width, height] of SIZES) found.push(...(await look(page, width, height)).map((flaw) => `${moment}, ${flaw}`));
  }
  expect(found).toEqual([]);
});

test("what one writes in the chat stands whole below four seats", async ({ page }) => {
  await quick(page, { motion: "calm", language: "ru" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await stage(page, "choose", { people: true });
  await page.locator("#tab-chat").click();
  const form = page.locator(".chat form > *");
  await expect(form).toHaveCount(3);
  const whole = async (): Promise<void> => {
    const { x, y, width, height } = (await page.locator(".talk").boundingBox())!;
    for (const part of await form.all()) {
      const box = (await part.boundingBox())!;
      expect(box.x).toBeGreaterThan(x);
      expect(box.x + box.width).toBeLessThan(x + width);
      expect(box.y + box.height).toBeLessThan(y + height);
    }
  };
  await whole();
  await page.locator(".chat summary").click();
  await whole();
});

test("every decision of a game fits a narrow phone @phone", async ({ page }) => {
  const width = 360;
  await page.setViewportSize({ width, height: 740 });
  await quick(page, { motion: "calm", language: "nl" }, SHORT);
  await page.goto("/");
  await page.locator("button.play").click();
  const pick = seeded(11);
  const found = new Set<string>();
  while ((await offered(page)) !== "over") {
    for (const flaw of await page.evaluate(flaws, width)) found.add(`${await page.locator(".bar .sentence").textContent()} ${flaw}`);
    await step(page, pick);
  }
  expect([...found]).toEqual([]);
});

test("a phone is turned after every decision, and its player notices only that @long", async ({ page }) => {
  await quick(page, { motion: "calm" });
  await page.setViewportSize({ width: 844, height: 390 });
  await newGame(page);
  const pick = seeded(7);
  const sizes = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 320, height: 568 },
  ];
  for (let steps = 0; (await page.locator(".round").textContent()) !== "Round 4"; steps += 1) {
    await step(page, pick);
    await page.setViewportSize(sizes[steps % sizes.length]!);
  }
});
