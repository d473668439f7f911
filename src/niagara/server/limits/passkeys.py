"""Passkeys, as WebAuthn has them: what a browser is asked, and whether its answer is good.

All of it is called aside: the library takes long to load when it is first wanted, and answers take a while to check.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

Answer = dict[str, Any]  # what a browser says, as WebAuthn has it in JSON


class BadPasskey(ValueError):
    """An answer that is not good here."""


@dataclass(frozen=True, slots=True)
class Made:
    """A new passkey: what its device calls it, its public half, and how often it says it was used."""

    credential: str
    key: str
    count: int


def passkey_site(public_url: str) -> str:
    """An address at which browsers allow passkeys: a name, by HTTPS; or this very machine."""
    parts = urlsplit(public_url)
    host = parts.hostname or ""
    named = "." in host and ":" not in host and not host.replace(".", "").isdigit()
    return public_url if host == "localhost" or (parts.scheme == "https" and named) else ""


def ask_for_new(site: str, name: str, handle: bytes, challenge: bytes, known: Sequence[str]) -> str:
    """What a browser needs to make a passkey, none of which it has yet."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=_name_of(site),
        rp_name="Niagara",
        user_name=name,
        user_id=handle,
        challenge=challenge,
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each)) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return options_to_json(options)


def check_new(site: str, answer: Answer, challenge: bytes) -> Made:
    """What a browser made, if it is good."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        made = verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=_name_of(site), expected_origin=site
        )
    except (WebAuthnException, ValueError, TypeError) as error:
        raise BadPasskey("not good") from error
    key = bytes_to_base64url(made.credential_public_key)
    return Made(bytes_to_base64url(made.credential_id), key, made.sign_count)


def ask_to_show(site: str, challenge: bytes) -> str:
    """What a browser needs to show a passkey; which one is for its user to say."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=_name_of(site), challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
    )
    return options_to_json(options)


def check_shown(site: str, answer: Answer, challenge: bytes, key: str, count: int) -> int:
    """How often a passkey says it was used, if what was shown is good and the key counts on from `count`."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        shown = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=_name_of(site),
            expected_origin=site,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=count,
        )
    except (WebAuthnException, ValueError, TypeError) as error:
        raise BadPasskey("not good") from error
    return shown.new_sign_count


def challenge_in(answer: Answer) -> bytes:
    """The challenge that an answer says it is for."""
    from webauthn.helpers import base64url_to_bytes

    try:
        told = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadPasskey("no challenge") from error


def _name_of(site: str) -> str:
    return urlsplit(site).hostname or ""
