"""Enemies: those of number 2 fight with Strength and become trophies, those of number 3 fight with Craft."""

from __future__ import annotations

from game.engine.decision import Text
from game.talisman.box.board import CASTLE, CHAPEL, CITY, GRAVEYARD, TEMPLE, VILLAGE
from game.talisman.box.register import ANIMAL, DRAGON, MONSTER, SPIRIT, enemy

SPIRIT_FACE = Text("Attacks every Character who lands here in Psychic Combat. Stays until it is killed.")
BANDIT_FACE = Text("Attacks every Character who lands here, unless paid 1 Gold. Stays until it is killed.")
GHOST_FACE = Text(
    "Throw a die and put the Ghost on: 1 City, 2 Village, 3 Graveyard, 4 Chapel, 5 Castle, 6 Temple. There it "
    "attacks every Character who lands in Psychic Combat. Stays until it is killed."
)

enemy("ape", Text("Ape"), number=2, strength=3, creature=ANIMAL)
enemy("bandit", Text("Bandit"), number=2, strength=4, creature=MONSTER, copies=2, bribe=1, face=BANDIT_FACE)
enemy("bear", Text("Bear"), number=2, strength=3, creature=ANIMAL)
enemy("wild_boar", Text("Wild Boar"), number=2, strength=1, creature=ANIMAL, copies=2)
enemy("dragon", Text("Dragon"), number=2, strength=7, creature=DRAGON, copies=3)
enemy("giant", Text("Giant"), number=2, strength=6, creature=MONSTER)
enemy("goblin", Text("Goblin"), number=2, strength=2, creature=MONSTER, copies=3)
enemy("hobgoblin", Text("Hobgoblin"), number=2, strength=3, creature=MONSTER, copies=2)
enemy("lion", Text("Lion"), number=2, strength=3, creature=ANIMAL)
enemy("ogre", Text("Ogre"), number=2, strength=4, creature=MONSTER, copies=2)
enemy("serpent", Text("Serpent"), number=2, strength=4, creature=ANIMAL)
enemy("wolf", Text("Wolf"), number=2, strength=2, creature=ANIMAL)

enemy("demon", Text("Demon"), number=3, craft=10, creature=SPIRIT, face=SPIRIT_FACE)
enemy("ghost", Text("Ghost"), number=3, craft=4, creature=SPIRIT, copies=2, face=GHOST_FACE,
      placed=(CITY, VILLAGE, GRAVEYARD, CHAPEL, CASTLE, TEMPLE))  # fmt: skip
enemy("spectre", Text("Spectre"), number=3, craft=3, creature=SPIRIT, face=SPIRIT_FACE)
enemy("wraith", Text("Wraith"), number=3, craft=5, creature=SPIRIT, face=SPIRIT_FACE)
