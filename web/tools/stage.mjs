// What the tools share: the real server on a port and a database of its own, a browser, and somebody who plays.

import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { BROWSER } from "./browser.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Starts the server and waits until it answers; `stop` ends it and forgets its games. */
export async function startServer(port) {
  const more = process.env.NIAGARA_STATIC ? ["--static", process.env.NIAGARA_STATIC] : [];
  const file = `/tmp/niagara-tools-${port}.sqlite`;
  const forget = () => ["", "-shm", "-wal"].forEach((end) => rmSync(file + end, { force: true }));
  forget();
  const command = ["serve", "--port", String(port), "--database", `sqlite:///${file}`, ...more];
  // A group of its own, so that stopping it stops what the server started.
  const server = spawn(`${ROOT}.venv/bin/niagara`, command, { cwd: ROOT, stdio: "ignore", detached: true });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 120; tries += 1) {
    const up = await fetch(`${url}/api/lobby`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) break;
    await pause(250);
  }
  return {
    url,
    stop() {
      process.kill(-server.pid);
      forget();
    },
  };
}

export const launch = () =>
  chromium.launch({
    executablePath: BROWSER,
    args: ["--disable-gpu", "--no-first-run", "--disable-background-networking", "--mute-audio"],
  });

/** A page with settings of its own. Bots answer at once: nobody is waiting for them here. */
export async function openPage(browser, { width, height, scale = 1, settings = {} }) {
  const phone = width < 900;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: "no-preference",
  });
  const page = await context.newPage();
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem("niagara.settings")) localStorage.setItem("niagara.settings", JSON.stringify(chosen));
    },
    { name: "Robin", language: "en", sound: false, seenTips: "hand canoe river goals danger thief loss cloud last", ...settings },
  );
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.timers = { held: false, waiting: [] };
    window.setTimeout = (act, ms, ...given) =>
      later(() => (window.timers.held ? window.timers.waiting.push(() => act(...given)) : act(...given)), ms);
    window.freeze = (still) => {
      window.timers.held = still;
      document.getAnimations().forEach((each) => (still ? each.pause() : each.play()));
      if (!still) window.timers.waiting.splice(0).forEach((act) => act());
    };
  });
  await page.route("**/api/tables", async (route) => {
    await route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), pause: 0 }) });
  });
  return page;
}

/** Stops or frees time in a page made by `openPage`: animations, and whatever waits for a timer. */
export async function freeze(page, stop) {
  await page.evaluate((still) => window.freeze(still), stop);
}

/** What the page wants of its player; runs in the page. */
function wanted() {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there("#end-title")) return "over";
  if (there("button.confirm:not(:disabled)")) return "confirm";
  if (there(".hand button:not(:disabled):not(.down)") && !there(".hand .down")) return "card";
  if (there("button.big:not(:disabled)")) return "weather";
  if (there(".choices .button:not(:disabled)")) return "menu";
  return there(".buttons .list") ? "turn" : null;
}

export async function offered(page) {
  const handle = await page.waitForFunction(wanted, undefined, { timeout: 60_000 });
  return handle.jsonValue();
}

export function seeded(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Far down the river, where one may be swept away. */
const FAR = ["7L", "7R", "6L", "6R", "5"].map((space) => `.board [data-end="${space}"]`).join(", ");

/** Does one thing that is offered; the bold paddle far down with high cards. */
export async function act(page, offer, pick, bold = false) {
  const one = async (selector, force = false) => {
    const all = page.locator(selector);
    const count = await all.count();
    if (count > 0)
      await all
        .nth(pick(count))
        .click({ timeout: 3000, force })
        .catch(() => {});
  };
  if (bold && offer === "turn" && (await page.locator(FAR).count()) > 0) await one(FAR, true);
  else if (bold && offer === "card") {
    const cards = page.locator(".hand button:not(:disabled)");
    await cards
      .nth(Math.max((await cards.count()) - 2, 0))
      .click({ timeout: 3000 })
      .catch(() => {});
  } else if (offer === "confirm") await one("button.confirm:not(:disabled)");
  else if (offer === "card") await one(".hand button:not(:disabled)");
  else if (offer === "weather") await one("button.big:not(:disabled)");
  else if (offer === "menu") await one(".choices .button:not(:disabled)");
  else await one('.board [data-end]:not([data-end="X"])', true);
}

/** Both themes of what is on the screen, as files in a folder; the page follows the attribute by itself. */
export async function take(page, folder, name, size) {
  for (const theme of ["day", "dusk"]) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = "day"));
}
