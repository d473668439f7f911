// What can be done now, in one sentence; and whose move it is, in two or three words.

import { locale, t } from "../i18n/index.svelte";
import type { LegalMove } from "../protocol.gen";
import { CLOUD, JETTY } from "../rules.gen";
import type { Controls } from "./controls.svelte";
import { readCanoe } from "./names";
import { cardName, eventWords, inCapital, moveWords } from "./words";

/** Those who still have to act, whether we ask them or not. */
function others(controls: Controls): number[] {
  return controls.model.toDecide.filter((seat) => seat !== controls.seat || controls.model.hotSeat);
}

/** Where there is little room several who are waited for are only counted. */
export function whose(controls: Controls, short = false): string {
  const { model } = controls;
  const { shown } = model;
  if (!shown) return "";
  if (shown.phase === "over") return t("who-over");
  if (model.paused) return inCapital(t("table-paused"));
  if (shown.phase === "choose") {
    if (controls.mode === "card" && controls.down === "") return t("who-all");
    const waiting = others(controls);
    if (short && waiting.length > 1) return t("who-waiting-count", { count: waiting.length });
    return waiting.length > 0 ? t("who-waiting", { names: controls.names(waiting) }) : t("who-all");
  }
  const seat = shown.turn?.seat ?? -1;
  if (seat < 0) return t("who-river");
  return controls.people.you.includes(seat) ? t("who-you") : t("who-name", { name: controls.name(seat) });
}

/** What is happening on the board right now, or "". */
function narrated(controls: Controls): string {
  const { playing } = controls.model;
  return playing ? eventWords(playing, controls.people, locale.id) : "";
}

function cardSentence(controls: Controls): string {
  // A card on its way is neither down nor only looked at: at first it looks as it did, then it is said.
  const card = controls.raised || controls.sent;
  if (controls.raised === "" && controls.model.pending.late) return t("do-sending");
  if (card !== "") return card === CLOUD ? t("do-confirm-cloud") : t("do-confirm-card", { card });
  return controls.down === "" ? t("do-choose") : t("do-chosen", { card: cardName(controls.down) });
}

/** A step of the plan with the name that its canoe has everywhere, whichever of the two moved first. */
function ofCanoe({ move }: { move: LegalMove }, words: string): string {
  return inCapital(t("say-canoe", { canoe: t("canoe-letter", { index: readCanoe(move.canoe ?? "").index }), move: words }));
}

function turnSentence(controls: Controls): string {
  const plan = controls.model.plan!;
  if (plan.sent && narrated(controls) !== "") return narrated(controls);
  if (controls.model.pending.late) return t("do-sending");
  if (plan.menu) return t("do-menu");
  const moves = plan.steps.map(({ move }) => moveWords(move, controls.people));
  // Confirm sends the whole plan: it names all of it.
  if (moves.length > 1 && !plan.cursor && (plan.complete || plan.busy))
    return t("do-confirm-both", { first: ofCanoe(plan.steps[0]!, moves[0]!), second: ofCanoe(plan.steps[1]!, moves[1]!) });
  if (plan.overFalls && (plan.cursor || plan.complete)) return t("do-falls");
  if (plan.cursor) return t("do-confirm", { move: inCapital(moveWords(plan.cursor, controls.people)) });
  const last = plan.steps.at(-1);
  if (last && (plan.complete || plan.busy)) {
    return t("do-confirm", { move: inCapital(moves[0]!) });
  }
  if (last) return t(plan.done ? "do-second-optional" : "do-second");
  const card = cardName(plan.card);
  const points = Number(plan.card);
  if (plan.either) {
    const must = plan.base.turn?.must?.length ?? 0;
    return must > 1 ? t("do-pick-both", { card }) : t("do-pick", { card });
  }
  if (plan.done) return t("do-first-optional");
  const launching = plan.options.every((move) => move.path?.[0] === JETTY);
  return t(launching ? "do-end-launch" : "do-end", { points });
}

export function sentence(controls: Controls): string {
  const { model, mode } = controls;
  const { shown } = model;
  if (!shown) return t("loading");
  if (shown.phase === "over") return t("do-over");
  if (mode === "card" && controls.curtain < 0) return cardSentence(controls);
  if (mode === "turn") return turnSentence(controls);
  if (mode !== "none" && controls.answered && model.pending.late) return t("do-sending");
  if (mode === "weather") return t("do-weather");
  if (mode === "buy") {
    const mayRefuse = controls.decision!.moves.some((move) => move.kind === "done");
    return t(mayRefuse ? "do-buy" : "do-buy-must");
  }
  const words = narrated(controls);
  if (words !== "") return words;
  if (model.spectating) return t("do-watch");
  if (shown.phase === "choose" && others(controls).length > 0) {
    const names = controls.names(others(controls));
    return controls.down === "" ? t("do-wait-cards", { names }) : t("do-chosen-final", { card: cardName(controls.down), names });
  }
  const seat = shown.turn?.seat ?? -1;
  return seat < 0 || model.mySeats.includes(seat) ? t("do-river") : t("do-wait", { name: controls.name(seat) });
}
