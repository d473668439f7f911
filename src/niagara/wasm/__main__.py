"""`python -m niagara.wasm FOLDER` builds the module, its description and the minds."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path


def build(folder: Path) -> None:
    """Write niagara.wasm, niagara.json and niagara.minds."""
    from niagara.wasm.description import describe
    from niagara.wasm.functions import FUNCTIONS
    from niagara.wasm.held import bundle_minds
    from niagara.wasm.module import find_linker, link, llvm_code

    find_linker()  # before some minutes of compiling
    bundle = bundle_minds()
    code = {name: llvm_code(function) for name, function in FUNCTIONS.items()}
    with tempfile.TemporaryDirectory() as work:
        module = link(code, Path(work))
    folder.mkdir(parents=True, exist_ok=True)
    files = {
        "niagara.wasm": module,
        "niagara.json": json.dumps(describe(bundle), separators=(",", ":")).encode(),
        "niagara.minds": bytes(bundle.data),
    }
    for name, data in files.items():
        (folder / name).write_bytes(data)
        print(f"{folder / name}: {len(data):,} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m niagara.wasm FOLDER")
    from niagara.wasm.module import CannotBuild, read_no_cache

    read_no_cache()
    try:
        build(Path(sys.argv[1]))
    except CannotBuild as problem:
        sys.exit(f"make wasm: {problem}")
