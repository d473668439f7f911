// Python in a worker: Pyodide with the packages of `engine/`, and how much of it has come.

import type { PyodideAPI } from "pyodide";
import { forgetStart, keepStart, memoryOf, preparing, readStart, takeDown, type MakeModule, type Start, type Undocumented } from "./start";

interface EngineFiles {
  readonly version: string;
  readonly files: Readonly<Record<string, { readonly bytes: number }>>;
  /** Where Python looks for its compiled library. */
  readonly library: string;
}

export interface Python {
  readonly python: PyodideAPI;
  /** What was imported. */
  readonly imported: unknown;
  /** Keeps what makes the next start short, where this one was not. */
  keep(): void;
}

/** The files that Python needs, before compiled bots. */
const NEEDED = [
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "pyodide.asm.wasm",
  "python_stdlib.zip",
  "pyodide-lock.json",
  "msgspec.so",
  "niagara.zip",
];
const SITE = "/site";

type Load = (settings: { readonly indexURL: string } & Undocumented) => Promise<PyodideAPI>;

/**
 * Loads Python with our packages and has it import; `loading` hears how much has come, from 0 to 1. `name` is what this site's
 * storage is called; `fresh` goes on from nothing that is kept there.
 */
export async function loadPython(
  folder: string,
  name: string,
  fresh: boolean,
  imports: string,
  loading: (done: number) => void,
): Promise<Python> {
  const listed = fetch(`${folder}files.json`).then((response) => response.json() as Promise<EngineFiles>);
  const code = Promise.all([import(/* @vite-ignore */ `${folder}pyodide.mjs`), import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`)]);
  code.catch(() => {}); // heard of below
  const kept = fresh ? null : readStart(name);
  const list = await listed;
  const load = async (settings: (make: MakeModule) => Undocumented): Promise<PyodideAPI> => {
    const [{ loadPyodide }, { default: make }] = (await code) as [{ loadPyodide: Load }, { default: MakeModule }];
    return loadPyodide({ indexURL: folder, ...settings(make) });
  };
  const start = await kept;
  if (start?.version === list.version) {
    try {
      return await goOn(start, list, imports, load);
    } catch (problem) {
      console.warn("what was kept does not start:", problem);
    }
  }
  await forgetStart(name);
  return loadAll(folder, name, list, imports, load, loading);
}

type LoadWith = (settings: (make: MakeModule) => Undocumented) => Promise<PyodideAPI>;

/** Python as it was kept. */
async function goOn(start: Start, { library }: EngineFiles, imports: string, load: LoadWith): Promise<Python> {
  const python = await load((make) => ({
    createPyodideModule: preparing(make, `${SITE}/${library}`, start.files, start.length),
    _loadSnapshot: memoryOf(start),
  }));
  // Luck is not kept.
  python.runPython("import random; random.seed()");
  return { python, imported: python.runPython(imports), keep: () => {} };
}

/** Python from its files. */
async function loadAll(
  folder: string,
  name: string,
  { version, files, library }: EngineFiles,
  imports: string,
  load: LoadWith,
  loading: (done: number) => void,
): Promise<Python> {
  const whole = NEEDED.reduce((sum, each) => sum + (files[each]?.bytes ?? 0), 0);
  let come = 0;
  countFetches((bytes) => loading(Math.min(1, (come += bytes) / whole)));
  const file = async (path: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(folder + path)).arrayBuffer());
  const packages = file("niagara.zip");
  const compiled = new Map([[`${SITE}/${library}`, await file("msgspec.so")]]);
  const python = await load((make) => ({ createPyodideModule: preparing(make, `${SITE}/${library}`, compiled), _makeSnapshot: true }));
  python.unpackArchive(await packages, "zip", { extractDir: SITE });
  python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  python.runPython(imports);
  let start: Start | null = null;
  try {
    start = takeDown(python, version, SITE);
  } catch (problem) {
    console.warn("the next start will not be shorter:", problem);
  }
  return { python, imported: python.runPython(imports), keep: () => start && void keepStart(name, start) };
}

/** Has every fetch of this worker counted, also those of Pyodide itself. */
function countFetches(come: (bytes: number) => void): void {
  const real = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const response = await real(...asked);
    if (!response.body) return response;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, next) {
        come(chunk.byteLength);
        next.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
}
