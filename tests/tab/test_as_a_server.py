"""The tab answers as a server does: the server's own tests, asked of the tab's host."""

# ruff: noqa: F401 - pytest runs what it finds here
from __future__ import annotations

from tests.server.test_coach import (
    some_effort,
    test_a_card_is_taken_back_with_everybody_elses,
    test_a_decision_taken_back_is_open_again_at_a_table_with_the_same_past,
    test_a_suggestion_is_what_the_analysis_finds_best,
    test_cards_lie_open_for_who_practises_and_for_nobody_else,
    test_nobody_is_coached_unasked,
    test_the_last_decision_is_reviewed_from_what_was_known_then,
)
from tests.server.test_from_position import (
    test_a_game_goes_on_from_a_position_and_survives_the_memory,
    test_a_position_that_cannot_be_played_names_its_field,
    test_an_open_seat_waits_and_the_rematch_begins_there_too,
)
from tests.server.test_games import (
    test_a_bad_record_names_its_line_and_leaves_nothing,
    test_a_game_from_a_position_comes_in,
)
from tests.server.test_lobby import (
    test_a_line_with_nothing_in_it_is_refused_by_name,
    test_the_history_of_a_running_game_is_whole_for_who_comes_late,
    test_the_host_mutes_a_seat_and_all_spectators,
    test_who_comes_back_hears_the_chat_that_was_missed,
)
from tests.server.test_playing import (
    test_a_card_may_be_changed_until_the_last_has_chosen,
    test_a_table_of_bots_plays_only_while_somebody_watches,
    test_somebody_far_behind_gets_a_snapshot_and_others_what_they_missed,
    test_what_is_not_allowed_is_refused_and_changes_nothing,
    test_why_names_the_rule,
)
from tests.server.test_replay import (
    test_a_game_goes_out_as_json_and_comes_in_again,
    test_after_the_end_anybody_may_look_through_any_eyes,
    test_the_phase_that_was_told_with_every_move_is_that_of_the_replay,
    test_while_it_goes_on_only_who_sits_there_may_look_and_only_with_own_eyes,
)
from tests.server.test_tables import (
    test_a_bot_plays_on_for_who_leaves_a_running_game,
    test_a_record_before_the_end_is_for_players_and_keeps_secrets,
    test_a_rematch_leads_everybody_to_the_same_new_table,
    test_a_table_that_cannot_be_is_refused_with_its_field,
    test_an_invited_friend_takes_the_open_seat,
    test_bots_that_fill_seats_have_names_of_their_own,
    test_leaving_before_the_game_frees_the_seat_and_the_last_one_takes_the_table_along,
    test_names_are_made_harmless,
    test_only_the_host_starts_and_bots_may_fill,
    test_the_lobby_has_public_tables_and_ones_own,
)
