"""The log of a duel: every phase is announced, and what happens is told whole, once and truly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise

import pytest

from game.engine.decision import Event
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.elements import in_order
from tests.warlocks_duel.random_play import EVERY_MIX, decisions, new_match

RARE = frozenset({"sacrificed", "spells_lost"})
"""What does not happen in every few duels."""


def stories_told() -> Iterator[list[Event]]:
    """The logs of random duels over the mixes of modules, played to the end; on and on."""
    for seed in count():
        for mix in EVERY_MIX[::5]:
            match = new_match(mix, 2 + mix % 3, seed=seed + mix)
            for _ in decisions(match, seed=seed + mix):
                pass
            yield list(match.history())


@pytest.fixture(scope="module")
def stories() -> list[list[Event]]:
    """So many of them that every mix was played and everything rare has happened."""
    told: list[list[Event]] = []
    happened: set[str] = set()
    for story in stories_told():
        told.append(story)
        happened.update(event.kind for event in story)
        if len(told) >= len(EVERY_MIX[::5]) and happened >= RARE:
            return told
    raise AssertionError("no duels")


def test_every_round_announces_its_phases_in_their_order(stories: list[list[Event]]) -> None:
    for story in stories:
        announced = [str(event.text) for event in story if event.kind in ("round_began", "phase_began")]
        expected = ["Round", "Phase 1:", "Phase 2:", "Phase 3:", "Phase 4:"]
        for place, words in enumerate(announced):
            assert words.startswith(expected[place % len(expected)]), announced[place - 1 : place + 2]


def test_the_end_of_casting_is_told_before_the_fourth_phase(stories: list[list[Event]]) -> None:
    for story in stories:
        kinds = [event.kind for event in story if event.kind in ("phase_began", "casting_ended")]
        ended = [place for place, kind in enumerate(kinds) if kind == "casting_ended"]
        assert ended
        assert len(ended) >= kinds.count("phase_began") // 4


def test_scrolls_dealt_and_spells_lost_are_named(stories: list[list[Event]]) -> None:
    lost = 0
    for event in (event for story in stories for event in story):
        if event.kind in ("market_dealt", "spells_lost"):
            spells = event.fact("spells")
            assert isinstance(spells, tuple)
            assert all(str(SPELLS[spell].name) in str(event.text) for spell in spells)
            lost += event.kind == "spells_lost"
    assert lost


def test_a_card_given_up_is_named(stories: list[list[Event]]) -> None:
    given_up = [event for story in stories for event in story if event.kind == "sacrificed"]
    assert given_up
    for event in given_up:
        assert all(str(SPELLS[spell].name) in str(event.text) for spell in CARDS[str(event.fact("card"))])


def test_dice_are_told_in_the_order_in_which_they_fall(stories: list[list[Event]]) -> None:
    unsorted = 0
    for event in (event for story in stories for event in story):
        if event.kind in ("dice_rolled", "last_roll"):
            rolled, dice = event.fact("rolled"), event.fact("dice")
            assert isinstance(rolled, tuple)
            assert in_order(rolled) == dice
            assert str(event.text).count(",") == len(rolled) - 1
            unsorted += rolled != dice
    assert unsorted


def test_no_line_tells_of_power_where_none_was_at_stake(stories: list[list[Event]]) -> None:
    told = [event for story in stories for event in story if event.kind in ("power_lost", "power_gained")]
    assert told
    for story in stories:
        for before, event in pairwise(story):
            if event.kind == "power_lost" and event.fact("cause") == "spell":
                assert event.fact("points") or before.kind != "strength_reduced", str(before.text)


def test_a_spell_is_cast_before_it_turns_another(stories: list[list[Event]]) -> None:
    turned = 0
    for story in stories:
        for before, event in pairwise(story):
            if event.kind == "spell_turned":
                turned += 1
                assert (before.kind, before.fact("spell")) == ("spell_cast", event.fact("spell"))
    assert turned
