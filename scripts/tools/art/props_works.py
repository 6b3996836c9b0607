"""Things of warehouses, gyms and building sites. Built around the origin, then placed."""

import math
import random

from kit import ball, box, cylinder, group, rod, tube
from props_buildings import pane, upright

ROUND = (math.pi / 2, 0, 0)


def carton(at, size, turn=0.0):
    """A taped carton by its foot's middle."""
    w, d, h = size
    parts = [box((0, 0, h / 2), size, 'oak', 0.015), box((0, 0, h + 0.002), (w * 1.001, d * 0.16, 0.008), 'tan', 0)]
    parts.append(box((0, -d / 2 - 0.002, h * 0.86), (d * 0.16, 0.008, h * 0.3), 'tan', 0))
    return group(parts, at, turn)


def pallet(at, layers=2):
    """A pallet of cartons."""
    parts = [box((0, y, 0.12), (1.2, 0.16, 0.04), 'walnut', 0.005) for y in (-0.5, -0.25, 0, 0.25, 0.5)]
    parts += [box((x, 0, 0.05), (0.12, 1.15, 0.1), 'walnut', 0.005) for x in (-0.5, 0, 0.5)]
    for z in range(layers):
        for x in (-0.29, 0.29):
            for y in (-0.29, 0.29):
                if not (z == layers - 1 and layers > 2 and x > 0 and y < 0):
                    parts.append(carton((x, y, 0.145 + z * 0.42), (0.56, 0.56, 0.41), random.choice((0, math.pi / 2))))
    return group(parts, at)


def racking(at, width=2.9, levels=3):
    """Pallet racking seen through a door."""
    parts = [box((x, y, 1.9), (0.09, 0.09, 3.8), 'harbour', 0.01) for x in (-width / 2, 0, width / 2) for y in (-0.4, 0.4)]
    for k in range(levels):
        z = 0.1 + k * 1.25
        if k:
            parts += [box((0, y, z), (width, 0.06, 0.12), 'terracotta', 0.01) for y in (-0.42, 0.42)]
            parts.append(box((0, 0, z + 0.03), (width, 0.8, 0.04), 'steel', 0))
        for x in (-width / 4, width / 4):
            tall = random.choice((0.6, 0.8))
            parts.append(carton((x - 0.3, 0, z + 0.07), (0.55, 0.7, tall)))
            parts.append(carton((x + 0.3, 0, z + 0.07), (0.5, 0.7, tall - 0.15)))
    return group(parts, at)


def wheel(x, y, radius, width=0.26):
    """A road wheel with its hub, rolling along x."""
    return [
        cylinder((x, y, radius), radius, width, 'navy', 0.04, turn=ROUND),
        cylinder((x, y, radius), radius * 0.5, width + 0.03, 'steel', 0.01, turn=ROUND),
    ]


def truck(at, turn=0.0):
    """A box truck 6.4 m long, its cab at +x, its rear at the dock."""
    parts = [
        box((-0.9, 0, 2.15), (4.6, 2.2, 2.5), 'white', 0.05),
        box((0.2, 0, 0.7), (6.2, 1.9, 0.22), 'navy', 0.02),
        upright([(1.55, 0.6), (3.1, 0.6), (3.15, 1.4), (2.85, 2.35), (1.55, 2.4)], 2.1, 'teal', bevel=0.08),
        box((3.02, 0, 1.85), (0.05, 1.8, 0.85), pane('navy'), 0.02, (0, -0.3, 0)),
        box((3.15, 0, 0.75), (0.16, 2.1, 0.35), 'harbour', 0.05),
    ]
    for side in (-1, 1):
        parts.append(
            upright([(1.9, 1.4), (2.9, 1.4), (2.68, 2.1), (1.9, 2.1)], 0.04, pane('navy'), (0, side * 1.06, 0), bevel=0.005)
        )
        parts.append(
            upright([(-2.6, 1.1), (-1.4, 1.1), (-0.1, 3.2), (-1.3, 3.2)], 0.03, 'teal', (0, side * 1.1, 0), bevel=0)
        )
        parts.append(box((3.2, side * 0.75, 0.95), (0.06, 0.36, 0.16), 'sky', 0.02))
        parts.append(box((2.75, side * 1.25, 1.9), (0.1, 0.14, 0.36), 'navy', 0.03))
        for x in (-2.2, 2.35):
            parts += wheel(x, side * 0.95, 0.45)
    return group(parts, at, turn)


def forklift(at, turn=0.0):
    """A forklift, its forks to +x."""
    parts = [
        box((-0.2, 0, 0.55), (1.5, 0.95, 0.55), 'sun', 0.08),
        box((-0.8, 0, 0.7), (0.45, 0.95, 0.75), 'navy', 0.08),
        box((-0.35, 0, 0.92), (0.5, 0.5, 0.12), 'navy', 0.04),
        box((-0.58, 0, 1.2), (0.1, 0.46, 0.5), 'navy', 0.04),
        box((-0.2, 0, 1.98), (1.3, 0.95, 0.06), 'navy', 0.02),
        rod((0.3, 0, 0.85), (0.1, 0, 1.2), 0.025, 'navy'),
    ]
    parts += [rod((x, y, 0.8), (x * 0.85, y, 1.96), 0.035, 'navy') for x in (-0.9, 0.45) for y in (-0.43, 0.43)]
    parts += [box((0.66, y, 1.2), (0.1, 0.1, 2.2), 'navy', 0.01) for y in (-0.3, 0.3)]
    parts += [box((0.72, 0, z), (0.06, 0.7, 0.1), 'steel', 0.01) for z in (0.4, 0.8, 2.1)]
    parts += [box((1.25, y, 0.3), (1.1, 0.12, 0.05), 'steel', 0.01) for y in (-0.25, 0.25)]
    for x in (-0.7, 0.4):
        for y in (-0.45, 0.45):
            parts += wheel(x, y, 0.26, 0.2)
    return group(parts, at, turn)


def dumbbell(at, length, turn=0.0, colour='teal'):
    """A dumbbell along x before turning; as large as a sign or as small as itself."""
    r = length * 0.2
    parts = [cylinder((0, 0, 0), length * 0.045, length * 0.9, 'steel', 0, turn=(0, math.pi / 2, 0))]
    for side in (-1, 1):
        for reach, scale in ((0.24, 0.8), (0.35, 1.15), (0.46, 0.8)):
            parts.append(
                cylinder(
                    (side * length * reach, 0, 0),
                    r * scale,
                    length * 0.095,
                    colour,
                    length * 0.012,
                    turn=(0, math.pi / 2, 0),
                )
            )
    return group(parts, at, turn)


def barbell(z, y=0.0):
    """A loaded bar along x."""
    parts = [rod((-0.95, y, z), (0.95, y, z), 0.022, 'steel')]
    for side in (-1, 1):
        for k, (radius, colour) in enumerate(((0.26, 'navy'), (0.22, 'teal'), (0.16, 'terracotta'))):
            parts.append(cylinder((side * (0.66 + k * 0.08), y, z), radius, 0.06, colour, 0.015, turn=(0, math.pi / 2, 0)))
    return parts


def bench_press(at, turn=0.0):
    """A bench with uprights and a loaded bar."""
    parts = [box((0, -0.45, 0.46), (0.32, 1.3, 0.1), 'teal', 0.04)]
    parts += [box((0, y, 0.2), (0.4, 0.08, 0.4), 'navy', 0.01) for y in (-0.95, 0.05)]
    parts += [box((x, 0.25, 0.55), (0.08, 0.08, 1.1), 'steel', 0.01) for x in (-0.5, 0.5)]
    parts += [box((x, 0.25, 0.03), (0.1, 0.6, 0.06), 'navy', 0.01) for x in (-0.5, 0.5)]
    return group(parts + barbell(1.12, 0.22), at, turn)


def treadmill(at, turn=0.0):
    """A treadmill; the runner looks to +y."""
    parts = [
        box((0, 0, 0.12), (0.8, 1.7, 0.2), 'white', 0.06),
        box((0, -0.05, 0.225), (0.5, 1.5, 0.02), 'navy', 0.005),
        box((0, 0.72, 0.3), (0.7, 0.34, 0.2), 'teal', 0.08),
        box((0, 0.72, 1.3), (0.75, 0.1, 0.34), 'navy', 0.03, (-0.4, 0, 0)),
        box((0, 0.66, 1.32), (0.5, 0.03, 0.22), 'screen', 0.01, (-0.4, 0, 0)),
    ]
    for x in (-0.36, 0.36):
        parts.append(rod((x, 0.8, 0.2), (x, 0.72, 1.25), 0.045, 'steel'))
        parts.append(rod((x, 0.7, 1.12), (x, 0.05, 1.05), 0.03, 'navy'))
    return group(parts, at, turn)


def kettlebell(at, radius=0.16):
    """A kettlebell."""
    handle = [
        (radius * 0.75 * math.cos(a), 0, radius * 1.7 + radius * 0.75 * math.sin(a))
        for a in (k * math.pi / 6 for k in range(7))
    ]
    return group([ball((0, 0, radius * 0.95), radius, 'navy'), tube(handle, radius * 0.2, 'steel')], at)
