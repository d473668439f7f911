// How the game does without a server, in this machine's Chromium and in one run: the static site from warm caches up to a hand of
// cards beside the start of a bare Pyodide from the same files, how long the page itself was ever blocked, how fast WebAssembly
// decides, Bear answers and a game is analysed. `npm run tab`, after `make site`; `make bench-tab` sets it beside native code.

import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER } from "./browser.mjs";

const REPEATS = Number(process.env.NIAGARA_TAB_REPEATS ?? 5);
const PORT = Number(process.env.NIAGARA_TAB_PORT ?? 5358);
const ROOT = new URL("../../", import.meta.url).pathname;
/** What `benchmarks/tab.py` wants done: a call of compiled code, a table to be played, a record to be analysed. */
const work = process.argv[2] ? JSON.parse(readFileSync(process.argv[2], "utf8")) : null;

const folder = mkdtempSync(join(tmpdir(), "niagara-tab-"));
cpSync(join(ROOT, "site"), folder, { recursive: true });
cpSync(join(ROOT, "build/engine/engine.mjs"), join(folder, "engine.mjs"));
writeFileSync(join(folder, "bare.html"), '<script type="module" src="bare.js"></script>');
writeFileSync(
  join(folder, "bare.js"),
  'import { loadPyodide } from "./engine/pyodide.mjs";\nconst begun = performance.now();\n' +
    'window.pyodide = await loadPyodide({ indexURL: new URL("engine/", location.href).href });\nwindow.took = performance.now() - begun;\n',
);
writeFileSync(
  join(folder, "kernel.js"),
  `import { loadEngine } from "./engine.mjs";
const file = async (name) => (await fetch("engine/" + name)).arrayBuffer();
const description = await (await fetch("engine/niagara.json")).json();
const engine = await loadEngine(await file("niagara.wasm"), description, new Uint8Array(await file("niagara.minds")));
self.onmessage = ({ data }) => {
  const begun = performance.now();
  const answer = engine.run(data);
  self.postMessage({ took: performance.now() - begun, answer });
};
self.postMessage("ready");
`,
);
const server = spawn("python3", ["-m", "http.server", "--bind", "127.0.0.1", "--directory", folder, String(PORT)], { stdio: "ignore" });
const url = `http://127.0.0.1:${PORT}/`;
while (!(await fetch(url).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 50));

const context = await chromium.launchPersistentContext(join(folder, "profile"), {
  executablePath: BROWSER,
  args: ["--disable-gpu", "--no-first-run"],
});
await context.addInitScript(() => {
  window.blocked = 0;
  const watcher = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked = Math.max(window.blocked, duration);
  });
  watcher.observe({ type: "longtask", buffered: true });
});

async function withPage(path, use) {
  const page = await context.newPage();
  await page.goto(url + path);
  const found = await use(page);
  await page.close();
  return found;
}

/** Has a page's tasks written down; the answer gives the processor time of the longest, in milliseconds. */
async function watchTasks(page) {
  const session = await context.newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { categories: "toplevel,blink.user_timing", transferMode: "ReportEvents" });
  return async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    const begun = events.find(({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url);
    const own = events.filter(({ ts, pid, tid }) => ts >= begun.ts && pid === begun.pid && tid === begun.tid);
    return Math.max(...own.map(({ name, tdur }) => (name.includes("RunTask") ? (tdur ?? 0) / 1000 : 0)));
  };
}

/** The processor time of the page's longest task on the way to a hand of cards: what others do on this machine is not in it. */
async function busiest() {
  const page = await context.newPage();
  const longest = await watchTasks(page);
  await page.goto(url);
  await page.locator("button.play:not(:disabled)").click();
  await page.locator(".hand button").first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(1500);
  const found = await longest();
  await page.close();
  return found;
}

/** A visit up to a hand of cards, and how long the page was blocked at the longest until all of it was drawn. */
const hand = (settle) =>
  withPage("", async (page) => {
    await page.locator("button.play:not(:disabled)").click();
    await page.locator(".hand button").first().waitFor({ timeout: 120_000 });
    const took = await page.evaluate(() => performance.now());
    await page.waitForTimeout(settle);
    return { took, blocked: await page.evaluate(() => window.blocked) };
  });

const bare = () =>
  withPage("bare.html", async (page) => {
    await page.waitForFunction(() => window.took !== undefined, undefined, { timeout: 120_000 });
    return page.evaluate(() => window.took);
  });

/** Milliseconds of each of some calls of compiled code, in a worker of its own. */
const kernel = ({ arguments: given, ...call }, times) =>
  withPage("bare.html", (page) =>
    page.evaluate(
      async ([call, given, times]) => {
        const worker = new Worker("kernel.js", { type: "module" });
        const heard = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
        await heard();
        const took = [];
        for (let time = 0; time < times; time += 1) {
          const fresh = given.map((each) => (each.bytes ? { ...each, bytes: Uint8Array.from(each.bytes) } : each));
          worker.postMessage({ ...call, arguments: fresh });
          took.push((await heard()).took);
        }
        return took;
      },
      [call, given, times],
    ),
  );

/** Bear's answers by Python in a tab, with compiled code in a worker beside it: their milliseconds, and what they are. */
const bear = ({ source, record, rounds }) =>
  withPage("bare.html", async (page) => {
    await page.waitForFunction(() => window.took !== undefined, undefined, { timeout: 120_000 });
    return page.evaluate(
      async ([source, record, rounds]) => {
        const python = window.pyodide;
        const file = async (name) => new Uint8Array(await (await fetch(`engine/${name}`)).arrayBuffer());
        const { library } = await (await fetch("engine/files.json")).json();
        python.unpackArchive(await file("niagara.zip"), "zip", { extractDir: "/site" });
        python.FS.writeFile(`/site/${library}`, await file("msgspec.so"));
        python.runPython('import sys; sys.path.insert(0, "/site")');
        const worker = new Worker("kernel.js", { type: "module" });
        const heard = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
        await heard();
        const carry = async (call) => {
          worker.postMessage(call.toJs({ dict_converter: Object.fromEntries }));
          return python.toPy((await heard()).answer);
        };
        python.runPython(source);
        return (await python.globals.get("in_tab")(record, rounds, carry)).toJs();
      },
      [source, record, rounds],
    );
  });

/** Asks the engine as the client does until it is done; the milliseconds of each task. */
const tasks = (list) =>
  withPage("", (page) =>
    page.evaluate(async (list) => {
      const channel = new BroadcastChannel("niagara");
      const from = "bench";
      const waiting = new Map();
      let last = 0;
      const here = new Promise((resolve) => {
        channel.onmessage = ({ data }) => {
          if (data.kind === "here") resolve();
          if (data.kind === "answer" && data.to === from) waiting.get(data.n)(JSON.parse(data.text || "null"));
        };
      });
      channel.postMessage({ from, kind: "who" });
      await here;
      const ask = (method, path, body = "") =>
        new Promise((resolve) => {
          waiting.set(++last, resolve);
          channel.postMessage({ from, kind: "call", n: last, method, path, body });
        });
      const found = [];
      for (const { first, then, until, status } of list) {
        let begun = performance.now();
        const { id } = await ask("POST", first.path, JSON.stringify(first.body));
        const path = (text) => text.replace("{id}", id);
        if (then) {
          begun = performance.now();
          await ask("POST", path(then.path), JSON.stringify(then.body));
        }
        let answer;
        do {
          await new Promise((resolve) => setTimeout(resolve, 5));
          answer = await ask("GET", path(until));
        } while (answer.status !== status);
        found.push({ took: performance.now() - begun });
      }
      return found;
    }, list),
  );

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
try {
  // The first visit stays until everything is kept.
  const first = await hand(0);
  await withPage("", (page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated"));
  const warm = [];
  const pyodide = [];
  for (let turn = 0; turn < REPEATS; turn += 1) {
    pyodide.push(await bare());
    warm.push(await hand(1500));
  }
  const found = {
    first: first.took,
    warm: middle(warm.map(({ took }) => took)),
    bare: middle(pyodide),
    blocked: middle(warm.map(({ blocked }) => blocked)),
    longest: Math.max(...warm.map(({ blocked }) => blocked)),
    busiest: await busiest(),
    repeats: REPEATS,
  };
  if (work) {
    found.bear = await bear(work.bear);
    found.kernel = Math.min(...(await kernel(work.kernel, REPEATS)));
    found.tasks = await tasks(work.tasks);
    console.log(JSON.stringify(found));
  } else {
    console.log(`first visit, to a hand of cards   ${Math.round(found.first)} ms`);
    console.log(`warm caches, to a hand of cards   ${Math.round(found.warm)} ms, median of ${REPEATS}`);
    console.log(`a bare Pyodide from these files   ${Math.round(found.bare)} ms, median of ${REPEATS}`);
    console.log(`hand : Pyodide                    ${(found.warm / found.bare).toFixed(2)} (at most 1.50)`);
    console.log(`page blocked at the longest       ${Math.round(found.blocked)} ms, median of ${REPEATS} visits (at most 50)`);
    console.log(`its longest task                  ${Math.round(found.busiest)} ms of processor time`);
  }
} finally {
  await context.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
