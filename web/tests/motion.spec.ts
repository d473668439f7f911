// No piece is ever drawn where the game does not put it: every frame of games at the table and of films is held against
// what happened. `npm run frames:whole` does the same with many whole games.

import { expect, test } from "@playwright/test";
import { follow, type Place } from "./motion/judge";
import { clean, film, FILM, live, newTable, readIn, seat } from "./motion/runs";

// Small, so that a machine without a graphics card draws enough frames.
test.use({ viewport: { width: 960, height: 600 } });

/** The last round of a game: both canoes of seat 0 are under way, and there is much to take. */
const ROUND = "3 alternate shared stealing 9 | 9 0 +1 L choose | P5 C5 Y6 B5 R6 | 34 - B 3 5+R | 456 - - 3+P 6R+B | 56 - PC 4+C 2+Y";

test("the judge sees a leap, a way back and a way over land", () => {
  const journey = [0, 15, 30, 45, 60, 300].map((x): Place => ({ x, y: 0, within: 10, swift: 1, since: x }));
  const faults = (...places: [number, number, number][]) =>
    follow(
      "0a",
      places.map(([time, x, y]) => ({ time, at: { x, y } })),
      journey,
    ).map(({ fault }) => fault);
  expect(faults([0, 0, 0], [16, 15, 4], [32, 30, 0], [48, 45, 0])).toEqual([]);
  expect(faults([0, 0, 0], [16, 60, 0])).toEqual(["jump"]);
  expect(faults([0, 60, 0], [16, 45, 0], [32, 60, 0])).toEqual(["second journey"]);
  expect(faults([0, 60, 0], [16, 60, 25], [32, 60, 0])).toEqual(["astray"]);
});

test("no canoe and no gem jumps or travels twice in a film @long", async ({ page }) => {
  const show = { name: "fast", speed: 1.8 };
  await seat(page, show);
  const id = await readIn(page, FILM);
  clean(await film(page, show, id, 4));
});

test("no canoe and no gem jumps or travels twice at the table", async ({ page }) => {
  const show = { name: "fast", speed: 1.8 };
  await seat(page, show);
  const id = await newTable(page, { people: 1, bots: 2, position: ROUND, pause: 200 });
  clean(await live(page, show, id, 5));
});

test("with reduced motion, and without any, pieces only ever go on @long", async ({ page, browser }) => {
  const calm = { name: "calm", speed: 1.8, calm: true };
  await seat(page, calm);
  const id = await readIn(page, FILM);
  const calmly = await film(page, calm, id, 4);
  const context = await browser.newContext();
  const other = await context.newPage();
  const instant = { name: "instant", speed: 0 };
  await seat(other, instant);
  clean(calmly, await film(other, instant, await readIn(other, FILM), 4));
  await context.close();
});
