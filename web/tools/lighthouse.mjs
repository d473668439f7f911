// Lighthouse on the static site's home, with its bars: `npm run lighthouse`, after `make site`. Lighthouse itself is fetched by
// npx and is no part of the project. The folder is served as web spaces do it, compressed by gzip.

import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { BROWSER } from "./browser.mjs";

const SITE = new URL("../../site", import.meta.url).pathname;
const PORT = Number(process.env.NIAGARA_TAB_PORT ?? 5359);
const BARS = { performance: 0.9, accessibility: 0.95, "best-practices": 0.95 };
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

const packed = new Map();
const server = createServer(({ url }, answer) => {
  const path = join(SITE, normalize(decodeURIComponent(new URL(url, "http://host").pathname)).replace(/\/$/, "/index.html"));
  if (!existsSync(path) || !statSync(path).isFile()) return answer.writeHead(404).end();
  if (!packed.has(path)) packed.set(path, gzipSync(readFileSync(path)));
  answer.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream", "content-encoding": "gzip" });
  return answer.end(packed.get(path));
});
await new Promise((resolve) => server.listen(PORT, "127.0.0.1", resolve));

const folder = mkdtempSync(join(tmpdir(), "niagara-lighthouse-"));
const report = join(folder, "report.json");
try {
  const [program, ...given] = process.env.LIGHTHOUSE ? [process.env.LIGHTHOUSE] : ["npx", "--yes", "lighthouse@12"];
  const running = spawn(
    program,
    [
      ...given,
      `http://127.0.0.1:${PORT}/`,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--only-categories=${Object.keys(BARS).join(",")}`,
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ],
    { stdio: "inherit", env: { ...process.env, CHROME_PATH: BROWSER } },
  );
  await new Promise((resolve) => running.on("exit", resolve));
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  for (const [name, bar] of Object.entries(BARS)) {
    const { score } = categories[name];
    console.log(`${name.padEnd(16)} ${Math.round(100 * score)} (at least ${100 * bar})${score < bar ? ": missed" : ""}`);
  }
  for (const name of METRICS) console.log(`${name.padEnd(26)} ${audits[name].displayValue}`);
  if (Object.entries(BARS).some(([name, bar]) => categories[name].score < bar)) process.exitCode = 1;
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
