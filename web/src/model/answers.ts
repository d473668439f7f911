// Questions that a listener asks by a key, and their answers in words.

import { t } from "../i18n/index.svelte";
import { FALLS, HIDDEN, JETTY } from "../rules.gen";
import { lastRound, lastSaid, say } from "../spoken/spoken.svelte";
import type { Controls } from "./controls.svelte";
import { progress } from "./goals";
import { addCard } from "./names";
import { cargoWords } from "./narrator";
import { riskAt, riskWords } from "./prompts";
import { cardName, goalWords, inCapital, spaceAt } from "./words";

export const ANSWERS = ["mine", "others", "hands", "goals", "danger", "round", "again"] as const;
export type Answer = (typeof ANSWERS)[number];

/** The key of each answer. */
export const ANSWER_KEYS: Readonly<Record<string, Answer>> = {
  M: "mine",
  O: "others",
  H: "hands",
  G: "goals",
  D: "danger",
  L: "round",
  R: "again",
};

function canoes({ model, people }: Controls, seat: number): string {
  return model
    .shown!.seats[seat]!.canoes.map(({ at, cargo }, index) => {
      const canoe = t("canoe-letter", { index });
      const name = people.you.includes(seat) ? inCapital(t("canoe-yours", { index })) : `${people.seats[seat]?.name ?? ""}, ${canoe}`;
      return t("say-lies", { canoe: name, at: spaceAt(at), cargo: at === FALLS ? "lost" : cargoWords(cargo) });
    })
    .join(" ");
}

/** Still to be played: an own card that lies down in secret counts, as others' do. */
function hand(controls: Controls, seat: number): string {
  const { hand: cards, card, revealed } = controls.model.shown!.seats[seat]!;
  const all = revealed || card === "" || card === HIDDEN ? cards : addCard(cards, card);
  return `${controls.name(seat)}: ${[...all].map(cardName).join(", ")}.`;
}

function goals(controls: Controls, seat: number): string {
  const { model } = controls;
  const words = progress(model.shown!.seats[seat]!.landed).map(({ goal, have, need }) =>
    t("goal-progress", { goal: goalWords(goal), have, need }),
  );
  return `${controls.name(seat)}: ${words.join("; ")}.`;
}

/** What the river may take: of the plan or the card looked at, else of the own canoes where they lie, card by card. */
function danger(controls: Controls): string {
  if (controls.model.plan?.overFalls) return t("do-falls");
  const now = riskWords(controls);
  if (now !== "") return now;
  const { model, seat } = controls;
  const own = model.shown!.seats[seat]?.canoes.filter(({ at }) => at !== JETTY && at !== FALLS) ?? [];
  // Nobody is told to be safe because an answer is still on its way.
  if (own.length > 0 && model.forecasts.length === 0) return `${t("river-unknown")}.`;
  const worst = own.flatMap(({ at }) => {
    const risk = Math.max(0, ...model.forecasts.map(({ spaces }) => spaces[at]?.[FALLS] ?? 0));
    return risk > 0 ? [[at, risk] as const] : [];
  });
  return `${worst.length > 0 ? riskAt(worst) : t("river-canoes-safe")}.`;
}

/** What a question is answered with. */
export function answerWords(answer: Answer, controls: Controls): string {
  const { model } = controls;
  if (!model.shown) return "";
  const seats = model.shown.seats.map((_, seat) => seat);
  const mine = (seat: number): boolean => model.mySeats.includes(seat);
  switch (answer) {
    case "mine":
      return seats
        .filter(mine)
        .map((seat) => canoes(controls, seat))
        .join(" ");
    case "others":
      return seats
        .filter((seat) => !mine(seat))
        .map((seat) => canoes(controls, seat))
        .join(" ");
    case "hands":
      return seats.map((seat) => hand(controls, seat)).join(" ");
    case "goals":
      return seats.map((seat) => goals(controls, seat)).join(" ");
    case "danger":
      return danger(controls);
    case "round":
      return lastRound();
    case "again":
      return lastSaid();
  }
}

/** Says the answer, once it is known; it is no part of what happened. */
export async function giveAnswer(answer: Answer, controls: Controls): Promise<void> {
  if (answer === "danger") await controls.foreseen();
  say(answerWords(answer, controls), "answer");
}
