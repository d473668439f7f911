"""Moves tried out in imagination: draw the cards one may not know, let a policy play on, evaluate."""

from __future__ import annotations

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.dealing import AllOdds, count_combinations, deal_hidden_cards, is_hidden, predict_hidden_cards
from niagara.bots.mind.evaluate import known_hand, win_chance
from niagara.bots.mind.imagination import OPINIONS, TINY_SEARCH, imagine, rank_falls_last, take_turn, weigh_moves
from niagara.bots.mind.policy import pick_move, play_move, spread_of
from niagara.bots.mind.records import STEP, Mind, Workspace
from niagara.bots.mind.rivals import expect_cards
from niagara.fast import helper, inlined, wide
from niagara.fast.reals import exp
from niagara.fast.rng import Generator
from niagara.rules.actions import CARD
from niagara.rules.apply import begin_turn
from niagara.rules.board import CLOUD, NO_CARD, card_bit
from niagara.rules.packed import Records
from niagara.rules.state import CHOOSE, TURNS, State

# A search works on SCRATCH states: the view, the view with cards drawn, a game played on, and the own view, put aside
# while it thinks for a rival; a tiny search of an imagined player has two more (imagination.py).


@inlined
def pick_candidates(count: int, kept: int, workspace: Workspace) -> None:
    """Write down the moves of the best first opinion, to be tried out."""
    for place in range(kept):
        best = 0
        for index in range(count):
            if workspace.worth[index] > workspace.worth[best]:
                best = index
        workspace.tried[place] = workspace.moves[best]
        workspace.worth[best] = -1e9
        workspace.outcome[place] = 0.0


@inlined
def drop_worse_half(workspace: Workspace) -> None:
    """Try out only the better half of the candidates from now on, the best first."""
    kept = (workspace.candidates + 1) // 2
    for place in range(kept):
        best = place
        for index in range(place + 1, workspace.candidates):
            if workspace.outcome[index] > workspace.outcome[best]:
                best = index
        move, outcome = workspace.tried[best], workspace.outcome[best]
        workspace.tried[best], workspace.outcome[best] = workspace.tried[place], workspace.outcome[place]
        workspace.tried[place], workspace.outcome[place] = move, outcome
    workspace.candidates = kept


@inlined
def best_tried(workspace: Workspace) -> int:
    """The candidate with the best outcome; the first opinion decides where there is no difference."""
    best = 0
    for index in range(workspace.candidates):
        if workspace.outcome[index] > workspace.outcome[best]:
            best = index
    return wide(workspace.tried[best])


@compiled
def begin(scratch: Records, seat: int, mind: Mind, workspace: Workspace) -> int:
    """Write the candidates down for the view in `scratch[0]`, if they are to be tried out; how many moves are legal."""
    view = scratch[0]
    workspace.candidates = 0
    workspace.sampled = 0
    count = weigh_moves(view, seat, mind, workspace)
    if mind.searches == 0 or count == 1:
        return count
    workspace.candidates = count
    if view.phase == TURNS:
        workspace.candidates = min(rank_falls_last(count, workspace), mind.breadth)
    pick_candidates(count, workspace.candidates, workspace)
    workspace.combinations = count_combinations(view, seat)
    predict_hidden_cards(view, seat, mind, workspace, workspace.odds)
    return count


@inlined
def await_turn(
    scratch: Records, seat: int, action: int, policy: int, mind: Mind, workspace: Workspace, rng: Generator
) -> None:
    """Put a card down, the last of all, and play the turns before one's own: nobody there knows the card."""
    state = scratch[1]
    play_move(state, seat, action)
    while state.seat != seat:
        take_turn(state, wide(state.seat), policy, scratch, mind, workspace, rng)


@inlined
def show_card(state: State, seat: int, card: int) -> None:
    """Begin one's turn with this card in place of the one that is open."""
    state.hand[seat] |= card_bit(state.card[seat])
    state.hand[seat] &= ~card_bit(card)
    state.card[seat] = card
    begin_turn(state, seat)


@compiled
def try_out(
    scratch: Records,
    seat: int,
    samples: int,
    planned: int,
    policy: int,
    mind: Mind,
    workspace: Workspace,
    rng: Generator,
) -> None:
    """Try every candidate out with so many drawings of the secret cards; a policy plays what follows.

    If more are `planned`, or all combinations, the worse ones are dropped on the way.
    """
    for _ in range(samples):
        number = -1
        if workspace.combinations <= planned:
            if workspace.sampled == workspace.combinations and mind.rounds == 0:
                break  # all have been tried
            number = workspace.sampled % workspace.combinations
        elif planned > 0 and (workspace.sampled == planned // 3 or workspace.sampled == 2 * planned // 3):
            drop_worse_half(workspace)
        workspace.sampled += 1
        scratch[1] = scratch[0]
        weight = deal_hidden_cards(scratch[1], seat, number, mind, workspace.odds, rng)
        choosing = scratch[0].phase == CHOOSE and workspace.candidates > 0
        if choosing:
            await_turn(scratch, seat, wide(workspace.tried[0]), policy, mind, workspace, rng)
        luck = rng[0]
        for index in range(workspace.candidates):
            rng[0] = luck  # the same river and the same temperature for every candidate
            scratch[2] = scratch[1]
            state = scratch[2]
            last = state.round + mind.rounds
            if choosing:
                show_card(state, seat, wide(workspace.tried[index]) - CARD)
            else:
                play_move(state, seat, wide(workspace.tried[index]))
            imagine(state, last, policy, scratch, mind, workspace, rng)
            workspace.outcome[index] += weight * win_chance(state, seat, mind, workspace)


@inlined
def infer_card(other: int, mind: Mind, workspace: Workspace) -> None:
    """Write how likely each card of a rival is, having tried them out in its place: a softmax of what came of them."""
    for card in range(CLOUD + 1):
        workspace.belief[other][card] = 0.0
    if workspace.candidates == 0:
        workspace.belief[other][workspace.moves[0] - CARD] = 1.0  # its last card
        return
    best = -1e9
    for index in range(workspace.candidates):
        best = max(best, workspace.outcome[index])
    total = 0.0
    for index in range(workspace.candidates):
        likely = exp((workspace.outcome[index] - best) / (mind.rival_temperature * workspace.sampled))
        workspace.belief[other][workspace.tried[index] - CARD] = likely
        total += likely
    for card in range(CLOUD + 1):
        workspace.belief[other][card] /= total


@helper
def lean_on(belief: AllOdds, view: State, seat: int, mind: Mind, workspace: Workspace) -> None:
    """Put what was thought for the others in the place of what the card net says, so far as it is trusted."""
    for other in range(wide(view.players)):
        if is_hidden(view, seat, other):
            for card in range(CLOUD + 1):
                more = belief[other][card] - workspace.odds[other][card]
                workspace.odds[other][card] += mind.rival_weight * more


@inlined
def search_for_rivals(scratch: Records, seat: int, mind: Mind, workspace: Workspace, rng: Generator) -> None:
    """Think for every rival as one would in its place, and write down which cards it seems likely to choose.

    Until cards are shown all seats see the same but for their own choice, so nothing is used that is secret.
    """
    scratch[3] = scratch[0]
    view = scratch[0]
    workspace.for_rival = 1
    for other in range(wide(view.players)):
        view.hand[other] = known_hand(scratch[3], other)
        view.card[other] = NO_CARD
    for level in range(mind.rival_levels):
        for other in range(wide(view.players)):
            for card in range(CLOUD + 1):
                workspace.shallow[other][card] = workspace.belief[other][card]
        for other in range(wide(view.players)):
            if other != seat or level + 1 < mind.rival_levels:
                begin(scratch, other, mind, workspace)
                if level > 0:
                    lean_on(workspace.shallow, view, other, mind, workspace)
                try_out(scratch, other, mind.rival_samples, wide(0), wide(OPINIONS), mind, workspace, rng)
                infer_card(other, mind, workspace)
    workspace.for_rival = 0
    scratch[0] = scratch[3]


@compiled
def think(scratch: Records, seat: int, samples: int, mind: Mind, workspace: Workspace, rng: Generator) -> int:
    """The move of a mind for the view in `scratch[0]`, which is left as it is.

    A mind that searches tries each candidate out with `samples` drawings of the secret cards: with all combinations
    where these are few, else dropping the worse half after each third. It plays the round to its end by first
    opinions, `mind.rounds` more after it, and takes the seat's chance there. Outcomes add up in the workspace, so
    calling again thinks on; set `workspace.candidates` to 0 for a new position. With `rival_samples` it thinks for its
    rivals first.
    """
    if workspace.candidates == 0:
        thinks_for_rivals = mind.rival_samples > 0 and samples > 0 and scratch[0].phase == CHOOSE
        if thinks_for_rivals:
            search_for_rivals(scratch, seat, mind, workspace, rng)
        count = begin(scratch, seat, mind, workspace)
        if workspace.candidates == 0:
            return pick_move(count, spread_of(scratch[0], mind), workspace, rng)
        if thinks_for_rivals and mind.learns_rivals:
            expect_cards(scratch[0], seat, mind, workspace)
        elif thinks_for_rivals:
            lean_on(workspace.belief, scratch[0], seat, mind, workspace)
    policy = wide(OPINIONS)
    if mind.imagined_samples > 0:
        policy = wide(TINY_SEARCH)
    try_out(scratch, seat, samples, mind.samples, policy, mind, workspace, rng)
    return best_tried(workspace)


@compiled
def ponder(scratch: Records, seat: int, samples: int, mind: Mind, workspace: Workspace, rng: Generator) -> int:
    """Think on, by at most so many samples, for the view in `scratch[0]`; the move that seems best by now.

    `workspace.left` is how many samples are still to come. Set `workspace.candidates` to 0 for a new position. However
    often one asks, the answer in the end and the luck spent are the same.
    """
    now = wide(samples)
    if workspace.candidates > 0:
        action = best_tried(workspace)
    else:
        workspace.left = mind.samples
        step = wide(0)  # a first opinion costs no sample …
        if mind.rival_samples > 0:
            step = min(now, STEP, workspace.left)  # … but thinking for the others comes before anything else
        action = think(scratch, seat, step, mind, workspace, rng)
        workspace.left -= step
        now -= step
        if workspace.candidates == 0:
            workspace.left = 0  # nothing to try out
    while now > 0 and workspace.left > 0 and workspace.candidates != 1:
        step = min(now, STEP, workspace.left)
        action = think(scratch, seat, step, mind, workspace, rng)
        workspace.left -= step
        now -= step
    return action
