"""The sentence in which a hint says what speaks for an option: on the way, and where it leads."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.players import Glimpse, make_player
from tests.talisman.scene import NAMES, Figure, Scene, arriving, figure, moving

GAME = GAMES["talisman"]
FIELDS, WOODS = "outer_01_fields", "outer_03_woods"
FAR = figure("dwarf", "outer_13_fields")


def reason(scene: Scene, key: str) -> str:
    """What speaks for an option; "None" if nothing does."""
    decision = scene.open()
    option = decision.option(key)
    assert option is not None, decision.keys()
    return str(GAME.reason(scene.state, decision, option))


def setting_out(hero: Figure, steps: int, *others: Figure, lying: str = "", gold: int = 0) -> Scene:
    """Somebody who has thrown for a move; what lies in the Woods beside the Sentinel may be said."""
    cards, bags = {WOODS: lying} if lying else {}, {WOODS: gold} if gold else {}
    scene = moving(hero, *(others or (FAR,)), dice=(steps,), lying=cards, gold=bags)
    return scene.choose("throw") if "throw" in scene.offered else scene


@pytest.mark.parametrize(
    ("lying", "gold", "words"),
    [
        ("", 0, "There you draw an Adventure card."),
        ("pool_of_life#1", 0, "Pool of Life lies there."),
        ("bandit#1", 0, "Bandit lies there: you win 72 % of such fights."),
        ("devil#1", 0, "None"),
        ("devil#1", 1, "1 bag of Gold lies there."),
        ("devil#1", 2, "2 bags of Gold lie there."),
    ],
)
def test_a_way_is_praised_for_what_does_most_good_at_its_end(lying: str, gold: int, words: str) -> None:
    assert reason(setting_out(figure("priest", FIELDS, strength=6), 2, lying=lying, gold=gold), "cw") == words


@pytest.mark.clause("TAL-6.13.2")
def test_a_way_to_a_weaker_rival_tells_the_chance_to_beat_it() -> None:
    weak = setting_out(figure("troll", FIELDS), 2, figure("elf", WOODS, lives=1))
    assert reason(weak, "cw") == "The Elf stands there: you win 83 % of fights with it."
    strong = setting_out(figure("elf", FIELDS), 2, figure("troll", WOODS))
    assert reason(strong, "cw") == "There you draw an Adventure card."


@pytest.mark.parametrize(
    ("hero", "steps", "words"),
    [
        (figure("troll", "outer_23_fields", lives=2, gold=3), 1, "There 2 Lives can be healed for Gold."),
        (figure("troll", "outer_23_fields", lives=3, gold=3), 1, "There a Life can be healed for Gold."),
        (figure("troll", "outer_23_fields", gold=0), 1, "The Mystic there may give you Craft or a Spell."),
        (figure("wizard", "outer_23_fields", gold=3), 1, "The Blacksmith there sells weapons."),
        (figure("sorceress", FIELDS, lives=2), 1, "The dead there may heal a Life."),
        (figure("sorceress", FIELDS), 1, "The dead there may give you a Spell."),
        (figure("priest", FIELDS), 1, "None"),
        (figure("priest", "outer_05_hills", lives=2), 1, "There you are healed free, up to 4 Lives."),
        (figure("priest", "outer_05_hills"), 1, "Prayer there may bring a Life or a Spell."),
        (figure("troll", "outer_05_hills", lives=2, gold=2), 1, "There 2 Lives can be healed for Gold."),
        (figure("wizard", "outer_11_fields"), 1, "The Enchantress there may add to your Strength or Craft."),
        (figure("troll", "outer_11_fields", lives=1, gold=4), 1, "There 2 Lives can be healed for Gold."),
        (figure("troll", "middle_14_runes", lives=3, followers="prince#1"), 1,
         "There you are healed free, up to 4 Lives."),
        (figure("troll", "middle_11_desert"), 1, "Prayer there may bring a Talisman, Lives or points."),
        (figure("troll", "middle_11_desert", objects="talisman#1"), 1,
         "Prayer there may bring Lives, points or a Spell."),
        (figure("troll", "middle_07_runes"), 1, "The Warlock there gives a Talisman for a quest."),
        (figure("troll", "middle_01_black_knight"), 1, "There you draw 3 Adventure cards."),
    ],
)  # fmt: skip
def test_a_way_to_a_space_with_instructions_tells_what_they_offer_this_character(
    hero: Figure, steps: int, words: str
) -> None:
    assert reason(setting_out(hero, steps), "cw") == words


def test_a_strong_character_is_told_how_far_its_goal_is() -> None:
    tavern = setting_out(figure("troll", "outer_17_plains", strength=9), 1)
    assert reason(tavern, "cw") == "The Warlock's Cave is 16 steps away from there, 17 from here."
    with_talisman = setting_out(figure("troll", "middle_03_hills", strength=9, objects="talisman#1"), 2)
    assert reason(with_talisman, "ccw") == "The Portal of Power is 1 step away from there, 3 from here."
    near = setting_out(figure("troll", "middle_02_hidden_valley", strength=9, objects="talisman#1"), 2)
    assert reason(near, "ccw") == "From there the Portal of Power can be opened."


@pytest.mark.clause("TAL-6.11.11b")
def test_the_bridge_is_praised_for_a_beatable_sentinel_or_for_the_goal_behind_it() -> None:
    goal = setting_out(figure("elf", "outer_04_sentinel", craft=9), 2)
    assert reason(goal, "cross") == "Across the bridge the Warlock's Cave is 5 steps away."
    strong = setting_out(figure("troll", "outer_04_sentinel", strength=12), 2)
    assert reason(strong, "cross") == "You beat the Sentinel 83 % of the time."
    outwards = setting_out(figure("troll", "middle_03_hills", strength=12), 2)
    assert reason(outwards, "cross") == "None"


@pytest.mark.clause("TAL-6.11.24a")
def test_the_portal_leads_to_the_crown_for_whoever_has_a_talisman_only() -> None:
    scene = setting_out(figure("troll", "middle_00_portal_of_power", strength=9, objects="talisman#1"), 2)
    assert reason(scene, "inwards") == "You have a Talisman: behind the Portal lies your way to the Crown."
    without = setting_out(figure("troll", "middle_00_portal_of_power", strength=9), 2)
    assert reason(without, "inwards") == "None"
    scene.choose("inwards")
    assert (reason(scene, "strength"), reason(scene, "craft")) == (
        "The Portal opens 83 % of the time.", "The Portal opens 0 % of the time.",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("hero", "key", "words"),
    [
        (figure("troll", "plain_of_peril", objects="talisman#1"), "step:inner_07_crypt",
         "The Crypt tries your Strength of 6, the Mines your Craft of 1."),
        (figure("troll", "plain_of_peril", objects="talisman#1"), "step:inner_01_mines", "None"),
        (figure("wizard", "plain_of_peril", objects="talisman#1"), "step:inner_01_mines",
         "The Mines try your Craft of 5, the Crypt your Strength of 2."),
        (figure("wizard", "plain_of_peril"), "step:inner_01_mines", "None"),
        (figure("wizard", "vampires_tower", objects="talisman#1"), "step:inner_03_pits",
         "It is a step nearer to the Crown."),
        (figure("wizard", "vampires_tower", objects="talisman#1"), "retreat:inner_01_mines", "None"),
        (figure("wizard", "valley_of_fire", objects="talisman#1"), "step:inner_08_crown_of_command",
         "From there the Command Spell can be cast."),
    ],
)  # fmt: skip
def test_steps_of_the_inner_region_are_praised_on_the_way_to_the_crown(hero: Figure, key: str, words: str) -> None:
    assert reason(moving(hero, FAR), key) == words


@pytest.mark.parametrize(
    ("hero", "key", "words"),
    [
        (figure("troll", "village", lives=2, gold=3), "healer", "You are down to 2 Lives."),
        (figure("troll", "village", lives=1, gold=3), "healer", "You are down to your last Life."),
        (figure("troll", "village", gold=3), "blacksmith", "You carry no weapon."),
        (figure("troll", "village", gold=3, objects="axe#1"), "blacksmith", "None"),
        (figure("troll", "village", gold=3), "mystic", "It may give you Craft or a Spell."),
        (figure("troll", "city", gold=3), "enchantress", "It may give you Strength, Craft or a Spell."),
        (figure("sorceress", "graveyard", lives=2), "call_the_dead", "On 2 to 4 it heals a Life."),
        (figure("sorceress", "graveyard"), "call_the_dead", "On 5 or 6 it gives you a Spell."),
        (figure("priest", "chapel"), "pray_chapel", "On a 5 it gives you a Life, on a 6 a Spell."),
        (figure("troll", "temple"), "pray_temple", "On a 10 it gives you a Talisman, on 11 or 12 Lives."),
        (figure("troll", "temple", objects="talisman#1"), "pray_temple",
         "From 6 on it gives you points, Spells or Lives."),
        (figure("troll", "warlocks_cave"), "quest",
         "A Talisman is the reward; only with one does the way to the Crown open."),
        (figure("troll", "warlocks_cave", objects="talisman#1"), "quest", "None"),
        (figure("troll", "black_knight", gold=1), "gold", "It saves one of your 4 Lives."),
        (figure("troll", "black_knight", gold=1, lives=1), "gold", "It saves your last Life."),
        (figure("troll", "black_knight", gold=1), "life", "None"),
        (figure("troll", "crown_of_command", objects="amulet#1"), "leave:amulet#1",
         "Whoever carries it cannot cast Spells, not even the Command Spell."),
    ],
)  # fmt: skip
def test_what_a_space_offers_is_told_with_what_it_is_good_for(hero: Figure, key: str, words: str) -> None:
    assert reason(arriving(hero, FAR), key) == words


@pytest.mark.clause("TAL-6.8a")
def test_raising_a_prayer_tells_what_both_numbers_bring() -> None:
    scene = arriving(figure("priest", "chapel"), FAR, dice=(4,)).choose("pray_chapel")
    assert reason(scene, "yes") == "The prayer then brings: Gain a Life."
    assert reason(scene, "no") == "The prayer then brings: Nothing happens."


@pytest.mark.parametrize("seats", [2, 3])
def test_reasons_of_whole_matches_are_sentences(seats: int) -> None:
    match = GAME.new_match(NAMES[:seats], {}, 3)
    players = [make_player("greedy", seat) for seat in range(seats)]
    kinds = set[str]()
    while (decision := match.next_decision()) is not None and len(match.record) < 600:
        for option in decision.options:
            found = GAME.reason(match.state, decision, option)
            if found is not None:
                kinds.add(decision.kind)
                assert str(found).endswith((".", "!")), found
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    assert {"move", "way", "take", "service"} <= kinds
