"""Every text that a match shows is in the template for translators, and all its holes are filled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import words as word_files

from game import words
from game.catalogue import GAMES
from game.engine.decision import Decision, Event, Named, Text
from game.engine.dice import Dice
from game.engine.match import Match
from game.simulation.matches import mixed_options
from game.words import say

SEEDS = range(6)


def shown_by_decision(match: Match, decision: Decision, explained: set[str]) -> Iterator[Text | Named | str]:
    """The question, its answers with tooltips, a refusal, and the odds of answers not explained before."""
    yield decision.question
    yield decision.refusals("nowhere").text
    for option in decision.options:
        yield option.text
        if option.tooltip is not None:
            yield option.tooltip
        odds = decision.odds(option) if option.key not in explained else None
        explained.add(option.key)
        if odds is not None:
            yield odds.about
            yield from (outcome.text for outcome in odds)
    yield match.game.summary(match.state)
    refusal = match.undo_refusal()
    if refusal is not None:
        yield refusal


def shown(match: Match, dice: Dice) -> Iterator[Text | Named | str]:
    """All texts of a random match, from its options to its result."""
    for option in match.game.options:
        yield from (option.name, option.tooltip, *(text for _value, text in option.choices))
    explained: set[str] = set()
    while (item := match.step()) is not None:
        if isinstance(item, Event):
            yield item.text
            continue
        yield from shown_by_decision(match, item, explained)
        match.choose(item.options[dice.below(len(item.options))].key)
    assert match.result is not None
    yield match.result.reason


def messages(text: object) -> Iterator[str]:
    """The messages that a text is made of, its facts' included; names that players chose are none."""
    if isinstance(text, Named):
        yield from messages(text.words)
    elif isinstance(text, Text):
        yield text.message
        for _name, fact in text.facts:
            yield from messages(fact)


def has_words(message: str) -> bool:
    """Whether there is anything to translate between the holes: lists such as "{n0} × {face0}" have nothing."""
    return any(character.isalpha() for character in words.HOLE.sub("", message))


@pytest.fixture(scope="module")
def translatable() -> set[str]:
    """The messages of the template."""
    found = [message.id for message in word_files.collect() if message.id]
    return {message[0] if isinstance(message, tuple) else str(message) for message in found}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_text_of_random_matches_can_be_translated_and_said(game: str, translatable: set[str]) -> None:
    words.set_language("en")
    unknown, unfilled = set(), set()
    for seed in SEEDS:
        seats = [f"Player {number}" for number in range(2 + seed % 3)]
        match = GAMES[game].new_match(seats=seats, options=mixed_options(GAMES[game], len(seats), seed), seed=seed)
        for text in shown(match, Dice(seed)):
            unknown |= {message for message in messages(text) if has_words(message)} - translatable
            if "{" in say(text):
                unfilled.add(say(text))
    assert not unknown, f"not collected for translation: {sorted(unknown)}"
    assert not unfilled
