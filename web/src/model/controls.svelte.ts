// What the hand on this device is doing: the card being looked at, the curtain, the plan of a turn. Pointer, finger
// and keyboard all come through here, so that they can do the same things.

import { untrack } from "svelte";
import { initialsOf } from "../art/initials";
import type { DriftChance, End, Start } from "../board/types";
import { locale, t } from "../i18n/index.svelte";
import type { Decision, Forecast, LegalMove, Reach } from "../protocol.gen";
import { FALLS } from "../rules.gen";
import { settings } from "../settings.svelte";
import { seatWords } from "./seatNames";
import { canoeId, fullCanoeId, readCanoe } from "./names";
import { driftsOf, outlookOf, type Outlook } from "./outlook";
import { recapOf, threatsIn, type Recap, type Threat } from "./recap";
import type { TableModel } from "./table.svelte";
import { canoeWords, deedWords, joinNames, meaningWords, seatName, type People } from "./words";

export type Mode = "none" | "card" | "turn" | "weather" | "buy";

export class Controls {
  readonly model: TableModel;
  /** A card tapped once, waiting for its confirmation. */
  raised = $state("");
  /** A card pointed at, focused or held. */
  looked = $state("");
  /** Whose secret this device may show: the seat that lifted the curtain. */
  lifted = $state(-1);
  listOpen = $state(false);
  /** The decision that was answered and waits to be carried out. */
  #answered: Decision | null = $state.raw(null);

  constructor(model: TableModel) {
    this.model = model;
  }

  readonly people: People = $derived.by(() => ({
    seats: this.model.table?.seats ?? [],
    you: this.model.hotSeat ? [] : this.model.mySeats,
  }));

  /** The decision that is asked for now: at a shared device the first seat that has not chosen yet. */
  readonly decision: Decision | null = $derived.by(() => {
    const { decisions, toDecide, hotSeat } = this.model;
    if (!hotSeat) return decisions[0] ?? null;
    return decisions.find((each) => toDecide.includes(each.seat)) ?? null;
  });

  readonly mode: Mode = $derived.by(() => {
    if (this.model.plan) return "turn";
    const kinds = new Set(this.decision?.moves.map((move) => move.kind));
    if (kinds.has("card")) return "card";
    if (kinds.has("weather")) return "weather";
    if (kinds.has("buy")) return "buy";
    return "none";
  });

  /** The seat that acts on this device, else the one whose hand is shown. */
  readonly seat: number = $derived.by(() => {
    if (this.decision) return this.decision.seat;
    const turn = this.model.shown?.turn?.seat ?? -1;
    if (this.model.mySeats.includes(turn)) return turn;
    return this.model.hotSeat ? -1 : (this.model.mySeats[0] ?? -1);
  });

  /** The seat the device must be passed to before anything secret may be shown, or -1. */
  readonly curtain: number = $derived.by(() =>
    this.model.hotSeat && this.mode === "card" && this.decision && this.lifted !== this.decision.seat ? this.decision.seat : -1,
  );

  readonly down: string = $derived.by(() => (this.seat < 0 ? "" : this.model.cardDown(this.seat)));

  /** The card that is on its way to the server. */
  readonly sent: string = $derived.by(() => (this.seat < 0 ? "" : this.model.cardSent(this.seat)));

  /** Cards still to be played this cycle, sorted, the one that is down included. */
  readonly have: string = $derived.by(() => {
    const hand = this.model.shown?.seats[this.seat]?.hand ?? "";
    return this.down === "" || hand.includes(this.down) ? hand : hand + this.down;
  });

  readonly choosable: string = $derived.by(() =>
    this.mode === "card" && this.curtain < 0 ? this.decision!.moves.map((move) => move.card ?? "").join("") : "",
  );

  /** What the card being considered would reach. */
  readonly reach: Reach | null = $derived.by(() => {
    if (this.mode !== "card" || this.curtain >= 0 || !settings.hints) return null;
    const card = this.looked || this.raised;
    return this.decision?.reach?.find((each) => each.card === card) ?? null;
  });

  readonly ends: readonly End[] = $derived.by(() => {
    const { plan } = this.model;
    if (plan) {
      const confirm: End["chips"] = [{ label: t("turn-confirm"), icon: "confirm" }];
      return plan
        .ends((move) => meaningWords(move, this.people))
        .map((end) => (end.space === plan.waiting ? { ...end, chips: confirm } : end));
    }
    if (!this.reach) return [];
    return [...new Set(Object.values(this.reach.ends).flat())].map((space) => ({ space, chips: [], hint: true }));
  });

  /** What the canoe in hand may do where it stands, before it sets off. */
  readonly start: Start | null = $derived.by(
    () => this.model.plan?.start((deed) => t("move-before", { deed: deedWords(deed, this.people) })) ?? null,
  );

  /** Whether one is shown where a card leads and what the river may do: by one's own wish, and where the table allows it. */
  readonly hints: boolean = $derived.by(() => settings.hints && this.model.table?.forecast !== false);

  /** What the river may do after the card being considered, or after this turn. */
  readonly forecast: Forecast | null = $derived.by(() => {
    const card = this.model.plan?.card ?? this.reach?.card;
    if (!this.hints || card === undefined) return null;
    return this.model.forecasts.find((each) => each.card === card) ?? null;
  });

  /** Whether a move is being looked at: then the water shows what may come of it, and no longer all that might. */
  readonly #looked: boolean = $derived.by(() => {
    const { plan } = this.model;
    return plan !== null && !plan.sent && (plan.complete || plan.cursor !== null);
  });

  /** The chance of each space to be swept over the falls this round; of a plan only where its canoes will lie. */
  readonly risks: Readonly<Record<string, number>> = $derived.by(() => {
    const stands = this.#looked ? this.model.plan?.stands.map(({ at }) => at) : undefined;
    const spaces = Object.entries(this.forecast?.spaces ?? {}).filter(([space]) => stands?.includes(space) ?? true);
    return Object.fromEntries(spaces.map(([space, ends]) => [space, ends[FALLS] ?? 0]));
  });

  /** Spaces in danger, the worst first: those where own canoes would lie, or could with the card being considered. */
  readonly dangers: readonly string[] = $derived.by(() => {
    const spaces = this.model.plan?.stands.map(({ at }) => at) ?? Object.values(this.reach?.ends ?? {}).flat();
    return [...new Set(spaces)].filter((space) => (this.risks[space] ?? 0) > 0).sort((a, b) => this.risks[b]! - this.risks[a]!);
  });

  /** What the river may do to each canoe of the plan, while a turn is planned. */
  readonly outlook: readonly Outlook[] = $derived.by(() => {
    const { plan } = this.model;
    return plan && !plan.sent && this.forecast ? outlookOf(this.forecast, plan.seat, plan.stands) : [];
  });

  /** Where it may carry them, once a move is being looked at. */
  readonly drifts: readonly DriftChance[] = $derived.by(() => {
    const { plan } = this.model;
    return plan && this.#looked && this.forecast ? driftsOf(this.forecast, plan.seat, plan.stands) : [];
  });

  /** Those who win with their next landing. */
  readonly threats: readonly Threat[] = $derived.by(() =>
    this.model.shown && this.model.shown.phase !== "over" ? threatsIn(this.model.shown) : [],
  );

  /** What was done to whoever decides here, since their own last move. */
  readonly recap: Recap | null = $derived.by(() =>
    this.decision && this.people.you.includes(this.decision.seat) ? recapOf(this.model.log, this.decision.seat) : null,
  );

  /** Asks for a forecast wherever one would be shown; read by an effect. */
  foresee(): void {
    if (this.hints) void this.foreseen();
  }

  /** Waits until the forecast for the open decision is known, if there is one. */
  foreseen(): Promise<void> {
    const { decision, mode, curtain } = this;
    const told = this.model.table?.forecast !== false && curtain < 0;
    if (!decision || !told || (mode !== "card" && mode !== "turn")) return Promise.resolve();
    return untrack(() => this.model.foresee(decision.seat, mode));
  }

  names(seats: readonly number[]): string {
    return joinNames(this.people, seats, locale.id);
  }

  name(seat: number): string {
    return seatName(this.people, seat);
  }

  readonly #initials: readonly string[] = $derived.by(() => initialsOf(this.people.seats.map(seatWords)));

  /** What is painted on the canoes of a seat. */
  initial(seat: number): string {
    return this.#initials[seat] ?? "";
  }

  // Cards.

  /** A tap on a card: played at once, or raised first where Confirm is wanted. */
  chooseCard(card: string): void {
    if (!this.choosable.includes(card)) return;
    if (settings.confirm && this.raised !== card) {
      this.raised = card === this.down ? "" : card;
      return;
    }
    this.raised = card;
    this.confirmCard();
  }

  confirmCard(): void {
    const { raised, decision } = this;
    if (raised === "" || !decision) return;
    this.raised = "";
    this.looked = "";
    void this.model.playCard(decision.seat, raised).then((taken) => {
      if (taken) this.lifted = -1;
    });
  }

  lift(): void {
    this.lifted = this.curtain;
    this.raised = "";
  }

  /** Whether the decision now asked for has been answered already. */
  readonly answered: boolean = $derived.by(() => this.decision !== null && this.#answered === this.decision);

  playOne(move: LegalMove): void {
    const { decision } = this;
    if (!decision || this.answered || this.model.hold?.(() => this.playOne(move), move)) return;
    this.#answered = decision;
    void this.model.play(decision.seat, [move.number]).then((taken) => {
      if (!taken) this.#answered = null;
    });
  }

  // A turn.

  pick(canoe: string): void {
    if (!this.model.plan?.pick(canoe)) this.explain({ canoe });
    else this.model.dismiss();
  }

  tapEnd(space: string): void {
    if (!this.model.plan) return;
    if (this.model.plan.tapEnd(space)) this.model.dismiss();
    else this.explain({ space });
  }

  /** Says why something that was tapped is not offered. */
  explain(what: { space?: string; canoe?: string }): void {
    const { plan } = this.model;
    if (what.canoe) {
      const { seat } = readCanoe(what.canoe);
      if (plan && seat !== plan.seat) {
        // Perhaps the space under the canoe was meant.
        const at = this.model.shown?.seats[seat]?.canoes[readCanoe(what.canoe).index].at;
        if (at && plan.picked && plan.tapEnd(at)) return;
        this.#notice("not-your-canoe", "R5.5", { name: this.name(seat) });
      } else if (plan) this.#notice("canoe-fixed", "R5.4");
      return;
    }
    if (!what.space || this.mode !== "turn" || !plan?.picked || plan.sent) return;
    void this.model.why(plan.seat, plan.picked, what.space, plan.numbers());
  }

  #notice(code: string, rule: string, params: Record<string, string> = {}): void {
    this.model.notify({ code, rule, params, text: t(`because-${code}`, params) });
  }

  confirm(): void {
    const { plan } = this.model;
    if (this.mode === "card") this.confirmCard();
    else if (plan?.cursor) void plan.take(plan.cursor);
    else if (plan?.complete) plan.send();
  }

  undo(): void {
    this.model.dismiss();
    if (this.mode === "card") this.raised = "";
    else this.model.plan?.undo();
  }

  pickByLetter(letter: "a" | "b"): void {
    const { plan } = this.model;
    if (plan) this.pick(fullCanoeId(plan.seat, letter));
  }

  /** Goes to the other canoe where both can move. */
  otherCanoe(): void {
    const { plan } = this.model;
    if (!plan || plan.pickable.length === 0) return;
    const at = plan.picked ? plan.pickable.indexOf(plan.picked) : -1;
    plan.pick(plan.pickable[(at + 1) % plan.pickable.length]!);
  }

  /** The canoe in hand, in words. */
  pickedWords(): string {
    const { plan } = this.model;
    return plan?.picked ? canoeWords(plan.position, this.people, plan.picked) : "";
  }

  /** Every canoe of the seat that acts, for labels. */
  ownCanoes(): string[] {
    return this.seat < 0 ? [] : [canoeId(this.seat, 0), canoeId(this.seat, 1)];
  }
}
