"""Setting the table: seats, sides and starting values (DK-1, DK-4, DK-15.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.devils_circle.box.board import MAGE_STARTS
from game.devils_circle.box.pieces import DEMON_NAMES, MAGE_NAMES, WISP
from game.devils_circle.state import CircleState, Demon, Mage
from game.engine.decision import Text
from game.engine.game import GameOption, OptionValue, SetupError

FULL, TWO_NIGHTS, QUICK = "full", "two_nights", "quick"
BY_TABLE = "table"
BY_LENGTH = "usual"


@dataclass(frozen=True, slots=True)
class Length:
    """A length of the game, and the set-up that makes it even (DK-15.7)."""

    nights: int
    mages: int
    demon_power: int
    """Of the demons and the wisp on the first night."""
    herbs: int
    """Bundles that each mage has at first."""
    dawn: int
    """The first dawn, in minutes after midnight."""


LENGTHS = {
    # length            nights  mages  demon_power  herbs  dawn
    FULL:        Length(     3,     4,           8,     3, 4 * 60),
    TWO_NIGHTS:  Length(     2,     4,          12,     3, 5 * 60),
    QUICK:       Length(     1,     3,          24,     2, 4 * 60 + 30),
}  # fmt: skip
"""Only the beginning differs: a match that has begun keeps its numbers in its state."""
QUICK_MOST_SEATS = 5

SEATS_OF_AIXEL = {2: 1, 3: 2, 4: 2, 5: 3, 6: 4}
"""How many of the seats play the mages, by the table of DK-1.8; the first seats do."""
SHARES = {1: ((0, 1, 2, 3),), 2: ((0, 1), (2, 3)), 3: ((0, 1), (2,), (3,)), 4: ((0,), (1,), (2,), (3,))}
"""Which mages, or demons, each seat of a side plays, by the number of its seats."""
QUICK_SHARES = {1: ((0, 1, 2),), 2: ((0, 1), (2,)), 3: ((0,), (1,), (2,))}
MOST_OF_CIRCLE = 2

LENGTH = GameOption(
    "length",
    Text("Length"),
    Text(
        "Three nights; or fewer, with stronger demons and a later dawn. "
        "In the quick game there are three mages with fewer herbs."
    ),
    FULL,
    "DK-15.7",
    ((FULL, Text("three nights")), (TWO_NIGHTS, Text("two nights")), (QUICK, Text("quick game, one night"))),
)
AIXEL_SEATS = GameOption(
    "aixel_seats",
    Text("Seats for the mages"),
    Text("How many of the players guard the Princess; the others lead the demons."),
    BY_TABLE,
    "DK-1.8",
    ((BY_TABLE, Text("by the rulebook's table")), *((str(n), Text("{n} seats", (("n", n),))) for n in range(1, 5))),
)
DEMON_START = GameOption(
    "demon_power",
    Text("Demons' power on the first night"),
    Text(
        "The rulebook's is 8 over three nights, 12 over two and 24 in the quick game. "
        "On later nights it is always 8 and what was kept."
    ),
    BY_LENGTH,
    "DK-4.2",
    (
        (BY_LENGTH, Text("by the rulebook")),
        *((str(n), Text("power {n}", (("n", n),))) for n in (4, 8, 12, 16, 20, 24)),
    ),
)
WATCHFUL = GameOption(
    "watchful",
    Text("Ask for rescue moves"),
    Text(
        "After every action of a mage the Circle is asked whether a demon flees; "
        "without it, only in the middle of a walk that threatens one, and by a button."
    ),
    False,
    "DK-10.25",
)
OPTIONS = (LENGTH, AIXEL_SEATS, DEMON_START, WATCHFUL)


def new_state(seats: int, options: Mapping[str, OptionValue]) -> CircleState:
    """The first night before the demons are placed; SetupError if seats and options don't go together."""
    length = LENGTHS[str(options["length"])]
    mage_shares, demon_shares = shares(seats, str(options["length"]), str(options["aixel_seats"]))
    chosen = str(options["demon_power"])
    power = length.demon_power if chosen == BY_LENGTH else int(chosen)
    return CircleState(
        mages=[Mage(field, herb=length.herbs) for field in MAGE_STARTS[: length.mages]],
        demons=[Demon(wisp=number == WISP, power=power) for number in range(4)],
        mage_seats=owners(mage_shares, 0),
        demon_seats=owners(demon_shares, len(mage_shares)),
        nights=length.nights,
        dawn=length.dawn,
        watchful=bool(options["watchful"]),
    )


def shares(seats: int, length: str, wanted: str) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """The mages of each seat of Aixel and the demons of each seat of the Circle (DK-1.8, DK-15.7)."""
    if length == QUICK and seats > QUICK_MOST_SEATS:
        raise SetupError(f"option 'length' cannot be {QUICK!r} with {seats} seats: the quick game is for 5 at most")
    aixel = SEATS_OF_AIXEL[seats] if wanted == BY_TABLE else int(wanted)
    circle = seats - aixel
    table = QUICK_SHARES if length == QUICK else SHARES
    if aixel not in table or not 1 <= circle <= MOST_OF_CIRCLE:
        most = min(len(table), seats - 1)
        raise SetupError(
            f"option 'aixel_seats' cannot be {wanted!r} with {seats} seats: "
            f"{max(1, seats - MOST_OF_CIRCLE)} to {most} of them can play the mages"
        )
    return table[aixel], SHARES[circle]


def role(seat: int, seats: int, options: Mapping[str, OptionValue]) -> Text:
    """The side of a seat and its pieces by name (DK-1.8); SetupError if seats and options don't go together."""
    mages, demons = shares(seats, str(options["length"]), str(options["aixel_seats"]))
    if seat < len(mages):
        names = ", ".join(MAGE_NAMES[piece] for piece in mages[seat])
        return Text("guards the Princess with {names}", (("names", names),))
    names = ", ".join(DEMON_NAMES[piece] for piece in demons[seat - len(mages)])
    return Text("leads the demons {names}", (("names", names),))


def owners(side: tuple[tuple[int, ...], ...], first_seat: int) -> tuple[int, ...]:
    """The seat of each piece, given the pieces of each seat."""
    seat_of = {piece: first_seat + number for number, pieces in enumerate(side) for piece in pieces}
    return tuple(seat_of[piece] for piece in sorted(seat_of))
