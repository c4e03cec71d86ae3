"""How each of the 72 spirits appears: where, in which colours, with which body, heads, and things about him."""

from dataclasses import dataclass

from art.demon_scenes import Palette


@dataclass(frozen=True)
class Thing:
    """An icon in the picture: its middle and size as fractions; ``behind`` the body or before it."""

    icon: str
    x: float
    y: float
    size: float
    behind: bool = False
    turn: float = 0.0
    flip: bool = False
    gleam: str = ""
    """The colour it has, if not that of the spirit."""


@dataclass(frozen=True)
class Spirit:
    """One spirit. ``heads`` are icons side by side; ``body`` one of the figures' bodies, or "" for a whole creature."""

    name: str
    rank: str
    scene: str
    colours: str
    heads: tuple[str, ...]
    body: str = "robe"
    wings: str = ""
    crown: str = ""
    things: tuple[Thing, ...] = ()
    flip: bool = False
    size: float = 0.0
    """The size of the heads, or of the creature, if not the usual one."""


PALETTES = {
    "violet": Palette("#0c0620", "#2a1450", "#6a3a90", "#1a0c30", "#c8a0ff", "#b070ff"),
    "crimson": Palette("#180406", "#5a1210", "#b03a1c", "#240a08", "#ffb080", "#ff5030"),
    "ember": Palette("#120404", "#3c0e06", "#a84410", "#1c0a06", "#ffc070", "#ff8020"),
    "teal": Palette("#03141c", "#0c3a48", "#3a8a8c", "#07222a", "#a0f0e4", "#40e0d0"),
    "azure": Palette("#04102c", "#123a78", "#5a90c8", "#0a2040", "#cfe6ff", "#58b0ff"),
    "moss": Palette("#081206", "#24401a", "#7a9850", "#142410", "#e0f4a0", "#a0e050"),
    "jade": Palette("#021612", "#0a4434", "#40987a", "#062a20", "#b0ffd8", "#40ffb0"),
    "amber": Palette("#2a1404", "#8a4c10", "#e8b050", "#4a2a0c", "#fff0b8", "#ffc040"),
    "dune": Palette("#3a2430", "#a05a48", "#f0bc80", "#6a3c28", "#fff0d0", "#ffd080"),
    "rose": Palette("#200a1c", "#6a1e44", "#d87080", "#341020", "#ffd0d0", "#ff6090"),
    "ash": Palette("#0c0c10", "#34343e", "#80808a", "#18181e", "#e0e4f0", "#b0c0e0"),
    "bone": Palette("#14100c", "#4a4034", "#a89878", "#221c14", "#fff0d0", "#ffe0a0"),
    "indigo": Palette("#04041c", "#14185a", "#4858b0", "#0a0c30", "#b8c8ff", "#7080ff"),
    "blood": Palette("#0c0204", "#3a060c", "#801018", "#140406", "#ff9080", "#ff2030"),
    "frost": Palette("#0c1826", "#3a6080", "#a8cce0", "#20384a", "#f4fcff", "#a0e8ff"),
    "plum": Palette("#14041a", "#4c1050", "#a04a90", "#220828", "#ffc0f0", "#ff60e0"),
    "bronze": Palette("#140e04", "#4a3410", "#a07c3a", "#241a0a", "#ffe8a8", "#ffb848"),
    "storm": Palette("#060a12", "#243444", "#5c7484", "#0e161e", "#d0e8f8", "#80d0ff"),
}

SPIRITS: tuple[Spirit, ...] = (
    Spirit(
        "Bael",
        "king",
        "cave",
        "violet",
        ("cat", "old-king", "frog"),
        crown="imperial-crown",
        things=(Thing("long-legged-spider", 0.5, 0.5, 0.98, True),),
    ),
    Spirit(
        "Agares",
        "duke",
        "desert",
        "dune",
        ("wizard-face",),
        things=(
            Thing("croc-jaws", 0.5, 0.88, 0.4),
            Thing("eagle-head", 0.86, 0.52, 0.22, flip=True),
            Thing("earth-crack", 0.14, 0.86, 0.26, True),
        ),
    ),
    Spirit(
        "Vassago",
        "prince",
        "palace",
        "teal",
        ("cowled",),
        things=(Thing("crystal-ball", 0.5, 0.83, 0.26, gleam="#a0fff0"),),
    ),
    Spirit(
        "Samigina",
        "marquis",
        "graves",
        "ash",
        ("donkey",),
        things=(
            Thing("ghost", 0.14, 0.5, 0.22, True),
            Thing("ghost", 0.86, 0.42, 0.16, True, flip=True),
            Thing("open-book", 0.5, 0.9, 0.24),
        ),
    ),
    Spirit(
        "Marbas",
        "president",
        "desert",
        "amber",
        ("lion",),
        "hide",
        things=(Thing("herbs-bundle", 0.84, 0.84, 0.26), Thing("cog", 0.13, 0.62, 0.2, True)),
    ),
    Spirit(
        "Valefor",
        "duke",
        "palace",
        "indigo",
        ("saber-toothed-cat-head",),
        things=(
            Thing("swap-bag", 0.78, 0.84, 0.28, gleam="#d0a050"),
            Thing("coins-pile", 0.2, 0.92, 0.22, gleam="#f0c040"),
        ),
    ),
    Spirit(
        "Amon",
        "marquis",
        "hellfire",
        "ember",
        ("wolf-head",),
        "hide",
        things=(Thing("snake", 0.16, 0.74, 0.36, True), Thing("fluffy-flame", 0.84, 0.42, 0.26, gleam="#ff9030")),
    ),
    Spirit(
        "Barbatos",
        "duke",
        "woods",
        "moss",
        ("archer",),
        "",
        things=(Thing("hunting-horn", 0.16, 0.82, 0.22), Thing("deer", 0.85, 0.66, 0.24, True)),
        size=0.6,
    ),
    Spirit(
        "Paimon",
        "king",
        "desert",
        "dune",
        ("camel",),
        "",
        things=(
            Thing("imperial-crown", 0.72, 0.13, 0.18, gleam="#ffd860"),
            Thing("trumpet-flag", 0.15, 0.4, 0.3, True),
        ),
        size=0.72,
    ),
    Spirit(
        "Buer",
        "president",
        "woods",
        "jade",
        ("centaur",),
        "",
        things=(Thing("herbs-bundle", 0.15, 0.84, 0.2), Thing("star-swirl", 0.5, 0.5, 0.9, True)),
        size=0.66,
    ),
    Spirit(
        "Gusion",
        "duke",
        "hall",
        "plum",
        ("gorilla",),
        "",
        crown="",
        things=(Thing("crown", 0.79, 0.15, 0.15, gleam="#f0c060"), Thing("shaking-hands", 0.5, 0.92, 0.22)),
        size=0.66,
    ),
    Spirit("Sitri", "prince", "garden", "rose", ("tiger-head",), wings="feathered-wing", crown="jewel-crown"),
    Spirit(
        "Beleth",
        "king",
        "storm",
        "crimson",
        ("cloaked-figure-on-horseback",),
        "",
        things=(
            Thing("trumpet", 0.15, 0.24, 0.24, True),
            Thing("trumpet", 0.87, 0.24, 0.24, True, flip=True),
            Thing("imperial-crown", 0.44, 0.12, 0.15, gleam="#ffd860"),
        ),
        size=0.74,
    ),
    Spirit("Leraje", "marquis", "battlefield", "moss", ("bowman",), "", size=0.66),
    Spirit(
        "Eligos",
        "duke",
        "battlefield",
        "bronze",
        ("mounted-knight",),
        "",
        things=(Thing("snake", 0.16, 0.84, 0.2),),
        size=0.74,
    ),
    Spirit(
        "Zepar",
        "duke",
        "garden",
        "crimson",
        ("spartan-helmet",),
        "armour",
        things=(Thing("hearts", 0.84, 0.52, 0.17, gleam="#ff4060"),),
    ),
    Spirit(
        "Botis",
        "earl",
        "cave",
        "jade",
        ("snake-tongue",),
        "feathers",
        things=(Thing("broadsword", 0.85, 0.6, 0.44, turn=-30), Thing("bull-horns", 0.46, 0.12, 0.22)),
    ),
    Spirit(
        "Bathin",
        "duke",
        "void",
        "azure",
        ("horse-head",),
        "robe",
        things=(Thing("snake", 0.82, 0.7, 0.34), Thing("magic-portal", 0.16, 0.5, 0.36, True)),
    ),
    Spirit(
        "Sallos",
        "duke",
        "sea",
        "teal",
        ("crested-helmet",),
        "armour",
        crown="jewel-crown",
        things=(Thing("croc-jaws", 0.34, 0.9, 0.36), Thing("rose", 0.84, 0.74, 0.2, gleam="#ff7090")),
    ),
    Spirit(
        "Purson",
        "king",
        "hoard",
        "amber",
        ("lion",),
        "robe",
        crown="crown",
        things=(Thing("rattlesnake", 0.2, 0.78, 0.3), Thing("trumpet", 0.83, 0.6, 0.26)),
    ),
    Spirit(
        "Marax",
        "earl",
        "void",
        "bronze",
        ("minotaur",),
        "",
        things=(Thing("star-swirl", 0.5, 0.42, 0.95, True), Thing("herbs-bundle", 0.18, 0.88, 0.2)),
        size=0.66,
    ),
    Spirit(
        "Ipos",
        "prince",
        "moor",
        "bone",
        ("lion",),
        "feathers",
        wings="feathered-wing",
        things=(Thing("swan", 0.83, 0.84, 0.26),),
    ),
    Spirit(
        "Aim",
        "duke",
        "burning_town",
        "ember",
        ("snake-tongue", "barbarian", "cat"),
        "armour",
        things=(Thing("primitive-torch", 0.87, 0.62, 0.4, turn=-8, gleam="#ffa040"),),
    ),
    Spirit(
        "Naberius",
        "marquis",
        "moor",
        "storm",
        ("hound", "hound", "hound"),
        "hide",
        things=(Thing("raven", 0.85, 0.78, 0.26),),
    ),
    Spirit(
        "Glasya-Labolas",
        "president",
        "battlefield",
        "blood",
        ("hound",),
        "hide",
        wings="bat-wing",
        things=(Thing("bloody-sword", 0.84, 0.82, 0.28, gleam="#ff4040"),),
    ),
    Spirit(
        "Bune",
        "duke",
        "graves",
        "moss",
        ("hydra",),
        "",
        things=(
            Thing("coins-pile", 0.22, 0.9, 0.24, gleam="#f0c040"),
            Thing("gem-pendant", 0.85, 0.86, 0.16, gleam="#e0c060"),
        ),
        size=0.72,
    ),
    Spirit(
        "Ronove",
        "earl",
        "hall",
        "azure",
        ("devil-mask",),
        things=(Thing("crescent-staff", 0.84, 0.5, 0.5), Thing("open-book", 0.24, 0.86, 0.26)),
    ),
    Spirit(
        "Berith",
        "duke",
        "hellfire",
        "blood",
        ("barbute",),
        "armour",
        crown="crown",
        things=(Thing("horse-head", 0.2, 0.84, 0.4), Thing("gold-bar", 0.84, 0.84, 0.2, gleam="#ffd050")),
    ),
    Spirit(
        "Astaroth",
        "duke",
        "cave",
        "moss",
        ("cultist",),
        wings="feathered-wing",
        things=(Thing("dragon-head", 0.24, 0.86, 0.36), Thing("rattlesnake", 0.83, 0.72, 0.28)),
    ),
    Spirit("Forneus", "marquis", "sea", "azure", ("sea-serpent",), "", size=0.78),
    Spirit(
        "Foras",
        "president",
        "mountains",
        "bronze",
        ("barbarian",),
        "hide",
        things=(Thing("gems", 0.84, 0.86, 0.22, gleam="#b0e0ff"), Thing("herbs-bundle", 0.15, 0.86, 0.24)),
    ),
    Spirit(
        "Asmoday",
        "duke",
        "hoard",
        "crimson",
        ("bull", "devil-mask", "ram-profile"),
        "armour",
        crown="crown",
        things=(Thing("barbed-spear", 0.87, 0.58, 0.56, turn=-10), Thing("dragon-head", 0.17, 0.86, 0.32)),
    ),
    Spirit(
        "Gaap",
        "prince",
        "void",
        "plum",
        ("hooded-figure",),
        "",
        wings="bat-wing",
        things=tuple(Thing("crown", x, 0.88, 0.14, gleam="#ffd860") for x in (0.14, 0.38, 0.62, 0.86)),
        size=0.6,
    ),
    Spirit(
        "Furfur",
        "earl",
        "storm",
        "storm",
        ("deer",),
        "",
        wings="feathered-wing",
        things=(Thing("fluffy-flame", 0.19, 0.62, 0.22, gleam="#ff8030"),),
        size=0.66,
    ),
    Spirit(
        "Marchosias",
        "marquis",
        "hellfire",
        "crimson",
        ("direwolf",),
        "hide",
        wings="feathered-wing",
        things=(Thing("snake", 0.84, 0.82, 0.28),),
    ),
    Spirit(
        "Stolas",
        "prince",
        "woods",
        "indigo",
        ("barn-owl",),
        "",
        crown="jewel-crown",
        things=(Thing("herbs-bundle", 0.82, 0.86, 0.2), Thing("star-swirl", 0.5, 0.4, 0.8, True)),
        size=0.68,
    ),
)
