import { expect, test, type Browser, type Page } from "@playwright/test";
import { offered, offeredNow, quick, seeded, step } from "./helpers";

async function somebody(browser: Browser, name: string, language = "en"): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await quick(page, { name, language });
  return page;
}

test("an invited guest is told what is missing, sits down, leaves the game and comes back; a turn calls", async ({ browser }) => {
  const [ada, ben] = [await somebody(browser, "Ada", "de"), await somebody(browser, "")];
  const made = await ada.request.post("/api/tables", {
    data: { seats: [{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "open" }], options: { stealing: false }, pause: 0 },
  });
  const { id } = (await made.json()) as { id: string };
  await ada.goto(`/t/${id}`);
  await ben.goto(`/t/${id}`);

  // On every size the name comes first, and pressing says what is missing.
  const sit = ben.locator(".sit .button");
  await sit.click();
  await expect(ben.getByRole("alert")).toHaveText("Enter your name first.");
  await expect(ben.getByRole("textbox", { name: "Your name" })).toBeFocused();
  await expect(ben.getByRole("checkbox", { name: "Stealing allowed" })).not.toBeChecked();
  await ben.keyboard.type("ada");
  await sit.click();
  await expect(ada.locator(".seats")).toContainText("ada 2");

  // Bots are spoken of in the language of the page.
  await ada.locator("button.start").click();
  await expect(ada.locator("article").nth(2)).toContainText("Bot: ");
  expect(await offered(ben)).toBe("card");
  await expect(ben).toHaveTitle(/Your turn/);
  await expect(ben.locator('link[rel="icon"]')).toHaveAttribute("href", /icon-turn\.svg/);
  await ben.keyboard.press("3");
  await ben.keyboard.press("Enter");
  await expect(ben).toHaveTitle(/^ada, ada 2, .* · Niagara$/i);
  await expect(ben.locator('link[rel="icon"]')).toHaveAttribute("href", /icon\.svg/);

  await ben.getByRole("button", { name: "Menu" }).click();
  await ben.getByRole("button", { name: "Leave the game" }).click();
  await ben.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ada.locator("article").nth(1)).toContainText("weggegangen");
  await ben.getByRole("link", { name: /Come back/ }).click();
  await ben.getByRole("button", { name: "Come back" }).click();
  await expect(ben.locator(".sentence")).toContainText("You play 3");
  await expect(ada.locator("article").nth(1)).not.toContainText("weggegangen");
});

test("a face and a colour are chosen once; a guest changes seats before the game @phone @long", async ({ browser }) => {
  const [ada, ben] = [await somebody(browser, "Ada"), await somebody(browser, "Ben")];
  await ada.goto("/");
  await ada.getByRole("button", { name: "Your face and colour" }).click();
  await ada.getByRole("group", { name: "Hat" }).getByRole("radio", { name: "5 of 8" }).check({ force: true });
  await ada.getByRole("radio", { name: "Red" }).check({ force: true });
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: "With friends" }).click();
  await ada.getByRole("button", { name: "Make the table" }).click();
  await ada.locator("button.start").waitFor();
  await ben.goto(ada.url());
  await ben.locator(".sit .button").click();
  await expect(ada.locator(".seats li").nth(1)).toContainText("Ben");
  await ben.locator(".seats li").nth(3).getByRole("button", { name: "Sit here" }).click();
  await expect(ada.locator(".seats li").nth(3)).toContainText("Ben");
  await expect(ada.locator(".seats li").nth(1)).toContainText("Free seat");
  await ada.locator("button.start").click();
  expect(await offered(ben)).toBe("card");
  // Ada's canoes are red for everybody, and whoever would have been red is not.
  const colour = (page: Page, seat: number): Promise<string> =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), `--seat-${seat}`);
  for (const page of [ada, ben]) {
    expect(await colour(page, 0)).toBe("#b54f3c");
    expect(await colour(page, 3)).toBe("#3a6b9c");
  }
  const info = (await (await ben.request.get(`/api/tables/${ada.url().split("/").at(-1)}`)).json()) as { seats: { face: string }[] };
  expect(info.seats[0]!.face).toMatch(/^...4.$/);
});

test("somebody slow is nudged once and hears it; who gives up is marked, and the last one ends the game @long", async ({ browser }) => {
  const [ada, ben] = [await somebody(browser, "Ada"), await somebody(browser, "Ben")];
  const made = await ada.request.post("/api/tables", {
    data: { seats: [{ kind: "me", name: "Ada" }, { kind: "open" }], pause: 0, clock: { kind: "live", decision: 5, reserve: 3600 } },
  });
  const { id } = (await made.json()) as { id: string };
  await ben.goto(`/t/${id}`);
  await ben.locator(".sit .button").click();
  await ben.locator(".invite").waitFor();
  await ada.goto(`/t/${id}`);
  await ada.locator("button.start").click();
  expect(await offered(ben)).toBe("card");
  expect(await offered(ada)).toBe("card");
  await ada.keyboard.press("3");
  await ada.keyboard.press("Enter");
  await expect(ada.getByText("Ben is taking a while.")).toBeVisible();
  await ada.getByRole("button", { name: "Nudge" }).click();
  await expect(ada.getByText("Ben has been nudged.")).toBeVisible();
  await expect(ben.locator(".company")).toHaveText("Ada is waiting for you.");

  await ben.getByRole("button", { name: "Menu" }).click();
  await ben.getByRole("button", { name: "Leave the game" }).click();
  await ben.getByRole("button", { name: "Give up" }).click();
  await expect(ben.getByRole("heading", { name: "Niagara" })).toBeVisible();
  await expect(ada.locator("article").nth(1)).toContainText("gave up, a bot is paddling");
  await ben.goto(`/t/${id}`);
  await ada.getByRole("button", { name: "Menu" }).click();
  await ada.getByRole("button", { name: "Leave the game" }).click();
  await ada.getByRole("button", { name: "Give up" }).click();
  await expect(ben.getByText("Everyone has given up. The game is over.")).toBeVisible();
});

test("somebody who watches asks for a bot’s seat, and plays once the host says yes", async ({ browser }) => {
  const [ada, eve] = [await somebody(browser, "Ada"), await somebody(browser, "Eve")];
  const made = await ada.request.post("/api/tables", {
    data: {
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", name: "Maple", level: "otter" },
      ],
      pause: 0,
      takeover: "ask",
    },
  });
  const { id } = (await made.json()) as { id: string };
  await ada.goto(`/t/${id}`);
  await eve.goto(`/t/${id}`);
  await eve.getByRole("button", { name: "Choose a seat" }).click();
  await eve.locator("dialog li", { hasText: "Maple" }).getByRole("button", { name: "Sit down" }).click();
  await expect(eve.getByText("The host has been asked to give you a seat.")).toBeVisible();
  await expect(ada.locator(".company")).toContainText("Eve would like to play on for Maple.");
  await ada.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(ada.locator("article").nth(1)).toContainText("Eve");
  await expect(eve.locator("article").nth(1)).toContainText("you");
  await expect(eve.locator(".hand button").first()).toBeVisible();
});

test("two agree on a pause, which either ends, and take a decision back @long", async ({ browser }) => {
  const [ada, ben] = [await somebody(browser, "Ada"), await somebody(browser, "Ben")];
  await ada.goto("/");
  const made = await ada.request.post("/api/tables", {
    data: {
      seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
      pause: 0,
      takebacks: true,
      clock: { kind: "live", decision: 600, reserve: 0 },
    },
  });
  const { id } = (await made.json()) as { id: string };
  await ben.goto(`/t/${id}`);
  await ben.locator(".sit .button").click();
  await ben.locator(".invite").waitFor();
  await ada.goto(`/t/${id}`);
  await ada.locator("button.start").click();
  expect(await offered(ben)).toBe("card");
  expect(await offered(ada)).toBe("card");

  const ask = async (page: Page, words: string): Promise<void> => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: words }).click();
  };
  await ask(ada, "Ask for a pause");
  await expect(ada.locator(".company")).toContainText("Waiting for Ben");
  await expect(ben.locator(".company")).toContainText("Ada would like a pause.");
  await ben.getByRole("button", { name: "Yes", exact: true }).click();
  for (const page of [ada, ben]) await expect(page.getByRole("heading", { name: "The game is paused" })).toBeVisible();
  const left = async (): Promise<number> => {
    const [minutes, seconds] = ((await ada.getByRole("timer").first().textContent()) ?? "").split(":").map(Number);
    return 60 * minutes! + seconds!;
  };
  // No clock ticks now, and neither a key nor a finger plays; Enter goes on, and so does the clock.
  const time = await left();
  await ada.waitForTimeout(2500);
  expect(await left()).toBe(time);
  await ada.keyboard.press("3");
  await ada.keyboard.press("Enter");
  await expect(ada.getByRole("heading", { name: "The game is paused" })).toBeHidden();
  await expect(ben.getByRole("heading", { name: "The game is paused" })).toBeHidden();
  await expect.poll(left).toBeLessThan(time);

  for (const page of [ada, ben]) {
    expect(await offered(page)).toBe("card");
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
  }
  const first = await Promise.race([offered(ada).then(() => ada), offered(ben).then(() => ben)]);
  const second = first === ada ? ben : ada;
  const pick = seeded(7);
  while ((await offeredNow(second)) === null) if ((await offeredNow(first)) !== null) await step(first, pick);
  await ask(first, "Ask to have my last decision back");
  await expect(second.locator(".company")).toContainText("would like to take back the last decision.");
  await second.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(second.locator(".company")).toContainText("A decision was taken back.");
  expect(["turn", "confirm"]).toContain(await offered(first));
  expect(await offeredNow(second)).toBe(null);
});

test("who watches is named; a table may want nobody to watch @long", async ({ browser }) => {
  const [ada, eve] = [await somebody(browser, "Ada"), await somebody(browser, "Eve")];
  const bot = { kind: "bot", level: "otter" };
  await eve.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Eve" }, bot], pause: 0 } });
  const table = async (more: object): Promise<string> => {
    const made = await ada.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Ada" }, bot], pause: 0, ...more } });
    return `/t/${((await made.json()) as { id: string }).id}`;
  };
  const open = await table({});
  await ada.goto(open);
  await eve.goto(open);
  await expect(ada.locator(".watchers")).toHaveText("One person is watching: Eve");

  const closed = await table({ unwatched: true });
  await ada.goto(closed);
  await ada.getByRole("button", { name: "Menu" }).click();
  await expect(ada.locator("dialog dl").first()).toContainText("Nobody may watch");
  await eve.goto(closed);
  await expect(eve.getByText("The game is being played, and nobody may watch at this table.")).toBeVisible();
  await eve.getByRole("link", { name: "Home" }).click();
  await expect(eve.getByRole("heading", { name: "Niagara" })).toBeVisible();
});

test("a turn is called once by a note while the page is in the background", async ({ page }) => {
  await quick(page, { callNote: true });
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Note {
      static permission = "granted";
      constructor(title: string) {
        shown.push(title);
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Note, shown });
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  const made = await page.request.post("/api/tables", {
    data: {
      seats: [
        { kind: "me", name: "Robin" },
        { kind: "bot", level: "otter" },
      ],
      pause: 0,
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/t/${id}`);
  expect(await offered(page)).toBe("card");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(["Your turn"]);
});

test("an unfinished game with bots alone is deleted after a question @phone", async ({ page }) => {
  await quick(page);
  await page.request.post("/api/tables", {
    data: {
      seats: [
        { kind: "me", name: "Robin" },
        { kind: "bot", name: "Maple" },
      ],
      clock: { kind: "post", days: 3 },
    },
  });
  await page.goto("/");
  const row = page.locator("li.called", { hasText: "Maple" });
  await expect(row).toContainText("Your turn");
  await expect(row).toContainText(/Round 1 · (.* · )?until /);
  await row.getByRole("button", { name: "Delete this game" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(row).toHaveCount(0);
  expect(((await (await page.request.get("/api/lobby")).json()) as { yours: unknown[] }).yours).toEqual([]);
});
