// The coach at the table: it suggests with a reason, warns before the river takes a canoe, and takes a move back.

import { expect, test, type Page } from "@playwright/test";
import { POSITIONS } from "./staged";
import { newGame, quick, seeded, step } from "./helpers";

/** Three rubies are home, and the fourth is five spaces away. */
const WINNING =
  "4 alternate shared stealing - | 5 0 +0 L turns | P7 C7 Y7 B7 R3 | 2C 5! R3 5+R J | 34 6 - J J | 15 6 - J J | 14 C - J J | 0 a b -";

const coach = (page: Page) => page.getByRole("region", { name: "Coach" });
const bar = (page: Page) => page.getByRole("region", { name: "Your move" });

/** A real table against bots, begun at a moment. */
async function begin(page: Page, position: string, level: string): Promise<void> {
  const seats = [{ kind: "me", name: "Robin" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", level }))];
  const answer = await page.request.post("/api/tables", { data: { seats, position, pause: 0 } });
  await page.goto(`/t/${((await answer.json()) as { id: string }).id}`);
}

test("a suggestion with its reason is shown, played, and taken back @phone", async ({ page }) => {
  await quick(page, { coach: "auto" });
  await begin(page, POSITIONS.turn, "duckling");
  await coach(page).getByRole("button", { name: "Suggest" }).click();
  await expect(coach(page)).toContainText("Chance to win:");
  await coach(page).getByRole("button", { name: "Show it" }).click();
  const table = page.url();
  await bar(page).getByRole("button", { name: "Confirm" }).click();
  // Where the river may take a canoe even so, the coach says that first.
  const anyway = coach(page).getByRole("button", { name: "Do it anyway" });
  const back = coach(page).getByRole("button", { name: "Take it back" }).last();
  await expect(anyway.or(back).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await back.click();
  await expect(page).not.toHaveURL(table);
  await expect(bar(page).getByRole("button", { name: "Confirm" })).toBeVisible();
  await expect(page.locator("[aria-live]", { hasText: "Taken back." })).toHaveCount(1);
});

test("a canoe is not risked unwarned, and a bad move is explained", async ({ page }) => {
  await quick(page, { coach: "on" });
  await begin(page, WINNING, "beaver2");
  // The ruby that wins, thrown away.
  await expect(bar(page).getByRole("button", { name: "Moves as a list" })).toBeVisible();
  for (let tries = 0; tries < 40; tries += 1) {
    await page.keyboard.press("ArrowRight");
    if (await page.locator(".bar .sentence", { hasText: "this canoe will be lost" }).count()) break;
  }
  await page.keyboard.press("Enter");
  await bar(page).getByRole("button", { name: "Leave it ashore" }).click();
  await expect(coach(page)).toContainText("goes over the falls and is lost");
  await expect(coach(page).getByRole("button", { name: "Change it" })).toBeFocused();
  await coach(page).getByRole("button", { name: "Do it anyway" }).click();
  await expect(coach(page)).toContainText("mistake");
  await expect(coach(page)).toContainText("Better:");
});

test("what was wrong makes way while the river acts", async ({ page }) => {
  await quick(page, { coach: "on", motion: "calm", speed: 1 });
  await begin(page, POSITIONS.turn, "beaver2");
  await expect(bar(page).getByRole("button", { name: "Moves as a list" })).toBeVisible();
  const says = coach(page).locator(".says");
  await coach(page).getByRole("button", { name: "Suggest" }).click();
  await coach(page).getByRole("button", { name: "Show it" }).click();
  await bar(page).getByRole("button", { name: "Confirm" }).click();
  const anyway = coach(page).getByRole("button", { name: "Do it anyway" });
  const look = coach(page).getByRole("button", { name: "How was my last move?" });
  await expect(anyway.or(look).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await look.click();
  await expect(says).toBeVisible();
  await page.waitForFunction(() => {
    const said = document.querySelector(".coach .says");
    return said !== null && getComputedStyle(said).opacity === "0";
  });
  await expect(says).toHaveCSS("opacity", "1");
});

test("what is advised or warned of goes when another move is planned", async ({ page }) => {
  await quick(page, { coach: "on" });
  await begin(page, WINNING, "beaver2");
  const says = coach(page).locator(".says");
  const point = async (words: string): Promise<void> => {
    for (let tries = 0; tries < 40; tries += 1) {
      await page.keyboard.press("ArrowRight");
      if (await page.locator(".bar .sentence", { hasText: words }).count()) break;
    }
  };
  await coach(page).getByRole("button", { name: "Suggest" }).click();
  await expect(says).toContainText("Chance to win:");
  await point("this canoe will be lost");
  await expect(says).toHaveCount(0);

  await page.keyboard.press("Enter");
  await bar(page).getByRole("button", { name: "Leave it ashore" }).click();
  await expect(says).toContainText("goes over the falls and is lost");
  await bar(page).getByRole("button", { name: "Undo" }).click();
  await expect(says).toHaveCount(0);
});

test("above the first levels nobody helps unasked", async ({ page }) => {
  await quick(page, { coach: "auto" });
  await begin(page, POSITIONS.choose, "beaver2");
  await expect(bar(page)).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
});

test("in the first three rounds no canoe is lost unwarned @long", async ({ page }) => {
  await quick(page, { coach: "auto", level: "duckling", motion: "calm" });
  const [lost, warned] = [new Set<number>(), new Set<number>()];
  let round = 1;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; events?: { kind: string; canoe?: string; round?: number }[] };
      for (const event of message.type === "update" ? (message.events ?? []) : []) {
        if (event.kind === "canoe_lost" && event.canoe?.startsWith("0")) lost.add(round);
        if (event.kind === "round_started") round = event.round!;
      }
    }),
  );
  await newGame(page);
  const pick = seeded(3);
  const anyway = page.getByRole("button", { name: "Do it anyway" });
  while (round <= 3) {
    if (await anyway.isVisible()) {
      warned.add(round);
      await anyway.click({ timeout: 2000 }).catch(() => {});
    } else await step(page, pick);
  }
  expect(warned.size).toBeGreaterThan(0);
  expect([...lost].filter((each) => !warned.has(each))).toEqual([]);
});
