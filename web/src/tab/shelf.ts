// The browser's storage: texts by their keys in one store of IndexedDB. A change is told to be safe when its transaction is
// complete, with strict durability: then it survives the end of the tab, and of the browser.

import { openDatabase } from "./database";

interface Change {
  readonly key: string;
  readonly text: string | null;
  readonly fresh: boolean;
}

type Written = "safe" | "taken" | "full" | "broken";

const STORE = "kept";
/** Above every character that a key has. */
const LAST = "\uffff";

export class BrowserShelf {
  readonly #name: string;
  #database: Promise<IDBDatabase> | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  /** Whether there is any storage; a private window may have none. */
  async works(): Promise<boolean> {
    try {
      await this.#open();
      return (await this.write("[]")) === "safe";
    } catch {
      return false;
    }
  }

  /** All pairs whose key begins so, in their order, as JSON. */
  async read(prefix: string): Promise<string> {
    const store = (await this.#open()).transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const [keys, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range) as IDBRequest<string[]>)]);
    return JSON.stringify(keys.map((key, at) => [key, texts[at]]));
  }

  /** Changes texts, all or none. */
  async write(changes: string): Promise<Written> {
    try {
      return await this.#write(JSON.parse(changes) as Change[]);
    } catch (problem) {
      return written(problem);
    }
  }

  async #write(changes: Change[]): Promise<Written> {
    const database = await this.#open();
    return new Promise((resolve) => {
      const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(STORE);
      transaction.oncomplete = () => resolve("safe");
      transaction.onabort = () => resolve(written(transaction.error));
      for (const { key, text, fresh } of changes) {
        if (text === null) store.delete(key);
        else if (fresh) store.add(text, key);
        else store.put(text, key);
      }
    });
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= openDatabase(this.#name, STORE).then((database) => {
      // The browser may close it, when its data is cleared, say: the next to ask opens it anew.
      database.onclose = () => (this.#database = null);
      return database;
    });
    this.#database.catch(() => (this.#database = null));
    return this.#database;
  }
}

function done<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(String(request.error)));
  });
}

function written(problem: unknown): Written {
  const name = problem instanceof DOMException ? problem.name : "";
  return name === "ConstraintError" ? "taken" : name === "QuotaExceededError" ? "full" : "broken";
}
