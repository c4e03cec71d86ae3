"""What a spell is, and the 20 basic spells of the four mages (WD-0.12, WD-0.13, WD-1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from game.engine.decision import Text
from game.warlocks_duel.box.effects import Effect, Regain
from game.warlocks_duel.box.elements import AIR, ANY, EARTH, FIRE, MAGIC, WATER
from game.warlocks_duel.box.strength import Fixed, Strength, SumOfTwo, Table

ATTACK, HEAL, WARD = "attack", "heal", "ward"
LETTERS = {"F": FIRE, "W": WATER, "E": EARTH, "A": AIR, "M": MAGIC, "*": ANY}

EffectType = TypeVar("EffectType", bound=Effect)


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell: its school and level, the dice it costs (one entry per die), its strength and further effects.

    ``card`` is the card it is printed on; scrolls are cards of one spell. ``learned_for`` the dice that learn it.
    """

    id: str
    name: Text
    school: str
    level: int
    category: str
    cost: tuple[str, ...]
    strength: Strength
    effects: tuple[Effect, ...]
    words: Text
    card: str
    mage: str | None = None

    def effect(self, kind: type[EffectType]) -> EffectType | None:
        """The spell's effect of that kind, or None."""
        for effect in self.effects:
            if isinstance(effect, kind):
                return effect
        return None


def cost(letters: str) -> tuple[str, ...]:
    """A printed cost such as ``"F F *"`` as symbols, one per die."""
    return tuple(LETTERS[letter] for letter in letters.split())


BASIC: dict[str, Spell] = {}


def basic(
    mage: str, card: int, school: str, spell: str, name: Text, level: int, category: str, price: str,
    strength: Strength, words: Text, *effects: Effect,
) -> None:  # fmt: skip
    """Print one basic spell on a mage's card."""
    BASIC[spell] = Spell(
        spell, name, school, level, category, cost(price), strength, effects, words, f"{mage}-{card}", mage
    )


def fixed(value: int) -> Fixed:
    """A strength that never changes."""
    return Fixed(value=value)


# fmt: off
basic("albus", 1, WATER, "mage_dart", Text("Mage Dart"), 0, ATTACK, "M", fixed(1), Text("1 damage."))
basic("albus", 1, WATER, "healing_drop", Text("Healing Drop"), 0, HEAL, "W *", fixed(3), Text("Gain 3 power."))
basic("albus", 2, WATER, "frost_spear", Text("Frost Spear"), 1, ATTACK, "W W A", fixed(4), Text("4 damage."))
basic("albus", 2, WATER, "circle_of_balance", Text("Circle of Balance"), 1, HEAL, "W E M", fixed(4),
      Text("Gain 4 power."))
basic("albus", 3, WATER, "elemental_convergence", Text("Elemental Convergence"), 2, ATTACK, "F W E A M", fixed(6),
      Text("6 damage."))

basic("alonora", 1, FIRE, "spark", Text("Spark"), 0, ATTACK, "F", fixed(1), Text("1 damage."))
basic("alonora", 1, FIRE, "fire_bolt", Text("Fire Bolt"), 0, ATTACK, "F F", fixed(3), Text("3 damage."))
basic("alonora", 2, FIRE, "searing_gust", Text("Searing Gust"), 1, ATTACK, "F A A", fixed(4), Text("4 damage."))
basic("alonora", 2, FIRE, "ember_balm", Text("Ember Balm"), 0, HEAL, "W *", fixed(3), Text("Gain 3 power."))
basic("alonora", 3, FIRE, "conflagration", Text("Conflagration"), 2, ATTACK, "F F F F", fixed(5), Text("5 damage."))

basic("celestine", 1, AIR, "static_jolt", Text("Static Jolt"), 0, ATTACK, "A *", Table(values=(1, 2, 2, 3, 3, 4)),
      Text("Roll the d6: 1, 2, 2, 3, 3 or 4 damage for a roll of 1 to 6."))
basic("celestine", 1, AIR, "soothing_breeze", Text("Soothing Breeze"), 0, HEAL, "A W", Table(values=(2, 2, 3, 3, 4, 4)),
      Text("Roll the d6: gain 2 power on 1-2, 3 on 3-4, 4 on 5-6."))
basic("celestine", 2, AIR, "forked_bolt", Text("Forked Bolt"), 1, ATTACK, "A A *", Table(values=(1, 2, 3, 4, 5, 6)),
      Text("Roll the d6: damage equal to the roll."))
basic("celestine", 2, AIR, "gale", Text("Gale"), 1, ATTACK, "A A M", Table(values=(3, 3, 4, 4, 5, 5)),
      Text("Roll the d6: 3 damage on 1-2, 4 on 3-4, 5 on 5-6."))
basic("celestine", 3, AIR, "heart_of_the_storm", Text("Heart of the Storm"), 2, ATTACK, "A A A A *", SumOfTwo(),
      Text("Roll two d6: damage equal to the sum."))

basic("parvel", 1, EARTH, "thorn", Text("Thorn"), 0, ATTACK, "E", fixed(1), Text("1 damage."))
basic("parvel", 1, EARTH, "moss_poultice", Text("Moss Poultice"), 0, HEAL, "E E", fixed(3), Text("Gain 3 power."))
basic("parvel", 2, EARTH, "stone_fist", Text("Stone Fist"), 1, ATTACK, "E E *", fixed(4), Text("4 damage."))
basic("parvel", 2, EARTH, "earths_embrace", Text("Earth's Embrace"), 1, HEAL, "E E W", fixed(4), Text("Gain 4 power."))
basic("parvel", 3, EARTH, "mother_earths_wrath", Text("Mother Earth's Wrath"), 2, ATTACK, "E E E M", fixed(4),
      Text("4 damage. Gain 3 power."), Regain(3))
# fmt: on
