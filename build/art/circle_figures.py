"""Who paints the portrait of whom."""

from collections.abc import Callable

from art.circle_flicker import flicker
from art.circle_gorm import gorm
from art.circle_mirel import mirel
from art.circle_orlan import orlan
from art.circle_sefa import sefa
from art.circle_tobin import tobin
from art.circle_ulk import ulk
from art.circle_vasha import vasha
from art.painting import Painting

Painter = Callable[[Painting], None]
MAGES: dict[str, Painter] = {"orlan": orlan, "mirel": mirel, "tobin": tobin, "sefa": sefa}
DEMONS: dict[str, Painter] = {"gorm": gorm, "vasha": vasha, "ulk": ulk, "flicker": flicker}
