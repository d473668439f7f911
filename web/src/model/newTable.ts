// Making tables from the first page.

import { t } from "../i18n/index.svelte";
import { api } from "../net/http";
import type { NewSeat, NewTable } from "../protocol.gen";
import { NAME_LENGTH } from "../rules.gen";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import { drawAnimals } from "./animals";

const FRIENDLY_NAMES = 5;
const BOT_NAMES = 5;

/** The player's name; a friendly one where none was given. */
export function myName(): string {
  const name = settings.name.trim();
  if (name !== "") return name.slice(0, NAME_LENGTH);
  settings.name = t("default-name", { number: Math.floor(Math.random() * FRIENDLY_NAMES) });
  return settings.name;
}

/** What one is known by beside the name. */
export const myLooks = (): { face: string; colour: number } => ({ face: settings.face, colour: settings.colour });

/** One's own seat at a new table. */
export const mySeat = (): NewSeat => ({ kind: "me", name: myName(), ...myLooks() });

/** What bots are to be called who take seats that stay open. */
export const botNames = (level = ""): string[] => drawAnimals(BOT_NAMES, level);

/** Bot seats, each another animal of the level. */
export function bots(count: number, level: string): NewSeat[] {
  return drawAnimals(count, level).map((name) => ({ kind: "bot", level, name }));
}

/** Makes a table and goes there. The one who sits down alone at this device has the face that was chosen here. */
export async function makeTable(seats: NewSeat[], more: Omit<NewTable, "seats"> = {}, page = ""): Promise<void> {
  const alone = seats.filter(({ kind }) => kind === "me").length === 1;
  const faced = seats.map((seat) => (alone && seat.kind === "me" ? { ...seat, face: settings.face } : seat));
  const link = await api.newTable({ seats: faced, ...more });
  go(`/t/${link.id}${page}`);
}
