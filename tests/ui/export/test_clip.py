"""Clips: what moves at the table moves in them, they go on for ever, and they show one pair of eyes."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pygame
import pytest
from PIL import Image, ImageSequence

from game.chronicle.showing import Showing
from game.chronicle.viewpoint import Viewpoint
from game.ui.export.clip.filming import FRAME, Filming
from game.ui.export.clip.reel import Reel, as_gif, as_webp
from game.ui.export.clip.stage import SIZE, STRIP, Stage
from game.ui.export.expectation import expected
from game.ui.export.making import clip_of
from game.ui.tables.common.pieces import Marks
from game.ui.tables.demons.places import TOOL
from game.words import say
from tests.every_game.games import GAMES
from tests.ui.export.matches import running, showing

every_game = pytest.mark.parametrize("game", [game.id for game in GAMES])
every_format = pytest.mark.parametrize("ending", [".gif", ".webp"])
SMALL = (320, 240)
WRITERS = {".gif": as_gif, ".webp": as_webp}


@cache
def clip(ending: str) -> bytes:
    """Some moments of a duel."""
    shown = showing("warlocks_duel")
    first = len(shown.stops) // 2
    return clip_of(stage_of("warlocks_duel", shown), (first, first + 5), SMALL, ending, lambda _share: None)


@cache
def first_stage(game: str) -> Stage:
    return Stage(showing(game))


def stage_of(game: str, shown: Showing) -> Stage:
    """The stage of a game, whose pictures are read once for all tests, with something else on it."""
    stage = first_stage(game)
    stage.showing, stage.bottom = shown, shown.viewpoint.seat or 0
    stage.look()
    return stage


def table(game: str, shown: Showing) -> bytes:
    stage, surface = stage_of(game, shown), pygame.Surface(SIZE).convert()
    stage.draw_table(surface)
    return pygame.image.tobytes(surface.subsurface(stage.area), "RGB")


def plain(colour: tuple[int, int, int]) -> bytes:
    return bytes(colour) * (SMALL[0] * SMALL[1])


def frames(data: bytes) -> Iterator[Image.Image]:
    for frame in ImageSequence.Iterator(Image.open(io.BytesIO(data))):
        yield frame.convert("RGB")


# -- what was filmed --------------------------------------------------------------------------------------


@every_game
def test_a_stretch_of_every_game_has_motion_time_to_read_and_ends_where_it_should(game: str) -> None:
    shown = showing(game)
    first = len(shown.stops) // 2
    filming = Filming(stage_of(game, shown), first, first + 2)
    durations, progress = list[int](), list[float]()
    for surface, milliseconds in filming.frames():
        assert surface.get_size() == SIZE
        durations.append(milliseconds)
        progress.append(filming.progress)
    assert shown.place == first + 2
    assert progress == sorted(progress)
    assert progress[-1] == 1.0
    assert all(milliseconds % FRAME == 0 or milliseconds >= 1000 for milliseconds in durations)
    assert FRAME in durations or game == "talisman", "something moves"
    expectation = expected(game, first, first + 2, ".gif", SIZE[0])
    assert expectation.seconds / 5 < sum(durations) / 1000 < expectation.seconds * 5


def test_the_last_frame_is_the_table_as_it_stands_then_with_what_happened_below() -> None:
    shown = showing("warlocks_duel")
    last = None
    for surface, _milliseconds in Filming(stage_of("warlocks_duel", shown), 20, 22).frames():
        last = surface
    assert last is not None
    above = pygame.Rect(0, 0, SIZE[0], SIZE[1] - STRIP)
    assert pygame.image.tobytes(last.subsurface(above), "RGB") == table("warlocks_duel", shown)
    strip = pygame.image.tobytes(last.subsurface(pygame.Rect(0, SIZE[1] - STRIP, SIZE[0], STRIP)), "RGB")
    assert len(set(zip(strip[::3], strip[1::3], strip[2::3], strict=True))) > 10, "words stand there"


def test_the_buttons_of_the_map_are_not_filmed() -> None:
    stage, plain = stage_of("demons", showing("demons")), pygame.Surface(SIZE).convert()
    stage.tabletop.draw(plain.subsurface(stage.area), stage.view, stage.area, stage.bottom, Marks(), frozenset())
    filmed = pygame.Surface(SIZE).convert()
    stage.draw_table(filmed)
    buttons = [piece.rect for piece in stage.layout.pieces if piece.kind == TOOL]
    assert buttons
    for rect in buttons:
        with_it, without = (pygame.image.tobytes(one.subsurface(rect), "RGB") for one in (plain, filmed))
        assert with_it != without


def test_the_words_below_tell_where_the_match_stands_and_not_where_the_turn_began(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = showing("warlocks_duel")
    stage, said = stage_of("warlocks_duel", shown), list[str]()
    render = stage.theme.render

    def note(words: str, style: str, size: float, colour: pygame.Color | None = None) -> pygame.Surface:
        said.append(words)
        return render(words, style, size, colour)

    monkeypatch.setattr(stage.theme, "render", note)
    others = set[str]()
    for place in range(0, shown.last, shown.last // 12):
        shown.go_to(place)
        stage.look()
        said.clear()
        stage.draw_words(pygame.Surface(SIZE), ())
        assert said == [say(stage.view.stage)]
        chapter = shown.recording.chapters[shown.recording.chapter_of(shown.number)]
        others |= {*said} - {say(chapter.summary)}
    assert others


# -- what was written -------------------------------------------------------------------------------------


@every_format
def test_a_clip_opens_goes_on_for_ever_and_shows_different_frames(ending: str) -> None:
    picture = Image.open(io.BytesIO(clip(ending)))
    assert picture.format == ending[1:].upper()
    assert picture.size == SMALL
    assert picture.info["loop"] == 0
    shown = [frame.tobytes() for frame in frames(clip(ending))]
    assert len(shown) == picture.n_frames > 5  # type: ignore[attr-defined]  # Pillow adds it to what is animated
    assert all(before != after for before, after in pairwise(shown))


def test_both_formats_show_the_same() -> None:
    for gif, webp in zip(frames(clip(".gif")), frames(clip(".webp")), strict=True):
        one, other = (picture.resize((8, 6)).tobytes() for picture in (gif, webp))
        assert all(abs(a - b) < 40 for a, b in zip(one, other, strict=True))


@every_format
def test_frames_that_look_alike_become_one_that_is_seen_longer(ending: str) -> None:
    reel = Reel(SMALL)
    for colour, milliseconds in (((9, 9, 9), 80), ((9, 9, 9), 400), ((200, 20, 20), 80), ((9, 9, 9), 1000)):
        reel.add(plain(colour), milliseconds)
    assert reel.durations == [480, 80, 1000]
    picture = Image.open(io.BytesIO(WRITERS[ending](reel)))
    seen = []
    for number in range(3):
        picture.seek(number)
        picture.load()
        seen.append(picture.info["duration"])
    assert seen == [480, 80, 1000]


def test_what_stays_as_it_is_keeps_its_grain() -> None:
    """A GIF has 256 colours: what it does not have is mixed, and the mixture must not tremble."""
    shade = bytes(part for y in range(SMALL[1]) for x in range(SMALL[0]) for part in (x * 7 // 9, y, (x + y) // 3))
    reel = Reel(SMALL)
    reel.add(shade, 80)
    moved = bytearray(shade)
    for row in range(100, 120):
        moved[(row * SMALL[0] + 50) * 3 : (row * SMALL[0] + 90) * 3] = bytes((255, 255, 255)) * 40
    reel.add(bytes(moved), 80)
    first, second = frames(as_gif(reel))
    changed = {
        (x, y) for x in range(SMALL[0]) for y in range(SMALL[1]) if first.getpixel((x, y)) != second.getpixel((x, y))
    }
    assert changed == {(x, y) for x in range(50, 90) for y in range(100, 120)}
    meant = Image.frombytes("RGB", SMALL, shade).resize((32, 24)).tobytes()
    wrong = [abs(a - b) for a, b in zip(first.resize((32, 24)).tobytes(), meant, strict=True)]
    assert max(wrong) < 16, "from afar the mixture has the colour that was meant"


@every_format
def test_whoever_is_told_may_end_the_work(ending: str) -> None:
    reel = Reel(SMALL)
    for shade in range(6):
        reel.add(plain((shade, 0, 0)), 80)
    told: list[float] = []

    def tell(share: float) -> None:
        told.append(share)
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        WRITERS[ending](reel, tell)
    assert told == sorted(told)


# -- whose eyes -------------------------------------------------------------------------------------------


@every_game
def test_a_picture_of_a_running_match_does_not_depend_on_what_is_hidden(game: str) -> None:
    match = running(game)
    for eyes in (Viewpoint(0), Viewpoint()):
        shown = showing(game, eyes)
        shown.match = match
        drawn = table(game, shown)
        shown.match = match.imagine(0, 77)
        assert drawn == table(game, shown)


def test_what_is_hidden_is_drawn_for_open_cards_alone() -> None:
    closed, opened = showing("demons", Viewpoint()), showing("demons", Viewpoint(all_open=True))
    for number in closed.stops[:60]:
        for shown in (closed, opened):
            shown.go_to(shown.place_of(number))
        hidden = closed.viewpoint.view(closed.match) != opened.viewpoint.view(opened.match)
        if hidden and table("demons", closed) != table("demons", opened):
            return
    pytest.fail("open cards show nothing more")


def test_a_clip_of_a_map_that_glides_is_told_to_be_larger_than_one_of_dice_that_fall() -> None:
    sizes = {game: expected(game, 10, 34, ".gif", 960).size for game in ("demons", "talisman", "unknown")}
    assert sizes["demons"] > sizes["unknown"] > sizes["talisman"]
    assert expected("demons", 10, 34, ".webp", 960).size < sizes["demons"] / 2
