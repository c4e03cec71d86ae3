"""The sounds of the table."""

from collections.abc import Callable

import numpy as np

from art.places import SOUNDS as FOLDER
from art.synthesis import RATE, Signal, bell, clock, decay, echo, place, rush, sweep, swell, tone, write


def _blank(seconds: float) -> Signal:
    return np.zeros(int(seconds * RATE))


def _knock(pitch: float, seed: int, half: float = 0.012) -> Signal:
    """A small hard thing touching wood."""
    body = tone(pitch, 0.12, (1, 0.3)) * decay(0.12, half, 0.001)
    return body + 0.7 * rush(0.12, 900, 5200, seed) * decay(0.12, half * 0.4, 0.0008)


def click() -> Signal:
    """A brass button pressed into leather."""
    return _knock(620, 1) + 0.4 * bell(1900, 0.12, 0.02)


def hover() -> Signal:
    """A soft breath of parchment."""
    return rush(0.09, 1800, 6000, 2) * swell(0.09, 0.3) + 0.3 * tone(1400, 0.09) * swell(0.09, 0.3)


def dice_roll() -> Signal:
    """Dice rattle over velvet-covered wood and come to rest."""
    sound, chance = _blank(1.15), np.random.default_rng(3)
    at, gap = 0.01, 0.035
    while at < 0.95:
        place(
            sound,
            _knock(330 + 500 * chance.random(), int(chance.integers(9_999)), 0.010),
            at,
            (0.5 + 0.5 * chance.random()) * (1.1 - at),
        )
        at += gap * (0.5 + chance.random())
        gap *= 1.07
    place(sound, rush(1.0, 200, 1400, 4) * swell(1.0, 0.2), 0, 0.22)
    return echo(sound)


def die_set() -> Signal:
    """One die set down."""
    return echo(_knock(410, 5, 0.022) + 0.6 * tone(150, 0.12) * decay(0.12, 0.02, 0.002))


def card_slide() -> Signal:
    """A card drawn over cloth."""
    return sweep(0.26, 1600, 3800, 6, 0.9) * swell(0.26, 0.45)


def card_turn() -> Signal:
    """A card turned over and laid down."""
    sound = _blank(0.3)
    place(sound, sweep(0.18, 2400, 5200, 7, 0.9) * swell(0.18, 0.6), 0)
    place(sound, _knock(260, 8, 0.014), 0.17, 0.9)
    return sound


def spell_attack() -> Signal:
    """A spell gathers, flies and bursts."""
    sound = _blank(1.2)
    place(sound, sweep(0.55, 300, 3400, 9, 0.7) * swell(0.55, 0.85), 0, 0.9)
    place(sound, tone(np.linspace(160, 720, 50), 0.55, (1, 0.5, 0.3)) * swell(0.55, 0.9), 0, 0.35)
    place(sound, rush(0.7, 60, 900, 10) * decay(0.7, 0.09, 0.003), 0.48, 1.3)
    place(sound, tone(np.linspace(130, 42, 50), 0.6, (1, 0.4)) * decay(0.6, 0.12, 0.004), 0.48, 1.1)
    return echo(sound)


def _chord(notes: tuple[float, ...], step: float, seconds: float, half: float) -> Signal:
    sound = _blank(seconds)
    for number, note in enumerate(notes):
        place(sound, bell(note, seconds - number * step, half, 0.006), number * step, 0.9**number)
    return echo(sound)


def spell_heal() -> Signal:
    """A rising, warm arpeggio."""
    return _chord((392.0, 493.9, 587.3, 784.0), 0.11, 1.3, 0.28)


def spell_ward() -> Signal:
    """A shimmering dome closes."""
    hum = tone(196, 1.2, (1, 0.4, 0.25)) * (1 + 0.3 * np.sin(2 * np.pi * 5.5 * clock(1.2))) * swell(1.2, 0.3)
    sound = 0.6 * hum + 0.25 * sweep(1.2, 2600, 5200, 11, 0.4) * swell(1.2, 0.4)
    place(sound, bell(1174.7, 0.8, 0.22), 0.3, 0.5)
    return echo(sound)


def hit() -> Signal:
    """A blow that is felt."""
    thump = tone(np.linspace(150, 46, 40), 0.4, (1, 0.3)) * decay(0.4, 0.06, 0.002)
    return echo(thump + 0.8 * rush(0.4, 150, 2600, 12) * decay(0.4, 0.03, 0.001))


def shield() -> Signal:
    """Metal turns a blow."""
    ring = bell(523.3, 0.8, 0.13, 0.001) + 0.6 * bell(831.6, 0.8, 0.10, 0.001)
    place(ring, rush(0.2, 1500, 7000, 13) * decay(0.2, 0.02, 0.001), 0, 0.8)
    return echo(ring)


def counter() -> Signal:
    """A shield's ring answered by a quick strike."""
    sound = _blank(0.9)
    place(sound, bell(659.3, 0.5, 0.07, 0.001), 0, 0.8)
    place(sound, sweep(0.25, 900, 4200, 14, 0.6) * swell(0.25, 0.8), 0.08, 0.8)
    place(sound, rush(0.4, 90, 1300, 15) * decay(0.4, 0.05, 0.002), 0.31, 1.0)
    place(sound, bell(987.8, 0.5, 0.09, 0.001), 0.31, 0.6)
    return echo(sound)


def eliminated() -> Signal:
    """A low bell tolls and falls away."""
    sound = bell(98, 1.3, 0.4, 0.006) + 0.6 * bell(116.5, 1.3, 0.3, 0.006)
    place(sound, tone(np.linspace(220, 70, 60), 1.0, (1, 0.4)) * swell(1.0, 0.15), 0.05, 0.5)
    return echo(sound)


def gong() -> Signal:
    """A gong opens the round."""
    sound = np.zeros(int(1.3 * RATE))
    for ratio, strength in ((1, 1), (1.48, 0.6), (1.97, 0.5), (2.63, 0.35), (3.41, 0.2)):
        sound += strength * tone(146.8 * ratio, 1.3) * decay(1.3, 0.36 / ratio, 0.02)
    return echo(sound)


def victory() -> Signal:
    """A short fanfare of bells."""
    sound = _blank(1.35)
    for at, note in ((0, 523.3), (0.13, 659.3), (0.26, 784.0), (0.42, 1046.5)):
        place(sound, bell(note, 1.2, 0.24, 0.004), at, 0.8)
        place(sound, tone(note / 2, 0.6, (1, 0.5, 0.3, 0.2)) * decay(0.6, 0.14, 0.02), at, 0.4)
    return echo(sound)


def refused() -> Signal:
    """A soft, dull double knock: this can't be done."""
    sound = _blank(0.32)
    place(sound, tone(175, 0.14, (1, 0.4, 0.2)) * decay(0.14, 0.03, 0.004), 0)
    place(sound, tone(147, 0.18, (1, 0.4, 0.2)) * decay(0.18, 0.04, 0.004), 0.12)
    return sound


def curtain() -> Signal:
    """Heavy velvet runs along its rail."""
    cloth = sweep(1.2, 500, 1300, 16, 1.1) * swell(1.2, 0.4) * (0.75 + 0.25 * np.sin(2 * np.pi * 9 * clock(1.2)))
    place(cloth, tone(70, 0.4) * decay(0.4, 0.06, 0.01), 0.95, 0.35)
    return echo(cloth)


LOUDNESS = {
    "hover": 0.25,
    "click": 0.5,
    "die_set": 0.6,
    "card_slide": 0.45,
    "card_turn": 0.5,
    "refused": 0.55,
    "curtain": 0.6,
}
_NAMED_ALIKE = (
    *(click, hover, dice_roll, die_set, card_slide, card_turn, spell_attack, spell_heal, spell_ward),
    *(hit, shield, counter, eliminated, victory, refused, curtain),
)
SOUNDS: dict[str, Callable[[], Signal]] = {sound.__name__: sound for sound in _NAMED_ALIKE} | {"round": gong}


def paint_sounds() -> None:
    """Write every sound."""
    for name, make in SOUNDS.items():
        write(make(), FOLDER / f"{name}.wav", LOUDNESS.get(name, 0.8))
