// A walk through every screen, on a wide window and on a phone: whether people can perceive and use all of it, in every
// language. Opening a screen costs more than looking at it, so all that is to be seen there is looked at in one visit.

import { expect, test } from "@playwright/test";
import { daylight, violations, violationsDayAndDusk } from "./axe";
import { listed, look } from "./elements";
import { restless, tooWide } from "./fit";
import { quick, WHOLE } from "./helpers";
import { LANGUAGES } from "./languages";
import { inParts, SCREENS, TIPS, type Screen } from "./screens";
import { walkInside } from "./visit";

// One walk through all screens would keep one worker busy long after the other is done.
test.describe.configure({ mode: "parallel" });

const PATIENCE = 900_000;
const PARTS = 5;
/** Where people spend their time: looked at on a wide window and on a phone, by day and at dusk, in every run. */
const BOTH = new Set(["home", "invited", "choosing", "a planned move", "the end", "a lesson"]);

/** The beginning of the names of screens, where only some are to be looked at. */
const ONLY = process.env.NIAGARA_SCREENS ?? "";
const isWholly = (name: string): boolean => WHOLE || BOTH.has(name);

/** Whether a screen is looked at in this window. The long run (`make slow`) looks at all in both, others at each in one. */
function isLookedAt({ name, only }: Screen, project: string): boolean {
  if (!name.startsWith(ONLY)) return false;
  if (only) return only === project;
  const phones = SCREENS.findIndex((screen) => screen.name === name) % 2 === 1;
  return isWholly(name) || phones === (project === "phone");
}

/** Each part of the walk is in a language of its own, on a phone in another one; the long run speaks all of them everywhere. */
const languageOf = (part: number, project: string): string => LANGUAGES[(2 * part + Number(project === "phone")) % LANGUAGES.length]!;

inParts(SCREENS, PARTS).forEach(({ part, screens }, index) => {
  test(`every screen passes axe, has its elements listed, and room for its words: ${part} @both`, async ({ page }, { project }) => {
    test.setTimeout(PATIENCE);
    await daylight(page);
    await quick(page, { language: languageOf(index, project.name) });
    walkInside(page);
    const found: string[] = [];
    for (const { name, open } of screens.filter((screen) => isLookedAt(screen, project.name))) {
      const list = async (): Promise<void> => {
        const { kinds, nameless } = await look(page);
        expect.soft(nameless, name).toEqual([]);
        // The puzzle of the day is another one tomorrow, with other cards in hand.
        if (name !== "a puzzle") expect.soft(kinds, name).toBe(listed(project.name, name, kinds));
      };
      await open(page);
      // A notice goes away while all this is looked at; what a page asks its host for comes meanwhile.
      const brief = (await page.locator(".notice").count()) > 0;
      if (brief) await list();
      found.push(...(await tooWide(page, name)), ...(await page.evaluate(restless)).map((each) => `${name}: ${each}`));
      if (brief) await open(page);
      else await list();
      if (isWholly(name)) found.push(...(await violationsDayAndDusk(page, name, brief ? () => open(page) : undefined)));
      else found.push(...(await violations(page, name)));
    }
    expect(found).toEqual([]);
  });
});

test("every tip passes axe, and has room for its words @phone", async ({ page }, { project }) => {
  test.setTimeout(PATIENCE);
  await daylight(page);
  await quick(page, { seenTips: "", language: languageOf(PARTS, project.name) });
  walkInside(page);
  const found: string[] = [];
  for (const { name, open } of TIPS) {
    await open(page);
    found.push(...(await tooWide(page, name)));
    if (WHOLE) found.push(...(await violationsDayAndDusk(page, name)));
    else found.push(...(await violations(page, name)));
  }
  expect(found).toEqual([]);
});
