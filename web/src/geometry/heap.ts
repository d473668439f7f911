// A heap of gems at a site: the site's own colour first, strangers on top and to the right, each counted.

export interface Heap {
  gems: { letter: string; x: number; y: number }[];
  counts: { letter: string; number: number }[];
}

/** Places in a heap: a pyramid, bottom row first, then more on its sides. More gems than places are told by the number alone. */
export const heapPlaces: readonly (readonly [number, number])[] = [
  [-30, 6],
  [-10, 9],
  [10, 9],
  [30, 6],
  [-20, -8],
  [0, -6],
  [20, -8],
  [-10, -22],
  [10, -22],
  [0, -36],
  [-28, -21],
  [28, -21],
  [-18, -35],
  [18, -35],
  [-9, -49],
  [9, -49],
];

export function heapOf(site: string, gems: string): Heap {
  const sorted = [...gems].sort((a, b) => Number(b === site) - Number(a === site) || a.localeCompare(b));
  const counts: Heap["counts"] = [];
  for (const letter of sorted) {
    const known = counts.find((count) => count.letter === letter);
    if (known) known.number += 1;
    else counts.push({ letter, number: 1 });
  }
  if (!counts.length) counts.push({ letter: site, number: 0 });
  const shown =
    sorted.length > heapPlaces.length ? [...sorted.slice(0, heapPlaces.length - 1), sorted[sorted.length - 1] as string] : sorted;
  return {
    gems: shown.map((letter, i) => ({ letter, x: (heapPlaces[i] as [number, number])[0], y: (heapPlaces[i] as [number, number])[1] })),
    counts,
  };
}
