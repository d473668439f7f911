"""From Numba's code to one WebAssembly module: the very instructions that this machine runs, for another target.

Numba's LLVM code of every function is linked into one module, with the target exchanged. Nothing is imported from
outside, no operation on numbers may be reordered, and nothing is compiled that no exported function needs.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm
from numba.core.caching import Cache, NullCache

from niagara.wasm.functions import Function

TRIPLE: Final = "wasm32-unknown-unknown"
LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES: Final = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint"
STACK: Final = 1 << 18
LINKERS: Final = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(22, 13, -1)))

# What Numba writes for this machine, and what WebAssembly needs in its place.
EXCHANGED: Final = (
    (r"target triple = .*", f'target triple = "{TRIPLE}"'),
    (r"target datalayout = .*", f'target datalayout = "{LAYOUT}"'),
    (r'"(target-cpu|target-features|tune-cpu|probe-stack)"="[^"]*"', ""),
    (r"= common (local_unnamed_addr )?global", "= linkonce_odr global"),  # WebAssembly has no common symbols
)
LOOSE: Final = re.compile(r" = f(?:add|sub|mul|div|cmp|neg) (?:\w+ )*(fast|reassoc|contract|afn|arcp)\b")


class CannotBuild(RuntimeError):
    """Why there can be no module, and what helps."""


def find_linker() -> str:
    """The linker for WebAssembly."""
    for name in LINKERS:
        if found := shutil.which(name):
            return found
    raise CannotBuild("wasm-ld is not installed; Debian has it in the package lld")


def read_no_cache() -> None:
    """Compile everything anew, since Numba's cache has no LLVM code; what is compiled is kept there for native use."""
    setattr(Cache, "load_overload", NullCache.load_overload)  # noqa: B010 - mypy allows no assignment to a method


def llvm_code(function: Function) -> tuple[str, str]:
    """The LLVM code of a function and all that it calls, and the symbol by which it goes there."""
    driver: Any = function.driver
    driver.compile(function.types())
    result = driver.overloads[driver.signatures[0]]
    if not (code := result.library.get_llvm_str()):
        raise CannotBuild("the compiled code came from a cache, which does not keep what this needs")
    return code, result.fndesc.llvm_func_name


def check_strict(text: str) -> None:
    """Refuse LLVM code that may reorder operations on numbers: another machine would do so in another way."""
    if found := LOOSE.search(text):
        raise CannotBuild(f"compiled code computes loosely: {found[0]}")


def for_wasm(text: str) -> str:
    """LLVM code with the target exchanged."""
    for pattern, wanted in EXCHANGED:
        text = re.sub(pattern, wanted, text)
    return text


def link(code: Mapping[str, tuple[str, str]], folder: Path) -> bytes:
    """One module with a function for each name, from the LLVM code and the symbol of each."""
    linker = find_linker()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"\n')
    for text, _ in code.values():
        check_strict(text)
        whole.link_in(llvm.parse_assembly(for_wasm(text)))
    names = {symbol: name for name, (_, symbol) in code.items()}
    for function in whole.functions:
        if not function.is_declaration:
            exported = function.name in names
            function.linkage = "external" if exported else "internal"
            if exported:
                function.name = names[function.name]
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(whole, builder)  # drops what nobody calls, such as Python's wrappers
    compiled, linked = folder / "niagara.o", folder / "niagara.wasm"
    compiled.write_bytes(machine.emit_object(whole))
    exports = [f"--export={name}" for name in (*code, "__heap_base")]
    command = [linker, "--no-entry", "--stack-first", "-z", f"stack-size={STACK}", "-O3", "--strip-all", *exports]
    done = subprocess.run([*command, "-o", str(linked), str(compiled)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"{linker}: {done.stderr.strip()}")
    return linked.read_bytes()
