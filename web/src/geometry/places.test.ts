// The library for Python draws the same board from the same drawings: one file of places, which both have to agree with.
import { expect, test } from "vitest";
import places from "../../../data/pictures/places.json?raw";
import type { Position } from "../protocol.gen";
import { heapOf } from "./heap";
import { placeCanoes } from "./slots";

interface Told {
  position: Position;
  canoes: Record<string, [number, number, number, number]>;
  heaps: Record<string, [string, number, number][]>;
  counts: Record<string, [string, number][]>;
}

const told = JSON.parse(places) as Told[];

test.each(told)("position %# is laid out as Python lays it out", ({ position, canoes, heaps, counts }) => {
  const placed = placeCanoes("wide", position);
  expect(placed.map(({ id }) => id).sort()).toEqual(Object.keys(canoes).sort());
  for (const { id, pose } of placed) {
    [pose.x, pose.y, pose.angle, pose.scale].forEach((value, i) => expect(value).toBeCloseTo(canoes[id]![i]!, 1));
  }
  for (const [letter, gems] of Object.entries(position.sites)) {
    const heap = heapOf(letter, gems);
    expect(heap.gems.map((gem) => [gem.letter, gem.x, gem.y])).toEqual(heaps[letter]);
    expect(heap.counts.map(({ letter: gem, number }) => [gem, number])).toEqual(counts[letter]);
  }
});
