// Gems hop aboard, ashore, from canoe to canoe, and home.

import type { GemLanded, GemLoaded, GemStolen, GemUnloaded, Position } from "../protocol.gen";
import { SITE_AT } from "../rules.gen";
import { heapOf } from "../geometry/heap";
import { sitePoint, type Point, type Course } from "../geometry/river";
import { framesOfHop, hidden, rocking, SILENCE, type Part, type Scene, type Score } from "./score";

const HOP = 460;

/** A gem on board is drawn a little larger than one in a heap. */
const ABOARD = 1.28;

export function heapTop(course: Course, position: Position, site: string, letter: string): Point & { index: number } {
  const { gems } = heapOf(site, position.sites[site] ?? "");
  const spot = sitePoint(course, site);
  const index = gems.map((gem) => gem.letter).lastIndexOf(letter);
  const gem = gems[index] ?? { x: 0, y: -10 };
  return { x: spot.x + gem.x, y: spot.y + gem.y, index };
}

export function loadScore(scene: Scene, event: GemLoaded): Score {
  const canoe = scene.from.get(event.canoe)?.pose;
  const site = SITE_AT[event.at];
  if (!canoe || !site) return SILENCE;
  const from = heapTop(scene.course, scene.before, site, event.gem);
  return {
    extras: [{ id: "gem", kind: "gem", letter: event.gem }],
    parts: [
      hidden(`heap:${site}:${from.index}`, HOP),
      { actor: "gem", at: 0, ms: HOP, easing: "ease-in-out", frames: framesOfHop(from, canoe, 64, [1, ABOARD * canoe.scale]) },
      rocking(event.canoe, 9, 2, HOP - 60, 420),
    ],
    ms: HOP + 120,
  };
}

export function unloadScore(scene: Scene, event: GemUnloaded): Score {
  const canoe = scene.from.get(event.canoe)?.pose;
  const site = SITE_AT[event.at];
  if (!canoe || !site) return SILENCE;
  const to = heapTop(scene.course, scene.after, site, event.gem);
  return {
    extras: [{ id: "gem", kind: "gem", letter: event.gem }],
    parts: [
      hidden(`cargo:${event.canoe}`, HOP),
      rocking(event.canoe, 7, 2, 0, 360),
      { actor: "gem", at: 0, ms: HOP, easing: "ease-in-out", frames: framesOfHop(canoe, to, 64, [ABOARD * canoe.scale, 1]) },
    ],
    ms: HOP + 80,
  };
}

export function stealScore(scene: Scene, event: GemStolen): Score {
  const { from: canoes } = scene;
  const [thief, victim] = [canoes.get(event.canoe)?.pose, canoes.get(event.victim)?.pose];
  if (!thief || !victim) return SILENCE;
  return {
    extras: [{ id: "gem", kind: "gem", letter: event.gem }],
    parts: [
      rocking(event.canoe, 16, 2, 0, 420),
      hidden(`cargo:${event.victim}`, 1000),
      {
        actor: "gem",
        at: 360,
        ms: 540,
        easing: "cubic-bezier(.5,-.2,.4,1)",
        frames: framesOfHop(victim, thief, 86, [ABOARD * victim.scale, ABOARD * thief.scale]),
      },
      rocking(event.victim, 12, 3, 420, 600),
      rocking(event.canoe, 14, 3, 860, 560),
    ],
    ms: 1120,
  };
}

const SPARKS = 8;

export function landScore(scene: Scene, event: GemLanded): Score {
  const canoe = scene.from.get(event.canoe)?.pose;
  if (!canoe) return SILENCE;
  const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const top = canoe.y - 74;
  const sparks = Array.from({ length: SPARKS }, (_, i): Part => {
    const turn = (i / SPARKS) * 2 * Math.PI;
    const away = at(canoe.x + Math.cos(turn) * 52, top + Math.sin(turn) * 52, 0.2);
    return {
      actor: `spark${i}`,
      at: 380,
      ms: 520,
      easing: "ease-out",
      frames: [
        { transform: at(canoe.x, top, 0.3), opacity: 0 },
        { transform: at(canoe.x, top, 1), opacity: 1 },
        { transform: away, opacity: 0 },
      ],
    };
  });
  return {
    extras: [{ id: "gem", kind: "gem", letter: event.gem }, ...sparks.map((spark) => ({ id: spark.actor, kind: "star" as const }))],
    parts: [
      hidden(`cargo:${event.canoe}`, 960),
      rocking(event.canoe, 8, 2, 0, 400),
      {
        actor: "gem",
        at: 0,
        ms: 1050,
        easing: "ease-in-out",
        frames: [
          { transform: at(canoe.x, canoe.y, ABOARD * canoe.scale), opacity: 1 },
          { transform: at(canoe.x, top, 2), opacity: 1, offset: 0.38 },
          { transform: at(canoe.x, top - 6, 1.9), opacity: 1, offset: 0.66 },
          { transform: at(canoe.x - 40, top - 120, 0.6), opacity: 0 },
        ],
      },
      ...sparks,
    ],
    ms: 960,
  };
}
