"""build/dev.py: what it does when nothing changed, and what it says when something is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import dev
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty clone that dev.py takes for its own; commands in it are collected instead of run."""
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setattr(dev, "STAMP", tmp_path / ".venv" / "installed.json")
    return tmp_path


class Commands:
    """Stands in for subprocess.run: makes the Python that venv would make, answers as told, and remembers."""

    def __init__(self, said: str = "", status: int = 0) -> None:
        self.said, self.status, self.run = said, status, list[list[str]]()

    def __call__(self, command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        self.run.append(command)
        dev.environment_python().parent.mkdir(parents=True, exist_ok=True)
        dev.environment_python().touch()
        return subprocess.CompletedProcess(command, self.status, "", self.said)


@pytest.fixture
def commands(clone: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    commands = Commands()
    monkeypatch.setattr(subprocess, "run", commands)
    return commands


def test_the_first_run_makes_an_environment_and_installs_the_project(clone: Path, commands: Commands) -> None:
    dev.prepare(())
    assert [command[2] for command in commands.run] == ["venv", "pip"]
    assert commands.run[1][-2:] == ["-e", str(clone)]


def test_the_next_run_does_nothing(commands: Commands) -> None:
    dev.prepare(("dev",))
    commands.run.clear()
    dev.prepare(("dev",))
    dev.prepare(())
    assert commands.run == []


def test_another_extra_is_added_to_those_installed(clone: Path, commands: Commands) -> None:
    dev.prepare(("dev",))
    dev.prepare(("art",))
    assert [command[2] for command in commands.run] == ["venv", "pip", "pip"]
    assert commands.run[-1][-1] == f"{clone}[art,dev]"


def test_a_changed_project_is_installed_in_the_same_environment(clone: Path, commands: Commands) -> None:
    dev.prepare(())
    (clone / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    commands.run.clear()
    dev.prepare(())
    assert [command[2] for command in commands.run] == ["pip"]


def test_another_python_makes_the_environment_anew(commands: Commands) -> None:
    dev.prepare(())
    stamp = json.loads(dev.STAMP.read_text(encoding="utf-8"))
    dev.STAMP.write_text(json.dumps({**stamp, "version": [3, 11, 0, "other"]}), encoding="utf-8")
    commands.run.clear()
    dev.prepare(())
    assert [command[2] for command in commands.run] == ["venv", "pip"]


def test_an_installation_that_failed_is_tried_again(commands: Commands) -> None:
    commands.status = 1
    for _attempt in range(2):
        with pytest.raises(dev.Trouble):
            dev.prepare(())
    assert len(commands.run) == 2
    commands.status = 0
    dev.prepare(())
    assert dev.STAMP.exists()


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("Max retries exceeded with url", "check the network"),
        ("Could not find a version of hatchling (from versions: none)", "check the network"),
        ("OSError: [Errno 28] No space left on device", "make room"),
        ("something nobody foresaw", "The lines above tell why"),
    ],
)
def test_a_failed_installation_says_what_to_do(commands: Commands, said: str, advice: str) -> None:
    commands.said, commands.status = said, 1
    with pytest.raises(dev.Trouble, match=advice) as caught:
        dev.install(Path("python"), [])
    assert said in str(caught.value)


def test_a_python_without_venv_names_the_package_to_install(commands: Commands) -> None:
    commands.said, commands.status = "not created because ensurepip is not available", 1
    with pytest.raises(dev.Trouble, match="apt install python3"):
        dev.make_environment()


def test_an_old_python_is_named_with_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(dev.Trouble, match=r"needs Python 3\.11 or newer, and this is 3\.9\.2"):
        dev.check_python()


@pytest.mark.parametrize("state", ["overwritten", "emptied", "whole"])
def test_pygame_in_place_of_pygame_ce_is_told_with_the_repair(tmp_path: Path, state: str) -> None:
    packages = tmp_path / ("Lib" if os.name == "nt" else "lib/python3.11") / "site-packages"
    (packages / "pygame_ce-2.5.8.dist-info").mkdir(parents=True)
    if state != "emptied":
        (packages / "pygame").mkdir()
        (packages / "pygame" / "__init__.py").touch()
    if state == "overwritten":
        (packages / "pygame-2.6.1.dist-info").mkdir()
    python = tmp_path / "bin" / "python"
    if state == "whole":
        dev.check_pygame(python)
    else:
        with pytest.raises(dev.Trouble, match="pip uninstall -y pygame pygame-ce"):
            dev.check_pygame(python)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "build" / "dev.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_an_unknown_command_lists_those_there_are() -> None:
    result = run("plya")
    assert result.returncode == 2
    assert "no command 'plya'" in result.stderr
    assert all(name in result.stderr for name in dev.COMMANDS)
    assert "Traceback" not in result.stderr


def test_help_lists_every_command_with_what_it_does() -> None:
    result = run("--help")
    assert result.returncode == 0
    assert all(f"  {name} " in result.stdout for name in dev.COMMANDS)


def test_the_status_of_a_command_is_passed_on(tmp_path: Path) -> None:
    assert dev.run([sys.executable, "-c", "raise SystemExit(7)"], tmp_path) == 7


def test_two_words_may_be_one_command(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], _folder: Path) -> int:
        ran.append(command)
        return 0

    monkeypatch.setattr(dev, "prepare", lambda extras: Path("python"))
    monkeypatch.setattr(dev, "check_pygame", lambda python: None)
    monkeypatch.setattr(dev, "run", run)
    assert dev.main(["test", "--near", "game/words.py"]) == 0
    assert dev.main(["test", "-k", "--near"]) == 0
    assert Path(ran[0][1]).name == "near.py"
    assert ran[0][2:] == ["game/words.py"]
    assert ran[1][1:] == ["-m", "pytest", "-n", "auto", "-k", "--near"]
