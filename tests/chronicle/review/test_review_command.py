"""`four-grimoires review`, its page, and what is kept of it."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from game.chronicle import archive
from game.chronicle.review import kept_review, reviewing
from game.chronicle.review.kept_review import begin_or_go_on, forget_lost_reviews, keep_review, review_path
from game.chronicle.review.report import page
from game.chronicle.review.reviewing import is_complete, steps
from game.cli import main
from game.engine.seating import Seat
from game.words import set_language
from tests.chronicle.matches import played
from tests.chronicle.review.reviews import recorded, weighed_through


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "STAGES", (4, 24))
    monkeypatch.setattr(reviewing, "COARSE", 4)
    monkeypatch.setattr(reviewing, "FOR_ALL", 24)


def kept(name: str = "evening", seed: int = 1) -> Path:
    """A duel in the archive, in which Ann sits at the second seat."""
    return archive.keep(played("warlocks_duel", seed, seats=[Seat("Bot", "greedy"), Seat("Ann <3")]), name)


def test_a_match_of_the_chronicle_is_reviewed_and_the_review_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, numbers, report = kept(), tmp_path / "numbers.json", tmp_path / "page.html"
    assert main(["review", str(path), "--json", str(numbers), "--report", str(report)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Ann <3 "), "the person's seat is reviewed unless another is asked for"
    found = json.loads(numbers.read_text(encoding="utf-8"))
    assert (found["seat"], found["complete"]) == (2, True)
    assert set(found["sums"]) == {"choice", "luck", "others"}
    assert len(found["choices"]) > 20
    assert "Ann &lt;3" in report.read_text(encoding="utf-8")
    kept_at = review_path(path, 1)
    assert kept_at is not None
    assert kept_at.is_file()
    assert [row.match_id for row in archive.kept_matches()] == ["evening"], "a review is no match"
    monkeypatch.setattr(reviewing, "weigh", lambda *_: pytest.fail("what is weighed is not weighed again"))
    assert main(["review", str(path)]) == 0
    assert capsys.readouterr().out == told


def test_another_seat_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    path = kept()
    assert main(["review", str(path), "--seat", "1"]) == 0
    assert capsys.readouterr().out.startswith("Bot ")
    assert main(["review", str(path), "--seat", "3"]) == 2
    assert capsys.readouterr().err == "four-grimoires: there is no seat 3; the match has 2\n"


def test_damaged_newer_and_foreign_files_are_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    good = kept().read_bytes()
    wrong = {
        "damaged": good[:3000],
        "newer": good.replace(b'"four_grimoires_save": 1', b'"four_grimoires_save": 9'),
        "foreign": b"\x89PNG and so on",
    }
    for name, data in wrong.items():
        path = archive.folder() / f"{name}.json"
        path.write_bytes(data)
        assert main(["review", str(path)]) == 2
        complaint = capsys.readouterr().err
        assert complaint.startswith("four-grimoires: ")
        assert len(complaint.splitlines()) == 1


def test_what_was_weighed_before_an_interruption_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, weigh, calls = kept(), reviewing.weigh, list[int]()

    def interrupted(recording: object, weighed: object, until: int) -> object:
        calls.append(until)
        if len(calls) == 5:
            raise KeyboardInterrupt
        return weigh(recording, weighed, until)  # type: ignore[arg-type]  # passed on as they come

    monkeypatch.setattr(reviewing, "weigh", interrupted)
    assert main(["review", str(path)]) == 130
    assert "not every choice is weighed yet" in capsys.readouterr().out
    monkeypatch.setattr(reviewing, "weigh", weigh)
    recording = recorded(played("warlocks_duel", seats=[Seat("Bot", "greedy"), Seat("Ann <3")]))
    review = begin_or_go_on(recording, 1, review_path(path, 1))
    assert sum(one.worlds > 0 for one in review.weighed) == 4


def test_a_review_of_another_match_or_a_damaged_one_is_made_anew() -> None:
    path = review_path(kept(), 1)
    assert path is not None
    one, other = recorded(played("warlocks_duel", 1)), recorded(played("warlocks_duel", 2))
    review = begin_or_go_on(one, 1, path)
    next(steps(one, review))
    keep_review(review, path)
    assert begin_or_go_on(one, 1, path) == review
    assert not any(choice.worlds for choice in begin_or_go_on(other, 1, path).weighed)
    assert not any(choice.worlds for choice in begin_or_go_on(one, 0, path).weighed)
    good = path.read_bytes()
    of_others = [good.replace(b'review":2,', b'review":%d,' % version) for version in (1, 3)]
    for damaged in (b"", b"\xff", b"[1, 2]", good[:-9], *of_others):
        path.write_bytes(damaged)
        assert not any(choice.worlds for choice in begin_or_go_on(one, 1, path).weighed)


def test_the_review_of_a_match_that_is_gone_for_good_goes_with_it() -> None:
    match = kept()
    path = review_path(match, 1)
    assert path is not None
    recording = recorded(played("warlocks_duel"))
    keep_review(begin_or_go_on(recording, 1, path), path)
    archive.remove(match)
    forget_lost_reviews()
    assert path.is_file(), "the match may come back"
    archive.forget_removed()
    forget_lost_reviews()
    assert not path.exists()


def test_a_match_that_is_not_in_the_chronicle_leaves_no_review_behind(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(kept().read_bytes())
    assert review_path(path, 0) is None
    assert main(["review", str(path)]) == 0
    assert not kept_review._folder().exists()


@pytest.mark.parametrize("game", ["warlocks_duel", "talisman"])
def test_the_page_draws_a_line_for_every_seat_and_tells_every_choice(game: str) -> None:
    recording = recorded(played(game, most=150))
    review = begin_or_go_on(recording, 0, None)
    weighed_through(recording, review)
    assert is_complete(review)
    written = page(recording, review)
    drawing = ElementTree.fromstring(re.findall(r"<svg.*?</svg>", written, re.DOTALL)[0])
    lines = drawing.findall("polyline")
    assert [line.findtext("title") for line in lines] == [seat.name for seat in recording.match.seats]
    for line in lines:
        assert len(line.attrib["points"].split()) == len(review.weighed) + (recording.match.result is not None)
    assert written.count("<tr><td>") == len(review.weighed) + 3
    assert "http" not in written.replace("http://www.w3.org", ""), "the page needs nothing else"


def test_the_page_quotes_as_its_language_does() -> None:
    recording = recorded(played("warlocks_duel", most=80))
    review = weighed_through(recording, begin_or_go_on(recording, 0, None))
    set_language("pl")
    try:
        assert "“" not in page(recording, review)
    finally:
        set_language("en")


def test_a_page_of_a_review_under_way_says_so() -> None:
    recording = recorded(played("warlocks_duel", most=80))
    review = begin_or_go_on(recording, 0, None)
    next(steps(recording, review))
    assert "not finished" in page(recording, review)
    weighed_through(recording, review)
    assert "not finished" not in page(recording, review)
