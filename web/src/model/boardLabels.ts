// The words of the board, in a game and in a lesson.

import type { BoardLabels } from "../board/types";
import { t } from "../i18n/index.svelte";
import { canoeWords, gemsWords, percent, siteName, spaceName, spaceTo, type People } from "./words";
import type { Position } from "../protocol.gen";

export function boardLabels(position: () => Position | null, people: () => People): BoardLabels {
  return {
    get board() {
      return t("board-name");
    },
    canoe: (canoe) => {
      const shown = position();
      return shown ? canoeWords(shown, people(), canoe) : "";
    },
    end: (end) =>
      t("board-end", {
        to: spaceTo(end.space),
        chips: end.chips.length === 0 ? "none" : end.chips.map((chip) => chip.label).join(", "),
      }),
    space: (space) => spaceName(space),
    site: (letter, gems) =>
      t("board-site", {
        place: siteName(letter),
        gems: gems === "" ? "none" : gemsWords(gems),
      }),
    nextArm: (arm) => t("board-next-arm", { arm: t("arm-name", { arm }) }),
    chance: percent,
    weather: (weather) => t("weather-words", { weather }),
  };
}
