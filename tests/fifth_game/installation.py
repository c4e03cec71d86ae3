"""Puts the game into a folder as an installer would."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

SOURCE = Path(__file__).resolve().parent / "outside"


def install(folder: Path) -> None:
    """The package and what an installer notes about it, in a folder that is on the path."""
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module = project["name"].replace("-", "_")
    shutil.copytree(SOURCE / module, folder / module, ignore=shutil.ignore_patterns("__pycache__"))
    notes = folder / f"{module}-{project['version']}.dist-info"
    notes.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (notes / "METADATA").write_text(metadata, encoding="utf-8")
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {what}\n" for name, what in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (notes / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
