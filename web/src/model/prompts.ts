// What is asked of the listener, and what the plan has come to, as sentences to be said aloud.

import { t } from "../i18n/index.svelte";
import { CLOUD } from "../rules.gen";
import type { Controls } from "./controls.svelte";
import { sentence } from "./sentence";
import { canoeWords, inCapital, moveWords, percent, seatName, spaceAt } from "./words";

/** Which question is asked now, or "": the same question has the same name however often it is looked at. */
export function question({ mode, curtain, decision, down, answered, model }: Controls): string {
  if (mode === "none" || !decision || curtain >= 0 || answered) return "";
  if (mode === "card" && down !== "") return "";
  if (mode === "turn" && model.plan?.sent) return "";
  return `${mode} ${model.shown?.round ?? 0} ${decision.seat}`;
}

/** The question in words: "Your turn: 5 points, both canoes must move." */
export function prompt(controls: Controls): string {
  if (controls.mode !== "turn") return sentence(controls);
  const plan = controls.model.plan!;
  const must = plan.base.turn?.must?.length ?? 0;
  return t("say-your-turn", {
    name: seatName(controls.people, plan.seat),
    you: controls.people.you.includes(plan.seat) ? "yes" : "no",
    points: Number(plan.card),
    what: must > 1 ? "both" : must === 0 ? "launch" : "one",
  });
}

/** What the river may take where. The chance comes first: "on 5 1%" sounds like another number. */
export function riskAt(risks: readonly (readonly [space: string, risk: number])[]): string {
  const each = risks.map(([space, risk]) => t("river-risk-at", { risk: percent(risk), space: spaceAt(space) }));
  return t("river-risk", { spaces: each.join("; ") });
}

/** How fast the river may run, and what it may take: with the card looked at, or where the plan leaves the canoes. */
export function riskWords({ forecast, dangers, risks, model }: Controls): string {
  if (!forecast) return "";
  const speeds = Object.keys(forecast.speeds).map(Number);
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)];
  const speed = slowest === fastest ? t("river-speed-one", { slowest }) : t("river-speed", { slowest, fastest });
  const risk =
    dangers.length > 0 ? riskAt(dangers.map((space) => [space, risks[space]!])) : t(model.plan ? "river-canoes-safe" : "river-safe");
  return `${speed}. ${risk}.`;
}

/** What the hand is doing, in full; "" where there is nothing beyond the question itself. */
export function planned(controls: Controls): string {
  const { mode, raised, model } = controls;
  if (controls.curtain >= 0) return "";
  if (mode === "card") {
    if (raised !== "")
      return [t(raised === CLOUD ? "do-confirm-cloud" : "do-confirm-card", { card: raised }), riskWords(controls)].join(" ");
    return controls.down !== "" || model.pending.late ? sentence(controls) : "";
  }
  const { plan } = model;
  if (!plan || plan.sent) return model.pending.late ? t("do-sending") : "";
  if (plan.menu || plan.busy) return plan.menu ? t("do-menu") : "";
  if (plan.cursor) return [pointed(controls), plan.overFalls ? t("do-falls") : riskWords(controls)].filter(Boolean).join(" ");
  if (plan.complete) return [sentence(controls), plan.overFalls ? "" : riskWords(controls)].filter(Boolean).join(" ");
  const step = plan.steps.at(-1);
  const taken = step ? `${inCapital(moveWords(step.move, controls.people))}. ${sentence(controls)} ` : "";
  return plan.picked ? `${taken}${inCapital(canoeWords(plan.position, controls.people, plan.picked))}.` : taken;
}

function pointed({ people, model }: Controls): string {
  const plan = model.plan!;
  const points = t("turn-points", { used: plan.points, all: Number(plan.card) });
  return `${inCapital(moveWords(plan.cursor!, people))}. ${points}.`;
}
