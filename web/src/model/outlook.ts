// What the river may do to the canoes of a plan, from the server's forecast: chances for the eye and for the ear.

import type { DriftChance } from "../board/types";
import type { Forecast } from "../protocol.gen";
import { FALLS } from "../rules.gen";
import { canoeId } from "./names";

/** A canoe as it will lie when the river flows. */
export interface Stand {
  at: string;
  cargo: string;
}

export interface Outlook {
  canoe: string;
  at: string;
  cargo: string;
  /** The chance to go over the falls. */
  falls: number;
  /** The only space it can end on, or "". */
  certain: string;
}

/** Smaller chances would only fill the water. */
const WORTH_DRAWING = 0.12;

const chancesOf = (forecast: Forecast, space: string): [string, number][] => Object.entries(forecast.spaces[space] ?? {});

export function outlookOf(forecast: Forecast, seat: number, stands: readonly Stand[]): Outlook[] {
  return stands.flatMap(({ at, cargo }, index) => {
    const chances = chancesOf(forecast, at).filter(([, chance]) => chance > 0);
    if (chances.length === 0) return [];
    const falls = chances.find(([space]) => space === FALLS)?.[1] ?? 0;
    return [{ canoe: canoeId(seat, index), at, cargo, falls, certain: chances.length === 1 ? chances[0]![0] : "" }];
  });
}

/** Where each canoe may end, but for the falls and for where it is: those stand on the water already. */
export function driftsOf(forecast: Forecast, seat: number, stands: readonly Stand[]): DriftChance[] {
  return stands.flatMap(({ at }, index) =>
    chancesOf(forecast, at)
      .filter(([space, chance]) => space !== FALLS && space !== at && chance >= WORTH_DRAWING)
      .map(([space, chance]) => ({ canoe: canoeId(seat, index), space, chance, place: index })),
  );
}
