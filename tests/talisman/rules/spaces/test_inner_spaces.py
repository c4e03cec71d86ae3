"""The spaces of the Inner Region: Crypt, Mines, Tower, Pits, Den, Death (TAL-6.14, TAL-BRD)."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Scene, arriving, figure, moving

FAR = figure("dwarf", "outer_13_fields", missed=9)
PLAIN, PORTAL, CAVE = "inner_00_plain_of_peril", "middle_00_portal_of_power", "middle_08_warlocks_cave"
TUNNELS = [(-2, ""), (0, ""), (1, PLAIN), (2, PORTAL), (3, PORTAL), (4, CAVE), (5, CAVE), (6, "town"), (9, "town")]
"""Where a sum less the ability leads; nothing: one stays; "town": the City or the Tavern."""


def lands(name: str, space: str, *dice: int, **more: object) -> Scene:
    """A Character whose move has ended on a space of the Inner Region."""
    return arriving(figure(name, space, **more), FAR, dice=dice)


def three_dice(total: int) -> tuple[int, int, int]:
    """Three faces that add up to so much."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return first, second, total - first - second


@pytest.mark.clause("TAL-6.14.5a", "TAL-6.14.5b", "TAL-6.14.5d-R", "TAL-6.14.3")
@pytest.mark.parametrize(("result", "space"), TUNNELS)
def test_the_crypt_takes_total_strength_without_weapons_off_three_dice(result: int, space: str) -> None:
    dice = three_dice(5 + result)
    scene = lands("thief", "crypt", *dice, objects="sword#1 magic_belt#1", craft=9)
    assert scene.told("thrown")[0].fact("faces") == dice
    assert scene.hero().space == {"": "inner_07_crypt", "town": "outer_12_city"}.get(space, space)


@pytest.mark.clause("TAL-6.14.6", "TAL-6.14.6-R", "TAL-BRD-4")
@pytest.mark.parametrize(("result", "space"), TUNNELS)
def test_the_mines_take_total_craft(result: int, space: str) -> None:
    dice = three_dice(5 + result)
    scene = lands("thief", "mines", *dice, followers="maiden#1", strength=9)
    came_out = [event.fact("space") for event in scene.told("transported")]
    assert came_out == ([{"town": "outer_18_tavern"}.get(space, space)] if space else [])


@pytest.mark.clause("TAL-6.14.5c", "TAL-6.14.5d-R")
def test_who_comes_out_is_set_there_and_does_not_move_on() -> None:
    portal = arriving(figure("thief", "crypt"), FAR, dice=(2, 2, 2), deck="bag_of_gold#1")
    assert portal.told("card_drawn")[0].fact("space") == PORTAL
    assert portal.asked == (0, "take")
    assert not (portal.was_asked("portal"))
    assert not (portal.was_asked("way"))
    plain = lands("thief", "crypt", 1, 1, 2, objects="sword#1")
    assert plain.hero().space == PLAIN
    assert plain.asked == (0, "end_turn")
    assert not (plain.was_asked("move"))
    assert not (plain.was_asked("way"))


@pytest.mark.clause("TAL-6.14.5d")
def test_who_comes_out_in_the_crypt_itself_leaves_it_on_the_next_turn() -> None:
    scene = lands("thief", "crypt", 1, 1, 1, objects="sword#1")
    assert scene.hero().space == "inner_07_crypt"
    scene.end_turn()
    assert scene.asked == (0, "move")
    assert {"step:inner_06_dice_with_death", f"retreat:{PLAIN}"} <= set(scene.offered)


@pytest.mark.clause("TAL-6.14.3", "TAL-6.14.3a")
@pytest.mark.parametrize(("number", "lives"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_the_vampire_takes_as_many_lives_as_his_die_says(number: int, lives: int) -> None:
    assert lands("thief", "vampires_tower", number, objects="armour#1").hero().lives == lives


@pytest.mark.clause("TAL-6.11.4", "TAL-6.14.3a", "TAL-6.6.3", "TAL-CHOICE")
def test_followers_will_do_for_the_vampire_but_nobody_who_is_bound() -> None:
    owner = figure("thief", "vampires_tower", followers="maiden#1 unicorn#1 poltergeist#1")
    scene = arriving(owner, figure("elf", "crags"), dice=(5,))
    assert scene.asked[0] == 0
    assert scene.offered == ("life", "card:maiden#1", "card:unicorn#1")
    for key in ("card:maiden#1", "life", "card:unicorn#1"):
        assert scene.asked == (0, "life_or_follower"), "before another player has the turn"
        scene.choose(key)
    assert (scene.hero().lives, scene.hero().followers) == (3, ("poltergeist#1",))
    assert {"maiden#1", "unicorn#1"} <= set(scene.state.adventure.discard)


@pytest.mark.clause("TAL-6.14.3")
def test_plain_and_valley_ask_for_nothing_more() -> None:
    for space in ("plain_of_peril", "valley_of_fire"):
        scene = lands("thief", space, objects="sword#1")
        assert scene.asked == (0, "end_turn")
        assert not scene.told("thrown") + scene.told("life_lost")


@pytest.mark.clause("TAL-6.14.3a", "TAL-BRD-10")
def test_dice_with_death() -> None:
    higher = lands("thief", "dice_with_death", 6, 6, 1, 1)
    assert (higher.hero().held, higher.hero().lives) == ("", 4)
    equal = lands("thief", "dice_with_death", 3, 3, 1, 5)
    assert (equal.hero().held, equal.hero().lives) == ("death", 4)
    lower = lands("thief", "dice_with_death", 1, 1, 6, 6, objects="armour#1")
    assert (lower.hero().held, lower.hero().lives) == ("death", 3)
    again = moving(figure("thief", "dice_with_death", held="death"), FAR, dice=(6, 6, 1, 1))
    assert set(again.offered) == {"continue", "retreat:inner_07_crypt"}
    assert again.odds("continue")["You play again next turn."] == "73/648"
    again.choose("continue").end_turn()
    assert "step:inner_05_werewolf_den" in again.offered, "he may move on next turn"


# -- the Werewolf --------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.14.7a", "TAL-6.14.7b", "TAL-6.14.7c-R")
@pytest.mark.parametrize("dice", [(4, 5), (1, 1), (6, 6)])
def test_the_werewolf_is_as_strong_as_two_dice_and_attacks_at_once(dice: tuple[int, int]) -> None:
    scene = lands("troll", "werewolf_den", *dice, 3, 2)
    assert scene.told("fight_thrown")[0].fact("foe_score") == sum(dice) + 2


@pytest.mark.clause("TAL-6.14.7c")
def test_every_character_meets_a_werewolf_of_its_own_each_time() -> None:
    other = figure("elf", "werewolf_den", held="werewolf", held_by=12, missed=9)
    scene = arriving(figure("troll", "werewolf_den"), other, dice=(1, 2, 6, 1))
    assert scene.told("fight_thrown")[0].fact("foe_score") == 3 + 1
    again = arriving(figure("troll", "werewolf_den"), other, dice=(5, 5, 6, 1))
    assert again.told("fight_thrown")[0].fact("foe_score") == 10 + 1


@pytest.mark.clause("TAL-6.14.7c-R")
@pytest.mark.parametrize(("mine", "lives", "held"), [(1, 3, "werewolf"), (4, 4, "werewolf"), (6, 4, "")])
def test_the_same_werewolf_is_fought_in_place_of_moving_until_it_is_beaten(mine: int, lives: int, held: str) -> None:
    scene = lands("troll", "werewolf_den", 4, 5, mine, 1)
    assert (scene.hero().lives, scene.hero().held) == (lives, held)
    if not held:
        scene.end_turn()
        assert "continue" not in scene.offered
        assert scene.turn == 0
        return
    again = moving(figure("troll", "werewolf_den", held="werewolf", held_by=9), FAR, dice=(mine, 1))
    assert "step:inner_04_valley_of_fire" not in again.offered
    again.choose("continue")
    assert again.told("fight_thrown")[0].fact("foe_score") == 9 + 1
    assert again.hero().held == held


# -- the Pits ------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.14.8a", "TAL-6.14.8b", "TAL-BRD-1")
@pytest.mark.parametrize("number", [1, 2, 4, 6])
def test_as_many_lizardmen_of_strength_four_as_the_die_says_are_fought_one_by_one(number: int) -> None:
    scene = lands("troll", "pits", number, *(6, 1) * 6)
    assert [event.fact("foe_score") for event in scene.told("fight_thrown")] == [4 + 1] * number
    assert (scene.hero().held, scene.hero().trophies) == ("", ())


@pytest.mark.clause("TAL-6.14.8c", "TAL-6.14.8d", "TAL-6.14.8e")
def test_losing_a_life_ends_the_turn_and_the_rest_wait_for_the_next_ones() -> None:
    dice = (3, 5, 1, 1, 6, 1, 6, 5, 1, 5, 1)
    scene = arriving(figure("troll", "pits"), figure("elf", "outer_13_fields", missed=9), dice=dice)
    assert (scene.hero().lives, scene.hero().held_by, len(scene.told("fight_thrown"))) == (3, 2, 2)
    assert [event.fact("who") for event in scene.told("turn_begins")] == [1, 0], "the turn is over"
    scene.choose("continue")
    assert (scene.hero().lives, scene.hero().held_by) == (2, 2), "and again until all are defeated"
    scene.choose("continue")
    assert (scene.hero().held, len(scene.told("fight_thrown"))) == ("", 5)


@pytest.mark.clause("TAL-6.14.8f")
def test_only_on_the_turn_after_that_may_one_move_on() -> None:
    held = figure("troll", "pits", held="lizardman", held_by=1, objects="talisman#1")
    scene = moving(held, FAR, dice=(5, 1)).choose("continue")
    assert scene.hero().held == ""
    assert scene.asked == (0, "end_turn")
    scene.end_turn()
    assert scene.asked == (0, "move")
    assert "step:inner_04_valley_of_fire" in scene.offered


@pytest.mark.clause("TAL-6.14.8f-R", "TAL-6.16.5b-R")
def test_equal_scores_or_a_saved_life_end_the_turn_all_the_same() -> None:
    equal = lands("troll", "pits", 2, 1, 3)
    assert (equal.hero().lives, equal.hero().held_by) == (4, 2)
    saved = lands("warrior", "pits", 2, 1, 1, 6, 6, objects="armour#1").choose("protect:armour#1")
    assert (saved.hero().lives, saved.hero().held_by) == (4, 2)
    for scene in (equal, saved):
        assert len(scene.told("fight_thrown")) == 1


# -- meeting others ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.14.1", "TAL-6.14.2")
@pytest.mark.parametrize("space", ["plain_of_peril", "valley_of_fire", "mines", "crypt", "pits", "vampires_tower",
                                   "dice_with_death", "werewolf_den"])  # fmt: skip
def test_characters_meet_only_on_the_plain_in_the_valley_and_on_the_crown(space: str) -> None:
    scene = arriving(figure("thief", space), figure("elf", space), dice=(1, 1, 1, 6), patient=True)
    if space not in ("plain_of_peril", "valley_of_fire"):
        assert scene.asked[1] != "encounter"
        return
    assert scene.asked == (0, "encounter")
    assert set(scene.offered) == {"attack:1", "steal:1", "space"}, "as in the other Regions"
    assert scene.choose("steal:1", "gold").hero().gold == 2


@pytest.mark.clause("TAL-6.14.9c-R")
def test_on_the_crown_one_must_attack_and_who_evades_ends_the_matter() -> None:
    rivals = (figure("elf", "crown_of_command", spells="immobility#1"), figure("troll", "crown_of_command"))
    scene = moving(figure("thief", "crown_of_command"), *rivals, state={"crown_reached": True})
    assert scene.offered == ("attack:1", "attack:2"), "no stealing there, and no way round it"
    scene.choose("attack:1", "cast:immobility#1")
    assert scene.turn == 1
    assert not scene.told("fight_thrown") + scene.told("command_cast")


@pytest.mark.clause("TAL-6.14.9c-R")
def test_a_toad_on_the_crown_neither_attacks_nor_casts() -> None:
    for rival in ("crown_of_command", "village"):
        toad = figure("thief", "crown_of_command", toad=2, gold=0)
        scene = moving(toad, figure("elf", rival), state={"crown_reached": True}, dice=(6, 6))
        assert (scene.turn, scene.hero(0).toad, scene.hero(1).lives) == (1, 1, 4)
        assert 0 not in [event.fact("who") for event in scene.told("attacked") + scene.told("command_cast")]


@pytest.mark.clause("TAL-6.14.5d")
@pytest.mark.parametrize(("space", "ability"), [("crypt", "strength"), ("mines", "craft")])
def test_that_a_character_comes_out_where_it_went_in_is_told(space: str, ability: str) -> None:
    scene = arriving(figure("troll", space, **{ability: 9}), dice=(1, 1, 1))
    assert scene.told("stays")[0].fact("space") == scene.hero().space
    out = arriving(figure("troll", space, **{ability: 9}), dice=(4, 4, 4))
    assert not out.told("stays")


@pytest.mark.clause("TAL-6.14.3a")
@pytest.mark.parametrize(
    ("dice", "kind"), [((6, 6, 1, 1), "death_beaten"), ((3, 3, 2, 4), "death_equal"), ((1, 1, 6, 6), "life_lost")]
)
def test_how_the_dice_with_death_end_is_told(dice: tuple[int, ...], kind: str) -> None:
    scene = arriving(figure("troll", "dice_with_death"), dice=dice)
    told = [word for word in ("death_beaten", "death_equal", "life_lost") if scene.told(word)]
    assert told == [kind]
