"""How often Python looks for rings of garbage, fitted to what matches are like.

Nearly everything a match lets go of is freed at once, because nothing refers to it any more; only an unfinished match
and its open question refer to each other. By default Python looks for such rings after every 700 new containers and
so meets the record of the same living match again and again, which was about a tenth of the time of random matches of
Talisman and Devil's Circle. A match ends before 20 000 new containers have piled up.
"""

from __future__ import annotations

import gc

NEW_CONTAINERS = 20_000
"""How many more containers must have been made than freed before Python looks for rings among the new ones."""


def look_less_often() -> None:
    """Raise the first threshold of Python's collector, unless it is switched off or raised already."""
    first, *others = gc.get_threshold()
    if 0 < first < NEW_CONTAINERS:
        gc.set_threshold(NEW_CONTAINERS, *others)
