"""What the demons threaten, and what each deed of a mage is worth against it."""

from __future__ import annotations

from game.devils_circle.adviser.approach import costs_for, salt_against, threat, ways_round
from game.devils_circle.adviser.dangers import (
    SAVES_THE_NIGHT,
    curse_threat,
    hits_ever,
    hits_next,
    push_worth,
    sear_worth,
)
from game.devils_circle.adviser.demons import exorcises, walk_distance
from game.devils_circle.adviser.worths import MAGE_LIFE, NEVER
from game.devils_circle.box.board import BOARD, field_number
from game.devils_circle.box.pieces import DEMONS
from game.devils_circle.rules.ground import ADJACENT, OPENLY, WITHIN_TWO, free_fields, mages_set
from game.devils_circle.rules.mages.deeds import prayer_bonus
from game.devils_circle.rules.moving.steps import crosses_walls, passable
from game.devils_circle.state import LIMITS, START_POWER, START_STRENGTH, CircleState, Demon, Mage, doubled_power
from game.engine.boards.rooms import members, set_of
from game.engine.decision import Option
from game.engine.ids import parted

DEMON_GONE = 14.0
POWER_TAKEN = 0.7
BOOK = 9.0
EXORCIST_COST = 3.0
WORTH_BOTH_HANDS = 9.0
"""What a push of the cradle must be worth for a mage to lay the wand down first."""
WORTH_STOPPING = 14
"""Freedom points from the cradle within which it is worth standing in a demon's way."""


def exorcist_cost(mage: Mage) -> float:
    """What an exorcism costs the exorcist: with strength 1 it is his last deed (DK-8.8)."""
    return EXORCIST_COST + (MAGE_LIFE if mage.strength <= 1 else 0.0)


def post(state: CircleState, mage: int, field: int) -> float:
    """How good a field is to guard the cradle from."""
    distance = walk_distance(field, state.cradle)
    worth = 6.0 - 1.6 * abs(distance - 1)
    if ADJACENT[field] >> state.cradle & 1:
        worth += 1.0
    for other, piece in enumerate(state.mages):
        if other != mage and piece.field >= 0 and BOARD.distance(piece.field, field) < 2:
            worth -= 1.0
    return worth


class Threats:
    """What the demons threaten at this moment, worked out once for all options of a decision."""

    def __init__(self, state: CircleState) -> None:
        self.state = state
        self.here: dict[int, float] = {}
        """By mage: what staying where he stands is worth."""
        self.costs = [costs_for(state, demon) for demon in state.demons]
        self.threat = [
            threat(state, demon, self.costs[number][demon.field]) if demon.field >= 0 else 0.0
            for number, demon in enumerate(state.demons)
        ]
        self.close = [
            (number, demon, salt_against(state, demon), crosses_walls(demon.power, demon.materiality))
            for number, demon in enumerate(state.demons)
            if demon.field >= 0 and self.costs[number][demon.field] <= WORTH_STOPPING
        ]
        """Demons near enough to stand in their way: number, piece, the salt that stops it, whether walls do not."""
        self.curse = [curse_threat(state, demon, state.cradle) for demon in state.demons]
        self.sears = {marker: sear_worth(state, field, way) for marker, field, way in state.pentagrams}
        self.doomed = [marker for marker, field, way in state.pentagrams if hits_next(state, field, way)]
        self.coming = [marker for marker, field, way in state.pentagrams if hits_ever(state, field, way)]

    def judge(self, number: int, option: Option) -> float:
        """The worth of one action."""
        state, mage = self.state, self.state.mages[number]
        action, what = parted(option.key)
        if action == "walk":
            return self.walk(number, field_number(what), int(str(dict(option.text.facts)["n"])))
        if action == "exorcise":
            name, bundles = parted(what)
            return self.exorcise(mage, DEMONS.index(name), mage.field) - 0.3 * int(bundles) + 0.1
        if action == "attack":
            return self.attack(mage, DEMONS.index(what))
        if action == "drops":
            return self.pentagram(int(what)) if what.isdigit() else self.drops(mage, DEMONS.index(what))
        if action == "pray":
            return pray(state, number, what)
        return self.thing(number, mage, action)

    # -- demons -------------------------------------------------------------------------------------------

    def exorcise(self, mage: Mage, number: int, field: int) -> float:
        """Banish the demon, or at least drive it back."""
        demon = self.state.demons[number]
        damage = doubled_power(mage)
        if damage >= demon.power:
            near = BOARD.distance(demon.field, self.state.cradle) < 2
            stopped = self.threat[number] * 0.8 + self.curse[number]
            return DEMON_GONE + stopped + demon.power * POWER_TAKEN - exorcist_cost(mage) - 4.0 * near
        return damage * POWER_TAKEN * 0.8 + self.threat[number] * 0.7 + self.curse[number] - exorcist_cost(mage)

    def attack(self, mage: Mage, number: int) -> float:
        """A last resort: it costs the book, and strength if the demon survives."""
        demon = self.state.demons[number]
        damage = doubled_power(mage) + demon.materiality
        price = BOOK * mage.book
        if damage >= demon.power:
            stopped = self.threat[number] * 0.8 + self.curse[number]
            return DEMON_GONE + stopped + demon.power * POWER_TAKEN - price
        if demon.materiality >= mage.strength:
            return -20.0
        return damage * POWER_TAKEN * 0.6 - price - 1.5 * demon.materiality

    def drops(self, mage: Mage, number: int) -> float:
        """Take power as its materiality, and push it back."""
        demon = self.state.demons[number]
        if demon.materiality >= demon.power:
            return DEMON_GONE + self.threat[number] * 0.8 + self.curse[number]
        away = pushed_to(self.state, mage, demon)
        gain = self.threat[number] - threat(self.state, demon, self.costs[number][away])
        freed = 0.0 if away == demon.field else self.curse[number] * 0.7
        return demon.materiality * POWER_TAKEN * 0.8 + max(-5.0, gain) * 0.7 + freed - 0.6

    def pentagram(self, marker: int) -> float:
        """Wash away what flies at the cradle, or what sears mages."""
        if marker in self.doomed:
            return SAVES_THE_NIGHT
        return (12.0 if marker in self.coming else 1.0) + self.sears[marker]

    # -- walking ------------------------------------------------------------------------------------------

    def walk(self, number: int, field: int, cost: int) -> float:
        """Guard the cradle, or come near enough to a demon."""
        state, mage = self.state, self.state.mages[number]
        if number not in self.here:
            self.here[number] = post(state, number, mage.field) + self.deed(number, mage.field, mage.points)
        worth = post(state, number, field) + self.deed(number, field, 0 if mage.limited else mage.points - cost)
        worth -= self.here[number] + 0.05 * cost
        worth += self.shield(mage, field)
        return worth

    def deed(self, number: int, field: int, points: int) -> float:
        """The best thing to do from a field with the points left."""
        mage = self.state.mages[number]
        best = 0.0
        for demon, piece in enumerate(self.state.demons):
            if piece.field < 0 or not WITHIN_TWO[field] >> piece.field & 1:
                continue
            if points > 1 and exorcises(self.state, mage):
                best = max(best, self.exorcise(mage, demon, field))
            if points and mage.drops and mage.wand < 2 and OPENLY[field] >> piece.field & 1:
                best = max(best, self.drops_from(field, mage, demon))
        for marker, place, _ in self.state.pentagrams:
            if points and mage.drops and mage.wand < 2 and (OPENLY[field] | 1 << field) >> place & 1:
                best = max(best, self.pentagram(marker))
        return 0.9 * best

    def drops_from(self, field: int, mage: Mage, number: int) -> float:
        """Roughly what drops would do from another field."""
        demon = self.state.demons[number]
        freed = self.curse[number] * 0.6
        return freed + (DEMON_GONE if demon.materiality >= demon.power else demon.materiality * POWER_TAKEN * 0.8 + 1.0)

    def shield(self, mage: Mage, field: int) -> float:
        """What standing in the way adds to the demons' costs, above what standing here does."""
        if not self.close:
            return 0.0
        state, worth = self.state, 0.0
        blocked = mages_set(state) & ~(1 << mage.field) | 1 << field
        for number, demon, salt, walls in self.close:
            costs = ways_round(state.cradle, state.garlic, salt, walls, int(state.at_dawn), blocked)
            worth += self.threat[number] - threat(state, demon, costs[demon.field])
        return 0.6 * worth

    # -- things -------------------------------------------------------------------------------------------

    def thing(self, number: int, mage: Mage, action: str) -> float:
        """Garlic, salt, wand, torch, herbs, supplies, the cradle."""
        state = self.state
        beside = bool(ADJACENT[mage.field] >> state.cradle & 1)
        if action == "finish":
            return 0.0
        if action == "hang":
            return 3.0 if beside and BOARD.is_wall(mage.field, BOARD.way(mage.field, state.cradle)) else -1.0
        if action == "pour":
            edge = BOARD.edge_between(mage.field, state.cradle) if beside else -1
            bare = beside and edge not in state.salt and BOARD.edge_code[edge] != "#"
            return 6.0 if bare else 0.4 if mage.salt > 2 and walk_distance(mage.field, state.cradle) < 3 else -1.0
        if action == "pick_up":
            return 6.0 if not mage.wand else -2.0
        if action == "resupply":
            return sum((LIMITS[item] - int(getattr(mage, item))) * worth for item, worth in SUPPLY_WORTH.items()) - 0.7
        if action == "herbs":
            return 2.5 if state.at_dawn and beside else 0.5 if mage.herb > 2 and beside and self.near() else -1.0
        if action == "torch":
            return 2.0 if beside and self.near() else -1.0
        if action == "push":
            return self.push()
        return self.lay_wand(mage) if action == "lay_wand" else NEVER if action == "flight" else -5.0

    def near(self) -> bool:
        """Whether a demon is close."""
        return any(
            demon.field >= 0 and self.costs[number][demon.field] < 12 for number, demon in enumerate(self.state.demons)
        )

    def lay_wand(self, mage: Mage) -> float:
        """Only to stop a pentagram that would strike the cradle, or to free both hands for pushing it."""
        if mage.by_cradle and mage.points > 2 and mage.wand == 1 and not self.state.pushed:
            if self.doomed:
                return 30.0
            pushed = self.push()
            return pushed - 3.0 if pushed > WORTH_BOTH_HANDS else -4.0
        return -4.0

    def push(self) -> float:
        """Away from a pentagram's course, or from demons about to arrive."""
        free = tuple(members(OPENLY[self.state.cradle] & free_fields(self.state)))
        if not free:
            return -5.0
        worth = max(push_worth(self.state, field) for field in free)
        return worth - push_worth(self.state, self.state.cradle) - 1.0


SUPPLY_WORTH: dict[str, float] = {"garlic": 0.4, "salt": 0.6, "drops": 0.8, "torch": 0.2, "herb": 2.2}


def pray(state: CircleState, number: int, trait: str) -> float:
    """Better power and strength, as likely as the dice say."""
    mage = state.mages[number]
    value = mage.strength if trait == "strength" else mage.power
    chance = max(0, 6 + prayer_bonus(state, number) - value) / 6
    if not chance:
        return NEVER
    wanted = START_STRENGTH if trait == "strength" else START_POWER
    return min(1.0, chance) * (1.6 if value < wanted else 0.6) * (2.0 if value < 4 else 1.0)


def pushed_to(state: CircleState, mage: Mage, demon: Demon) -> int:
    """Where drops would push a demon."""
    way = BOARD.way(mage.field, demon.field)
    target = BOARD.neighbours[demon.field][way]
    ways = passable(state.garlic, state.salt, crosses_walls(demon.power, demon.materiality))
    free = target >= 0 and ways[way] >> demon.field & 1 and not (mages_set(state) | set_of(state.wands)) >> target & 1
    return target if free and target != state.cradle else demon.field
