import { expect, test, type WebSocketRoute } from "@playwright/test";
import { newGame, offered, playCard, quick, seeded, step } from "./helpers";

test("a socket cut in the middle of a turn loses nothing", async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  const sent: { type: string; id?: string }[] = [];
  let swallow = false;
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer();
    sockets.push(socket);
    socket.onMessage((message) => {
      sent.push(JSON.parse(String(message)) as { type: string });
      // The line is already dead, but nobody has noticed yet.
      if (!swallow) server.send(message);
    });
  });
  await quick(page);
  await newGame(page);
  await playCard(page, "4");
  await page.keyboard.press("a");
  await page.locator('.board [data-end="4"]').click({ force: true });
  await expect(page.locator("button.confirm")).toBeEnabled();

  // A break before Confirm: the plan under the finger stays, and so does the focus; who listens is told.
  await page.locator("button.confirm").focus();
  await sockets.at(-1)!.close({ code: 4000 });
  await expect(page.locator(".trouble")).toBeHidden();
  await expect.poll(() => sockets.length).toBe(2);
  await expect(page.locator("button.confirm")).toBeEnabled();
  await expect(page.locator("[aria-live]", { hasText: "Connected again." })).toHaveCount(1);
  await expect(page.locator("button.confirm")).toBeFocused();

  // A break that swallows the command: it is sent again with the same id, and played once.
  swallow = true;
  await page.locator("button.confirm").click();
  await expect.poll(() => sent.at(-1)?.type).toBe("play");
  const lost = sent.at(-1)!;
  swallow = false;
  await sockets.at(-1)!.close({ code: 4000 });
  await expect.poll(() => sockets.length).toBe(3);
  await expect.poll(() => sent.filter(({ id }) => id === lost.id).length).toBe(2);

  const pick = seeded(5);
  for (let steps = 0; steps < 8; steps += 1) await step(page, pick);
  await expect(page.locator(".trouble")).toBeHidden();
});

test("a page that is loaded again stands where it stood", async ({ page }) => {
  await quick(page);
  await newGame(page);
  await playCard(page, "6");
  await page.reload();
  expect(await offered(page)).toBe("turn");
  await expect(page.locator(".spent")).toBeVisible();
});
