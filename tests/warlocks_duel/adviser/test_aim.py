"""The aim of a mage: the spell that is wanted and what it lacks, and who is to lose power by it."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.aim import Aim
from game.warlocks_duel.adviser.aim import lacks, listed
from game.words import say
from tests.warlocks_duel.scene import Scene, casting, gathering, incantations
from tests.warlocks_duel.table import Player, faces

GAME = GAMES["warlocks_duel"]


def aim(scene: Scene, seat: int = 0) -> Aim:
    found = GAME.aim(scene.state, seat)
    assert found is not None
    return found


def words(scene: Scene, seat: int = 0) -> str:
    return say(aim(scene, seat).text)


def rolled(dice: str, mage: str = "alonora", power: int = 35) -> Scene:
    players = Player(mage=mage, reserve=0), Player(mage="parvel", reserve=7, power=power)
    return gathering(*players, dice=(dice, "FFFFF"), market="")


def test_while_dice_are_gathered_the_aim_says_what_the_best_spell_lacks() -> None:
    lacking = rolled("EEEEE", power=12)
    assert (aim(lacking).place or "").startswith("spell:")
    assert " lacks " in words(lacking)
    assert words(lacking).endswith("Parvel: 12 power.")


@pytest.mark.clause("WD-0.8", "WD-3.11")
def test_a_spell_lacks_the_symbols_that_neither_dice_nor_whirlwinds_pay() -> None:
    cost = ("fire", "fire", "air", "any")
    assert lacks(faces("FFAE"), cost) == ()
    assert lacks(faces("FFA"), cost) == ("any",)
    assert lacks(faces("FE"), cost) == ("fire", "air")
    assert lacks(faces("FFE@"), cost) == ()
    assert lacks(faces("@@@@"), cost) == ()
    assert str(listed(("fire", "fire", "air"))) == "2 × Fire, Air"


def test_the_aim_of_the_second_phase_is_the_best_spell_that_the_pool_pays() -> None:
    scene = incantations(Player(mage="alonora", pool="FF"), Player(mage="parvel", pool="E"), market="")
    assert aim(scene).place == "spell:fire_bolt"
    assert words(scene).startswith("Pay for Fire Bolt; Parvel: 35 power.")


def test_when_nothing_can_be_paid_dice_left_can_strike_back() -> None:
    scene = incantations(Player(mage="alonora", pool="M"), Player(mage="parvel", pool="EEE"), market="")
    assert words(scene) == "1 die can strike back; Parvel: 35 power."


def test_the_weakest_mage_is_the_one_to_strike_down() -> None:
    table = (Player(mage="alonora", active="fire_bolt"), Player(mage="parvel"), Player(mage="albus", power=2))
    scene = casting(*table)
    assert (words(scene), aim(scene).place) == ("Cast Fire Bolt at Albus (2 power left).", "seat:2")


def test_a_heal_is_kept_and_a_ward_is_cast() -> None:
    healer = casting(Player(mage="parvel", active="moss_poultice"), Player(mage="alonora", active="fire_bolt"))
    assert words(healer).startswith("Keep ")
    warded = casting(Player(mage="parvel", active="magic_shield"), Player(mage="alonora", active="fire_bolt"))
    assert words(warded).startswith("Cast Magic Shield before attacks come")


def test_the_beaten_have_no_aim() -> None:
    table = (Player(mage="alonora", active="fire_bolt"), Player(mage="parvel"), Player(mage="albus", alive=False))
    assert GAME.aim(casting(*table).state, 2) is None
