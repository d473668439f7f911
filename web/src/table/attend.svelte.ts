// What every page of a table does while it is there, whatever it shows of it: it follows the table, is heard and said, and calls.

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { STATIC } from "../addresses";
import { needWords, t } from "../i18n/index.svelte";
import { watchTurns } from "../model/call.svelte";
import { Controls } from "../model/controls.svelte";
import { showKnown } from "../model/known";
import { TableModel } from "../model/table.svelte";
import { askToKeep, holdVersion } from "../offline/device.svelte";
import { settings } from "../settings.svelte";
import { sounds } from "../sound/sounds.svelte";
import { say } from "../spoken/spoken.svelte";
import { listen, listeningHooks, roundWords } from "./listening.svelte";

/** Follows a table from here on. `hushed`: the river is heard elsewhere in the room. */
export function attend(id: string, { hushed = false } = {}): Controls {
  const model = new TableModel(
    id,
    listeningHooks(() => controls, hushed),
  );
  const controls: Controls = new Controls(model);
  listen(controls, () => roundWords(controls));

  // What animals say is heard late in a round at the earliest: nothing waits for it.
  void needWords("animals");
  warn(controls);
  if (!hushed) surround(model);

  // A test asks the page what it knows, to compare that with what the server knows.
  $effect(() => showKnown(model));

  // A newer version of the client waits until the table is left; there is something to keep once a game is over.
  $effect(holdVersion);
  $effect(() => {
    if (STATIC && model.table?.status === "over") untrack(() => void askToKeep());
  });

  // Connecting looks at the state that it will change: it must not run again for that.
  $effect(() => untrack(() => model.start()));
  watchTurns(model);
  return controls;
}

/** Who is about to win is said aloud once, when it comes to that. */
function warn(controls: Controls): void {
  let warned: readonly number[] = [];
  $effect(() => {
    const seats = controls.threats.map(({ seat }) => seat);
    untrack(() => {
      const fresh = seats.filter((seat) => !warned.includes(seat));
      warned = seats;
      const words = fresh.map((seat) => t("threat", { name: controls.name(seat), you: controls.people.you.includes(seat) ? "yes" : "no" }));
      words.forEach((sentence) => say(sentence));
    });
  });
}

/** The river is heard while there is one to see. */
function surround(model: TableModel): void {
  const dark = new MediaQuery("(prefers-color-scheme: dark)");
  let hidden = $state(document.hidden);
  $effect(() => {
    const look = (): boolean => (hidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    const { shown, playing } = model;
    if (!shown || hidden) return;
    sounds.surround({
      volume: settings.sound ? settings.scene : 0,
      weather: shown.weather,
      rushing: playing?.kind === "river_rose" || playing?.kind === "canoe_lost",
      dusk: settings.theme === "dusk" || (settings.theme === "auto" && dark.current),
    });
    return () => sounds.surround(null);
  });
}
