"""Run by pack-engine.mjs in Pyodide: compiles and packs what is in /in, and leaves in /out what a tab is sent."""

from __future__ import annotations

import ast
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[import-not-found]
from importlib.util import source_hash
from pathlib import Path
from types import CodeType

# Modules of Python's library that nothing in the tab comes near; without them it is a third of its size.
# fmt: off
UNUSED = {
    "__hello__", "__phello__", "_aix_support", "_android_support", "_apple_support", "_compat_pickle",
    "_ios_support", "_markupbase", "_pydatetime", "_pydecimal", "_pyio", "_pylong", "_pyrepl", "_strptime",
    "antigravity", "argparse", "bdb", "cProfile", "calendar", "cmd", "code", "colorsys", "compileall",
    "configparser", "csv", "ctypes", "curses", "dbm", "difflib", "doctest", "email", "ensurepip", "filecmp",
    "fileinput", "fractions", "ftplib", "getopt", "getpass", "gettext", "graphlib", "gzip", "html", "http",
    "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes", "modulefinder", "multiprocessing", "netrc",
    "nturl2path", "optparse", "pdb", "pickle", "pickletools", "platform", "plistlib", "poplib", "pprint", "profile",
    "profiling", "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pydoc_data", "quopri", "rlcompleter", "runpy",
    "sched", "shelve", "shlex", "smtplib", "socketserver", "sqlite3", "ssl", "statistics", "symtable", "tabnanny",
    "tarfile", "telnetlib", "this", "timeit", "tkinter", "tomllib", "trace", "tracemalloc", "tty", "turtle",
    "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo",
}
UNUSED_PARTS = (
    "asyncio/proactor", "asyncio/windows", "asyncio/tools", "asyncio/__main__", "concurrent/futures/process",
    "concurrent/interpreters", "importlib/metadata", "json/tool", "logging/config", "logging/handlers",
    "pyodide/console", "sysconfig/__main__", "urllib/re", "urllib/robotparser",
)
# fmt: on
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"}

OUT = Path("/out")


def compiled(source: bytes, name: str, *, library: bool = False) -> bytes:
    """Byte code that is never checked against its source; Python's library asserts nothing and knows no lines."""
    code = compile(without_docstrings(source), name, "exec", dont_inherit=True, optimize=2 if library else 0)
    if library:
        code = without_lines(code)
    return bytes(_code_to_hash_pyc(code, source_hash(source), False))


def without_lines(code: CodeType) -> CodeType:
    """Without the tables of which instruction stands in which line: they are a third of the library's size."""
    count = len(code.co_code) // 2
    # One byte says of eight instructions, or of the last few, that they stand nowhere.
    table = b"\xff" * (count // 8) + (bytes([0xF8 | (count % 8 - 1)]) if count % 8 else b"")
    constants = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=constants)


def without_docstrings(source: bytes) -> ast.Module:
    """A module as nobody reads it; what it asserts stays."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def is_used(path: str) -> bool:
    """Whether a file of Python's library is sent along."""
    parts = path.removesuffix(".py").split("/")
    if parts[0] == "encodings":
        return parts[-1] in ENCODINGS
    return path.endswith(".py") and parts[0] not in UNUSED and not path.startswith(UNUSED_PARTS)


def pack_library() -> None:
    """Python's library, as byte code without documentation."""
    with zipfile.ZipFile("/in/stdlib.zip") as found, zipfile.ZipFile(OUT / "python_stdlib.zip", "w") as made:
        for path in found.namelist():
            if is_used(path):
                add(made, path + "c", compiled(found.read(path), path, library=True))


def pack_ours() -> None:
    """Our own Python and msgspec, as they stand in a folder of packages."""
    with zipfile.ZipFile(OUT / "niagara.zip", "w") as made, zipfile.ZipFile("/in/msgspec.whl") as wheel:
        for file in sorted(Path("/in/niagara").rglob("*.*")):
            path = file.relative_to("/in").as_posix()
            if file.suffix == ".py":
                add(made, path + "c", compiled(file.read_bytes(), path))
            else:
                add(made, path, file.read_bytes())
        for path in wheel.namelist():
            if path.endswith(".so"):
                # It is loaded before Python is there to unpack anything.
                (OUT / "msgspec.so").write_bytes(wheel.read(path))
                (OUT / "library").write_text(path)
            elif path.endswith(".py"):
                add(made, path + "c", compiled(wheel.read(path), path))
            elif "licenses/" in path or path.endswith("/LICENSE"):
                (OUT / "licences" / "msgspec.txt").write_bytes(wheel.read(path))


def add(made: zipfile.ZipFile, path: str, data: bytes) -> None:
    """Add a file with no time of its own: equal sources make equal archives."""
    entry = zipfile.ZipInfo(path)
    entry.compress_type = zipfile.ZIP_DEFLATED
    made.writestr(entry, data, compresslevel=9)


(OUT / "licences").mkdir(parents=True)
pack_library()
pack_ours()
