import { expect, test, type Browser, type Page } from "@playwright/test";
import { offered, quick } from "./helpers";

async function somebody(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await quick(page, { name });
  return page;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Write something" }).fill(text);
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat ol")).toContainText(text);
}

test("somebody is muted, reported, blocked, and heard again @long", async ({ browser }) => {
  const [ada, ben] = [await somebody(browser, "Ada"), await somebody(browser, "Ben")];
  const made = await ada.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Ada" }, { kind: "open" }], pause: 0 } });
  const { id } = (await made.json()) as { id: string };
  await ada.goto(`/t/${id}`);
  await ben.goto(`/t/${id}`);
  await ben.locator(".sit .button").click();
  await expect(ada.locator(".seats")).toContainText("Ben");
  await ada.locator("button.start").click();
  expect(await offered(ben)).toBe("card");
  for (const page of [ada, ben]) await page.getByRole("tab", { name: /Chat/ }).click();
  await say(ben, "You paddle like a brick");
  await expect(ada.locator(".chat ol")).toContainText("brick");

  await ada.getByRole("button", { name: "Mute or report…" }).click();
  await ada.getByRole("button", { name: "Report Ben" }).click();
  await ada.getByRole("checkbox", { name: "You paddle like a brick" }).check();
  await ada.getByLabel("What happened?").fill("Unkind");
  await ada.getByRole("button", { name: "Send to the server’s host" }).click();
  await expect(ada.getByRole("status").filter({ hasText: "Thank you, it was sent." })).toBeVisible();
  const choice = ada.getByRole("combobox", { name: "Ben: hear or not" });
  await choice.selectOption("Block");
  await ada.getByRole("button", { name: "Close" }).click();
  await expect(ada.locator(".chat ol")).not.toContainText("brick");
  await say(ben, "Hello?");
  await say(ada, "Only me");
  await expect(ben.locator(".chat ol")).toContainText("Only me");
  await expect(ada.locator(".chat ol")).not.toContainText("Hello?");

  // It holds at every other table, and at one's own waiting ones there is no seat.
  const next = (await (
    await ada.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Ada" }, { kind: "open" }] } })
  ).json()) as {
    id: string;
  };
  await ben.goto(`/t/${next.id}`);
  await ben.locator(".sit .button").click();
  await expect(ben.getByRole("alert")).toContainText("You cannot sit down at this table.");

  await ada.goto("/");
  await ada.getByRole("button", { name: "Settings" }).click();
  await ada.getByRole("button", { name: "Hear again: Ben" }).click();
  await expect(ada.getByRole("button", { name: "Hear again: Ben" })).toBeHidden();
  await ben.locator(".sit .button").click();
  await expect(ben.locator(".seats")).toContainText("Ben");
});
