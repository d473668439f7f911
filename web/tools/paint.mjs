// How soon is there something to see, and does it jump? Opens home, a lesson and a table and asks Chromium for the first
// paint with content, the largest one, and the layout shift of the first seconds. Run it with `npm run paint`.

import { launch, offered, openPage, startServer } from "./stage.mjs";

const WATCHED = 3000;

const server = await startServer(Number(process.env.NIAGARA_PAINT_PORT ?? 5347));
const browser = await launch();
try {
  const results = {};
  for (const [size, width, height] of [
    ["wide", 1440, 900],
    ["phone", 390, 844],
  ]) {
    const page = await openPage(browser, { width, height });
    await page.addInitScript(() => {
      window.seen = { shift: 0, largest: 0 };
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => (window.seen.shift += entry.hadRecentInput ? 0 : entry.value)),
      ).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver((list) => (window.seen.largest = list.getEntries().at(-1).startTime)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    await page.goto(server.url);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await offered(page);
    const table = page.url();
    for (const [name, url] of [
      ["home", server.url],
      ["lesson", `${server.url}/learn/scene/steal`],
      ["table", table],
    ]) {
      await page.goto(url);
      await page.waitForTimeout(WATCHED);
      const { first, largest, shift } = await page.evaluate(() => ({
        first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        ...window.seen,
      }));
      results[`${size} ${name}`] = {
        "first paint ms": Math.round(first),
        "largest paint ms": Math.round(largest),
        "layout shift": Number(shift.toFixed(4)),
      };
    }
    await page.context().close();
  }
  console.table(results);
} finally {
  await browser.close();
  server.stop();
}
