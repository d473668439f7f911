// Happenings as sentences for those who listen: one for each player's turn, one for the river, one for each thing that
// befalls the listener. Nothing is told twice, and nothing waits longer than the turn it belongs to.

import { locale, t } from "../i18n/index.svelte";
import type { AnyEvent, Position, Update } from "../protocol.gen";
import { FALLS, RIVER_SPACES } from "../rules.gen";
import { readCanoe } from "./names";
import { deedWords, eventWords, gemOne, inCapital, seatName, spaceAt, spaceTo, wayWords, type People } from "./words";

export type Style = "full" | "terse";

export interface Listener {
  people(): People;
  /** The seats on this device. */
  mine(): readonly number[];
  style(): Style;
  say(words: string, kind?: "told" | "round"): void;
}

interface Boat {
  canoe: string;
  /** Where it was and what it carried when its turn or the flow began. */
  at: string;
  cargo: string;
  deeds: string[];
}

interface Turn {
  seat: number;
  /** What the card says; "" once it was told, or where none was seen. */
  card: string;
  named: boolean;
  weather: string;
  boats: Boat[];
  losses: string[];
  robbed: string[];
}

interface Flow {
  words: string;
  /** Where each canoe was carried; over the falls where it was lost. */
  ends: Map<string, { to: string; cargo: string }>;
}

const LAST = Math.max(...RIVER_SPACES.map((space) => Number(space[0])));

export class Narrator {
  readonly #to: Listener;
  #turn: Turn | null = null;
  #flow: Flow | null = null;

  constructor(listener: Listener) {
    this.#to = listener;
  }

  /** An event begins; `before` is the position that it changes. */
  hear(event: AnyEvent, before: Position): void {
    switch (event.kind) {
      case "card_chosen":
        return;
      case "card_revealed":
        this.#close();
        this.#turn = turnOf(event.seat, this.#words(event));
        return;
      case "weather_moved":
        this.#turnOf(event.seat).weather = this.#words(event);
        return;
      case "gem_loaded":
      case "gem_unloaded":
        this.#deed(event.canoe, before, deedWords({ do: event.kind === "gem_loaded" ? "load" : "unload", gem: event.gem }, this.#people));
        return;
      case "canoe_paddled":
        this.#deed(event.canoe, before, wayWords(event.path));
        return;
      case "gem_landed":
        // "Land" and what is landed are one deed.
        this.#boat(event.canoe, before).deeds.pop();
        this.#deed(event.canoe, before, t("deed-land", { gem: gemOne(event.gem) }));
        return;
      case "gem_stolen":
        this.#deed(event.canoe, before, deedWords({ do: "steal", gem: event.gem, victim: event.victim }, this.#people));
        this.#robbed(event);
        return;
      case "canoe_lost":
        if (this.#flow) this.#flow.ends.set(event.canoe, { to: FALLS, cargo: event.gem });
        else this.#turnOf(readCanoe(event.canoe).seat).losses.push(this.#lost(event.canoe, event.gem));
        return;
      case "river_rose":
        this.#close();
        this.#flow = { words: this.#words(event), ends: new Map() };
        return;
      case "disc_pushed":
        this.#flow ??= { words: "", ends: new Map() };
        for (const { canoe, end } of event.drifts) this.#flow.ends.set(canoe, { to: end, cargo: cargoOf(before, canoe) });
        return;
      default:
        this.#close();
        this.#to.say(this.#words(event), event.kind === "round_started" ? "round" : "told");
    }
  }

  /** All of an update has been shown: what is over is told. */
  settled({ turn, phase }: Pick<Update, "turn" | "phase">): void {
    if (this.#turn && turn?.seat !== this.#turn.seat) this.#tellTurn();
    else if (this.#turn && this.#people.seats[this.#turn.seat]?.kind !== "bot") this.#tellCard();
    if (phase !== "flow") this.#tellFlow();
  }

  /** Forgets what was begun: a snapshot says how things stand. */
  clear(): void {
    this.#turn = null;
    this.#flow = null;
  }

  get #people(): People {
    return this.#to.people();
  }

  #words(event: AnyEvent): string {
    return eventWords(event, this.#people, locale.id);
  }

  #turnOf(seat: number): Turn {
    if (this.#turn?.seat !== seat) {
      this.#close();
      this.#turn = turnOf(seat, "");
    }
    return this.#turn!;
  }

  #boat(canoe: string, before: Position): Boat {
    const { boats } = this.#turnOf(readCanoe(canoe).seat);
    const known = boats.find((boat) => boat.canoe === canoe);
    if (known) return known;
    const { seat, index } = readCanoe(canoe);
    const { at, cargo } = before.seats[seat]!.canoes[index];
    const boat: Boat = { canoe, at, cargo, deeds: [] };
    boats.push(boat);
    return boat;
  }

  #deed(canoe: string, before: Position, words: string): void {
    this.#boat(canoe, before).deeds.push(words);
  }

  #robbed({ canoe, victim, gem }: Extract<AnyEvent, { kind: "gem_stolen" }>): void {
    if (!this.#mine(victim)) return;
    const name = seatName(this.#people, readCanoe(canoe).seat);
    this.#turn!.robbed.push(t("say-robbed", { canoe: this.#canoe(victim), gem: gemOne(gem), name }));
  }

  /** A person may think long about a turn: the card is told as soon as it lies open. */
  #tellCard(): void {
    const turn = this.#turn!;
    if (turn.card === "" || this.#to.mine().includes(turn.seat)) return;
    this.#to.say(turn.card);
    turn.card = "";
    turn.named = false;
  }

  #close(): void {
    this.#tellTurn();
    this.#tellFlow();
  }

  #tellTurn(): void {
    const turn = this.#turn;
    if (!turn) return;
    this.#turn = null;
    const boats = turn.boats.map((boat) => this.#boatWords(boat));
    const named =
      turn.named || boats.length === 0 ? boats : boats.map((words) => t("say-of", { name: seatName(this.#people, turn.seat), words }));
    this.#to.say([turn.card, turn.weather, ...named.map((words) => `${inCapital(words)}.`), ...turn.losses].filter(Boolean).join(" "));
    turn.robbed.forEach((words) => this.#to.say(words));
  }

  #boatWords({ canoe, at, cargo, deeds }: Boat): string {
    const move = deeds.reduce((first, second) => t("move-joined", { first, second }));
    const name = t("canoe-letter", { index: readCanoe(canoe).index });
    if (this.#to.style() === "terse") return t("say-canoe", { canoe: name, move });
    return t("say-canoe-from", { canoe: name, at: spaceAt(at), cargo: cargoWords(cargo), move });
  }

  #tellFlow(): void {
    const flow = this.#flow;
    if (!flow) return;
    this.#flow = null;
    const carried = [...flow.ends];
    const others = carried.filter(([canoe, { to }]) => !this.#mine(canoe) && (to === FALLS || this.#to.style() === "full"));
    this.#to.say([flow.words, ...others.map(([canoe, end]) => this.#carried(canoe, end))].filter(Boolean).join(" "));
    for (const [canoe, end] of carried) if (this.#mine(canoe)) this.#to.say(this.#carried(canoe, end));
  }

  #carried(canoe: string, { to, cargo }: { to: string; cargo: string }): string {
    if (to === FALLS) return this.#lost(canoe, cargo);
    const spaces = LAST + 1 - Number(to[0]);
    return t("say-drifts", { canoe: this.#canoe(canoe), to: spaceTo(to), cargo: cargoWords(cargo), spaces });
  }

  #lost(canoe: string, gem: string): string {
    return t("say-lost", { canoe: this.#canoe(canoe), cargo: cargoWords(gem) });
  }

  /** A canoe at the beginning of a sentence. */
  #canoe(canoe: string): string {
    const { seat, index } = readCanoe(canoe);
    if (this.#people.you.includes(seat)) return inCapital(t("canoe-yours", { index }));
    return t("canoe-of", { name: seatName(this.#people, seat), canoe: t("canoe-letter", { index }) });
  }

  #mine(canoe: string): boolean {
    return this.#to.mine().includes(readCanoe(canoe).seat);
  }
}

function turnOf(seat: number, card: string): Turn {
  return { seat, card, named: card !== "", weather: "", boats: [], losses: [], robbed: [] };
}

export function cargoWords(cargo: string): string {
  return cargo === "" ? "none" : gemOne(cargo);
}

function cargoOf(position: Position, canoe: string): string {
  const { seat, index } = readCanoe(canoe);
  return position.seats[seat]!.canoes[index].cargo;
}
