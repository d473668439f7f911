// A later start is short: Python's memory as it was once everything had been imported is kept on the device, and the next engine
// of the same version goes on from there. Pyodide can write its memory down, but not the compiled library that Python has loaded
// by then; so that library is loaded before Python begins, both times, and lies at the same addresses.

import type { PyodideAPI } from "pyodide";
import { openDatabase } from "./database";
import { startStore } from "./messages";

/** What is kept: the parts of the memory that are not empty, and the files that Python has. */
export interface Start {
  readonly version: string;
  readonly length: number;
  /** Where each part begins, and how long it is. */
  readonly parts: readonly (readonly [at: number, length: number])[];
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** What Emscripten's module has, as far as it is used here. */
export interface PyodideModule {
  readonly HEAP8: Int8Array;
  readonly FS: PyodideAPI["FS"];
  readonly LDSO: { readonly loadedLibsByName: Record<string, unknown> };
  growMemory(length: number): void;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadWebAssemblyModule(bytes: Uint8Array, flags: object, name: string, scope: object, handle: number): Promise<object>;
}

export interface Settings {
  readonly preRun: ((module: PyodideModule) => Promise<void>)[];
}

export type MakeModule = (settings: Settings) => Promise<PyodideModule>;

/** What Pyodide takes and gives beside what it documents. */
export interface Undocumented {
  createPyodideModule?: MakeModule;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

const PAGE = 65_536;
const STORE = "start";
const KEY = "latest";
/** It is kept only where it takes at most this share of the room that is left: games come first. */
const SHARE = 0.1;

/** Has Python's files and its compiled library in place before Python begins, and room for a memory of that length. */
export function preparing(make: MakeModule, library: string, files: ReadonlyMap<string, Uint8Array>, length = 0): MakeModule {
  const prepare = async (module: PyodideModule): Promise<void> => {
    module.addRunDependency(library);
    for (const [path, bytes] of files) {
      module.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      module.FS.writeFile(path, bytes);
    }
    const flags = { loadAsync: true, nodelete: true, allowUndefined: true };
    const exports = await module.loadWebAssemblyModule(files.get(library)!, flags, library, {}, 0);
    module.LDSO.loadedLibsByName[library] = { refcount: Infinity, name: library, exports, global: false };
    module.removeRunDependency(library);
  };
  return async (settings) => {
    settings.preRun.push(prepare);
    const module = await make(settings);
    if (module.HEAP8.length < length) module.growMemory(length);
    return module;
  };
}

/** Takes down the memory of a Python that was loaded for it, and its files below a folder. */
export function takeDown(python: PyodideAPI, version: string, folder: string): Start {
  const memory = (python as unknown as { makeMemorySnapshot(): Uint8Array<ArrayBuffer> }).makeMemorySnapshot();
  const parts: [number, number][] = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const length = Math.min(PAGE, memory.length - at);
    if (isEmpty(memory, at, length)) continue;
    const last = parts.at(-1);
    if (last && last[0] + last[1] === at) last[1] += length;
    else parts.push([at, length]);
  }
  const bytes = new Uint8Array(parts.reduce((sum, [, length]) => sum + length, 0));
  let filled = 0;
  for (const [at, length] of parts) {
    bytes.set(memory.subarray(at, at + length), filled);
    filled += length;
  }
  return { version, length: memory.length, parts, bytes, files: new Map(filesBelow(python.FS, folder)) };
}

/** The memory as Pyodide has written it. */
export function memoryOf({ length, parts, bytes }: Start): Uint8Array {
  const memory = new Uint8Array(length);
  let read = 0;
  for (const [at, size] of parts) {
    memory.set(bytes.subarray(read, read + size), at);
    read += size;
  }
  return memory;
}

function isEmpty(memory: Uint8Array<ArrayBuffer>, at: number, length: number): boolean {
  // Every part begins at a whole word; a rest at the very end that is none is never empty.
  if (length % 4 !== 0) return false;
  return new Uint32Array(memory.buffer, at, length / 4).every((word) => word === 0);
}

function* filesBelow(files: PyodideAPI["FS"], folder: string): Generator<[string, Uint8Array<ArrayBuffer>]> {
  for (const name of files.readdir(folder) as string[]) {
    if (name === "." || name === "..") continue;
    const path = `${folder}/${name}`;
    if (files.isDir(files.stat(path).mode)) yield* filesBelow(files, path);
    else yield [path, files.readFile(path) as Uint8Array<ArrayBuffer>];
  }
}

/** What is kept, of whichever version; `null` where there is nothing, or no storage. */
export async function readStart(name: string): Promise<Start | null> {
  try {
    return (await inStore<Start | undefined>(name, "readonly", (store) => store.get(KEY))) ?? null;
  } catch {
    return null;
  }
}

/** Keeps it in the place of any other, where there is plenty of room. */
export async function keepStart(name: string, start: Start): Promise<void> {
  try {
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    if (start.bytes.length < SHARE * (quota - usage)) await inStore(name, "readwrite", (store) => store.put(start, KEY));
  } catch {
    // The next start is as long as this one.
  }
}

export async function forgetStart(name: string): Promise<void> {
  await inStore(name, "readwrite", (store) => store.clear()).catch(() => {});
}

async function inStore<Found>(name: string, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<Found> {
  const database = await openDatabase(startStore(name), STORE);
  // Whoever wants to delete it need not wait.
  database.onversionchange = () => database.close();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result as Found);
      transaction.onabort = () => reject(new Error(String(transaction.error)));
    });
  } finally {
    database.close();
  }
}
