// Packs what a tab needs to be a host into `engine/`: Pyodide, the part of Python's library that is used, msgspec, our own
// Python, and the bots as WebAssembly (`make wasm`). Everything of Python is compiled here, by the very Python
// that will run it, so that the tab need not. `node scripts/pack-engine.mjs`

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const WEB = new URL("..", import.meta.url).pathname;
const ROOT = join(WEB, "..");
const SOURCES = join(ROOT, "src/niagara");
const PYODIDE = join(WEB, "node_modules/pyodide");
const COMPILED = join(ROOT, "build/engine");
const ENGINE = join(WEB, "engine");
const LOADER = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
/** Rooms that no tab enters, and what is there as WebAssembly. */
const LEFT_OUT =
  /^(server|cli|envs|train|arena|testing|fast|wasm|picture)\/|^analysis\/(engine|plots)|^bots\/mind\/(?!__init__|records|settings)|^learn\/mining|^bots\/(native|packed|chances|compiling|executable)/;
/** What `make wasm` makes. */
const WASM = ["niagara.wasm", "niagara.json", "niagara.minds"];

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** msgspec for Pyodide, as the lock file of the Python package names it; fetched once. */
async function msgspecWheel() {
  const lock = readFileSync(join(ROOT, "uv.lock"), "utf8");
  const [, url, hash] = /url = "([^"]*\/msgspec-[^"]*-cp314-cp314-pyemscripten_[^"]*\.whl)", hash = "sha256:(\w+)"/.exec(lock) ?? [];
  if (!url) throw new Error("uv.lock names no wheel of msgspec for Pyodide");
  const kept = join(WEB, "node_modules/.cache/niagara", url.split("/").at(-1));
  if (!existsSync(kept)) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, new Uint8Array(await response.arrayBuffer()));
  }
  const wheel = readFileSync(kept);
  if (sha256(wheel) !== hash) throw new Error(`${kept} is not what uv.lock names`);
  return wheel;
}

const ours = readdirSync(SOURCES, { recursive: true })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(py|json)$/.test(path) && !LEFT_OUT.test(path));

/** All that the archives are made of: the same, and there is nothing to do. */
const inputs = sha256(
  [...ours.map((path) => join(SOURCES, path)), ...WASM.map((name) => join(COMPILED, name))]
    .concat(join(ROOT, "uv.lock"), join(PYODIDE, "package.json"), join(WEB, "scripts/pack_engine.py"), new URL(import.meta.url).pathname)
    .map((path) => path + sha256(readFileSync(path)))
    .join(),
);
if (existsSync(join(ENGINE, "files.json")) && JSON.parse(readFileSync(join(ENGINE, "files.json"), "utf8")).inputs === inputs) {
  console.log("engine/ is up to date");
  process.exit(0);
}

const wheel = await msgspecWheel();
const pyodide = await loadPyodide({ indexURL: PYODIDE });
pyodide.FS.mkdirTree("/in");
pyodide.FS.writeFile("/in/stdlib.zip", readFileSync(join(PYODIDE, "python_stdlib.zip")));
pyodide.FS.writeFile("/in/msgspec.whl", wheel);
for (const path of ours) {
  pyodide.FS.mkdirTree(dirname(`/in/niagara/${path}`));
  pyodide.FS.writeFile(`/in/niagara/${path}`, readFileSync(join(SOURCES, path)));
}
pyodide.runPython(readFileSync(join(WEB, "scripts/pack_engine.py"), "utf8"));

rmSync(ENGINE, { recursive: true, force: true });
mkdirSync(join(ENGINE, "licences"), { recursive: true });
for (const name of LOADER) cpSync(join(PYODIDE, name), join(ENGINE, name));
for (const name of ["python_stdlib.zip", "niagara.zip", "msgspec.so"])
  writeFileSync(join(ENGINE, name), pyodide.FS.readFile(`/out/${name}`));
for (const name of pyodide.FS.readdir("/out/licences").filter((each) => !each.startsWith(".")))
  writeFileSync(join(ENGINE, "licences", name), pyodide.FS.readFile(`/out/licences/${name}`));
for (const name of WASM) cpSync(join(COMPILED, name), join(ENGINE, name));
// Pyodide asks for a list of the packages that it could fetch; here it is to fetch none.
const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
writeFileSync(join(ENGINE, "pyodide-lock.json"), JSON.stringify({ info, packages: {} }));

const names = readdirSync(ENGINE).filter((name) => statSync(join(ENGINE, name)).isFile());
const files = Object.fromEntries(
  names.map((name) => {
    const bytes = readFileSync(join(ENGINE, name));
    return [name, { bytes: bytes.length, sha256: sha256(bytes) }];
  }),
);
/** Where Python looks for msgspec's compiled part. */
const library = pyodide.FS.readFile("/out/library", { encoding: "utf8" });
const version = sha256(JSON.stringify(files)).slice(0, 16);
writeFileSync(join(ENGINE, "files.json"), JSON.stringify({ version, inputs, library, files }, null, 1));
let total = 0;
for (const name of names) {
  const packed = gzipSync(readFileSync(join(ENGINE, name)), { level: 9 }).length;
  total += packed;
  console.log(`${String(files[name].bytes).padStart(10)} ${String(packed).padStart(10)} by gzip  ${name}`);
}
console.log(`${" ".repeat(10)} ${String(total).padStart(10)} by gzip in all, version ${version}`);
process.exit(0);
