"""The map of Armenia in 1091: terrain, rivers on hexsides, lakes, and the names on it (DEM-2.1a, DEM-5.8)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.boards.hexes import Hex, HexGrid, at
from game.engine.decision import Text

COLUMNS, ROWS = 28, 20
ENTRY_COLUMN = 1
GRID = HexGrid(COLUMNS, ROWS)
HEX_NUMBERS = GRID.hexes[-1] + 1
"""How long a row must be to be indexed by hexes."""

WATER, OPEN, FOREST, ROUGH, MOUNTAIN, CITY = "water", "open", "forest", "rough", "mountain", "city"
TERRAIN_NAMES = {
    WATER: Text("water"),
    OPEN: Text("open country"),
    FOREST: Text("forest"),
    ROUGH: Text("rough country"),
    MOUNTAIN: Text("mountain"),
    CITY: Text("city"),
}
LETTERS = {"~": WATER, ".": OPEN, "f": FOREST, "r": ROUGH, "m": MOUNTAIN, "c": CITY}
TERRAIN_ROWS = (
    "~~~~~~~~~cffcrfrmmrmrfmrrmmm",  # row 01
    "~~~~~~~~~ffmfmrf...rffm.mmmm",  # row 02
    "~~~~~~~~~ffmfcfmfr.c....ffmm",  # row 03
    "~~~~~~~~fmmfr.r.mrf....r..fm",  # row 04
    "~~~~~~~ffmfm.....rff......rf",  # row 05
    "ffcffcfmmrcf.....mrfff......",  # row 06
    "mrfmrmmmfffm.c...mfmfmmf.c..",  # row 07
    "..mrmrrmfrfff..crmrr~~mmff.c",  # row 08
    ".mr.cm.mr.r.rr.....mm.~mmff.",  # row 09
    ".cm.m..c....mrr...c.rrmmrff.",  # row 10
    "rm.m...mrr....r.mrm..rmmrfr.",  # row 11
    "rmrfr.rm...r..rmmr...crmfff.",  # row 12
    "fff.rf.r....c.r.mm...rrmfff.",  # row 13
    "...rm.r...fcm~c..mm.r..rmfff",  # row 14
    "..rmfrrmcmr~~~~c.mm.c.r..rmr",  # row 15
    "m.r...mfmmrm.r.r.mmr.......r",  # row 16
    "......c...fmrfmmrmm..~..c...",  # row 17
    "..r.c.....rffmmrmrm..~~.rm..",  # row 18
    ".....r.....fmfmrmfm.c~~.r..r",  # row 19
    "......r.....frffmrmm..~.c...",  # row 20
)
"""The terrain from north to south; in each row the columns from west to east."""

TERRAIN: dict[Hex, str] = {
    at(column, row): LETTERS[letter]
    for row, letters in enumerate(TERRAIN_ROWS, start=1)
    for column, letter in enumerate(letters, start=1)
}
"""The printed terrain of every hex."""
LAND = frozenset(hex_id for hex_id, terrain in TERRAIN.items() if terrain != WATER)
ENTRY_HEXES = tuple(hex_id for hex_id in GRID.hexes if hex_id // 100 == ENTRY_COLUMN and hex_id in LAND)
EDGE_HEXES = frozenset(hex_id for hex_id in LAND if GRID.is_edge(hex_id))


def hexsides(pairs: str) -> tuple[tuple[Hex, Hex], ...]:
    """The hexsides written as "0809-0910 0809-0810": the two hexes that share each."""
    return tuple((int(one), int(other)) for one, other in (pair.split("-") for pair in pairs.split()))


RIVERS: dict[str, tuple[tuple[Hex, Hex], ...]] = {
    "West Euphrates (Karasu)": hexsides(
        "0809-0910 0809-0810 0710-0810 0710-0711 0610-0711 0610-0611 0511-0611 0511-0512 0411-0511 0410-0411 "
        "0311-0411 0311-0312 0211-0311 0210-0211 0111-0211 0111-0112"
    ),
    "East Euphrates (Murat/Arsanias)": hexsides(
        "1610-1611 1511-1611 1511-1512 1411-1512 1411-1412 1312-1412 1312-1313 1212-1313 1213-1313 1213-1314 "
        "1213-1214 1114-1213 1113-1114 1013-1114 1013-1014 0914-1014 0914-0915 0814-0914 0813-0814 0714-0814 "
        "0714-0715 0614-0714 0613-0614 0514-0614 0514-0515 0414-0515 0414-0415 0315-0415 0315-0316 0215-0315 "
        "0214-0215 0115-0214 0114-0115"
    ),
    "Araxes": hexsides(
        "0911-0912 0911-1011 0911-1010 0910-1010 1009-1010 1009-1110 1109-1110 1110-1209 1209-1210 1209-1310 "
        "1309-1310 1310-1409 1409-1410 1409-1510 1509-1510 1510-1609 1609-1610 1609-1710 1709-1710 1710-1809 "
        "1809-1810 1810-1910 1910-1911 1911-2010 2010-2011 2011-2111 2011-2112 2012-2112 2112-2113 2113-2212 "
        "2212-2213 2213-2313 2313-2314 2314-2413 2413-2414 2414-2514 2514-2515 2514-2614 2613-2614 2613-2714 "
        "2713-2714 2713-2813 2713-2812 2712-2812 2811-2812"
    ),
    "Kura": hexsides(
        "1306-1406 1306-1405 1305-1405 1305-1404 1304-1404 1403-1404 1403-1504 1503-1504 1503-1603 1602-1603 "
        "1602-1703 1702-1703 1703-1802 1802-1803 1802-1903 1902-1903 1903-2002 2002-2003 2003-2103 2003-2104 "
        "2004-2104 2104-2105 2105-2204 2204-2205 2205-2305 2305-2306 2306-2405 2405-2406 2406-2506 2506-2507 "
        "2507-2606 2606-2607 2607-2707 2707-2708 2708-2807 2807-2808"
    ),
    "Chorokh": hexsides(
        "0408-0509 0508-0509 0509-0608 0608-0609 0608-0709 0708-0709 0708-0808 0807-0808 0807-0908 0907-0908 "
        "0907-1007 0907-1006 0906-1006 1005-1006 1005-1106 1005-1105 1004-1005 0905-1004 0904-1004"
    ),
    "Akhurian": hexsides("1606-1706 1606-1707 1607-1707 1607-1708 1608-1708 1608-1709 1609-1709"),
    "Tigris": hexsides(
        "0216-0316 0316-0317 0317-0416 0416-0417 0417-0517 0517-0518 0518-0617 0617-0618 0618-0718 0718-0719 "
        "0718-0818 0817-0818 0818-0918 0918-0919 0919-1018 1018-1019 1019-1119 1119-1120 1120-1219 1120-1220"
    ),
    "Phasis (Rioni)": hexsides(
        "1401-1501 1401-1502 1401-1402 1302-1401 1301-1302 1201-1302 1201-1202 1102-1201 1101-1102 1001-1102 1001-1002"
    ),
    "Debed": hexsides("1906-1907 1906-2006 1906-2005 1905-2005 2004-2005 2004-2105"),
    "Great Zab": hexsides(
        "1816-1817 1717-1817 1718-1817 1718-1818 1718-1719 1618-1719 1619-1719 1619-1720 1619-1620 1520-1620"
    ),
    "Batman/Nymphios": hexsides("0816-0917 0816-0817 0717-0817 0718-0817"),
    "Bargushat (Vorotan)": hexsides("2410-2411 2411-2511 2411-2512 2412-2512 2512-2513 2513-2612 2612-2613 2613-2713"),
}
"""The rivers, each as the hexsides it runs along."""
RIVER_SIDES = frozenset(frozenset(side) for sides in RIVERS.values() for side in sides)

WATER_BODIES: dict[str, tuple[Hex, ...]] = {
    "Black Sea": (
        101,
        102,
        103,
        104,
        105,
        201,
        202,
        203,
        204,
        205,
        301,
        302,
        303,
        304,
        305,
        401,
        402,
        403,
        404,
        405,
        501,
        502,
        503,
        504,
        505,
        601,
        602,
        603,
        604,
        605,
        701,
        702,
        703,
        704,
        705,
        801,
        802,
        803,
        804,
        901,
        902,
        903,
    ),
    "Lake Van": (
        1215,
        1315,
        1414,
        1415,
        1515,
    ),
    "Lake Sevan": (
        2108,
        2208,
        2309,
    ),
    "Lake Urmia": (
        2217,
        2218,
        2219,
        2318,
        2319,
        2320,
    ),
}

CASTLE, MONASTERY, PEAK, WOOD = "castle", "monastery", "peak", "wood"


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """A name on the map. Only a city matters to the rules (DEM-5.8e)."""

    hex: Hex
    kind: str
    name: Text


PLACES: dict[Hex, NamedPlace] = {
    place.hex: place
    for place in (
        NamedPlace(306, CITY, Text("Trebizond")),
        NamedPlace(606, CITY, Text("Rizaion")),
        NamedPlace(1001, CITY, Text("Phasis")),
        NamedPlace(1301, CITY, Text("Kutaisi")),
        NamedPlace(1403, CITY, Text("Akhaltsikhe")),
        NamedPlace(2003, CITY, Text("Tiflis")),
        NamedPlace(1106, CITY, Text("Artanuj")),
        NamedPlace(1407, CITY, Text("Kars")),
        NamedPlace(2607, CITY, Text("Ganja")),
        NamedPlace(1608, CITY, Text("Ani")),
        NamedPlace(2808, CITY, Text("Bardaa")),
        NamedPlace(509, CITY, Text("Baiburt")),
        NamedPlace(210, CITY, Text("Erzinjan")),
        NamedPlace(810, CITY, Text("Karin")),
        NamedPlace(1910, CITY, Text("Dvin")),
        NamedPlace(2212, CITY, Text("Nakhchivan")),
        NamedPlace(1313, CITY, Text("Manzikert")),
        NamedPlace(1214, CITY, Text("Khlat")),
        NamedPlace(1514, CITY, Text("Arjesh")),
        NamedPlace(915, CITY, Text("Mush")),
        NamedPlace(1615, CITY, Text("Van")),
        NamedPlace(2115, CITY, Text("Khoy")),
        NamedPlace(717, CITY, Text("Martyropolis")),
        NamedPlace(2517, CITY, Text("Tabriz")),
        NamedPlace(518, CITY, Text("Amid")),
        NamedPlace(2119, CITY, Text("Urmia")),
        NamedPlace(2520, CITY, Text("Maragha")),
        NamedPlace(111, CASTLE, Text("Kamakh")),
        NamedPlace(115, CASTLE, Text("Kharput")),
        NamedPlace(414, CASTLE, Text("Palu")),
        NamedPlace(708, CASTLE, Text("Sper")),
        NamedPlace(916, CASTLE, Text("Sasun")),
        NamedPlace(1116, CASTLE, Text("Baghesh")),
        NamedPlace(1710, CASTLE, Text("Surmari")),
        NamedPlace(1719, CASTLE, Text("Julamerk")),
        NamedPlace(1802, CASTLE, Text("Gori")),
        NamedPlace(1808, CASTLE, Text("Amberd")),
        NamedPlace(1906, CASTLE, Text("Lori")),
        NamedPlace(2513, CASTLE, Text("Kapan")),
        NamedPlace(2710, CASTLE, Text("Khachen")),
        NamedPlace(307, MONASTERY, Text("Soumela")),
        NamedPlace(813, MONASTERY, Text("Saint Karapet")),
        NamedPlace(908, MONASTERY, Text("Oshki")),
        NamedPlace(1416, MONASTERY, Text("Aghtamar")),
        NamedPlace(1809, MONASTERY, Text("Echmiadzin")),
        NamedPlace(2005, MONASTERY, Text("Haghpat")),
        NamedPlace(2009, MONASTERY, Text("Geghard")),
        NamedPlace(2211, MONASTERY, Text("Amaghu")),
        NamedPlace(2512, MONASTERY, Text("Tatev")),
        NamedPlace(812, PEAK, Text("Bingol")),
        NamedPlace(1115, PEAK, Text("Nemrut")),
        NamedPlace(1314, PEAK, Text("Sipan")),
        NamedPlace(1807, PEAK, Text("Aragats")),
        NamedPlace(1911, PEAK, Text("Ararat")),
        NamedPlace(1208, WOOD, Text("Kola Woods")),
    )
}
"""Every named hex."""
CITIES = tuple(hex_id for hex_id, place in PLACES.items() if place.kind == CITY)
CITY_SET = frozenset(CITIES)
