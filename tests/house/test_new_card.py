"""`dev.py new-card`: what it writes is a whole card, and every test of its room passes at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import new_card
import pytest
from card_skeletons import SKELETONS

from game.talisman.box.register import CARDS
from tests.linters import linters_installed

ROOT = Path(__file__).resolve().parents[2]
ALL_KINDS = """
import sys
sys.path.insert(0, "build")
import new_card
for kind in new_card.SKELETONS:
    for path, line, what in new_card.write(f"Newest {kind}", kind):
        print(path.relative_to(new_card.ROOT).as_posix(), line, what)
"""
PLAYED_AND_PROVEN = (
    *(f"tests/talisman/test_newest_{kind}.py" for kind in SKELETONS),
    "tests/talisman/cards/test_catalogue_of_cards.py",
    "tests/talisman/rules/hero/test_setup.py",
    "tests/house/test_clauses.py",
    "tests/rulebook/test_rulebook.py",
    "tests/test_release.py",
    "tests/saves/test_rules_versions.py",
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project into which a card of every kind is written."""
    folder = tmp_path_factory.mktemp("project")
    ignored = shutil.ignore_patterns("__pycache__", "screenshots")
    for name in ("game", "build", "tests", "assets"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, folder / name)
    return folder


def run(folder: Path, *command: str) -> str:
    """Run this Python in the copy; what it says."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "FOUR_"))}
    environment["PYTHONPATH"] = str(folder)
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.skipif(not linters_installed(), reason="ruff and mypy are not installed here")
def test_a_card_of_every_kind_is_played_and_proven_at_once(copy: Path) -> None:
    written = run(copy, "-c", ALL_KINDS)
    for kind in SKELETONS:
        assert f"tests/talisman/test_newest_{kind}.py 1 its test" in written
    assert "the version of the rules" in written
    files = sorted({line.split()[0] for line in written.splitlines() if line.split()[0].endswith(".py")})
    run(copy, "-m", "ruff", "check", *files)
    said = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-rs", *PLAYED_AND_PROVEN)
    for wanted in ("talisman/cards/newest_enemy.jpg", "Newest stranger", "version", "dev.py saves talisman"):
        assert wanted in said, "what is left to do before a release is listed"


@pytest.mark.parametrize("name", ["", "7 Dwarfs", 'The "Ogre"', "{who}"])
def test_what_is_no_name_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_card.main(["talisman", name]) == 2
    assert "is no name for a card" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "said"), [("Wild Boar", "already a card"), ("Enemy", "already has something")])
def test_a_name_that_is_taken_is_refused(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = list(CARDS)
    assert new_card.main(["talisman", name, "--kind", "enemy"]) == 2
    assert said in capsys.readouterr().err
    assert list(CARDS) == before


def test_what_a_module_lacks_is_imported_once() -> None:
    source = '"""Words."""\n\nfrom a import b\n\nX = b\n'
    wanted = source.replace("b\n\nX", "b\nfrom a import c\n\nX")
    assert new_card.with_imports(source, [("a", "b"), ("a", "c")]) == wanted
