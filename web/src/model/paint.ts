// The colours of a table's seats: those that its host gave, in the place of the palette's own.

const TAILS = ["", "-deep", "-pale"] as const;

/** Paints every seat in its colour until the answer is called. */
export function paint(colours: readonly number[]): () => void {
  const { style } = document.documentElement;
  const palette = getComputedStyle(document.documentElement);
  const painted = colours.flatMap((colour, seat) =>
    colour < 0 || colour === seat
      ? []
      : TAILS.map((tail) => [`--seat-${seat}${tail}`, palette.getPropertyValue(`--seat-${colour}${tail}`)] as const),
  );
  for (const [name, value] of painted) style.setProperty(name, value);
  return () => painted.forEach(([name]) => style.removeProperty(name));
}
