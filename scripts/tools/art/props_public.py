"""What stands where people wait and pass: counters, benches, letterboxes, lift doors."""

import math
import random

from forms import lathe, panel, rounded, upright
from kit import box, cylinder, group, prism, rod
from props_interior import slats

TICK = [(-0.5, 0.02), (-0.36, 0.16), (-0.14, -0.06), (0.38, 0.46), (0.52, 0.32), (-0.14, -0.34)]


def tick(at, size, material='white', turn=0.0, lift=0.0, thickness=0.02):
    """The company's tick as a plate on a wall that faces −y; `at` is its middle."""
    outline = [(x * size, y * size) for x, y in reversed(TICK)]
    return upright(outline, thickness, material, at, 0, turn, lift)


def waiting_bench(at, seats=3, turn=0.0, colours=('teal',)):
    """Linked chairs on one beam; the sitters look to −y."""
    step, parts = 0.58, []
    width = step * seats
    parts += [box((0, 0.08, 0.33), (width, 0.06, 0.05), 'steel', 0.01)]
    for x in (-width / 2 + 0.2, width / 2 - 0.2):
        parts += [rod((x, 0.08, 0.33), (x, 0.08, 0.03), 0.025, 'steel'), box((x, 0.02, 0.018), (0.06, 0.54, 0.03), 'steel', 0.01)]
    for k in range(seats):
        x, colour = -width / 2 + step * (k + 0.5), colours[k % len(colours)]
        parts += [
            prism(rounded(0.5, 0.5, 0.1), 0.07, colour, (x, 0, 0.39), bevel=0.03),
            prism(rounded(0.5, 0.46, 0.1), 0.06, colour, (x, 0.3, 0.68), (math.radians(82), 0, 0), 0.028),
            box((x, 0.25, 0.42), (0.1, 0.1, 0.1), 'steel', 0.01),
        ]
    for k in range(seats + 1):
        x = -width / 2 + step * k
        parts += [box((x, 0.02, 0.6), (0.05, 0.34, 0.03), 'oak', 0.012), rod((x, 0.08, 0.34), (x, 0.08, 0.6), 0.014, 'steel')]
    return group(parts, at, turn)


def counter(at, width, turn=0.0, front='oak'):
    """A reception counter with battens in front and a screen; visitors stand at −y, the lower shelf
    is at +x.
    """
    low = width * 0.3
    parts = [
        box((0, 0, 0.04), (width - 0.1, 0.56, 0.08), 'harbour', 0.01),
        box((-low / 2, 0, 0.56), (width - low, 0.62, 1.02), 'white', 0.02),
        box((-low / 2, 0, 1.09), (width - low + 0.06, 0.7, 0.045), 'white', 0.015),
        box(((width - low) / 2, 0, 0.4), (low, 0.62, 0.7), 'teal', 0.02),
        box(((width - low) / 2, 0, 0.77), (low + 0.04, 0.7, 0.045), 'white', 0.015),
        box((-0.5, 0.16, 1.36), (0.62, 0.03, 0.36), 'navy', 0.012),
        box((-0.5, 0.2, 1.17), (0.06, 0.03, 0.14), 'steel', 0.004),
        box((-0.5, 0.18, 1.12), (0.24, 0.16, 0.012), 'steel', 0.004),
        box((-width * 0.36, -0.12, 1.122), (0.24, 0.3, 0.02), 'teal', 0.004, (0, 0, 0.2)),
        box((-width * 0.36, -0.12, 1.134), (0.2, 0.26, 0.008), 'paper', 0.002, (0, 0, 0.2)),
        lathe(
            [(0.03, 0), (0.034, 0.004), (0.034, 0.12), (0.012, 0.14), (0.01, 0.17)],
            'screen',
            (width * 0.12, -0.14, 1.11),
            sides=24,
        ),
        box((width * 0.12 - 0.012, -0.16, 1.285), (0.02, 0.06, 0.016), 'white', 0.004),
    ]
    parts.append(slats((-low / 2, -0.33, 0.1), width - low - 0.04, 0.94, round((width - low) / 0.085), 0, front))
    return group(parts, at, turn)


def water_cooler(at, turn=0.0):
    """A water dispenser with its bottle and cups."""
    parts = [
        box((0, 0, 0.5), (0.32, 0.32, 1.0), 'white', 0.03),
        box((0, -0.165, 0.72), (0.24, 0.02, 0.22), 'harbour', 0.01),
        box((0, -0.19, 0.62), (0.22, 0.07, 0.02), 'steel', 0.005),
        lathe(
            [(0.05, 1.0), (0.06, 1.06), (0.13, 1.12), (0.135, 1.34), (0.125, 1.36), (0.135, 1.38), (0.13, 1.42), (0.04, 1.44)],
            'screen',
        ),
        cylinder((0.2, 0, 0.76), 0.04, 0.3, 'steel'),
    ]
    parts += [box((x, -0.185, 0.74), (0.03, 0.04, 0.035), colour, 0.008) for x, colour in ((-0.05, 'teal'), (0.05, 'white'))]
    return group(parts, at, turn)


def sanitiser(at, turn=0.0):
    """A hand sanitiser on a stand."""
    parts = [
        cylinder((0, 0, 0.012), 0.17, 0.022, 'white', 0.008),
        rod((0, 0, 0.02), (0, 0, 1.1), 0.02, 'steel'),
        box((0, -0.03, 1.12), (0.15, 0.12, 0.26), 'white', 0.03),
        box((0, -0.095, 1.16), (0.07, 0.01, 0.1), 'teal', 0.004),
        box((0, -0.06, 0.9), (0.14, 0.14, 0.015), 'steel', 0.005),
        box((0, -0.02, 1.42), (0.22, 0.015, 0.28), 'teal', 0.01),
        tick((0, -0.028, 1.42), 0.12, thickness=0.006),
    ]
    return group(parts, at, turn)


def letterboxes(at, columns=5, rows=5, turn=0.0):
    """A bank of letterboxes in an oak frame on a wall behind it (+y); `at` is the middle of its
    foot on the floor.
    """
    w, h, base = 0.36, 0.25, 0.62
    width, height = columns * w, rows * h
    parts = [
        box((0, 0.05, base + height / 2), (width + 0.16, 0.3, height + 0.16), 'oak', 0.015),
        box((0, 0.08, base / 2 - 0.04), (width, 0.2, base - 0.08), 'harbour', 0.01),
    ]
    for row in range(rows):
        for column in range(columns):
            x, z = (column - columns / 2 + 0.5) * w, base + (row + 0.5) * h
            tone = 'teal' if (column * 3 + row * 2) % 7 == 0 else 'white'
            parts.append(box((x, -0.105, z), (w - 0.025, 0.03, h - 0.025), tone, 0.008))
            parts.append(box((x, -0.121, z + 0.055), (w - 0.12, 0.008, 0.022), 'navy', 0))
            parts.append(cylinder((x + 0.11, -0.122, z - 0.045), 0.012, 0.012, 'steel', 0, turn=(math.pi / 2, 0, 0), sides=16))
            parts.append(box((x - 0.06, -0.121, z - 0.045), (0.1, 0.006, 0.035), 'mist' if tone == 'white' else 'white', 0))
    parts.append(box((-w * 0.5, -0.13, base + 2.72 * h), (0.2, 0.14, 0.008), 'paper', 0.002, (0.2, 0, 0)))
    return group(parts, at, turn)


def lift(at, turn=0.0, surround='harbour'):
    """Lift doors with their frame, lamp and call panel, 2.3 m high."""
    parts = [box((0, 0.03, 1.2), (1.6, 0.12, 2.4), surround, 0.015)]
    parts += [box((s * 0.28, -0.03, 1.06), (0.545, 0.03, 2.1), 'steel', 0.006) for s in (-1, 1)]
    parts += [box((s * 0.02, -0.05, 1.06), (0.012, 0.014, 2.1), 'stone', 0.002) for s in (-1, 1)]
    parts += [box((s * 0.6, -0.045, 1.08), (0.08, 0.06, 2.18), 'white', 0.008) for s in (-1, 1)]
    parts += [
        box((0, -0.045, 2.17), (1.28, 0.06, 0.08), 'white', 0.008),
        box((0, -0.04, 2.3), (0.3, 0.02, 0.1), 'navy', 0.006),
        prism([(-0.035, 0), (0.035, 0), (0, 0.055)], 0.008, 'sun', (0, -0.05, 2.275), (math.pi / 2, 0, 0), 0),
        box((0.98, -0.01, 1.12), (0.13, 0.02, 0.3), 'steel', 0.01),
        box((0, -0.06, 0.008), (1.2, 0.12, 0.012), 'steel', 0.003),
    ]
    parts += [
        cylinder((0.98, -0.025, z), 0.03, 0.015, colour, 0.003, turn=(math.pi / 2, 0, 0), sides=24)
        for z, colour in ((1.19, 'white'), (1.09, 'sun'))
    ]
    return group(parts, at, turn)


def parcel(at, size=(0.4, 0.3, 0.25), turn=0.0):
    """A taped parcel."""
    x, y, z = size
    parts = [
        box((0, 0, z / 2), size, 'oak', 0.012),
        box((0, 0, z), (x + 0.002, 0.06, 0.006), 'tan', 0),
        box((0, -y / 2, z * 0.8), (0.06, 0.006, z * 0.4), 'tan', 0),
    ]
    parts.append(box((x * 0.26, -y / 2, z * 0.45), (x * 0.3, 0.005, z * 0.36), 'white', 0))
    return group(parts, at, turn)


def framed(at, width, height, art, turn=0.0):
    """A picture on a wall behind it (+y): `art` are colours of rolling bands from the sky down."""
    parts = [
        box((0, 0, 0), (width, 0.04, height), 'oak', 0.008),
        box((0, -0.022, 0), (width - 0.06, 0.006, height - 0.06), art[0], 0),
    ]
    inner_w, inner_h = width - 0.06, height - 0.06
    for k, colour in enumerate(art[1:]):
        top = inner_h * (0.62 - 0.22 * k) - inner_h / 2
        crest = [
            (-inner_w / 2 + inner_w * i / 16, top + inner_h * 0.06 * math.sin(i / 16 * 6.3 + k * 2 + random.random()))
            for i in range(17)
        ]
        outline = [(-inner_w / 2, -inner_h / 2), (inner_w / 2, -inner_h / 2), *reversed(crest)]
        parts.append(upright(outline, 0.004, colour, (0, -0.025 - 0.004 * k, 0)))
    return group(parts, at, turn)


def bench(at, width=1.5, turn=0.0):
    """An oak bench with a seat pad."""
    parts = [box((0, 0, 0.4), (width, 0.42, 0.05), 'oak', 0.012), box((0, 0, 0.455), (width - 0.06, 0.4, 0.07), 'teal', 0.03)]
    parts += [panel(0.4, 0.38, 0.04, 'oak', (x, 0, 0), turn=90, radius=0.01) for x in (-width / 2 + 0.15, width / 2 - 0.11)]
    return group(parts, at, turn)
