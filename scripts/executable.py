"""`make executable`: the whole game as one file for people without Python, into dist/.

It is made from the built wheel (`make release`) and the base dependencies alone, as they are locked: no Numba and no
server. It serves the static site on this machine and opens the browser. PyInstaller packs for the system it runs on, so
each system makes its own.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

from release import checksums  # beside this file

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
WORK = ROOT / "build" / "executable"
SYSTEMS = {"Darwin": "macos", "Windows": "windows", "Linux": "linux"}
MACHINES = {"AMD64": "x86_64", "aarch64": "arm64"}


def executable_name(system: str = platform.system(), machine: str = platform.machine()) -> str:
    """Such as niagara-linux-x86_64."""
    name = f"niagara-{SYSTEMS.get(system, system.lower())}-{MACHINES.get(machine, machine)}"
    return f"{name}.exe" if system == "Windows" else name


def main(uv: str) -> None:
    """Make the environment anew, and pack it."""
    wheels = list(DIST.glob("*.whl"))
    if len(wheels) != 1:
        raise SystemExit("dist/ has to have one wheel: run 'make release' first")
    venv = WORK / "venv"
    scripts = venv / ("Scripts" if os.name == "nt" else "bin")
    here = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(venv), "NIAGARA_EXECUTABLE": Path(executable_name()).stem}
    here.pop("VIRTUAL_ENV", None)
    locked: list[str | Path] = [
        uv,
        "sync",
        "--quiet",
        "--frozen",
        "--no-default-groups",
        "--group",
        "executable",
        "--no-install-project",
    ]
    subprocess.run(locked, cwd=ROOT, env=here, check=True)
    installed: list[str | Path] = [
        uv,
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--reinstall",
        "--python",
        scripts / "python",
        wheels[0],
    ]
    subprocess.run(installed, env=here, check=True)
    packed: list[str | Path] = [
        scripts / "pyinstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        DIST,
        "--workpath",
        WORK,
    ]
    subprocess.run([*packed, ROOT / "scripts" / "niagara.spec"], cwd=WORK, env=here, check=True)
    made = DIST / executable_name()
    (DIST / "SHA256SUMS").write_text(checksums(DIST), encoding="utf-8")
    print(f"{made.stat().st_size:>12,}  {made.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1])
