"""What events say is true after them: who has a thing, where it lies, how much there is; nothing is said twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from game.engine.decision import Decision, Event
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.talisman.box.register import CARD_OF, LASTING
from game.talisman.rules.happenings.lasting import ENDINGS
from game.talisman.rules.spaces.services import CHOSEN, SERVICES
from game.talisman.rules.table.places import owner_of, space_of
from game.talisman.state import TalismanState
from tests.random_play import happening
from tests.talisman.random_play import GAME, RandomChooser, new_match
from tests.talisman.scene import Scene, arriving, figure, moving

Check = Callable[[TalismanState, dict[str, object]], bool]


def has(name: str) -> Check:
    """A seat has the card, as an Object, a Follower or its Raft."""

    def check(state: TalismanState, facts: dict[str, object]) -> bool:
        seat = facts[name]
        assert isinstance(seat, int)
        return owner_of(state, str(facts["card"])) == seat or state.heroes[seat].raft == facts["card"]

    return check


def lies_before(state: TalismanState, facts: dict[str, object]) -> bool:
    """The card lies on the space of whoever is named last, or on the one that is named; nobody has it."""
    seat = facts.get("whom", facts.get("who"))
    assert isinstance(seat, int)
    space = facts.get("space", state.heroes[seat].space)
    return space_of(state, str(facts["card"])) == space and owner_of(state, str(facts["card"])) == -1


def is_gone(state: TalismanState, facts: dict[str, object]) -> bool:
    """Nobody has the card, and it lies nowhere on the board."""
    card = str(facts["card"])
    held = any(card in (*hero.spells, *hero.trophies, hero.raft) for hero in state.heroes)
    return owner_of(state, card) == -1 and not space_of(state, card) and not held


def counted(field: str, fact: str) -> Check:
    """A number told is the one that stands on the sheet."""
    return lambda state, facts: getattr(state.heroes[int(str(facts["who"]))], field) == facts[fact]


TRUE_AFTER: dict[str, Check] = {
    "taken": has("who"), "received": has("who"), "given": has("whom"), "joined": has("who"), "charmed": has("who"),
    "raised": has("who"), "left": lies_before, "let_fall": lies_before, "laid_down": lies_before,
    "discarded": is_gone, "sold": is_gone, "given_up": is_gone, "delivered": is_gone, "spell_discarded": is_gone,
    "exorcised": lambda state, facts: facts["card"] not in CARD_OF or is_gone(state, facts),
    "trophy_kept": lambda state, facts: facts["card"] in state.heroes[int(str(facts["who"]))].trophies,
    "card_placed": lambda state, facts: space_of(state, str(facts["card"])) == facts["space"],
    "card_drawn": lambda state, facts: space_of(state, str(facts["card"])) == facts["space"],
    "spell_laid": lambda state, facts: space_of(state, str(facts["card"])) == facts["space"],
    "laid_aside": lambda state, facts: facts["card"] in state.aside,
    "life_lost": counted("lives", "left"), "life_gained": counted("lives", "left"), "healed": counted("lives", "left"),
    "alignment": counted("alignment", "alignment"), "alignment_kept": counted("alignment", "alignment"),
}  # fmt: skip
GOLD = {"gold_gained": 1, "gold_taken": 1, "gold_lost": -1, "gold_paid": -1}


class Purse:
    """The Gold of every seat as the events tell it."""

    def __init__(self) -> None:
        self.bags: Counter[int] = Counter()

    def note(self, event: Event) -> None:
        facts = dict(event.facts)
        who, whom, bags = (int(str(facts.get(name, 0))) if str(facts.get(name, 0)).isdigit() else 0
                           for name in ("who", "whom", "bags"))  # fmt: skip
        if event.kind in GOLD:
            self.bags[who] += GOLD[event.kind] * bags
        elif event.kind == "gold_given":
            self.bags[who] -= bags
            self.bags[whom] += bags
        elif event.kind == "robbed":
            self.bags[who] += 1
            self.bags[whom] -= 1
        elif event.kind == "character":
            self.bags[who] = 1
        elif event.kind in ("died", "toad", "stashed"):
            self.bags[who] = 0


@pytest.mark.clause("TAL-6.5.1", "TAL-6.6.1", "TAL-6.3.4", "TAL-6.4.5")
@pytest.mark.parametrize("mix", [0, 1, 2, 3, 7, 9, 18, 22])
def test_after_every_event_the_table_is_as_it_says(mix: int) -> None:
    match, purse = new_match(mix, 2 + mix % 5, seed=mix + 40), Purse()
    seen: Counter[str] = Counter()
    for item in happening(match, RandomChooser(mix), 4000):
        if isinstance(item, Decision):
            bags = [hero.gold for hero in match.state.heroes]
            assert [purse.bags[seat] for seat in range(len(bags))] == bags, "the Gold told is the Gold there is"
            continue
        purse.note(item)
        seen[item.kind] += 1
        if item.kind in TRUE_AFTER:
            assert TRUE_AFTER[item.kind](match.state, dict(item.facts)), (item.kind, item.text, item.facts)
    assert {"taken", "discarded", "life_lost", "card_drawn", "gold_gained"} <= seen.keys()


def greedy_match(seed: int, seats: int) -> Match:
    """A whole match between greedy players."""
    match = GAME.new_match([{"name": name, "player": "greedy"} for name in ("Ada", "Bo", "Cy", "Di")[:seats]], {}, seed)
    players = [make_player("greedy", seed * 64 + seat) for seat in range(seats)]
    while (decision := match.next_decision()) is not None:
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    return match


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_log_of_a_match_says_nothing_twice_and_no_throw_without_a_result(seed: int) -> None:
    events = list(greedy_match(seed, 2 + seed % 3).history())
    lines = [(event.kind, str(event.text)) for event in events]
    for before, after in pairwise(lines):
        once = before[0] in ("moved", "turn_begins", "card_met", "enemy_attacks")
        assert not once or before != after
        said = before[0] == "table_row" and "Gain" in before[1]
        assert not said or after[0] not in ("gold_gained", "strength_gained", "craft_gained", "life_gained")
    attacks = sum(kind == "enemy_attacks" for kind, _ in lines)
    fights = sum(kind == "fight_thrown" and "the Enemy" in text for kind, text in lines)
    assert attacks >= fights > 0
    for number, (kind, _) in enumerate(lines):
        if kind == "command_cast":
            told = {other for other, _ in lines[number + 1 : number + 8]}
            assert told & {"life_lost", "command_failed", "spell_undone", "protection"}


# -- single sentences ------------------------------------------------------------------------------------


def lines(scene: Scene) -> list[str]:
    return [str(event.text) for event in scene.events]


@pytest.mark.clause("TAL-6.20.2a", "TAL-6.5.2a")
def test_a_talisman_that_cannot_be_owned_is_said_to_lie_there() -> None:
    toad = figure("elf", "forest", toad=2, gold=0)
    scene = arriving(toad, lying={"forest": "hermit#1"})
    told = lines(scene)
    assert not [line for line in told if "receives" in line]
    assert any("may not own" in line for line in told)
    assert "talisman" in scene.lying("forest")[-1]


@pytest.mark.clause("TAL-6.3.4-R", "TAL-6.1.3", "TAL-6.2.3")
@pytest.mark.parametrize(("die", "words"), [
    (2, "Ada has gained no Strength that could be lost."), (3, "Ada has gained no Craft that could be lost."),
    (4, "Ada has no Gold to lose."),
])  # fmt: skip
def test_a_loss_that_finds_nothing_says_so(die: int, words: str) -> None:
    scene = moving(figure("thief", "village", gold=0, spells="random#1"), figure("elf", "crags"), dice=(die,))
    scene.choose("cast:random#1", "target:seat:0")
    assert words in lines(scene)


OFFERS = [("gold:2", "2 Gold"), ("card:sword#1", "Sword"), ("spell:hex#1", "a Spell")]


@pytest.mark.clause("TAL-6.16.9c")
@pytest.mark.parametrize(("offer", "words"), OFFERS)
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_what_is_offered_for_a_life_is_said_but_never_which_spell(offer: str, words: str, answer: str) -> None:
    scene = arriving(
        figure("wizard", "fields", strength=20), figure("elf", "fields", gold=2, objects="sword#1", spells="hex#1"),
        dice=(6, 1),
    )  # fmt: skip
    scene.choose("attack:1", "life", offer, answer)
    told = [event for event in scene.events if event.kind in ("bought_off", "offer_refused")]
    assert [str(event.text).endswith(f"for the Life: {words}.") for event in told] == [True]
    public = [str(event.text) for event in scene.events if event.seats is None]
    assert not any("Hex" in line for line in public)


@pytest.mark.clause("TAL-6.1.4a", "TAL-6.16.2")
def test_an_enemy_that_lies_there_is_named_and_what_became_of_it() -> None:
    scene = arriving(figure("troll", "fields"), lying={"fields": "wolf#1"}, dice=(6, 1))
    told = lines(scene)
    assert told.index("Wolf attacks Ada.") < told.index("Ada wins the fight.") < told.index("Ada keeps Wolf, defeated.")


def test_every_service_of_a_space_is_named_when_it_is_chosen() -> None:
    assert CHOSEN.keys() == SERVICES.keys()
    told = lines(arriving(figure("thief", "village"), dice=(1,)).choose("mystic"))
    assert told.index("Ada turns to the Mystic.") < told.index("Ada throws 1.")


def test_every_effect_that_lasts_has_words_for_its_end() -> None:
    assert ENDINGS.keys() == LASTING.keys()


@pytest.mark.clause("TAL-C11", "TAL-6.6.3")
def test_of_a_card_discarded_the_rule_for_followers_is_named_only_if_it_is_one() -> None:
    drinker = figure("elf", "outer_01_fields", objects="potion_of_strength#1")
    potion = moving(drinker, figure("troll", "city")).choose("use:potion_of_strength#1")
    assert [event.clause for event in potion.told("discarded")] == ["TAL-C11"]
    maiden = arriving(figure("elf", "outer_01_fields", followers="maiden#1"), deck="cursed_by_a_hag#1")
    maiden.choose("space")
    assert [event.clause for event in maiden.told("discarded")] == ["TAL-6.6.3"]


@pytest.mark.clause("TAL-S.preservation")
@pytest.mark.parametrize(
    ("space", "dice", "lying"), [("crags", (1, 6, 1), ""), ("outer_01_fields", (6, 1), "spectre#1")]
)
def test_a_fight_whose_enemy_is_preserved_is_told_to_be_drawn(space: str, dice: tuple[int, ...], lying: str) -> None:
    keeper = figure("wizard", "city", spells="preservation#1")
    scene = arriving(figure("elf", space), keeper, dice=dice, lying={space: lying} if lying else {})
    while "cast:preservation#1" not in scene.offered:
        scene.choose("pass" if "pass" in scene.offered else "fight")
    scene.choose("cast:preservation#1")
    assert [event.clause for event in scene.told("fight_drawn")] == ["TAL-S.preservation"]
    assert not scene.told("fight_won")


@pytest.mark.clause("TAL-6.13.3", "TAL-6.16.9b", "TAL-S.acquisition")
def test_what_passes_from_hand_to_hand_is_told_by_the_rule_that_lets_it_pass() -> None:
    owner = figure("elf", "outer_01_fields", objects="ring#1", gold=0)
    stolen = arriving(figure("thief", "outer_01_fields"), owner).choose("steal:1")
    won = arriving(figure("troll", "outer_01_fields"), owner, dice=(6, 1)).choose("attack:1", "card:ring#1")
    acquired = moving(figure("druid", "city", spells="acquisition#1"), owner).choose("cast:acquisition#1")
    clauses = [scene.told("given")[0].clause for scene in (stolen, won, acquired)]
    assert clauses == ["TAL-6.13.3", "TAL-6.16.9b", "TAL-S.acquisition"]


@pytest.mark.clause("TAL-6.1.2", "TAL-6.2.2", "TAL-6.1.3", "TAL-6.2.3")
@pytest.mark.parametrize(("number", "lost", "kept"), [(2, "TAL-6.1.2", "TAL-6.1.3"), (3, "TAL-6.2.2", "TAL-6.2.3")])
def test_a_point_lost_is_told_by_the_loss_and_one_that_cannot_be_lost_by_the_limit(
    number: int, lost: str, kept: str
) -> None:
    rich = arriving(figure("elf", "city", strength=5, craft=5), dice=(number,)).choose("enchantress")
    assert [event.clause for event in rich.events if event.kind.endswith("_lost")] == [lost]
    poor = arriving(figure("elf", "city"), dice=(number,)).choose("enchantress")
    assert [event.clause for event in poor.told("nothing_lost")] == [kept]
