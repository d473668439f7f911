// Moves in notation, key moments and chances, in words.

import { locale, t } from "../i18n/index.svelte";
import { cardName, deedWords, gemOne, seatName, spaceTo, type People } from "../model/words";
import type { KeyMoment } from "../protocol.gen";

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

export function momentWords(moment: KeyMoment, people: People): string {
  const name = (seat: number | undefined): string => (seat === undefined || seat < 0 ? "" : seatName(people, seat));
  return t(`moment-${moment.code}`, {
    name: name(moment.seat),
    other: name(moment.other) || "none",
    victim: name(moment.victim),
    move: moment.text ? movesWords(moment.text, people) : "none",
    gem: moment.gem ? gemOne(moment.gem) : "none",
  });
}

/** Points of a hundred gained or lost, with their sign. */
export function points(change: number): string {
  const rounded = Math.round(change * 100);
  return new Intl.NumberFormat(locale.id, { signDisplay: "exceptZero" }).format(rounded === 0 ? 0 : rounded);
}
