// Moves in notation, in words.

import { t } from "../i18n/index.svelte";
import { cardName, deedWords, gemOne, seatName, spaceTo, type People } from "./words";

/** Moves as the notation writes them (`a -P >3, b >J`), as a phrase. */
export function movesWords(text: string, people: People): string {
  return text
    .split(",")
    .map((move) => moveText(move.trim(), people))
    .join("; ");
}

function moveText(text: string, people: People): string {
  const [head = "", ...rest] = text.split(" ");
  switch (head) {
    case "card":
      return t("say-card", { card: cardName(rest[0] ?? "") });
    case "weather":
      return t("say-weather", { way: rest[0] === "+" ? "up" : "down" });
    case "buy":
      return t("say-buy", { gem: gemOne(rest[0] ?? "P") });
    case "done":
      return t("say-done");
    case "pass":
      return t("say-pass");
    case "a":
    case "b":
      return t("say-canoe", {
        canoe: t("canoe-letter", { index: head === "a" ? 0 : 1 }),
        move: rest.map((part) => partWords(part, people)).reduce((first, second) => t("move-joined", { first, second })),
      });
    default:
      return text;
  }
}

function partWords(part: string, people: People): string {
  if (part === "stay") return t("move-stay");
  if (part === ">J") return t("move-land");
  if (part === ">X") return t("move-falls");
  if (part.startsWith(">")) return t("say-to", { to: spaceTo(part.slice(1)) });
  if (part.startsWith("x")) return t("say-steal", { name: seatName(people, Number(part[1])) });
  if (part === "-") return t("say-unload");
  return deedWords({ do: part.startsWith("~") ? "swap" : "load", gem: part.slice(1) }, people);
}
