// When each tip of the first games has its moment, and what it points at.

import { has } from "../i18n/index.svelte";
import type { Controls } from "../model/controls.svelte";
import { nearest } from "../model/goals";
import { canoeId, readCanoe } from "../model/names";
import type { Position } from "../protocol.gen";
import { CLOUD, FALLS, JETTY } from "../rules.gen";
import { OPENING, seen, TIPS, type Tip } from "../seenTips";

/** As far as a canoe may come up the river with one card. */
const FARTHEST = 6;
/** A smaller chance to be lost is no danger to speak of. */
const DANGEROUS = 0.15;

const step = (space: string): number => Number(space[0]);
/** Whether one can paddle up from one space to the other: both on the trunk, or in one arm and above it. */
const above = (space: string, below: string): boolean =>
  step(below) > step(space) && step(below) - step(space) <= FARTHEST && (space.length === 1 || space[1] === below[1]);

/** Own canoes on the river. */
function afloat(position: Position, seat: number): { id: string; at: string; cargo: string }[] {
  return (position.seats[seat]?.canoes ?? [])
    .map(({ at, cargo }, index) => ({ id: canoeId(seat, index), at, cargo }))
    .filter(({ at }) => at !== JETTY && at !== FALLS);
}

/** The canoe that the river may well take with the card that is worst for it, or none. */
export function endangered({ model, seat }: Pick<Controls, "model" | "seat">): string | undefined {
  const risky = (at: string): boolean => model.forecasts.some(({ spaces }) => (spaces[at]?.[FALLS] ?? 0) >= DANGEROUS);
  return afloat(model.shown!, seat).find(({ at }) => risky(at))?.id;
}

/** The own canoe whose gem an empty canoe further down could come for, or none. */
export function robbable(position: Position, seat: number): string | undefined {
  const thieves = position.seats.flatMap(({ canoes }, other) =>
    other === seat ? [] : canoes.filter(({ at, cargo }) => at !== JETTY && at !== FALLS && cargo === "").map(({ at }) => at),
  );
  return afloat(position, seat).find(({ at, cargo }) => cargo !== "" && thieves.some((thief) => above(at, thief)))?.id;
}

/** Whether the player has played a card in this game, and so knows how. */
export function hasPlayed({ model, seat }: Pick<Controls, "model" | "seat">): boolean {
  return model.log.some(({ event }) => event.kind === "card_chosen" && event.seat === seat);
}

/** Whether a tip has something to point at. None has once the player is doing what it speaks of. */
export function fits(tip: Tip, controls: Controls): boolean {
  const { mode, curtain, raised, sent, down, model, seat } = controls;
  if (tip === "canoe") {
    const { plan } = model;
    return plan !== null && plan.steps.length === 0 && !plan.cursor && !plan.menu && !plan.sent;
  }
  const choosing = mode === "card" && curtain < 0 && sent === "" && down === "";
  if (!choosing || !model.shown) return false;
  // A cloud taken up for the first time is a round without paddling: that is told before it is played.
  if (tip === "cloud" && raised === CLOUD) return true;
  // What the game is about is told before the first card is played, however quickly one is taken up.
  if (tip !== "goals" && raised !== "") return false;
  switch (tip) {
    case "goals":
      return true;
    case "hand":
      return !hasPlayed(controls);
    case "river":
      return model.shown.round >= 2;
    case "danger":
      // It speaks of the numbers on the water, which not everybody wants.
      return controls.hints && endangered(controls) !== undefined;
    case "thief":
      return model.table?.options.stealing !== false && robbable(model.shown, seat) !== undefined;
    case "loss":
      return model.log.some(({ event }) => event.kind === "canoe_lost" && readCanoe(event.canoe).seat === seat);
    case "cloud":
      return model.log.some(({ event }) => event.kind === "weather_moved");
    case "last": {
      const { have, need } = nearest(model.shown.seats[seat]!.landed);
      return need - have === 1;
    }
  }
}

/** The tip that is due now, one at a time; the first ones come first. */
export function dueTip(controls: Controls): Tip | null {
  const opening: readonly string[] = OPENING;
  return TIPS.find((tip) => !seen().includes(tip) && (opening.includes(tip) || has(`tip-${tip}`)) && fits(tip, controls)) ?? null;
}
