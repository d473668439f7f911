// A position being set up by hand. What is taken or given moves from or to the pile of its own colour; whether the
// whole can stand on a table is for the server to say.

import { addGem, FULL_HAND, removeGem } from "../model/names";
import type { OptionsView, Position, SeatView } from "../protocol.gen";
import { ARMS, CARDS, JETTY } from "../rules.gen";

const sorted = (hand: string): string => CARDS.filter((card) => hand.includes(card)).join("");

export function withSeat(position: Position, seat: number, change: Partial<SeatView>): Position {
  return { ...position, seats: position.seats.map((view, index) => (index === seat ? { ...view, ...change } : view)) };
}

function withPile(position: Position, gem: string, change: (gems: string) => string): Position {
  return gem === "" ? position : { ...position, sites: { ...position.sites, [gem]: change(position.sites[gem] ?? "") } };
}

const laidDown = (position: Position, gem: string): Position => withPile(position, gem, (gems) => addGem(gems, gem));
const takenUp = (position: Position, gem: string): Position =>
  withPile(position, gem, (gems) => (gems.includes(gem) ? removeGem(gems, gem) : gems));

/** With a fork by chance no arm is next. */
export function withOptions(position: Position, options: OptionsView): Position {
  return { ...position, options, next_arm: options.fork === "chance" ? null : (position.next_arm ?? ARMS[0]) };
}

export function withCanoe(position: Position, seat: number, index: 0 | 1, at: string, cargo: string): Position {
  const canoes = position.seats[seat]!.canoes;
  const before = canoes[index];
  const piles = before.cargo === cargo ? position : takenUp(laidDown(position, before.cargo), cargo);
  const canoe = { at, cargo };
  return withSeat(piles, seat, { canoes: index === 0 ? [canoe, canoes[1]] : [canoes[0], canoe] });
}

export function withLanded(position: Position, seat: number, gem: string, by: 1 | -1): Position {
  const { landed } = position.seats[seat]!;
  if (by < 0 && !landed.includes(gem)) return position;
  const piles = by > 0 ? takenUp(position, gem) : laidDown(position, gem);
  return withSeat(piles, seat, { landed: by > 0 ? addGem(landed, gem) : removeGem(landed, gem) });
}

export function withHand(position: Position, seat: number, card: string): Position {
  const { hand } = position.seats[seat]!;
  return withSeat(position, seat, { hand: hand.includes(card) ? hand.replace(card, "") : sorted(hand + card) });
}

/** Another card put down; the one before goes back to the hand. */
export function withCard(position: Position, seat: number, card: string): Position {
  const { hand, card: before } = position.seats[seat]!;
  return withSeat(position, seat, { hand: sorted(hand + before).replace(card, ""), card });
}

export function withPlayers(position: Position, players: number): Position {
  const { hand } = position.seats[0]!;
  let all = position;
  for (let seat = players; seat < position.seats.length; seat += 1) {
    for (const gem of all.seats[seat]!.landed) all = laidDown(all, gem);
    for (const { cargo } of all.seats[seat]!.canoes) all = laidDown(all, cargo);
  }
  const empty: SeatView = {
    hand,
    card: "",
    revealed: false,
    landed: "",
    canoes: [
      { at: JETTY, cargo: "" },
      { at: JETTY, cargo: "" },
    ],
  };
  const seats = Array.from({ length: players }, (_, seat) => all.seats[seat] ?? empty);
  return withPhase({ ...all, seats, first: Math.min(all.first, players - 1) }, all.phase === "turns" ? "choose" : all.phase, 0);
}

/** Another moment of the round: cards are down and laid open as far as the seat whose turn it is. */
export function withPhase(position: Position, phase: Position["phase"], acting: number): Position {
  const { turn: _turn, ...rest } = position;
  const players = position.seats.length;
  const order = (seat: number): number => (seat - position.first + players) % players;
  const seats = position.seats.map((view, seat): SeatView => {
    if (phase !== "turns") return { ...view, hand: sorted(view.hand + view.card), card: "", revealed: false };
    const card = view.card || view.hand[0] || "";
    return { ...view, hand: view.hand.replace(card, ""), card, revealed: order(seat) <= order(acting) };
  });
  const moment = { ...rest, phase, seats };
  return phase === "turns" || phase === "buy_back" ? { ...moment, turn: { seat: acting } } : moment;
}

export function refilled(position: Position): Position {
  return { ...position, seats: position.seats.map((view) => ({ ...view, hand: FULL_HAND })) };
}
