"""Cards at their edges: how long, how much, on whom, and what does not happen (TAL-A, TAL-S, TAL-EX)."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.scene import Scene, arriving, ending, figure, moving, starting

FIELDS, VILLAGE = "outer_01_fields", "outer_00_village"
FAR = figure("troll", "outer_13_fields", missed=9)


@pytest.mark.clause("TAL-A.blizzard")
@pytest.mark.parametrize(
    ("space", "way", "end"),
    [(VILLAGE, "cw", FIELDS), (VILLAGE, "ccw", "outer_23_fields"), ("middle_09_desert", "cw", "middle_10_oasis"),
     ("middle_03_hills", "cross", "outer_04_sentinel")],
)  # fmt: skip
def test_in_a_blizzard_everybody_goes_one_space_without_a_die(space: str, way: str, end: str) -> None:
    snow = Lasting("blizzard", EVERYBODY, "turns", 3, -1, 0, "blizzard#1")
    scene = moving(figure("thief", space), FAR, state={"lasting": (snow,), "aside": ("blizzard#1",)}, deck="healer#1")
    scene.choose(way)
    assert scene.told("moved")[0].fact("space") == end
    assert not scene.told("moved_die")


@pytest.mark.clause("TAL-A.blizzard", "TAL-S.teleport")
def test_in_a_blizzard_no_teleport_is_cast_but_cards_carry_off_as_always() -> None:
    snow = {"lasting": (Lasting("blizzard", EVERYBODY, "turns", 3, -1, 0, "blizzard#1"),), "aside": ("blizzard#1",)}
    caster = moving(figure("thief", VILLAGE, spells="teleport#1"), FAR, state=snow)
    assert set(caster.offered) == {"cw", "ccw"}
    imp = arriving(figure("thief", FIELDS), FAR, deck="imp#1", dice=(5,), state={**snow, "moved": True})
    assert imp.hero().space == "middle_02_hidden_valley"
    raft = starting(figure("thief", "outer_03_woods", raft="raft#1"), FAR, state=snow)
    assert "raft:middle_02_hidden_valley" in raft.offered


@pytest.mark.clause("TAL-A.book-of-spells")
@pytest.mark.parametrize(("craft", "held", "after"), [(6, "", 3), (6, "hex#1", 3), (4, "", 2), (3, "hex#1", 1)])
def test_the_book_of_spells_fills_the_hand_to_the_allowance(craft: int, held: str, after: int) -> None:
    scene = arriving(figure("troll", FIELDS, craft=craft, spells=held), deck="book_of_spells#1")
    assert len(scene.hero().spells) == after


@pytest.mark.clause("TAL-A.market-day")
def test_gold_and_objects_change_hands_on_both_sides_and_toads_do_not_trade() -> None:
    rich = figure("elf", "city", objects="helmet#1", gold=4)
    toad = figure("dwarf", "crags", toad=2, gold=0, spells="hex#1")
    scene = arriving(figure("warrior", FIELDS, objects="sword#1", gold=1), rich, toad, deck="market_day#1")
    assert set(scene.offered) == {"seat:1", "done"}, "a Toad has nothing to trade"
    scene.choose("seat:1", "give:sword#1", "take:gold", "take:gold", "offer", "accept")
    assert (scene.hero(0).gold, scene.hero(1).gold) == (3, 2)
    assert (scene.hero(0).objects, scene.hero(1).objects) == ((), ("helmet#1", "sword#1"))


@pytest.mark.clause("TAL-A.gnome")
def test_the_gnome_saves_a_die_with_craft_only() -> None:
    owner = figure("thief", "portal_of_power", followers="gnome#1")
    for ability, dice in (("craft", 1), ("strength", 2)):
        scene = moving(owner, FAR, dice=(1, 1, 1)).choose("throw", "inwards", ability)
        assert len(scene.told("thrown")[0].fact("faces")) == dice  # type: ignore[arg-type]  # the faces of dice


# -- the Amulet ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.amulet")
def test_neither_healing_nor_preservation_nor_destruction_works_on_the_owner_of_the_amulet() -> None:
    healer = moving(figure("thief", VILLAGE, spells="healing#1"), figure("elf", "crags", objects="amulet#1", lives=1))
    assert "cast:healing#1" not in healer.offered
    plain = moving(figure("thief", VILLAGE, spells="healing#1"), figure("elf", "crags", lives=1))
    assert "cast:healing#1" in plain.offered


@pytest.mark.clause("TAL-A.amulet", "TAL-S.immobility")
def test_the_owner_of_the_amulet_is_neither_petrified_nor_seen_past() -> None:
    for objects, petrified in (("amulet#1", False), ("", True)):
        begins = starting(figure("elf", FIELDS, objects=objects), figure("thief", "city", spells="immobility#1"))
        assert (begins.asked == (1, "window")) is petrified
        attacker = figure("troll", FIELDS, objects=objects)
        attacked = arriving(attacker, figure("elf", FIELDS, spells="immobility#1"), dice=(6, 1)).choose("attack:1")
        assert (attacked.asked == (1, "window")) is petrified


@pytest.mark.clause("TAL-A.amulet", "TAL-S.random", "TAL-S.psionic-blast")
@pytest.mark.parametrize(("objects", "works"), [("amulet#1", False), ("", True)])
def test_random_and_blast_pass_the_owner_of_the_amulet_by(objects: str, works: bool) -> None:
    scene = moving(figure("thief", VILLAGE, spells="random#1"), figure("elf", "crags", objects=objects))
    scene.choose("cast:random#1")
    reached = {key for key in scene.offered if key.startswith("target")}
    assert (("target:seat:1" in reached) or scene.told("spell_cast") == []) is works
    victim = figure("elf", FIELDS, objects=objects)
    fight = arriving(figure("thief", FIELDS, spells="psionic_blast#1"), victim, dice=(1, 6)).choose("attack:1")
    assert fight.was_asked("window") is works


# -- others --------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.runesword")
def test_the_runesword_adds_one_in_combat() -> None:
    scene = arriving(figure("thief", FIELDS, objects="runesword#1"), FAR, lying={FIELDS: "bear#1"}, dice=(2, 2))
    assert scene.told("fight_thrown")[0].fact("score") == 2 + 3 + 1


@pytest.mark.clause("TAL-A.talisman", "TAL-C11")
def test_two_talismans_lie_in_the_adventure_deck_and_go_back_there() -> None:
    scene = arriving(figure("thief", "city", objects="talisman#1 talisman#2 talisman#t1"), FAR).choose("alchemist")
    scene.choose("card:talisman#1", "card:talisman#2", "card:talisman#t1")
    assert {"talisman#1", "talisman#2"} <= set(scene.state.adventure.discard)
    assert "talisman#t1" in scene.state.stock


@pytest.mark.clause("TAL-A.marsh", "TAL-A.maze", "TAL-C16")
@pytest.mark.parametrize(("card", "field"), [("marsh#1", "strength"), ("maze#1", "craft")])
@pytest.mark.parametrize(("points", "misses"), [(4, True), (5, False)])
def test_marsh_and_maze_hold_below_five(card: str, field: str, points: int, misses: bool) -> None:
    scene = arriving(figure("monk", FIELDS, **{field: points}), FAR, lying={FIELDS: card})
    assert bool(scene.told("will_miss")) is misses


@pytest.mark.clause("TAL-S.hex")
def test_a_hex_lies_for_three_full_rounds() -> None:
    caster = figure("wizard", "desert", objects="water_bottle#1", spells="hex#1 alchemy#1")
    scene = moving(caster, figure("elf", "crags", missed=9)).choose("cast:hex#1", "target:space:outer_20_ruins")
    mine = 0
    for _ in range(60):
        if scene.lying("ruins") == ():
            break
        before = scene.state.turns
        quiet = [key for key in scene.offered if key in ("end", "done", "pass", "nothing", "no", "space", "throw")]
        scene.choose(quiet[0] if quiet else scene.offered[0])
        mine = [event.fact("who") for event in scene.told("turn_begins")].count(0)
        assert before <= scene.state.turns
    assert mine == 3, "it is gone when the caster's third following turn begins"


@pytest.mark.clause("TAL-S.invisibility")
def test_invisibility_is_cast_by_who_meets_or_is_attacked_and_by_nobody_else() -> None:
    bystander = figure("elf", "crags", spells="invisibility#1")
    lying = {FIELDS: "bear#1"}
    assert not arriving(figure("thief", FIELDS), bystander, lying=lying, dice=(6, 1)).was_asked("window")
    own = arriving(figure("thief", FIELDS, spells="invisibility#1"), FAR, lying=lying)
    assert (own.asked, "cast:invisibility#1" in own.offered) == ((0, "window"), True)


@pytest.mark.clause("TAL-S.temporal-warp")
def test_death_ends_a_warp() -> None:
    warped = {"moved": True, "extra_turns": 2}
    scene = arriving(figure("thief", "desert", lives=1), figure("elf", "crags"), state=warped)
    assert (scene.turn, scene.state.extra_turns) == (1, 0)
    alive = ending(figure("thief", VILLAGE), figure("elf", "crags"), state={"extra_turns": 2})
    assert (alive.turn, alive.state.extra_turns) == (0, 1)


@pytest.mark.clause("TAL-EX-6", "TAL-EX-6-R")
@pytest.mark.parametrize("ring", ["ring#1", "solomons_crown#1"])
def test_the_ring_of_the_minstrel_lifts_the_allowance_from_two_to_three_and_one_spell_is_drawn(ring: str) -> None:
    scene: Scene = arriving(
        figure("minstrel", "desert", objects="armour#1 axe#1", spells="hex#1"), FAR, lying={"desert": ring},
        spell_deck="preservation#1 random#1",
    )  # fmt: skip
    assert scene.view(0).heroes[0].spell_allowance == 2
    scene.choose(f"take:{ring}")
    assert scene.view(0).heroes[0].spell_allowance == 3
    assert scene.hero().spells == ("hex#1", "preservation#1")
    scene.choose("cast:preservation#1")
    assert scene.hero().lives == 4
