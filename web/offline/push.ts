// The service worker of a server's page: it keeps nothing and answers no request, it only shows that it is somebody's turn
// while no page is open, and leads to the table.

declare const self: ServiceWorkerGlobalScope;

/** What the server sends: `reach/messages.py`. */
interface Message {
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

const rooted = (path: string): string => new URL(path, self.registration.scope).href;
const addressOf = (table: string): string => rooted(`t/${encodeURIComponent(table)}`);

async function show({ table, title, body }: Message): Promise<void> {
  const note = { body, tag: `turn ${table}`, icon: rooted("icon-192.png"), badge: rooted("icon-192.png"), data: table };
  await self.registration.showNotification(title, note);
}

/** To the table's page if there is one, to any other of ours, or to a new one. */
async function open(table: string): Promise<void> {
  const address = addressOf(table);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Message));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
