"""What stands outside: trees and street furniture. Built around the origin, then placed."""

import math
import random

from kit import ball, box, cylinder, group, prism, rod, tube


def tree(at, size=1.0, kind='round'):
    """A street tree about 4 m high: 'round', or a slim 'cypress'."""
    parts = [cylinder((0, 0, 0.9), 0.13, 1.8, 'walnut', 0.01, 0.09)]
    if kind == 'cypress':
        parts = [cylinder((0, 0, 0.3), 0.1, 0.6, 'walnut', 0)]
        parts += [ball((0, 0, 1.55), (0.5, 0.5, 1.25), 'moss'), ball((0, 0, 2.6), (0.32, 0.32, 0.95), 'moss')]
        return group(parts, at, random.uniform(0, 6), size)
    parts += [rod((0, 0, 1.1), (x, y, 2.0), 0.05, 'walnut') for x, y in ((0.5, 0.2), (-0.4, 0.35), (0, -0.5))]
    parts.append(ball((0, 0, 2.6), (1.05, 1.05, 0.95), 'leaf'))
    for k in range(16):
        angle, rise = k * 2.4, (k + 0.5) / 16
        reach = 1.0 * math.sqrt(1 - (rise * 1.5 - 0.6) ** 2)
        where = (math.cos(angle) * reach, math.sin(angle) * reach, 2.2 + 1.15 * rise)
        colour = 'moss' if k % 5 == 0 else '63A56A' if k % 3 == 1 else 'leaf'
        parts.append(ball(where, random.uniform(0.36, 0.5), colour))
    return group(parts, at, random.uniform(0, 6), size)


def hedge(at, width, depth=0.6, height=0.7):
    """A clipped hedge by its foot's middle, with a few rounder places."""
    parts = [box((0, 0, height / 2), (width, depth, height), 'moss', 0.16)]
    for i in range(int(width / 0.5)):
        x = -width / 2 + 0.35 + i * 0.5
        if x < width / 2 - 0.2:
            parts.append(ball((x, random.uniform(-0.06, 0.06), height * 0.82), (0.32, depth * 0.46, 0.22), 'leaf'))
    return group(parts, at)


def planter(at, width=1.4, depth=0.6, height=0.5, colour='white'):
    """A trough with low plants."""
    parts = [box((0, 0, height / 2), (width, depth, height), colour, 0.04)]
    parts.append(box((0, 0, height), (width - 0.12, depth - 0.12, 0.03), 'soil', 0))
    length, across = max(width, depth), min(width, depth)
    count = max(2, round(length / 0.34))
    for i in range(count):
        along, tall = -length / 2 + (i + 0.5) * length / count, random.uniform(0.2, 0.3)
        place, radii = ((along, 0), (0.2, across * 0.36)) if width >= depth else ((0, along), (across * 0.36, 0.2))
        parts.append(ball((*place, height + 0.16), (*radii, tall), 'leaf' if i % 2 else 'moss'))
    return group(parts, at)


def bench(at, turn=0.0):
    """A slatted bench; the sitter looks to −y."""
    parts = [box((0, y, 0.45), (1.7, 0.12, 0.05), 'oak') for y in (-0.2, -0.04, 0.12)]
    parts += [box((0, 0.24, z), (1.7, 0.04, 0.12), 'oak') for z in (0.65, 0.82)]
    parts += [box((x, 0, 0.22), (0.07, 0.42, 0.42), 'navy', 0.01) for x in (-0.65, 0.65)]
    parts += [box((x, 0.27, 0.62), (0.06, 0.04, 0.5), 'navy', 0.01) for x in (-0.65, 0.65)]
    return group(parts, at, turn)


def lamp_post(at, turn=0.0, height=3.6):
    """A street lamp with its head to +x."""
    parts = [
        cylinder((0, 0, 0.1), 0.14, 0.2, 'navy', 0.02),
        rod((0, 0, 0.1), (0, 0, height), 0.05, 'navy'),
        rod((0, 0, height), (0.6, 0, height + 0.08), 0.04, 'navy'),
        box((0.75, 0, height + 0.08), (0.5, 0.22, 0.08), 'navy', 0.03),
        box((0.75, 0, height + 0.035), (0.4, 0.15, 0.03), 'screen', 0.005),
    ]
    return group(parts, at, turn)


def bin(at, turn=0.0, lid='teal'):
    """A wheeled bin, its front to −y."""
    parts = [
        prism([(-0.24, -0.27), (0.24, -0.27), (0.24, 0.27), (-0.24, 0.27)], 0.95, 'harbour', (0, 0, 0.06), bevel=0.04),
        box((0, -0.02, 1.05), (0.56, 0.66, 0.09), lid, 0.03),
        rod((-0.22, 0.34, 1.0), (0.22, 0.34, 1.0), 0.025, 'navy'),
        box((0, -0.285, 0.8), (0.3, 0.02, 0.12), 'teal', 0.005),
    ]
    parts += [cylinder((x, 0.26, 0.1), 0.1, 0.06, 'navy', 0.01, turn=(0, math.pi / 2, 0)) for x in (-0.26, 0.26)]
    return group(parts, at, turn)


def bollard(at, height=0.9, colour='sun'):
    """A post that guards a corner."""
    return group(
        [cylinder((0, 0, height / 2), 0.09, height, colour, 0.03), cylinder((0, 0, height * 0.72), 0.095, 0.12, 'navy', 0)],
        at,
    )


def cone(at, size=1.0):
    """A traffic cone."""
    parts = [
        box((0, 0, 0.025), (0.4, 0.4, 0.05), 'navy', 0.02),
        cylinder((0, 0, 0.35), 0.15, 0.62, 'terracotta', 0.005, 0.035),
        cylinder((0, 0, 0.4), 0.122, 0.12, 'white', 0, 0.1),
    ]
    return group(parts, at, size=size)


def bicycle(at, turn=0.0, colour='teal'):
    """A bicycle along x, leaning on nothing."""
    parts = []
    for x in (-0.5, 0.5):
        ring = [(x + 0.33 * math.cos(k * math.pi / 6), 0, 0.35 + 0.33 * math.sin(k * math.pi / 6)) for k in range(12)]
        parts += [
            tube(ring, 0.025, 'navy', closed=True),
            cylinder((x, 0, 0.35), 0.05, 0.08, 'steel', 0, turn=(math.pi / 2, 0, 0)),
        ]
    for a, b in (
        ((-0.5, 0.35), (-0.15, 0.75)),
        ((-0.5, 0.35), (-0.02, 0.33)),
        ((-0.02, 0.33), (-0.18, 0.9)),
        ((-0.02, 0.33), (0.36, 0.8)),
        ((-0.15, 0.75), (0.36, 0.8)),
        ((0.5, 0.35), (0.34, 0.98)),
    ):
        parts.append(rod((a[0], 0, a[1]), (b[0], 0, b[1]), 0.024, colour))
    parts += [
        box((-0.19, 0, 0.93), (0.26, 0.12, 0.05), 'walnut', 0.02),
        rod((0.34, -0.25, 0.99), (0.34, 0.25, 0.99), 0.02, 'navy'),
    ]
    return group(parts, at, turn)


def cafe_table(at, turn=0.0, chairs=2, cloth='white'):
    """A round table with chairs and a cup."""
    parts = [
        cylinder((0, 0, 0.73), 0.38, 0.04, cloth, 0.01),
        rod((0, 0, 0.03), (0, 0, 0.72), 0.03, 'navy'),
        cylinder((0, 0, 0.02), 0.22, 0.04, 'navy', 0.01),
        cylinder((0.1, 0.08, 0.8), 0.05, 0.1, 'teal', 0.01),
    ]
    for k in range(chairs):
        angle = turn + k * 2 * math.pi / chairs
        seat = [box((0, 0, 0.45), (0.4, 0.4, 0.05), 'oak', 0.02), box((0, 0.19, 0.72), (0.38, 0.04, 0.22), 'oak', 0.02)]
        seat += [
            rod((x, y, 0), (x, y, 0.45 if y < 0 else 0.8), 0.018, 'navy') for x in (-0.17, 0.17) for y in (-0.17, 0.18)
        ]
        parts.append(group(seat, (0.66 * math.sin(angle), 0.66 * math.cos(angle), 0), -angle))
    return group(parts, at)


def umbrella(at, colour='teal', radius=1.25):
    """A market umbrella."""
    parts = [
        cylinder((0, 0, 0.05), 0.28, 0.1, 'concrete', 0.02),
        rod((0, 0, 0), (0, 0, 2.5), 0.03, 'oak'),
        cylinder((0, 0, 2.3), radius, 0.5, colour, 0.01, 0.05, sides=8),
        cylinder((0, 0, 2.0), radius * 1.005, 0.12, 'white', 0.01, sides=8),
        ball((0, 0, 2.58), 0.06, 'oak'),
    ]
    return group(parts, at)
