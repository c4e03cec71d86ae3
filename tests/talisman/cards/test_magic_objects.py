"""The 13 Magic Objects."""

import pytest

from game.talisman.rules.table.sheet import allowance, craft, strength
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS = "outer_01_fields"


@pytest.mark.clause("TAL-A.amulet")
def test_the_owner_of_the_amulet_holds_spells_but_casts_none() -> None:
    scene = moving(figure("warrior", FIELDS, objects="amulet#1", spells="temporal_warp#1"))
    assert "cast:temporal_warp#1" not in scene.offered
    scene.choose("leave:amulet#1")
    assert "cast:temporal_warp#1" in scene.offered, "without the Amulet he may"


@pytest.mark.clause("TAL-A.amulet", "TAL-S.acquisition", "TAL-S.mesmerism", "TAL-S.nullify")
@pytest.mark.parametrize(
    ("spell", "works"), [("acquisition#1", False), ("random#1", False), ("mesmerism#1", True), ("nullify#1", True)]
)
def test_the_amulet_keeps_some_spells_off_and_not_others(spell: str, works: bool) -> None:
    owner = figure("dwarf", "crags", objects="amulet#1", followers="guide#1", spells="hex#1")
    scene = moving(figure("wizard", FIELDS, spells=spell), owner)
    if f"cast:{spell}" in scene.offered:
        scene.choose(f"cast:{spell}")
    assert any(event.fact("target") == "seat:1" for event in scene.told("spell_cast")) is works


@pytest.mark.clause("TAL-A.amulet", "TAL-S.hex")
def test_the_owner_of_the_amulet_feels_no_hex() -> None:
    for objects, lives in (("amulet#1", 4), ("", 3)):
        scene = moving(
            figure("wizard", "outer_23_fields", spells="hex#1"), figure("dwarf", "outer_05_hills", objects=objects),
            deck="bag_of_gold#1 bag_of_gold#2", dice=(1, 1),
        )  # fmt: skip
        scene.choose("cast:hex#1", "target:space:outer_06_chapel")
        scene.choose("cw").decline("service", "take", "window").end_turn()
        scene.choose(*(["throw"] if "throw" in scene.offered else []), "cw")
        assert scene.hero(1).lives == lives


@pytest.mark.clause("TAL-A.amulet", "TAL-C15")
def test_on_the_cursed_glade_the_amulet_does_nothing_for_or_against() -> None:
    owner = figure("dwarf", "cursed_glade", objects="amulet#1")
    scene = moving(figure("wizard", FIELDS, spells="acquisition#1"), owner).choose("cast:acquisition#1")
    assert scene.told("spell_cast")


@pytest.mark.clause("TAL-A.cross")
@pytest.mark.parametrize(
    ("space", "alignment", "lives"),
    [("chapel", "evil", 4), ("graveyard", "good", 4), ("desert", "good", 3)],
)
def test_the_cross_protects_evil_at_the_chapel_and_good_in_the_graveyard(
    space: str, alignment: str, lives: int
) -> None:
    assert arriving(figure("warrior", space, objects="cross#1", alignment=alignment)).hero().lives == lives
    if space != "desert":
        assert arriving(figure("warrior", space, alignment=alignment)).hero().lives == 3


@pytest.mark.clause("TAL-A.cross")
@pytest.mark.parametrize("card", ["demon#1", "wraith#1", "ghost#1", "spectre#1"])
def test_the_cross_destroys_spirits_and_the_turn_goes_on(card: str) -> None:
    owner = figure("warrior", "ruins", objects="cross#1")
    scene = arriving(owner, lying={"ruins": f"{card} bag_of_gold#1"}).choose(f"destroy:{card}")
    assert card in scene.state.adventure.discard
    assert not scene.told("fight_thrown")
    assert "take:bag_of_gold#1" in scene.offered
    fought = arriving(owner, lying={"ruins": f"{card} bag_of_gold#1"}).choose("fight")
    assert fought.told("fight_thrown"), "its owner may fight instead"


@pytest.mark.clause("TAL-A.cross")
def test_the_cross_does_not_work_on_the_spirit_of_the_crags() -> None:
    scene = arriving(figure("warrior", "crags", objects="cross#1"), dice=(1, 6, 1))
    assert scene.told("fight_thrown")


@pytest.mark.clause("TAL-A.holy-grail", "TAL-6.5.2a")
def test_the_grail_gives_craft_and_quenches_thirst_but_not_for_evil() -> None:
    scene = arriving(figure("warrior", "desert", objects="holy_grail#1"))
    assert (scene.hero().lives, craft(scene.state, 0)) == (4, 4)
    evil = arriving(figure("ghoul", FIELDS), lying={FIELDS: "holy_grail#1"})
    assert evil.lying(FIELDS) == ("holy_grail#1",)
    assert not evil.was_asked("take")


@pytest.mark.clause("TAL-A.holy-lance")
@pytest.mark.parametrize(("enemies", "bonus"), [("bear#1", 1), ("dragon#1", 3), ("bear#1 dragon#1", 3)])
def test_the_lance_gives_one_and_against_dragons_three(enemies: str, bonus: int) -> None:
    scene = arriving(figure("elf", "ruins", objects="holy_lance#1"), lying={"ruins": enemies}, dice=(4, 1))
    assert scene.told("fight_thrown")[0].fact("score") == 3 + bonus + 4


@pytest.mark.clause("TAL-A.holy-lance", "TAL-A.runesword")
def test_the_warrior_cannot_pair_lance_or_runesword_with_another_weapon() -> None:
    for magic in ("holy_lance#1", "runesword#1"):
        hero = figure("warrior", FIELDS, objects=f"{magic} sword#1 axe#1")
        scene = arriving(hero, lying={FIELDS: "bear#1"})
        assert scene.asked == (0, "weapon")
        pairs = [key for key in scene.offered if "," in key or "+" in key]
        assert all(magic not in key for key in pairs)


@pytest.mark.clause("TAL-A.magic-belt", "TAL-A.ring", "TAL-A.solomons-crown", "TAL-6.2.1b")
@pytest.mark.parametrize(
    ("card", "gained", "published"),
    [("magic_belt#1", (2, 0), (1, 0)), ("ring#1", (1, 2), (1, 1)), ("solomons_crown#1", (0, 2), (0, 2))],
)
def test_belt_ring_and_crown_give_what_they_say(card: str, gained: tuple[int, int], published: tuple[int, int]) -> None:
    owner = figure("warrior", FIELDS, objects=card)
    for options, more in (({}, gained), ({"published_figures": True}, published)):
        scene = moving(owner, options=options)
        assert (strength(scene.state, 0) - 4, craft(scene.state, 0) - 3) == more
    glade = moving(figure("warrior", "cursed_glade", objects=card))
    assert (strength(glade.state, 0), craft(glade.state, 0)) == (4, 3)


@pytest.mark.clause("TAL-A.orb-of-knowledge")
def test_the_orb_shows_a_card_more_and_one_is_thrown_away() -> None:
    owner = figure("warrior", FIELDS, objects="orb_of_knowledge#1")
    scene = arriving(owner, deck="giant#1 two_bags_of_gold#1 storm#1").choose("yes")
    assert scene.asked == (0, "discard_drawn")
    assert set(scene.offered) == {"card:giant#1", "card:two_bags_of_gold#1"}
    scene.choose("card:giant#1")
    assert not scene.told("fight_thrown")
    assert {"giant#1", "orb_of_knowledge#1"} <= set(scene.state.adventure.discard)
    assert scene.hero().objects == ()


@pytest.mark.clause("TAL-A.orb-of-knowledge")
def test_the_orb_is_kept_unless_its_owner_wants_it_and_only_when_drawing() -> None:
    owner = figure("warrior", FIELDS, objects="orb_of_knowledge#1")
    assert arriving(owner, deck="bag_of_gold#1").choose("no").hero().objects == ("orb_of_knowledge#1",)
    assert not arriving(owner, lying={FIELDS: "healer#1"}).was_asked("extra_cards")


@pytest.mark.clause("TAL-A.orb-of-knowledge")
def test_prophetess_and_orb_together_mean_two_cards_more() -> None:
    owner = figure("prophetess", FIELDS, objects="orb_of_knowledge#1", spells="hex#1")
    scene = arriving(owner, deck="giant#1 bag_of_gold#1 storm#1").choose("yes", "yes")
    scene.choose("card:giant#1", "card:storm#1")
    assert {"giant#1", "storm#1"} <= set(scene.state.adventure.discard)


@pytest.mark.clause("TAL-A.potion-of-strength")
def test_the_potion_gives_two_strength_until_the_end_of_the_turn() -> None:
    owner = figure("warrior", "outer_23_fields", objects="potion_of_strength#1")
    scene = moving(owner, deck="bag_of_gold#1", dice=(3,)).choose("use:potion_of_strength#1")
    assert (strength(scene.state, 0), scene.hero().objects) == (6, ())
    assert "potion_of_strength#1" in scene.state.adventure.discard
    scene.choose("cw").decline("take").end_turn()
    assert strength(scene.state, 0) == 4


@pytest.mark.clause("TAL-A.potion-of-strength", "TAL-C15")
def test_the_potion_is_drunk_when_attacked_but_not_on_the_glade() -> None:
    victim = figure("elf", FIELDS, objects="potion_of_strength#1")
    scene = arriving(figure("troll", FIELDS), victim, dice=(3, 3)).choose("attack:1", "use:potion_of_strength#1")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 3 + 2 + 3
    glade = moving(figure("warrior", "cursed_glade", objects="potion_of_strength#1"))
    assert "use:potion_of_strength#1" not in glade.offered


@pytest.mark.clause("TAL-A.runesword")
def test_the_runesword_drinks_one_life_for_a_combat_won() -> None:
    owner = figure("warrior", "ruins", objects="runesword#1")
    scene = arriving(owner, lying={"ruins": "wolf#1 wild_boar#1"}, dice=(6, 6, 1))
    assert scene.told("fight_won")
    assert scene.hero().lives == 5, "one Life, however many fought together"


@pytest.mark.clause("TAL-A.runesword", "TAL-S.preservation")
@pytest.mark.parametrize(("reward", "lives"), [("life", 5), ("gold", 4)])
def test_against_a_character_the_runesword_drinks_only_a_life_taken(reward: str, lives: int) -> None:
    owner = figure("ghoul", FIELDS, strength=9, objects="runesword#1")
    scene = arriving(owner, figure("elf", FIELDS), dice=(6, 1)).choose("attack:1", reward)
    if scene.decision is not None and scene.open().kind == "offer":
        scene.choose("no_offer")
    assert scene.hero().lives == lives


@pytest.mark.clause("TAL-A.runesword")
def test_good_cannot_own_the_runesword_and_it_does_not_help_against_spirits() -> None:
    assert arriving(figure("elf", FIELDS), lying={FIELDS: "runesword#1"}).lying(FIELDS) == ("runesword#1",)
    owner = figure("ghoul", FIELDS, objects="runesword#1")
    scene = arriving(owner, lying={FIELDS: "spectre#1"}, dice=(6, 1))
    assert scene.told("fight_thrown")[0].fact("score") == 4 + 6
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-A.solomons-crown", "TAL-6.2.8a", "TAL-EX-2")
def test_on_the_glade_the_crown_is_suspended_and_spells_are_lost() -> None:
    owner = figure("wizard", "middle_03_hills", objects="solomons_crown#1", spells="hex#1 alchemy#1 divination#1")
    scene = moving(owner, deck="bag_of_gold#1", dice=(1,))
    assert allowance(scene.state, 0) == 3
    scene.choose("throw", "cw")
    assert scene.asked == (0, "surplus_spell")
    scene.choose("discard:hex#1")
    assert len(scene.hero().spells) == 2


@pytest.mark.clause("TAL-A.talisman", "TAL-6.11.6b", "TAL-5b")
def test_only_a_talisman_opens_the_valley_of_fire_and_is_not_used_up() -> None:
    without = moving(figure("warrior", "werewolf_den"))
    assert "step:inner_04_valley_of_fire" not in without.offered
    for card in ("talisman#1", "talisman#t4"):
        scene = moving(figure("warrior", "werewolf_den", objects=card)).choose("step:inner_04_valley_of_fire")
        assert (scene.hero().space, scene.hero().objects) == ("inner_04_valley_of_fire", (card,))


@pytest.mark.clause("TAL-A.talisman", "TAL-6.20.3b")
def test_talismans_of_the_adventure_deck_count_and_those_of_the_stack_do_not() -> None:
    four = "sword#1 axe#1 helmet#1 talisman#t1"
    scene = arriving(figure("warrior", FIELDS, objects=four), lying={FIELDS: "talisman#1"}).choose("take:talisman#1")
    assert scene.hero().objects == ("sword#1", "axe#1", "helmet#1", "talisman#t1", "talisman#1")
    assert not scene.was_asked("surplus_object")


@pytest.mark.clause("TAL-A.wand", "TAL-C7", "TAL-6.2.6b", "TAL-6.2.6b-R")
def test_the_wand_gives_a_spell_even_to_the_troll() -> None:
    scene = arriving(figure("troll", FIELDS), lying={FIELDS: "wand#1"}).choose("take:wand#1")
    assert len(scene.hero().spells) == 1
    assert allowance(scene.state, 0) == 1


@pytest.mark.clause("TAL-A.wand", "TAL-S.nullify")
def test_whoever_owns_the_wand_draws_again_after_losing_the_last_spell() -> None:
    owner = figure("troll", "crags", objects="wand#1", spells="hex#1")
    scene = moving(figure("wizard", FIELDS, spells="nullify#1"), owner).choose("cast:nullify#1")
    assert len(scene.hero(1).spells) == 1
    assert "hex#1" in scene.state.spells.discard


@pytest.mark.clause("TAL-A.wand", "TAL-S.temporal-warp")
def test_whoever_owns_the_wand_draws_again_after_casting_the_last_spell() -> None:
    owner = figure("troll", FIELDS, objects="wand#1", spells="temporal_warp#1")
    scene = starting(owner).choose("cast:temporal_warp#1")
    assert len(scene.hero().spells) == 1
    assert scene.hero().spells != ("temporal_warp#1",)
