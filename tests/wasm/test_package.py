"""The npm package: packed, installed in an empty project, used as its page says, and typed."""

import re
import subprocess
from pathlib import Path

from tests.wasm.engine import ROOT

WEB = ROOT / "web"
TYPED = """
import { type Engine, type EngineDescription, loadEngine, newGame, type Position } from "niagara-engine";
export async function begin(wasm: Uint8Array<ArrayBuffer>, description: EngineDescription): Promise<Position> {
  return newGame(await loadEngine(wasm, description, wasm), 3, 1n);
}
// @ts-expect-error: luck is a bigint
export const wrong = (engine: Engine): Position => newGame(engine, 3, 1);
"""


def run(*command: str, folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_package_is_installed_and_does_what_its_page_says(built: None, tmp_path: Path) -> None:  # noqa: ARG001
    run("npm", "run", "--silent", "engine:package", folder=WEB)
    packed = run("npm", "pack", "--silent", str(ROOT / "build" / "npm"), folder=tmp_path).strip()
    (tmp_path / "package.json").write_text('{"type": "module"}')
    run("npm", "install", "--silent", "--offline", "--no-audit", "--no-fund", packed, folder=tmp_path)
    example = re.search(r"```js\n(.*?)```", (ROOT / "docs" / "wasm.md").read_text(), re.DOTALL)
    assert example
    (tmp_path / "example.mjs").write_text(example[1])
    assert re.fullmatch(r"\d+ moves\n", run("node", "example.mjs", folder=tmp_path))
    (tmp_path / "typed.ts").write_text(TYPED)
    strict = ("--noEmit", "--strict", "--target", "ES2023", "--module", "nodenext", "--ignoreConfig")
    run(str(WEB / "node_modules" / ".bin" / "tsc"), "typed.ts", *strict, folder=tmp_path)
