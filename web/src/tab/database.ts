// Opening a database of the browser. A page that is reloaded while its engine still starts may leave Safari's storage so that
// the next request to open is never answered, neither well nor badly; one that is made later is.

/** After how many milliseconds without an answer another request is made, and how many there are. */
const PATIENCE = 1500;
const TRIES = 8;

/** Opens a database with one store, which is made where it is not there. The first answer counts, to whichever request. */
export function openDatabase(name: string, store: string, patience = PATIENCE): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let left = TRIES;
    let over = false;
    const end = (): void => {
      over = true;
      clearInterval(timer);
    };
    const fail = (problem: string): void => {
      end();
      reject(new Error(problem));
    };
    const ask = (): void => {
      if (left === 0) return fail(`${name} does not open`);
      left -= 1;
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(store);
      opening.onerror = () => fail(String(opening.error));
      opening.onsuccess = () => {
        if (over) return opening.result.close();
        end();
        resolve(opening.result);
      };
    };
    const timer = setInterval(ask, patience);
    ask();
  });
}
