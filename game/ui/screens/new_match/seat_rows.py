"""Who plays: a row for each seat, and a button for one more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.catalogue import grimoire_of
from game.engine.decision import Text
from game.engine.game import OptionValue
from game.players import PERSON, PLAYERS, PlayerSign, sign_of
from game.ui.kit.painting.seat_marks import SEAT_MARKS
from game.ui.kit.widgets import Button, Choice, Paragraph, TextField, Widget
from game.ui.kit.widgets.choice import ChoiceItem
from game.ui.screens.new_match.about_pictures import Fact
from game.ui.screens.new_match.plan import LONGEST_NAME, MatchPlan
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

PERSON_SIGN = PlayerSign(Text("Person"), Text("Somebody at this screen."), "character")


GOOD_FIRST = Text("{how} Good for a first match.")


def who_may_sit(first: str = "") -> list[ChoiceItem]:
    """What can be chosen for a seat: a person, or any computer player, each with how it plays.

    ``first`` is marked as good for a first match.
    """
    signs = {PERSON: PERSON_SIGN, **{name: sign_of(name) for name in PLAYERS}}
    items = []
    for name, sign in signs.items():
        how = Text(GOOD_FIRST.message, (("how", sign.tooltip),)) if name == first else sign.tooltip
        items.append(ChoiceItem(name, sign.title, sign.icon, tooltip=how, detail=say(how)))
    return items


class SeatRows:
    """Makes and places the seats' widgets. ``letters`` is their size; 1 is that of small windows.

    ``renew`` is called when something changed that other widgets show, ``check`` when only words were typed.
    """

    def __init__(
        self,
        app: Application,
        plan: MatchPlan,
        letters: float,
        renew: Callable[[], object],
        check: Callable[[], object],
    ) -> None:
        self._app = app
        self._plan = plan
        self._letters = letters
        self._renew = renew
        self._check = check

    def place(self, area: Rect) -> tuple[list[Widget], int]:
        """The widgets from the area's top on, and where they end."""
        widgets: list[Widget] = []
        top = area.y
        for number in range(len(self._plan.seats)):
            row, top = self._row(number, Rect(area.x, top, area.width, 0))
            widgets += row
            top = self._add_role(number, Rect(area.x, top, area.width, 0), widgets)
            top += self._px(10)
        add = self._add_button()
        wide, high = add.preferred_size(area.width)
        add.place(Rect(area.x, top, wide, high))
        others: list[Widget] = [self._switch_button()] if self._plan.has_two_sides else []
        suited = self._first_match_button()
        if suited is not None:
            others.append(suited)
        bottom = self._place_after(add, others, area)
        grimoire = grimoire_of(self._plan.game.id)
        note = grimoire.introduction if grimoire is not None else None
        if suited is not None and note is not None and note.first is not None:
            told = Fact(self._app, "text:first_match", "fleur-de-lys", note.first, 15 * self._letters)
            top = bottom + self._px(8)
            told.place(Rect(area.x, top, area.width, told.preferred_size(area.width)[1]))
            others, bottom = [*others, told], told.rect.bottom
        return [*widgets, add, *others], bottom

    def _place_after(self, first: Button, others: list[Widget], area: Rect) -> int:
        """Buttons after the first one, in rows as wide as the area; returns where the last row ends."""
        left, top, high = first.rect.right + self._px(10), first.rect.top, first.rect.height
        for button in others:
            wide = min(button.preferred_size()[0], area.width)
            if left + wide > area.right:
                left, top = area.x, top + high + self._px(8)
            button.place(Rect(left, top, wide, high))
            left = button.rect.right + self._px(10)
        return top + high

    def _px(self, length: float) -> int:
        return self._app.theme.px(length * self._letters)

    def _row(self, number: int, area: Rect) -> tuple[list[Widget], int]:
        """Mark, name, player and the cross that removes the seat; in two lines where it is narrow."""
        gap = self._px(8)
        mark, name, player = self._mark(number), self._name(number), self._player(number)
        remove = self._remove_button(number)
        high = max(self._px(40), *(widget.preferred_size()[1] for widget in (mark, name, player)))
        mark.place(Rect(area.x, area.y, self._px(70), high))
        left = mark.rect.right + gap
        player_wide = player.preferred_size()[0]
        rest = area.right - left - player_wide - high - 2 * gap
        if rest >= self._px(130):
            name.place(Rect(left, area.y, rest, high))
            player.place(Rect(name.rect.right + gap, area.y, player_wide, high))
            remove.place(Rect(player.rect.right + gap, area.y, high, high))
            return [mark, name, player, remove], area.y + high
        name.place(Rect(left, area.y, area.right - left - high - gap, high))
        remove.place(Rect(area.right - high, area.y, high, high))
        below = area.y + high + self._px(6)
        player.place(Rect(left, below, min(player_wide, area.right - left), high))
        return [mark, name, player, remove], below + high

    def _add_role(self, number: int, area: Rect, widgets: list[Widget]) -> int:
        """Which side the seat plays, below its row; returns where that ends."""
        role = self._plan.role(number)
        if role is None:
            return area.y
        left = self._px(78)
        words = Paragraph(
            self._app, f"text:role{number + 1}", role, style="italic", size=15 * self._letters,
            colour=self._app.theme.dim,
        )  # fmt: skip
        high = words.preferred_size(area.width - left)[1]
        words.place(Rect(area.x + left, area.y + self._px(2), area.width - left, high))
        widgets.append(words)
        return words.rect.bottom

    def _mark(self, number: int) -> Choice:
        mark = self._plan.seats[number].mark
        return Choice(
            self._app,
            f"choice:mark{number + 1}",
            [ChoiceItem(known.shape, known.name, known.icon, known.colour) for known in SEAT_MARKS],
            mark.shape,
            on_change=partial(self._set_mark, number),
            drop_down=True,
            icon_face=True,
            size=16 * self._letters,
            tooltip=_("The colour and shape of this player: {mark}", mark=say(mark.name)),
        )

    def _name(self, number: int) -> TextField:
        return TextField(
            self._app,
            f"field:name{number + 1}",
            self._plan.seats[number].name,
            hint=self._plan.proposed_name(number),
            longest=LONGEST_NAME,
            on_change=partial(self._set_name, number),
            size=18 * self._letters,
            tooltip=_("The name of seat {n}. Leave it empty to take the name shown.", n=number + 1),
        )

    def _player(self, number: int) -> Choice:
        return Choice(
            self._app,
            f"choice:player{number + 1}",
            who_may_sit(self._first_player()),
            self._plan.seats[number].player,
            on_change=partial(self._set_player, number),
            drop_down=True,
            size=16 * self._letters,
            tooltip=_("Who answers for seat {n}: a person or a computer player", n=number + 1),
        )

    def _first_player(self) -> str:
        """The computer player marked as good for a first match; nobody where newcomers want no help."""
        first = self._plan.game.first_match
        return first.player if first is not None and self._app.settings.first_times else ""

    def _first_match_button(self) -> Button | None:
        """Sets up a first match, as long as none was played; grey where it is set up."""
        if not (self._first_player() and self._plan.is_first):
            return None
        suits = self._plan.suits_first_match
        button = Button(
            self._app,
            "button:first_match",
            _("Ready for a first match") if suits else _("Set up a first match"),
            icon="fleur-de-lys",
            size=16 * self._letters,
            on_click=self._suit_first_match,
            tooltip=_("Take the seats, the opponent and the rules that are good for a first match"),
        )
        button.enabled = not suits
        button.why_disabled = _("The seats, the opponent and the rules are good for a first match already.")
        return button

    def _suit_first_match(self) -> None:
        self._plan.suit_first_match()
        self._app.notify(_("Seats, opponent and rules are now those of a good first match."))
        self._renew()

    def _remove_button(self, number: int) -> Button:
        game = self._plan.game
        remove = Button(
            self._app,
            f"button:remove_seat{number + 1}",
            icon="cross",
            size=13 * self._letters,
            tooltip=_("Take seat {n} away", n=number + 1),
            on_click=partial(self._remove_seat, number),
        )
        remove.enabled = len(self._plan.seats) > game.fewest_seats
        remove.why_disabled = _("{game} needs at least {n} seats.", game=say(game.name), n=game.fewest_seats)
        return remove

    def _add_button(self) -> Button:
        game = self._plan.game
        add = Button(
            self._app,
            "button:add_seat",
            _("Add a seat"),
            icon="plus",
            size=16 * self._letters,
            on_click=self._add_seat,
            tooltip=_("One more player at the table"),
        )
        add.enabled = len(self._plan.seats) < game.most_seats
        add.why_disabled = _("{game} has at most {n} seats.", game=say(game.name), n=game.most_seats)
        return add

    def _switch_button(self) -> Button:
        return Button(
            self._app,
            "button:switch_sides",
            _("Switch sides"),
            icon="clockwise-rotation",
            size=16 * self._letters,
            on_click=self._switch_sides,
            tooltip=_("Play what the other player would play"),
        )

    # -- changes

    def _switch_sides(self) -> None:
        self._plan.switch_sides()
        self._renew()

    def _add_seat(self) -> None:
        self._plan.add_seat()
        self._renew()

    def _remove_seat(self, number: int) -> None:
        self._plan.remove_seat(number)
        self._renew()

    def _set_mark(self, number: int, shape: OptionValue) -> None:
        self._plan.set_mark(number, str(shape))
        self._renew()

    def _set_player(self, number: int, player: OptionValue) -> None:
        self._plan.seats[number].player = str(player)
        self._renew()

    def _set_name(self, number: int, name: str) -> None:
        self._plan.seats[number].name = name
        self._check()
