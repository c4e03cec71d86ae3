"""What is told of a Character at a glance: a Talisman, a quest, what lasts, what a place does, what does not count."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.talisman.box.board import CURSED_GLADE, SPACES
from game.talisman.box.die_tables import Row
from game.talisman.box.register import CARD_OF, CARDS, LASTING_NAMES
from game.talisman.referee.tones import NONE_FOR_TOADS, outcome_of
from game.talisman.rules.spaces.die_tables import GAIN_SPELL
from game.talisman.state import EVERYBODY, Lasting
from game.talisman.view import TalismanView
from game.ui.tables.talisman.previews import preview
from game.ui.tables.talisman.sheets.statuses import PRINTED_AS, statuses
from game.ui.tables.talisman.table import TalismanTable
from game.words import say
from tests.talisman.scene import Scene, arriving, figure, moving


def seen(scene: Scene, seat: int = 0) -> TalismanView:
    found = scene.match.view(seat)
    assert isinstance(found, TalismanView)
    return found


def told(scene: Scene, seat: int) -> dict[str, str]:
    """The signs of a Character with their words, as the first player sees them."""
    view = seen(scene)
    return {status.id: say(status.words) for status in statuses(view, view.heroes[seat])}


def test_whoever_else_holds_a_talisman_is_marked() -> None:
    scene = moving(figure("elf", objects="talisman#1"), figure("troll", objects="talisman#t1"), patient=True)
    assert "talisman" in told(scene, 1)
    assert "talisman" not in told(scene, 0), "one's own lies on the sheet"


def test_a_quest_is_named() -> None:
    scene = moving(figure("elf", quest="deliver_2_gold"), patient=True)
    assert told(scene, 0)["quest"].startswith("The Warlock asks to hand over 2 Gold.")


def test_of_what_lasts_the_card_is_told() -> None:
    lasting = (Lasting("blizzard", EVERYBODY, "turns", 3, card="blizzard#1"),)
    scene = moving(figure("elf"), state={"lasting": lasting, "aside": ("blizzard#1",)}, patient=True)
    assert say(CARD_OF["blizzard#1"].face) in told(scene, 0)["lasting:blizzard"]


def test_every_effect_that_lasts_is_told_by_a_card() -> None:
    for effect in LASTING_NAMES:
        assert PRINTED_AS.get(effect, effect) in CARDS, effect


def test_in_the_cursed_glade_it_is_said_what_does_not_count_there() -> None:
    scene = moving(figure("elf", CURSED_GLADE), patient=True)
    assert told(scene, 0)["glade"] in say(SPACES[CURSED_GLADE].says)


def test_a_toad_is_promised_no_spell() -> None:
    row = Row((6,), GAIN_SPELL)
    toad, elf = moving(figure("elf", toad=2, gold=0), patient=True), moving(figure("elf"), patient=True)
    assert outcome_of(row, Fraction(1, 6), toad.state, 0).text == NONE_FOR_TOADS
    assert outcome_of(row, Fraction(1, 6), elf.state, 0).text == GAIN_SPELL


def test_the_throw_of_a_service_is_told_under_its_name() -> None:
    scene = arriving(figure("warrior", "village", gold=2), patient=True)
    decision = scene.open()
    odds = decision.odds(decision.option("mystic"))  # type: ignore[arg-type]
    assert odds is not None
    assert say(odds.about) == "The Mystic: throw a die"


@pytest.mark.parametrize(("card", "counts"), [("talisman#1", True), ("talisman#t1", False), ("sword#p1", False)])
def test_of_what_does_not_count_among_the_objects_it_is_said(
    table: TalismanTable, card: str, counts: bool
) -> None:
    view = seen(moving(figure("elf", objects=card), patient=True))
    shown = preview(table, view, f"card:{card}", 300)
    assert shown is not None
    words = "".join(run.words for run in shown[1])
    assert ("Does not count" not in words) is counts
    assert (view.heroes[0].counted_objects == 1) is counts
    assert card in CARD_OF
