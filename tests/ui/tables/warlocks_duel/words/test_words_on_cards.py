"""What is said of a card shown large: the true reason first, and whose mana pool is meant."""

from __future__ import annotations

import pytest

from game.ui.tables.warlocks_duel.words.explanations import of_card
from game.ui.tables.warlocks_duel.words.statuses import statuses
from tests.warlocks_duel.scene import Scene, incantations, view_of
from tests.warlocks_duel.table import Player


def told(scene: Scene, card: str) -> str:
    """What the first player is told of a card."""
    words = of_card(view_of(scene.match, 0), card)
    assert words is not None
    return "".join(run.words for run in words)


def test_after_one_scroll_was_learned_no_other_is_called_payable() -> None:
    fresh = incantations(Player(mage="alonora", pool="EEEE"), Player(mage="albus"), market="healing_aura")
    assert "The mana pool can pay for it" in told(fresh, "healing_aura")
    mine = Player(mage="alonora", pool="FFEE", flags={"learned": True})
    learned = incantations(mine, Player(mage="albus"), market="healing_aura")
    words = told(learned, "healing_aura")
    assert "You have learned a scroll this round; one per round is all." in words
    assert "can pay" not in words


def test_a_card_says_what_its_level_means() -> None:
    scene = incantations(Player(mage="alonora", pool="F"), Player(mage="albus", pool="M"), market="")
    assert "Level and school count only for some cards" in told(scene, "alonora-1")


def test_on_the_card_of_another_it_is_his_mana_pool_that_pays_or_lacks_dice() -> None:
    scene = incantations(Player(mage="alonora", pool="F"), Player(mage="albus", pool="M"), market="")
    assert "The mana pool of Bo can pay for it" in told(scene, "albus-1")
    assert "The mana pool of Bo lacks 1 die" in told(scene, "albus-1")
    assert "The mana pool lacks 1 die" in told(scene, "alonora-1"), "his own"


@pytest.mark.clause("WD-5.9")
def test_who_starts_says_who_starts_next_and_what_happens_to_equals() -> None:
    scene = incantations(Player(mage="alonora", pool="F"), Player(mage="albus", pool="M"), market="")
    view = view_of(scene.match, 0)
    (starts,) = [status for status in statuses(view, view.duelists[0]) if status.id == "starter"]
    assert "of equals, the next to the left of this player" in str(starts.words)
