// When a coach may help, what is worth a warning, and its reasons in words.

import { t } from "../i18n/index.svelte";
import { movesWords } from "../model/moveWords";
import { outlookOf, type Outlook, type Stand } from "../model/outlook";
import { gemOne, percent, seatName, type People } from "../model/words";
import type { Advice, Forecast, Reviewed, TableInfo } from "../protocol.gen";
import { FALLS, LEVELS } from "../rules.gen";

/** Bots with whom the coach helps unasked: the two easiest. */
const FIRST_LEVELS: readonly string[] = LEVELS.slice(0, 2).map(({ id }) => id);
/** In the first rounds any chance is worth a word, later this one. */
const FIRST_ROUNDS = 3;
const WORTH_A_WORD = 0.1;
const SLIPS: readonly string[] = ["mistake", "blunder"];

/** Whether one sits at a table against bots alone: then decisions can be taken back too. */
export function isAlone({ seats }: Pick<TableInfo, "seats">): boolean {
  return seats.filter(({ yours }) => yours).length === 1 && seats.every(({ kind, yours, left }) => yours || (kind === "bot" && !left));
}

export function mayAsk(table: Pick<TableInfo, "seats" | "coach">): boolean {
  return isAlone(table) || (table.coach === "all" && table.seats.some(({ yours }) => yours));
}

/** Whether the coach is there: as one likes, or by the strength of the bots. */
export function helps(wish: "auto" | "on" | "off", seats: TableInfo["seats"]): boolean {
  const bots = seats.filter(({ kind }) => kind === "bot");
  const easy = bots.length > 0 && bots.every(({ level }) => FIRST_LEVELS.includes(level ?? ""));
  return wish === "on" || (wish === "auto" && easy);
}

/** The canoes that the river may take, as far as they are worth a warning before a turn is sent. */
export function dangersOf(forecast: Forecast | undefined, seat: number, stands: readonly Stand[], round: number): Outlook[] {
  const least = round <= FIRST_ROUNDS ? 0 : WORTH_A_WORD;
  return forecast ? outlookOf(forecast, seat, stands).filter(({ falls }) => falls > least) : [];
}

/** Whether any canoe of a plan is paddled over the falls. */
export function thrown(before: readonly Stand[], after: readonly Stand[]): boolean {
  return after.some(({ at }, index) => at === FALLS && before[index]!.at !== FALLS);
}

export const isSlip = ({ grade }: Reviewed): boolean => SLIPS.includes(grade);

/** A reason for a suggestion (`why`), or what was missed (`missed`). */
export function reasonWords({ code, gem = "", victim = -1, chance = 0 }: Advice, kind: "why" | "missed", people: People): string {
  return t(`coach-${kind}-${code}`, {
    gem: gem === "" ? "none" : gemOne(gem),
    name: victim < 0 ? "" : seatName(people, victim),
    chance: percent(chance),
  });
}

/** The chance to win with the best move, and with the one played. */
export function chances({ best, loss }: Pick<Reviewed, "best" | "loss">): { best: number; played: number } {
  // The loss is what the grade goes by; the values were each estimated alone, and their difference may be another.
  return { best: best.value, played: Math.max(0, best.value - loss) };
}

/** What was missed, and how much better the best was: two chances, since a difference in per cent reads as a share. */
export function missedWords(found: Reviewed, people: People): string[] {
  if (found.reasons.length === 0) return [];
  const { best, played } = chances(found);
  return [
    ...found.reasons.map((reason) => reasonWords(reason, "missed", people)),
    t("coach-better", { moves: movesWords(found.best.text, people), best: percent(best), played: percent(played) }),
  ];
}
