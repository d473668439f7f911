import { expect, it } from "vitest";
import { heapOf, heapPlaces } from "./heap";

it("shows every gem of a full heap: none appears out of nowhere when another is taken", () => {
  const most = "YYYYYYYBBBCCCCPR"; // the fullest heaps of 75 games of five bots had 13
  expect(most.length).toBe(heapPlaces.length);
  expect(
    heapOf("Y", most)
      .gems.map(({ letter }) => letter)
      .join(""),
  ).toBe(most);
});

it("a number tells of what there is no place for, and the last gem is seen", () => {
  const heap = heapOf("Y", `${"Y".repeat(heapPlaces.length)}C`);
  expect(heap.gems).toHaveLength(heapPlaces.length);
  expect(heap.gems.at(-1)!.letter).toBe("C");
  expect(heap.counts).toEqual([
    { letter: "Y", number: heapPlaces.length },
    { letter: "C", number: 1 },
  ]);
});
