"""Small pictures on the buttons of answers: what they show, that all of them exist, and that words keep clear."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.assets import asset_folder
from game.engine.decision import Option, Text
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.widgets import Button
from game.ui.match.panel.answers.buttons import AnswerButtons
from game.ui.match.panel.asked import Asked
from game.ui.tables.common.tabletop import Tabletop
from game.ui.tables.of_games import make_table
from tests.every_game.games import GAMES, PlayedGame
from tests.ui.conftest import OpenApp


def tabletop_of(game: str) -> Tabletop:
    pygame.display.init()
    return make_table(game, Theme(), PictureStore(lambda message: None))


def exists(picture: str) -> bool:
    folder = asset_folder()
    return (folder / "pictures" / picture if "/" in picture else folder / "icons" / f"{picture}.svg").exists()


def of(game: str, view: Any, key: str, place: str | None) -> str:
    return tabletop_of(game).picture_of(view, Option(key, Text("An answer"), place))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_picture_named_for_an_answer_exists(game: PlayedGame) -> None:
    tabletop, named = tabletop_of(game.id), set()
    for mix in game.mixes[:2]:
        match = game.new_match(mix)
        for decision in game.decisions(match, mix, 250):
            view = match.view(decision.seat)
            named |= {tabletop.picture_of(view, option) for option in decision.options}
    assert len(named) > 5
    assert {picture for picture in named if picture and not exists(picture)} == set()


@pytest.mark.parametrize(
    ("key", "place", "picture"),
    [
        ("take:sword#1", "card:sword#1", "talisman/cards/sword.jpg"),
        ("buy:helmet", "item:helmet", "talisman/cards/helmet.jpg"),
        ("evade:space", "enemy:sentinel", "talisman/cards/sentinel.jpg"),
        ("cw", "space:outer_00_village", "talisman/spaces/outer_00_village.jpg"),
        ("throw", "dice:movement", "rolling-dices"),
        ("life", None, "hearts"),
        ("pass", None, ""),
    ],
)
def test_talisman_shows_cards_spaces_and_what_is_won(key: str, place: str | None, picture: str) -> None:
    view = GAMES[0].new_match(1).view(0)
    assert of("talisman", view, key, place) == picture


def test_talisman_shows_whom_an_answer_is_about_by_the_character_played() -> None:
    game = GAMES[0]
    match = game.new_match(1)
    for decision in game.decisions(match, 1):
        if decision.kind != "character":
            break
    view: Any = match.view(0)
    assert of("talisman", view, "attack:1", "seat:1") == f"talisman/characters/{view.heroes[1].character}.jpg"


def test_demons_shows_whom_an_attack_on_a_hex_would_meet_and_nothing_for_a_way() -> None:
    view: Any = GAMES[1].new_match(1).view(0)
    emir = next(unit for unit in view.units if str(unit.name).startswith("Emir"))
    assert of("demons", view, f"attack:{emir.hex}", f"hex:{emir.hex}") == "demons/mortals/emir.jpg"
    assert of("demons", view, "release:8", "demon:8") == "demons/spirits/08.jpg"
    assert of("demons", view, "shield:tin", "shield:tin") == "demons/shields/tin.png"
    empty = next(hex_id for hex_id in ("0101", "0102", "0103") if all(unit.hex != hex_id for unit in view.units))
    assert of("demons", view, f"move:{empty}", f"hex:{empty}") == ""


def test_devils_circle_shows_figures_things_and_deeds() -> None:
    view = GAMES[2].new_match(1).view(0)
    assert of("devils_circle", view, "exorcise:gorm:1", "demon:gorm") == "devils_circle/portraits/gorm.jpg"
    assert of("devils_circle", view, "hang", "item:orlan:garlic") == "devils_circle/items/garlic.png"
    assert of("devils_circle", view, "pentagram", "play:pentagram") == "devils_circle/things/pentagram.png"
    assert of("devils_circle", view, "pray:strength", "act:pray") == "meditation"
    assert of("devils_circle", view, "finish", None) == ""


def test_the_duel_shows_spells_and_mages() -> None:
    view = GAMES[3].new_match(1).view(0)
    assert of("warlocks_duel", view, "cast:thorn", "spell:thorn") == "warlocks_duel/spells/thorn.jpg"
    assert of("warlocks_duel", view, "mage:albus", "mage:albus") == "warlocks_duel/mages/albus.jpg"
    assert of("warlocks_duel", view, "hold", None) == ""


@pytest.mark.parametrize("picture", ["", "hearts", "demons/spirits/08.jpg"])
@pytest.mark.parametrize("words", ["Hold", "Release Marchosias to lift a curse", "A very long answer of two lines"])
def test_words_keep_clear_of_the_picture_and_fit_beside_it(open_app: OpenApp, picture: str, words: str) -> None:
    app = open_app().app
    asked = Asked(options=[Option("one", Text(words))], pictures={"one": picture})
    (button,), _top = AnswerButtons(app, lambda key: None).place(asked, pygame.Rect(0, 0, 280, 400), 400, 300, 300)
    assert isinstance(button, Button)
    button.screen = app.screen
    left = pygame.Rect(button.rect.topleft, (button.picture_room() or 1, button.rect.height))
    assert button.needs()[0] <= button.rect.width
    shown = drawn(button, left)
    button.picture = ""
    assert (drawn(button, left) != shown) == bool(picture)


def drawn(button: Button, part: pygame.Rect) -> bytes:
    """What a part of a button looks like."""
    surface = pygame.Surface((280, 400))
    button.draw(surface)
    return pygame.image.tobytes(surface.subsurface(part), "RGB")
