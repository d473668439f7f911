"""The files of `deploy/`, as far as they can be tried without a container engine: syntax, names, commands inside."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from niagara.cli import app

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
UNIT = (DEPLOY / "niagara.service").read_text("utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text("utf-8")


def parses(command: str) -> None:
    """The command line knows this command and its options."""
    app.parse_args(shlex.split(command), exit_on_error=False, print_error=False)


def test_every_command_in_the_files_is_one_that_we_have() -> None:
    parses(COMPOSE["services"]["niagara"]["command"])
    served = re.search(r"^CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    assert served
    parses(shlex.join(yaml.safe_load(served[1])))
    for line in re.findall(r"^Exec\w+=/opt/niagara/bin/niagara (.*)$", UNIT, re.MULTILINE):
        parses(line)
    assert UNIT.count("/opt/niagara/bin/niagara ") == 2


def test_the_containers_know_each_other() -> None:
    services = COMPOSE["services"]
    assert services.keys() == {"niagara", "postgres", "valkey", "caddy"}
    command = services["niagara"]["command"]
    addresses = f"{command} {services['niagara']['environment']['NIAGARA_REDIS']}"
    assert set(re.findall(r"@(\w+)[/:]", addresses)) == {"postgres", "valkey"}
    proxy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    assert services["niagara"]["environment"]["FORWARDED_ALLOW_IPS"] == proxy
    assert services["caddy"]["environment"]["NIAGARA_HOST"].startswith("${NIAGARA_HOST:?")
    assert "reverse_proxy niagara:8080" in CADDY
    named = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert {name for name in named if not name.startswith(".")} == COMPOSE["volumes"].keys()
    assert (DEPLOY.parent / services["niagara"]["build"]["dockerfile"]).is_file()


def test_nothing_secret_is_written_into_the_files() -> None:
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            assert "PASSWORD" not in name or re.match(r"\$\{NIAGARA_(VALKEY_)?PASSWORD:\?", value)


def test_valkey_asks_for_the_password_that_the_server_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server, valkey = (COMPOSE["services"][name] for name in ("niagara", "valkey"))
    given = valkey["environment"]["VALKEY_PASSWORD"]
    assert server["environment"]["NIAGARA_REDIS"] == f"redis://:{given}@valkey:6379"
    monkeypatch.setenv("NIAGARA_REDIS", "redis://:s3@valkey:6379")
    for command in (server["command"], "doctor", "worker"):
        _, bound, _ = app.parse_args(shlex.split(command), exit_on_error=False, print_error=False)
        assert bound.arguments["redis"] == "redis://:s3@valkey:6379"
    shell, option, line = valkey["command"]
    assert (shell, option) == ("sh", "-c")
    # Compose makes one $ of two; here a server stands by that prints what it was given.
    line = line.replace("$$", "$").replace("/tmp/", f"{tmp_path}/").replace("valkey-server", "cat").split(" --")[0]
    shown = subprocess.run(
        [shell, option, line], env={"PATH": "/usr/bin:/bin", "VALKEY_PASSWORD": "s3"}, capture_output=True, check=True
    )
    assert shown.stdout == b"requirepass s3\n"


def test_without_https_pages_are_sent_on_and_programs_refused() -> None:
    *_, plain = CADDY.split("\n\n")
    lines = [line.strip() for line in plain.splitlines() if not line.startswith("#")]
    assert CADDY.count("{") == CADDY.count("}")
    assert lines == [
        "http://{$NIAGARA_HOST} {",
        "@pages not path /api /api/* /ws /ws/*",
        "redir @pages https://{host}{uri} permanent",  # Caddy looks at redirects before answers
        "respond 403",
        "}",
    ]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "niagara.service"
    unit.write_text(UNIT.replace("/opt/niagara/bin/niagara", "/bin/true"))
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert "niagara.service" not in checked.stderr, checked.stderr
