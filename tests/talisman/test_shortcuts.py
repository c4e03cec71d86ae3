"""What the rules look up, or do not even ask, in every turn: the same as the plain computation of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.talisman.box.ability import Ability
from game.talisman.box.board import CLOCKWISE, COUNTER_CLOCKWISE, CURSED_GLADE, NEXT, SPACES
from game.talisman.box.characters import CHANGE_ALIGNMENT, CHARACTERS, GIFTS, NEVER_WITHOUT_SPELLS, STEP_IN_WOODS
from game.talisman.box.register import (
    ADVENTURE_DECK,
    CARD_OF,
    LASTING,
    MAGIC_OBJECT,
    ORIGIN,
    PURCHASE_STOCK,
    SPELL_DECK,
    TALISMAN_STOCK,
)
from game.talisman.rules import meeting_order
from game.talisman.rules.belongings import possessions, shops
from game.talisman.rules.drawing import missing_cards
from game.talisman.rules.magic import hands, windows
from game.talisman.rules.table import abilities
from game.talisman.rules.table.sheet import allowance, counted_objects
from game.talisman.rules.walking import steps as walking
from game.talisman.rules.walking.steps import BRANCHES
from game.talisman.state import EVERYBODY, OBJECT_LIMIT, TalismanState, from_seat
from tests.talisman.random_play import decisions, new_match

MOMENTS = tuple(name for name in vars(Ability) if not name.startswith("_"))
WINDOWS = tuple(windows.QUESTIONS)


def positions(mix: int) -> Iterator[TalismanState]:
    """The table at many moments of a match."""
    match = new_match(mix, 2 + mix % 5, seed=mix + 70)
    for number, _ in enumerate(decisions(match, seed=mix, most=1500)):
        if number % 5 == 0:
            yield match.state


def all_sources() -> dict[str, Ability]:
    """Every source of abilities: cards, Characters, lasting effects."""
    cards = {card: known.ability for card, known in CARD_OF.items() if known.ability is not None}
    return {**cards, **{character: known.ability for character, known in CHARACTERS.items()}, **LASTING}


def changes(source: Ability, moment: str) -> bool:
    """Whether an Ability changes a moment."""
    return bool(getattr(type(source), moment) != getattr(Ability, moment))


def plainly_acting(state: TalismanState, seat: int, moment: str) -> list[str]:
    """The sources that change a moment for a Character, looked for one by one."""
    hero, sources = state.heroes[seat], all_sources()
    found = [] if hero.toad else [hero.character, *hero.followers, *hero.objects]
    if hero.space == CURSED_GLADE and moment in ("strength", "craft", "weapon"):
        found = [source for source in found if source not in hero.objects]
    if hero.space == CURSED_GLADE or any(LASTING[effect.id].suspends_magic for effect in state.lasting):
        found = [source for source in found if source not in CARD_OF or CARD_OF[source].kind != MAGIC_OBJECT]
    found += [effect.id for effect in state.lasting if not effect.space and effect.seat in (seat, EVERYBODY)]
    return [source for source in found if source in sources and changes(sources[source], moment)]


@pytest.mark.parametrize("mix", [1, 9])
def test_the_sources_that_act_are_those_found_by_looking_at_every_one(mix: int) -> None:
    for number, state in enumerate(positions(mix)):
        moment = MOMENTS[number % len(MOMENTS)]
        for seat, hero in enumerate(state.heroes):
            if hero.character:
                acting = [source for source, _ in abilities.acting(state, seat, moment)]
                assert acting == plainly_acting(state, seat, moment)


def test_only_those_sources_exist_that_the_short_questions_think_of() -> None:
    assert abilities.sources("move_cap")[0::2] == ({}, {}), "no Character and no Object holds anybody back"
    no_casting = abilities.sources("no_casting")
    assert (no_casting.characters, no_casting.followers, no_casting.effects) == ({}, {}, {})
    assert abilities.sources("does_nothing")[:3] == ({}, {}, {})
    fewest = abilities.sources("fewest_spells")
    assert (fewest.followers, fewest.effects) == ({}, {})
    assert abilities.sources("bound")[0::2] == ({}, {})
    assert abilities.sources("unlimited_objects")[:2] == ({}, {})
    assert abilities.sources("use_windows").characters == {}


def test_the_gifts_asked_about_in_every_turn_are_those_on_the_character_cards() -> None:
    assert {known for known, ability in GIFTS.items() if ability.changes_alignment} == CHANGE_ALIGNMENT
    assert {known for known, ability in GIFTS.items() if ability.steps_in_woods} == STEP_IN_WOODS
    assert {known for known in GIFTS if known in abilities.sources("fewest_spells").characters} == NEVER_WITHOUT_SPELLS


@pytest.mark.parametrize("direction", [CLOCKWISE, COUNTER_CLOCKWISE])
def test_a_walk_ends_where_it_does_step_by_step(direction: int) -> None:
    for start in NEXT[direction]:
        for steps in range(1, 13):
            space, left = NEXT[direction][start], steps - 1
            while left and space not in BRANCHES:
                space, left = NEXT[direction][space], left - 1
            assert walking.walked(start, steps, direction) == (space, left)


@pytest.mark.parametrize("mix", [3, 8, 14, 16])
def test_nobody_could_act_in_a_window_that_is_not_opened(mix: int) -> None:
    closed = 0
    for number, state in enumerate(positions(mix)):
        before, state.window = state.window, WINDOWS[number % len(WINDOWS)]
        for but in (-1, state.turn):
            if not windows.somebody_has(state, state.window, but):
                seats = [seat for seat in from_seat(state, state.turn) if seat != but]
                assert not any(windows.window_options(state, seat) for seat in seats)
                closed += 1
        state.window = before
    assert closed > 50 or state.sharing


@pytest.mark.parametrize("mix", [2, 11])
def test_limits_are_looked_after_whenever_one_is_broken(mix: int) -> None:
    for state in positions(mix):
        for seat, hero in enumerate(state.heroes):
            many = len(counted_objects(state, seat)) > OBJECT_LIMIT
            overloaded = many and not abilities.has(state, seat, "unlimited_objects")
            fewest = [source.fewest_spells for _, source in abilities.acting(state, seat, "fewest_spells")]
            wrong = len(hero.spells) > allowance(state, seat) or len(hero.spells) < max(fewest, default=0)
            assert hands.has_wrong_number_of_spells(state, seat) == (wrong and not hero.toad and bool(hero.space))
            expected = overloaded or (wrong and not hero.toad and bool(hero.space))
            assert possessions.needs_settling(state, seat) == expected


@pytest.mark.parametrize("mix", [4, 7])
def test_what_lies_on_a_space_is_met_in_the_order_of_its_numbers(mix: int) -> None:
    for state in positions(mix):
        for seat, hero in enumerate(state.heroes):
            if not hero.space:
                continue
            lying = state.cards.get(hero.space, ())
            left = [card for card in lying if card not in state.done and CARD_OF[card].number not in (0, 5)]
            lowest = min([CARD_OF[card].number for card in left], default=0)
            waiting = state.waiting
            assert meeting_order.to_meet(state, seat) == tuple(sorted(left, key=lambda card: CARD_OF[card].number))
            expected = tuple(card for card in left if CARD_OF[card].number == lowest)
            assert meeting_order.next_to_meet(state, seat) == expected
            state.waiting = waiting
            counted = [card for card in lying if ORIGIN[card] in (ADVENTURE_DECK, SPELL_DECK)]
            draw = SPACES[hero.space].draw
            assert max(0, missing_cards(state, seat)) == max(0, draw - len(counted))


def test_the_next_card_of_an_item_is_the_first_in_the_stock() -> None:
    stocks = (PURCHASE_STOCK, TALISMAN_STOCK)
    items = {(CARD_OF[card].id, origin) for card, origin in ORIGIN.items() if origin in stocks}
    for state in positions(6):
        for item, origin in items:
            first = next((card for card in state.stock if CARD_OF[card].id == item and ORIGIN[card] == origin), "")
            assert shops.in_stock(state, item, origin) == first
