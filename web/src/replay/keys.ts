// The film by keyboard: arrows step, with Shift by rounds; Space plays and pauses; Home and End.

import type { Player } from "../model/player.svelte";

const WRITES = "input:not([type=range]), textarea, select";

/** Whether the key was the film's. */
export function filmKey(event: KeyboardEvent, player: Player): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(WRITES) || document.querySelector("dialog[open]")) return false;
  switch (event.key) {
    case "ArrowRight":
      if (event.shiftKey) player.turnRound(1);
      else player.next();
      return true;
    case "ArrowLeft":
      if (event.shiftKey) player.turnRound(-1);
      else player.previous();
      return true;
    case "PageDown":
      player.turnRound(1);
      return true;
    case "PageUp":
      player.turnRound(-1);
      return true;
    case "Home":
      player.seek(0);
      return true;
    case "End":
      player.seek(player.length);
      return true;
    case " ":
      // On a button or a link the key is theirs.
      if (target?.closest("button, a, summary")) return false;
      player.toggle();
      return true;
    default:
      return false;
  }
}
