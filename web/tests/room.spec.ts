// Round the game: the room where people wait, its talk, names of every kind, clocks, and the question for another game.

import { expect, test, type Browser, type Locator, type Page } from "@playwright/test";
import { offered, quick } from "./helpers";
import { stage, tableOf } from "./staged";

/** A phone whose browser keeps some of the window for itself. */
const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

async function somebody(browser: Browser, name: string, device = {}): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage();
  await quick(page, { name });
  return page;
}

async function waitingRoom(host: Page, seats: number): Promise<string> {
  const open = Array.from({ length: seats - 1 }, () => ({ kind: "open" }));
  const made = await host.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Ada" }, ...open], pause: 0 } });
  return `/t/${((await made.json()) as { id: string }).id}`;
}

test("a guest with a phone meets the name first; people talk before the game, one is sent away, one is muted", async ({ browser }) => {
  const [ada, ben] = [await somebody(browser, "Ada"), await somebody(browser, "Ben", PHONE)];
  const room = await waitingRoom(ada, 3);
  await ada.goto(room);
  await ben.goto(room);
  await expect(ben.getByRole("textbox", { name: "Your name" })).toBeInViewport();
  await expect(ben.locator(".sit .button")).toBeInViewport();
  await expect(ben.locator(".qr")).not.toBeInViewport();
  await ben.keyboard.press("Tab");
  await expect(ben.getByRole("textbox", { name: "Your name" })).toBeFocused();
  await ben.keyboard.press("Enter");

  const say = async (page: Page, words: string): Promise<void> => {
    await page.locator(".chat .field").fill(words);
    await page.locator(".chat .field").press("Enter");
  };
  await say(ben, "<b>Hello</b> &amp; good luck");
  await expect(ada.locator(".chat li")).toContainText("<b>Hello</b> &amp; good luck");
  await expect(ada.locator(".chat b")).toHaveCount(0);

  const cy = await somebody(browser, "Cy");
  await cy.goto(room);
  await cy.locator(".sit .button").click();
  await ada.getByRole("button", { name: "Send Cy away" }).click();
  await ada.getByRole("button", { name: "Send away", exact: true }).click();
  await cy.locator(".sit .button").click();
  await expect(cy.getByRole("alert")).toContainText("asked you to leave");

  await ada.locator("button.start").click();
  expect(await offered(ben)).toBe("card");
  // What was said in the room has been read there.
  await expect(ben.locator(".tools .dot")).toHaveCount(0);
  await ada.getByRole("tab", { name: "Chat" }).click();
  await say(ada, "Off we go");
  await expect(ben.locator(".tools .dot")).toHaveText("1");
  await ben.getByRole("button", { name: "What happened" }).click();
  await ada.getByText("Mute somebody").click();
  await ada.getByRole("switch", { name: "Ben" }).check();
  const muted = async (): Promise<unknown> =>
    ((await (await ada.request.get(`/api/tables${room.slice(2)}`)).json()) as { muted: unknown }).muted;
  await expect.poll(muted).toEqual([1]);
  await say(ben, "And now?");
  await expect(ben.getByRole("alert")).toContainText("muted");
  await expect(ben.getByRole("alert")).toBeInViewport();
  await expect(ben.locator(".chat .field")).toHaveValue("And now?");
});

test("a table that is gone has no seats to press", async ({ browser }) => {
  const [ada, ben] = [await somebody(browser, "Ada"), await somebody(browser, "Ben")];
  const room = await waitingRoom(ada, 2);
  await ben.goto(room);
  await expect(ben.locator(".seats button")).toBeVisible();
  await ada.request.post(`/api/tables${room.slice(2)}/leave`, { data: {} });
  await expect(ben.getByRole("alert")).toHaveText("This table is gone.");
  await expect(ben.locator(".seats")).toHaveCount(0);
});

/** Whether the first letter of a name is to be seen. */
const begins = (name: Locator): Promise<boolean> =>
  name.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild!, 0);
    range.setEnd(element.firstChild!, 1);
    const [letter, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return letter.left >= Math.max(box.left, 0) - 1 && letter.right <= Math.min(box.right, innerWidth) + 1;
  });

test("the longest names show their beginning, whichever way they are written, and push nothing out @phone", async ({ page }) => {
  await quick(page);
  const names = ["W".repeat(24), "אבגדהוזחטיכלמנסעפצקרשתאב", "שלום עולם ארוך מאוד מאוד", "Maximiliane"];
  const send = await stage(page, "choose", { people: true });
  const table = tableOf("choose", { people: true });
  send({ type: "table", table: { ...table, seats: table.seats.map((seat, at) => ({ ...seat, name: names[at]! })) } });
  await expect(page.locator(".strip .name").first()).toHaveText(names[0]!);
  for (const name of await page.locator(".strip .name").all()) expect(await begins(name)).toBe(true);
  await page.locator("button.strip").click();
  for (const name of await page.locator("dialog article .name > strong").all()) expect(await begins(name)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test("on a phone a clock shows the reserve while it is being used @phone", async ({ page }) => {
  await quick(page);
  const send = await stage(page, "choose", { people: true });
  send({ type: "clocks", clocks: [{ seat: 1, left: 0, reserve: 600 }] });
  await expect(page.locator(".strip").getByRole("timer")).toHaveText(/^(10:00|9:\d\d)$/);
});

test("who looks at the board is asked for another game, and who watches may watch it", async ({ page }) => {
  await quick(page);
  for (const mine of [[0], []]) {
    const staging = { mine, people: true };
    const send = await stage(page, "over", staging);
    await page.getByRole("button", { name: "Look at the board" }).click();
    send({ type: "table", table: { ...tableOf("over", staging), again: [1] } });
    await expect(page.getByRole("button", { name: "Yes, again" })).toHaveCount(mine.length);
    send({ type: "table", table: { ...tableOf("over", staging), next_table: "another" } });
    await expect(page.locator('a[href="/t/another"]')).toHaveText(mine.length > 0 ? "Join the rematch" : "Watch");
    await page.unrouteAll();
  }
});
