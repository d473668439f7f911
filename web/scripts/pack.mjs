// Makes the built folder `site/` whole: the engine, the licences of all that is in it, the service worker with its list of
// files. Then prints what a visit transfers, and fails above the limits. `node scripts/pack.mjs`, after `vite build --mode site`.

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { filesOf, writeWorker } from "./worker.mjs";

const WEB = new URL("..", import.meta.url).pathname;
const SITE = join(WEB, "../site");
const ENGINE = join(WEB, "engine");
/** What the home page may transfer, and everything, in bytes after gzip. */
const HOME_LIMIT = 150_000;
const LIMIT = 7_000_000;

const read = (path) => readFileSync(join(SITE, path));
const readJson = (path) => JSON.parse(read(path).toString());

/** Where the text of a licence stands that a package names without having it. */
const STANDARD = { "Apache-2.0": "typescript", "MPL-2.0": "axe-core" };

const licenceFile = (folder) => {
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.|-|$)/i.test(each));
  return file && readFileSync(join(folder, file), "utf8");
};

/** What a package says of its licence: its own file, or the text of the licence that it names. */
function licenceOf(name) {
  const folder = join(WEB, "node_modules", name);
  const { version, license, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const text = licenceFile(folder) ?? (STANDARD[license] && licenceFile(join(WEB, "node_modules", STANDARD[license])));
  if (!text) throw new Error(`${name}: where does its licence (${license}) stand?`);
  return { title: `${name} ${version}: ${license}`, text: homepage ? `Source: ${homepage}\n\n${text}` : text };
}

/** Python's own licence, which a package that lends from Python's library carries. */
function pythonLicence() {
  const lib = join(WEB, "../.venv/lib");
  const packages = readdirSync(lib).map((python) => join(lib, python, "site-packages"));
  const found = packages.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^typing_extensions-.*\.dist-info$/.test(name))
      .map((name) => join(folder, name, "licenses/LICENSE")),
  );
  return { title: "Python and its library: PSF-2.0", text: readFileSync(found[0], "utf8") };
}

function licences() {
  const own = { title: "Niagara: MIT", text: readFileSync(join(WEB, "../LICENSE"), "utf8") };
  const packages = [...readJson(".vite/packages.json"), "pyodide"].map(licenceOf);
  const folder = join(ENGINE, "licences");
  const engine = filesOf(folder).map((path) => ({ title: path.replace(".txt", ""), text: readFileSync(join(folder, path), "utf8") }));
  return [own, ...packages, pythonLicence(), ...engine]
    .map(({ title, text }) => `${title}\n${"=".repeat(title.length)}\n\n${text.trim()}\n`)
    .join("\n\n");
}

cpSync(ENGINE, join(SITE, "engine"), { recursive: true, filter: (path) => !path.startsWith(join(ENGINE, "licences")) });
writeFileSync(join(SITE, "licences.txt"), licences());
writeManifest();
const styles = joinStyles();

/** The first page waits for its styles: one file instead of many comes sooner. Pages that share one of them fetch it by itself. */
function joinStyles() {
  const page = read("index.html").toString();
  const link = /\s*<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/g;
  const paths = Array.from(page.matchAll(link), ([, path]) => path);
  const styles = paths.map((path) => read(path).toString().trim()).join("\n");
  const joined = `assets/home-${createHash("sha256").update(styles).digest("hex").slice(0, 8)}.css`;
  writeFileSync(join(SITE, joined), styles);
  const rest = page.replace(link, "");
  writeFileSync(join(SITE, "index.html"), rest.replace("</head>", `  <link rel="stylesheet" crossorigin href="./${joined}">\n  </head>`));
  return joined;
}

/** What a shop window of the browser shows; shortcuts are addresses as this build has them. */
function writeManifest() {
  const manifest = readJson("manifest.webmanifest");
  const pictures = ["turn", "falls", "replay"].flatMap((moment) => [
    { file: `${moment}-desktop-day.png`, sizes: "1440x900", form_factor: "wide" },
    { file: `${moment}-phone-day.png`, sizes: "780x1688", form_factor: "narrow" },
  ]);
  for (const { file } of pictures) cpSync(join(WEB, "../docs/pictures", file), join(SITE, "screenshots", file));
  const whole = {
    ...manifest,
    shortcuts: manifest.shortcuts.map((each) => ({ ...each, url: `#/${each.url}` })),
    screenshots: pictures.map(({ file, ...rest }) => ({ src: `screenshots/${file}`, type: "image/png", ...rest })),
  };
  writeFileSync(join(SITE, "manifest.webmanifest"), JSON.stringify(whole, null, 2));
}

const { version, paths: kept } = writeWorker(SITE);

/** What home is made of: the entry, its styles, all that it imports, and its words. */
function home() {
  const manifest = readJson(".vite/manifest.json");
  const found = new Set(["index.html", styles]);
  const follow = (key) => {
    const chunk = manifest[key];
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    (chunk.imports ?? []).forEach(follow);
  };
  ["index.html", ...["game", "home", "spoken", "table"].map((part) => `../words/en/${part}.ftl?raw`)].forEach(follow);
  return [...found];
}

const packed = (paths) => paths.reduce((sum, path) => sum + gzipSync(read(path)).length, 0);
const figures = [
  ["home", packed(home()), HOME_LIMIT],
  ["client", packed(kept.filter((path) => !path.startsWith("engine/"))), undefined],
  ["engine", packed(kept.filter((path) => path.startsWith("engine/"))), undefined],
  ["everything", packed(kept), LIMIT],
];
rmSync(join(SITE, ".vite"), { recursive: true });

// `benchmarks/tab.py` prints them beside the rest.
writeFileSync(join(WEB, "../build/site-sizes.json"), JSON.stringify(Object.fromEntries(figures)));
console.log(`site/ is version ${version}: ${kept.length} files; bytes after gzip:`);
for (const [name, bytes, limit] of figures)
  console.log(`${name.padEnd(12)}${String(bytes).padStart(9)}${limit ? `  of ${limit} allowed` : ""}`);
if (figures.some(([, bytes, limit]) => bytes > limit)) process.exit(1);
