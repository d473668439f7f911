// How soon a game is there without a server, in one run: the static site from warm caches up to a hand of cards, beside the
// start of a bare Pyodide from the same files, and how long the page itself was ever blocked. `npm run tab`, after `make site`.

import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER } from "./browser.mjs";

const REPEATS = 5;
const PORT = Number(process.env.NIAGARA_TAB_PORT ?? 5358);
const folder = mkdtempSync(join(tmpdir(), "niagara-tab-"));
cpSync(new URL("../../site", import.meta.url).pathname, folder, { recursive: true });
writeFileSync(join(folder, "bare.html"), '<script type="module" src="bare.js"></script>');
writeFileSync(
  join(folder, "bare.js"),
  'import { loadPyodide } from "./engine/pyodide.mjs";\nconst begun = performance.now();\n' +
    'await loadPyodide({ indexURL: new URL("engine/", location.href).href });\nwindow.took = performance.now() - begun;\n',
);
const server = spawn("python3", ["-m", "http.server", "--bind", "127.0.0.1", "--directory", folder, String(PORT)], { stdio: "ignore" });
const url = `http://127.0.0.1:${PORT}/`;
while (!(await fetch(url).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 50));

const profile = join(folder, "profile");
const context = await chromium.launchPersistentContext(profile, { executablePath: BROWSER, args: ["--disable-gpu", "--no-first-run"] });
await context.addInitScript(() => {
  window.blocked = 0;
  const watcher = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked = Math.max(window.blocked, duration);
  });
  watcher.observe({ type: "longtask", buffered: true });
});

async function hand() {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("button.play:not(:disabled)").click();
  await page.locator(".hand button").first().waitFor({ timeout: 120_000 });
  const found = await page.evaluate(() => ({ took: performance.now(), blocked: window.blocked }));
  await page.close();
  return found;
}

async function bare() {
  const page = await context.newPage();
  await page.goto(`${url}bare.html`);
  await page.waitForFunction(() => window.took !== undefined, undefined, { timeout: 120_000 });
  const took = await page.evaluate(() => window.took);
  await page.close();
  return took;
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
try {
  const first = await hand();
  const warm = [];
  const pyodide = [];
  for (let turn = 0; turn < REPEATS; turn += 1) {
    pyodide.push(await bare());
    warm.push(await hand());
  }
  const took = middle(warm.map((each) => each.took));
  console.log(`first visit, to a hand of cards   ${Math.round(first.took)} ms`);
  console.log(`warm caches, to a hand of cards   ${Math.round(took)} ms, median of ${REPEATS}`);
  console.log(`a bare Pyodide from these files   ${Math.round(middle(pyodide))} ms, median of ${REPEATS}`);
  console.log(`hand : Pyodide                    ${(took / middle(pyodide)).toFixed(2)} (at most 1.50)`);
  console.log(`page blocked at the longest       ${Math.round(Math.max(...warm.map((each) => each.blocked)))} ms (at most 50)`);
} finally {
  await context.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
