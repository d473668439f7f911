// Before the first test: a short game of bots alone, so that the compiling of their minds counts for no test.

import { chromium, type FullConfig } from "@playwright/test";

const PATIENCE = 240_000;

export default async function warm(config: FullConfig): Promise<void> {
  const { baseURL, launchOptions } = config.projects[0]!.use;
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ baseURL: baseURL! });
  const { levels } = (await (await page.request.get("/api/lobby")).json()) as { levels: { id: string }[] };
  const level = levels[Math.floor((levels.length - 1) / 2)]!.id;
  const seats = Array.from({ length: 3 }, () => ({ kind: "bot", level }));
  const made = await page.request.post("/api/tables", { data: { seats, pause: 0, options: { max_rounds: 2 } } });
  const { id } = (await made.json()) as { id: string };
  // Bots play only while somebody looks.
  await page.addInitScript(() => localStorage.setItem("niagara.settings", JSON.stringify({ speed: 0 })));
  await page.goto(`/t/${id}`);
  await page.locator("#end-title").waitFor({ timeout: PATIENCE });
  await browser.close();
}
