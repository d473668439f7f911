// Which animal a bot is, and what it is called in the chosen language. A table keeps the animal's English name, so that a
// rematch, a replay and everybody's screen show the same one; bots that a host named by their level are told apart here.

import { animalOf } from "../art/animals";
import { t } from "../i18n/index.svelte";
import { LEVELS } from "../rules.gen";
import { seatWords } from "./seatNames";

/** Five animals for every level, since five may sit at a table. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  duckling: ["duckling", "gosling", "fawn", "squirrel", "hedgehog"],
  otter: ["otter", "frog", "chipmunk", "hare", "mouse"],
  duck: ["duck", "goose", "loon", "swan", "kingfisher"],
  beaver: ["beaver", "raccoon", "badger", "porcupine", "marmot"],
  heron: ["heron", "owl", "eagle", "crane", "pelican"],
  bear: ["bear", "wolf", "fox", "moose", "lynx"],
};

const EVERY = Object.values(FAMILIES).flat();
const familyOf = (level: string): readonly string[] => FAMILIES[animalOf(level)] ?? EVERY;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface Seated {
  readonly kind: string;
  readonly name: string;
  readonly level?: string;
}

/** A bot that bears no name of its own but that of its level or of an animal, perhaps with a number. */
function isNameless({ name, level = "" }: Seated): boolean {
  const known = LEVELS.find(({ id }) => id === level)?.name ?? capital(level);
  const bare = name.replace(/ \d+$/, "");
  return bare === "" || bare === known || EVERY.includes(bare.toLowerCase());
}

/** The animal of every seat, no two alike; "" where no bot sits. */
export function animalsOf(seats: readonly Seated[]): string[] {
  const named = seats.map(({ kind, name }) => (kind === "bot" && EVERY.includes(name.toLowerCase()) ? name.toLowerCase() : ""));
  const animals = named.map((animal, seat) => (named.indexOf(animal) === seat ? animal : ""));
  seats.forEach(({ kind, level = "" }, seat) => {
    if (kind === "bot") animals[seat] ||= [...familyOf(level), ...EVERY].find((each) => !animals.includes(each))!;
  });
  return animals;
}

/** The same seats as they are called: bots by their animals, unless somebody named them. */
export function named<Seat extends Seated>(seats: readonly Seat[]): Seat[] {
  return animalsOf(seats).map((animal, at) => {
    const seat = seats[at]!;
    const own = animal !== "" && isNameless(seat);
    return { ...seat, name: own ? t(`animal-${animal}`) : seatWords(seat) };
  });
}

/** Animals of a level in any order, by the names that a table keeps. */
export function drawAnimals(count: number, level: string): string[] {
  const left = [...familyOf(level)];
  return Array.from({ length: count }, () => capital(left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? ""));
}
