// The levels of play that bots have on this server.

import { has, t } from "../i18n/index.svelte";
import { api } from "../net/http";
import type { LevelInfo } from "../protocol.gen";
import { settings } from "../settings.svelte";

export const levels: { list: readonly LevelInfo[] } = $state({ list: [] });

/** What the server has; who has not chosen yet, or elsewhere, plays the middle one. */
export function setLevels(list: readonly LevelInfo[]): void {
  levels.list = list;
  if (!list.some(({ id }) => id === settings.level)) settings.level = list[Math.floor(list.length / 2)]?.id ?? "";
}

export async function loadLevels(): Promise<void> {
  if (levels.list.length === 0) setLevels((await api.lobby()).levels);
}

/** The level's name in the chosen language, else as the server calls it. */
export function levelName(id: string): string {
  if (has(`level-${id}`)) return t(`level-${id}`);
  return levels.list.find((level) => level.id === id)?.name ?? t("level-unknown");
}

export function levelSentence(id: string): string {
  if (has(`level-${id}-note`)) return t(`level-${id}-note`);
  return levels.list.find((level) => level.id === id)?.sentence ?? "";
}
