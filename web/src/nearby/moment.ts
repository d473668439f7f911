// The last moment when no card was down: then a view is all that there is to know of a game, and a new one can begin from it.

import type { Position } from "../protocol.gen";
import { CARDS, HIDDEN } from "../rules.gen";

const ORDER = CARDS.join("");

/** The position with every card that was chosen back in its hand; `null` once cards have been laid open. */
export function beforeCards(position: Position): Position | null {
  if (position.phase !== "choose") return null;
  const seats = position.seats.map((seat) => {
    // One's own card has left the hand; another's, which nobody knows, has not.
    const hand =
      seat.card === HIDDEN ? seat.hand : [...(seat.hand + seat.card)].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("");
    return { ...seat, hand, card: "" };
  });
  return { ...position, seats };
}
