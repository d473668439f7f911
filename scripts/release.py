"""`make release`: builds wheel and sdist into dist/ and puts beside them what a release needs.

The parts of the game have been built before, by make. Beside the packages come the static site as a zip file, bills of
materials (CycloneDX, of the Python and of the browser packages), the notes from CHANGELOG.md, and checksums of all.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"


def notes_of(changelog: str, version: str) -> str:
    """What the changelog says of a version, or of what is not released yet where it does not know that version."""
    sections = {}
    for section in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        title, _, body = section.partition("\n")
        sections[title.partition("]")[0].lstrip("[")] = body.strip()
    unreleased = sections.get("Unreleased", "")
    if version in sections and unreleased:
        raise SystemExit(f"CHANGELOG.md has more than version {version}: raise __version__ in src/niagara/__init__.py")
    if body := sections.get(version, unreleased):
        return f"# Niagara {version}\n\n{body}\n"
    raise SystemExit(f"CHANGELOG.md says nothing of version {version}")


def checksums(folder: Path) -> str:
    """One line for every file, as `sha256sum --check` reads it."""
    files = sorted(
        path for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS" and path.name[0] != "."
    )
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def main(uv: str) -> None:
    """Build everything anew into dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([uv, "build", "--quiet", "--out-dir", DIST, ROOT], check=True)
    (wheel,) = DIST.glob("*.whl")
    version = wheel.name.split("-")[1]
    shutil.make_archive(str(DIST / "niagara-site"), "zip", ROOT, "site")
    export = [uv, "export", "--frozen", "--quiet", "--all-extras", "--no-default-groups", "--format", "cyclonedx1.5"]
    subprocess.run([*export, "--output-file", DIST / "sbom-python.cdx.json"], cwd=ROOT, check=True)
    listed = subprocess.run(
        ["npm", "sbom", "--sbom-format", "cyclonedx", "--omit", "dev"],
        cwd=ROOT / "web",
        check=True,
        capture_output=True,
        text=True,
    )
    (DIST / "sbom-browser.cdx.json").write_text(listed.stdout, encoding="utf-8")
    notes = notes_of((ROOT / "CHANGELOG.md").read_text("utf-8"), version)
    (DIST / "NOTES.md").write_text(notes, encoding="utf-8")
    (DIST / "SHA256SUMS").write_text(checksums(DIST), encoding="utf-8")
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size:>12,}  {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1])
