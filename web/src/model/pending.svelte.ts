// What was sent from here and is not yet part of what is shown. Until the server has confirmed it, it looks so.

/** Milliseconds after which something unconfirmed shows that it is; most is confirmed sooner. */
const QUIET = 150;

/** A command on its way: moves of a turn, or a card. */
export interface Sent {
  readonly id: string;
  readonly seat: number;
  /** The card that was chosen, or "". */
  readonly card: string;
  readonly round: number;
}

export class Pending {
  #unconfirmed: readonly Sent[] = $state.raw([]);
  /** Confirmed, with the number of the update that will show it. */
  #confirmed: readonly (Sent & { readonly seq: number })[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Something has been unconfirmed for so long that it shows. */
  late = $state(false);

  readonly any = $derived.by(() => this.#unconfirmed.length > 0);

  add(sent: Sent): void {
    this.#unconfirmed = [...this.#unconfirmed, sent];
    this.#timer ??= setTimeout(() => (this.late = true), QUIET);
  }

  /** The server has recorded it, up to an update. */
  confirm(sent: Sent, seq: number): void {
    this.drop(sent);
    this.#confirmed = [...this.#confirmed, { ...sent, seq }];
  }

  drop(sent: Sent): void {
    this.#unconfirmed = this.#unconfirmed.filter(({ id }) => id !== sent.id);
    if (this.#unconfirmed.length > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.late = false;
  }

  /** Forgets what is shown now, and gives it back. */
  shown(seq: number): readonly Sent[] {
    const told = this.#confirmed.filter((sent) => sent.seq <= seq);
    if (told.length > 0) this.#confirmed = this.#confirmed.filter((sent) => sent.seq > seq);
    return told;
  }

  /** The card that is on its way for a seat, or "". */
  cardSent(seat: number, round: number): string {
    return cardOf(this.#unconfirmed, seat, round);
  }

  /** The card that the server has and the board does not show yet, or "". */
  cardConfirmed(seat: number, round: number): string {
    return cardOf(this.#confirmed, seat, round);
  }
}

function cardOf(sent: readonly Sent[], seat: number, round: number): string {
  return sent.findLast((each) => each.seat === seat && each.round === round && each.card !== "")?.card ?? "";
}
