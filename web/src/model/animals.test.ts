import { expect, it } from "vitest";
import { animalOf } from "../art/animals";
import { ANIMALS } from "../art/menagerie";
import { LEVELS } from "../rules.gen";
import { animalsOf, drawAnimals, FAMILIES, named } from "./animals";

const bot = (name: string, level = "beaver"): { kind: string; name: string; level: string } => ({ kind: "bot", name, level });
const person = { kind: "human", name: "Badger", level: "" };

it("has five drawn animals for every level, each in one family", () => {
  expect(Object.keys(FAMILIES)).toEqual(LEVELS.map(({ id }) => animalOf(id)));
  const every = Object.values(FAMILIES).flat();
  expect(new Set(every).size).toBe(5 * LEVELS.length);
  expect([...every].sort()).toEqual(Object.keys(ANIMALS).sort());
});

it("seats different animals, whoever named them", () => {
  expect(animalsOf([person, bot("Beaver"), bot("Beaver 2"), bot("Raccoon")])).toEqual(["", "beaver", "badger", "raccoon"]);
  expect(new Set(animalsOf(Array.from({ length: 5 }, () => bot("Heron", "heron")))).size).toBe(5);
  expect(new Set(animalsOf([bot("Fox"), bot("Fox"), bot("Robin")])).size).toBe(3);
});

it("keeps an animal in its seat when others come and go", () => {
  const [, before] = animalsOf([bot("Owl", "heron"), bot("Crane", "heron"), person]);
  const [, after] = animalsOf([person, bot("Crane", "heron"), bot("Robin", "heron")]);
  expect([before, after]).toEqual(["crane", "crane"]);
});

it("draws as many animals of a level as there are seats, all different", () => {
  const drawn = drawAnimals(5, "bear2");
  expect([...drawn].sort()).toEqual(["Bear", "Fox", "Lynx", "Moose", "Wolf"]);
});

it("calls bots by their animals, unless somebody named them", () => {
  const names = named([person, bot("Fox", "bear2"), bot("Fox 2", "bear2"), bot("Birch", "bear2")]).map(({ name }) => name);
  expect(names).toEqual(["Badger", "animal-fox", "animal-bear", "Birch"]);
});
