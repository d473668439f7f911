import { expect, test } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { databaseFile } from "./database";
import { quick } from "./helpers";

const NIAGARA = resolve(import.meta.dirname, "../../.venv/bin/niagara");

test("a link opens the host's page once: a report is seen to, a table is closed @long", async ({ browser, page, baseURL }) => {
  await quick(page, { name: "Hosty" });
  await page.goto("/host");
  await expect(page.getByText("There is nothing here.")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await quick(other, { name: "Ada of the host" });
  await other.goto("/");
  const made = await other.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Ada of the host" }, { kind: "open" }] } });
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/report`, { data: { seat: 0, reason: "An odd name" } });
  await other.goto(`/t/${id}`);
  await expect(other.locator(".seats")).toContainText("Ada of the host");

  const { port } = new URL(baseURL!);
  const database = `sqlite:///${databaseFile(Number(port))}`;
  const printed = execFileSync(NIAGARA, ["admin", "page", "--address", baseURL!, "--database", database], { encoding: "utf8" });
  const link = printed.split("\n")[0]!;
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("button", { name: "Make this browser the host’s" }).click();
  await expect(page.getByText("Players now")).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/host`);

  // It is used up.
  await other
    .context()
    .newPage()
    .then(async (late) => {
      await late.goto(link);
      await late.getByRole("button", { name: "Make this browser the host’s" }).click();
      await expect(late.getByRole("alert")).toContainText("used up");
      await late.close();
    });

  await page.getByRole("tab", { name: /Reports/ }).click();
  const report = page.getByRole("listitem").filter({ hasText: "About Ada of the host" });
  await expect(report).toContainText("An odd name");
  await report.getByRole("button", { name: "Ada of the host: rename or sign out" }).click();
  await page.getByLabel("New name").fill("Renamed Ada");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(report).toContainText("now Renamed Ada");
  await expect(other.locator(".seats")).not.toContainText("of the host");
  await report.getByRole("button", { name: "Handled" }).click();
  await expect(report).toBeHidden();

  await page.getByRole("tab", { name: "Tables" }).click();
  const close = page.getByRole("button", { name: "Close: Renamed Ada", exact: true });
  await close.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(close).toBeHidden();
  await expect(other.getByRole("alert")).toBeVisible();
  await page.getByRole("tab", { name: "Removed" }).click();
  await expect(page.getByText("A table was closed").first()).toBeVisible();

  await page.getByRole("button", { name: "End here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End here" }).click();
  await page.goto("/host");
  await expect(page.getByText("There is nothing here.")).toBeVisible();
});
