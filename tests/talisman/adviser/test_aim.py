"""The aim of a Character: what it lacks on the way to the Crown, step by step."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from game.catalogue import GAMES
from game.engine.advising.aim import Aim, ExplainedAim
from game.talisman.box.board import WARLOCKS_CAVE
from game.talisman.referee.odds import opening_share
from game.words import say
from tests.talisman.scene import Figure, Scene, figure, moving

GAME = GAMES["talisman"]
SENTINEL, PORTAL, CAVE = "outer_04_sentinel", "middle_00_portal_of_power", "middle_08_warlocks_cave"
PLAIN = "inner_00_plain_of_peril"
CROWN = "inner_08_crown_of_command"


def aim(hero: Figure, *others: Figure, **more: Any) -> Aim:
    found = GAME.aim(moving(hero, *others, patient=True, **more).state, 0)
    assert found is not None
    return found


def words(hero: Figure, *others: Figure, **more: Any) -> tuple[str, str | None]:
    found = aim(hero, *others, **more)
    return say(found.text), found.place


@pytest.mark.parametrize(
    ("hero", "said", "place"),
    [
        (figure("elf", "outer_01_fields"),
         "Grow to 7 Strength or Craft (now 4); then a Talisman.", f"space:{WARLOCKS_CAVE}"),
        (figure("elf", "outer_01_fields", strength=7),
         "Beat the Sentinel (Strength 9) or raft across; then a Talisman.", f"space:{SENTINEL}"),
        (figure("elf", "outer_01_fields", craft=7),
         "Beat the Sentinel (Strength 9) or raft across; then a Talisman.", f"space:{SENTINEL}"),
        (figure("elf", "outer_03_woods", strength=7, raft="raft#1"), "Cross the river by Raft; then a Talisman.",
         "space:outer_03_woods"),
        (figure("elf", "middle_03_hills", strength=7), "A Talisman: ask at the Warlock's Cave for a quest.",
         f"space:{CAVE}"),
        (figure("elf", "middle_03_hills", strength=7, quest="deliver_2_gold"), "For a Talisman: hand over 2 Gold.",
         f"space:{CAVE}"),
        (figure("elf", "outer_01_fields", strength=7, objects="talisman#1"),
         "Grow to 8 Strength or Craft (now 7) for the Portal.", "seat:0"),
        (figure("elf", "outer_01_fields", strength=8, lives=2, objects="talisman#1"),
         "Heal to 3 Lives (now 2); then the Portal.", "seat:0"),
        (figure("elf", "outer_01_fields", strength=8, objects="talisman#1"),
         "Get over the river (Sentinel: 9) and to the Portal.", f"space:{SENTINEL}"),
        (figure("elf", "middle_03_hills", strength=8, objects="talisman#1"),
         "Open the Portal of Power with Strength: 72 %.", f"space:{PORTAL}"),
        (figure("elf", "inner_00_plain_of_peril", strength=8, objects="talisman#1"),
         "On to the Crown: 5 steps to go.", f"space:{CROWN}"),
        (figure("elf", "inner_04_valley_of_fire", strength=8, objects="talisman#1"),
         "On to the Crown: 1 step to go.", f"space:{CROWN}"),
        (figure("elf", "inner_02_vampires_tower", strength=8, lives=1, objects="talisman#1"),
         "Turn back and heal: one Life is too few here.", f"space:{PORTAL}"),
        (figure("elf", "inner_02_vampires_tower", strength=8),
         "Turn back: nobody reaches the Crown without a Talisman.", f"space:{PORTAL}"),
        (figure("elf", "inner_05_werewolf_den", strength=8, objects="talisman#1", held="werewolf", held_by=7),
         "The Werewolf in your way: win the fight, then on to the Crown.", "space:inner_05_werewolf_den"),
        (figure("elf", "outer_01_fields", toad=2, gold=0), "A Toad for 2 turns: keep away from fights.",
         "space:outer_01_fields"),
        (figure("elf", CROWN, objects="talisman#1"),
         "Cast the Command Spell until you alone are left: 4 Lives of the others to go.",
         f"space:{CROWN}"),
    ],
)  # fmt: skip
def test_the_aim_is_the_next_thing_on_the_way_to_the_crown(hero: Figure, said: str, place: str) -> None:
    assert words(hero) == (said, place)


def test_whoever_shares_the_crown_must_be_beaten_first() -> None:
    both = figure("elf", CROWN, objects="talisman#1"), figure("troll", CROWN, objects="talisman#2")
    assert words(*both)[0] == "Beat whoever stands on the Crown with you."


def test_with_a_rival_on_the_crown_even_the_weak_set_out() -> None:
    weak, rival = figure("elf", "middle_03_hills", objects="talisman#1"), figure("troll", CROWN, objects="talisman#2")
    state = {"crown_reached": True}
    assert words(weak, rival, state=state)[1] == f"space:{PORTAL}"
    assert words(weak)[1] == "seat:0"


def test_the_last_talisman_is_fetched_where_its_bearer_died() -> None:
    lying = {"inner_01_mines": "talisman#1"}
    hero = figure("elf", "middle_03_hills", strength=8)
    scene = moving(hero, lying=lying)
    scene.state.stock = tuple(card for card in scene.state.stock if not card.startswith("talisman"))
    found = GAME.aim(scene.state, 0)
    assert found is not None
    assert (say(found.text), found.place) == ("Through the Portal: a Talisman lies at the Mines.", f"space:{PORTAL}")
    scene.hero().space = "inner_00_plain_of_peril"
    inside = GAME.aim(scene.state, 0)
    assert inside == Aim(inside.text if inside else found.text, "space:inner_01_mines")


@pytest.mark.parametrize("space", [PLAIN, "inner_02_vampires_tower", "inner_01_mines"])
def test_a_talisman_on_the_plain_is_fetched_through_the_tunnel_that_sets_down_there(space: str) -> None:
    hero = figure("elf", space, strength=3, craft=9)
    said, place = words(hero, lying={PLAIN: "talisman#1"})
    assert said == "A Talisman on the Plain of Peril: who comes out there from the Mines may take it (12 %)."
    assert place == "space:inner_01_mines"
    scene = moving(hero, lying={PLAIN: "talisman#1"}, patient=True)
    worths = dict(zip(scene.offered, GAME.preferences(scene.state, scene.open()), strict=True))
    best = max(worths, key=lambda key: worths[key])
    there = {PLAIN: "step:inner_01_mines", "inner_01_mines": f"retreat:{PLAIN}"}
    assert best == there.get(space, "retreat:inner_01_mines"), "the hint goes where the aim says"


def test_whom_no_tunnel_sets_down_at_the_talisman_is_told_so_and_turns_back() -> None:
    hero = figure("elf", PLAIN, strength=20, craft=20)
    said, place = words(hero, lying={PLAIN: "talisman#1"})
    assert said == "Turn back: you may take the Talisman on the Plain of Peril only from Mines or Crypt (0 %)."
    assert place == f"space:{PORTAL}"


def test_a_talisman_that_lies_inside_is_nearer_than_the_warlock_to_who_is_there() -> None:
    hero = figure("elf", PLAIN, strength=8)
    assert words(hero, lying={"inner_01_mines": "talisman#1"}) == (
        "Fetch the Talisman that lies at the Mines.", "space:inner_01_mines")  # fmt: skip
    assert words(hero, lying={"inner_04_valley_of_fire": "talisman#1"})[0].startswith("Turn back"), "out of reach"


def test_the_portal_is_judged_with_all_that_the_character_owns() -> None:
    troll = figure("troll", "middle_03_hills", strength=7, craft=6, objects="talisman#1", followers="gnome#1")
    scene = moving(troll, state={"turns": 200}, patient=True)
    assert words(troll, state={"turns": 200})[0] == "Open the Portal of Power with Craft: 100 %."
    assert opening_share(scene.state, 0, "strength") == Fraction(21, 36)


def test_before_there_is_a_character_the_aim_is_to_get_one() -> None:
    match = GAME.new_match(["Ada", "Bo"], {"choose_characters": True}, seed=1)
    assert match.next_decision() is not None
    found = GAME.aim(match.state, 0)
    assert found is not None
    assert "Character" in say(found.text)


def test_who_is_out_of_the_game_has_no_aim() -> None:
    scene: Scene = moving(figure("elf"))
    scene.hero(1).out = True
    assert GAME.aim(scene.state, 1) is None
    assert GAME.aim(scene.state, 0) is not None


def test_whoever_is_to_get_a_talisman_is_told_where_they_come_from() -> None:
    found = GAME.aim(moving(figure("elf", "outer_01_fields"), patient=True).state, 0)
    assert isinstance(found, ExplainedAim)
    for place in ("Warlock", "Temple", "won from others"):
        assert place in str(found.how)


def test_a_talisman_close_by_comes_before_the_warlock_unless_something_guards_it() -> None:
    seeker = figure("wizard", "middle_06_chasm", craft=8)
    said = words(seeker, lying={"middle_05_runes": "talisman#1"})
    assert said == ("A Talisman lies close by: Runes. Who ends a move there may take it.", "space:middle_05_runes")
    for lying in ({"middle_05_runes": "talisman#1 dragon#1"}, {"outer_20_ruins": "talisman#1"}):
        assert words(seeker, lying=lying)[1] == "space:middle_08_warlocks_cave"
    bearer = figure("wizard", "middle_06_chasm", craft=8, objects="talisman#t1")
    assert words(bearer, lying={"middle_05_runes": "talisman#1"})[1] != "space:middle_05_runes"
