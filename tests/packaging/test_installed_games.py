"""Games that installed packages bring: they are games like all others, and a faulty one harms nobody."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
import words as word_files
from babel.messages.mofile import write_mo

from game import assets, rulebook
from game.catalogue import GAMES, SHELF, find_game, load_match
from game.grimoires import OWN
from game.players import Glimpse, make_player
from game.words import say, set_language
from tests.packaging.installed_packages import GAME, install, install_game

ROOT = Path(__file__).resolve().parents[2]


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line, with the packages in a folder installed."""
    code = f"import sys; sys.path[:0] = [{str(folder)!r}, {str(ROOT)!r}]; from game.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


def test_an_installed_game_lies_behind_the_four_and_can_be_played(tmp_path: Path, shelf: Callable[[], object]) -> None:
    install_game(tmp_path)
    assert shelf() == []
    assert [grimoire.id for grimoire in SHELF] == [*(grimoire.id for grimoire in OWN), "gold_fever"]
    match = find_game("gold_fever").new_match(["Ann", "Bob"], seed=4)
    players = [make_player("greedy", seat) for seat in range(2)]
    while (decision := match.next_decision()) is not None:
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    assert match.result is not None
    assert load_match(match.save()).fingerprint() == match.fingerprint()


def test_several_games_lie_in_the_order_of_their_names(tmp_path: Path, shelf: Callable[[], object]) -> None:
    install_game(tmp_path, "walnut", "Walnut")
    install_game(tmp_path, "almond", "Almond")
    assert shelf() == []
    assert [grimoire.id for grimoire in SHELF[len(OWN) :]] == ["almond", "walnut"]


def test_rulebook_and_pictures_of_an_installed_game_are_its_own(tmp_path: Path, shelf: Callable[[], object]) -> None:
    home = install_game(tmp_path)
    (home / "pictures" / "board.png").write_bytes(b"")
    shelf()
    assert rulebook.load("gold_fever").clause("GR-2.1").text.startswith("Take one gold")
    assert rulebook.load("gold_fever", "pl").language == "en"
    assert assets.asset("pictures", "gold_fever", "board.png") == home / "pictures" / "board.png"
    with pytest.raises(assets.MissingAsset):
        assets.asset("pictures", "gold_fever", "no.png")


def test_the_words_of_an_installed_game_are_used_for_what_the_program_does_not_know(
    tmp_path: Path, shelf: Callable[[], object]
) -> None:
    home = install_game(tmp_path)
    translated = word_files.new_catalogue("pl")
    translated.add("Take one", "Weź jedno")
    translated.add("Quit", "Nie tak")
    folder = home / "words" / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    written = BytesIO()
    write_mo(written, translated)
    (folder / "gold_fever.mo").write_bytes(written.getvalue())
    shelf()
    set_language("pl")
    match = find_game("gold_fever").new_match(["Ann", "Bob"], seed=4)
    decision = match.next_decision()
    assert decision is not None
    assert say(decision.options[0].text) == "Weź jedno"
    from game.words import _

    assert _("Quit") != "Nie tak", "the program's own words come first"
    set_language("en")


FAULTY = {
    "broken_package": ("import no_such_library", "No module named 'no_such_library'"),
    "loud_package": ("raise SystemExit('I take you all with me')", "SystemExit: I take you all with me"),
    "empty_package": ("", "has no attribute 'GRIMOIRE'"),
    "wrong_package": ("GRIMOIRE = 'a book'", "no Grimoire but str"),
    "hollow_package": (
        "from game.grimoire import Grimoire\nGRIMOIRE = Grimoire('a game')",
        "no Game but str",
    ),
    "unfinished_package": (
        "from game.engine.game import Game\nfrom game.grimoire import Grimoire\nGRIMOIRE = Grimoire(Game())",
        "abstract",
    ),
    "twin_package": (GAME.format(id="talisman", title="Talisman").replace("HERE /", "None and HERE /"), "already"),
    "odd_package": (GAME.format(id="../up", title="Up").replace("HERE /", "None and HERE /"), "'../up'"),
    "homeless_package": (GAME.format(id="homeless", title="Homeless"), "rulebook is missing"),
    "stuck_package": (
        GAME.format(id="stuck", title="Stuck").replace("HERE /", "None and HERE /")
        + "\n\nRush.new_state = lambda self, seats, options: 1 / 0\n",
        "ZeroDivisionError",
    ),
}


@pytest.mark.parametrize("package", FAULTY)
def test_a_faulty_package_is_named_with_its_reason_and_left_out(
    package: str, tmp_path: Path, shelf: Callable[[], list[str]]
) -> None:
    source, reason = FAULTY[package]
    install(tmp_path, package, source)
    install_game(tmp_path)
    (said,) = shelf()
    assert package in said
    assert reason in said
    assert [grimoire.id for grimoire in SHELF] == [*(grimoire.id for grimoire in OWN), "gold_fever"]
    assert list(GAMES) == [grimoire.id for grimoire in SHELF]


def test_a_faulty_rulebook_is_told_with_its_line(tmp_path: Path, shelf: Callable[[], list[str]]) -> None:
    home = install_game(tmp_path)
    (home / "rulebook" / "en" / "gold_fever.md").write_text("# Gold\n- **GR-1.1** No chapter.\n", encoding="utf-8")
    (said,) = shelf()
    assert "rulebook" in said
    assert "line 2" in said
    assert "git checkout" not in said, "that mends the program's own files only"


def test_of_two_packages_with_the_same_game_the_first_is_taken(tmp_path: Path, shelf: Callable[[], list[str]]) -> None:
    install_game(tmp_path)
    install(tmp_path, "imitation_package", GAME.format(id="gold_fever", title="B").replace("HERE /", "None and HERE /"))
    (said,) = shelf()
    assert "imitation_package" in said
    assert str(GAMES["gold_fever"].name) == "Gold Fever"


def test_the_commands_know_installed_games_and_name_faulty_ones_on_the_error_stream(tmp_path: Path) -> None:
    install_game(tmp_path)
    install(tmp_path, "broken_package", "import no_such_library")
    played = command(
        tmp_path, "simulate", "gold_fever", "--players", "greedy,random", "--matches", "4", "--jobs", "2"
    )
    assert played.returncode == 0, played.stderr
    assert "broken_package" in played.stderr
    assert "broken_package" not in played.stdout
    told = command(tmp_path, "rules", "gold_fever", "GR-2.1")
    assert told.returncode == 0, told.stderr
    assert "throw a die" in told.stdout
