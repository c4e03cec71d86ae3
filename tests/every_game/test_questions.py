"""Every question that the rules of a game ask has its row with the adviser, and no table tells of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.catalogue import GAMES
from game.demons.adviser.questions import QUESTIONS as DEMONS
from game.demons.referee import odds as demons_odds
from game.demons.referee import refusals as demons_refusals
from game.devils_circle.adviser.questions import QUESTIONS as DEVILS_CIRCLE
from game.devils_circle.referee import refusals as circle_refusals
from game.engine.advising.rows import Advice, Unjudged, UnknownQuestion
from game.engine.decision import Decision, Option, Text
from game.talisman.adviser.questions import QUESTIONS as TALISMAN
from game.talisman.referee import odds as talisman_odds
from game.talisman.referee import refusals as talisman_refusals
from game.warlocks_duel.adviser.questions import QUESTIONS as WARLOCKS_DUEL
from game.warlocks_duel.referee import refusals as duel_refusals
from tests.saves.kinds import kinds_of

ADVISERS: dict[str, Advice[Any]] = {
    "talisman": TALISMAN, "demons": DEMONS, "devils_circle": DEVILS_CIRCLE, "warlocks_duel": WARLOCKS_DUEL,
}  # fmt: skip
every_game = pytest.mark.parametrize("game", sorted(ADVISERS))


@every_game
def test_every_question_of_the_rules_has_a_row_and_every_row_a_question(game: str) -> None:
    assert set(ADVISERS[game]) == kinds_of(game)


@every_game
def test_a_question_of_which_the_adviser_knows_nothing_is_an_error_and_not_worth_nothing(game: str) -> None:
    unheard = Decision(0, "unheard_of", Text("What now?"), (Option("this", Text("This")),), "WD-1.1")
    for asked in (GAMES[game].preferences, GAMES[game].hurried):
        with pytest.raises(UnknownQuestion, match="unheard_of"):
            asked(None, unheard)
    with pytest.raises(UnknownQuestion, match="unheard_of"):
        GAMES[game].reason(None, unheard, unheard.options[0])


@every_game
def test_what_is_not_judged_has_a_reason(game: str) -> None:
    unjudged = [kind.judge for kind in ADVISERS[game].values() if isinstance(kind.judge, Unjudged)]
    assert all(len(judge.why) > 10 for judge in unjudged)


@pytest.mark.parametrize(
    ("game", "table"),
    [
        ("talisman", dict.fromkeys([(kind, "") for kind in talisman_odds.BY_KIND])),
        ("talisman", dict.fromkeys([(kind, "") for kind in talisman_refusals.MOVING_KINDS])),
        ("talisman", dict.fromkeys([(kind, "") for kind in talisman_refusals.OWN_ACTIONS])),
        ("demons", demons_odds.RULES),
        ("demons", demons_refusals.RULES),
        ("devils_circle", circle_refusals.RULES),
        ("warlocks_duel", duel_refusals.RULES),
    ],
)
def test_the_referee_explains_no_question_that_is_never_asked(
    game: str, table: Mapping[tuple[str, str], object]
) -> None:
    assert {kind for kind, _place in table if kind} <= kinds_of(game)
