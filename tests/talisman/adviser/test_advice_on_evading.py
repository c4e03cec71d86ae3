"""Computer players fight what is worth it, evade what is not, and meet whom they need; hints say why."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.talisman.adviser.evading import MOST_COMPARED, best_of, group_worth
from game.talisman.adviser.ways.moving import profile_of
from game.talisman.box.register import CARD_OF, ENEMY, instances
from tests.talisman.scene import Figure, Scene, arriving, figure

GAME = GAMES["talisman"]
RUINS = "ruins"


def wanted(scene: Scene) -> str:
    """The answer that the advice values most."""
    decision = scene.open()
    worths = list(GAME.preferences(scene.state, decision))
    return decision.options[worths.index(max(worths))].key


def facing(lying: str, hero: Figure) -> Scene:
    """Somebody unseen at the Ruins."""
    return arriving(hero, figure("ghoul", "middle_04_cursed_glade"), lying={RUINS: lying})


def unseen(character: str, **more: object) -> Figure:
    return figure(character, RUINS, evading=("everything",), **more)


@pytest.mark.clause("TAL-6.18.2c-R")
@pytest.mark.parametrize(
    ("lying", "strength", "first"),
    [
        ("wolf#1 wild_boar#1", 6, "fight"),
        ("dragon#1 dragon#2", 4, "evade:all"),
        ("dragon#1 wolf#1", 4, "evade:card:dragon#1"),
        ("wolf#1 dragon#1", 4, "evade:card:dragon#1"),
        ("dragon#1 giant#1 wild_boar#1", 12, "evade:card:giant#1"),
    ],
)
def test_the_sensible_part_of_a_group_is_fought(lying: str, strength: int, first: str) -> None:
    scene = facing(lying, unseen("warrior", strength=strength))
    assert scene.asked == (0, "face")
    assert wanted(scene) == first


@pytest.mark.clause("TAL-6.18.2c-R")
def test_the_advice_followed_to_its_end_fights_the_weak_beside_the_strong() -> None:
    scene = facing("dragon#1 dragon#2 wolf#1", unseen("warrior", strength=4))
    asked = []
    while scene.asked[1] == "face":
        asked.append(wanted(scene))
        scene.choose(asked[-1])
    assert asked[-1] == "fight"
    assert {*asked[:-1]} == {"evade:card:dragon#1", "evade:card:dragon#2"}


def test_the_best_part_of_a_crowd_is_found_or_all_of_it_or_none() -> None:
    profile = profile_of(facing("wolf#1", unseen("warrior")).state, 0)._replace(arm=5, dice=1)
    few = ("wolf#1", "dragon#1", "dragon#2")
    assert best_of(profile, few, few) == group_worth(profile, ("wolf#1",)) > 0
    assert best_of(profile, few, ("dragon#1",)) == group_worth(profile, ("wolf#1", "dragon#2"))
    many = tuple(card for card in instances("adventure") if CARD_OF[card].kind == ENEMY and CARD_OF[card].number == 2)
    assert len(many) > MOST_COMPARED
    assert best_of(profile, many, many) == 0.0, "none of them"
    mighty = profile._replace(arm=999)
    assert best_of(mighty, many, many) == group_worth(mighty, many) > 0, "all of them"


@pytest.mark.clause("TAL-6.15.8", "TAL-6.18.2c-R")
@pytest.mark.parametrize(
    ("character", "card", "lives", "answer"),
    [
        ("elf", "healer#1", 2, "meet"),
        ("elf", "fairy#1", 4, "meet"),
        ("elf", "witch#1", 1, "evade:card:witch#1"),
        ("wizard", "angel#1", 1, "evade:card:angel#1"),
        ("elf", "angel#1", 1, "meet"),
        ("elf", "raiders#1", 4, "evade:card:raiders#1"),
    ],
)
def test_persons_who_do_good_are_met_and_others_slipped_past(
    character: str, card: str, lives: int, answer: str
) -> None:
    scene = facing(card, unseen(character, lives=lives, gold=4, spells="hex#1" if character == "wizard" else ""))
    if scene.asked[1] == "order":
        scene.choose(f"first:{card}")
    assert scene.asked == (0, "face")
    assert wanted(scene) == answer


@pytest.mark.clause("TAL-6.18.2c-R")
def test_hints_say_what_meeting_a_person_or_fighting_would_bring() -> None:
    witch = facing("witch#1 maze#1", unseen("elf", lives=1))
    decision = witch.open()
    assert str(GAME.reason(witch.state, decision, decision.options[1])) == "Else you would meet Witch here."
    assert witch.odds("meet")["Lose 1 Life."] == "1/6"
    healer = facing("healer#1 maze#1", unseen("elf", lives=2))
    decision = healer.open()
    assert "2 Lives" in str(GAME.reason(healer.state, decision, decision.options[0]))
    dragons = facing("dragon#1 dragon#2", unseen("warrior"))
    decision = dragons.open()
    everyone = decision.option("evade:all")
    assert everyone is not None
    assert str(GAME.reason(dragons.state, decision, everyone)) == "You cannot win such a fight."
    assert set(dragons.odds("fight"))


# -- Characters ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.17.1b-R", "TAL-6.18.2b")
@pytest.mark.parametrize(
    ("attacker", "key", "first", "speaks"),
    [
        (figure("ghoul", "outer_03_woods", strength=12, craft=4), "attack:1", "evade:seat:0", True),
        (figure("ghoul", "outer_03_woods", strength=12, craft=4), "psychic:1", "face", False),
        (figure("thief", "outer_03_woods"), "steal:1", "evade:seat:0", False),
    ],
)
def test_who_is_attacked_evades_what_was_declared(attacker: Figure, key: str, first: str, speaks: bool) -> None:
    elf = figure("elf", "outer_03_woods", craft=12)
    scene = arriving(attacker, elf).choose(key)
    assert scene.asked == (1, "evade")
    assert wanted(scene) == first
    evading = next(option for option in scene.open().options if option.key == "evade:seat:0")
    assert (GAME.reason(scene.state, scene.open(), evading) is not None) is speaks
    assert scene.choose("face").state.wanted == ""
