// Put in the place of sw.js, this ends the service worker on every device that comes by, and forgets what it kept.

declare const self: ServiceWorkerGlobalScope;

const OURS = `niagara ${new URL(self.registration.scope).pathname} `;

async function end(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(end()));
