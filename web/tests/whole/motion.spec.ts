// Many whole games, watched frame by frame at every speed: at the table and again as a film. `npm run frames:whole`.

import { test } from "@playwright/test";
import { clean, film, live, newTable, seat, type Show } from "../motion/runs";

/** Ways to show things, and how long bots wait: nothing may pile up so high that it is skipped. */
const SHOWS: readonly (Show & { pause: number })[] = [
  { name: "slow", speed: 0.6, pause: 2000 },
  { name: "normal", speed: 1, pause: 1400 },
  { name: "fast", speed: 1.8, pause: 900 },
  { name: "instant", speed: 0, pause: 50 },
  { name: "calm", speed: 1.8, calm: true, pause: 900 },
];
/** Every speed of a film comes with every way to show things; quick ones more often, as slow ones take minutes. */
const TIMES = [4, 2, 4, 1] as const;
const GAMES = Number(process.env.NIAGARA_GAMES ?? 20);

for (let game = 0; game < GAMES; game += 1) {
  const show = SHOWS[game % SHOWS.length]!;
  const times = TIMES[Math.floor(game / SHOWS.length) % TIMES.length]!;
  const person = game % 4 === 3;
  const seats = 2 + (game % 4);
  test(`game ${game + 1}: ${seats} seats, ${show.name}${person ? ", somebody plays" : ""}, then a film ×${times}`, async ({ page }) => {
    test.setTimeout(1_800_000);
    await seat(page, show);
    const id = await newTable(page, { people: person ? 1 : 0, bots: seats - (person ? 1 : 0), pause: show.pause });
    const atTheTable = await live(page, show, id, person ? game : null);
    clean(atTheTable, await film(page, show, id, times));
  });
}
