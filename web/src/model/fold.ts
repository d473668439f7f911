// What a position becomes through an event. The events say everything, so this only writes down what they say.

import type { AnyEvent, CanoeView, Position, SeatView, Update } from "../protocol.gen";
import { FALLS, HIDDEN, JETTY, SITE_AT } from "../rules.gen";
import { addCard, addGem, FULL_HAND, readCanoe, removeGem } from "./names";

type Change<T> = { -readonly [K in keyof T]?: T[K] };

function withSeat(position: Position, seat: number, change: Change<SeatView>): Position {
  return {
    ...position,
    seats: position.seats.map((view, index) => (index === seat ? { ...view, ...change } : view)),
  };
}

function withCanoe(position: Position, id: string, change: Change<CanoeView>): Position {
  const { seat, index } = readCanoe(id);
  const [a, b] = position.seats[seat]!.canoes;
  return withSeat(position, seat, {
    canoes: index === 0 ? [{ ...a, ...change }, b] : [a, { ...b, ...change }],
  });
}

function withSite(position: Position, site: string, change: (gems: string) => string): Position {
  return { ...position, sites: { ...position.sites, [site]: change(position.sites[site] ?? "") } };
}

function siteAt(space: string): string {
  const site = SITE_AT[space];
  if (site === undefined) throw new Error(`no site at ${space}`);
  return site;
}

function seatOf(position: Position, id: string): SeatView {
  return position.seats[readCanoe(id).seat]!;
}

/** Somebody has chosen; which card stays secret. */
function covered(position: Position, seat: number): Position {
  return position.seats[seat]!.card === "" ? withSeat(position, seat, { card: HIDDEN }) : position;
}

/** An own card leaves the hand; one that was down before is back in it. */
function putDown(position: Position, seat: number, card: string): Position {
  const { hand, card: before } = position.seats[seat]!;
  const whole = before === "" || before === HIDDEN ? hand : addCard(hand, before);
  return withSeat(position, seat, { card, hand: whole.replace(card, "") });
}

function reveal(position: Position, seat: number, card: string): Position {
  const view = position.seats[seat]!;
  // An own card left the hand when it was chosen; a secret one is still among the others.
  const hand = view.card === card ? view.hand : view.hand.replace(card, "");
  return withSeat(position, seat, { hand, card, revealed: true });
}

export function fold(position: Position, event: AnyEvent): Position {
  switch (event.kind) {
    case "round_started": {
      const seats = position.seats.map((seat) => ({ ...seat, card: "", revealed: false }));
      return { ...position, round: event.round, first: event.first, seats };
    }
    case "hands_refilled":
      return { ...position, seats: position.seats.map((seat) => ({ ...seat, hand: FULL_HAND })) };
    case "canoe_bought": {
      const landed = removeGem(seatOf(position, event.canoe).landed, event.paid);
      const paid = withSeat(position, readCanoe(event.canoe).seat, { landed });
      const back = withSite(paid, event.paid, (gems) => addGem(gems, event.paid));
      return withCanoe(back, event.canoe, { at: JETTY, cargo: "" });
    }
    case "canoe_given":
      return withCanoe(position, event.canoe, { at: JETTY, cargo: "" });
    case "card_chosen":
      return event.card ? putDown(position, event.seat, event.card) : covered(position, event.seat);
    case "card_revealed":
      return reveal(position, event.seat, event.card);
    case "weather_moved":
      return { ...position, weather: event.after };
    case "gem_loaded": {
      const taken = withSite(position, siteAt(event.at), (gems) => removeGem(gems, event.gem));
      return withCanoe(taken, event.canoe, { cargo: event.gem });
    }
    case "gem_unloaded": {
      const laid = withSite(position, siteAt(event.at), (gems) => addGem(gems, event.gem));
      return withCanoe(laid, event.canoe, { cargo: "" });
    }
    case "canoe_paddled":
      return withCanoe(position, event.canoe, { at: event.path.at(-1)! });
    case "gem_stolen":
      return withCanoe(withCanoe(position, event.victim, { cargo: "" }), event.canoe, { cargo: event.gem });
    case "gem_landed": {
      const landed = addGem(seatOf(position, event.canoe).landed, event.gem);
      return withCanoe(withSeat(position, readCanoe(event.canoe).seat, { landed }), event.canoe, { cargo: "" });
    }
    case "canoe_lost": {
      const lost = withCanoe(position, event.canoe, { at: FALLS, cargo: "" });
      return event.gem === "" ? lost : withSite(lost, event.gem, (gems) => addGem(gems, event.gem));
    }
    case "river_rose":
      return position;
    case "disc_pushed": {
      const drifted = event.drifts.reduce((at, drift) => withCanoe(at, drift.canoe, { at: drift.end }), position);
      return { ...drifted, next_arm: event.next_arm === "" ? null : event.next_arm };
    }
    case "game_ended":
      return { ...withoutTurn(position), phase: "over" };
  }
}

function withoutTurn(position: Position): Position {
  const { turn: _turn, ...rest } = position;
  return rest;
}

export function foldAll(position: Position, events: readonly AnyEvent[]): Position {
  return events.reduce(fold, position);
}

/** Writes down the phase and whose turn it is after an update. */
export function settle(position: Position, { phase, turn }: Pick<Update, "phase" | "turn">): Position {
  const settled = { ...withoutTurn(position), phase };
  return turn ? { ...settled, turn } : settled;
}
