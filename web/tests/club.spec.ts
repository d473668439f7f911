import { expect, test } from "@playwright/test";
import { quick } from "./helpers";
import { ratedGames } from "./ratedGames";

test("after five rated games two people are on the leaderboard, each with a profile @long", async ({ browser }) => {
  const [ada, ben] = await Promise.all(
    ["Ada", "Ben"].map(async (name) => {
      const page = await (await browser.newContext()).newPage();
      await quick(page, { name });
      await page.goto("/club");
      return page;
    }),
  );
  await expect(ada!.getByText("You have played no rated game yet.")).toBeVisible();
  await ratedGames(ada!, ben!, ["Ada of the club", "Ben of the club"], 5);
  // Games are counted beside the play, a moment later.
  const games = async (): Promise<number> =>
    ((await (await ada!.request.get("/api/club")).json()) as { you: { games: number } | null }).you?.games ?? 0;
  await expect.poll(games).toBe(5);

  await ada!.goto("/games");
  await ada!.getByRole("link", { name: "Club", exact: true }).click();
  const row = ada!.getByRole("row", { name: /Ben of the club/ });
  await expect(row).toBeVisible();
  await row.getByRole("link").click();
  await expect(ada!.getByRole("heading", { name: "Ben of the club" })).toBeVisible();
  await expect(ada!.getByRole("listitem").filter({ has: ada!.getByRole("link", { name: /^Place \d of 2/ }) })).toHaveCount(5);
  await expect(ada!.getByRole("heading", { name: "Landed gems" })).toBeVisible();
  await ada!
    .getByRole("link", { name: /^Place \d of 2/ })
    .first()
    .click();
  await expect(ada!).toHaveURL(/\/replay\//);

  // One's own rating is with one's devices too.
  await ben!.goto("/");
  await ben!.getByRole("button", { name: "Settings" }).click();
  await expect(ben!.getByText("Your rating")).toBeVisible();
});
