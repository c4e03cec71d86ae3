"""What was painted from what: `assets/pictures/manifest.json` (standard library only)."""

import ast
import hashlib
import json
from pathlib import Path
from typing import TypedDict

from art.places import ASSETS, PICTURES, ROOT

FILE = PICTURES / "manifest.json"
HERE = Path(__file__).resolve().parent


class Entry(TypedDict):
    """One recipe: the files it was painted from with their common hash, and the hash of each file it wrote."""

    sources: list[str]
    sources_sha256: str
    outputs: dict[str, str]


def sha256(path: Path) -> str:
    """Return the hash of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def relative(path: Path) -> str:
    """Return a path from the top of the repository, with slashes."""
    return path.resolve().relative_to(ROOT).as_posix()


def _imports(module: str) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse((HERE / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("art"):
            part = node.module.partition(".")[2]
            names |= {part} if part else {alias.name for alias in node.names}
    return names


def modules_behind(module: str) -> list[str]:
    """Return a module of the art kit with all modules it imports, directly or not."""
    found, waiting = set[str](), [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _imports(name)
    return sorted(found)


def combined(paths: list[str]) -> str:
    """Return one hash over the names and contents of files, given from the top of the repository."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path} {sha256(ROOT / path)}\n".encode())
    return total.hexdigest()


def read() -> dict[str, Entry]:
    """Return the manifest, empty if there is none."""
    if not FILE.exists():
        return {}
    entries: dict[str, Entry] = json.loads(FILE.read_text(encoding="utf-8"))
    return entries


def write(entries: dict[str, Entry]) -> None:
    """Write the manifest."""
    ASSETS.mkdir(exist_ok=True)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps(dict(sorted(entries.items())), indent=1) + "\n", encoding="utf-8")


def in_step(entry: Entry | None, sources: list[str]) -> bool:
    """Tell whether a recipe's sources and outputs are as recorded."""
    if entry is None or entry["sources"] != sources or entry["sources_sha256"] != combined(sources):
        return False
    return all((ROOT / path).exists() and sha256(ROOT / path) == digest for path, digest in entry["outputs"].items())
