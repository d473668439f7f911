// How smooth is the river? Plays a flow of six discs with ten canoes on the board and measures it with Chromium's own
// trace: time between frames, and how busy the main thread is while the river flows, while it idles, and when calm.
// Run it with `npm run frames` on a machine that has nothing else to do.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { launch } from "./stage.mjs";

const FLOW = ["ten rise", "ten 1", "ten 2", "ten 3", "ten 4", "ten 5", "ten 6R"];
const IDLE = 4000;
const TRACE = "/tmp/niagara-frames.json";

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Busy milliseconds of the renderer's main thread, and raster work, by the names that Chromium gives them. */
function readTrace(file) {
  const { traceEvents } = JSON.parse(readFileSync(file, "utf8"));
  const main = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid}:${tid}`);
  const sum = (want) => traceEvents.filter(want).reduce((total, { dur }) => total + (dur ?? 0), 0) / 1000;
  return {
    main: sum(({ name, pid, tid }) => name === "RunTask" && main.includes(`${pid}:${tid}`)),
    paint: sum(({ name }) => name === "Paint" || name === "PrePaint"),
    style: sum(({ name }) => name === "UpdateLayoutTree"),
    raster: sum(({ name }) => name === "RasterTask"),
  };
}

async function measure(browser, page, act) {
  await page.evaluate(() => {
    window.ticks = [];
    const tick = (now) => {
      window.ticks.push(now);
      window.ticking = requestAnimationFrame(tick);
    };
    window.ticking = requestAnimationFrame(tick);
  });
  await browser.startTracing(page, {
    path: TRACE,
    categories: ["devtools.timeline", "toplevel", "cc", "disabled-by-default-devtools.timeline"],
  });
  await act();
  await browser.stopTracing();
  const ticks = await page.evaluate(() => (cancelAnimationFrame(window.ticking), window.ticks));
  const gaps = ticks
    .slice(1)
    .map((now, index) => now - ticks[index])
    .sort((a, b) => a - b);
  const seconds = (ticks.at(-1) - ticks[0]) / 1000;
  const work = readTrace(TRACE);
  const perSecond = (ms) => `${Math.round(ms / seconds)} ms/s`;
  return {
    seconds: seconds.toFixed(1),
    frames: gaps.length,
    "gap p50": at(gaps, 0.5).toFixed(1),
    "gap p95": at(gaps, 0.95).toFixed(1),
    "gap max": at(gaps, 1).toFixed(1),
    "gaps > 33 ms": gaps.filter((gap) => gap > 33.4).length,
    main: perSecond(work.main),
    style: perSecond(work.style),
    paint: perSecond(work.paint),
    raster: perSecond(work.raster),
  };
}

const vite = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  logLevel: "error",
  server: { port: Number(process.env.NIAGARA_FRAMES_PORT ?? 5346), strictPort: true },
});
await vite.listen();
const browser = await launch();
try {
  const table = {};
  for (const [name, width, height] of [
    ["wide", 1040, 690],
    ["tall", 390, 560],
  ]) {
    const page = await browser.newPage({ viewport: { width, height } });
    const open = async (motion) => {
      await page.goto(`${vite.resolvedUrls.local[0]}dev/board.html?bare&position=crowd&course=${name}&motion=${motion}`);
      await page.waitForFunction(() => "chain" in window);
      await page.waitForTimeout(1500);
    };
    await open("full");
    await page.evaluate((steps) => window.chain(...steps), FLOW);
    table[`${name} flow`] = await measure(browser, page, () => page.evaluate((steps) => window.chain(...steps), FLOW));
    table[`${name} idle`] = await measure(browser, page, () => page.waitForTimeout(IDLE));
    await open("calm");
    table[`${name} calm`] = await measure(browser, page, () => page.waitForTimeout(IDLE));
    await page.close();
  }
  console.table(table);
} finally {
  await browser.close();
  await vite.close();
}
