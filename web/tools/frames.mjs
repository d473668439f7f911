// How smooth is the river? Plays a flow of six discs with ten canoes on the board and measures it with Chromium's own
// trace: time between frames, and how busy the main thread is, in all and for a frame, while the river flows, while it
// idles, and when calm. The code is what visitors get (NODE_ENV). Whether frames come in time depends on the graphics
// card; what the page does for them does not. Run it with `npm run frames` on a machine that has nothing else to do.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { launch } from "./stage.mjs";

const FLOW = ["ten rise", "ten 1", "ten 2", "ten 3", "ten 4", "ten 5", "ten 6R"];
const IDLE = 4000;
const TRACE = "/tmp/niagara-frames.json";

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Milliseconds of tasks in each frame, from its beginning to the next one's, in rising order. */
function workOf(tasks, begun) {
  const work = begun.map(() => 0);
  let frame = 0;
  for (const { ts, dur } of tasks) {
    while (frame + 1 < begun.length && begun[frame + 1] <= ts) frame += 1;
    // A task may begin before its frame does, as it is the task that begins it.
    const next = begun[frame + 1] !== undefined && begun[frame + 1] < ts + dur ? frame + 1 : frame;
    if (ts + dur >= begun[0]) work[next] += dur / 1000;
  }
  return work.slice(0, -1).sort((a, b) => a - b);
}

/** Busy milliseconds of the renderer's main thread, and raster work, by the names that Chromium gives them. */
function readTrace(file) {
  const { traceEvents } = JSON.parse(readFileSync(file, "utf8"));
  const main = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid}:${tid}`);
  const onMain = traceEvents.filter(({ ph, pid, tid }) => ph !== "M" && main.includes(`${pid}:${tid}`));
  const tasks = onMain.filter(({ name, dur }) => name === "RunTask" && dur).sort((a, b) => a.ts - b.ts);
  const begun = onMain
    .filter(({ name, ph }) => name === "ProxyMain::BeginMainFrame" && ph === "X")
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const sum = (want) => traceEvents.filter(want).reduce((total, { dur }) => total + (dur ?? 0), 0) / 1000;
  return {
    frames: workOf(tasks, begun),
    main: tasks.reduce((total, { dur }) => total + dur, 0) / 1000,
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
    "work p50": at(work.frames, 0.5).toFixed(1),
    "work p99": at(work.frames, 0.99).toFixed(1),
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
    ["wide", 1920, 1080],
    ["tall", 390, 844],
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
