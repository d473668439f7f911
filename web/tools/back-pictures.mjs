// Takes the pictures of looking back: the replay, the graph with its analysis, a mistake to be made good, the explorer.
// The game is that of `game.txt`, played between bots; everything else is the real server. `npm run pictures:back`.

import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { shrink } from "./shrink.mjs";
import { launch, openPage, startServer, take } from "./stage.mjs";

const TARGET = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const RECORD = readFileSync(new URL("game.txt", import.meta.url), "utf8");
const RAW = "/tmp/niagara-back-pictures";
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844, scale: 2 } };
const MOMENT = 95;
const POSITION =
  "4 alternate shared stealing - | 5 0 +1 R turns | P4 C5 Y5 B5 R5 | 2C 4! PC 7L 6R+B | 34 6 YP 3+P J | 15 6 CB 3+Y J | 14 C R 7L+R 2 | 0 ab - -";
const PATIENCE = { timeout: 400_000 };

mkdirSync(TARGET, { recursive: true });
rmSync(RAW, { recursive: true, force: true });
mkdirSync(RAW, { recursive: true });
const server = await startServer(Number(process.env.NIAGARA_PICTURES_PORT ?? 5346));
const browser = await launch();
try {
  const read = await fetch(`${server.url}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record: RECORD }),
  });
  const { id } = await read.json();
  for (const [size, shape] of Object.entries(SIZES)) {
    const page = await openPage(browser, { ...shape, settings: { theme: "day" } });
    await page.goto(`${server.url}/replay/${id}#${MOMENT}`);
    await page.locator(".transport").waitFor();
    const beside = page.getByRole("button", { name: "Story and analysis" });
    if (size === "desktop") {
      await page.getByRole("tab", { name: "Analysis" }).click();
      await page.getByRole("button", { name: "Analyse this game" }).click();
      await page.getByRole("link", { name: "Learn from your mistakes" }).waitFor(PATIENCE);
      await take(page, RAW, "analysis", size);
      await page.getByRole("tab", { name: "What happened" }).click();
      await take(page, RAW, "replay", size);
    } else {
      await page.locator("figure").waitFor(PATIENCE);
      await take(page, RAW, "replay", size);
      await beside.click();
      await page.getByRole("tab", { name: "Analysis" }).click();
      await page.locator(".moments").waitFor();
      await take(page, RAW, "analysis", size);
    }
    await page.goto(`${server.url}/replay/${id}/mistakes`);
    await page.locator("main .board").waitFor();
    await page.waitForTimeout(800);
    await take(page, RAW, "mistakes", size);
    await page.goto(`${server.url}/explore#${encodeURIComponent(POSITION)}`);
    await page.locator(".best").waitFor(PATIENCE);
    await take(page, RAW, "explorer", size);
    await page.context().close();
  }
  shrink(RAW, TARGET);
} finally {
  await browser.close();
  server.stop();
}
