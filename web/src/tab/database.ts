// Opening a database of the browser. A page that is reloaded while its engine still starts may leave Safari's storage so that
// the next request to open is never answered, neither well nor badly; one that is made later is.

/** How long a request is waited for, in milliseconds, and how often another is made. */
const PATIENCE = 1500;
const TRIES = 4;

/** Opens a database with one store, which is made where it is not there. */
export async function openDatabase(name: string, store: string, patience = PATIENCE): Promise<IDBDatabase> {
  for (let left = TRIES; left > 0; left -= 1) {
    const opened = await tryToOpen(name, store, patience);
    if (opened) return opened;
  }
  throw new Error(`${name} does not open`);
}

/** The database, or `null` where there is no answer in time; one that comes later is closed at once. */
function tryToOpen(name: string, store: string, patience: number): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      resolve(null);
    }, patience);
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => {
      clearTimeout(timer);
      reject(new Error(String(opening.error)));
    };
    opening.onsuccess = () => {
      clearTimeout(timer);
      if (late) opening.result.close();
      else resolve(opening.result);
    };
  });
}
