"""Why something was not done: every code that a program may meet. `words/` has the sentence of each."""

from __future__ import annotations

from typing import Literal

from niagara.rules.why import ReasonCode

HostCode = Literal[
    "already_started",
    "bad_mail",
    "bad_passkey",
    "bad_position",
    "bad_push",
    "bad_record",
    "busy",
    "fault",
    "imported",
    "kicked",
    "link_expired",
    "link_used",
    "long_record",
    "mail_lately",
    "malformed",
    "method_not_allowed",
    "muted",
    "newer_log",
    "no_coach",
    "no_passkeys",
    "no_such_decision",
    "no_such_device",
    "no_such_lesson",
    "no_such_level",
    "no_such_link",
    "no_such_mail",
    "no_such_passkey",
    "no_such_space",
    "no_such_table",
    "no_such_token",
    "not_found",
    "not_absent",
    "not_alone",
    "not_host",
    "not_playing",
    "not_rateable",
    "not_seated",
    "not_your_seat",
    "only_in_person",
    "other_seats",
    "other_site",
    "over_already",
    "passkey_late",
    "resync",
    "seat_taken",
    "seats_open",
    "slow_down",
    "still_playing",
    "too_long",
    "too_many_passkeys",
    "too_many_programs",
    "try_again",
    "unfinished_turn",
    "unfit",
]

# A rule stands in the way, or something else does.
RefusalCode = HostCode | ReasonCode
