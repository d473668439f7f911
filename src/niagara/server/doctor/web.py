"""The way from outside, as a visitor's browser takes it: certificate, proxy, sockets."""

from __future__ import annotations

import os
import ssl
import time
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

from niagara.server.doctor.findings import Finding

SECONDS = 10
FEW_DAYS = 14


def check_proxies(environment: Mapping[str, str] = os.environ) -> Finding:
    """Whose word counts on where a visitor comes from."""
    believed = environment.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    if "*" in believed:
        advice = "name the proxy's address in FORWARDED_ALLOW_IPS: now every visitor may claim any address"
        return Finding("proxy", "bad", "X-Forwarded-For is believed from everybody", advice)
    return Finding("proxy", "good", f"X-Forwarded-For is believed from {believed}")


def check_address(address: str) -> list[Finding]:
    """Whether visitors reach the server there, by HTTPS and with sockets."""
    try:
        link = urlsplit(address)
        port = link.port
    except ValueError:
        link, port = SplitResult("", "", "", "", ""), None
    if link.scheme not in ("http", "https") or not link.hostname:
        return [Finding("address", "bad", f"{address} is no address", "give one such as https://niagara.example.org")]
    findings: list[Finding] = []
    if link.scheme == "https":
        tls = _check_certificate(link.hostname, port or 443)
        findings.append(tls)
        if tls.health == "bad":
            return findings
    elif link.hostname not in ("localhost", "127.0.0.1", "::1"):
        advice = "put a proxy with a certificate before the server, and start it with --secure"
        findings.append(Finding("TLS", "bad", "visitors come without encryption", advice))
    try:
        findings += _check_answers(link)
    except (OSError, HTTPException) as problem:
        advice = "is the server running, and does the proxy know its port?"
        findings.append(Finding("address", "bad", f"{address}: {_why(problem)}", advice))
    return findings


def _check_certificate(host: str, port: int) -> Finding:
    import socket

    try:
        with (
            socket.create_connection((host, port), SECONDS) as plain,
            ssl.create_default_context().wrap_socket(plain, server_hostname=host) as wrapped,
        ):
            ends = (wrapped.getpeercert() or {}).get("notAfter")
    except ssl.SSLError as problem:
        return Finding(
            "TLS", "bad", f"{host}: {problem.reason}", "get a certificate for this name; Caddy does so itself"
        )
    except OSError as problem:
        return Finding("TLS", "bad", f"{host}:{port}: {_why(problem)}", "is the proxy running, and port 443 open?")
    days = (ssl.cert_time_to_seconds(str(ends)) - time.time()) / 86_400
    if days < FEW_DAYS:
        return Finding("TLS", "doubtful", f"the certificate ends in {days:.0f} days", "let the proxy renew it")
    return Finding("TLS", "good", f"the certificate is good for {days:.0f} days")


def _ask(link: SplitResult, path: str, headers: Mapping[str, str]) -> tuple[int, Mapping[str, str]]:
    """The status and the headers of an answer."""
    kind = HTTPSConnection if link.scheme == "https" else HTTPConnection
    connection = kind(str(link.hostname), link.port, timeout=SECONDS)
    try:
        connection.request("GET", path, headers=dict(headers))
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}
    finally:
        connection.close()


def _check_answers(link: SplitResult) -> list[Finding]:
    status, headers = _ask(link, "/health", {})
    if status != 200 or "content-security-policy" not in headers:
        advice = "is it this server that answers? its log says more" if status == 200 else "the server's log says why"
        return [Finding("address", "bad", f"/health answers {status}", advice)]
    findings = [Finding("address", "good", "/health answers 200")]
    if link.scheme == "https" and "strict-transport-security" not in headers:
        findings.append(Finding("TLS", "bad", "the server does not know of HTTPS", "start it with --secure"))
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "bmlhZ2FyYSBkb2N0b3IhIQ==",
        "Origin": f"{link.scheme}://{link.netloc}",
    }
    status, _ = _ask(link, "/ws/lobby", upgrade)
    if status == 101:
        findings.append(Finding("sockets", "good", "a socket opens"))
    elif status == 403:
        advice = "let the proxy pass the Host header on (nginx: proxy_set_header Host $host)"
        findings.append(Finding("sockets", "bad", "the server takes this page for a stranger's (403)", advice))
    else:
        advice = "let the proxy pass Upgrade and Connection on, as docs/hosting.md shows"
        findings.append(Finding("sockets", "bad", f"no socket opens: {status}", advice))
    return findings


def _why(problem: Exception) -> str:
    """What went wrong, without the system's number for it."""
    return getattr(problem, "strerror", None) or str(problem) or type(problem).__name__
