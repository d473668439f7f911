// A workshop for the board, not part of the build: sample positions and a button for every event.
import { mount } from "svelte";
import Workshop from "./Workshop.svelte";

mount(Workshop, { target: document.getElementById("app") as HTMLElement });
