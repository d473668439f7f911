import { expect, test } from "@playwright/test";
import { quick } from "./helpers";

test("who has played together is invited again, sees it at home, and sits down", async ({ browser }) => {
  const [ada, ben] = await Promise.all(
    ["Ada", "Ben"].map(async (name) => {
      const page = await (await browser.newContext()).newPage();
      await quick(page, { name });
      return page;
    }),
  );
  const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
  const made = await ada!.request.post("/api/tables", { data: { seats, pause: 0 } });
  const { id } = (await made.json()) as { id: string };
  await ben!.request.post(`/api/tables/${id}/join`, { data: { name: "Ben" } });
  await ada!.request.post(`/api/tables/${id}/start`, { data: { fill: "" } });

  await ben!.goto("/");
  await expect(ben!.getByRole("heading", { name: "Continue" })).toBeVisible();
  await ada!.goto("/");
  await ada!.getByRole("button", { name: "With friends" }).click();
  await ada!.getByRole("button", { name: "Make the table" }).click();
  const row = ada!.locator("section li", { hasText: "Ben" });
  await expect(row).toContainText("one game together");
  await row.getByRole("button", { name: "Invite" }).click();
  await expect(row.getByRole("button", { name: "Invited" })).toBeDisabled();

  // It comes to a page that is open, and can be declined, or followed.
  const asked = ben!.getByRole("link", { name: /Ada invites you/ });
  await expect(asked).toContainText("3 free seats");
  await asked.click();
  await ben!.locator(".sit .button").click();
  await expect(ada!.locator(".seats li").nth(1)).toContainText("Ben");
  await ben!.goto("/");
  await expect(ben!.getByRole("heading", { name: "Continue" })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test("an invitation is declined without a word @phone @long", async ({ browser, page }) => {
  await quick(page, { name: "Ben" });
  const ada = await browser.newContext();
  const made = await ada.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Ada" }, { kind: "open" }], pause: 0 } });
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/join`, { data: { name: "Ben" } });
  await ada.request.post(`/api/tables/${id}/start`, { data: { fill: "" } });
  const next = await ada.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Ada" }, { kind: "open" }], pause: 0 } });
  const friends = (await (await ada.request.get("/api/me/friends")).json()) as { people: { id: string }[] };
  const table = ((await next.json()) as { id: string }).id;
  await ada.request.post(`/api/tables/${table}/invite`, { data: { friend: friends.people[0]!.id } });
  await page.goto("/");
  await page.getByRole("button", { name: "No thanks: Ada" }).click();
  await expect(page.getByText("Ada invites you")).toHaveCount(0);
});
