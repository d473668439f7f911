// What a seat is called. One that has no name is that of somebody who wanted to be forgotten.

import { t } from "../i18n/index.svelte";

export function seatWords(seat: { readonly kind?: string; readonly name: string } | undefined): string {
  return seat?.kind === "human" && seat.name === "" ? t("former-player") : (seat?.name ?? "");
}
