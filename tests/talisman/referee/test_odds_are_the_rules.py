"""The odds told before a fight are the shares in which the rules end it, over every throw there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from itertools import product

import pytest

from game.engine.decision import Decision, Odds, Text
from game.engine.dice import Dice
from game.engine.ids import kind_of
from game.talisman.box.ability import Ability
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import (
    CARD_OF,
    CARDS,
    ENEMY,
    FOLLOWER,
    MAGIC_OBJECT,
    MONSTER,
    OBJECT,
    ORIGIN,
    enemy,
    instances,
)
from game.talisman.referee import audit
from game.talisman.referee.fights import won_and_lost
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.scores import defending_side, fighting_side
from game.talisman.rules.table.sheet import may_own
from game.talisman.state import ARRIVING, EVIL, MEETING, Fight, Lasting, TalismanState
from tests.talisman.scene import Figure, Scene, figure, space_id

SPACES = ("outer_11_fields", "middle_05_runes", "middle_04_cursed_glade", "outer_15_plains")
ENEMIES = tuple(card for card in instances("adventure") if CARD_OF[card].kind == ENEMY)
THINGS = tuple(
    card for card in CARD_OF
    if CARD_OF[card].kind in (OBJECT, MAGIC_OBJECT) and CARD_OF[card].id not in ("raft", "potion_of_strength")
)  # fmt: skip
FRIENDS = tuple(card for card in CARD_OF if CARD_OF[card].kind == FOLLOWER and CARD_OF[card].id != "mercenary")


class Sharp(Ability):
    """Wins equal scores, too."""

    def beats(self, state: TalismanState, fight: Fight, score: int, other: int) -> bool:
        """Equal is enough."""
        return score >= other


class Proud(Ability):
    """Adds what its foe's Lives are, and throws two dice."""

    combat_dice = 2

    def adds(self, state: TalismanState, fight: Fight, seat: int) -> int:
        """One for every Life."""
        return state.heroes[seat].lives


@contextmanager
def printed(card_id: str, ability: Ability, number: int = 2) -> Iterator[str]:
    """An Enemy that is in the register for a while; its card."""
    points = {"strength": 4} if number == 2 else {"craft": 4}
    enemy(card_id, Text("Enemy"), number=number, creature=MONSTER, ability=ability, **points)
    forget_the_register()
    try:
        yield f"{card_id}#1"
    finally:
        del CARDS[card_id], CARD_OF[f"{card_id}#1"], ORIGIN[f"{card_id}#1"]
        forget_the_register()


def forget_the_register() -> None:
    """What the audit knows of the register is read again."""
    audit.cards_of_match.cache_clear()
    audit.cards_for.cache_clear()


def draw(dice: Dice, cards: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Up to so many of the cards, by chance."""
    return dice.shuffled(cards)[: dice.below(most + 1)]


def owned(person: Figure, cards: tuple[str, ...]) -> str:
    """Those of the cards that the Character may own."""
    table = TalismanState(heroes=[person.hero()])
    return " ".join(card for card in cards if may_own(table, 0, card))


def somebody(dice: Dice, name: str, space: str, things: tuple[str, ...]) -> Figure:
    """A Character with points and belongings drawn by chance; one in eight is a Toad without any."""
    card = CHARACTERS[name]
    points = {"strength": card.strength + dice.below(5), "craft": card.craft + dice.below(4)}
    if dice.below(8) == 0:
        return figure(name, space, gold=0, toad=2, **points)
    plain = figure(name, space, **points)
    objects = owned(plain, tuple(card for card in things if card in THINGS))
    followers = owned(plain, tuple(card for card in things if card not in THINGS))
    return figure(name, space, objects=objects, followers=followers, gold=0, **points)


def two_of(dice: Dice) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Two Characters and what each of them has."""
    names = dice.shuffled(tuple(CHARACTERS))[:2]
    mine = (*draw(dice, THINGS, 4), *draw(dice, FRIENDS, 2))
    rest = tuple(card for card in THINGS + FRIENDS if card not in mine)
    return names, mine, draw(dice, rest, 4)


def share(found: Odds) -> tuple[Fraction, Fraction]:
    """Won and lost, as told."""
    shares = won_and_lost(found)
    assert shares is not None
    return shares


def best(decision: Decision) -> str:
    """The weapons that win most often."""
    return max(decision.keys(), key=lambda key: share(decision.odds(key))[0])  # type: ignore[arg-type]


def go_on(scene: Scene, ends: tuple[str, ...], first: str = "") -> Decision | None:
    """Answer everything up to a question of these kinds, or until the fight is told to be over."""
    while not any(scene.told(kind) for kind in ("fight_won", "fight_drawn", "fight_lost")):
        decision = scene.decision
        if decision is None or decision.kind in ends:
            return decision
        keys = decision.keys()
        key = best(decision) if decision.kind == "weapon" else next(
            (key for key in (first, "fight", "face", "none", "pass", "space", "throw") if key in keys), keys[-1]
        )  # fmt: skip
        scene.match.choose(key)
    return None


def ended(scene: Scene) -> str:
    """How the fight ended for the first seat."""
    won = scene.told("fight_won")
    if won:
        return "won" if dict(won[0].facts)["who"] == 0 else "lost"
    return "drawn" if scene.told("fight_drawn") else "lost"


def dice_thrown(state: TalismanState) -> int:
    """How many dice the fight now begun takes."""
    assert state.fight is not None
    return fighting_side(state, state.fight).dice + defending_side(state, state.fight).dice


class Position:
    """A table that can be laid again and again, each time with other dice to come."""

    def __init__(self, stage: str, *figures: Figure, first: str = "", **more: object) -> None:
        self.stage, self.figures, self.first, self.more = stage, figures, first, more

    def scene(self, *faces: int) -> Scene:
        """The table, with these dice to come."""
        return Scene(self.stage, *self.figures, dice=faces, patient=True, **self.more)  # type: ignore[arg-type]

    def shares(self, dice: int) -> tuple[Fraction, Fraction]:
        """Won and lost over all throws, by the rules."""
        counts: Counter[str] = Counter()
        for faces in product(range(1, 7), repeat=dice):
            scene = self.scene(*faces)
            go_on(scene, (), self.first)
            counts[ended(scene)] += 1
        return Fraction(counts["won"], 6**dice), Fraction(counts["lost"], 6**dice)


def check_enemies(position: Position) -> bool:
    """Whether a fight was offered; then the odds told are the shares in which it ends."""
    scene = position.scene()
    decision = go_on(scene, ("fight",))
    if decision is None or scene.state.fight is None or scene.state.fight.seat != 0:
        return False  # no fight, or that of somebody else in a later turn
    found = decision.odds("fight")
    assert found is not None
    assert share(found) == position.shares(dice_thrown(scene.state))
    assert sum(outcome.share for outcome in found.outcomes) == 1
    return True


@pytest.mark.clause("TAL-6.16.4c", "TAL-6.16.4d", "TAL-6.16.4f", "TAL-6.17.2a")
@pytest.mark.parametrize("seed", range(12))
def test_a_fight_with_enemy_cards_ends_as_often_so_as_told(seed: int) -> None:
    dice, checked = Dice(seed), 0
    while checked < 2:
        names, mine, _ = two_of(dice)
        space = SPACES[dice.below(len(SPACES))]
        lying = " ".join(dice.shuffled(ENEMIES)[: 1 + dice.below(3)])
        lasting = (Lasting("hired", 0, "turn"),) if dice.below(3) == 0 else ()
        person = somebody(dice, names[0], space, mine)
        state = {"lasting": lasting, "done": ("landed", "drawn")}
        checked += check_enemies(Position(MEETING, person, lying={space: lying}, state=state))


@pytest.mark.clause("TAL-6.16.8a", "TAL-6.16.8b", "TAL-6.17.1b")
@pytest.mark.parametrize("seed", range(8))
def test_an_attack_on_a_character_ends_as_often_so_as_told(seed: int) -> None:
    dice = Dice(seed)
    names, mine, theirs = two_of(dice)
    people = [somebody(dice, name, SPACES[0], things) for name, things in zip(names, (mine, theirs), strict=True)]
    state = {"done": ("landed",)}
    question = Position(ARRIVING, *people, state=state).scene().open()
    assert question.kind == "encounter"
    for key in tuple(question.keys()):
        found = question.odds(key) if kind_of(key) in ("attack", "psychic", "assassinate") else None
        if found is None:
            continue
        position = Position(ARRIVING, *people, first=key, state=state)
        begun = pending.between(0, 1, "psychic" if key.startswith("psychic") else "combat", key.startswith("assass"))
        scene = position.scene()
        number = fighting_side(scene.state, begun).dice + defending_side(scene.state, begun).dice
        assert share(found) == position.shares(number)


@pytest.mark.clause("TAL-6.16.5a")
@pytest.mark.parametrize("number", [2, 3])
@pytest.mark.parametrize("ability", [Sharp(), Proud()], ids=["wins equal scores", "adds and throws two dice"])
def test_an_enemy_with_a_sentence_of_its_own_is_in_the_odds_and_fights_alone(ability: Ability, number: int) -> None:
    with printed("stranger_foe", ability, number) as card:
        person = figure("troll", SPACES[0], strength=7, craft=7)
        state = {"done": ("landed", "drawn")}
        assert check_enemies(Position(MEETING, person, lying={SPACES[0]: card}, state=state))
        other = "bear#1" if number == 2 else "spectre#1"
        assert pending.one_by_one((card, other)) == ((other,), (card,))


@pytest.mark.clause("TAL-6.16.4d", "TAL-6.16.4f", "TAL-6.16.5a")
@pytest.mark.parametrize(("dice", "fights"), [((6, 1, 6, 1), 2), ((1, 6), 1), ((1, 5, 3), 1)])
def test_whoever_does_not_win_meets_no_further_enemy_in_that_turn(dice: tuple[int, ...], fights: int) -> None:
    with printed("stranger_foe", Sharp()) as card:
        thief = figure("thief", SPACES[0], strength=7)
        scene = Scene(ARRIVING, thief, state={"moved": True}, lying={SPACES[0]: f"bear#1 {card}"}, dice=dice)
        attacks = [event.fact("cards") for event in scene.told("enemy_attacks")]
        assert attacks == [("bear#1",), (card,)][:fights]
        assert len(scene.told("fight_thrown")) == fights
        assert (card in scene.lying(SPACES[0])) is (fights == 1)


@pytest.mark.clause("TAL-2.9a")
@pytest.mark.parametrize(
    ("where", "lying", "yes", "no"),
    [
        ("outer_01_fields", "shrine#1", "throw", "pass"),
        ("outer_01_fields", "cave#1", "yes", "no"),
        ("chapel", "", "pray_chapel", "nothing"),
        ("outer_01_fields", "bear#1", "fight", ""),
    ],
)
def test_chances_are_told_of_the_throw_and_not_of_doing_without_it(where: str, lying: str, yes: str, no: str) -> None:
    lies = {space_id(where): lying} if lying else {}
    scene = Scene(ARRIVING, figure("elf", where), state={"moved": True}, lying=lies, patient=True)
    found = scene.open().odds(yes)
    assert found is not None
    assert sum(outcome.share for outcome in found) == 1
    assert no not in scene.offered or scene.open().odds(no) is None


def test_what_a_side_adds_is_listed_by_its_source() -> None:
    person = figure("monk", SPACES[0], objects="magic_belt#1", followers="unicorn#1", alignment=EVIL)
    scene = Position(MEETING, person, lying={SPACES[0]: "bear#1"}, state={"done": ("landed", "drawn")}).scene()
    go_on(scene, ("fight",))
    fight = scene.state.fight
    assert fight is not None
    mine = dict(fighting_side(scene.state, fight).items)
    assert mine == {"strength": 2, "unicorn#1": 1, "magic_belt#1": 2, "monk": 4}
    assert dict(defending_side(scene.state, fight).items) == {"bear#1": 3}
