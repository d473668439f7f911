// The shape of the window. The same sizes stand in the style sheets, in em: who makes letters larger has less room.

import { MediaQuery } from "svelte/reactivity";

/** There is room for a column beside the river, and for the hand below it. */
export const wide = new MediaQuery("(min-width: 56.25em) and (min-height: 35em)");

/** The river has a place that is wider than high: on a wide window, or on a phone held sideways. */
export const lying = new MediaQuery(
  "(min-width: 56.25em) and (min-height: 35em), (max-height: 34.9375em) and (min-width: 35em) and (min-aspect-ratio: 19/10)",
);
