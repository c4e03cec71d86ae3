"""The dice: the same numbers for ever, every face as likely, and loaded dice for tests."""

from collections import Counter
from math import sqrt

import pytest

from game.engine.dice import STEP, Dice, LoadedDice

pytestmark = pytest.mark.one_seed("these are tests of the seeds themselves")

WHOLE_NUMBER = 2**64

# The generator's published check values: SplitMix64 from the seed 1234567.
PUBLISHED = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)


def test_the_numbers_are_those_published_for_the_generator() -> None:
    dice = Dice(1234567)
    assert tuple(dice.below(WHOLE_NUMBER) for _ in PUBLISHED) == PUBLISHED


def test_a_seed_gives_the_same_rolls_for_ever() -> None:
    dice = Dice(7)
    assert [dice.roll() for _ in range(12)] == [3, 1, 6, 4, 3, 2, 3, 2, 1, 3, 1, 6]
    assert dice.roll_many(10) == (2, 3, 5, 1, 4, 5, 2, 1, 4, 6)
    assert "".join(dice.shuffled("abcdefgh")) == "acfbedhg"


@pytest.mark.parametrize("seed", [-1, 0, 2**64 - 1, 2**64, 2**80 + 5])
def test_every_whole_number_is_a_seed(seed: int) -> None:
    assert Dice(seed).roll_many(5) == Dice(seed % 2**64).roll_many(5)


def test_dice_without_a_seed_are_those_of_the_seed_nought() -> None:
    assert Dice().roll_many(9) == Dice(0).roll_many(9)
    assert LoadedDice(4).roll_many(9) == (4, *Dice(0).roll_many(8))


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 30])
def test_every_face_is_as_likely(sides: int) -> None:
    dice, times = Dice(sides), 6000
    counted = Counter(dice.roll(sides) for _ in range(times))
    assert set(counted) == set(range(1, sides + 1))
    deviation = sqrt(times / sides * (1 - 1 / sides))
    assert all(abs(count - times / sides) < 5 * deviation for count in counted.values()), counted


def test_dice_rolled_together_are_independent() -> None:
    dice = Dice(5)
    pairs = Counter(dice.roll_many(2) for _ in range(7200))
    assert len(pairs) == 36
    assert all(abs(count - 200) < 5 * sqrt(200) for count in pairs.values())


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice = Dice(6)
    orders = Counter(dice.shuffled("abcd") for _ in range(4800))
    assert len(orders) == 24
    assert all(abs(count - 200) < 5 * sqrt(200) for count in orders.values())


def test_a_shuffle_keeps_the_cards_and_leaves_its_argument_alone() -> None:
    cards = ["a", "b", "c", "c"]
    assert sorted(Dice(1).shuffled(cards)) == cards
    assert cards == ["a", "b", "c", "c"]
    assert Dice(1).shuffled(()) == ()


def unmixed(number: int, shift: int) -> int:
    """Undoes ``number ^ (number >> shift)``."""
    found = number
    for _ in range(64 // shift):
        found = number ^ (found >> shift)
    return found


def about_to_give(number: int) -> Dice:
    """Dice whose next 64 bits are this number."""
    for shift, factor in ((31, 0x94D0_49BB_1331_11EB), (27, 0xBF58_476D_1CE4_E5B9)):
        number = unmixed(number, shift) * pow(factor, -1, WHOLE_NUMBER) % WHOLE_NUMBER
    return Dice(unmixed(number, 30) - STEP)


def number_that_leaves(rest: int, bound: int) -> int:
    """The number that an odd bound times itself leaves that rest of a whole number."""
    return rest * pow(bound, -1, WHOLE_NUMBER) % WHOLE_NUMBER


@pytest.mark.parametrize("bound", [3, 5, 7, 11])
def test_numbers_that_would_favour_a_face_are_passed_over_and_no_others(bound: int) -> None:
    surplus = WHOLE_NUMBER % bound
    for rest in range(bound + 2):
        number = number_that_leaves(rest, bound)
        assert about_to_give(number).below(WHOLE_NUMBER) == number
        dice = about_to_give(number)
        dice.below(bound)
        assert dice.draws == (2 if rest < surplus else 1), f"what is left over is {rest}"


@pytest.mark.parametrize("number", [0, 1, *(number_that_leaves(rest, 3) for rest in range(5)), WHOLE_NUMBER - 1])
def test_a_shuffle_takes_the_numbers_that_dice_give(number: int) -> None:
    cards = list("abc")
    dice, shuffling = about_to_give(number), about_to_give(number)
    for last in (2, 1):
        other = dice.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert shuffling.shuffled("abc") == tuple(cards)
    assert (shuffling.state, shuffling.draws) == (dice.state, dice.draws)


def test_a_die_without_faces_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one face"):
        Dice(1).below(0)


def test_more_dice_than_one_number_can_tell_apart_are_refused() -> None:
    assert len(Dice(1).roll_many(24)) == 24
    with pytest.raises(ValueError, match="too many"):
        Dice(1).roll_many(25)


def test_a_copy_rolls_the_same_and_leaves_the_original_where_it_was() -> None:
    dice = Dice(9)
    dice.roll_many(3)
    twin = dice.copy()
    rolled = [twin.roll() for _ in range(20)]
    assert [dice.roll() for _ in range(20)] == rolled
    assert dice.draws == twin.draws


def test_the_dice_count_how_often_chance_has_spoken() -> None:
    dice = Dice(3)
    before = dice.draws
    dice.roll_many(5)
    assert dice.draws > before
    before = dice.draws
    dice.copy().roll()
    assert dice.draws == before


def test_loaded_dice_show_the_given_faces_first_and_then_ordinary_chance() -> None:
    dice = LoadedDice(6, 1, 2, seed=4)
    assert (dice.roll(), dice.roll_many(2)) == (6, (1, 2))
    ordinary = Dice(4)
    assert [dice.roll() for _ in range(8)] == [ordinary.roll() for _ in range(8)]


def test_loaded_dice_fill_up_with_ordinary_chance() -> None:
    rolled = LoadedDice(5, seed=4).roll_many(4)
    assert rolled[0] == 5
    assert rolled[1:] == Dice(4).roll_many(3)


def test_loaded_faces_that_the_die_does_not_have_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit a die of 6 sides"):
        LoadedDice(7).roll()


def test_a_copy_of_loaded_dice_has_the_same_faces_still_to_come() -> None:
    dice = LoadedDice(3, 4, 5, seed=2)
    dice.roll()
    twin = dice.copy()
    assert twin.roll_many(6) == dice.roll_many(6)
    assert twin.draws == dice.draws


def test_a_loaded_roll_counts_as_chance() -> None:
    dice = LoadedDice(3)
    dice.roll()
    assert dice.draws == 1
