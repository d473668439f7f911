// One table as this browser knows it: who sits there, what is shown on the board, what there is to decide.

import { hurryOnReturn } from "../net/lifeline";
import {
  newId,
  TableSocket,
  tableUrl,
  type Answer,
  type Link,
  type LinkState,
  type MakeLink,
  type Refusal,
  type Told,
} from "../net/socket";
import type {
  AnyEvent,
  Because,
  ChatLine,
  Clock,
  Decision,
  Forecast,
  LegalMove,
  Nudged,
  Outcome,
  Past,
  Position,
  Previewed,
  Snapshot,
  TableInfo,
  Update,
} from "../protocol.gen";
import { HIDDEN } from "../rules.gen";
import { settings } from "../settings.svelte";
import { animalsOf, named } from "./animals";
import { fold } from "./fold";
import { nearest } from "./goals";
import { Moods } from "./moods.svelte";
import { readCanoe } from "./names";
import { tellPast, type LogEntry } from "./past";
import { Pending } from "./pending.svelte";
import { EventQueue, type Stage } from "./queue";
import { MOODS, reactionOf, type Reaction } from "./reactions";
import { Talk, type Said } from "./talk.svelte";
import { TurnPlan } from "./turn.svelte";

/** Something to say near the action bar: a refusal or the reason why something cannot be done. */
export interface Notice {
  key: number;
  code: string;
  rule: string;
  text: string;
  params: Readonly<Record<string, string>>;
}

export interface TableHooks {
  /** An event begins on the board, to be heard and said. */
  onevent(event: AnyEvent, silent: boolean): void;
  /** Whether animals may say something now and then. */
  talks?(): boolean;
  /** All of an update has been shown. */
  onsettled?(update: Update): void;
  /** A snapshot took the place of what was being shown. */
  oncleared?(): void;
}

const MOVED_ON = { code: "resync", rule: "" };
const LOG_LENGTH = 2000;
/** How fast the gem lands that fulfils a goal. */
const SLOW_MOTION = 0.4;

export class TableModel {
  readonly id: string;
  readonly #hooks: TableHooks;
  readonly #socket: Link;
  readonly #queue: EventQueue;
  #stage: Stage | null = null;
  #seq = -1;
  /** Number of the last update that has been shown. */
  #shownSeq = -1;
  /** Whose eyes the last snapshot was made for: who takes a seat again may see more. */
  #seenAs = "";
  #logKey = 0;
  #noticeKey = 0;
  #decidedAt = "";
  /** Updates from before the snapshot, as far as they have been told. */
  #past: readonly Update[] = [];
  /** Before which update the past is asked for, as long as it has not been told. */
  #pastBefore = 0;

  link: LinkState = $state("connecting");
  /** The table in the server's words. */
  told: TableInfo | null = $state.raw(null);
  /** The same table with its animals by name. */
  readonly table: TableInfo | null = $derived.by(() => this.told && { ...this.told, seats: named(this.told.seats) });
  /** Which animal sits where, "" for people. */
  readonly animals: readonly string[] = $derived.by(() => animalsOf(this.told?.seats ?? []));
  readonly moods = new Moods();
  /** What the board shows now; it may lag behind the server by an animation. */
  shown: Position | null = $state.raw(null);
  decisions: readonly Decision[] = $state.raw([]);
  toDecide: readonly number[] = $state.raw([]);
  /** Who was asked last to go on, and by whom. */
  nudged: Nudged | null = $state.raw(null);
  /** How often, while this page looked, a decision was taken back. */
  turnedBack = $state(0);
  /** Clocks that run; `until` is when the time for the decision is up and the reserve begins. */
  clocks: readonly (Clock & { until: number })[] = $state.raw([]);
  readonly talk: Talk;
  log: readonly LogEntry[] = $state.raw([]);
  /** What is being played now and worth a sentence; discs pushed by the river belong to its rise. */
  playing: AnyEvent | null = $state.raw(null);
  outcome: Outcome | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  plan: TurnPlan | null = $state.raw(null);
  /** What the river may do this round, for the decision it was asked for. */
  forecasts: readonly Forecast[] = $state.raw([]);
  #foreseenFor = "";
  #foreseen: Promise<void> = Promise.resolve();
  /** A coach who has something to say before a turn is sent: whether it waits; the weather's move, where it is that. */
  hold: ((again: () => void, weather?: LegalMove) => boolean) | null = null;
  /** Commands that the board does not show yet. */
  readonly pending = new Pending();
  restarting = $state(false);
  /** How many times faster than the player's wish happenings are shown, for a replay. */
  pace = 1;
  /** Landed gems of every seat after each round that was seen, for the chart at the end. */
  course: readonly (readonly number[])[] = $state.raw([]);

  readonly mySeats = $derived.by(() => (this.table?.seats ?? []).flatMap((seat, index) => (seat.yours ? [index] : [])));
  /** Several people share this device. */
  readonly hotSeat = $derived.by(() => this.mySeats.length > 1);
  /** Whether other people sit at the table, and not bots alone. */
  readonly company = $derived.by(() => (this.table?.seats ?? []).some(({ kind, yours }) => kind === "human" && !yours));
  /** Somebody on this device has to decide, and everything before that has been shown. */
  readonly myTurn = $derived.by(() => this.outcome === null && !this.paused && this.toDecide.some((seat) => this.mySeats.includes(seat)));
  /** Nobody moves until somebody goes on. */
  readonly paused = $derived.by(() => this.told?.paused === true && this.outcome === null);
  readonly spectating = $derived.by(() => this.table !== null && this.mySeats.length === 0);

  constructor(id: string, hooks: TableHooks, makeLink?: MakeLink) {
    this.id = id;
    this.#hooks = hooks;
    makeLink ??= (link) => new TableSocket({ url: (since, heard) => tableUrl(id, since, heard), ...link });
    this.#socket = makeLink({
      onmessage: (message) => this.#take(message),
      onstate: (state) => this.#linked(state),
      since: () => (this.shown ? this.#seq : -1),
      heard: () => this.talk.heard,
    });
    this.talk = new Talk({ ask: (command) => this.#socket.ask(command) });
    this.#queue = new EventQueue({
      stage: () => this.#stage,
      position: () => this.shown!,
      show: (position) => (this.shown = position),
      began: (event, update, silent) => this.#began(event, update, silent),
      settled: (update) => this.#settled(update),
      speed: (event) => settings.speed * this.pace * (this.#crowns(event) ? SLOW_MOTION : 1),
      hidden: () => document.hidden,
    });
  }

  start(): () => void {
    const unwatch = hurryOnReturn(() => this.#socket.hurry());
    this.#socket.connect();
    return () => {
      unwatch();
      this.#queue.clear();
      this.moods.hush();
      this.#socket.end();
    };
  }

  setStage(stage: Stage | null): void {
    this.#stage = stage;
  }

  /** Shows at once what is still being played. */
  skip(): void {
    this.#queue.flush();
  }

  /** Resolves when everything has been shown. */
  still(): Promise<void> {
    return this.#queue.still();
  }

  // Commands.

  async play(seat: number, moves: readonly number[], card = ""): Promise<boolean> {
    if (!this.shown) return false;
    const { round } = this.shown;
    const sent = { id: newId(), seat, card, round };
    this.pending.add(sent);
    const answer = await this.#socket.ask({ type: "play", id: sent.id, seat, moves, round, seq: this.#seq });
    if (answer.type === "accepted") {
      this.pending.confirm(sent, answer.seq);
      this.#forgetShown();
      return true;
    }
    this.pending.drop(sent);
    // It was legal when it was sent: where it no longer is, the table has moved on.
    if (answer.type === "refused") this.notify({ rule: "", params: {}, ...answer, ...(answer.code === "not_now" ? MOVED_ON : {}) });
    return false;
  }

  async playCard(seat: number, card: string): Promise<boolean> {
    const move = this.decisions
      .find((decision) => decision.seat === seat)
      ?.moves.find((each) => each.kind === "card" && each.card === card);
    if (!move || !this.shown) return false;
    return this.play(seat, [move.number], card);
  }

  async why(seat: number, canoe: string, space: string, moves: readonly number[]): Promise<void> {
    const answer = await this.#socket.ask({ type: "why", id: newId(), seat, canoe: canoe.slice(-1), space, moves });
    if (answer.type === "because" && answer.code !== "") this.notify(answer);
    else if (answer.type === "refused") this.#refused(answer);
  }

  say(line: Said): void {
    this.talk.say(line);
  }

  /** Lets a seat's chat (-1: that of all spectators) be heard no more, or again; the host may. */
  mute(seat: number, on: boolean): void {
    this.#socket.say({ type: "mute", seat, on });
  }

  /** Says that whoever sits there decides again, after a clock ran out. */
  back(seat: number): void {
    this.#socket.say({ type: "back", seat });
  }

  setPace(pause: number): void {
    this.#socket.say({ type: "pace", pause });
  }

  notify(because: Pick<Because, "rule" | "text" | "params"> & { readonly code: string }): void {
    this.#noticeKey += 1;
    const { code, rule, text, params } = because;
    this.notice = { key: this.#noticeKey, code, rule, text, params: params ?? {} };
  }

  dismiss(): void {
    this.notice = null;
  }

  /** The card that the server is known to have for a seat, or "". */
  cardDown(seat: number): string {
    if (!this.shown) return "";
    const { card } = this.shown.seats[seat]!;
    return this.pending.cardConfirmed(seat, this.shown.round) || (card === HIDDEN ? "" : card);
  }

  /** The card of a seat that is on its way to the server, or "". */
  cardSent(seat: number): string {
    return this.shown ? this.pending.cardSent(seat, this.shown.round) : "";
  }

  /** Number of the last update that was taken in. */
  get seq(): number {
    return this.#seq;
  }

  /** Whether something is still on its way: to the server, from it, or to the board. */
  get busy(): boolean {
    return !this.#queue.idle || this.#pastBefore > 0 || this.pending.any || this.talk.unsent.length > 0;
  }

  // Messages.

  #linked(state: LinkState): void {
    this.link = state;
    if (state !== "open") return;
    this.restarting = false;
    if (this.#pastBefore > 0) this.#socket.say({ type: "history", before: this.#pastBefore });
  }

  #take(message: Told): void {
    switch (message.type) {
      case "snapshot":
        this.#snapshot(message);
        break;
      case "update":
        this.#update(message);
        break;
      case "table":
        this.#tableChanged(message.table);
        break;
      case "said":
        this.talk.hear(message.line);
        this.#feel(message.line);
        break;
      case "nudged":
        this.nudged = message;
        break;
      case "clocks":
        this.#setClocks(message.clocks);
        break;
      case "past":
        this.#takePast(message);
        break;
      case "restarting":
        this.restarting = true;
        break;
      case "refused":
        if (message.code === "resync") this.#resume();
        // What had no answer to wait for, such as a line of chat.
        else if (message.id === "") this.#refused(message);
        break;
      default:
        message satisfies Answer; // which whoever asked has: what comes unasked has a case above
    }
  }

  /** A face that somebody makes is made by their portrait too. */
  #feel(line: ChatLine): void {
    const reaction = reactionOf(line);
    const mood = reaction && MOODS[reaction];
    if (mood && line.seat >= 0) this.moods.show(line.seat, mood);
  }

  /** Shows the others what one feels like. */
  async react(reaction: Reaction): Promise<void> {
    const refused = await this.talk.react(reaction);
    if (refused) this.#refused(refused);
  }

  #snapshot(snapshot: Snapshot): void {
    // After a short break nothing has changed: the plan under the finger stays.
    const seenAs = snapshot.table.seats.map(({ yours }) => yours).join();
    const same = snapshot.seq === this.#seq && this.shown !== null && this.#queue.idle && seenAs === this.#seenAs;
    this.#seenAs = seenAs;
    if ((snapshot.table.taken_back ?? 0) > (this.told?.taken_back ?? Infinity)) this.turnedBack += 1;
    this.told = snapshot.table;
    this.talk.set(snapshot.chat);
    this.outcome = snapshot.outcome ?? null;
    this.#setClocks(snapshot.clocks);
    if (same) return;
    this.#queue.clear();
    this.#hooks.oncleared?.();
    this.playing = null;
    this.#seq = snapshot.seq;
    this.#shownSeq = snapshot.seq;
    this.shown = snapshot.position;
    this.course = [];
    this.log = [];
    this.#past = [];
    this.moods.reset();
    if (this.shown) this.#markCourse();
    if (this.shown && snapshot.seq > 0) this.#askPast(snapshot.seq + 1);
    this.toDecide = snapshot.to_decide;
    this.#forgetShown();
    this.#decide(snapshot.decisions);
  }

  #update(update: Update): void {
    if (update.seq <= this.#seq) return;
    if (update.seq > this.#seq + 1 || !this.shown) {
      this.#resume();
      return;
    }
    this.#seq = update.seq;
    this.#queue.push(update);
  }

  #askPast(before: number): void {
    this.#pastBefore = before;
    this.#socket.say({ type: "history", before });
  }

  /** What happened before the snapshot: put together from its end, and told once its beginning is there. */
  #takePast({ updates, start }: Past): void {
    const [first, last] = [updates[0], updates.at(-1)];
    // An answer that comes twice, or that was asked for over an earlier wire, is no news.
    if (last && last.seq !== this.#pastBefore - 1) return;
    this.#past = [...updates, ...this.#past];
    this.#pastBefore = 0;
    if (!start) {
      if (first && first.seq > 1) this.#askPast(first.seq);
      return;
    }
    const { log, course } = tellPast(start, this.#past);
    this.log = [...log.map((entry) => ({ ...entry, key: (this.#logKey += 1) })), ...this.log].slice(-LOG_LENGTH);
    // The first mark was made by the snapshot, in the middle of a round; the past has all that came before it.
    this.course = [...course, ...this.course.slice(1)];
    this.#past = [];
  }

  #tableChanged(table: TableInfo): void {
    const started = this.table?.status === "open" && table.status !== "open";
    this.told = table;
    if (started && !this.shown) this.#resume();
  }

  #resume(): void {
    this.#socket.say({ type: "resume", since: this.shown ? this.#seq : -1 });
  }

  #began(event: AnyEvent, update: Update, silent: boolean): void {
    // What was planned is happening: its ghosts make way.
    if (this.plan?.sent) this.plan = null;
    if (event.kind === "game_ended") this.outcome = { winners: event.winners, goals: event.goals };
    if (event.kind === "game_ended" || event.kind === "round_started") this.#markCourse();
    if (event.kind !== "disc_pushed" && event.kind !== "card_chosen") this.playing = silent ? null : event;
    this.#logKey += 1;
    const entry: LogEntry = {
      key: this.#logKey,
      event,
      round: this.shown?.round ?? 0,
      text: event === update.events[0] ? update.text : "",
    };
    this.log = [...this.log, entry].slice(-LOG_LENGTH);
    const talkers = this.#hooks.talks?.() ? this.animals.flatMap((animal, seat) => (animal === "" ? [] : [seat])) : [];
    this.moods.take(event, this.animals.length, entry.round, talkers);
    this.#hooks.onevent(event, silent);
  }

  /** Whether a landing fulfils a goal: one to be seen. */
  #crowns(event: AnyEvent): boolean {
    if (event.kind !== "gem_landed" || !this.shown) return false;
    const { have, need } = nearest(this.shown.seats[readCanoe(event.canoe).seat]!.landed + event.gem);
    return have === need;
  }

  #markCourse(): void {
    this.course = [...this.course, this.shown!.seats.map((seat) => seat.landed.length)];
  }

  #settled(update: Update): void {
    this.playing = null;
    this.#shownSeq = update.seq;
    this.#hooks.onsettled?.(update);
    this.toDecide = update.to_decide;
    this.#forgetShown();
    this.#setClocks(update.clocks);
    this.#decide(update.decisions);
  }

  /** What the board shows is no longer pending. Where its event did not name an own card, the command does. */
  #forgetShown(): void {
    for (const { seat, card, round } of this.pending.shown(this.#shownSeq)) {
      const open = this.shown?.round === round && this.shown.seats[seat]?.card === HIDDEN;
      if (open && card !== "") this.shown = fold(this.shown!, { kind: "card_chosen", seat, card });
    }
  }

  #setClocks(clocks: readonly Clock[] | undefined): void {
    this.clocks = (clocks ?? []).map((clock) => ({ ...clock, until: Date.now() + clock.left * 1000 }));
  }

  /** Takes over what there is to decide; a plan begins where a canoe can be moved. */
  #decide(decisions: readonly Decision[]): void {
    this.decisions = decisions;
    const turn = decisions.find((decision) => TurnPlan.fits(decision));
    if (!turn || !this.shown) {
      this.plan = null;
      return;
    }
    const key = `${this.#seq}:${turn.seat}`;
    if (this.plan && key === this.#decidedAt) return;
    this.#decidedAt = key;
    const plan: TurnPlan = new TurnPlan(turn, this.shown, {
      preview: (moves) => this.#preview(turn.seat, moves),
      send: (moves) =>
        void this.play(turn.seat, moves).then((taken) => {
          if (!taken) plan.reopen();
        }),
      confirm: () => settings.confirm,
      held: (again) => this.hold?.(again) ?? false,
    });
    this.plan = plan;
  }

  /** Asks what the river may do, once for each decision: a card's forecast holds until the cards are open. */
  foresee(seat: number, what: "card" | "turn"): Promise<void> {
    const key = `${what}:${what === "card" ? this.shown?.round : this.#seq}:${seat}`;
    if (key !== this.#foreseenFor) {
      this.#foreseenFor = key;
      this.forecasts = [];
      this.#foreseen = this.#askForecast(key, seat);
    }
    return this.#foreseen;
  }

  async #askForecast(key: string, seat: number): Promise<void> {
    const answer = await this.#socket.ask({ type: "foresee", id: newId(), seat });
    if (answer.type === "foreseen" && key === this.#foreseenFor) this.forecasts = answer.forecasts;
  }

  async #preview(seat: number, moves: readonly number[]): Promise<Previewed | null> {
    const answer: Answer = await this.#socket.ask({ type: "preview", id: newId(), seat, moves, seq: this.#seq });
    if (answer.type === "previewed") return answer;
    if (answer.type === "refused") this.#refused(answer);
    return null;
  }

  #refused(refusal: Refusal): void {
    if (refusal.code !== "resync") this.notify({ rule: "", params: {}, ...refusal });
  }
}
