// The service worker: keeps one whole version of the client on the device and answers with it. Files are known by their
// hashes, so what is kept is never half of one version and half of another. It answers for the files of its own list and
// for nothing else: an API, sockets or documentation beside the client never pass through here.

declare const self: ServiceWorkerGlobalScope;

/** What `scripts/pack.mjs` writes in front of this file. */
declare const BUILD: {
  readonly version: string;
  /** SHA-256 of every file, by its path in the folder. */
  readonly files: Readonly<Record<string, string>>;
};

const SCOPE = new URL(self.registration.scope);
/** Several copies of the game may live on one host. */
const OURS = `niagara ${SCOPE.pathname} `;
const NAME = OURS + BUILD.version;
const ENGINE = "engine/";
const AT_ONCE = 8;

type Bytes = ArrayBuffer;

class WrongVersion extends Error {}

async function isRight(path: string, bytes: Bytes): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === BUILD.files[path];
}

const addressOf = (path: string): string => new URL(path, SCOPE).href;

/** A file of this version: from an earlier version where it is the same, else from the host. */
async function find(path: string, earlier: readonly Cache[]): Promise<Response> {
  const address = addressOf(path);
  for (const cache of earlier) {
    const kept = await cache.match(address);
    if (kept && (await isRight(path, await kept.clone().arrayBuffer()))) return kept;
  }
  // What the browser has from elsewhere is good if its hash is; only then is the host asked to send it again.
  for (const cache of ["default", "reload"] as const) {
    const response = await fetch(address, { cache });
    const bytes = await response.arrayBuffer();
    if (response.ok && (await isRight(path, bytes))) {
      return new Response(bytes, { headers: { "content-type": response.headers.get("content-type") ?? "application/octet-stream" } });
    }
  }
  throw new WrongVersion(`${path} is not of version ${BUILD.version}`);
}

async function earlierCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  return Promise.all(names.map((name) => caches.open(name)));
}

/** Whoever saves data is sent the engine when they play, not before. */
function savesData(): boolean {
  const { connection } = navigator as WorkerNavigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Does the same with each, some at a time: hundreds of requests at once are more than a small host or a bad network takes. */
async function inTurn(paths: readonly string[], atOnce: number, act: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const worker = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await act(path);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function gather(): Promise<void> {
  const cache = await caches.open(NAME);
  const earlier = await earlierCaches();
  const keep = async (path: string): Promise<void> => {
    const address = addressOf(path);
    if (!(await cache.match(address))) await cache.put(address, await find(path, earlier));
  };
  const paths = Object.keys(BUILD.files);
  await inTurn(
    paths.filter((path) => !path.startsWith(ENGINE)),
    AT_ONCE,
    keep,
  );
  if (savesData()) return;
  // One after another: home and the game that may be starting want the network too.
  await inTurn(
    paths.filter((path) => path.startsWith(ENGINE)),
    1,
    keep,
  );
}

async function forgetEarlier(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Which of our files a request is for; `undefined` where it is none. */
function ours({ method, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return undefined;
  const path = decodeURIComponent(pathname.slice(SCOPE.pathname.length)) || "index.html";
  return Object.hasOwn(BUILD.files, path) ? path : undefined;
}

async function answer(path: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(addressOf(path));
  if (kept) return kept;
  try {
    const found = await find(path, []);
    await cache.put(addressOf(path), found.clone()).catch(() => {}); // full: played from the network then
    return found;
  } catch (error) {
    if (error instanceof WrongVersion) void self.registration.update();
    return Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(gather()));
self.addEventListener("activate", (event) => event.waitUntil(forgetEarlier()));
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const path = ours(event.request);
  if (path !== undefined) event.respondWith(answer(path));
});
