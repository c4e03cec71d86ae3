"""Encounters in the Outer and Middle Regions: Characters, drawing, the order of things (TAL-6.13)."""

from __future__ import annotations

import pytest

from game.engine.deck import Deck
from game.talisman.box.register import ADVENTURE_DECK, instances
from tests.talisman.scene import Scene, arriving, ending, figure, moving

FIELDS, VALLEY = "outer_01_fields", "middle_02_hidden_valley"
FAR = figure("troll", "outer_13_fields", missed=9)


def met(scene: Scene) -> list[object]:
    """The cards dealt with so far."""
    return [event.fact("card") for event in scene.told("card_met")]


def drawn(scene: Scene) -> list[object]:
    """The cards drawn so far."""
    return [event.fact("card") for event in scene.told("card_drawn")]


# -- where ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-C10")
@pytest.mark.parametrize(
    ("number", "space", "asked"),
    [(1, "outer_08_crags", "way"), (3, "outer_18_tavern", "way"), (4, "outer_20_ruins", "take")],
)
def test_whoever_is_carried_off_encounters_the_space_of_arrival(number: int, space: str, asked: str) -> None:
    lying = {"ruins": "healer#1 bag_of_gold#1"}
    scene = arriving(figure("thief", FIELDS, lives=3), FAR, lying=lying, deck="imp#1 maze#1", dice=(number, 4))
    assert scene.told("transported")[0].fact("space") == space
    if space == "outer_20_ruins":
        assert (met(scene)[-1], scene.hero().lives, scene.asked[1]) == ("healer#1", 4, asked)
    else:
        assert [event.fact("number") for event in scene.told("thrown")] == [number, 4], "the space's own throw follows"


@pytest.mark.clause("TAL-6.13.1a", "TAL-6.14.5d-R")
def test_whoever_comes_out_of_the_crypt_encounters_that_space() -> None:
    scene = arriving(figure("thief", "crypt"), FAR, dice=(6, 6, 6))
    assert scene.hero().space == "outer_12_city"
    assert scene.asked == (0, "service")


@pytest.mark.clause("TAL-6.13.1b-R")
def test_who_did_not_move_has_no_encounter() -> None:
    lying = {"outer_03_woods": "witch#1", "temple": "healer#1"}
    builder = moving(figure("thief", "outer_03_woods", objects="axe#1"), FAR, lying=lying).choose("build")
    slave = moving(figure("thief", "temple", enslaved=True), figure("elf", "crags"), lying=lying, dice=(3,))
    for scene in (builder, slave):
        assert met(scene) + drawn(scene) == []
        assert not scene.told("thrown")


@pytest.mark.clause("TAL-6.13.1b-R")
def test_who_is_carried_back_to_where_the_turn_began_encounters_it() -> None:
    scene = moving(figure("thief", "outer_20_ruins"), FAR, dice=(1, 4), deck="imp#1 bag_of_gold#1 bag_of_gold#2")
    scene.choose("cw")
    assert scene.hero().space == "outer_20_ruins"
    assert drawn(scene) == ["imp#1", "bag_of_gold#1", "bag_of_gold#2"]


# -- a Character or the space --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.13.2", "TAL-CHOICE")
def test_one_character_or_the_space() -> None:
    people = (figure("monk", FIELDS, lives=2), figure("troll", FIELDS), figure("elf", FIELDS))
    scene = arriving(*people, lying={FIELDS: "healer#1"}, dice=(1, 1))
    assert scene.offered == ("attack:1", "attack:2", "space")
    space = arriving(*people, lying={FIELDS: "healer#1"}).choose("space")
    assert (met(space), space.hero().lives) == (["healer#1"], 4)
    assert not space.told("attacked")


@pytest.mark.clause("TAL-6.13.2-R")
@pytest.mark.parametrize("evades", [True, False])
def test_choosing_a_character_uses_up_the_encounter_even_if_it_evades(evades: bool) -> None:
    hills = "outer_05_hills"
    scene = arriving(figure("troll", hills), figure("dwarf", hills), lying={hills: "healer#1"}, dice=(1, 4))
    scene.choose("attack:1", "evade:seat:0" if evades else "face")
    assert met(scene) + drawn(scene) == []
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.13.2-R")
def test_after_a_character_things_may_still_be_taken_on_a_space_without_drawing() -> None:
    scene = arriving(figure("thief", "village"), figure("elf", "village"), lying={"village": "sword#1"})
    scene.choose("steal:1")
    assert scene.asked == (0, "take")
    scene.choose("take:sword#1")
    assert not scene.was_asked("service"), "the space's own instructions are not carried out"


@pytest.mark.clause("TAL-6.13.3", "TAL-6.16.1b", "TAL-6.17.1b")
@pytest.mark.parametrize(
    ("name", "ways"),
    [("troll", "attack:1"), ("wizard", "attack:1 psychic:1"), ("ghoul", "attack:1 psychic:1"),
     ("sorceress", "attack:1 psychic:1 beguile:1"), ("thief", "attack:1 steal:1"),
     ("assassin", "attack:1 assassinate:1"), ("minstrel", "attack:1 lady:maiden#1")],
)  # fmt: skip
def test_to_encounter_a_character_is_to_attack_it_or_to_use_an_ability_on_it(name: str, ways: str) -> None:
    victim = figure("elf", FIELDS, followers="maiden#1")
    scene = arriving(figure(name, FIELDS), victim)
    assert set(scene.offered) == {*ways.split(), "space"}


# -- drawing -------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.13.4a", "TAL-6.13.4b")
@pytest.mark.parametrize(("space", "count"), [(FIELDS, 1), ("ruins", 2), ("oasis", 2), (VALLEY, 3), ("crags", 0)])
def test_cards_are_drawn_from_the_top_of_the_adventure_deck(space: str, count: int) -> None:
    deck = "bag_of_gold#1 bag_of_gold#2 bag_of_gold#3 bag_of_gold#4"
    scene = arriving(figure("thief", space), FAR, deck=deck, dice=(4,))
    assert drawn(scene) == deck.split()[:count]
    assert scene.state.adventure.cards[0] == deck.split()[count]


@pytest.mark.clause("TAL-6.13.4c", "TAL-6.13.4d", "TAL-C3")
@pytest.mark.parametrize(("lying", "missing"), [("", 3), ("maze#1", 2), ("maze#1 healer#1", 1)])
def test_only_what_is_missing_is_drawn_and_all_together_are_met(lying: str, missing: int) -> None:
    deck = "mage#1 marsh#1 shrine#1"
    more = {VALLEY: lying} if lying else None
    scene = arriving(figure("dwarf", VALLEY), figure("troll", "crags", missed=9), lying=more, deck=deck)
    while scene.decision is not None and scene.turn == 0 and scene.open().kind in ("order", "card_throw"):
        scene.choose(scene.offered[-1])
    assert drawn(scene) == deck.split()[:missing]
    assert set(met(scene)) == {*lying.split(), *deck.split()[:missing]}


@pytest.mark.clause("TAL-6.13.4d-R", "TAL-C3")
@pytest.mark.parametrize(
    ("lying", "gold", "count"),
    [("hex#1", 0, 1), ("sword#p1", 0, 2), ("talisman#t1", 0, 2), ("", 5, 2), ("talisman#1", 0, 1), ("raft#1", 0, 1)],
)
def test_what_counts_as_a_card_lying_there(lying: str, gold: int, count: int) -> None:
    heap = {"ruins": gold} if gold else None
    deck = "bag_of_gold#1 bag_of_gold#2"
    scene = arriving(figure("thief", "ruins"), FAR, lying={"ruins": lying} if lying else None, gold=heap, deck=deck)
    assert len(drawn(scene)) == count


@pytest.mark.clause("TAL-6.13.4d-R")
def test_if_more_cards_lie_there_than_the_number_says_all_are_met() -> None:
    scene = arriving(figure("dwarf", FIELDS), FAR, lying={FIELDS: "healer#1 maze#1"})
    assert drawn(scene) == []
    assert met(scene) == ["healer#1", "maze#1"]


@pytest.mark.clause("TAL-6.13.4d-R", "TAL-6.15.1")
def test_a_card_that_is_placed_elsewhere_is_not_replaced() -> None:
    scene = arriving(figure("thief", FIELDS), FAR, deck="ghost#1 bag_of_gold#1", dice=(1,))
    assert drawn(scene) == ["ghost#1"]
    assert scene.lying(FIELDS) == ()
    assert scene.state.adventure.cards[0] == "bag_of_gold#1"


@pytest.mark.clause("TAL-6.13.4d-R", "TAL-C1")
def test_a_spent_adventure_deck_is_shuffled_anew() -> None:
    everything = instances(ADVENTURE_DECK)
    tops = set[object]()
    for seed in range(60):
        spent = {"adventure": Deck((), everything), "moved": True}
        scene = arriving(figure("thief", FIELDS), FAR, state=spent, seed=seed, patient=True)
        tops.add(drawn(scene)[0])
        if len(tops) > 2:
            break
    assert len(tops) > 2


@pytest.mark.clause("TAL-6.13.4d-R", "TAL-C1")
def test_without_deck_and_discards_fewer_cards_are_drawn() -> None:
    two = ("bag_of_gold#1", "bag_of_gold#2")
    rest = tuple(card for card in instances(ADVENTURE_DECK) if card not in two)
    scene = arriving(figure("thief", VALLEY), FAR, lying={"village": " ".join(rest)},
                     state={"adventure": Deck((two[0],), (two[1],)), "moved": True})  # fmt: skip
    assert drawn(scene) == [*two]
    assert scene.asked == (0, "take")


# -- the other spaces ----------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.13.5a", "TAL-6.13.5d")
@pytest.mark.parametrize("space", ["crags", "forest", "tavern", "chasm"])
def test_some_instructions_are_compulsory(space: str) -> None:
    scene = arriving(figure("thief", space), FAR, patient=True)
    assert scene.offered == ("throw",)
    assert scene.choose("throw").told("thrown")


@pytest.mark.clause("TAL-6.13.5d")
@pytest.mark.parametrize(
    ("space", "services"),
    [("village", "healer blacksmith mystic"), ("city", "enchantress alchemist doctor"),
     ("chapel", "free_healing pray_chapel"), ("temple", "pray_temple"), ("warlocks_cave", "quest"),
     ("castle", "royal_doctor")],
)  # fmt: skip
def test_other_instructions_are_optional(space: str, services: str) -> None:
    owner = figure("elf", space, lives=2, gold=9, objects="sword#1")
    scene = arriving(owner, FAR)
    assert scene.offered == (*services.split(), "nothing")
    scene.choose("nothing")
    assert (scene.hero().lives, scene.hero().gold, scene.hero().objects) == (2, 9, ("sword#1",))


@pytest.mark.clause("TAL-6.13.5a")
@pytest.mark.parametrize(("space", "lives"), [("desert", 3), ("middle_11_desert", 3), ("graveyard", 3)])
def test_what_a_space_costs_is_lost(space: str, lives: int) -> None:
    assert arriving(figure("elf", space), FAR).hero().lives == lives


@pytest.mark.clause("TAL-6.13.5b")
def test_enemies_must_first_be_defeated_or_evaded() -> None:
    for dice, visits in (((6, 1), True), ((1, 6), False), ((1, 2), False)):
        scene = arriving(figure("thief", "village"), FAR, lying={"village": "ghost#1"}, dice=dice)
        assert scene.was_asked("service") is visits
    hidden = arriving(figure("thief", "village", spells="immobility#1"), FAR, lying={"village": "ghost#1"})
    assert hidden.choose("cast:immobility#1").was_asked("service")


@pytest.mark.clause("TAL-6.13.5d-R", "TAL-FLOW-7c")
def test_enemies_strangers_taking_places_and_then_the_instructions() -> None:
    lying = {"village": "marsh#1 sword#1 healer#1 ghost#1"}
    scene = arriving(figure("thief", "village", lives=2), FAR, lying=lying, dice=(6, 1))
    order = [event.kind for event in scene.events if event.kind in ("fight_won", "healed", "will_miss")]
    assert (order, scene.asked) == (["fight_won", "healed"], (0, "take"))
    scene.choose("done")
    assert scene.told("will_miss"), "the Marsh holds him before he visits anybody"
    assert scene.asked == (0, "service")


@pytest.mark.clause("TAL-6.13.5d-R", "TAL-6.15.7")
def test_if_the_turn_ends_early_the_rest_is_skipped() -> None:
    lying = {"village": "sword#1 healer#1 ghost#1 marsh#1"}
    scene = arriving(figure("thief", "village"), figure("elf", "crags"), lying=lying, dice=(1, 6))
    assert scene.turn == 1
    assert met(scene) == []
    assert not (scene.was_asked("service"))
    assert not (scene.was_asked("take"))
    assert not ending(figure("thief", "village"), figure("elf", "crags")).was_asked("service")
