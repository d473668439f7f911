// The words of the board, in a game and in a lesson.

import type { BoardLabels } from "../board/types";
import { locale, t } from "../i18n/index.svelte";
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
    end: ({ space, chips }, arm) => {
      const to = arm ? t("board-lip", { to: spaceTo(space), arm: t("arm-at", { arm }) }) : spaceTo(space);
      // What is said of the end itself is not said of its chip again; of several deeds one is done.
      const labels = chips.map(({ label }) => label).filter((label) => label !== spaceTo(space) && label !== t("move-falls"));
      const either = new Intl.ListFormat(locale.id, { type: "disjunction" }).format(labels);
      return t("board-end", { to, chips: labels.length === 0 ? "none" : either });
    },
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
