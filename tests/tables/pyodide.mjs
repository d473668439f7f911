// Plays the whole game of whole_game.py in Pyodide: node pyodide.mjs PYODIDE_FOLDER MSGSPEC_WHEEL SOURCES

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [folder, wheel, sources] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: folder });
pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: "/site" });
for (const name of readdirSync(sources, { recursive: true })) {
  if (!name.endsWith(".py") && !name.endsWith(".json")) continue;
  if (name.startsWith("server")) continue;
  const path = `/site/niagara/${name}`;
  pyodide.FS.mkdirTree(dirname(path));
  pyodide.FS.writeFile(path, readFileSync(join(sources, name)));
}
const program = join(dirname(fileURLToPath(import.meta.url)), "whole_game.py");
pyodide.FS.writeFile("/site/whole_game.py", readFileSync(program));
await pyodide.runPythonAsync(`
import sys
sys.path.insert(0, "/site")
import whole_game
sys.meta_path.insert(0, whole_game.Blocker())
print(whole_game.said(await whole_game.play()))
`);
