"""The music player: pieces fade into each other, danger brings its layer, nobody waits, and silence costs nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game import assets
from game.catalogue import find_grimoire
from game.settings import Settings
from game.ui.app.matches import start_match
from game.ui.app.without_window.driver import Driver
from game.ui.kit.sounding import music as player
from game.ui.kit.sounding.effects import Sounds
from game.ui.kit.sounding.music import FADE, SHARES, Music
from game.ui.kit.sounding.speaker import Speaker
from tests.ui.conftest import OpenApp

OWN = ("talisman", "demons", "devils_circle", "warlocks_duel")


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Speaker]:
    """Loudspeakers that nobody hears; instead of whole pieces short silence is read."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(player, "_layer", lambda name: pygame.mixer.Sound(buffer=bytes(4 * 4410)))
    yield Speaker()
    if pygame.mixer.get_init() is not None:
        pygame.mixer.quit()


def complaining(message: str) -> None:
    raise AssertionError(message)


def turned(music: Music, seconds: float) -> None:
    """Let the app turn for some seconds, with whatever was being read."""
    for _turn in range(round(seconds * 20)):
        music.wait()
        music.update(0.05)


def test_a_piece_fades_in_goes_round_and_fades_into_the_next(speaker: Speaker) -> None:
    music = Music(100, complaining, speaker)
    music.want("title")
    turned(music, 0.2)
    assert music.playing == "title"
    assert 0 <= music.levels()[0] < 0.2
    turned(music, FADE)
    assert music.levels()[0] == pytest.approx(SHARES[0])
    assert pygame.mixer.Channel(0).get_busy()
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(SHARES[0], abs=0.02)
    music.want("demons")
    turned(music, FADE / 2)
    assert music.playing == "title"
    assert music.levels()[0] == pytest.approx(SHARES[0] / 2, abs=0.05)
    turned(music, 2 * FADE)
    assert music.playing == "demons"
    music.close()


def test_danger_brings_the_tense_layer_and_calm_takes_it_away(speaker: Speaker) -> None:
    music = Music(100, complaining, speaker)
    music.want("talisman")
    turned(music, 2)
    assert music.levels()[1] == 0
    music.danger = 1.0
    turned(music, 2)
    assert 0 < music.levels()[1] < SHARES[1], "it comes slowly"
    turned(music, 4)
    assert music.levels()[1] == pytest.approx(SHARES[1])
    assert music.levels()[0] == pytest.approx(SHARES[0]), "over the piece, not in its place"
    music.want("title")
    assert music.danger == 0
    music.close()


def test_the_layers_together_never_overdrive() -> None:
    assert SHARES[0] * 10 ** (-1 / 20) + SHARES[1] * 10 ** (-1 / 20) <= 1.0


def test_whoever_turns_the_music_off_closes_the_mixer_unless_sounds_need_it(speaker: Speaker) -> None:
    music, sounds = Music(100, complaining, speaker), Sounds(70, complaining, speaker)
    music.want("title")
    turned(music, 1)
    sounds.play("click")
    music.set_volume(0)
    assert music.playing == ""
    assert pygame.mixer.get_init() is not None
    sounds.set_volume(0)
    assert pygame.mixer.get_init() is None
    music.set_volume(50)
    turned(music, 1)
    assert music.playing == "title"
    music.close()
    assert pygame.mixer.get_init() is None


def test_silent_music_opens_nothing(speaker: Speaker) -> None:
    music = Music(0, complaining, speaker)
    music.want("title")
    turned(music, 1)
    assert pygame.mixer.get_init() is None


def test_away_there_is_silence(speaker: Speaker) -> None:
    music = Music(100, complaining, speaker)
    music.want("title")
    turned(music, 2)
    music.away = True
    turned(music, 2)
    assert music.levels() == (0, 0, 0)
    assert music.playing == "title", "and back it goes on"
    music.away = False
    turned(music, 2)
    assert music.levels()[0] == pytest.approx(SHARES[0])
    music.close()


def test_without_a_device_there_is_silence_and_no_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nowhere")
    music = Music(100, complaining, Speaker())
    music.want("title")
    turned(music, 2)
    assert music.playing == ""


def test_a_damaged_piece_is_told_once(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise pygame.error("not a sound")

    told: list[str] = []
    monkeypatch.setattr(player, "_layer", broken)
    music = Music(100, told.append, speaker)
    music.want("title")
    turned(music, 2)
    assert told == ["The music title cannot be played (not a sound)."]
    music.close()


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_its_piece_its_tense_layer_and_its_place(game: str) -> None:
    for name in (game, f"{game}_tense", f"ambience_{find_grimoire(game).ambience}"):
        assert assets.asset("music", f"{name}.ogg").is_file()


def test_the_title_and_each_game_have_their_own_music_and_other_screens_keep_it(open_app: OpenApp) -> None:
    driver: Driver = open_app()
    app = driver.app
    assert app.music.wanted == "title"
    driver.click("button:settings")
    assert app.music.wanted == "title"
    for game in OWN:
        start_match(app, game, ["Ann", "Bob"], {}, 3)
        assert app.music.wanted == game
        app.screen.pause()
        assert app.music.wanted == game
    app.doors.title()
    assert app.music.wanted == "title"


def test_the_volumes_are_two_and_take_effect_at_once(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("button:settings")
    for name in ("music", "volume"):
        slider = driver.app.screen.find(f"slider:{name}")
        driver.drag((slider.rect.x + 12, slider.rect.centery), (slider.rect.x - 50, slider.rect.centery))
    assert (driver.app.music.volume, driver.app.sounds.volume) == (0, 0)


@pytest.mark.parametrize(("muted", "away"), [(True, True), (False, False)])
def test_another_window_silences_this_one_if_that_is_wanted(open_app: OpenApp, muted: bool, away: bool) -> None:
    app = open_app(mute_unfocused=muted).app
    app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert (app.music.away, app.sounds.away) == (away, away)
    app.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert (app.music.away, app.sounds.away) == (False, False)


def test_old_settings_keep_their_volume_for_the_sounds() -> None:
    assert Settings(volume=5).volume == 5
    assert Settings().music > 0


@pytest.mark.parametrize("name", sorted(path.stem for path in assets.asset("sounds").glob("*.ogg")))
def test_the_sounds_of_moments_can_be_played(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds(70, complaining, Speaker())
    sounds.play(name)
    assert pygame.mixer.get_busy()
    sounds.close()
