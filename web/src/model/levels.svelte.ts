// The levels of play that bots have on this server.

import { STATIC } from "../addresses";
import { animalOf } from "../art/animals";
import { has, t } from "../i18n/index.svelte";
import { api } from "../net/http";
import type { LevelInfo } from "../protocol.gen";
import { DEFAULT_LEVEL, LEVELS } from "../rules.gen";
import { settings } from "../settings.svelte";

/** How the level of a seat begins in which a program of the ladder plays. */
const PROGRAM = "program:";

export const levels: { list: readonly LevelInfo[] } = $state({ list: [] });

/** What the server has; who chose an animal that has another number by now keeps it, who has not chosen begins easily. */
export function setLevels(list: readonly LevelInfo[]): void {
  levels.list = list;
  if (list.some(({ id }) => id === settings.level)) return;
  if (settings.level === "") {
    settings.level = list[0]?.id ?? "";
    return;
  }
  const same = list.find(({ id }) => animalOf(id) === animalOf(settings.level));
  const usual = list.find(({ id }) => id === DEFAULT_LEVEL) ?? list[Math.floor(list.length / 2)];
  settings.level = (same ?? usual)?.id ?? "";
}

export async function loadLevels(): Promise<void> {
  if (levels.list.length === 0) setLevels(STATIC ? LEVELS : (await api.lobby()).levels);
}

/** The level's name in the chosen language, else as the server calls it; one that is no longer offered says so. */
export function levelName(id: string): string {
  if (id.startsWith(PROGRAM)) return t("level-program");
  const animal = animalOf(id);
  if (!has(`level-${animal}`)) return levels.list.find((level) => level.id === id)?.name ?? t("level-unknown");
  const name = t(`level-${animal}`);
  const offered = [...LEVELS, ...levels.list].some((level) => level.id === id);
  return offered ? name : t("level-earlier", { name });
}

export function levelSentence(id: string): string {
  if (has(`level-${animalOf(id)}-note`)) return t(`level-${animalOf(id)}-note`);
  return levels.list.find((level) => level.id === id)?.sentence ?? "";
}
