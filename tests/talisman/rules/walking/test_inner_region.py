"""The Inner Region and the Crown of Command (TAL-6.11.3 to TAL-6.11.7, TAL-6.14)."""

from __future__ import annotations

import pytest

from game.engine.ids import name_of
from tests.talisman.scene import Scene, arriving, figure, moving

FAR = figure("dwarf", "outer_13_fields", missed=9)


def lands(name: str, space: str, *dice: int, **more: object) -> Scene:
    """A Character whose move has ended on a space of the Inner Region."""
    return arriving(figure(name, space, **more), FAR, dice=dice)


@pytest.mark.clause("TAL-6.11.3a", "TAL-6.11.3b", "TAL-6.11.3b-R", "TAL-6.11.5a")
@pytest.mark.parametrize(
    ("space", "onwards", "back"),
    [
        ("plain_of_peril", "inner_01_mines inner_07_crypt middle_00_portal_of_power", ""),
        ("mines", "inner_02_vampires_tower", "inner_00_plain_of_peril"),
        ("vampires_tower", "inner_03_pits", "inner_01_mines"),
        ("pits", "inner_04_valley_of_fire", "inner_02_vampires_tower"),
        ("valley_of_fire", "inner_08_crown_of_command", "inner_03_pits inner_05_werewolf_den"),
        ("werewolf_den", "inner_04_valley_of_fire", "inner_06_dice_with_death"),
        ("dice_with_death", "inner_05_werewolf_den", "inner_07_crypt"),
        ("crypt", "inner_06_dice_with_death", "inner_00_plain_of_peril"),
    ],
)
def test_in_the_inner_region_exactly_one_space_is_moved_without_a_die(space: str, onwards: str, back: str) -> None:
    scene = moving(figure("thief", space, objects="talisman#t1"), FAR)
    ways = {key for key in scene.offered if not key.startswith("leave")}
    steps = {f"step:{other}" for other in onwards.split()}
    assert ways == steps | {f"retreat:{other}" for other in back.split()}, "and nobody may stand still"
    chosen = sorted(steps)[0]
    scene.choose(chosen)
    assert scene.told("moved")[0].fact("space") == name_of(chosen)
    assert not scene.told("moved_die")


@pytest.mark.clause("TAL-6.11.3b-R", "TAL-6.11.5c-R")
@pytest.mark.parametrize(
    ("space", "held", "back"),
    [("werewolf_den", "werewolf", "inner_06_dice_with_death"), ("pits", "lizardman", "inner_02_vampires_tower"),
     ("dice_with_death", "death", "inner_07_crypt")],
)  # fmt: skip
def test_who_is_held_goes_on_fighting_or_retreats(space: str, held: str, back: str) -> None:
    scene = moving(figure("thief", space, held=held, held_by=4), FAR)
    assert set(scene.offered) == {"continue", f"retreat:{back}"}
    scene.choose(f"retreat:{back}")
    assert (scene.hero().space.endswith(back), scene.hero().held) == (True, "")


@pytest.mark.clause("TAL-6.11.5b", "TAL-6.11.5c", "TAL-6.14.3", "TAL-6.11.5c-R")
def test_a_retreat_goes_one_space_in_a_turn_and_carries_out_nothing_until_one_turns_forward() -> None:
    scene = moving(figure("thief", "werewolf_den", objects="talisman#t1"), FAR, dice=(6, 6, 1, 1))
    spaces = []
    for back in ("inner_06_dice_with_death", "inner_07_crypt", "inner_00_plain_of_peril"):
        scene.choose(f"retreat:{back}").end_turn()
        spaces.append(scene.hero().space)
        assert not scene.told("death_thrown") + scene.told("thrown") + scene.told("life_lost")
    assert spaces == ["inner_06_dice_with_death", "inner_07_crypt", "inner_00_plain_of_peril"]
    forward = moving(figure("thief", "crypt"), FAR, dice=(6, 6, 1, 1)).choose("step:inner_06_dice_with_death")
    assert forward.told("death_thrown")
    back_and_forth = moving(figure("thief", "dice_with_death"), FAR, dice=(1, 1, 6, 6))
    back_and_forth.choose("retreat:inner_07_crypt").end_turn()
    back_and_forth.choose("step:inner_06_dice_with_death")
    assert back_and_forth.told("death_thrown"), "decided anew each turn"


@pytest.mark.clause("TAL-6.11.5c-R", "TAL-6.11.5a", "TAL-CHOICE")
def test_from_the_valley_the_player_chooses_the_side_of_the_retreat() -> None:
    for back in ("inner_03_pits", "inner_05_werewolf_den"):
        scene = moving(figure("thief", "valley_of_fire"), FAR).choose(f"retreat:{back}")
        assert scene.told("moved")[0].fact("space") == back
        assert not scene.told("thrown")


@pytest.mark.clause("TAL-6.11.5c-R")
def test_while_retreating_nothing_is_picked_up_and_characters_are_met_on_the_plain_only() -> None:
    lying = {"mines": "sword#1", "plain_of_peril": "axe#1"}
    rivals = (figure("elf", "plain_of_peril", gold=0), figure("monk", "mines"))
    scene = moving(figure("thief", "vampires_tower"), *rivals, lying=lying).choose("retreat:inner_01_mines")
    assert not (scene.was_asked("take"))
    assert not (scene.was_asked("encounter"))
    plain = moving(figure("thief", "mines"), *rivals, lying=lying).choose("retreat:inner_00_plain_of_peril")
    assert plain.asked == (0, "encounter")
    assert "attack:1" in plain.offered
    passing = moving(figure("thief", "mines"), *rivals, lying=lying).choose("retreat:inner_00_plain_of_peril", "space")
    assert not passing.was_asked("take")
    attacked = arriving(figure("troll", "plain_of_peril"), figure("thief", "plain_of_peril"), dice=(6, 1))
    assert attacked.choose("attack:1").told("fight_thrown")


@pytest.mark.clause("TAL-6.11.6a", "TAL-6.11.6b", "TAL-6.11.6c")
def test_without_a_talisman_one_must_turn_back_before_the_valley() -> None:
    for space, back in (("pits", "inner_02_vampires_tower"), ("werewolf_den", "inner_06_dice_with_death")):
        scene = moving(figure("thief", space), FAR, patient=True)
        assert scene.offered == (f"retreat:{back}",)
        with_one = moving(figure("thief", space, objects="talisman#t1"), FAR)
        assert "step:inner_04_valley_of_fire" in with_one.offered
    near = moving(figure("thief", "pits", objects="sword#1"), FAR)
    assert near.refusal("space:inner_04_valley_of_fire")[1] == "TAL-6.11.6b"
    far = moving(figure("thief", "plain_of_peril"), FAR)
    assert far.refusal("space:inner_08_crown_of_command")[1] == "TAL-6.11.6a"


@pytest.mark.clause("TAL-6.11.6a")
def test_only_the_valley_leads_to_the_crown() -> None:
    spaces = ("plain_of_peril", "mines", "vampires_tower", "pits", "valley_of_fire", "werewolf_den", "dice_with_death",
              "crypt", "portal_of_power")  # fmt: skip
    leading = []
    for space in spaces:
        scene = moving(figure("thief", space, objects="talisman#t1"), FAR)
        leading += [space] * any("crown" in (option.place or "") for option in scene.open().options)
    assert leading == ["valley_of_fire"]


@pytest.mark.clause("TAL-6.11.6c-R")
def test_in_the_valley_the_talisman_is_not_needed_any_more() -> None:
    scene = moving(figure("thief", "valley_of_fire"), FAR, dice=(1,)).choose("step:inner_08_crown_of_command")
    assert scene.hero().space == "inner_08_crown_of_command"


@pytest.mark.clause("TAL-6.11.7")
def test_nobody_moves_from_the_crown() -> None:
    ruler = figure("thief", "crown_of_command", objects="sword#1")
    scene = moving(ruler, FAR, dice=(1,), state={"crown_reached": True})
    assert set(scene.offered) == {"command", "leave:sword#1"}
    assert scene.choose("command").hero().space == "inner_08_crown_of_command"
    assert not scene.told("moved")


@pytest.mark.clause("TAL-6.14.4a", "TAL-6.14.4b", "TAL-6.9.7b", "TAL-6.14.4b-R")
def test_inner_creatures_are_neither_evaded_nor_enchanted() -> None:
    scene = arriving(
        figure("thief", "werewolf_den", spells="immobility#1 invisibility#1 preservation#1", craft=6), FAR,
        dice=(6, 6, 1, 1),
    )  # fmt: skip
    assert scene.asked == (0, "window")
    assert scene.state.loss is not None
    assert set(scene.offered) == {"cast:preservation#1", "pass", "pass:turn"}, "saving one's own Life works"
    scene.choose("cast:preservation#1")
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.18.3")
def test_characters_can_be_evaded_in_the_inner_region() -> None:
    victim = figure("elf", "plain_of_peril", spells="invisibility#1")
    scene = arriving(figure("thief", "plain_of_peril"), victim)
    scene.choose("attack:1", "cast:invisibility#1")
    assert scene.told("evaded")
    assert not scene.told("fight_thrown")


# -- the Crown --------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.9.8a", "TAL-6.14.9c", "TAL-BRD-5", "TAL-6.11.7")
def test_the_command_spell_hits_all_others_on_a_four() -> None:
    others = (figure("elf", "village"), figure("dwarf", "crypt", objects="armour#1"))
    scene = moving(figure("monk", "crown_of_command"), *others, dice=(4,), state={"crown_reached": True}, patient=True)
    assert scene.offered == ("command",)
    assert scene.odds("command") == {"No effect.": "1/2", "Every other Character loses a Life.": "1/2"}
    scene.choose("command")
    assert [hero.lives for hero in scene.state.heroes] == [4, 3, 3]
    weak = moving(figure("monk", "crown_of_command"), *others, dice=(3,), state={"crown_reached": True}, patient=True)
    assert [hero.lives for hero in weak.choose("command").state.heroes] == [4, 4, 4]


@pytest.mark.clause("TAL-6.9.8c", "TAL-6.4.3g", "TAL-WIN-1")
def test_who_dies_after_the_crown_was_reached_is_out_and_the_last_one_wins() -> None:
    scene = moving(figure("monk", "crown_of_command"), figure("elf", lives=1), dice=(6,), state={"crown_reached": True})
    assert scene.decision is None
    result = scene.match.result
    assert result is not None
    assert (result.winners, result.places) == ((0,), (1, 2))
    assert result.clause == "TAL-WIN-1"
    assert scene.told("match_won")


@pytest.mark.clause("TAL-6.9.8c-R", "TAL-6.4.3g-R", "TAL-6.11.6a")
def test_the_command_spell_comes_in_the_turn_of_arrival() -> None:
    scene = moving(figure("monk", "valley_of_fire"), figure("elf"), dice=(5,))
    scene.choose("step:inner_08_crown_of_command")
    assert scene.state.crown_reached
    assert scene.hero(1).lives == 3


@pytest.mark.clause("TAL-6.14.9a", "TAL-6.14.9b", "TAL-6.14.9c-R")
def test_on_the_crown_one_must_fight_the_others() -> None:
    rivals = (figure("elf", "crown_of_command"), figure("troll", "crown_of_command"))
    scene = moving(figure("thief", "crown_of_command"), *rivals, state={"crown_reached": True}, dice=(1, 1))
    assert scene.offered == ("attack:1", "attack:2"), "no stealing there"
    scene.choose("attack:1")
    assert scene.told("fight_drawn")
    assert not scene.told("command_cast")


@pytest.mark.clause("TAL-S.counterspell", "TAL-6.9.8c-R")
def test_the_command_spell_may_be_countered() -> None:
    holder = figure("elf", "village", spells="counterspell#1")
    scene = moving(figure("monk", "crown_of_command"), holder, dice=(6,), state={"crown_reached": True})
    assert scene.asked == (1, "window")
    scene.choose("cast:counterspell#1")
    assert scene.hero(1).lives == 4
