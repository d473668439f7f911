"""Shell completion, as `niagara --install-completion` installs it, asked by a real bash."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ASK = """
source "$HOME/.local/share/bash-completion/completions/niagara"
COMP_WORDS=(niagara "$@"); COMP_CWORD=$#; COMP_LINE="niagara $*"; COMP_POINT=${#COMP_LINE}
$(complete -p niagara | sed 's/.*-F \\([^ ]*\\).*/\\1/')
echo "${COMPREPLY[@]}"
"""


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash here")
def test_bash_completes_commands_and_options(tmp_path: Path) -> None:
    here = {**os.environ, "HOME": str(tmp_path), "SHELL": "/bin/bash", "XDG_DATA_HOME": str(tmp_path / ".local/share")}
    install = [sys.executable, "-m", "niagara", "--install-completion"]
    subprocess.run(install, env=here, check=True, capture_output=True)

    def complete(*words: str) -> set[str]:
        asked = subprocess.run(
            ["bash", "-c", ASK, "bash", *words], env=here, check=True, capture_output=True, text=True
        )
        return set(asked.stdout.split())

    assert complete("pl") == {"play"}
    assert complete("play", "--l") == {"--level", "--language"}
    assert complete("admin", "re") == {"reports", "restore", "retention"}
    assert complete("picture", "--look", "d") == {"day", "dusk"}
