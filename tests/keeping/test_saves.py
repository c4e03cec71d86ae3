"""Saved matches and settings: nothing is lost, and every damage is told in words."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from game import saves, setups
from game.engine.keeping.save_format import SavedMatch as Contents
from game.engine.keeping.save_format import encode
from game.keeping.background_writer import BackgroundWriter
from game.keeping.claims import Claims
from game.keeping.disk import SaveError, home, previous_of
from game.settings import Settings, load_settings, save_settings


def save(title: str = "Friday", **changes: object) -> bytes:
    """The bytes of a small save, as the engine writes them."""
    contents = Contents(
        checksum="",
        four_grimoires_save=1,
        game="warlocks_duel",
        title=title,
        summary="Round 3",
        rules_version=1,
        seats=[{"name": "Ann"}, {"name": "Bob"}],
        options={},
        seed=7,
        loaded=[],
        choices=[],
        checkpoints=[],
    )
    return encode(msgspec.structs.replace(contents, **changes))


def write_at(path: Path, second: int) -> None:
    """Give a file a time of its own."""
    os.utime(path, (second, second))


def test_a_saved_match_is_read_back_byte_by_byte() -> None:
    path = saves.write_match("Friday night", save())
    assert path.name == "Friday night.json"
    assert saves.read_match(path) == save()


def test_the_list_shows_what_a_player_wants_to_know() -> None:
    path = saves.write_match("Friday night", save())
    write_at(path, 1_000_000)
    (match,) = saves.list_matches()
    assert (match.name, match.game, match.title, match.summary) == (
        "Friday night",
        "warlocks_duel",
        "Friday",
        "Round 3",
    )
    assert match.seats == ("Ann", "Bob")
    assert match.saved == datetime.fromtimestamp(1_000_000, UTC)
    assert (match.problem, match.automatic) == (None, False)


def test_the_list_has_the_newest_first_and_autosaves_too() -> None:
    write_at(saves.write_match("a", save()), 100)
    write_at(saves.autosave("m1", save()), 300)
    write_at(saves.write_match("b", save()), 200)
    assert [(match.name, match.automatic) for match in saves.list_matches()] == [
        ("m1", True),
        ("b", False),
        ("a", False),
    ]


def test_without_a_folder_the_list_is_empty() -> None:
    assert saves.list_matches() == []
    assert saves.latest_autosave() is None
    assert not home().exists()


def test_a_save_cut_at_any_byte_is_refused_in_words() -> None:
    whole = save()
    path = saves.write_match("x", whole)
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(SaveError, match=r"damaged|not a save"):
            saves.read_match(path)


def test_a_save_with_any_byte_changed_is_refused_in_words() -> None:
    whole = save()
    path = saves.write_match("x", whole)
    for place in range(len(whole)):
        for flip in (0x01, 0x80):
            path.write_bytes(whole[:place] + bytes([whole[place] ^ flip]) + whole[place + 1 :])
            with pytest.raises(SaveError, match=r"^x\.json: This"):
                saves.read_match(path)


def test_a_save_of_a_newer_version_asks_for_an_update() -> None:
    path = saves.write_match("x", save(four_grimoires_save=2))
    with pytest.raises(SaveError, match="Update the program"):
        saves.read_match(path)


def test_a_missing_save_is_named() -> None:
    with pytest.raises(SaveError, match=r"There is no file .*gone\.json"):
        saves.read_match(home() / "matches" / "gone.json")


def test_a_folder_in_place_of_a_save_is_told_in_words() -> None:
    (home() / "matches" / "x.json").mkdir(parents=True)
    with pytest.raises(SaveError, match="x"):
        saves.read_match(home() / "matches" / "x.json")
    assert saves.list_matches()[0].problem


def test_a_file_far_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saves.write_match("x", save())
    monkeypatch.setattr(saves, "LARGEST_SAVE", 100)
    with pytest.raises(SaveError, match="too large"):
        saves.read_match(path)
    monkeypatch.setattr(saves, "LARGEST_SAVE", path.stat().st_size)
    assert saves.read_match(path) == save(), "the largest allowed"


def test_a_save_far_longer_than_any_match_is_read_and_what_could_fill_the_memory_is_not() -> None:
    long = save("x" * (8 << 20))
    assert saves.read_match(saves.write_match("long", long)) == long
    path = home() / "matches" / "huge.json"
    for size, words in ((saves.LARGEST_SAVE, "not a save"), (saves.LARGEST_SAVE + 1, "too large")):
        path.touch()
        os.truncate(path, size)
        with pytest.raises(SaveError, match=words):
            saves.read_match(path)


def test_a_match_of_a_game_that_is_not_there_is_listed_with_its_problem_and_not_continued() -> None:
    write_at(saves.autosave("known", save("known")), 100)
    write_at(saves.autosave("strange", save("strange", game="tiddlywinks")), 200)
    write_at(saves.autosave("damaged", b"nonsense"), 300)
    games = {"warlocks_duel"}
    problems = {match.name: match.problem for match in saves.list_matches(games)}
    assert problems["known"] is None
    assert "tiddlywinks" in str(problems["strange"])
    assert "not a save" in str(problems["damaged"]), "the damage is told, and not that a game is missing"
    assert [match.problem for match in saves.list_matches() if match.name == "strange"] == [None]
    continued = [saves.latest_autosave(offered) for offered in (games, {"tiddlywinks"}, {"demons"}, None)]
    assert [match and match.name for match in continued] == ["known", "strange", None, "strange"]


def test_a_damaged_match_is_listed_with_its_problem_and_the_whole_version_before() -> None:
    saves.write_match("x", save("first"))
    path = saves.write_match("x", save("second"))
    path.write_bytes(b"nonsense")
    (match,) = saves.list_matches()
    assert match.problem is not None
    assert "not a save" in match.problem
    assert match.previous == previous_of(path)
    assert saves.read_match(match.previous) == save("first")


def test_continue_opens_the_autosave_written_last() -> None:
    write_at(saves.autosave("m1", save("one")), 200)
    write_at(saves.autosave("m2", save("two")), 100)
    match = saves.latest_autosave()
    assert match is not None
    assert (match.title, match.problem) == ("one", None)


def test_continue_falls_back_to_the_version_before_and_says_why() -> None:
    saves.autosave("m1", save("first"))
    saves.autosave("m1", save("second")).write_bytes(save("second")[:-9])
    match = saves.latest_autosave()
    assert match is not None
    assert (match.title, match.name, match.automatic) == ("first", "m1", True)
    assert match.problem is not None
    assert "damaged" in match.problem
    assert saves.read_match(match.path) == save("first")


def test_continue_passes_over_a_match_of_which_nothing_is_whole() -> None:
    write_at(saves.autosave("old", save("old")), 100)
    saves.autosave("new", b"nonsense")
    match = saves.latest_autosave()
    assert match is not None
    assert match.title == "old"


def test_an_autosave_whose_newest_file_vanished_is_still_found() -> None:
    saves.autosave("m1", save("first"))
    saves.autosave("m1", save("second")).unlink()
    match = saves.latest_autosave()
    assert match is not None
    assert match.title == "first"


def test_a_match_is_let_go_of_only_when_its_last_autosave_is_on_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed, on_the_disk = threading.Event(), list[bool]()
    flush, let_go = BackgroundWriter.flush, Claims.let_go

    def flushing(writer: BackgroundWriter) -> None:
        allowed.set()
        flush(writer)

    def letting_go(claims: Claims, match_id: str) -> None:
        on_the_disk.append((home() / "autosaves" / f"{match_id}.json").exists())
        allowed.set()
        let_go(claims, match_id)

    def encoded() -> bytes:
        assert allowed.wait(60), "nobody waits for the autosave"
        return save()

    monkeypatch.setattr(BackgroundWriter, "flush", flushing)
    monkeypatch.setattr(Claims, "let_go", letting_go)
    saves.autosave_soon("m1", encoded)
    saves.release_autosave("m1")
    assert on_the_disk == [True]


def test_a_match_that_ended_is_not_continued() -> None:
    saves.autosave("m1", save("first"))
    saves.autosave("m1", save("second"))
    saves.forget_autosave("m1")
    assert saves.latest_autosave() is None
    saves.forget_autosave("m1")


def test_a_match_that_ended_is_not_kept_from_other_copies_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go = list[str]()
    monkeypatch.setattr(Claims, "let_go", lambda _claims, match_id: let_go.append(match_id))
    saves.autosave("m1", save())
    saves.forget_autosave("m1")
    assert let_go == ["m1"]


def test_a_match_is_forgotten_only_when_its_last_autosave_is_on_the_disk_and_cannot_come_back() -> None:
    saves.autosave_soon("m1", save)
    saves.forget_autosave("m1")
    saves.finish_autosaves()
    assert saves.list_matches() == []


class BackgroundThatIsAskedFirst:
    """A background writer that writes only when somebody waits for it."""

    def __init__(self) -> None:
        self.waiting = list[tuple[str, bytes]]()

    def flush(self) -> None:
        while self.waiting:
            saves.autosave(*self.waiting.pop())


@pytest.mark.parametrize("look", [saves.list_matches, saves.latest_autosave])
def test_who_looks_for_autosaves_waits_for_the_last_one(
    monkeypatch: pytest.MonkeyPatch, look: Callable[[], object]
) -> None:
    background = BackgroundThatIsAskedFirst()
    monkeypatch.setattr(saves, "_background", background)
    background.waiting.append(("m1", save()))
    assert look()
    assert background.waiting == []


def test_autosaves_that_failed_are_told_in_words_but_a_fault_of_the_program_is_not_hidden() -> None:
    def broken() -> bytes:
        raise ZeroDivisionError("a fault of the program")

    (home() / "autosaves" / "m1.json").mkdir(parents=True)
    saves.autosave_soon("m1", save)
    saves.finish_autosaves()
    assert [message.count("m1.json") > 0 for message in saves.autosave_failures()] == [True]
    assert saves.autosave_failures() == [], "told once"
    saves.autosave_soon("m1", broken)
    saves.finish_autosaves()
    with pytest.raises(ZeroDivisionError, match="a fault of the program"):
        saves.autosave_failures()


def test_what_a_killed_write_left_behind_is_swept_away_and_never_listed() -> None:
    folder = saves.autosave("m1", save()).parent
    left_behind, hidden = folder / ".m2.json.77.writing", folder / ".m3.json"
    left_behind.write_bytes(b"half a sa")
    write_at(left_behind, 1_000_000)
    hidden.write_bytes(save())
    match = saves.latest_autosave()
    assert match is not None
    assert (match.name, match.automatic) == ("m1", True)
    assert (left_behind.exists(), hidden.exists()) == (False, True)
    assert [listed.name for listed in saves.list_matches()] == ["m1"]


def test_a_save_that_vanished_while_the_list_was_made_is_the_oldest_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    saves.autosave("m1", save())
    files = saves._files

    def vanishing(folder: Path) -> list[Path]:
        found = files(folder)
        for path in found:
            path.unlink()
        return found

    monkeypatch.setattr(saves, "_files", vanishing)
    (match,) = saves.list_matches()
    assert match.saved == datetime(1970, 1, 1, tzinfo=UTC)
    assert "There is no file" in str(match.problem)


def test_deleting_a_match_removes_both_versions_and_nothing_outside_the_folder(tmp_path: Path) -> None:
    saves.write_match("x", save())
    path = saves.write_match("x", save())
    saves.delete_match(path)
    assert list((home() / "matches").iterdir()) == []
    outside = tmp_path / "letter.json"
    outside.write_text("dear", encoding="utf-8")
    with pytest.raises(SaveError, match="not in the folder"):
        saves.delete_match(outside)
    assert outside.exists()


NAMES = ["a/b", "a\\b", "..", ".", "", "con", "CON.txt", "a:b", "50 %", "Żółw", "x" * 300, "x" * 301]


def test_every_name_gives_a_file_name_that_every_system_allows() -> None:
    made = [saves.file_name(name) for name in NAMES]
    assert len({name.lower() for name in made}) == len(NAMES)
    for name in made:
        assert len(name.encode()) <= 81
        assert not set(name) & set('<>:"/\\|?*')
        assert not name.startswith(".")


def test_a_name_of_eighty_bytes_is_kept_whole_and_a_longer_one_is_cut_as_in_the_saves_of_old() -> None:
    assert saves.file_name("x" * 80) == "x" * 80
    cut = saves.file_name("x" * 81)
    assert (cut[:64], len(cut)) == ("x" * 63 + "~", 80)


@pytest.mark.parametrize("name", ["a/b", "50 %", "Żółw?"])
def test_a_name_is_listed_as_the_player_wrote_it(name: str) -> None:
    saves.write_match(name, save())
    assert saves.list_matches()[0].name == name


@pytest.mark.parametrize("name", ["con", "CON .x", "CONIN$", "conout$", "com1.json", "LPT³", "nul "])
def test_a_name_that_windows_keeps_for_a_device_is_no_file_name(name: str) -> None:
    safe = saves.file_name(name)
    device = safe.partition(".")[0].rstrip(" ").casefold()
    assert device not in {"con", "prn", "aux", "nul", "conin$", "conout$", "com1", "lpt³"}


def test_a_name_is_taken_by_the_match_that_would_be_replaced() -> None:
    assert not saves.taken("Duel")
    path = saves.write_match("Duel", save("first"))
    assert saves.taken("Duel")
    assert saves.taken("duel") == path.with_name("duel.json").exists(), "as the disk sees it"


@pytest.mark.parametrize(("present", "before"), [("duel", "Duel"), ("Duel", "duel"), ("Duel", "DUEL")])
def test_on_a_disk_that_ignores_case_a_match_and_its_version_before_are_one_row(
    monkeypatch: pytest.MonkeyPatch, present: str, before: str
) -> None:
    saves.write_match(present, save("second"))
    folder = saves.write_match(before, save("first")).parent
    if len([*folder.glob("*.json")]) == 1:
        pytest.skip("this disk ignores case: two names that differ in nothing else are one file")
    (folder / f"{before}.json").replace(folder / f"{before}.json.previous")
    assert {match.name for match in saves.list_matches()} == {present, before}, "where case counts one of two is lost"
    exists = Path.exists
    seen = {"duel.json", "duel.json.previous"}
    monkeypatch.setattr(Path, "exists", lambda self: exists(self) or self.name.casefold() in seen)
    assert [match.name for match in saves.list_matches()] == [present]


def test_settings_are_read_back() -> None:
    chosen = Settings(language="pl", ui_scale=150, animation="off", volume=0, full_screen=True)
    save_settings(chosen)
    assert load_settings() == (chosen, None)


def test_without_a_file_the_settings_are_the_defaults() -> None:
    assert load_settings() == (Settings(), None)


@pytest.mark.parametrize("content", ["", "[]", '{"volume": 101}', '{"animation": "wild"}', '{"volume": ""}'])
def test_damaged_settings_are_kept_aside_with_a_warning(content: str) -> None:
    save_settings(Settings(volume=5))
    path = home() / "settings.json"
    path.write_text(content, encoding="utf-8")
    settings, warning = load_settings()
    assert settings == Settings()
    assert warning is not None
    assert "settings.damaged.json" in warning
    assert path.with_name("settings.damaged.json").read_text(encoding="utf-8") == content
    assert load_settings() == (Settings(), None)


def test_damaged_settings_that_cannot_be_kept_are_not_said_to_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(volume=5))
    (home() / "settings.json").write_text("[]", encoding="utf-8")

    def refuse(_path: Path, _target: Path) -> None:
        raise PermissionError("the folder is read-only")

    monkeypatch.setattr(Path, "replace", refuse)
    settings, warning = load_settings()
    assert settings == Settings()
    assert warning is not None
    assert "damaged" in warning
    assert "settings.damaged.json" not in warning


def test_settings_cut_or_changed_at_any_byte_never_crash() -> None:
    save_settings(Settings(language="pl"))
    path = home() / "settings.json"
    whole = path.read_bytes()
    for place in range(len(whole)):
        for damaged in (whole[:place], whole[:place] + bytes([whole[place] ^ 0x80]) + whole[place + 1 :]):
            path.write_bytes(damaged)
            settings, _warning = load_settings()
            assert settings.animation in ("off", "fast", "normal", "slow")


def test_settings_of_a_newer_version_keep_what_this_one_knows() -> None:
    save_settings(Settings(volume=5))
    path = home() / "settings.json"
    path.write_text(json.dumps({"volume": 5, "smell": "roses"}), encoding="utf-8")
    assert load_settings() == (Settings(volume=5), None)


def test_a_setting_out_of_range_is_refused_before_it_is_written() -> None:
    with pytest.raises(ValueError, match="200"):
        save_settings(Settings(ui_scale=500))
    assert not (home() / "settings.json").exists()


def test_a_newcomer_is_guarded_and_has_a_window() -> None:
    first = load_settings()[0]
    assert (first.pass_cover, first.confirm_risky) == (True, True), "no secret shows, nothing risky happens by a slip"
    assert (first.full_screen, first.software_rendering, first.colour_blind_patterns) == (False, True, False)
    assert (first.language, first.animation, first.volume) == ("", "normal", 70), "heard, but not at its loudest"
    assert (first.ui_scale, first.window_scale) == (100, 100)
    assert first.window_width * 9 == first.window_height * 16, "the shape of most monitors"


def test_the_last_setup_of_each_game_is_remembered_and_a_damaged_one_forgotten() -> None:
    assert setups.load_setup("talisman") is None
    setup = setups.Setup((setups.SeatSetup("Ada", "human", "star"),), options={"long": True})
    setups.save_setup("talisman", setup)
    assert setups.load_setup("talisman") == setup
    assert setups.load_setup("demons") is None
    (path,) = (home() / "setups").iterdir()
    assert path.name == "talisman.json"
    path.write_bytes(path.read_bytes()[:-5])
    assert setups.load_setup("talisman") is None
