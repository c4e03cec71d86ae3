"""The table of the lesson of Demons: who lies on top of the pools, and what the dice show."""

from __future__ import annotations

from game.demons.box.ranks import PRESIDENT, PRINCE
from game.demons.state import SHIELD_CHOICE, DemonsState

MARBAS, BUER, SITRI, IPOS, FORAS, MALPHAS, SEERE = 5, 10, 12, 22, 31, 39, 70
EMIR_OF_AMID, BARON_OF_SASUN = 17, 18
ENTRY, AMID, BESIDE = 117, 518, 216
TREASURY = 23
LEARNER = 0


def before_the_shields(state: DemonsState) -> None:
    """Everything as at the beginning of any match, but these demons lie on top of their pools."""
    state.stage, state.order = SHIELD_CHOICE, (LEARNER,)
    for rank, first in ((PRESIDENT, (MARBAS, MALPHAS, FORAS, BUER)), (PRINCE, (SEERE, SITRI, IPOS))):
        state.pools[rank] = (*first, *[demon for demon in state.pools[rank] if demon not in first])


FACES = (
    5,  # the Presidents
    *(2, 3),  # where Foras finds treasure
    *(4, 3),  # the Emir wakes, and searches
    4,  # the Princes
    5,  # the fight with the Emir
    2,  # the seizure
    *(4, 5, 5),  # the Baron wakes, searches, and attacks
    3,  # the Marquises
)
"""Every throw of the lesson, in order."""
