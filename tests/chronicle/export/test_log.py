"""The log as a file: from one pair of eyes, escaped, with its clauses and their words."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from functools import cache

import pytest

from game.catalogue import load_match
from game.chronicle.export.log import as_html, as_text, sections
from game.chronicle.recording import Recording, whole_recording
from game.chronicle.showing import Showing
from game.chronicle.viewpoint import Viewpoint, viewpoints
from game.engine.seating import Seat
from game.words import say, set_language
from tests.chronicle.matches import played
from tests.every_game.games import GAMES

every_game = pytest.mark.parametrize("game", [game.id for game in GAMES])
NASTY = "<b>Ann</b> & \"Co\""


@cache
def save(game: str, most: int) -> bytes:
    people = {"talisman": 3, "demons": 2, "devils_circle": 2, "warlocks_duel": 2}[game]
    return played(game, most=most, seats=[Seat(NASTY), *[Seat(f"Bob {n}") for n in range(1, people)]]).save()


@cache
def recording(game: str, most: int = 60) -> Recording:
    return whole_recording(load_match(save(game, most)))


def element(page: str) -> ElementTree.Element:
    return ElementTree.fromstring(page.removeprefix("<!doctype html>"))


@every_game
def test_the_page_is_well_formed_and_shows_names_as_they_were_typed(game: str) -> None:
    page = as_html(Showing(recording(game), Viewpoint(0)))
    root = element(page)
    assert root.get("lang") == "en"
    others = ", ".join(seat.name for seat in recording(game).match.seats[1:])
    assert root.findtext(".//title") == f"{say(recording(game).match.game.name)}: {NASTY}, {others}"
    assert NASTY not in page
    assert not re.findall(r"(?:src|href)='(?!#)", page), "it needs nothing else"


@every_game
def test_every_line_has_its_clause_which_leads_to_the_words_of_the_rule(game: str) -> None:
    showing = Showing(recording(game), Viewpoint(0))
    root = element(as_html(showing))
    lines = root.findall(".//p[@class='line']")
    events = [event for section in sections(showing) for event in section.events]
    assert len(lines) == len(events) > 20
    rules = {term.get("id") for term in root.iter("dt")}
    assert rules
    for line, event in zip(lines, events, strict=True):
        mark = line[0]
        assert mark.text == event.clause
        assert (mark.tag == "a") == (event.clause in rules)
        words = "".join(line.itertext()).removeprefix(event.clause)
        assert words == say(event.text)


@every_game
def test_the_text_tells_the_same_as_the_page(game: str) -> None:
    showing = Showing(recording(game), Viewpoint(all_open=True))
    lines = [line.split(maxsplit=1) for line in as_text(showing).splitlines() if re.match(r"[A-Z]{2,4}-", line)]
    shown = element(as_html(showing)).findall(".//p[@class='line']")
    told = [[line[0].text, "".join(line.itertext()).removeprefix(line[0].text or "").strip()] for line in shown]
    assert lines == told


@every_game
def test_nobody_reads_in_it_what_only_others_know(game: str) -> None:
    whole = recording(game, 200 if game == "talisman" else 60)
    for eyes in viewpoints(whole.match):
        told = [event for section in sections(Showing(whole, eyes)) for event in section.events]
        assert all(event.visible_to(eyes.seat) for event in told)


def test_secret_lines_are_told_to_their_seat_and_to_nobody_else() -> None:
    whole = recording("talisman", 200)
    secret = [moment.event for moment in whole.moments if moment.event is not None and moment.event.seats is not None]
    assert secret, "this match has secrets"
    event = secret[0]
    assert event.seats is not None
    owner, other = event.seats[0], next(seat for seat in range(3) if seat not in (event.seats or ()))
    words = say(event.text)
    own, others = (as_text(Showing(whole, Viewpoint(seat))) for seat in (owner, other))
    assert others.count(words) < own.count(words)


def test_it_is_told_in_the_players_language() -> None:
    set_language("pl")
    try:
        root = element(as_html(Showing(recording("warlocks_duel"), Viewpoint(0))))
    finally:
        set_language("en")
    assert root.get("lang") == "pl"
    assert "Runda" in (root.findtext(".//h2[2]") or "")
