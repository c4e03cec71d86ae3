"""Everything that can be hovered explains itself with a clause that the rulebook has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from pygame import Rect

from game.rulebook import load
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF, CARDS, ENEMY, SPELL
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.view import TalismanView
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.talisman.explanations import EXPLANATIONS, of_hero, of_space
from game.ui.tables.talisman.kinds import GROUND, ITEM, SHEET, SPACE, TOKEN
from game.ui.tables.talisman.previews import preview
from game.ui.tables.talisman.sheets.drawing import amount
from game.ui.tables.talisman.stage.parts import DEALT, Stage
from game.ui.tables.talisman.table import TalismanTable
from game.ui.tables.talisman.words.place_names import clause_of_card
from game.ui.tables.talisman.words.spaces import clause_of, is_shared, title_of
from tests.ui.tables.talisman.conftest import SIZES, played

Views = Callable[[int | None], TalismanView]
SHOWN_LARGE = (CARD, TOKEN, ITEM)
WITHOUT_CLAUSE = ("plate", SHEET)


def words_of(text: RichText | None) -> str:
    return "".join(run.words for run in text or ())


def clauses_in(text: RichText | None) -> list[str]:
    return [run.link.clause for run in text or () if run.link is not None and run.link.clause is not None]


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("opened", ["", "sheet:1", "stock", "adventure_discard", "spell_discard"])
def test_every_piece_explains_itself_or_is_shown_large(
    table: TalismanTable, midgame: Views, size: tuple[int, int], opened: str
) -> None:
    view = midgame(0)
    table.opened = opened
    known = load("talisman").clauses
    for piece in table.layout(view, Rect(0, 0, *size), 0).pieces:
        if piece.kind == GROUND:
            continue
        if piece.kind in SHOWN_LARGE:
            places = [place for place in (piece.place, *piece.also) if place.count(":") == 1]
            shown = preview(table, view, places[0], 400)
            assert shown is not None, piece
            assert shown[0].get_width() >= 150
            assert words_of(shown[1])
            continue
        said = of_space(view, piece.face, None) if piece.kind == SPACE else EXPLANATIONS.tell(view, piece)
        assert said, piece
        if piece.kind not in WITHOUT_CLAUSE:
            assert clauses_in(said), words_of(said)
        assert all(clause in known for clause in clauses_in(said)), clauses_in(said)


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_card_is_shown_large_with_its_own_clause(table: TalismanTable, midgame: Views, card: str) -> None:
    copy = next(instance for instance, known in CARD_OF.items() if known.id == card)
    shown = preview(table, midgame(0), f"card:{copy}", 430)
    assert shown is not None
    assert clause_of_card(copy) in clauses_in(shown[1])
    if CARDS[card].kind == ENEMY:
        assert str(CARDS[card].strength or CARDS[card].craft) in words_of(shown[1])


@pytest.mark.parametrize("character", sorted(CHARACTERS))
def test_every_character_card_can_be_read(table: TalismanTable, midgame: Views, character: str) -> None:
    shown = preview(table, midgame(0), f"character:{character}", 430)
    assert shown is not None
    assert shown[0].get_size()[1] > 400


def test_every_space_names_its_clause_and_its_instructions(midgame: Views) -> None:
    known = load("talisman").clauses
    for space in SPACES:
        said = of_space(midgame(None), space, None)
        assert str(SPACES[space].says) in words_of(said)
        assert clause_of(space) in known
        assert clause_of(space) in clauses_in(said)


def test_spaces_of_the_same_name_are_told_apart_by_their_neighbours() -> None:
    titles = [title_of(space) for space in SPACES]
    shared = [title_of(space) for space in SPACES if is_shared(space)]
    assert len(shared) > 15
    assert all("between" in title for title in shared)
    doubled = {title for title in titles if titles.count(title) > 1}
    assert not doubled


@pytest.mark.clause("TAL-6.9.2")
def test_spells_of_others_are_backs_that_tell_nothing(table: TalismanTable) -> None:
    match = played(4, 200, seed=9)
    for seat in range(4):
        view = match.view(seat)
        assert isinstance(view, TalismanView)
        if (
            CHARACTERS[view.heroes[seat].character].ability.fewest_spells
            and view.heroes[seat].character == "prophetess"
        ):
            continue
        for opened in ("", *[f"sheet:{other}" for other in range(4)]):
            table.opened = opened
            for piece in table.layout(view, Rect(0, 0, 972, 720), seat).pieces:
                if piece.kind == CARD and piece.zone.startswith("spells:"):
                    assert piece.zone == f"spells:{seat}"
                    assert CARD_OF[piece.place.removeprefix("card:")].kind == SPELL


@pytest.mark.parametrize("enemy", sorted(SPACE_ENEMIES))
def test_enemies_without_a_card_have_a_picture_and_a_clause(table: TalismanTable, midgame: Views, enemy: str) -> None:
    shown = preview(table, midgame(0), f"enemy:{enemy}", 430)
    assert shown is not None
    assert shown[0].get_height() > 400
    assert all(clause in load("talisman").clauses for clause in clauses_in(shown[1]))
    assert clauses_in(shown[1])


def test_what_weighs_on_a_player_is_said_in_words_where_the_mouse_rests_on_him(midgame: Views) -> None:
    view = midgame(0)
    heroes = tuple(replace(hero, toad=2) for hero in view.heroes)
    said = words_of(of_hero(replace(view, heroes=heroes), heroes[1]))
    assert "Toad: A Toad is weak for 2 more turns: Strength and Craft 1, one space a turn" in said


def test_the_number_in_the_corner_of_a_card_is_explained(table: TalismanTable, midgame: Views) -> None:
    shown = preview(table, midgame(0), "card:bear#1", 400)
    assert shown is not None
    assert "The number 2 in its corner" in words_of(shown[1])


@pytest.mark.parametrize(
    ("lying", "said"),
    [(("maze#1",), ""), (("maze#1", "axe#1"), ""), (("maze#1", "bear#1"), "The last card here")],
)
def test_only_of_several_cards_one_is_the_last(
    table: TalismanTable, midgame: Views, lying: tuple[str, ...], said: str
) -> None:
    view = midgame(0)
    here = view.heroes[view.active or 0].space
    spaces = tuple(replace(found, cards=lying) if found.id == here else found for found in view.spaces)
    view = replace(view, spaces=spaces, dealing="maze#1", waiting=("maze#1",), casting=(), fight=None, loss=None)
    box = Rect(0, 0, 9, 9)
    stage = Stage(DEALT, box, (Piece("stage:card:maze#1", "card:maze#1", CARD, box, "maze", ""),))
    assert table.stage.dealt_words(view, stage) == said


def test_objects_that_do_not_count_are_shown_after_a_plus(midgame: Views) -> None:
    hero = replace(midgame(0).heroes[0], objects=("axe#1", "talisman#t1"), counted_objects=1)
    assert amount(hero, "objects", 2) == "1 / 4 + 1"
    assert amount(replace(hero, objects=("axe#1",)), "objects", 1) == "1 / 4"
