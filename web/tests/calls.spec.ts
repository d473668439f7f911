import { expect, request, test, type Page } from "@playwright/test";
import { quick } from "./helpers";
import { PushService } from "./pushService";

/**
 * The browser's own message service is on the internet: in its place, the one of this test. A browser without windows also
 * refuses to show notes, so that it is told that it may. All else is the real thing.
 */
async function withPushService(page: Page, keys: PushService["keys"]): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0)).buffer;
    const made = {
      endpoint,
      getKey: (name: string) => bytes(name === "p256dh" ? p256dh : auth),
      options: { applicationServerKey: null },
      unsubscribe: () => Promise.resolve(true),
    };
    Object.defineProperty(Notification, "permission", { value: "granted" });
    Notification.requestPermission = () => Promise.resolve("granted");
    PushManager.prototype.subscribe = () => Promise.resolve(made as unknown as PushSubscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
  }, keys);
}

test("who closed the page is called when it is their turn, and chooses when and where", async ({ browser, baseURL }) => {
  const service = new PushService(Number(new URL(baseURL!).port) + 1);
  const context = await browser.newContext();
  const page = await context.newPage();
  await quick(page, { name: "Ada" });
  await withPushService(page, service.keys);

  const bob = await request.newContext({ baseURL: baseURL! });
  const seats = [{ kind: "me", name: "Bob" }, { kind: "open" }];
  const { id } = (await (await bob.post("/api/tables", { data: { seats, clock: { kind: "post", days: 1 } } })).json()) as { id: string };
  await page.request.post(`/api/tables/${id}/join`, { data: { name: "Ada" } });

  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  const push = page.getByRole("switch", { name: /even when this page is closed/ });
  await push.check();
  await expect(page.getByRole("switch", { name: /Quiet hours/ })).toBeVisible();
  await page.getByRole("switch", { name: /Quiet hours/ }).check();
  await expect(page.getByLabel("Quiet until")).toHaveValue("07:00");
  await page.getByRole("switch", { name: /Quiet hours/ }).uncheck();
  await expect(page.getByLabel("Quiet until")).toHaveCount(0);

  // The server has closed his idle connection by now, perhaps at this very moment.
  await bob.post(`/api/tables/${id}/start`, { data: { fill: "" }, maxRetries: 1 });
  await expect.poll(() => service.messages.length).toBe(1);
  expect(JSON.parse(service.messages[0]!)).toEqual({ table: id, title: "It is your turn", body: "With Bob" });

  // What the browser does with it: its message service hands it to our worker, which shows a note.
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
    scope.shown = [];
    scope.registration.showNotification = (title, { body, tag } = {}) => Promise.resolve(void scope.shown.push({ title, body, tag }));
  });
  const devtools = await context.newCDPSession(page);
  const registrations: string[] = [];
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: all }) =>
    all.forEach(({ registrationId }) => registrations.push(registrationId)),
  );
  await devtools.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(baseURL!).origin,
    registrationId: registrations[0]!,
    data: service.messages[0]!,
  });
  const shown = () => worker!.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
  await expect.poll(shown).toEqual([{ title: "It is your turn", body: "With Bob", tag: `turn ${id}` }]);

  // At the table it can be silenced.
  await page.goto(`/t/${id}`);
  await expect(page.locator(".hand")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("switch", { name: /Notifications from this table/ }).uncheck();
  await expect.poll(async () => ((await (await page.request.get("/api/me/calls")).json()) as { hushed: string[] }).hushed).toEqual([id]);
  await page.getByRole("switch", { name: /even when this page is closed/ }).uncheck();
  await expect(page.getByRole("switch", { name: /Notifications from this table/ })).toHaveCount(0);
  service.close();
});

test("e-mail is asked for in the settings; the links of a mail do nothing before a press", async ({ page }) => {
  await quick(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("textbox", { name: "Your e-mail address" }).fill("ada@example.org");
  await page.getByRole("button", { name: "Ask me" }).click();
  await expect(page.getByText("Waiting for your yes: an e-mail with a link is on its way to ada@example.org.")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("textbox", { name: "Your e-mail address" }).fill("ada@example.org");
  await page.getByRole("button", { name: "Ask me" }).click();
  await expect(page.getByRole("alert")).toContainText("An e-mail was already sent there today.");

  await page.goto("/mail#yes.made-up");
  await page.getByRole("button", { name: "Yes, please" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is too old, or has already been used.");
  await page.goto("about:blank");
  await page.goto("/mail#stop.made-up");
  await page.getByRole("button", { name: "No more e-mails" }).click();
  await expect(page.getByText("Done. No more e-mails will come.")).toBeVisible();
});
