// Friends without a server: three browsers, one of which hosts, and nothing between them but two codes each.

import { expect, type Browser, type Page } from "@playwright/test";
import { join } from "node:path";
import { daylight, violationsDayAndDusk } from "../axe";
import { misfits } from "../fit";
import { leaks, type Frame } from "../leaks";
import { LANGUAGES } from "../languages";
import { endTitle, offeredNow, quick, seeded, step, WHOLE } from "../helpers";
import { ask } from "./player";
import { test } from "./served";

/** What a guest's page received over its channels, put together as the page does it. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const received: string[] = [];
    const channels: RTCDataChannel[] = [];
    Object.assign(globalThis, { received, channels });
    const plain = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, "onmessage")!;
    Object.defineProperty(RTCDataChannel.prototype, "onmessage", {
      ...plain,
      set(this: RTCDataChannel, listener: (event: MessageEvent<string>) => void) {
        let whole = "";
        channels.push(this);
        plain.set!.call(this, (event: MessageEvent<string>) => {
          whole += event.data.slice(1);
          if (event.data[0] === ".") {
            received.push(whole);
            whole = "";
          }
          listener.call(this, event);
        });
      },
    });
  });
}

/** The messages of tables among them. */
const frames = async (page: Page): Promise<Frame[]> => {
  const received = await page.evaluate(() => (globalThis as unknown as { received: string[] }).received);
  return received
    .map((text) => JSON.parse(text) as { kind: string; text: string })
    .filter(({ kind }) => kind === "told")
    .map(({ text }) => JSON.parse(text) as Frame);
};

async function newPage(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await record(page);
  await quick(page, { name });
  return page;
}

const code = (page: Page) => page.getByRole("textbox", { name: "The code as a link" });
const bring = async (page: Page, text: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Code or link" }).fill(text);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
};

/** Shows the codes to each other, as people do with two phones. */
async function connect(host: Page, guest: Page, how: "link" | "paste", url: string): Promise<void> {
  const offer = await code(host).inputValue();
  if (how === "link") await guest.goto(offer);
  else {
    await guest.goto(`${url}#/join`);
    await bring(guest, offer);
  }
  await bring(host, await code(guest).inputValue());
  await expect(guest).toHaveURL(/#\/t\//);
}

test("three browsers play a game, one hosting, with a break of the host in it @nearby @long", async ({ browser, served }) => {
  test.setTimeout(1_800_000);
  const [ada, ben, cleo] = [await newPage(browser, "Ada"), await newPage(browser, "Ben"), await newPage(browser, "Cleo")];
  await ada.goto(served.url);
  const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "open" }];
  const { id } = await ask<{ id: string }>(ada, "POST", "/api/tables", { seats, pause: 0, options: { max_rounds: 10 } });
  await ada.goto(`${served.url}#/t/${id}`);
  await connect(ada, ben, "link", served.url);
  await expect(ada.getByText("One friend is connected.", { exact: false })).toBeVisible();
  await connect(ada, cleo, "paste", served.url);
  for (const page of [ben, cleo]) await page.getByRole("button", { name: "Sit down" }).first().click();
  await expect(ada.locator(".seats")).toContainText("Cleo");
  await ada.getByRole("button", { name: "Start", exact: true }).click();

  // Nobody but the host has an engine.
  expect([ada, ben, cleo].map((page) => page.workers().length > 0)).toEqual([true, false, false]);

  const pick = seeded(11);
  const play = async (pages: Page[], enough: () => Promise<boolean>): Promise<void> => {
    while (!(await enough())) for (const page of pages) if (await offeredNow(page)) await step(page, pick);
  };
  const round = async (page: Page): Promise<number> => Number(/\d+/.exec((await page.locator("header .round").textContent()) ?? "0")![0]);
  await play([ada, ben, cleo], async () => (await round(ben)) >= 3);

  // The host's tab is closed: the game waits, and the page says so.
  const context = ada.context();
  await ada.close();
  for (const page of [ben, cleo]) await expect(page.getByText("cannot be reached", { exact: false })).toBeVisible({ timeout: 60_000 });
  const again = await context.newPage();
  await record(again);
  await quick(again, { name: "Ada" });
  await again.goto(`${served.url}#/t/${id}`);
  await again.getByRole("button", { name: "Show the codes" }).click();
  const before = [await frames(ben), await frames(cleo)];
  for (const page of [ben, cleo]) {
    await page.getByRole("button", { name: "Connect again" }).click();
    await bring(page, await code(again).inputValue());
    await bring(again, await code(page).inputValue());
    await expect(page).toHaveURL(/#\/t\//);
    await expect(page.locator(".hand button").first()).toBeVisible();
  }
  await again.getByRole("button", { name: "Close", exact: true }).click();
  await expect(again.locator("dialog")).toHaveCount(0);
  await play([again, ben, cleo], async () =>
    (await Promise.all([again, ben, cleo].map((page) => endTitle(page).isVisible()))).every(Boolean),
  );

  for (const [seat, page] of [[1, ben] as const, [2, cleo] as const]) {
    const received = await frames(page);
    expect(received.length).toBeGreaterThan(before[seat - 1]!.length);
    for (const other of [0, 1, 2].filter((each) => each !== seat)) expect(leaks(received, other)).toEqual([]);
    const mine = received.flatMap(({ decisions }) => (decisions ?? []) as { seat: number }[]).map((decision) => decision.seat);
    expect(new Set(mine)).toEqual(new Set([seat]));
  }
  expect([ben, cleo].map((page) => page.workers().length)).toEqual([0, 0]);
});

/** A table of the host with free seats, with its codes to be seen. */
async function openTable(host: Page, url: string, more: Record<string, unknown> = {}): Promise<string> {
  await host.goto(url);
  const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "open" }];
  const { id } = await ask<{ id: string }>(host, "POST", "/api/tables", { seats, pause: 0, ...more });
  await host.goto(`${url}#/t/${id}`);
  await expect(code(host)).toBeVisible();
  return id;
}

/** Sends something over a guest's channel that the client would never send. */
const send = (page: Page, what: "long" | "bytes" | "garbage"): Promise<void> =>
  page.evaluate((what) => {
    const channel = (globalThis as unknown as { channels: RTCDataChannel[] }).channels.at(-1)!;
    if (what === "bytes") channel.send(new Uint8Array([46, 123, 255]));
    else if (what === "long") for (let count = 0; count < 10; count += 1) channel.send(`+${"x".repeat(15_000)}`);
    else for (let count = 0; count < 60; count += 1) channel.send(".{garbage");
  }, what);

test("codes that are none, another's or used up are refused, and who sends nonsense is put out @nearby", async ({ browser, served }) => {
  const [ada, ben, cleo] = [await newPage(browser, "Ada"), await newPage(browser, "Ben"), await newPage(browser, "Cleo")];
  await openTable(ada, served.url);
  const alert = (page: Page) => page.getByRole("alert");
  for (const text of ["hello", "https://example.org/#/join?AAAA", "A".repeat(5000), (await code(ada).inputValue()).slice(0, -4)]) {
    await bring(ada, text);
    await expect(alert(ada)).toHaveText("This is not a code, or only part of one.");
  }
  const offer = await code(ada).inputValue();
  await bring(ada, offer);
  await expect(alert(ada)).toHaveText("This code is meant for the other device.");
  await ben.goto(`${served.url}#/join?garbage`);
  await expect(alert(ben)).toHaveText("This is not a code, or only part of one.");

  // An offer is good for one: whoever comes with it later is told so.
  await ben.goto(offer);
  await bring(ada, await code(ben).inputValue());
  await expect(ben).toHaveURL(/#\/t\//);
  await expect(code(ada)).not.toHaveValue(offer);
  await cleo.goto(offer);
  await bring(ada, await code(cleo).inputValue());
  await expect(alert(ada)).toHaveText(/This answers another invitation/);
  await cleo.getByRole("button", { name: "Start again" }).click();
  await bring(cleo, await code(ada).inputValue());
  await bring(ada, await code(cleo).inputValue());
  await expect(cleo).toHaveURL(/#\/t\//);
  await cleo.getByRole("button", { name: "Sit down" }).first().click();

  for (const what of ["long", "bytes", "garbage"] as const) {
    await expect(ada.getByText("2 friends are connected", { exact: false })).toBeVisible();
    await send(ben, what);
    await expect(ben.getByText("cannot be reached", { exact: false })).toBeVisible();
    await expect(ada.getByText("One friend is connected", { exact: false })).toBeVisible();
    await ben.getByRole("button", { name: "Connect again" }).click();
    await bring(ben, await code(ada).inputValue());
    await bring(ada, await code(ben).inputValue());
    await expect(ben).toHaveURL(/#\/t\//);
  }
  // The other was never disturbed.
  await expect(ada.locator(".seats")).toContainText("Cleo");
  expect(await cleo.evaluate(() => window.niagaraKnows!().link)).toBe("open");
});

test("an answer that a camera opens in another page reaches the table; a guest goes on when the host is gone @nearby @long", async ({
  browser,
  served,
}) => {
  const [ada, ben] = [await newPage(browser, "Ada"), await newPage(browser, "Ben")];
  const id = await openTable(ada, served.url);
  await ben.goto(await code(ada).inputValue());
  const opened = await ada.context().newPage();
  await quick(opened);
  await opened.goto(await code(ben).inputValue());
  await expect(opened.getByText("Your friend is connected", { exact: false })).toBeVisible();
  await opened.reload();
  await expect(opened.getByText("No page in this browser is waiting", { exact: false })).toBeVisible();
  await opened.close();
  await expect(ben).toHaveURL(new RegExp(`#/t/${id}$`));
  await ben.getByRole("button", { name: "Sit down" }).first().click();
  await ada.getByRole("button", { name: "Fill with bots and start" }).click();
  await expect(ben.locator(".hand button").first()).toBeVisible();
  const known = (page: Page) => page.evaluate(() => window.niagaraKnows!());
  const before = await known(ben);

  // Ada lays a card; the moment that Ben goes on from is the one before it.
  await ada.keyboard.press("3");
  await ada.keyboard.press("Enter");
  await expect(ada.locator(".sentence")).toContainText("You play 3");
  await ada.context().close();
  await ben.getByRole("button", { name: "Go on here" }).click();
  await ben.locator("dialog").getByRole("button", { name: "Go on here" }).click();
  await expect(ben.getByRole("heading", { name: "Waiting for paddlers" })).toBeVisible({ timeout: 120_000 });
  await ben.getByRole("button", { name: "Fill with bots and start" }).click();
  await expect(ben.locator(".hand button").first()).toBeVisible();
  const after = await known(ben);
  expect(after.table!.id).not.toBe(id);
  expect(after.table!.seats.map(({ yours }) => yours)).toEqual(before.table!.seats.map(({ yours }) => yours));
  expect(after.position!.seats.map(({ hand, landed }) => [hand, landed])).toEqual(
    before.position!.seats.map(({ hand, landed }) => [hand, landed]),
  );
});

/** A browser that reads codes, which this one cannot: it sees what the test holds before the camera. The camera is the browser's. */
async function seeing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = async (): Promise<string[]> => ["qr_code"];
      detect = async (): Promise<{ rawValue: string }[]> => {
        const { before } = globalThis as { before?: string };
        return before ? [{ rawValue: before }] : [];
      };
    }
    let awake = 0;
    const request = WakeLock.prototype.request;
    WakeLock.prototype.request = function (...type) {
      awake += 1;
      return request.apply(this, type);
    };
    Object.assign(globalThis, { BarcodeDetector, awake: () => awake });
  });
}

const hold = (page: Page, before: string): Promise<unknown> => page.evaluate((before) => Object.assign(globalThis, { before }), before);

test("codes are scanned with the camera, which then is off, and the screen is kept awake @nearby @long", async ({ browser, served }) => {
  const [ada, ben] = [await newPage(browser, "Ada"), await newPage(browser, "Ben")];
  for (const page of [ada, ben]) await seeing(page);
  await openTable(ada, served.url);
  await ben.goto(`${served.url}#/join`);
  await ben.getByRole("button", { name: "Scan with the camera" }).click();
  await ben.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
  const stream = await ben.evaluateHandle(() => document.querySelector("video")!.srcObject as MediaStream);
  await hold(ben, "a poster on the wall");
  await expect(ben.getByRole("alert")).toHaveText("This is not a code, or only part of one.");
  await hold(ben, await code(ada).inputValue());
  await expect(code(ben)).toBeVisible();
  expect(await stream.evaluate((stream) => stream.getTracks().map(({ readyState }) => readyState))).toEqual(["ended"]);
  await ada.getByRole("button", { name: "Scan with the camera" }).click();
  await hold(ada, await code(ben).inputValue());
  await expect(ben).toHaveURL(/#\/t\//);
  await expect(ada.locator("video")).toHaveCount(0);
  for (const page of [ada, ben])
    expect(await page.evaluate(() => (globalThis as unknown as { awake(): number }).awake())).toBeGreaterThan(0);

  // Without a camera it is said what to do instead.
  await ada.evaluate(() => (navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"))));
  await ada.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(ada.getByRole("alert")).toHaveText(/camera cannot be used/);
});

const SEEN = WHOLE ? LANGUAGES : ["de"];

test("the pages of host and guest fit, in every language, by day and at dusk @phone @nearby @long", async ({ browser, served }, info) => {
  test.setTimeout(1_200_000);
  const wrong: string[] = [];
  for (const language of SEEN) {
    const [host, guest] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
    for (const page of [host, guest]) {
      await daylight(page);
      await quick(page, { language, name: "Maximiliane" });
    }
    const look = async (page: Page, name: string): Promise<void> => {
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      wrong.push(...(await page.evaluate(misfits)).map((each) => `${name}, ${language}: ${each}`));
      wrong.push(...(await violationsDayAndDusk(page, `${name}, ${language}`)));
      if (info.project.name === "site-phone") {
        await page.setViewportSize({ width: 320, height: 568 });
        wrong.push(...(await page.evaluate(misfits)).map((each) => `${name}, ${language}, small: ${each}`));
        await page.setViewportSize({ width: 390, height: 844 });
      }
      if (!process.env.NIAGARA_PICTURES) return;
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.screenshot({
          path: join(process.env.NIAGARA_PICTURES, `${name}-${language}-${info.project.name}-${colorScheme}.png`),
          fullPage: true,
        });
      }
      await daylight(page);
    };
    await guest.goto(`${served.url}#/join?garbage`);
    await guest.locator("main [role=alert]").waitFor();
    await look(guest, "join");
    await host.goto(served.url);
    await host.locator("button.play").waitFor();
    await look(host, "home");
    const seats = [{ kind: "me", name: "Maximiliane" }, { kind: "open" }, { kind: "bot" }];
    const { id } = await ask<{ id: string }>(host, "POST", "/api/tables", { seats, pause: 0, options: { max_rounds: 10 } });
    await host.goto(`${served.url}#/t/${id}`);
    const link = host.locator(".link input");
    await link.waitFor();
    await look(host, "invite");
    await guest.goto(await link.inputValue());
    await guest.locator(".link input").waitFor();
    await look(guest, "answer");
    await host.locator("form .field").fill(await guest.locator(".link input").inputValue());
    await host.locator("form .button").click();
    await guest.locator("form.sit .button").click();
    await host.locator(".seats strong").nth(2).waitFor();
    await host.locator("button.start").click();
    await host.locator(".hand button").first().waitFor();
    await guest.locator(".hand button").first().waitFor();
    // The guest's page is gone, and comes back without a connection.
    await guest.reload();
    await guest.locator(".ways .primary").waitFor();
    await look(guest, "lost");
    const codes = host.locator(".company .button").last();
    await codes.click({ timeout: 60_000 });
    await host.locator("dialog .link input").waitFor();
    await look(host, "codes");
    await host.keyboard.press("Escape");
    await expect(host.locator("dialog")).toHaveCount(0);
    for (const page of [host, guest]) await page.context().close();
  }
  expect(wrong).toEqual([]);
});
