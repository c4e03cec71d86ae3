"""Everything that can be hovered says what it is for before it names a rule, and in few words."""

from __future__ import annotations

import re

import pygame
import pytest

from game.ui.kit.rich_text import RichText
from game.ui.match.panel.phase_track import PhaseTrack
from game.ui.tables.devils_circle.deeds import BY_ID
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.ui.tables.tooltips_collected import STEPS, Listener, Said, fresh_match, play_on, words_of

GAMES = sorted(STEPS)
SEEDS = range(1, 9)
LOOKS = 16
"""At the table in one match."""
MOST_WORDS = 60
FEWEST_WORDS = 3
"""What remains below a title if there is more than a name."""
TITLES = ("heading", "sans_bold", "italic")
"""The styles of names at the head of a tooltip."""
CLAUSE = re.compile(r"(TAL|DEM|DK|WD)-[\w.-]+")
WANTED = {
    "talisman": {
        *(f"value {value}" for value in ("strength", "craft", "lives", "gold")),
        *(f"label {row}" for row in ("spells", "objects", "followers", "trophies")),
        "chip missed",
        "chip toad",
        "bell",
        "card_back",
        "gold_bag",
        "space",
        "stack",
        "stop",
        "throw",
        "token",
    },
    "demons": {
        "box",
        "cell",
        "exit",
        "hex",
        "magician",
        "pool",
        "shield",
        "token",
        "tool throne-king",
        "treasure",
        "unit",
    },
    "devils_circle": {
        *(f"deed {deed}" for deed in BY_ID),
        "button",
        "clock",
        "edge",
        "figure",
        "item book",
        "plate",
        "star",
        "stock",
    },
    "warlocks_duel": {
        *(f"die {zone}" for zone in ("hand", "pool", "reserve", "aside")),
        "chip starter",
        "chip committed",
        "chip passed",
        "mage",
        "pile",
        "seat",
        "spell",
    },
}
"""Kinds of pieces that are looked for, seed after seed."""
MUTE = {
    ("talisman", "ground"): "the leather under a row of cards",
    ("demons", "ground"): "the dock and the ribbon under pieces that speak for themselves; the map tells of its hexes",
    ("demons", "sheet"): "the paper under an open display",
}
"""Kinds of pieces of which some have no tooltip, and why."""
NAMED_ALONE = {
    ("devils_circle", "field"): "a square with nothing on it is a place",
    ("demons", "tool cross"): "to close is all it does",
    ("talisman", "ground"): "the same of the cross of a panel",
}
"""Kinds of pieces that may say no more than their name, and why."""
LONGER = {
    ("demons", "magician"): (80, "hurts, demons, treasures and dangers, a line each"),
    ("demons", "plate"): (80, "the same of the same magician"),
    ("demons", "unit"): (90, "its danger, and the way it went with its reason"),
    ("devils_circle", "clock"): (80, "what dawn does, said before it comes and again when it is there"),
    ("devils_circle", "figure"): (160, "what can be done to a demon, and the price of each of its steps, a line each"),
    ("devils_circle", "plate"): (160, "the same of the same figure"),
    ("talisman", "sheet"): (90, "what lasts is told in the words of its card"),
    ("talisman", "plate"): (90, "the same of the others"),
    ("talisman", "token"): (90, "the same of the figure"),
}
"""Kinds of pieces that list their state of the moment below what they are: the most words, and why."""

Heard = dict[str, list[Said]]


@pytest.fixture(scope="module", params=GAMES)
def heard(request: pytest.FixtureRequest) -> tuple[str, Heard]:
    """Every different tooltip of a game by the kind of piece, from the first question on."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    found: dict[str, dict[tuple[str, bool], Said]] = {}
    for seed in SEEDS:
        match, listener = fresh_match(request.param, seed), Listener(request.param)
        for _look in range(LOOKS):
            for said in listener.look(match):
                found.setdefault(said.kind, {}).setdefault((said.words, said.beside_picture is None), said)
            if not play_on(match, STEPS[request.param], seed):
                break
        if seed > 1 and WANTED[request.param] <= found.keys():
            break
    return request.param, {kind: list(various.values()) for kind, various in found.items()}


def below_the_title(text: RichText) -> str:
    """The words of a tooltip without the names at its head."""
    runs = list(text)
    while runs and (runs[0].style in TITLES or not runs[0].words.strip()):
        runs.pop(0)
    return words_of(tuple(runs)).strip()


def counted_words(words: str) -> int:
    """How many words are to be read as sentences: listed lines are looked through, not read."""
    return len(" ".join(line for line in words.splitlines() if not line.startswith("•")).split())


def test_what_is_looked_for_comes_up(heard: tuple[str, Heard]) -> None:
    game, kinds = heard
    assert WANTED[game] <= kinds.keys(), WANTED[game] - kinds.keys()


def test_every_kind_of_piece_is_explained_or_shown_large(heard: tuple[str, Heard]) -> None:
    game, kinds = heard
    silent = {
        kind for kind, various in kinds.items() if any(not one.words and not one.beside_picture for one in various)
    }
    assert {(game, kind) for kind in silent} == {known for known in MUTE if known[0] == game}


def test_no_tooltip_begins_with_a_rule(heard: tuple[str, Heard]) -> None:
    for kind, various in heard[1].items():
        for said in various:
            if said.tooltip:
                words = below_the_title(said.tooltip)
                assert not CLAUSE.match(said.words), (kind, said.words)
                assert not CLAUSE.match(words), (kind, said.words)


def test_no_tooltip_is_a_name_alone(heard: tuple[str, Heard]) -> None:
    game, kinds = heard
    for kind, various in kinds.items():
        for said in various:
            if said.tooltip and (game, kind) not in NAMED_ALONE:
                words = CLAUSE.sub("", below_the_title(said.tooltip))
                assert len(words.split()) >= FEWEST_WORDS, (kind, said.words)


def test_no_tooltip_is_long(heard: tuple[str, Heard]) -> None:
    game, kinds = heard
    for kind, various in kinds.items():
        most, _why = LONGER.get((game, kind), (MOST_WORDS, ""))
        for said in various:
            assert counted_words(said.words) <= most, (kind, said.words)


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_panel_that_has_a_tooltip_says_more_than_its_name(open_app: OpenApp, game: str) -> None:
    match = fresh_match(game, 1)
    play_on(match, 2 * STEPS[game])
    driver = MatchDriver(open_app().app, match=match)
    driver.to_question()
    told = 0
    for widget in driver.table.panel.walk():
        text = None if isinstance(widget, PhaseTrack) else widget.tooltip_text()
        if text is not None:
            told += 1
            words = words_of(text)
            assert not CLAUSE.match(words), (widget.id, words)
            assert counted_words(words) <= MOST_WORDS, (widget.id, words)
    assert told > len(match.seats)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "talisman"])
def test_each_phase_tells_below_its_name_what_one_does_in_it(open_app: OpenApp, game: str) -> None:
    driver = MatchDriver(open_app().app, match=fresh_match(game, 1))
    driver.to_question()
    track = driver.table.panel.track
    assert len(track.phases) == len(track.boxes()) == 4
    for phase, box in zip(track.phases, track.boxes(), strict=True):
        driver.move(box.center)
        text = track.tooltip_text()
        assert text is not None
        assert say(phase.name) in words_of(text)
        assert below_the_title(text) == say(phase.purpose)
        assert FEWEST_WORDS < counted_words(below_the_title(text)) <= MOST_WORDS
