"""Whoever may evade chooses for each creature, person and Character by itself (TAL-6.18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.talisman.scene import Figure, Scene, arriving, figure, moving

FIELDS, WOODS, HILLS = "outer_01_fields", "outer_03_woods", "outer_05_hills"
FAR = figure("troll", "outer_13_fields")


def unseen(lying: str, space: str = "ruins", hero: Figure | None = None, **more: Any) -> Scene:
    """An Elf who has cast Invisibility on what lies there."""
    elf = hero or figure("elf", space, spells="invisibility#1", lives=2)
    return arriving(elf, FAR, lying={space: lying}, **more).choose("cast:invisibility#1")


def names(scene: Scene, *keys: str) -> list[str]:
    """What the answers say."""
    options = {option.key: option for option in scene.open().options}
    return [str(options[key].text) for key in keys]


# -- Enemies ---------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.18.2c-R", "TAL-S.invisibility")
def test_every_answer_to_a_group_says_what_it_does() -> None:
    scene = unseen("dragon#1 wolf#1 bear#1")
    keys = ("evade:all", "evade:card:dragon#1", "evade:card:wolf#1", "evade:card:bear#1", "fight")
    assert scene.asked == (0, "face")
    assert tuple(scene.offered) == keys
    assert names(scene, *keys) == [
        "Evade them all", "Evade Dragon", "Evade Wolf", "Evade Bear", "Fight Dragon, Wolf and Bear",
    ]  # fmt: skip


@pytest.mark.clause("TAL-6.18.2c-R", "TAL-S.invisibility", "TAL-6.16.5b-R")
def test_one_of_a_group_is_evaded_and_the_others_are_fought_as_one() -> None:
    scene = unseen("dragon#1 wolf#1 bear#1", dice=(6, 1)).choose("evade:card:dragon#1")
    assert names(scene, "evade:all", "fight") == ["Evade them all", "Fight Wolf and Bear"]
    scene.choose("fight")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 2 + 3 + 1
    assert scene.hero().trophies == ("wolf#1", "bear#1")
    assert scene.lying("ruins") == ("dragon#1",)


@pytest.mark.clause("TAL-6.18.2c-R", "TAL-S.invisibility")
def test_all_of_a_group_are_evaded_by_one_answer() -> None:
    scene = unseen("dragon#1 wolf#1 bear#1 bag_of_gold#1").choose("evade:all")
    assert scene.asked == (0, "take")
    assert not scene.told("fight_thrown")
    assert len(scene.told("evading")) == 3


@pytest.mark.clause("TAL-A.bandit", "TAL-S.invisibility")
def test_one_who_is_unseen_may_still_pay_the_bandit_of_a_group_before_any_dice() -> None:
    elf = figure("elf", FIELDS, gold=1, spells="invisibility#1")
    scene = arriving(elf, FAR, lying={FIELDS: "bandit#1 goblin#1"}, dice=(6, 1))
    scene.choose("fight", "cast:invisibility#1")
    assert "bribe:bandit#1" in scene.offered
    scene.choose("bribe:bandit#1")
    assert scene.hero().gold == 0
    assert names(scene, "evade:card:goblin#1", "fight") == ["Evade Goblin", "Fight Goblin"]
    scene.choose("fight")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 2 + 1, "the Goblin alone"
    assert scene.hero().trophies == ("goblin#1",)
    assert scene.lying(FIELDS) == ("bandit#1",)


@pytest.mark.clause("TAL-A.bandit", "TAL-S.invisibility")
def test_when_a_bandit_of_two_is_paid_and_the_other_one_evaded_nobody_fights() -> None:
    elf = figure("elf", FIELDS, gold=1, spells="invisibility#1")
    scene = arriving(elf, FAR, lying={FIELDS: "bandit#1 goblin#1"})
    scene.choose("fight", "cast:invisibility#1", "evade:card:goblin#1")
    assert set(scene.offered) == {"evade:card:bandit#1", "bribe:bandit#1", "fight"}
    scene.choose("bribe:bandit#1")
    assert not scene.told("fight_thrown")
    assert [event.fact("target") for event in scene.told("evading")] == ["card:goblin#1"]


@pytest.mark.clause("TAL-A.bandit", "TAL-S.invisibility")
def test_nobody_unseen_pays_a_bandit_without_gold() -> None:
    elf = figure("elf", FIELDS, gold=0, spells="invisibility#1")
    scene = arriving(elf, FAR, lying={FIELDS: "bandit#1 goblin#1"}).choose("cast:invisibility#1")
    assert set(scene.offered) == {"evade:all", "evade:card:bandit#1", "evade:card:goblin#1", "fight"}


@pytest.mark.clause("TAL-6.18.2c-R", "TAL-S.invisibility")
def test_none_of_a_group_need_be_evaded() -> None:
    scene = unseen("wolf#1 wild_boar#1", dice=(6, 1)).choose("fight")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 2 + 1 + 1
    assert not scene.told("evading")


@pytest.mark.clause("TAL-S.invisibility", "TAL-6.18.1a")
def test_cast_on_a_single_thing_it_evades_that_one_without_another_question() -> None:
    scene = unseen("dragon#1 bag_of_gold#1")
    assert scene.asked == (0, "take")
    assert [event.fact("target") for event in scene.told("evading")] == ["card:dragon#1"]


@pytest.mark.clause("TAL-6.18.2c-R", "TAL-6.18.2a")
@pytest.mark.parametrize(
    "hero",
    [figure("elf", WOODS), figure("dwarf", HILLS), figure("troll", HILLS, followers="gnome#1"),
     figure("troll", WOODS, followers="pixie#1"), figure("troll", "middle_13_woods", followers="pixie#1")],
)  # fmt: skip
def test_abilities_and_followers_evade_all_or_some_of_a_group_too(hero: Figure) -> None:
    scene = arriving(hero, figure("monk", "city"), lying={hero.space: "dragon#1 wolf#1 ape#1"}, dice=(6, 1))
    assert scene.asked == (0, "face")
    assert "evade:all" in scene.offered
    scene.choose("evade:card:dragon#1", "evade:card:ape#1", "fight")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 2 + 1


@pytest.mark.clause("TAL-6.18.2c-R", "TAL-6.16.2")
def test_a_single_enemy_that_an_ability_may_evade_is_one_question() -> None:
    scene = arriving(figure("elf", WOODS), FAR, lying={WOODS: "dragon#1"})
    assert tuple(scene.offered) == ("evade:card:dragon#1", "fight")
    assert names(scene, *scene.offered) == ["Evade Dragon", "Fight Dragon"]


@pytest.mark.clause("TAL-6.18.2c-R", "TAL-6.15.6")
def test_enemies_of_both_numbers_are_asked_about_group_by_group() -> None:
    scene = unseen("dragon#1 wraith#1 spectre#1", dice=(6, 1))
    assert scene.told("evading")[0].fact("target") == "card:dragon#1"
    assert tuple(scene.offered) == ("evade:all", "evade:card:wraith#1", "evade:card:spectre#1", "fight")
    scene.choose("evade:card:wraith#1", "fight")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 3 + 1


@pytest.mark.clause("TAL-S.invisibility", "TAL-6.15.8")
def test_whom_he_hid_from_does_not_keep_the_healer_from_healing() -> None:
    scene = unseen("dragon#1 healer#1")
    assert scene.asked == (0, "face")
    assert names(scene, "meet", "evade:card:healer#1") == ["Meet Healer", "Evade Healer"]
    assert scene.choose("meet").hero().lives == 4


@pytest.mark.clause("TAL-S.invisibility", "TAL-A.fairy")
def test_a_fairy_drawn_after_the_spell_grants_her_wish() -> None:
    scene = unseen("dragon#1", deck="fairy#1").choose("meet")
    assert scene.asked == (0, "wish")


@pytest.mark.clause("TAL-S.invisibility", "TAL-6.15.8", "TAL-6.18.1d-R")
def test_a_person_may_be_slipped_past_and_stays() -> None:
    scene = unseen("dragon#1 witch#1").choose("evade:card:witch#1")
    assert not scene.told("thrown")
    assert set(scene.lying("ruins")) == {"dragon#1", "witch#1"}


@pytest.mark.clause("TAL-C13", "TAL-S.invisibility")
@pytest.mark.parametrize(("card", "stays"), [("imp#1", False), ("cursed_by_a_hag#1", True), ("poltergeist#1", True)])
def test_persons_of_events_drawn_later_in_the_turn_are_met_or_evaded_at_will(card: str, stays: bool) -> None:
    hero = figure("monk", "ruins", spells="invisibility#1")
    scene = arriving(hero, FAR, lying={"ruins": "angel#1"}, deck=card).choose("first:angel#1", "cast:invisibility#1")
    assert scene.asked == (0, "face")
    scene.choose(f"evade:card:{card}")
    assert (card in scene.lying("ruins")) == stays
    assert (scene.hero().followers, scene.hero().lives) == ((), 4)


@pytest.mark.clause("TAL-S.invisibility")
def test_an_event_that_is_no_person_cannot_be_evaded() -> None:
    elf = figure("elf", "ruins", spells="invisibility#1")
    scene = arriving(elf, FAR, lying={"ruins": "imp#1 pestilence#1"}).choose("first:imp#1", "cast:invisibility#1")
    assert scene.hero().lives == 3
    assert not scene.was_asked("face")


@pytest.mark.clause("TAL-6.18.2c-R")
def test_an_ability_evades_no_person_and_asks_about_none() -> None:
    scene = arriving(figure("elf", WOODS, lives=2), FAR, lying={WOODS: "dragon#1 healer#1"})
    scene.choose("evade:card:dragon#1")
    assert scene.hero().lives == 4
    assert not scene.was_asked("window")


# -- the spaces' own Enemies -----------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.18.2a", "TAL-S.invisibility")
@pytest.mark.parametrize("answer", ["evade", "fight"])
def test_an_enemy_of_the_space_met_later_in_the_turn_is_evaded_or_fought(answer: str) -> None:
    hero = figure("elf", "crags", spells="invisibility#1")
    scene = arriving(hero, FAR, lying={"crags": "wraith#1"}, dice=(1, 6, 1)).choose("cast:invisibility#1")
    assert tuple(scene.offered) == ("evade:enemy:crags_spirit", "fight")
    scene.choose("evade:enemy:crags_spirit" if answer == "evade" else "fight")
    assert bool(scene.told("fight_thrown")) == (answer == "fight")


@pytest.mark.clause("TAL-6.11.11b", "TAL-S.invisibility")
def test_invisibility_cast_on_the_sentinel_evades_it_and_leaves_the_rest_of_the_turn_open() -> None:
    hero = figure("elf", "outer_04_sentinel", spells="invisibility#1")
    scene = moving(hero, FAR, dice=(1, 6, 1), lying={"middle_03_hills": "wolf#1"}).choose("cross")
    scene.choose("cast:invisibility#1")
    assert scene.told("bridge_crossed")
    assert tuple(scene.offered) == ("evade:card:wolf#1", "fight")
    assert scene.choose("fight").hero().trophies == ("wolf#1",)


@pytest.mark.clause("TAL-6.18.3", "TAL-6.14.4b")
def test_one_who_is_unseen_is_not_asked_about_creatures_of_the_inner_region() -> None:
    hero = figure("elf", "werewolf_den", evading=("everything",))
    scene = arriving(hero, FAR, dice=(1, 1, 6, 1))
    assert scene.told("fight_thrown")
    assert not scene.was_asked("face")


# -- Characters ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.18.2b", "TAL-6.18.2c-R")
@pytest.mark.parametrize("answer", ["evade:seat:0", "face"])
def test_an_attacker_is_evaded_or_faced_by_one_who_is_unseen(answer: str) -> None:
    victim = figure("elf", FIELDS, evading=("everything",))
    scene = arriving(figure("troll", FIELDS), victim, dice=(6, 1))
    assert "attack:1" in scene.offered, "nothing has been evaded yet"
    scene.choose("attack:1")
    assert scene.asked == (1, "evade")
    scene.choose(answer)
    assert bool(scene.told("fight_thrown")) == (answer == "face")


@pytest.mark.clause("TAL-A.amulet", "TAL-S.invisibility")
def test_the_owner_of_the_amulet_sees_the_unseen_but_not_who_evades_by_an_ability() -> None:
    attacker = figure("troll", WOODS, objects="amulet#1")
    plain = arriving(attacker, figure("monk", WOODS, evading=("everything",)), dice=(6, 1)).choose("attack:1")
    assert plain.told("fight_thrown")
    elf = arriving(attacker, figure("elf", WOODS), dice=(6, 1)).choose("attack:1")
    assert elf.asked == (1, "evade")


@pytest.mark.clause("TAL-6.18.1b", "TAL-6.18.1c", "TAL-6.18.1d-R")
def test_only_who_has_evaded_something_is_safe_from_attacks_and_spells() -> None:
    attacker = figure("wizard", FIELDS, spells="nullify#1")
    open_to_all = moving(attacker, figure("elf", FIELDS, spells="alchemy#1", evading=("everything",)))
    assert "cast:nullify#1" in open_to_all.offered
    gone = moving(attacker, figure("elf", FIELDS, spells="alchemy#1", evading=("card:bear#1",)))
    assert "cast:nullify#1" not in gone.offered


@pytest.mark.clause("TAL-S.immobility", "TAL-6.18.1c")
def test_immobility_makes_one_who_slipped_past_a_group_face_all_of_it() -> None:
    caster = figure("wizard", "city", spells="immobility#1 hex#1")
    elf = figure("elf", "ruins", spells="invisibility#1")
    scene = arriving(elf, caster, lying={"ruins": "dragon#1 wolf#1"}, dice=(6, 1)).choose("cast:invisibility#1")
    scene.choose("evade:all")
    assert scene.asked == (1, "window")
    scene.choose("cast:immobility#1")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 7 + 2 + 1


@pytest.mark.clause("TAL-S.immobility", "TAL-6.18.1c")
def test_immobility_makes_one_who_slipped_past_a_person_meet_it() -> None:
    caster = figure("wizard", "city", spells="immobility#1 hex#1")
    scene = arriving(figure("troll", FIELDS, evading=("everything",)), caster,
                     lying={FIELDS: "witch#1"}, dice=(4,)).choose("evade:card:witch#1")  # fmt: skip
    assert scene.asked == (1, "window")
    scene.choose("cast:immobility#1")
    assert scene.hero().strength == 7


@pytest.mark.clause("TAL-S.invisibility")
def test_a_second_invisibility_is_not_offered_to_one_who_is_unseen() -> None:
    elf = figure("elf", "ruins", spells="invisibility#1 invisibility#2")
    scene = arriving(elf, FAR, lying={"ruins": "wolf#1 witch#1"}).choose("cast:invisibility#1")
    assert scene.asked == (0, "face")
    scene.choose("evade:card:witch#1")
    assert scene.hero().spells == ("invisibility#2",)
    assert len(scene.told("spell_cast")) == 1


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.invisibility")
def test_a_countered_invisibility_evades_nothing() -> None:
    elf = figure("elf", "ruins", spells="invisibility#1")
    scene = arriving(elf, figure("wizard", "city", spells="counterspell#1 hex#1"),
                     lying={"ruins": "wolf#1"}, dice=(6, 1))  # fmt: skip
    scene.choose("cast:invisibility#1", "cast:counterspell#1")
    assert scene.told("fight_thrown")
    assert scene.hero().evading == ()


# -- taking ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.12.1c", "TAL-6.12.1g-R", "TAL-6.18.1d")
@pytest.mark.parametrize(("evading", "takes"), [((), False), (("everything",), True)])
def test_an_enemy_that_can_be_evaded_at_will_does_not_bar_what_lies_beside_it(
    evading: tuple[str, ...], takes: bool
) -> None:
    thief = figure("thief", "village", evading=evading)
    scene = arriving(thief, figure("monk", "village", gold=2), lying={"village": "ghost#1 sword#1"})
    scene.choose("steal:1")
    if not takes:
        assert not scene.was_asked("take")
        return
    scene.choose("take:sword#1")
    assert scene.hero().objects == ("sword#1",)
    assert [event.fact("target") for event in scene.told("evading")] == ["card:ghost#1"]
