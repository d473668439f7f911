// Pictures of the main screens, compared with the ones that are kept beside this file. Everything stands still, and
// letters are left out (still.css): the shapes, colours and places are ours, the fonts are the machine's. What anti-aliasing
// and the widths of another machine's letters move stays under the tolerance; a piece, a panel or a colour that is gone
// does not. After a wanted change: `npx playwright test look.spec.ts --update-snapshots`, then look at the pictures.

import { expect, test } from "@playwright/test";
import type { Lobby } from "../src/protocol.gen";
import { quick } from "./helpers";
import { SCREENS } from "./screens";

// The page allows no styles but its own; those of these pictures come from outside.
test.use({ bypassCSP: true });

const MAIN = ["home", "a turn", "the end"];

test("the main screens look as they did @both", async ({ page, isMobile }) => {
  // A small window shows as much and keeps the pictures small.
  if (!isMobile) await page.setViewportSize({ width: 1000, height: 640 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await quick(page, { motion: "calm", theme: "day" });
  // Who else is looking for players just now, in another test, is no part of the picture.
  const alone = (lobby: Lobby): Lobby => ({ ...lobby, open: [], playing: [] });
  await page.route("**/api/lobby", async (route) => route.fulfill({ json: alone((await (await route.fetch()).json()) as Lobby) }));
  await page.routeWebSocket(/\/ws\/lobby/, (route) => {
    route.connectToServer().onMessage((text) => route.send(JSON.stringify(alone(JSON.parse(String(text)) as Lobby))));
  });
  for (const { name, open } of SCREENS.filter(({ name }) => MAIN.includes(name))) {
    await open(page);
    await page.mouse.move(0, 0);
    await expect.soft(page).toHaveScreenshot(`${name.replaceAll(" ", "-")}.png`, {
      stylePath: "tests/still.css",
      scale: "css",
      maxDiffPixelRatio: 0.015,
      threshold: 0.25,
    });
  }
});
