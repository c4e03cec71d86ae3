"""What stands in the rooms of the keep, seen from above: shelves, barrels, tables, racks, an altar, hearths."""

import math

import numpy as np

BOOKS = ("#b8402c", "#3a7a8c", "#c8962c", "#5a8a3c", "#8a4a94", "#d8c08a", "#2f5a9a", "#a8582a", "#7a2a3a")


def _grain(x: float, y: float, wide: float, high: float, tones: tuple[str, ...], edge: str = "#241206") -> str:
    """Boards side by side."""
    each = high / len(tones)
    boards = "".join(
        f'<rect x="{x}" y="{y + each * n:.1f}" width="{wide}" height="{each - 0.6:.1f}" fill="{tone}"/>'
        for n, tone in enumerate(tones)
    )
    return f'<rect x="{x - 1.5}" y="{y - 1.5}" width="{wide + 3}" height="{high + 3}" rx="2" fill="{edge}"/>{boards}'


def bookshelf(seed: int = 1) -> str:
    """A shelf along the upper side of a square, full of books."""
    chance = np.random.default_rng(seed)
    spines, x = "", 5.0
    while x < 92:
        wide = float(chance.integers(4, 9))
        long = float(chance.integers(17, 24))
        tone = BOOKS[int(chance.integers(len(BOOKS)))]
        spines += (
            f'<rect x="{x}" y="{30 - long:.1f}" width="{wide - 0.8}" height="{long}" rx="1" fill="{tone}"/>'
            f'<rect x="{x}" y="{34 - long:.1f}" width="{wide - 0.8}" height="1.6" fill="#f0d890" opacity="0.8"/>'
        )
        x += wide
    return (
        f'<rect x="1" y="1" width="98" height="33" rx="2" fill="#2c1608"/><rect x="3" y="3" width="94" height="29" '
        f'fill="#5c3214"/>{spines}<rect x="1" y="30" width="98" height="4" fill="#a86a30"/>'
    )


def table(top: str = "") -> str:
    """A table of oak boards."""
    return _grain(14, 26, 72, 46, ("#b47a3e", "#a06a32", "#ba8246", "#98602a")) + top


def reading_table() -> str:
    """A table with an open book and a candle."""
    book = (
        '<path d="M34 36 q9 -5 16 1 q8 -6 17 -1 v24 q-9 -5 -17 1 q-7 -6 -16 -1z" fill="#f2e4bc" stroke="#6a3a18" '
        'stroke-width="2"/>'
        '<path d="M50 37 v24" stroke="#a08050"/><path d="M37 42h9M37 46h9M37 50h8M54 42h9M54 46h9M54 50h8" '
        'stroke="#7a6040" stroke-width="1"/>'
    )
    return table(book + candle(78, 36))


def candle(x: float, y: float, size: float = 1.0) -> str:
    """A lit candle from above."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{7 * size}" fill="#c8963c" stroke="#4a2c0c" stroke-width="1.4"/>'
        f'<circle cx="{x}" cy="{y}" r="{4.4 * size}" fill="#f8eccc"/>'
        f'<circle cx="{x}" cy="{y}" r="{2.2 * size}" fill="#ffb028"/><circle cx="{x}" cy="{y}" r="{1.1 * size}" '
        f'fill="#fffce0"/>'
    )


def barrel(x: float = 50, y: float = 50, radius: float = 24) -> str:
    """A barrel from above."""
    staves = "".join(
        f'<rect x="{x - radius + 2 * radius * n / 5:.1f}" y="{y - radius}" width="{2 * radius / 5 - 0.8:.1f}" '
        f'height="{2 * radius}" fill="{tone}"/>'
        for n, tone in enumerate(("#96602e", "#b07a3e", "#a06a32", "#b88246", "#8c5626"))
    )
    clip = f"b{int(x)}_{int(y)}"
    return (
        f'<clipPath id="{clip}"><circle cx="{x}" cy="{y}" r="{radius}"/></clipPath><g '
        f'clip-path="url(#{clip})">{staves}</g>'
        f'<circle cx="{x}" cy="{y}" r="{radius - 1}" fill="none" stroke="#2a2c34" stroke-width="5"/>'
        f'<circle cx="{x - 0.6}" cy="{y - 0.8}" r="{radius - 1}" fill="none" stroke="#9aa0ae" stroke-width="1.4"/>'
        f'<circle cx="{x + radius * 0.4}" cy="{y}" r="3" fill="#3a200c"/>'
    )


def crate(x: float = 26, y: float = 26, side: float = 46, turn: float = 0) -> str:
    """A crate with crossed boards."""
    inner = _grain(x, y, side, side, ("#b88a50", "#a4783e", "#be9258", "#9c7038"))
    frame = (
        f'<path d="M{x} {y} h{side} v{side} h-{side}z M{x} {y} l{side} {side}" fill="none" stroke="#6e4618" '
        f'stroke-width="5"/><path d="M{x} {y} h{side}" stroke="#e0b878" stroke-width="2"/>'
    )
    return f'<g transform="rotate({turn} {x + side / 2} {y + side / 2})">{inner}{frame}</g>'


def sacks() -> str:
    """Sacks of grain."""
    return "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="20" ry="17" fill="#5a4222"/><ellipse cx="{x - 1}" cy="{y - 1.5}" rx="18" '
        f'ry="15" fill="#c8a870"/>'
        f'<ellipse cx="{x - 4}" cy="{y - 5}" rx="9" ry="6" fill="#e6cc9a"/><circle cx="{x + 6}" cy="{y + 2}" r="4" '
        f'fill="#8a6a3a"/>'
        for x, y in ((32, 36), (66, 32), (48, 62))
    )


def rack() -> str:
    """Swords, an axe and spears on a rack at the upper side."""
    board = _grain(3, 5, 94, 22, ("#8a5a2c", "#7a4c22"))
    swords = "".join(
        f'<path d="M{x} 4 l3.4 6 v38 h-6.8 v-38z" fill="#d4dce8" stroke="#2a2e38" stroke-width="1.2"/><path d="M{x} '
        f'8 v38" stroke="#7a8496"/>'
        f'<rect x="{x - 9}" y="47" width="18" height="4" rx="2" fill="#e0b04a" stroke="#4a2c08"/><rect x="{x - 2}" '
        f'y="50" width="4" height="11" fill="#7a2a1a"/><circle cx="{x}" cy="63" r="3.4" fill="#f0cc6a"/>'
        for x in (17, 38)
    )
    axe = (
        '<rect x="60" y="6" width="4.6" height="56" rx="2" fill="#a8743a" stroke="#3a2008"/><path d="M64 10 q17 -3 '
        '18 11 q-1 13 -18 10z" fill="#c8d0de" stroke="#2a2e38" stroke-width="1.4"/><path d="M76 12 q6 9 0 18" '
        'fill="none" stroke="#fff" stroke-width="1.6"/>'
    )
    return board + swords + axe


def shields() -> str:
    """Two painted shields leaning at the upper side."""

    def one(x: float, field: str, sign: str) -> str:
        return (
            f'<path d="M{x - 19} 10 q19 -8 38 0 q2 34 -19 50 q-21 -16 -19 -50z" fill="#3a2810"/><path d="M{x - 16} '
            f'12 q16 -6 32 0 q2 29 -16 43 q-18 -14 -16 -43z" fill="{field}" stroke="#e8c05a" stroke-width="2.4"/>'
            f'<path d="M{x} 18 l5 9 10 1 -7 8 2 10 -10 -5 -10 5 2 -10 -7 -8 10 -1z" fill="{sign}"/>'
        )

    return one(27, "#2c5a8c", "#f6e4a8") + one(72, "#9c2c24", "#f6e4a8")


def anvil() -> str:
    """An anvil on its block, with a hammer."""
    block = (
        '<circle cx="50" cy="50" r="31" fill="#3a220e"/><circle cx="50" cy="50" r="28" fill="#96683a"/><circle '
        'cx="50" cy="50" r="20" fill="none" stroke="#6a4420" stroke-width="2"/><circle cx="50" cy="50" r="11" '
        'fill="none" stroke="#6a4420" stroke-width="2"/>'
    )
    iron = (
        '<path d="M20 42 h42 q16 1 22 8 q-6 7 -22 8 h-42z" fill="#22242c"/><path d="M22 43 h40 q14 1 18 6 q-30 -4 '
        '-58 0z" fill="#c2cad8"/><rect x="24" y="49" width="38" height="7" fill="#6c7484"/>'
    )
    return (
        block + iron + '<rect x="44" y="62" width="5" height="28" rx="2" fill="#a8743a" transform="rotate(-38 46 70)"/>'
    )


def stew() -> str:
    """A cauldron of soup over embers."""
    embers = "".join(
        f'<circle cx="{50 + 31 * math.cos(a):.1f}" cy="{50 + 31 * math.sin(a):.1f}" r="6" fill="{t}"/>'
        for a, t in zip([n * 0.63 for n in range(10)], ("#ff9a2a", "#c83a10") * 5, strict=False)
    )
    return (
        embers + '<circle cx="50" cy="50" r="27" fill="#14161c"/><circle cx="48.6" cy="48.2" r="25" fill="none" '
        'stroke="#8c94a6" stroke-width="2.4"/><circle cx="50" cy="50" r="21" fill="#6e9a34"/><circle cx="46" '
        'cy="46" r="12" fill="#a4cc50"/><circle cx="43" cy="44" r="4" fill="#e6f4a0"/><circle cx="56" cy="56" '
        'r="3" fill="#d8ec8c"/>'
    )


def feast() -> str:
    """A kitchen table with bread, cheese and apples."""
    food = (
        '<ellipse cx="34" cy="46" rx="13" ry="9" fill="#d89a48" stroke="#6a3a10" stroke-width="1.5"/><path d="M27 43 '
        'l5 6 M33 41 l5 6" stroke="#f8dc98" stroke-width="2"/>'
        '<path d="M54 36 l20 8 -20 12z" fill="#f4d058" stroke="#8a5a10" stroke-width="1.5"/><circle cx="60" cy="45" '
        'r="2.4" fill="#c89a2a"/>'
        '<circle cx="72" cy="60" r="6" fill="#c83424" stroke="#5a1008"/><circle cx="70" cy="58" r="2" '
        'fill="#ff9a80"/><circle cx="60" cy="62" r="6" fill="#8ab83c" stroke="#2c4a0c"/>'
    )
    return table(food)


def altar() -> str:
    """A stone altar with cloth, candles and a golden sun, at the upper side."""
    return (
        '<rect x="6" y="8" width="88" height="42" rx="3" fill="#3a3c46"/><rect x="8" y="9" width="84" height="37" '
        'rx="2" fill="#d4d0c6"/>'
        '<rect x="30" y="7" width="40" height="44" fill="#7a2038"/><path d="M30 7 v44 M70 7 v44" stroke="#f0c860" '
        'stroke-width="3"/>'
        '<circle cx="50" cy="27" r="11" fill="#f6cf5a" stroke="#7a4a08" stroke-width="2"/>'
        + "".join(
            f'<path d="M50 27 l{17 * math.cos(n * 0.785):.1f} {17 * math.sin(n * 0.785):.1f}" stroke="#f6cf5a" '
            f'stroke-width="2.4"/>'
            for n in range(8)
        )
        + candle(17, 26)
        + candle(83, 26)
    )


def pew() -> str:
    """A bench for prayer."""
    return _grain(4, 36, 92, 18, ("#a86e36", "#945c28", "#a06630"), "#22100a") + _grain(
        2, 58, 96, 9, ("#c88c4c", "#b0763a"), "#22100a"
    )


def shelf_of_flasks() -> str:
    """Coloured flasks on a shelf at the upper side."""
    board = (
        '<rect x="2" y="3" width="96" height="32" rx="2" fill="#2c1608"/><rect x="4" y="5" width="92" height="28" '
        'fill="#6a3c1a"/><rect x="2" y="29" width="96" height="5" fill="#ae7034"/>'
    )
    flasks = "".join(
        f'<circle cx="{x}" cy="18" r="9" fill="{dark}"/><circle cx="{x - 1}" cy="17" r="7.4" fill="{tone}"/><circle '
        f'cx="{x - 3}" cy="14" r="2.4" fill="#fff" opacity="0.9"/><circle cx="{x}" cy="18" r="2.6" fill="#e8d0a0" '
        f'stroke="#5a3a1a"/>'
        for x, tone, dark in (
            (14, "#58c86a", "#0c4a1c"),
            (34, "#e05a4a", "#5a100a"),
            (54, "#5aa8e8", "#0c3060"),
            (73, "#e8b83c", "#5a3a08"),
            (90, "#b870e0", "#3a0c5a"),
        )
    )
    return board + flasks


def drying_herbs() -> str:
    """Bundles hanging from a pole at the upper side."""
    pole = '<rect x="2" y="6" width="96" height="6" rx="3" fill="#8a5a2c" stroke="#2c1608"/>'
    bundles = "".join(
        f'<path d="M{x} 9 q-13 14 -8 30 q8 8 16 0 q5 -16 -8 -30z" fill="{dark}"/><path d="M{x} 12 q-8 12 -5 24 M{x} '
        f'12 v26 M{x} 12 q8 12 5 24" stroke="{tone}" stroke-width="3.4" fill="none"/><rect x="{x - 4}" y="12" '
        f'width="8" height="4" fill="#e0c080"/>'
        for x, tone, dark in (
            (16, "#8ac05a", "#24481a"),
            (38, "#c8b04a", "#5a4210"),
            (60, "#7aa8c8", "#1c3a5a"),
            (83, "#98c86a", "#2a4a1a"),
        )
    )
    return pole + bundles


def chest() -> str:
    """A bound chest."""
    return (
        _grain(18, 26, 64, 46, ("#8c5424", "#a06630", "#8c5424", "#784418"))
        + '<path d="M18 26 h64 v46 h-64z M34 26 v46 M66 26 v46" fill="none" stroke="#d0a040" stroke-width="4"/><rect '
        'x="44" y="60" width="12" height="14" rx="2" fill="#f4d070" stroke="#4a2c08"/>'
    )


def robes() -> str:
    """Robes on pegs at the upper side."""
    bar = '<rect x="3" y="4" width="94" height="6" rx="3" fill="#a8743a" stroke="#2c1608"/>'
    return bar + "".join(
        f'<path d="M{x - 6} 8 h12 l8 34 q-14 7 -28 0z" fill="{dark}"/><path d="M{x - 3} 9 l-4 31 M{x + 3} 9 l4 31 '
        f'M{x} 9 v33" stroke="{tone}" stroke-width="3.6"/>'
        for x, tone, dark in ((20, "#c05a6a", "#5a1424"), (50, "#6a8ad0", "#1c2c5a"), (80, "#d8b050", "#5a3c0c"))
    )


def desk() -> str:
    """A writing desk: parchment, quill, ink."""
    sheets = (
        '<rect x="26" y="34" width="24" height="30" fill="#f4e8c4" stroke="#8a6a3a" transform="rotate(-8 38 '
        '49)"/><path d="M29 43h15M29 48h16M30 53h14" stroke="#6a5030" stroke-width="1.4" transform="rotate(-8 38 '
        '49)"/><path d="M52 60 q16 -12 20 -30 q4 12 -6 22z" fill="#f8f4e8" stroke="#5a4a3a"/><circle cx="74" cy="60" '
        'r="6" fill="#141428" stroke="#c8a05a" stroke-width="2"/>'
    )
    return table(sheets)


def banner(tone: str) -> str:
    """A carpet with a lion's paw border."""
    return (
        f'<rect x="4" y="4" width="292" height="292" rx="6" fill="#1a0e08"/><rect x="8" y="8" width="284" '
        f'height="284" fill="{tone}"/>'
        '<rect x="18" y="18" width="264" height="264" fill="none" stroke="#e0b85a" stroke-width="6"/><rect x="30" '
        'y="30" width="240" height="240" fill="none" stroke="#e0b85a" stroke-width="2" stroke-dasharray="10 8"/>'
        '<circle cx="150" cy="150" r="84" fill="none" stroke="#e0b85a" stroke-width="4"/><path d="M150 74 L172 128 '
        'L226 150 L172 172 L150 226 L128 172 L74 150 L128 128Z" fill="#e0b85a" opacity="0.75"/>'
    )


def hay() -> str:
    """A heap of straw."""
    chance = np.random.default_rng(8)
    stalks = "".join(
        f'<path d="M{50 + chance.normal() * 15:.1f} {50 + chance.normal() * 12:.1f} l{chance.normal() * 14:.1f} '
        f'{chance.normal() * 12:.1f}" stroke="{("#f0d070", "#c89a38", "#e0b850", "#a87c28")[n % 4]}" '
        f'stroke-width="2.6" stroke-linecap="round"/>'
        for n in range(120)
    )
    return f'<ellipse cx="50" cy="52" rx="38" ry="32" fill="#8a6420"/>{stalks}'


def stones_heap() -> str:
    """Stones to throw from the gate, in a pile."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="13" fill="#2c2a28"/><circle cx="{x - 1}" cy="{y - 1.4}" r="11.4" '
        f'fill="#9c968a"/><circle cx="{x - 4}" cy="{y - 4}" r="4.6" fill="#d0cabb"/>'
        for x, y in ((34, 34), (58, 32), (44, 54), (68, 54), (54, 72), (30, 70), (52, 48))
    )


def pillar() -> str:
    """A round pillar."""
    return (
        '<circle cx="50" cy="50" r="30" fill="#1c1a18"/><circle cx="49" cy="48.6" r="28" fill="#b4ac9c"/><circle '
        'cx="49" cy="48.6" r="20" fill="#8e877a"/><circle cx="47" cy="46" r="17" fill="#cfc6b2"/>'
    )
