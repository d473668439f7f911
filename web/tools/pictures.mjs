// Takes the pictures of the README and the documentation: the real server, a real game, every main screen on a wide
// screen and on a phone, by day and at dusk. Run it with `npm run pictures`, after `npm run build`.
//
// One game is played for each size. The moments are found, not staged: a turn with several ends, a canoe on its way
// over the falls. At dusk the same page is shown again with the other theme.

import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { act, freeze, launch, offered, openPage, seeded, startServer, take } from "./stage.mjs";
import { shrink, shrinkFilm } from "./shrink.mjs";

const TARGET = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const RAW = "/tmp/niagara-pictures";
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844, scale: 2 } };
const ENOUGH_ENDS = 3;
const TIPPING = 420; // ms after a canoe has come to the edge

const only = process.argv.slice(2);
const wants = (name) => only.length === 0 || only.includes(name);

/** Waits for a canoe that hangs at the edge of the falls, and takes its picture. Time is stopped by the page itself, at once. */
async function takeFall(page, size) {
  await page.waitForFunction(
    (tipping) => {
      const there = document.querySelector('[data-actor^="alarm/"]') !== null;
      window.alarmAt = there ? (window.alarmAt ?? performance.now()) : undefined;
      if (!there || performance.now() - window.alarmAt < tipping) return false;
      window.freeze(true);
      return true;
    },
    TIPPING,
    { timeout: 0, polling: 30 },
  );
  await take(page, RAW, "falls", size);
  await freeze(page, false);
}

/** From here on nothing is shown longer than it must be: chosen in the menu, as a player would. */
async function hurry(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Speed").selectOption({ index: (await page.getByLabel("Speed").locator("option").count()) - 1 });
  await page.getByRole("button", { name: "Close" }).click();
}

async function playOne(page, size) {
  const pick = seeded(21);
  const taken = { turn: false, falls: false, hurried: false };
  const falls = (async () => {
    await takeFall(page, size);
    taken.falls = true;
  })().catch(() => {});
  for (let offer = await offered(page); offer !== "over"; offer = await offered(page)) {
    if (!taken.turn && offer === "turn") {
      const chips = await page.locator(".board .chip").count();
      const ends = await page.locator('.board [data-end]:not([data-end="X"])').count();
      if (chips > 0 && ends >= ENOUGH_ENDS) {
        await page.waitForTimeout(400);
        await take(page, RAW, "turn", size);
        taken.turn = true;
      }
    }
    await act(page, offer, pick, taken.turn && !taken.falls);
    if (taken.turn && taken.falls && !taken.hurried) {
      await hurry(page);
      taken.hurried = true;
    }
  }
  await page.locator("#end-title").waitFor();
  await page.waitForTimeout(700);
  await take(page, RAW, "end", size);
  void falls;
}

/** A river flow with a canoe going over, as a short film of the board. */
async function film(browser, url) {
  const page = await openPage(browser, { width: 1000, height: 700, settings: { theme: "day" } });
  await page.goto(url);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const cdp = await page.context().newCDPSession(page);
  let frames = [];
  cdp.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp });
    void cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await cdp.send("Page.startScreencast", { format: "jpeg", quality: 92 });
  const pick = seeded(5);
  for (let rounds = 0; rounds < 200; rounds += 1) {
    const offer = await offered(page);
    if (offer === "over") break;
    if (offer === "card") {
      const lost = await page.evaluate(() =>
        [...document.querySelectorAll(".talk li")].slice(-6).some((line) => /over the falls/.test(line.textContent)),
      );
      if (lost) break;
      frames = [];
    }
    await act(page, offer, pick, true);
  }
  await cdp.send("Page.stopScreencast");
  const box = await page.locator(".board").boundingBox();
  await page.context().close();
  await shrinkFilm(frames, box, `${TARGET}/river.webp`);
}

mkdirSync(TARGET, { recursive: true });
rmSync(RAW, { recursive: true, force: true });
mkdirSync(RAW, { recursive: true });
const server = await startServer(Number(process.env.NIAGARA_PICTURES_PORT ?? 5345));
const browser = await launch();
try {
  for (const [size, shape] of Object.entries(SIZES)) {
    if (!wants(size)) continue;
    const page = await openPage(browser, { ...shape, settings: { theme: "day" } });
    await page.goto(server.url);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.waitForTimeout(500);
    await take(page, RAW, "home", size);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await offered(page);
    await page.waitForTimeout(600);
    await page.keyboard.press("5");
    await page.waitForTimeout(300);
    await take(page, RAW, "choose", size);
    await page.keyboard.press("Escape");
    await playOne(page, size);
    await page.context().close();
  }
  shrink(RAW, TARGET);
  if (wants("film")) await film(browser, server.url);
} finally {
  await browser.close();
  server.stop();
}
