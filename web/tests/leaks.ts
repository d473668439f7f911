// What a page received of others' cards before these were laid open.

export interface Frame {
  type?: string;
  position?: { seats: { card: string; revealed: boolean; hand: string }[] } | null;
  decisions?: unknown[];
  events?: { kind: string; seat?: number; card?: string }[];
  seat?: number;
  text?: string;
}

/** What a page received about a seat's card before the card was laid open. */
export function leaks(frames: Frame[], seat: number): string[] {
  const found: string[] = [];
  let open = false;
  for (const frame of frames) {
    const view = frame.position?.seats[seat];
    if (view && !view.revealed && view.card !== "" && view.card !== "?") found.push(`position shows ${view.card}`);
    for (const event of frame.events ?? []) {
      if (event.kind === "round_started") open = false;
      if (event.kind === "card_revealed" && event.seat === seat) open = true;
      if (event.kind === "card_chosen" && event.seat === seat && Object.keys(event).length > 2)
        found.push("choice with more than its seat");
    }
    const chose = frame.events?.some((event) => event.kind === "card_chosen" && event.seat === seat);
    if (chose && !open && frame.seat === seat && (frame.text ?? "") !== "") found.push(`text ${frame.text}`);
  }
  return found;
}
