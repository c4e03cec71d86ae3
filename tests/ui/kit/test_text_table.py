"""Tables of words: links in them are followed by mouse and by keys, no word is broken while there is room."""

from __future__ import annotations

import pygame

from game.ui.kit.rich_text import AnyText, Link, Run
from game.ui.kit.widgets.text_table import TextTable
from tests.ui.conftest import OpenApp


def _table(open_app: OpenApp, followed: list[Link], width: int = 600) -> TextTable:
    rows: list[list[AnyText]] = [
        [(Run("Place"),), (Run("What it says"),)],
        [(Run("Bridge", link=Link(clause="TAL-6.14.1")),), (Run("see "), Run("there", link=Link(clause="TAL-6.1")))],
    ]
    table = TextTable(open_app().app, "table", rows, on_link=followed.append)
    table.place((40, 30, width, table.preferred_size(width)[1]))
    return table


def _press(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def test_a_click_on_a_link_in_a_table_follows_it_and_one_beside_it_does_not(open_app: OpenApp) -> None:
    followed: list[Link] = []
    table = _table(open_app, followed)
    for block, left, top in list(table._places())[2:]:
        for link, place in block.links():
            spot = (left + place.centerx, top + place.centery)
            assert table.link_at(*spot) == link
            assert table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=spot))
    assert [link.clause for link in followed] == ["TAL-6.14.1", "TAL-6.1"]
    assert not table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(42, 34)))
    assert len(followed) == 2


def test_the_arrows_walk_through_the_links_of_a_table_and_enter_follows_one(open_app: OpenApp) -> None:
    followed: list[Link] = []
    table = _table(open_app, followed)
    screen = table.app.screen
    table.screen = screen
    assert table.focusable
    screen.set_focus(table, by_keyboard=True)
    for key in (pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN):
        assert table.handle(_press(key))
    assert [link.clause for link in followed] == ["TAL-6.1", "TAL-6.14.1"]


def test_a_table_without_links_is_no_stop_for_the_keys(open_app: OpenApp) -> None:
    assert not TextTable(open_app().app, "table", [["Place", "What it says"]], on_link=lambda link: None).focusable


def test_no_column_is_narrower_than_its_longest_word_while_all_have_room(open_app: OpenApp) -> None:
    app = open_app().app
    rows = [["Characteristics", "Words", "A sentence"], ["Incomprehensible", "x", "many words " * 40]]
    table = TextTable(app, "table", rows)
    widths = table._column_widths(app.theme.px(420))
    for column, wide in enumerate(widths):
        for row in rows:
            assert all(app.theme.measure(word, "sans_bold", 16) <= wide for word in row[column].split())
    assert sum(widths) + 2 * app.theme.px(16) <= app.theme.px(420)


def test_a_table_in_a_very_narrow_place_still_fits_it(open_app: OpenApp) -> None:
    app = open_app().app
    table = TextTable(app, "table", [["Characteristics", "Incomprehensibilities"]])
    assert sum(table._column_widths(app.theme.px(120))) + app.theme.px(16) <= app.theme.px(120)
