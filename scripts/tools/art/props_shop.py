"""What a shop is made of, and the machine that washes its floor."""

import math
import random

from forms import lathe, loft, ring, rounded
from kit import ball, box, cylinder, group, prism, rod, tube

CLOTH = ('teal', 'harbour', 'sand', 'white', 'mist', 'terracotta', 'tan', 'slate')


def floor_machine(at, turn=0.0, size=1.0):
    """A walk-behind floor scrubber, 1.3 m long; it drives towards −y, its handle is at +y."""
    parts = [
        loft(
            [ring(rounded(0.56, 0.92, 0.14), 0.16), ring(rounded(0.6, 0.96, 0.16), 0.4), ring(rounded(0.58, 0.92, 0.16), 0.55)],
            'teal',
            bevel=0.02,
        ),
        loft(
            [ring(rounded(0.54, 0.86, 0.15), 0.55), ring(rounded(0.55, 0.87, 0.16), 0.7), ring(rounded(0.46, 0.7, 0.14), 0.82)],
            'white',
            bevel=0.02,
        ),
        prism(rounded(0.3, 0.34, 0.08), 0.03, 'harbour', (0, -0.1, 0.815), bevel=0.01),
        cylinder((0, -0.46, 0.12), 0.33, 0.09, 'harbour', 0.02),
        cylinder((0, -0.46, 0.04), 0.29, 0.07, 'navy', 0.01),
        box((0, -0.8, 0.15), (0.5, 0.035, 0.06), 'sun', 0.012),
        box((0, 0.45, 0.78), (0.34, 0.16, 0.22), 'harbour', 0.03, (0.5, 0, 0)),
        box((0, 0.5, 0.86), (0.24, 0.012, 0.1), 'screen', 0.004, (0.9, 0, 0)),
        tube([(-0.2, 0.45, 0.72), (-0.26, 0.7, 0.92), (0.26, 0.7, 0.92), (0.2, 0.45, 0.72)], 0.022, 'navy'),
        tube([(0.26, 0.3, 0.6), (0.4, 0.42, 0.5), (0.34, 0.5, 0.2), (0.1, 0.56, 0.1)], 0.028, 'navy'),
        box((0, 0.56, 0.055), (0.84, 0.05, 0.07), 'harbour', 0.015),
        box((0, 0.565, 0.02), (0.86, 0.03, 0.035), 'sun', 0.005),
        cylinder((0.301, 0, 0.42), 0.05, 0.02, 'sun', 0.005, turn=(0, math.pi / 2, 0)),
    ]
    parts += [cylinder((x, 0.18, 0.15), 0.15, 0.07, 'navy', 0.02, turn=(0, math.pi / 2, 0)) for x in (-0.29, 0.29)]
    parts += [cylinder((x, 0.18, 0.15), 0.08, 0.075, 'steel', 0.005, turn=(0, math.pi / 2, 0)) for x in (-0.29, 0.29)]
    return group(parts, at, turn, size)


def stack(at, count=5, turn=0.0, colours=CLOTH):
    """Folded pullovers."""
    parts = []
    for k in range(count):
        colour = random.choice(colours)
        parts.append(box((random.uniform(-0.006, 0.006), 0, 0.022 + 0.042 * k), (0.3, 0.24, 0.04), colour, 0.018))
    return group(parts, at, turn)


def display_table(at, width=1.6, depth=0.9, turn=0.0, stacks=((-0.5, 5), (-0.1, 3), (0.3, 4))):
    """A low oak table with piles of clothes and one bowl."""
    parts = [
        box((0, 0, 0.76), (width, depth, 0.05), 'oak', 0.012),
        box((0, 0, 0.22), (width - 0.16, depth - 0.12, 0.035), 'oak', 0.01),
    ]
    parts += [
        box((x, y, 0.37), (0.06, 0.06, 0.74), 'white', 0.01)
        for x in (-width / 2 + 0.08, width / 2 - 0.08)
        for y in (-depth / 2 + 0.08, depth / 2 - 0.08)
    ]
    for x, count in stacks:
        parts.append(stack((x, -depth * 0.2, 0.785), count))
        parts.append(stack((x + 0.02, depth * 0.22, 0.785), max(2, count - 1)))
    parts += [box((x, 0, 0.34), (0.36, 0.5, 0.2), 'tan', 0.015) for x in (-width * 0.28, width * 0.22)]
    parts.append(lathe([(0.05, 0), (0.12, 0.04), (0.15, 0.1), (0.14, 0.1), (0.11, 0.05)], 'teal', (width / 2 - 0.22, 0, 0.785)))
    return group(parts, at, turn)


def rail(at, width=1.6, turn=0.0, colours=CLOTH):
    """A clothing rail with clothes on hangers; it runs along x."""
    parts = [rod((-width / 2, 0, 1.5), (width / 2, 0, 1.5), 0.016, 'navy')]
    for x in (-width / 2, width / 2):
        parts += [rod((x, 0, 0.04), (x, 0, 1.5), 0.016, 'navy'), box((x, 0, 0.02), (0.05, 0.5, 0.03), 'navy', 0.01)]
    count = int(width / 0.12)
    for k in range(1, count):
        x, colour = -width / 2 + width * k / count, random.choice(colours)
        long = random.choice((0.62, 0.7, 0.92))
        half = 0.2
        outline = [
            (-half, -long),
            (half, -long),
            (half * 0.95, -0.16),
            (half * 1.25, -0.36),
            (half * 1.45, -0.3),
            (half * 1.05, -0.02),
            (0.05, 0),
            (-0.05, 0),
            (-half * 1.05, -0.02),
            (-half * 1.45, -0.3),
            (-half * 1.25, -0.36),
            (-half * 0.95, -0.16),
        ]
        parts.append(
            prism(outline, 0.05, colour, (x - 0.025, 0, 1.4), (math.pi / 2, random.uniform(-0.1, 0.1), math.pi / 2), 0.015)
        )
        parts.append(tube([(x, 0, 1.39), (x, 0, 1.46), (x, 0.02, 1.52), (x, 0.02, 1.49)], 0.006, 'steel'))
    return group(parts, at, turn)


def shop_shelves(at, width=1.8, levels=5, turn=0.0, back='mist'):
    """A wall of shelves, 2.3 m high, with clothes, shoes boxes and bottles; its front is −y."""
    parts = [box((0, 0.17, 1.16), (width, 0.03, 2.3), back, 0.006)]
    parts += [box((x, 0, 1.16), (0.04, 0.36, 2.32), 'oak', 0.008) for x in (-width / 2, 0, width / 2)]
    for level in range(levels + 1):
        z = 0.1 + level * 2.2 / levels
        parts.append(box((0, 0, z), (width, 0.36, 0.035), 'oak', 0.008))
        if level == levels:
            break
        for x in (-width / 4, width / 4):
            kind = (level + (x > 0)) % 3
            if kind == 0:
                parts += [stack((x + dx, 0, z + 0.018), random.randint(3, 6)) for dx in (-width * 0.1, width * 0.1)]
            elif kind == 1:
                for dx in (-width * 0.13, width * 0.03):
                    for high in range(random.randint(1, 2)):
                        parts.append(
                            box(
                                (x + dx, 0, z + 0.085 + high * 0.13),
                                (0.26, 0.28, 0.125),
                                random.choice(('white', 'tan', 'teal', 'harbour')),
                                0.008,
                            )
                        )
                        parts.append(box((x + dx, -0.142, z + 0.1 + high * 0.13), (0.1, 0.004, 0.04), 'paper', 0))
            else:
                for k in range(4):
                    jar = random.choice(('teal', 'white', 'terracotta', 'sand'))
                    parts.append(
                        lathe(
                            [(0.05, 0), (0.06, 0.02), (0.06, 0.14), (0.03, 0.18), (0.03, 0.22)],
                            jar,
                            (x - width * 0.15 + k * width * 0.1, -0.02, z + 0.018),
                            sides=24,
                        )
                    )
    return group(parts, at, turn)


def shutter(at, width, top, bottom):
    """A roller shutter that hangs from its box at height `top` down to `bottom`, with its rails."""
    parts = [box((0, 0, top + 0.2), (width + 0.3, 0.4, 0.4), 'harbour', 0.03)]
    count = int((top - bottom) / 0.1)
    parts += [box((0, 0, top - 0.05 - k * 0.1), (width, 0.035, 0.094), 'steel', 0.016) for k in range(count)]
    parts.append(box((0, 0, top - count * 0.1 - 0.04), (width, 0.06, 0.08), 'harbour', 0.012))
    parts += [box((0.25 * s, -0.04, top - count * 0.1 - 0.04), (0.14, 0.03, 0.03), 'sun', 0.008) for s in (-1, 1)]
    parts += [box((s * (width / 2 + 0.05), 0, top / 2), (0.12, 0.14, top), 'harbour', 0.01) for s in (-1, 1)]
    return group(parts, at)


def street_view(y):
    """What is outside the shop: a footpath, a house front with a door and an awning, a tree."""
    box((0, y + 3, -0.06), (14, 6.4, 0.1), 'stone', 0)
    box((0, y + 6, 1.55), (14, 0.3, 3.1), 'sand', 0)
    box((0, y + 5.8, 0.3), (14, 0.2, 0.6), 'tan', 0)
    for x in (-3.4, -1.1, 1.2, 3.5):
        box((x, y + 5.8, 1.75), (1.3, 0.12, 1.7), 'white', 0.01)
        box((x, y + 5.76, 1.75), (1.14, 0.12, 1.54), 'haze', 0.006)
    for k in range(8):
        box((-2.1 + k * 0.6, y + 5.3, 2.45), (0.6, 1.3, 0.05), 'white' if k % 2 else 'terracotta', 0.01, (0.35, 0, 0))
    rod((2.2, y + 2.8, 0), (2.2, y + 2.8, 1.7), 0.07, 'walnut')
    for dx, dz, r in ((0, 2.3, 0.75), (0.5, 2.0, 0.5), (-0.45, 2.05, 0.5)):
        ball((2.2 + dx, y + 2.8, dz), r, 'leaf' if dx else 'moss')
    box((2.2, y + 2.8, 0.0), (0.9, 0.9, 0.06), 'concrete', 0.01)
