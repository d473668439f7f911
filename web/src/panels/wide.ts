// Whether there is room for a column beside the river. The same width stands in the style sheets.

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 900px)");
