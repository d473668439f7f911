// Plays a stored game like a film: where it is, whether it runs, how fast, and through whose eyes.

import { untrack } from "svelte";
import { TableModel } from "./table.svelte";
import { api } from "../net/http";
import type { Position, Replay, ReplayStep } from "../protocol.gen";
import { sounds } from "../sound/sounds.svelte";
import { ReplayLink } from "./replayLink";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Rest between two steps at speed 1, in milliseconds. */
const REST = 450;
/** A key moment is watched from so many steps before it. */
const LEAD = 2;

/** The first moment of each round, for the marks on the scrub bar. */
export interface RoundMark {
  round: number;
  at: number;
}

export class Player {
  readonly id: string;
  readonly model: TableModel;
  #link!: ReplayLink;
  /** Whoever runs the film; another start, a jump or a pause ends the run before. */
  #run = 0;

  replay: Replay | null = $state.raw(null);
  /** How many steps have been played. */
  at = $state(0);
  running = $state(false);
  speed = $state(1);

  readonly steps: readonly ReplayStep[] = $derived.by(() => this.replay?.steps ?? []);
  readonly finished: boolean = $derived.by(() => this.replay?.finished === true);
  readonly length: number = $derived.by(() => this.steps.length);
  /** The number of the log at the moment shown: what links and the analysis go by. */
  readonly seq: number = $derived.by(() => this.#seqAt(this.at));
  readonly round: number = $derived.by(() => this.#positionAt(this.at)?.round ?? 1);

  readonly rounds: readonly RoundMark[] = $derived.by(() => {
    const marks: RoundMark[] = this.replay ? [{ round: this.replay.start.round, at: 0 }] : [];
    this.steps.forEach((step, index) => {
      const started = step.events.find((event) => event.kind === "round_started");
      if (started) marks.push({ round: started.round, at: index + 1 });
    });
    return marks;
  });

  constructor(id: string) {
    this.id = id;
    this.model = new TableModel(id, { onevent: (event, silent) => silent || sounds.event(event) }, (hooks) => {
      this.#link = new ReplayLink(hooks);
      return this.#link;
    });
  }

  /** Brings the game, as these eyes saw it, and shows the moment with this number of the log (the present without). */
  async load(eyes: string, seq?: number): Promise<void> {
    const replay = await api.replay(this.id, eyes);
    this.pause();
    this.replay = replay;
    this.at = seq === undefined ? Math.min(this.at, replay.steps.length) : this.momentOf(seq);
    this.#link.carry(replay, this.at);
  }

  /** The moment after the move with this number of the log. */
  momentOf(seq: number): number {
    const before = this.#seqAt(0);
    return Math.max(0, Math.min(this.length, seq - before));
  }

  /** Whether a new game can begin at the moment shown. */
  readonly canGoOn: boolean = $derived.by(() => {
    const step = this.steps[this.at - 1];
    return this.finished && (step ? step.can_go_on : this.at === 0);
  });

  /** The position of the moment shown with all cards open; only a finished game has it to give. */
  async fullPosition(): Promise<Position> {
    const { at } = this;
    const told = this.replay?.eyes === "all" ? this.replay : await api.replay(this.id, "all");
    return told.steps[at - 1]?.position ?? told.start;
  }

  #seqAt(at: number): number {
    const first = this.steps[0]?.seq ?? 1;
    return first - 1 + at;
  }

  #positionAt(at: number): ReplayStep["position"] | undefined {
    return this.steps[at - 1]?.position ?? this.replay?.start;
  }

  // Moving about.

  seek(at: number): void {
    this.pause();
    this.#jump(at);
  }

  #jump(at: number): void {
    const to = Math.max(0, Math.min(this.length, Math.round(at)));
    if (to === this.at) return;
    this.at = to;
    this.#link.show(to);
  }

  /** One step on, with its motion. */
  next(): void {
    this.pause();
    this.#advance();
  }

  #advance(): void {
    if (this.at >= this.length) return;
    this.model.skip();
    this.at += 1;
    this.#link.play(this.at);
  }

  previous(): void {
    this.seek(this.at - 1);
  }

  /** To the beginning of the next round, or of this one and then the one before. */
  turnRound(by: 1 | -1): void {
    const ahead = this.rounds.find((mark) => mark.at > this.at)?.at ?? this.length;
    const behind = this.rounds.findLast((mark) => mark.at < this.at)?.at ?? 0;
    this.seek(by > 0 ? ahead : behind);
  }

  toggle(): void {
    if (this.running) this.pause();
    else void this.play();
  }

  pause(): void {
    this.#run += 1;
    this.running = false;
  }

  /** Shows how it came to a moment: from a little before it, up to it. */
  watch(at: number): void {
    this.seek(Math.max(0, at - LEAD));
    void this.play(at);
  }

  /** Plays on, to the end or to a moment; the answer comes when it is there, or when somebody else took over. */
  async play(until = this.length): Promise<void> {
    if (this.at >= until) this.#jump(0);
    this.#run += 1;
    const mine = this.#run;
    this.running = true;
    while (mine === this.#run && this.at < until) {
      this.model.pace = this.speed;
      this.#advance();
      await this.model.still();
      await new Promise((resolve) => setTimeout(resolve, REST / this.speed));
    }
    if (mine === this.#run) this.running = false;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.model.pace = speed;
  }

  start(): () => void {
    const end = untrack(() => this.model.start());
    return () => {
      this.pause();
      end();
    };
  }
}
