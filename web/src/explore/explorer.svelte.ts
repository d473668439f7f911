// A position being looked into: as it stands in the editor, what the server calls legal there, and how it weighs it.

import { initialsOf } from "../art/initials";
import { problemWords } from "../model/problems";
import { t } from "../i18n/index.svelte";
import type { People } from "../model/words";
import { api, carried } from "../net/http";
import type { Evaluated, Position, Practised } from "../protocol.gen";
import { notePlace } from "../router.svelte";
import { START } from "../rules.gen";

/** How long the hand rests before a position is weighed, in milliseconds. */
const REST = 700;

export class Explorer {
  position: Position | null = $state.raw(null);
  legal: Practised | null = $state.raw(null);
  weighed: Evaluated | null = $state.raw(null);
  /** The position in one line, as last understood. */
  line = $state("");
  /** Why the position cannot be, and why it could not be weighed. */
  problem = $state("");
  trouble = $state("");
  /** Only the answer to the latest question counts. */
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Nobody sits there: seats go by their colours. */
  readonly people: People = $derived.by(() => ({
    seats: (this.position?.seats ?? []).map((_, seat) => ({ kind: "human", name: t(`colour-${seat}`) })),
    you: [],
  }));

  readonly initials: readonly string[] = $derived.by(() => initialsOf(this.people.seats.map(({ name }) => name)));

  name(seat: number): string {
    return this.people.seats[seat]?.name ?? "";
  }

  readonly canPlay: boolean = $derived.by(() => (this.legal?.to_decide.length ?? 0) > 0);

  /** Shows a changed position at once and has it looked at. */
  change(next: Position): void {
    this.position = next;
    void this.look(next);
  }

  reset(): void {
    void this.look(START);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Has the server look at a position. */
  async look(wanted: string | Position): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    clearTimeout(this.#timer);
    this.weighed = null;
    this.trouble = "";
    try {
      const told = await api.practise({ position: typeof wanted === "string" ? wanted : carried(wanted), seat: 0, moves: [] });
      if (mine !== this.#asked) return;
      this.legal = told;
      this.line = told.position;
      this.problem = "";
      // The view hides what the others put down; what was set up by hand stays as it was set up.
      if (typeof wanted === "string") this.position = await opened(told, wanted);
      notePlace(encodeURIComponent(this.line));
      if (told.to_decide.length > 0) this.#timer = setTimeout(() => void this.#weigh(told.position, mine), REST);
    } catch (error) {
      if (mine !== this.#asked) return;
      this.legal = null;
      this.problem = problemWords(error);
      this.position ??= await api.practise({ position: START, seat: 0, moves: [] }).then(
        ({ view }) => view,
        () => null,
      );
    }
  }

  async #weigh(wanted: string, mine: number): Promise<void> {
    try {
      const found = await api.evaluate(wanted);
      if (mine === this.#asked) this.weighed = found;
    } catch (error) {
      if (mine === this.#asked) this.trouble = problemWords(error);
    }
  }
}

/** A line as a full position: each seat as it sees itself. */
async function opened(told: Practised, wanted: string): Promise<Position> {
  const views = await Promise.all(
    told.view.seats.map((_, seat) => (seat === 0 ? Promise.resolve(told) : api.practise({ position: wanted, seat, moves: [] }))),
  );
  return { ...told.view, seats: told.view.seats.map((_, seat) => views[seat]!.view.seats[seat]!) };
}
