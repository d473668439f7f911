// Who arrives at another device goes by what was chosen before.

import { api } from "../net/http";
import { settings } from "../settings.svelte";

export async function takeGuise(): Promise<void> {
  const { name, face = "", colour = -1 } = await api.me();
  if (name !== "") Object.assign(settings, { name, face, colour });
}
