// Where the chances of the river stand: on the rims of their discs, clear of chips, names of spaces and one another. A figure
// that is half covered would be another figure.

import { plus, shapeOf, spacePose, tabPoint, type Course, type Point } from "../geometry/river";
import { overlap, type Box } from "../geometry/boxes";

/** Seen from the middle of a disc: across from its name, then ever nearer to it. */
const TURNS = [0, 25, -25, 50, -50, 75, -75, 100, -100, 125, -125].map((degrees) => (degrees * Math.PI) / 180);
/** On the rim, else a little further in or out. */
const RIMS = [1, 0.7, 1.3];

/** The middle of each label of this size, where it covers least of what is there already. */
export function dangerPlaces(
  course: Course,
  spaces: readonly string[],
  size: Pick<Box, "width" | "height">,
  taken: readonly Box[],
): Point[] {
  const { disc, width } = shapeOf(course);
  const there = [...taken];
  return spaces.map((space) => {
    const [middle, tab] = [spacePose(course, space), tabPoint(course, space)];
    const across = Math.atan2(middle.y - tab.y, middle.x - tab.x);
    const spots = RIMS.flatMap((rim) =>
      TURNS.map((turn) => plus(middle, { x: Math.cos(across + turn) * disc * rim, y: Math.sin(across + turn) * disc * rim })),
    )
      .filter(({ x }) => x > size.width / 2 && x < width - size.width / 2)
      .map((spot) => ({ ...spot, ...size }));
    const covered = spots.map((spot) => there.reduce((sum, box) => sum + overlap(spot, box), 0));
    const best = spots[covered.indexOf(Math.min(...covered))]!;
    there.push(best);
    return best;
  });
}
