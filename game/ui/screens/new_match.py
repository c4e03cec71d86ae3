"""Setting up a match: who sits at the table, what rules are in, and the seed of all chance."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import Text
from game.engine.game import Game, GameOption, OptionValue, Seat, SetupError
from game.players import PERSON
from game.ui.rich_text import Link, Run
from game.ui.screens.framed import FramedScreen
from game.ui.seat_marks import SEAT_MARKS, SeatMark, mark_of
from game.ui.widgets import Button, Choice, Label, Paragraph, ScrollArea, TextField, Toggle, Widget
from game.ui.widgets.choice import ChoiceItem
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.app import App

PLAYERS: tuple[tuple[str, Text, Text, str], ...] = (
    (PERSON, Text("Person"), Text("Somebody at this screen."), "character"),
    ("random", Text("Novice (random)"), Text("The computer plays anything that is legal. Good to learn."), "puppet"),
    ("greedy", Text("Adept (greedy)"), Text("The computer takes what looks best at once."), "robot-golem"),
)
"""Who may sit on a seat: the id, the name, what to expect, and the icon."""

COMPUTER_NAMES = ("Zoltar", "Ishara", "Balthus", "Morwen")
LARGEST_SEED = 10**9
LONGEST_NAME = 18


@dataclass(slots=True)
class SeatPlan:
    """A seat as it is being set up; an empty name means the one proposed."""

    player: str
    mark: SeatMark
    name: str = ""


class NewMatchScreen(FramedScreen):
    """One click on Start plays against the computer; everything else can be changed before."""

    name = "new_match"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game
        self.game_id = game.id
        self.options: dict[str, OptionValue] = {option.id: option.default for option in game.options}
        self.seats = [SeatPlan(PERSON, SEAT_MARKS[0]), SeatPlan("greedy", SEAT_MARKS[1])]
        while len(self.seats) < game.fewest_seats:
            self._append_seat()
        self.seed = str(secrets.randbelow(LARGEST_SEED))
        self.first_focus = "button:start"

    def heading(self) -> str:
        """The game's name."""
        return say(self.game.name)

    # -- layout

    def fill(self, area: Rect) -> list[Widget]:
        """Seats to the left, rules to the right (or below), and Start at the lower edge."""
        theme = self.app.theme
        start, surprise = self._start_button(), self._rules_button()
        high = start.preferred_size()[1]
        wide = min(start.preferred_size()[0], area.width * 2 // 3)
        start.place(Rect(area.right - wide, area.bottom - high, wide, high))
        other = min(surprise.preferred_size()[0], area.width - wide - theme.px(12))
        surprise.place(Rect(area.x, area.bottom - high, other, high))
        room = Rect(area.x, area.y, area.width, area.height - high - theme.px(14))
        scrolled = ScrollArea(self.app, "scroll:setup", room)
        two_columns = room.width >= theme.px(860)
        gap = theme.px(28)
        column = (scrolled.inner_width() - gap) // 2 if two_columns else scrolled.inner_width()
        left, bottom = self._seats_column(Rect(room.x, room.y, column, 0))
        seed, bottom = self._seed_row(Rect(room.x, bottom + theme.px(18), column, 0))
        top = room.y if two_columns else bottom + theme.px(18)
        x = room.x + column + gap if two_columns else room.x
        right, lower = self._options_column(Rect(x, top, column, 0))
        scrolled.fill([*left, *seed, *right], max(bottom, lower) - room.y + theme.px(6))
        return [scrolled, surprise, start]

    def _start_button(self) -> Button:
        start = Button(
            self.app,
            "button:start",
            _("Start the match"),
            icon="crossed-swords",
            size=22,
            tooltip=_("Begin with these seats and rules"),
            on_click=self._start,
        )
        problem = self.problem()
        start.enabled = problem is None
        start.why_disabled = problem
        return start

    def _rules_button(self) -> Button:
        return Button(
            self.app,
            "button:rules",
            _("How to play"),
            icon="open-book",
            tooltip=_("The rules in two minutes, and all of them (F1)"),
            on_click=self.open_rules,
        )

    def _heading(self, name: str, words: str, area: Rect) -> Label:
        label = Label(self.app, f"label:{name}", words, style="heading", size=21, colour=self.app.theme.gold_light)
        label.place(Rect(area.x, area.y, area.width, label.preferred_size()[1]))
        return label

    def _seats_column(self, area: Rect) -> tuple[list[Widget], int]:
        theme = self.app.theme
        heading = self._heading("seats", _("Who plays"), area)
        widgets: list[Widget] = [heading]
        top = heading.rect.bottom + theme.px(8)
        for number in range(len(self.seats)):
            row, top = self._seat_row(number, Rect(area.x, top, area.width, 0))
            widgets += row
            top += theme.px(10)
        add = Button(
            self.app,
            "button:add_seat",
            _("Add a seat"),
            icon="plus",
            size=16,
            on_click=self._add_seat,
            tooltip=_("One more player at the table"),
        )
        add.enabled = len(self.seats) < self.game.most_seats
        add.why_disabled = _("{game} has at most {n} seats.", game=say(self.game.name), n=self.game.most_seats)
        wide, high = add.preferred_size(area.width)
        add.place(Rect(area.x, top, wide, high))
        return [*widgets, add], add.rect.bottom

    def _seat_row(self, number: int, area: Rect) -> tuple[list[Widget], int]:
        """Mark, name, player and the cross that removes the seat; in two lines where it is narrow."""
        theme, seat = self.app.theme, self.seats[number]
        gap = theme.px(8)
        mark, name, player, remove = self._seat_widgets(number, seat)
        high = max(widget.preferred_size()[1] for widget in (mark, name, player))
        mark_wide = theme.px(70)
        player_wide = player.preferred_size()[0]
        rest = area.width - mark_wide - player_wide - high - 3 * gap
        left = area.x
        mark.place(Rect(left, area.y, mark_wide, high))
        left += mark_wide + gap
        if rest >= theme.px(130):
            name.place(Rect(left, area.y, rest, high))
            player.place(Rect(name.rect.right + gap, area.y, player_wide, high))
            remove.place(Rect(player.rect.right + gap, area.y, high, high))
            return [mark, name, player, remove], area.y + high
        name.place(Rect(left, area.y, area.right - left - high - gap, high))
        remove.place(Rect(area.right - high, area.y, high, high))
        below = area.y + high + theme.px(6)
        player.place(Rect(left, below, min(player_wide, area.right - left), high))
        return [mark, name, player, remove], below + high

    def _seat_widgets(self, number: int, seat: SeatPlan) -> tuple[Choice, TextField, Choice, Button]:
        seat_number = number + 1
        mark = Choice(
            self.app,
            f"choice:mark{seat_number}",
            [ChoiceItem(mark.shape, mark.name, mark.icon, mark.colour) for mark in SEAT_MARKS],
            seat.mark.shape,
            on_change=partial(self._set_mark, number),
            drop_down=True,
            icon_face=True,
            tooltip=_("The colour and shape of this player: {mark}", mark=say(seat.mark.name)),
        )
        name = TextField(
            self.app,
            f"field:name{seat_number}",
            seat.name,
            hint=self.proposed_name(number),
            longest=LONGEST_NAME,
            on_change=partial(self._set_name, number),
            tooltip=_("The name of seat {n}. Leave it empty to take the name shown.", n=seat_number),
        )
        player = Choice(
            self.app,
            f"choice:player{seat_number}",
            [ChoiceItem(player, words, icon, tooltip=hint) for player, words, hint, icon in PLAYERS],
            seat.player,
            on_change=partial(self._set_player, number),
            drop_down=True,
            tooltip=_("Who answers for seat {n}: a person or a computer player", n=seat_number),
        )
        remove = Button(
            self.app,
            f"button:remove_seat{seat_number}",
            icon="cross",
            size=13,
            tooltip=_("Take seat {n} away", n=seat_number),
            on_click=partial(self._remove_seat, number),
        )
        remove.enabled = len(self.seats) > self.game.fewest_seats
        remove.why_disabled = _("{game} needs at least {n} seats.", game=say(self.game.name), n=self.game.fewest_seats)
        return mark, name, player, remove

    def _options_column(self, area: Rect) -> tuple[list[Widget], int]:
        theme = self.app.theme
        heading = self._heading("options", _("Rules"), area)
        widgets: list[Widget] = [heading]
        top = heading.rect.bottom + theme.px(8)
        for option in self.game.options:
            row, top = self._option_row(option, Rect(area.x, top, area.width, 0))
            widgets += row
            top += theme.px(8)
        return widgets, top

    def _option_row(self, option: GameOption, area: Rect) -> tuple[list[Widget], int]:
        theme = self.app.theme
        link = Paragraph(
            self.app,
            f"link:{option.id}",
            (Run(option.clause, link=Link(clause=option.clause)),),
            size=15,
            on_link=self._follow,
            tooltip=_("Open the rulebook at {clause}", clause=option.clause),
        )
        link_wide = link.preferred_size()[0] + theme.px(4)
        dim = (theme.dim.r, theme.dim.g, theme.dim.b)
        words = (Run(say(option.name), "sans_bold"), Run("\n" + say(option.tooltip), size=15, colour=dim))
        wide = area.width - link_wide - theme.px(10)
        if not option.choices:
            control: Widget = Toggle(
                self.app,
                f"toggle:{option.id}",
                words,
                bool(self.options[option.id]),
                on_change=partial(self._set_option, option.id),
                tooltip=option.tooltip,
                clause=option.clause,
            )
            high = control.preferred_size(wide)[1]
            control.place(Rect(area.x, area.y, wide, high))
            widgets, bottom = [control], area.y + high
        else:
            widgets, bottom = self._choice_row(option, words, Rect(area.x, area.y, wide, 0))
        link.place(Rect(area.right - link_wide, area.y + theme.px(4), link_wide, link.preferred_size(link_wide)[1]))
        return [*widgets, link], bottom

    def _choice_row(self, option: GameOption, words: tuple[Run, ...], area: Rect) -> tuple[list[Widget], int]:
        label = Paragraph(self.app, f"text:{option.id}", words, size=17)
        label.place(Rect(area.x, area.y, area.width, label.preferred_size(area.width)[1]))
        choice = Choice(
            self.app,
            f"choice:{option.id}",
            [ChoiceItem(value, text) for value, text in self.choices(option)],
            self.options[option.id],
            on_change=partial(self._set_option, option.id),
            drop_down=True,
            tooltip=option.tooltip,
            clause=option.clause,
        )
        wide, high = choice.preferred_size(area.width)
        choice.place(Rect(area.x, label.rect.bottom + self.app.theme.px(6), wide, high))
        return [label, choice], choice.rect.bottom

    def _seed_row(self, area: Rect) -> tuple[list[Widget], int]:
        theme = self.app.theme
        dim = (theme.dim.r, theme.dim.g, theme.dim.b)
        hint = _("All chance of the match comes from this number. The same number and choices give the same match.")
        label = Paragraph(self.app, "text:seed", (Run(_("Seed"), "sans_bold"), Run("\n" + hint, size=15, colour=dim)))
        label.place(Rect(area.x, area.y, area.width, label.preferred_size(area.width)[1]))
        field = TextField(
            self.app,
            "field:seed",
            self.seed,
            longest=18,
            allowed=lambda letter: letter in "0123456789",
            on_change=self._set_seed,
            tooltip=hint,
        )
        dice = Button(
            self.app,
            "button:new_seed",
            _("Draw another"),
            icon="rolling-dices",
            size=15,
            tooltip=_("Draw another number at random"),
            on_click=self._draw_seed,
        )
        high = field.preferred_size()[1]
        wide = min(theme.px(190), area.width // 2)
        field.place(Rect(area.x, label.rect.bottom + theme.px(6), wide, high))
        button_wide = min(dice.preferred_size()[0], area.width - wide - theme.px(8))
        dice.place(Rect(field.rect.right + theme.px(8), field.rect.y, button_wide, high))
        return [label, field, dice], field.rect.bottom

    # -- what is set up

    def choices(self, option: GameOption) -> list[tuple[OptionValue, Text]]:
        """The values of an option that this number of seats allows."""
        return [(value, text) for value, text in option.choices if self._setup_problem({option.id: value}) is None]

    def _setup_problem(self, changed: dict[str, OptionValue]) -> str | None:
        """What the game says against the present seats with some options changed."""
        try:
            seats, options = self.game.check_setup(self.table(), {**self.options, **changed})
            self.game.new_state(len(seats), options)
        except SetupError as error:
            return str(error)
        return None

    def proposed_name(self, number: int) -> str:
        """The name of a seat that was given none."""
        if self.seats[number].player == PERSON:
            people = [n for n, seat in enumerate(self.seats) if seat.player == PERSON]
            return _("Player {n}", n=people.index(number) + 1)
        computers = [n for n, seat in enumerate(self.seats) if seat.player != PERSON]
        return COMPUTER_NAMES[computers.index(number) % len(COMPUTER_NAMES)]

    def table(self) -> tuple[Seat, ...]:
        """The seats as the match will know them."""
        return tuple(
            Seat(seat.name.strip() or self.proposed_name(number), seat.player, seat.mark.colour, seat.mark.shape)
            for number, seat in enumerate(self.seats)
        )

    def problem(self) -> str | None:
        """Why the match cannot start, or None."""
        names = [seat.name.casefold() for seat in self.table()]
        for seat in self.table():
            if names.count(seat.name.casefold()) > 1:
                return _("Two players are called {name}. Give one of them another name.", name=seat.name)
        return self._setup_problem({})

    # -- changes

    def _changed(self, change: Callable[[], object]) -> None:
        change()
        for option in self.game.options:
            if option.choices and self.options[option.id] not in [value for value, _text in self.choices(option)]:
                self.options[option.id] = option.default
        self.arrange(self.app.size)
        self.invalidate()

    def _append_seat(self) -> None:
        taken = {seat.mark for seat in self.seats}
        free = next(mark for mark in SEAT_MARKS if mark not in taken)
        self.seats.append(SeatPlan("greedy", free))

    def _add_seat(self) -> None:
        self._changed(self._append_seat)

    def _remove_seat(self, number: int) -> None:
        self._changed(partial(self.seats.pop, number))

    def _set_mark(self, number: int, shape: OptionValue) -> None:
        """Take a mark; whoever had it gets the one given up."""
        wanted, given_up = mark_of(str(shape)), self.seats[number].mark

        def change() -> None:
            for seat in self.seats:
                if seat.mark == wanted:
                    seat.mark = given_up
            self.seats[number].mark = wanted

        self._changed(change)

    def _set_player(self, number: int, player: OptionValue) -> None:
        self._changed(partial(setattr, self.seats[number], "player", str(player)))

    def _set_name(self, number: int, name: str) -> None:
        self.seats[number].name = name
        self._check_start()

    def _set_option(self, option: str, value: OptionValue) -> None:
        self.options[option] = value
        self._check_start()

    def _set_seed(self, seed: str) -> None:
        self.seed = seed

    def _draw_seed(self) -> None:
        self.seed = str(secrets.randbelow(LARGEST_SEED))
        field = self.find("field:seed")
        if isinstance(field, TextField):
            field.set_value(self.seed)

    def _check_start(self) -> None:
        start = self.find("button:start")
        problem = self.problem()
        start.enabled, start.why_disabled = problem is None, problem
        self.invalidate()

    def _follow(self, link: Link) -> None:
        self.app.open_rulebook(self.game.id, clause=link.clause)

    def _start(self) -> None:
        from game.ui.new_game import start_match

        seed = int(self.seed) if self.seed else secrets.randbelow(LARGEST_SEED)
        start_match(self.app, self.game, self.table(), dict(self.options), seed)
