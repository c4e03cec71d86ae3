#!/usr/bin/env python3
"""Everything a developer does, in one command: `python3 build/dev.py play`.

Makes a virtual environment in .venv, installs the project into it and runs a command there. Needs
Python 3.11 and nothing else; works on Windows, macOS and Linux. Does nothing twice: the environment is
touched only when pyproject.toml, the Python version or the wanted extras changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "installed.json"
OLDEST_PYTHON = (3, 11)
DIST_FOLDERS = ("--workpath", str(ROOT / "dist" / "work"), "--distpath", str(ROOT / "dist"))
# What pip says without a network; it often hides the reason and only finds no version of anything.
NO_NETWORK = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeout",
    "ProxyError",
    "Max retries",
    "from versions: none",
)


class Command(NamedTuple):
    """A word after dev.py: what it does, the extras it needs, what .venv's Python runs and in which folder.

    Further arguments go to the first of the lines.
    """

    purpose: str
    extras: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]
    folder: Path = ROOT


COMMANDS = {
    "play": Command("open the app (further arguments as for four-grimoires)", (), (("-m", "game"),)),
    "test": Command("run all tests (further arguments as for pytest)", ("dev",), (("-m", "pytest", "-n", "auto"),)),
    "test --near": Command(
        "run the tests near what was changed, or near these files, in a few seconds",
        ("dev",),
        ((str(ROOT / "build" / "near.py"),),),
    ),
    "lint": Command(
        "check style, types and imports (further arguments as for ruff: lint --fix)",
        ("dev",),
        (
            ("-m", "ruff", "check", "."),
            ("-m", "mypy", "game", "build", "tests"),
            ("-c", "from importlinter.cli import lint_imports_command as lint; lint()"),
        ),
    ),
    "bench": Command("measure speed (further arguments: --help)", ("bench",), (("-m", "tests.benchmarks"),)),
    "package": Command(
        "build a program that runs without Python, in dist/FourGrimoires",
        ("package",),
        (("-m", "PyInstaller", "four_grimoires.spec", "--noconfirm", *DIST_FOLDERS),),
        ROOT / "build",
    ),
    "archive": Command("pack what `package` built, to hand it out", (), (("-m", "archive"),), ROOT / "build"),
    "glibc": Command("tell which glibc the Linux package needs", (), ((str(ROOT / "build" / "glibc.py"),),)),
    "macos": Command(
        "check the libraries' wheels for macOS, or a bundle (macos PATH)", (), ((str(ROOT / "build" / "macos.py"),),)
    ),
    "art": Command("paint the pictures again", ("art",), (("-m", "art"),), ROOT / "build"),
    "rules": Command("write down what the rules of a new version are", ("dev",), (("-m", "tests.saves.rules"),)),
    "saves": Command("keep saves of a new version of the rules for ever", ("dev",), (("-m", "tests.saves.collect"),)),
    "records": Command(
        "write down anew what is said and judged in the recorded matches",
        ("dev",),
        (("-m", "tests.every_game.records"),),
    ),
    "mutate": Command(
        "change the program at random places: do the tests notice? (mutate NUMBER SEED, --help)",
        ("dev",),
        ((str(ROOT / "build" / "mutate.py"),),),
    ),
    "new-card": Command(
        'begin a new card: new-card talisman "Old Beggar" --kind stranger',
        ("dev",),
        ((str(ROOT / "build" / "new_card.py"),),),
    ),
    "new-game": Command(
        'begin a new game, as a package of its own: new-game "Sea Race" --into FOLDER',
        ("dev",),
        ((str(ROOT / "build" / "new_game.py"),),),
    ),
    "words": Command("collect texts, compile translations", ("dev",), (("-m", "words"),), ROOT / "build"),
}


class Trouble(Exception):
    """Something the developer has to put right; the message says how."""


def main(arguments: list[str]) -> int:
    """Run one command and return its exit status."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if arguments else 2
    words = 2 if " ".join(arguments[:2]) in COMMANDS else 1  # "test --near" is a command of its own
    name, more = " ".join(arguments[:words]), arguments[words:]
    if name not in COMMANDS:
        print(f"dev.py: there is no command {name!r}.\n\n{usage()}", file=sys.stderr)
        return 2
    command = COMMANDS[name]
    try:
        check_python()
        python = prepare(command.extras)
        check_pygame(python)
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 1
    status = 0
    for place, line in enumerate(command.lines):
        further = more if place == 0 else []
        status = run([str(python), *line, *further], command.folder) or status
    return status


def usage() -> str:
    """The help text: one line per command."""
    lines = [f"  {name:<11} {command.purpose}" for name, command in COMMANDS.items()]
    return "usage: python3 build/dev.py COMMAND [ARGUMENTS]\n\n" + "\n".join(lines)


def check_python() -> None:
    """Raise Trouble unless the running Python is new enough."""
    if sys.version_info < OLDEST_PYTHON:
        have = ".".join(map(str, sys.version_info[:3]))
        raise Trouble(
            f"Four Grimoires needs Python 3.11 or newer, and this is {have} ({sys.executable}).\n"
            "Install a newer Python and run this command with it, for example: python3.13 build/dev.py play"
        )


def environment_python() -> Path:
    """The Python of .venv, which may not exist yet."""
    if os.name == "nt":
        return ENVIRONMENT / "Scripts" / "python.exe"
    return ENVIRONMENT / "bin" / "python"


def prepare(extras: tuple[str, ...]) -> Path:
    """Make .venv and install the project, as far as it isn't done; return .venv's Python."""
    python = environment_python()
    installed = read_stamp()
    wanted = sorted({*extras, *installed.get("extras", [])})
    stamp = {"version": list(sys.version_info[:3]), "project": project_hash(), "extras": wanted}
    if installed == stamp and python.exists():
        return python
    inside = Path(sys.prefix).resolve() == ENVIRONMENT.resolve()
    if not inside and (installed.get("version") != stamp["version"] or not python.exists()):
        make_environment()
    install(python, wanted)
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")
    return python


def read_stamp() -> dict[str, list[str]]:
    """What the last installation wrote down, or nothing."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def project_hash() -> str:
    """Changes when pyproject.toml does, or when the clone was moved (installations hold absolute paths)."""
    content = (ROOT / "pyproject.toml").read_bytes()
    return hashlib.sha256(content + str(ROOT).encode()).hexdigest()


def make_environment() -> None:
    """Make .venv anew with the running Python."""
    print(f"Making a virtual environment in {ENVIRONMENT} ...", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode == 0:
        return
    said = (result.stdout + result.stderr).strip()
    if "ensurepip" in said or "No module named venv" in said:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise Trouble(
            "this Python comes without the module venv. On Debian and Ubuntu install it with:\n"
            f"    sudo apt install python{version}-venv\nand run this command again."
        )
    raise Trouble(f"the virtual environment could not be made:\n{last_lines(said)}")


def install(python: Path, extras: list[str]) -> None:
    """Install the project and its dependencies into .venv."""
    print("Installing Four Grimoires and what it needs (once) ...", file=sys.stderr, flush=True)
    target = str(ROOT) + (f"[{','.join(extras)}]" if extras else "")
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-e", target]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if result.returncode == 0:
        return
    said = (result.stdout + result.stderr).strip()
    if any(sign in said for sign in NO_NETWORK):
        hint = "No package index could be reached: check the network (or proxy) and run this command again."
    elif "No space left" in said or "Errno 28" in said:
        hint = "The disk is full: make room and run this command again."
    else:
        hint = "The lines above tell why. When that is mended, run this command again."
    raise Trouble(f"the installation failed:\n{last_lines(said)}\n{hint}")


def last_lines(text: str, count: int = 12) -> str:
    """The end of a tool's output, indented."""
    return "\n".join("    " + line for line in text.splitlines()[-count:])


def check_pygame(python: Path) -> None:
    """Raise Trouble if the package pygame overwrote pygame-ce, or took its files away when it was removed."""
    library = python.parent.parent / ("Lib" if os.name == "nt" else "lib")
    pattern = "site-packages" if os.name == "nt" else "python3.*/site-packages"
    for packages in library.glob(pattern):
        overwritten = any(packages.glob("pygame-*.dist-info"))
        emptied = not (packages / "pygame" / "__init__.py").exists()
        if overwritten or (emptied and any(packages.glob("pygame_ce-*.dist-info"))):
            raise Trouble(
                "pygame has overwritten pygame-ce, which Four Grimoires needs. To repair it, run:\n"
                f"    {python} -m pip uninstall -y pygame pygame-ce\n"
                f"    {python} -m pip install pygame-ce"
            )


def run(command: list[str], folder: Path) -> int:
    """Run a command line in a folder and return its exit status; Ctrl-C goes to the command."""
    process = subprocess.Popen(command, cwd=folder)
    while True:
        try:
            status = process.wait()
            return status if status >= 0 else 128 - status
        except KeyboardInterrupt:
            continue


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
