"""No file of the repository names one machine's folders or a place that packages are downloaded from.

And no two have names that are one name on the disks of macOS and Windows.
"""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Written in pieces, so that this file passes its own test.
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+)" + r"/\w|[A-Z]:\\Users\\", re.IGNORECASE)
DOWNLOAD_ADDRESS = re.compile(
    r"https?://[^\s)\"']*(?:pypi|pythonhosted|npmjs|registry\.|debian\.org|ubuntu\.com|devpi|artifactory)"
    r"|index-" + r"url|find-" + r"links",
    re.IGNORECASE,
)


def tracked_files() -> list[Path]:
    """Every tracked (or about to be tracked) file, as a path inside of the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [Path(name) for name in filter(None, listed.split("\0"))]


def tracked_texts() -> Iterator[tuple[Path, str]]:
    """Every tracked (or about to be tracked) file that is text."""
    for path in map(ROOT.joinpath, tracked_files()):
        if path.is_file() and b"\0" not in path.read_bytes()[:8192]:
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def findings(pattern: re.Pattern[str]) -> list[str]:
    """Every line of a tracked file in which the pattern is found, as path:line: text."""
    return [
        f"{path}:{number}: {line.strip()[:160]}"
        for path, text in tracked_texts()
        for number, line in enumerate(text.splitlines(), 1)
        if len(line) < 5000 and pattern.search(line)
    ]


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert not findings(MACHINE_PATH)


def test_no_file_names_an_address_that_packages_are_downloaded_from() -> None:
    assert not findings(DOWNLOAD_ADDRESS)


def alike_but_for_case(files: list[Path]) -> list[str]:
    """Files and folders whose names differ in capital letters alone."""
    names = {place.as_posix() for file in files for place in (file, *file.parents)}
    times = Counter(name.casefold() for name in names)
    return sorted(name for name in names if times[name.casefold()] > 1)


def test_no_two_files_or_folders_differ_by_case_alone() -> None:
    assert alike_but_for_case(tracked_files()) == []
    assert alike_but_for_case([Path("game/Deck.py"), Path("game/deck.py"), Path("Game/dice.py")]) == [
        "Game",
        "game",
        "game/Deck.py",
        "game/deck.py",
    ]


def test_the_patterns_find_what_they_are_for() -> None:
    assert MACHINE_PATH.search("see /" + "work/main/x")
    assert MACHINE_PATH.search("/" + "home/ann/x")
    assert not MACHINE_PATH.search("build/" + "work/x or art/home/y")
    assert DOWNLOAD_ADDRESS.search("https://files." + "pythonhosted.org/packages/x.whl")
