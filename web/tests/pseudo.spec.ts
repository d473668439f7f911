// Every message of the main screens is put in brackets: text that has none was written into the code.

import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { offered, playCard, quick } from "./helpers";
import { visit, walkInside } from "./visit";

/** Brackets around every message, every variant of one, and the words before and after variants. */
function bracketed(part: string): string {
  const bracket = (text: string): string => (text.trim() === "" ? text : `⟦${text}⟧`);
  return readFileSync(`../words/en/${part}.ftl`, "utf8")
    .split("\n")
    .map((line) => {
      const [, start, text, choice] = /^([a-z][\w-]* = |\s+\*?\[[-\w]+\] |\s+\})(.*?)(\{ \$\w+ ->)?$/.exec(line) ?? [];
      return start === undefined || text === undefined ? line : `${start}${bracket(text)}${choice ?? ""}`;
    })
    .join("\n");
}

async function speakInBrackets(page: Page): Promise<void> {
  await page.route(/\/assets\/words-en-\w+-[\w-]+\.js$/, async (route) => {
    const [, part] = /words-en-(\w+)-/.exec(route.request().url())!;
    await route.fulfill({ contentType: "text/javascript", body: `export default ${JSON.stringify(bracketed(part!))};` });
  });
}

/** Words on the page, seen or heard, that stand in no bracket; names that players gave and notation are none of ours. */
async function unbracketed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const check = (text: string | null): void => {
      let rest = text ?? "";
      for (let before = ""; before !== rest;) {
        before = rest;
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, " ");
      }
      // Single letters are marks: of gems, cards, arms and canoes. R1.1 is a rule. A device has its maker's name.
      const words = rest.replace(/\bR\d+(\.\d+)?\b|\b[67][LR]\b|Robin|Chrome, Linux/g, "").match(/\p{Letter}{2,}/gu);
      if (words) found.add(rest.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!parent.closest("script, style, code, option[lang]")) check(node.textContent);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) check(element.getAttribute(name));
    }
    return [...found];
  });
}

test("no word on the main screens is written into the code", async ({ page }) => {
  await quick(page);
  await speakInBrackets(page);
  walkInside(page);
  const clean = async (screen: string): Promise<void> => {
    expect(await unbracketed(page), screen).toEqual([]);
  };
  for (const path of ["/", "/learn", "/learn/overview", "/learn/scene/steal", "/learn/example", "/learn/rules", "/learn/puzzles"]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("⟦");
    await clean(path);
  }
  await visit(page, "/");
  for (const name of ["With friends", "Around this device", "Watch bots", "Settings"]) {
    await page.getByRole("button", { name }).click();
    // Dialogs and their words are fetched when they are wanted.
    await expect(page.locator("dialog[open] .button").first()).toBeVisible();
    await clean(name);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "⟦Play⟧", exact: true }).click();
  expect(await offered(page)).toBe("card");
  await clean("choosing a card");
  await playCard(page, "4");
  await page.keyboard.press("a");
  await clean("a turn");
  await page.getByRole("button", { name: "Menu" }).click();
  await clean("the menu");
});
