"""The 30 scrolls: one card of each, one spell on each. A new row is a new card."""

from __future__ import annotations

from game.engine.decision import Text
from game.warlocks_duel.box.effects import (
    Absorb,
    Area,
    Backfire,
    Cancel,
    DelayedDamage,
    DelayedHeal,
    Effect,
    NoCounter,
    NoResponse,
    NullifyNext,
    PayPower,
    RegainDealt,
    Silence,
    Underdog,
    WeakenEach,
)
from game.warlocks_duel.box.elements import AIR, EARTH, FIRE, MAGIC, WATER, WHIRLWIND
from game.warlocks_duel.box.spells import ATTACK, HEAL, WARD, Spell, cost, fixed
from game.warlocks_duel.box.strength import (
    NO_STRENGTH,
    ActivatedCount,
    Coin,
    DistinctSymbols,
    HigherOfTwo,
    Strength,
    Table,
    ThrownDice,
    TurnedSpell,
)

SCROLLS: dict[str, Spell] = {}


def scroll(
    school: str, spell: str, name: Text, level: int, category: str, price: str, strength: Strength, words: Text,
    *effects: Effect,
) -> None:  # fmt: skip
    """Write one scroll; learning it costs the same dice as casting it (WD-3.10)."""
    SCROLLS[spell] = Spell(spell, name, school, level, category, cost(price), strength, effects, words, spell)


# fmt: off
scroll(MAGIC, "cloak_of_invisibility", Text("Cloak of Invisibility"), 1, WARD, "M M M", NO_STRENGTH,
       Text("The next attack spell aimed at you this round has strength 0 and no other effect on you."), NullifyNext())
scroll(MAGIC, "bone_rain", Text("Bone Rain"), 2, ATTACK, "M M M *", ThrownDice(),
       Text("Throw 5 element dice: 1 damage per Fire, Water, Earth or Air, 2 per Magic; "
            "each Whirlwind hits every other opponent for 1."), Area(1, face=WHIRLWIND))
scroll(MAGIC, "coin_flip", Text("Coin Flip"), 0, ATTACK, "M *", Coin(heads=4, tails=1),
       Text("Flip a coin: heads 4 damage, tails 1 damage."))
scroll(MAGIC, "magic_shield", Text("Magic Shield"), 1, WARD, "M M M", NO_STRENGTH,
       Text("Every attack spell aimed at you this round is 2 weaker."), WeakenEach(2))
scroll(MAGIC, "fatal_charm", Text("Fatal Charm"), 2, ATTACK, "M M M * *", TurnedSpell(most_level=1, fallback=2),
       Text("Name an active level 0-1 attack spell of the target: it is used up and its strength hits its owner. "
            "If there is none: 2 damage."))
scroll(MAGIC, "protective_cloak", Text("Protective Cloak"), 0, WARD, "M M", NO_STRENGTH,
       Text("Absorbs the first 3 points of attack spells aimed at you this round."), Absorb(3))
scroll(MAGIC, "essence_of_power", Text("Essence of Power"), 1, ATTACK, "M M *", ActivatedCount(most=6),
       Text("1 damage per spell you have activated this round, this one included (maximum 6)."))
scroll(MAGIC, "power_siphon", Text("Power Siphon"), 1, ATTACK, "M M M", fixed(3),
       Text("3 damage. Gain as much power as the target lost."), RegainDealt(1, 1))
scroll(MAGIC, "scroll_of_warping", Text("Scroll of Warping"), 1, ATTACK, "M M M", fixed(0),
       Text("No damage. Cancel one active spell of the target, of any level."), Cancel(2))
scroll(MAGIC, "lucky_dice", Text("Lucky Dice"), 1, ATTACK, "M M M", HigherOfTwo(),
       Text("Roll two d6: damage equal to the higher one."))

scroll(FIRE, "meteor_shower", Text("Meteor Shower"), 2, ATTACK, "F F F F", fixed(4),
       Text("4 damage; 3 to every other opponent."), Area(3))
scroll(FIRE, "doom", Text("Doom"), 2, ATTACK, "F F F F F", fixed(8),
       Text("Lose 1 power when casting. 8 damage."), PayPower(1))
scroll(FIRE, "fire_elemental", Text("Fire Elemental"), 2, ATTACK, "F F F A", fixed(3),
       Text("3 damage now and 2 more at the end of casting."), DelayedDamage(2))
scroll(FIRE, "voodoo_magic", Text("Voodoo Magic"), 2, ATTACK, "F F M M", fixed(5),
       Text("5 damage. The target may not respond."), NoResponse())
scroll(FIRE, "will_o_the_wisps", Text("Will-o'-the-Wisps"), 0, ATTACK, "F *", fixed(2),
       Text("2 damage; 1 to every other opponent."), Area(1))

scroll(WATER, "death_die", Text("Death Die"), 1, ATTACK, "W W *", Table(values=(0, 2, 3, 4, 5, 12)),
       Text("Roll the d6: 2-5 damage equal to the roll; 6: 12 damage; 1: no damage and you lose 2 power."),
       Backfire(1, 2))
scroll(WATER, "ice_missile", Text("Ice Missile"), 1, ATTACK, "W W *", fixed(4),
       Text("4 damage. The target may not counter-strike."), NoCounter())
scroll(WATER, "toxic_rain", Text("Toxic Rain"), 2, ATTACK, "W W E E", fixed(5),
       Text("5 damage; 3 to every other opponent."), Area(3))
scroll(WATER, "water_attack", Text("Water Attack"), 0, ATTACK, "W W", fixed(3), Text("3 damage."))
scroll(WATER, "spring_of_life", Text("Spring of Life"), 2, HEAL, "W W W E", fixed(5), Text("Gain 5 power."))

scroll(EARTH, "essence_of_versatility", Text("Essence of Versatility"), 1, HEAL, "E E M", DistinctSymbols(most=4),
       Text("Gain 1 power per different symbol among the dice on your cards (maximum 4)."))
scroll(EARTH, "healing_aura", Text("Healing Aura"), 0, HEAL, "E E", fixed(3), Text("Gain 3 power."))
scroll(EARTH, "life_drain", Text("Life Drain"), 2, ATTACK, "E E E M", fixed(5),
       Text("5 damage. Gain half of what the target lost, rounded down."), RegainDealt(1, 2))
scroll(EARTH, "regeneration", Text("Regeneration"), 1, HEAL, "E E *", fixed(2),
       Text("Gain 2 power now and 2 more at the end of casting."), DelayedHeal(2))
scroll(EARTH, "earthquake", Text("Earthquake"), 2, ATTACK, "E E E E", fixed(4),
       Text("4 damage; 4 to every other opponent."), Area(4))

scroll(AIR, "power_strike", Text("Power Strike"), 1, ATTACK, "A A *", fixed(4),
       Text("4 damage, 5 if the target has more power than you."), Underdog(1))
scroll(AIR, "scroll_of_lightning", Text("Scroll of Lightning"), 1, ATTACK, "A A *", fixed(3),
       Text("3 damage; 2 to every other opponent."), Area(2))
scroll(AIR, "thunderbolt", Text("Thunderbolt"), 2, ATTACK, "A A A A", fixed(6), Text("6 damage."))
scroll(AIR, "paralysing_aura", Text("Paralysing Aura"), 1, ATTACK, "A A M", fixed(1),
       Text("1 damage. Cancel one active level 0-1 spell of the target."), Cancel(1))
scroll(AIR, "paralysing_noise", Text("Paralysing Noise"), 0, ATTACK, "A A", fixed(2),
       Text("2 damage. The target may not respond to any attack for the rest of the round."), Silence())
# fmt: on
