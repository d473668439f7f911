// The standings of an evening: what each seat has of all games so far.

export interface Standing {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
  /** Points of the latest game. */
  readonly last: number;
}

/** Seats by their points, given by game and seat; those with as many share a place. */
export function standingsOf(points: readonly (readonly number[])[]): Standing[] {
  const seats = points[0]?.map((_, seat) => seat) ?? [];
  const totals = seats.map((seat) => points.reduce((sum, game) => sum + (game[seat] ?? 0), 0));
  return seats
    .map((seat) => ({
      seat,
      place: 1 + totals.filter((other) => other > totals[seat]!).length,
      total: totals[seat]!,
      last: points.at(-1)?.[seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
