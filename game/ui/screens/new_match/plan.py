"""A match as it is being set up: seats, options, the seed, and what the game says against them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from game.engine.decision import Text
from game.engine.game import Game, GameOption, OptionValue, Seat, SetupError
from game.notes_seen import was_played
from game.players import PERSON, PLAYERS
from game.setups import SeatSetup, Setup
from game.ui.kit.painting.seat_marks import SEAT_MARKS, SeatMark, mark_of
from game.words import _

COMPUTER_NAMES = ("Zoltar", "Ishara", "Balthus", "Morwen", "Grimbold", "Ysolde")
LARGEST_SEED = 10**9
LONGEST_NAME = 18


@dataclass(slots=True)
class SeatPlan:
    """A seat as it is being set up; an empty name means the one proposed."""

    player: str
    mark: SeatMark
    name: str = ""


class MatchPlan:
    """Begins with a person against the computer and the usual rules; ``seed`` is drawn if none is given."""

    def __init__(self, game: Game, seed: str | None = None) -> None:
        self.game = game
        self.seed = seed if seed is not None else drawn_seed()
        self.seats: list[SeatPlan] = []
        self.options: dict[str, OptionValue] = {}
        self.is_first = not was_played(game.id)
        """Whether no match of the game was ever played here."""
        self.start_over()

    def start_over(self) -> None:
        """Go back to the seats and options that a first match begins with; the seed stays."""
        self.options = {option.id: option.default for option in self.game.options}
        self.seats = [SeatPlan(PERSON, SEAT_MARKS[0]), SeatPlan("greedy", SEAT_MARKS[1])]
        while len(self.seats) < self.game.fewest_seats:
            self.add_seat()

    def suit_first_match(self) -> None:
        """Set up what is good for a first match of the game, if it says so: one person, and whom it names."""
        first = self.game.first_match
        if first is None:
            return
        self.start_over()
        self.options |= first.options
        self.seats = [SeatPlan(PERSON, SEAT_MARKS[0])]
        while len(self.seats) < first.seats:
            self.add_seat()
            self.seats[-1].player = first.player

    @property
    def suits_first_match(self) -> bool:
        """Whether seats and options are those that are good for a first match."""
        suited = MatchPlan(self.game, self.seed)
        suited.suit_first_match()
        return self.setup() == suited.setup()

    @property
    def is_fresh(self) -> bool:
        """Whether seats and options are those that a first match begins with."""
        return self.setup() == MatchPlan(self.game, self.seed).setup()

    # -- remembering

    def setup(self) -> Setup:
        """Seats and options as they are remembered."""
        seats = tuple(SeatSetup(seat.name.strip(), seat.player, seat.mark.shape) for seat in self.seats)
        return Setup(seats, dict(self.options))

    def take(self, setup: Setup) -> None:
        """Take a remembered set-up as far as this version of the game knows it.

        Options of other versions keep their defaults. Seats that could not sit here leave everything as it is.
        """
        if not self._can_sit(setup.seats):
            return
        self.seats = [SeatPlan(seat.player, mark_of(seat.shape), seat.name.strip()) for seat in setup.seats]
        for option in self.game.options:
            if option.id in setup.options and _allows(option, setup.options[option.id]):
                self.options[option.id] = setup.options[option.id]
        self.mend_options()
        if self.problem() is not None:
            self.start_over()

    def _can_sit(self, seats: tuple[SeatSetup, ...]) -> bool:
        shapes = [seat.shape for seat in seats]
        return (
            self.game.fewest_seats <= len(seats) <= self.game.most_seats
            and len(set(shapes)) == len(shapes)
            and set(shapes) <= {mark.shape for mark in SEAT_MARKS}
            and all(seat.player == PERSON or seat.player in PLAYERS for seat in seats)
            and all(len(seat.name) <= LONGEST_NAME and seat.name.isprintable() for seat in seats)
        )

    # -- what is set up

    def choices(self, option: GameOption) -> list[tuple[OptionValue, Text]]:
        """The values of an option that this number of seats allows."""
        return [(value, text) for value, text in option.choices if self._refusal({option.id: value}) is None]

    def _refusal(self, changed: dict[str, OptionValue]) -> str | None:
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
        return self._refusal({})

    def role(self, number: int) -> Text | None:
        """Which side a seat will play, in games where sides differ."""
        try:
            return self.game.role(number, len(self.seats), self.options)
        except SetupError:
            return None

    @property
    def has_two_sides(self) -> bool:
        """Whether two seats play against each other on sides that differ, so that they may be switched."""
        return len(self.seats) == 2 and self.role(0) is not None and self.role(0) != self.role(1)

    def seed_number(self) -> int:
        """The seed as a number, drawn if it was left empty."""
        return int(self.seed or drawn_seed())

    # -- changes

    def mend_options(self) -> None:
        """Put options back to their defaults that these seats do not allow."""
        for option in self.game.options:
            if option.choices and self.options[option.id] not in [value for value, _text in self.choices(option)]:
                self.options[option.id] = option.default

    def add_seat(self) -> None:
        """One more computer player, with the first mark that is free."""
        taken = {seat.mark for seat in self.seats}
        self.seats.append(SeatPlan("greedy", next(mark for mark in SEAT_MARKS if mark not in taken)))

    def remove_seat(self, number: int) -> None:
        """Take a seat away, and what depends on it."""
        del self.seats[number]
        self.mend_options()

    def switch_sides(self) -> None:
        """Both players change seats, and so their sides."""
        self.seats.reverse()

    def set_mark(self, number: int, shape: str) -> None:
        """Take a mark; whoever had it gets the one given up."""
        wanted, given_up = mark_of(shape), self.seats[number].mark
        for seat in self.seats:
            if seat.mark == wanted:
                seat.mark = given_up
        self.seats[number].mark = wanted


def drawn_seed() -> str:
    """A seed drawn at random."""
    return str(secrets.randbelow(LARGEST_SEED))


def _allows(option: GameOption, value: OptionValue) -> bool:
    try:
        option.check(value)
    except SetupError:
        return False
    return True
