// A decision as a tree of short questions, for those who play by ear: which card, which canoe, where to, what to do there.

import { t } from "../i18n/index.svelte";
import type { LegalMove } from "../protocol.gen";
import { ANSWER_KEYS, giveAnswer } from "./answers";
import { endOf } from "./choices";
import type { Controls } from "./controls.svelte";
import { meant } from "./inWords";
import { canoeId } from "./names";
import { sentence } from "./sentence";
import { canoeWords, cardName, gemOne, inCapital, meaningWords, percent, spaceTo } from "./words";

export interface Option {
  key: string;
  words: string;
  choose(): void;
}

export interface Question {
  words: string;
  options: readonly Option[];
}

const back = (controls: Controls): Option => ({ key: "back", words: t("turn-undo"), choose: () => controls.undo() });

function cards(controls: Controls): Question {
  const { raised } = controls;
  if (raised !== "") {
    const play = { key: "play", words: t("card-confirm", { card: cardName(raised) }), choose: () => controls.confirmCard() };
    return { words: sentence(controls), options: [play, back(controls)] };
  }
  const options = [...controls.choosable]
    .filter((card) => card !== controls.down)
    .map((card) => ({ key: card, words: inCapital(cardName(card)), choose: () => controls.chooseCard(card) }));
  return { words: sentence(controls), options };
}

function moveName(move: LegalMove): string {
  if (move.kind === "buy") return t("buy-pay", { gem: gemOne(move.gem ?? "") });
  if (move.kind === "weather") return t((move.weather ?? 0) > 0 ? "weather-up" : "weather-down");
  return t("buy-not");
}

/** Where a canoe may go; a space in danger is told with its chance. */
function ends(controls: Controls): Option[] {
  const plan = controls.model.plan!;
  const spaces = [...new Set(plan.options.map(endOf))];
  const start = plan.picked ? plan.position.seats[plan.seat]!.canoes[plan.picked.endsWith("b") ? 1 : 0].at : "";
  return spaces.map((space) => {
    const risk = controls.risks[space] ?? 0;
    const to = inCapital(space === start ? t("move-stay") : spaceTo(space));
    return {
      key: space,
      words: risk > 0 ? `${to}. ${t("river-risk", { spaces: percent(risk) })}` : to,
      choose: () => controls.tapEnd(space),
    };
  });
}

function turn(controls: Controls, canoe: string, onpick: (canoe: string) => void): Question | null {
  const plan = controls.model.plan!;
  if (plan.sent || plan.busy) return null;
  if (plan.complete) {
    const confirm = { key: "confirm", words: t("turn-confirm"), choose: () => controls.confirm() };
    return { words: sentence(controls), options: [confirm, back(controls)] };
  }
  if (plan.menu) {
    const deeds = plan.menu.moves.map((move) => ({
      key: String(move.number),
      words: inCapital(meaningWords(move, controls.people)),
      choose: () => void plan.take(move),
    }));
    return { words: t("do-menu"), options: [...deeds, back(controls)] };
  }
  const done = plan.done
    ? [{ key: "done", words: t(plan.steps.length > 0 ? "turn-done" : "turn-done-stop"), choose: () => plan.finish() }]
    : [];
  const undo = plan.steps.length > 0 ? [back(controls)] : [];
  if (plan.pickable.length > 1 && !plan.pickable.includes(canoe)) {
    const canoes = [0, 1]
      .map((index) => canoeId(plan.seat, index))
      .filter((id) => plan.pickable.includes(id))
      .map((id) => ({
        key: id,
        words: canoeWords(plan.position, controls.people, id),
        choose: () => {
          controls.pick(id);
          onpick(id);
        },
      }));
    return { words: t("ear-canoe"), options: [...canoes, ...done, ...undo] };
  }
  const other = plan.pickable.length > 1 ? [{ key: "other", words: t("ear-other"), choose: () => onpick("") }] : [];
  return { words: t("ear-where"), options: [...ends(controls), ...done, ...other, ...undo] };
}

/** What is asked now, one step at a time; `canoe` is the one that was taken in hand, or "". */
export function questionNow(controls: Controls, canoe: string, onpick: (canoe: string) => void): Question | null {
  const { mode, decision, curtain, answered } = controls;
  if (!decision || curtain >= 0 || answered) return null;
  if (mode === "turn") return turn(controls, canoe, onpick);
  if (mode === "card") return cards(controls);
  const options = decision.moves.map((move) => ({ key: String(move.number), words: moveName(move), choose: () => controls.playOne(move) }));
  return mode === "none" ? null : { words: sentence(controls), options };
}

/** Does what a line says, in the notation of moves, in one letter or in words of an answer; whether it could be understood. */
export function obey(line: string, controls: Controls, offered: readonly Option[]): boolean {
  const text = line.trim().replace(/\s+/g, " ").toLowerCase();
  const { plan } = controls.model;
  const answer = ANSWER_KEYS[text.toUpperCase()];
  if (text === "") controls.confirm();
  else if (text === "z") controls.undo();
  else if (answer) void giveAnswer(answer, controls);
  else if (text.length === 1 && controls.choosable.includes(text.toUpperCase())) controls.chooseCard(text.toUpperCase());
  else {
    const move = (plan ? plan.legal : (controls.decision?.moves ?? [])).find((each) => each.text.toLowerCase() === text);
    if (controls.curtain >= 0) return false;
    if (!move) {
      const said = meant(line, offered);
      said?.choose();
      return said !== null;
    }
    if (plan) void plan.take(move);
    else if (move.card) controls.chooseCard(move.card);
    else controls.playOne(move);
  }
  return true;
}
