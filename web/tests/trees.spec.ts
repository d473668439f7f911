// The tree of every screen in English, word by word; other runs look at its shape on their walk (walk.spec.ts).

import { test } from "@playwright/test";
import { daylight } from "./axe";
import { quick } from "./helpers";
import { inParts, SCREENS } from "./screens";
import { compareTree } from "./trees";
import { walkInside } from "./visit";

test.describe.configure({ mode: "parallel" });

/** The beginning of the names of screens, where only some are to be looked at. */
const ONLY = process.env.NIAGARA_SCREENS ?? "";
const PARTS = 5;

for (const { part, screens } of inParts(SCREENS, PARTS)) {
  test(`every screen tells screen readers what it told them before: ${part} @both @long`, async ({ page }, { project }) => {
    test.setTimeout(900_000);
    await daylight(page);
    await quick(page);
    walkInside(page);
    for (const { name, open, only } of screens) {
      if (!name.startsWith(ONLY) || (only && only !== project.name)) continue;
      await open(page);
      await compareTree(page, project.name, name, "words");
    }
  });
}
