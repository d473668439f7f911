// Positions, moves and happenings in words.

import { has, locale, t, type Words } from "../i18n/index.svelte";
import type { AnyEvent, Deed, LegalMove, Position, SeatInfo, TableInfo } from "../protocol.gen";
import { CLOUD, FALLS, GEM_LETTERS, JETTY, SITE_SPACES } from "../rules.gen";
import { deedsOf, endOf } from "./choices";
import { countGems } from "./goals";
import { readCanoe } from "./names";
import { seatWords } from "./seatNames";

export interface People {
  seats: readonly SeatInfo[];
  /** Seats that are spoken to as "you"; none where several people share the device. */
  you: readonly number[];
}

export const gemOne = (gem: string): string => t(`gem-${gem}-one`);
export const cardName = (card: string): string => t("card-name", { card });
export const weatherSign = (weather: number): string => t("weather-plain", { weather });

/** A space in a sentence: its name, the way to it, or being there. Keys of variants begin with a letter: `6L` is `L6`. */
function spaceWords(kind: "name" | "to" | "at", space: string): string {
  return t(`space-${kind}`, { space: /^[67][LR]$/.test(space) ? `${space[1]}${space[0]}` : space });
}

export const spaceName = (space: string): string => spaceWords("name", space);
export const spaceTo = (space: string): string => spaceWords("to", space);
export const spaceAt = (space: string): string => spaceWords("at", space);

export function seatName(people: People, seat: number): string {
  return seatWords(people.seats[seat]);
}

export function joinNames(people: People, seats: readonly number[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(seats.map((seat) => seatName(people, seat)));
}

const order = (space: string): number => (space === FALLS ? 99 : space === JETTY ? 0 : Number(space[0]));

export function deedWords(deed: Deed, people: People): string {
  const gem = gemOne(deed.gem || "P");
  if (deed.do === "steal") return t("deed-steal", { gem, name: seatName(people, readCanoe(deed.victim ?? "").seat) });
  return t(`deed-${deed.do}`, { gem });
}

/** A way along the river as a short phrase: "up to 3". */
export function wayWords(path: readonly string[]): string {
  const end = path.at(-1);
  if (path.length < 2) return t("move-stay");
  if (end === JETTY) return t("move-land");
  if (end === FALLS) return t("move-falls");
  const to = spaceTo(end!);
  if (path[0] === JETTY) return t("move-launch", { to });
  return t(order(end!) > order(path[0]!) ? "move-down" : "move-up", { to });
}

/** A move as a short phrase: "load an amber, up to 3, steal a ruby from Ann". */
export function moveWords(move: LegalMove, people: People): string {
  const parts: string[] = [];
  for (const { deed, where } of deedsOf(move)) {
    if (where === "after") continue;
    parts.push(deedWords(deed, people));
  }
  if ((move.path?.length ?? 0) > 1 || parts.length === 0) parts.push(wayWords(move.path ?? []));
  if (move.after) parts.push(deedWords(move.after, people));
  return parts.reduce((first, second) => t("move-joined", { first, second }));
}

/** What sets one meaning of an end apart from the others: its deeds. */
export function meaningWords(move: LegalMove, people: People): string {
  const deeds = deedsOf(move).map(({ deed, where }) => {
    const words = deedWords(deed, people);
    return where === "before" && (move.path?.length ?? 0) > 1 ? t("move-before", { deed: words }) : words;
  });
  if (deeds.length > 0) return deeds.reduce((first, second) => t("move-joined", { first, second }));
  const end = endOf(move);
  if (end === JETTY) return t("move-land");
  if (end === FALLS) return t("move-falls");
  return t("deed-none");
}

export function gemsWords(gems: string): string {
  return countGems(gems)
    .filter(({ count }) => count > 0)
    .map(({ gem, count }) => t("gem-count", { count, gem: t(`gem-${gem}`) }))
    .join(", ");
}

export function canoeWords(position: Position, people: People, id: string): string {
  const { seat, index } = readCanoe(id);
  const canoe = position.seats[seat]!.canoes[index];
  return t("board-canoe", {
    name: seatName(people, seat),
    canoe: t("canoe-letter", { index }),
    at: spaceAt(canoe.at),
    cargo: canoe.cargo === "" ? "none" : gemOne(canoe.cargo),
  });
}

/** A site by the spaces it lies beside. */
export function siteName(site: string): string {
  return (SITE_SPACES[site] ?? []).map((space) => spaceName(space)).join(", ");
}

export interface ReasonGiven {
  code: string;
  text: string;
  params: Readonly<Record<string, string>>;
}

/** Why something cannot be done, in the chosen language; in the server's words where no translation is known. */
/** How many look on, and the names of those who have one. */
export function watcherWords({ spectators: count = 0, watchers = [] }: TableInfo): string {
  return watchers.length > 0 ? t("watchers-who", { count, names: watchers.join(", ") }) : t("watchers", { count });
}

export function reasonWords({ code, text, params }: ReasonGiven, people: People): string {
  const id = [`because-${code}`, `problem-${code}`].find(has);
  if (!id) return text;
  // Plurals are chosen by numbers.
  const words: Words = Object.fromEntries(Object.entries(params).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]));
  const canoe = params.canoe ?? params.victim;
  if (canoe) {
    const { seat, index } = readCanoe(canoe);
    words.name = seatName(people, seat);
    words.canoe = t("canoe-letter", { index });
  }
  if (params.seat) words.name = seatName(people, Number(params.seat));
  if (params.gem) words.gem = t(`gem-${GEM_LETTERS[params.gem] ?? params.gem}`);
  if (params.space) words.space = spaceName(params.space);
  if (params.card) words.card = cardName(params.card === "cloud" ? CLOUD : params.card);
  return t(id, words);
}

export function goalWords(goal: string): string {
  return t(`goal-${goal}`);
}

/** One sentence for an event, or "" where it needs none of its own. */
export function eventWords(event: AnyEvent, people: People, language: string): string {
  const who = (seat: number): { name: string; you: string } => ({
    name: seatName(people, seat),
    you: people.you.includes(seat) ? "yes" : "no",
  });
  const owner = (canoe: string): { name: string; you: string } => who(readCanoe(canoe).seat);
  switch (event.kind) {
    case "round_started":
      return t("event-round", { round: event.round, ...who(event.first) });
    case "hands_refilled":
      return t("event-refilled");
    case "canoe_bought":
      return t("event-bought", { ...owner(event.canoe), gem: gemOne(event.paid) });
    case "canoe_given":
      return t("event-given", owner(event.canoe));
    case "card_chosen":
      return t("event-chosen", who(event.seat));
    case "card_revealed":
      return event.card === CLOUD
        ? t("event-revealed-cloud", who(event.seat))
        : t("event-revealed", { ...who(event.seat), card: event.card });
    case "weather_moved":
      return t("event-weather", {
        ...who(event.seat),
        before: weatherSign(event.before),
        after: weatherSign(event.after),
      });
    case "gem_loaded":
      return t("event-loaded", { ...owner(event.canoe), gem: gemOne(event.gem) });
    case "gem_unloaded":
      return t("event-unloaded", { ...owner(event.canoe), gem: gemOne(event.gem) });
    case "canoe_paddled":
      return t("event-paddled", { ...owner(event.canoe), to: spaceTo(event.path.at(-1)!) });
    case "gem_stolen": {
      const victim = owner(event.victim);
      return t("event-stolen", {
        ...owner(event.canoe),
        gem: gemOne(event.gem),
        victim: victim.name,
        victimYou: victim.you,
      });
    }
    case "gem_landed":
      return t("event-landed", { ...owner(event.canoe), gem: gemOne(event.gem) });
    case "canoe_lost":
      return event.gem === ""
        ? t("event-lost", owner(event.canoe))
        : t("event-lost-gem", { ...owner(event.canoe), gem: gemOne(event.gem) });
    case "river_rose": {
      const weather = weatherSign(event.weather);
      const sum = event.lowest === 0 ? t("event-river-clouds", { weather }) : t("event-river-sum", { lowest: event.lowest, weather });
      return t("event-river", { speed: Math.max(0, event.speed), sum });
    }
    case "disc_pushed":
      return t("event-disc", { arm: t("arm-name", { arm: event.arm }) });
    case "game_ended": {
      const goal = event.goals[0] ? goalWords(event.goals[0]) : "";
      const [winner] = event.winners;
      if (event.winners.length === 1 && winner !== undefined && people.you.includes(winner)) {
        return t("event-you-won", { goal });
      }
      return t("event-won", { count: event.winners.length, names: joinNames(people, event.winners, language), goal });
    }
  }
}

/** Words that begin a sentence. */
export function inCapital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** A chance as a whole percentage; the smallest is not told as none. */
export function percent(chance: number): string {
  const { format } = new Intl.NumberFormat(locale.id, { style: "percent", maximumFractionDigits: 0 });
  return chance > 0 && chance < 0.005 ? `<${format(0.01)}` : format(chance);
}
