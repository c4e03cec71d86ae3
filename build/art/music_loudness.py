"""Loudness after ITU-R BS.1770-4 and the true peak, measured all round a loop, and what brings a loop to a loudness."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Stereo = NDArray[np.float32]
"""Two rows of samples, left and right."""


@cache
def _weighting(size: int) -> NDArray[np.float64]:
    """How much the two filters of BS.1770 ("K") let through at the frequencies of a spectrum, as power."""
    at = np.fft.rfftfreq(size, 1 / RATE)
    power = np.ones(at.size)
    shelf = (1681.974450955533, 0.7071752369554196, 3.999843853973347)
    high_pass = (38.13547087602444, 0.5003270373238773)
    angle = 2 * np.pi * at / RATE
    turn = np.cos(angle) - 1j * np.sin(angle)  # Wine's runtime library has no complex exponential
    k = np.tan(np.pi * shelf[0] / RATE)
    top, mid = 10 ** (shelf[2] / 20), (10 ** (shelf[2] / 20)) ** 0.4996667741545416
    below = 1 + k / shelf[1] + k * k
    above = (top + mid * k / shelf[1] + k * k, 2 * (k * k - top), top - mid * k / shelf[1] + k * k)
    power *= np.abs((above[0] + above[1] * turn + above[2] * turn**2)
                    / (below + 2 * (k * k - 1) * turn + (1 - k / shelf[1] + k * k) * turn**2)) ** 2  # fmt: skip
    k = np.tan(np.pi * high_pass[0] / RATE)
    below = 1 + k / high_pass[1] + k * k
    other = (2 * (k * k - 1) / below, (1 - k / high_pass[1] + k * k) / below)
    power *= np.abs((1 - 2 * turn + turn**2) / (1 + other[0] * turn + other[1] * turn**2)) ** 2
    return power


def loudness(sound: Stereo) -> float:
    """The integrated loudness in LUFS, gated twice as the standard asks."""
    size = sound.shape[1]
    weight = np.sqrt(_weighting(size)).astype(np.float32)
    squares = sum(np.fft.irfft(np.fft.rfft(side) * weight, size).astype(np.float64) ** 2 for side in sound)
    total = np.concatenate([[0.0], np.cumsum(squares)])
    block, step = int(0.4 * RATE), int(0.1 * RATE)
    starts = np.arange(0, size - block, step)
    power = (total[starts + block] - total[starts]) / block
    power = power[power > 10 ** ((-70 + 0.691) / 10)]
    power = power[power > power.mean() / 10]
    return float(-0.691 + 10 * np.log10(power.mean()))


def true_peak(sound: Stereo) -> float:
    """The highest peak in dBTP, between the samples as well (four times oversampled)."""
    highest, piece, margin = 1e-9, 1 << 17, 1 << 10
    around = np.concatenate([sound[:, -margin:], sound, sound[:, :margin]], axis=1)
    for side in around:
        for start in range(0, side.size - 2 * margin, piece):
            part = side[start : start + piece + 2 * margin]
            spectrum = np.fft.rfft(part)
            finer = np.fft.irfft(spectrum, part.size * 4) * 4
            highest = max(highest, float(np.abs(finer[4 * margin : -4 * margin]).max()))
    return 20 * float(np.log10(highest))


def levelled(sound: Stereo, wanted: float, peak: float = -2.0) -> Stereo:
    """The sound at a loudness in LUFS; what would stick out over a ``peak`` in dBTP is bent softly."""
    made = sound
    limit = 10 ** (peak / 20)
    for _ in range(2):
        made = np.asarray(made * 10 ** ((wanted - loudness(made)) / 20), np.float32)
        knee = 0.6 * limit
        over = np.abs(made) > knee
        bent = knee + (limit - knee) * np.tanh((np.abs(made[over]) - knee) / (limit - knee)) * 0.97
        made[over] = np.sign(made[over]) * bent
    return made
