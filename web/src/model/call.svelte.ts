// Calls a player whose turn it is: in the tab's title and icon for as long as it lasts; once by a sound, a buzz and,
// while the page is in the background, a note of the system.

import { untrack } from "svelte";
import { t } from "../i18n/index.svelte";
import { closeNotes, notes, showNote } from "../notes.svelte";
import { settings } from "../settings.svelte";
import { sounds } from "../sound/sounds.svelte";
import { named } from "./animals";
import type { TableModel } from "./table.svelte";

const BUZZ = [90, 60, 90];
const PLAIN = "icon.svg";
const CALLING = "icon-turn.svg";

/** The icon of the tab, with a mark or without. */
function mark(on: boolean): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return "";
  link.href = link.href.replace(on ? PLAIN : CALLING, on ? CALLING : PLAIN);
  return link.href;
}

/** The title of a table's page: whose turn it is where it is one's own, and who sits there. */
export function titleOf({ myTurn, table }: TableModel): string {
  const people = named(table?.seats ?? []).map(({ name }) => name);
  return [myTurn ? t("who-you") : "", people.filter(Boolean).join(", "), t("app-name")].filter(Boolean).join(" · ");
}

/** Calls when it becomes the player's turn; who plays with bots alone and looks at the board needs no sound. */
export function watchTurns(model: TableModel): void {
  // Nothing but the turn itself may call: a setting that is changed, or somebody who comes, does not.
  $effect(() => (model.myTurn ? untrack(() => call(model)) : undefined));
}

/** One call; the answer ends it. */
function call(model: TableModel): () => void {
  const icon = mark(true);
  const away = document.hidden;
  if (away || model.company) {
    if (settings.callSound) sounds.play("call");
    if (settings.callBuzz) navigator.vibrate?.(BUZZ);
  }
  const tag = `turn ${model.id}`;
  const unnote = away ? showNote(t("who-you"), tag, icon) : () => closeNotes(tag);
  if (!away) unnote();
  document.addEventListener("visibilitychange", unnote);
  return () => {
    mark(false);
    unnote();
    document.removeEventListener("visibilitychange", unnote);
  };
}

/** Whether to offer notes: at a table by post, where nobody waits before the page, and only until they are chosen. */
export function mayOfferNotes(model: TableModel): boolean {
  const byPost = model.table?.clock?.kind === "post" && model.outcome === null;
  return byPost && model.mySeats.length > 0 && notes.standing === "possible" && !notes.wanted;
}
