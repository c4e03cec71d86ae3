"""What a newcomer is told the first time comes before it matters."""

from __future__ import annotations

from game.catalogue import GAMES
from game.engine.advising.first_times import Moment, note_for
from tests.warlocks_duel.scene import Scene, casting, incantations
from tests.warlocks_duel.table import Player

NOTES = GAMES["warlocks_duel"].first_times


def notes(scene: Scene, seat: int = 0) -> list[str]:
    """The ids of all notes that fit the open question, in the order in which they would be shown."""
    moment = Moment(scene.open(), scene.match.view(seat))
    found: list[str] = []
    while (note := note_for(NOTES, moment, frozenset(found))) is not None:
        found.append(note.id)
    return found


def test_a_ward_is_explained_as_soon_as_it_can_be_paid_for_and_after_the_question_itself() -> None:
    learning = incantations(Player(mage="alonora", pool="MM"), Player(), market="protective_cloak")
    assert notes(learning) == ["incantation", "ward_ready"]
    assert notes(incantations(Player(mage="celestine", pool="MM"), Player(), market="coin_flip")) == ["incantation"]


def test_a_ward_that_is_paid_for_is_explained_before_the_first_blow_falls() -> None:
    warded = Player(mage="alonora", active="protective_cloak", pool="F")
    scene = casting(Player(mage="albus", active="frost_spear"), warded)
    scene.choose("cast:frost_spear")
    assert notes(scene, 1) == ["ward_ready", "response"]
    calm = casting(Player(mage="albus", active="frost_spear"), Player(mage="alonora", active="spark", pool="F"))
    calm.choose("cast:frost_spear")
    assert notes(calm, 1) == ["response"]


def test_two_spells_on_one_card_are_explained_when_the_first_of_them_can_be_paid_for() -> None:
    assert "two_spells" in notes(incantations(Player(mage="alonora", pool="F"), Player(), market=""))
    only = incantations(Player(mage="alonora", pool="EEEE", scrolls="healing_aura"), Player(), market="")
    assert "two_spells" not in notes(only)
