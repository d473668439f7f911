// Takes one lesson in every language, with its hint open, onto one sheet of docs/pictures: `npm run pictures:languages`,
// after `npm run build`. Another lesson is named on the command line. With `screens` there instead, it takes five screens of
// every language into /tmp/niagara-languages, a sheet a language, to be read.

import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { shrink } from "./shrink.mjs";
import { launch, openPage, startServer } from "./stage.mjs";

const TARGET = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const RAW = "/tmp/niagara-languages";
const LANGUAGES = readdirSync(new URL("../../words", import.meta.url)).sort();
const PHONE = { width: 390, height: 844, scale: 2 };
const COLUMN = 360;
const lesson = process.argv[2] ?? "unload";

/** What is looked at in every language: where, and what shows that it is there. */
const SCREENS = [
  ["/", "button.play"],
  ["/", ".hand button"],
  ["/learn/scene/steal", ".bar .sentence"],
  ["/explore", ".best li"],
  ["/learn/rules", ".rule"],
];

async function readAll(browser, url) {
  for (const language of LANGUAGES) {
    const page = await openPage(browser, { ...PHONE, scale: 1, settings: { theme: "day", language, seenTips: "" } });
    const images = [];
    for (const [index, [path, ready]] of SCREENS.entries()) {
      await page.goto(url + path);
      if (index === 1) await page.locator("button.play").click();
      await page.locator(ready).first().waitFor({ timeout: 60_000 });
      await page.waitForTimeout(1500);
      images.push((await page.screenshot()).toString("base64"));
    }
    await page.context().close();
    const sheet = await browser.newPage({ viewport: { width: SCREENS.length * 398, height: PHONE.height } });
    const shown = images.map((image) => `<img src="data:image/png;base64,${image}" alt="">`).join("");
    await sheet.setContent(`<body style="margin:0;display:flex;gap:8px;background:#000">${shown}</body>`);
    await sheet.screenshot({ path: `${RAW}/sheet/${language}.png` });
    await sheet.close();
  }
}

rmSync(RAW, { recursive: true, force: true });
mkdirSync(`${RAW}/sheet`, { recursive: true });
const server = await startServer(Number(process.env.NIAGARA_PICTURES_PORT ?? 5347));
const browser = await launch();
try {
  if (lesson === "screens") await readAll(browser, server.url);
  for (const language of lesson === "screens" ? [] : LANGUAGES) {
    const page = await openPage(browser, { ...PHONE, settings: { theme: "day", language } });
    await page.goto(`${server.url}/learn/scene/${lesson}`);
    await page.locator(".bar .sentence").waitFor();
    await page.locator("section:has(> .task) > button").click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${RAW}/${language}.png` });
    await page.context().close();
  }
  if (lesson !== "screens") await oneSheet(browser);
} finally {
  await browser.close();
  server.stop();
}

async function oneSheet(browser) {
  const data = (language) => `data:image/png;base64,${readFileSync(`${RAW}/${language}.png`, "base64")}`;
  const sheet = await browser.newPage({ viewport: { width: 4 * COLUMN, height: 900 } });
  await sheet.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:repeat(4,1fr);gap:8px;background:#fff">${LANGUAGES.map(
      (language) => `<img width="100%" src="${data(language)}" alt="${language}">`,
    ).join("")}</body>`,
  );
  await sheet.screenshot({ path: `${RAW}/sheet/languages.png`, fullPage: true });
  shrink(`${RAW}/sheet`, TARGET);
}
