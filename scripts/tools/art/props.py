"""Things that stand in the scenes: plants, furniture, and the same bucket, mop, sign and caddy
everywhere. Built around the origin, then placed.
"""

import math
import random

from forms import lathe, leaf, loft, ring, rounded, upright, vessel
from kit import box, cylinder, group, prism, rod, tube

TURN = math.radians


def plant(at, size=1.0, pot='white'):
    """A broad-leaved plant about 1.2 m high."""
    parts = [
        lathe([(0.15, 0), (0.17, 0.02), (0.23, 0.44), (0.245, 0.45), (0.245, 0.5), (0.215, 0.5), (0.205, 0.44)], pot),
        cylinder((0, 0, 0.45), 0.206, 0.02, 'soil', 0),
    ]
    for k in range(22):
        inner = k / 22
        stalk = leaf(
            0.46 - 0.1 * inner, 0.2 - 0.04 * inner, 0.75 - 0.65 * inner, 0.75 - 0.35 * inner,
            0.22 + 0.3 * inner, 'leaf' if k % 3 else 'moss', k * 2.399,
        )  # fmt: skip
        stalk.location = (0.05 * math.cos(k * 2.399), 0.05 * math.sin(k * 2.399), 0.44)
        parts.append(stalk)
    return group(parts, at, size=size)


def desk(at, turn=0.0, mug='sun'):
    """A desk with a monitor, keyboard, mug and papers, 1.7 m wide; the sitter is at −y."""
    parts = [box((0, 0, 0.74), (1.7, 0.8, 0.035), 'oak', 0.01), box((0, 0.3, 0.69), (1.5, 0.03, 0.07), 'white', 0.006)]
    parts += [box((x, 0, 0.03), (0.06, 0.74, 0.035), 'white', 0.01) for x in (-0.76, 0.76)]
    parts += [box((x, 0.1, 0.38), (0.06, 0.09, 0.69), 'white', 0.01) for x in (-0.76, 0.76)]
    parts += [
        box((0, 0.2, 1.13), (0.72, 0.03, 0.42), 'navy', 0.012),
        box((0, 0.183, 1.135), (0.69, 0.006, 0.38), 'screen', 0.002),
        box((0, 0.23, 0.9), (0.06, 0.03, 0.3), 'steel', 0.004),
        box((0, 0.22, 0.763), (0.24, 0.18, 0.012), 'steel', 0.004),
        box((-0.02, -0.12, 0.769), (0.44, 0.15, 0.018), 'white', 0.006),
        box((-0.02, -0.115, 0.778), (0.41, 0.11, 0.006), 'mist', 0.002),
        box((0.32, -0.12, 0.77), (0.065, 0.11, 0.026), 'white', 0.012),
        box((0.6, 0.06, 0.763), (0.22, 0.3, 0.01), 'paper', 0.002, (0, 0, 0.12)),
        box((0.59, 0.05, 0.774), (0.22, 0.3, 0.012), 'teal', 0.003, (0, 0, 0.3)),
        tube([(0, 0.26, 0.9), (0.05, 0.36, 0.8), (0.1, 0.37, 0.4), (0.3, 0.3, 0.02)], 0.009, 'navy'),
        cup((-0.62, -0.02, 0.758), mug),
    ]
    return group(parts, at, turn)


def cup(at, colour='sun', turn=0.6):
    """A mug with its handle."""
    parts = [lathe([(0.036, 0), (0.042, 0.006), (0.043, 0.1), (0.037, 0.1), (0.036, 0.07)], colour)]
    parts.append(tube([(0.04, 0, 0.082), (0.075, 0, 0.085), (0.075, 0, 0.03), (0.04, 0, 0.025)], 0.006, colour))
    return group(parts, at, turn)


def office_chair(at, turn=0.0, fabric='teal'):
    """A swivel chair; the sitter looks to +y."""
    parts = [
        prism(rounded(0.5, 0.5, 0.12), 0.09, fabric, (0, 0, 0.42), bevel=0.035),
        prism(rounded(0.46, 0.56, 0.12), 0.07, fabric, (0, -0.22, 0.9), (TURN(98), 0, 0), 0.03),
        box((0, -0.285, 0.63), (0.08, 0.035, 0.5), 'navy', 0.012, (TURN(8), 0, 0)),
        box((0, -0.14, 0.405), (0.08, 0.32, 0.03), 'navy', 0.01),
        cylinder((0, 0, 0.3), 0.024, 0.24, 'steel'),
        cylinder((0, 0, 0.18), 0.035, 0.2, 'navy'),
    ]
    for side in (-1, 1):
        parts.append(box((side * 0.29, 0, 0.66), (0.06, 0.26, 0.03), 'navy', 0.012))
        parts.append(
            tube([(side * 0.15, 0, 0.41), (side * 0.3, 0, 0.41), (side * 0.29, 0, 0.5), (side * 0.29, 0, 0.65)], 0.014, 'navy')
        )
    for k in range(5):
        angle = k * 2 * math.pi / 5
        x, y = math.cos(angle), math.sin(angle)
        parts.append(box((0.15 * x, 0.15 * y, 0.085), (0.3, 0.045, 0.03), 'navy', 0.01, (0, 0, angle)))
        parts.append(cylinder((0.29 * x, 0.29 * y, 0.034), 0.034, 0.045, 'navy', turn=(math.pi / 2, 0, angle)))
    return group(parts, at, turn)


def bucket(at, turn=0.0, size=1.0):
    """The mop bucket on castors with its yellow wringer; the wringer's lever is at +x."""
    parts = [
        vessel((0.42, 0.3), (0.56, 0.4), 0.36, 'teal', (0, 0, 0.1), 0.02, 0.08),
        prism(rounded(0.5, 0.34, 0.07), 0.01, 'water', (0, 0, 0.34), bevel=0),
        prism(rounded(0.47, 0.35, 0.08), 0.045, 'harbour', (0, 0, 0.075), bevel=0.012),
        tube([(-0.24, 0.18, 0.44), (-0.42, 0.12, 0.62), (-0.42, -0.12, 0.62), (-0.24, -0.18, 0.44)], 0.012, 'steel'),
        vessel((0.2, 0.26), (0.29, 0.36), 0.2, 'sun', (0.12, 0, 0.37), 0.016, 0.04),
        prism(rounded(0.22, 0.27, 0.03), 0.01, 'navy', (0.12, 0, 0.5), bevel=0),
        rod((0.27, 0.13, 0.53), (0.4, 0.13, 0.84), 0.014, 'steel'),
        rod((0.4, 0.14, 0.84), (0.4, -0.06, 0.84), 0.02, 'navy'),
    ]
    parts += [castor((x, y, 0), 0.04) for x in (-0.17, 0.17) for y in (-0.12, 0.12)]
    return group(parts, at, turn, size)


def castor(at, radius=0.05):
    """A wheel with its fork; `at` is on the floor."""
    parts = [
        cylinder((0, 0, radius), radius, radius * 0.7, 'navy', radius * 0.2, turn=(math.pi / 2, 0, 0), sides=24),
        cylinder((0, 0, radius), radius * 0.5, radius * 0.9, 'steel', 0, turn=(math.pi / 2, 0, 0), sides=16),
        box((0, 0, radius * 2.05), (radius * 0.9, radius * 1.1, radius * 0.3), 'steel', 0.003),
    ]
    return group(parts, at, 0.4)


def mop(at, turn=0.0, lean=12.0):
    """A mop standing on its head, leaning by `lean` degrees to +x."""

    def along(length):
        return (length * math.sin(TURN(lean)), 0, 0.1 + length * math.cos(TURN(lean)))

    parts = [
        rod(along(0), along(1.42), 0.014, 'steel'),
        rod(along(1.2), along(1.43), 0.019, 'teal'),
        rod(along(0.02), along(0.16), 0.024, 'harbour'),
        box((0, 0, 0.105), (0.08, 0.3, 0.035), 'harbour', 0.015),
    ]
    for k in range(44):
        y, side = random.uniform(-0.14, 0.14), 1 if k % 2 else -1
        reach = random.uniform(0.1, 0.17)
        parts.append(
            tube(
                [(0, y, 0.1), (side * 0.05, y * 1.1, 0.11), (side * 0.08, y * 1.3, 0.03), (side * reach, y * 1.6, 0.014)],
                0.013,
                'white' if k % 5 else 'mist',
            )
        )
    return group(parts, at, turn)


def floor_sign(at, turn=0.0):
    """The folding sign with its warning triangle, 0.7 m high; it faces −y and +y."""
    outline = [(-0.18, 0), (-0.13, 0.0), (-0.1, 0.035), (0.1, 0.035), (0.13, 0), (0.18, 0), (0.145, 0.66)]
    outline += [(0.12, 0.7), (0.055, 0.7), (0.05, 0.675), (-0.05, 0.675), (-0.055, 0.7), (-0.12, 0.7), (-0.145, 0.66)]
    mark = [(x, 0.33 + y) for x, y in [(-0.105, 0), (0.105, 0), (0.1, 0.022), (0.012, 0.18), (-0.012, 0.18), (-0.1, 0.022)]]
    parts = []
    for side in (0, 1):
        foot = (0, -0.17 if side == 0 else 0.17, 0)
        parts.append(upright(outline, 0.022, 'sun', foot, 14, side * 180))
        parts.append(upright(mark, 0.006, 'navy', foot, 14, side * 180, 0.02))
        parts.append(
            upright([(-0.009, 0.39), (0.009, 0.39), (0.013, 0.46), (-0.013, 0.46)], 0.004, 'sun', foot, 14, side * 180, 0.025)
        )
        parts.append(
            upright([(-0.01, 0.362), (0.01, 0.362), (0.01, 0.38), (-0.01, 0.38)], 0.004, 'sun', foot, 14, side * 180, 0.025)
        )
        parts.append(
            upright([(-0.09, 0.16), (0.09, 0.16), (0.09, 0.185), (-0.09, 0.185)], 0.005, 'navy', foot, 14, side * 180, 0.02)
        )
        parts.append(
            upright([(-0.09, 0.22), (0.09, 0.22), (0.09, 0.245), (-0.09, 0.245)], 0.005, 'navy', foot, 14, side * 180, 0.02)
        )
    return group(parts, at, turn)


def bottle(at, colour='teal', turn=0.0, label='white'):
    """A spray bottle, 0.3 m high, its nozzle to −y."""
    parts = [
        lathe([(0.042, 0), (0.05, 0.008), (0.05, 0.155), (0.044, 0.185), (0.02, 0.215), (0.017, 0.235)], colour),
        lathe([(0.0505, 0.035), (0.0512, 0.036), (0.0512, 0.135), (0.0505, 0.136)], label),
        lathe([(0.023, 0.222), (0.023, 0.25), (0.016, 0.255)], 'white', sides=20),
        box((0, -0.02, 0.274), (0.034, 0.105, 0.042), 'white', 0.012),
        box((0, -0.078, 0.28), (0.02, 0.025, 0.022), colour, 0.004),
        box((0, -0.045, 0.235), (0.014, 0.016, 0.06), colour, 0.005, (TURN(-22), 0, 0)),
        box((0, -0.0505, 0.086), (0.04, 0.006, 0.05), colour, 0.002),
    ]
    return group(parts, at, turn)


def folded_cloths(at, colours=('teal', 'sun', 'white', 'terracotta'), turn=0.0, width=0.24, depth=0.18):
    """A stack of folded cloths, the first colour at the bottom."""
    parts = []
    for k, colour in enumerate(colours):
        z, shift = 0.014 + k * 0.027, 0.004 * (k % 2)
        parts.append(box((shift, 0, z), (width, depth, 0.025), colour, 0.011))
    return group(parts, at, turn)


def caddy(at, turn=0.0, size=1.0):
    """The carry tray with three spray bottles, a brush and cloths; the bottles spray to −y."""
    parts = [
        vessel((0.54, 0.3), (0.6, 0.34), 0.19, 'harbour', (0, 0, 0), 0.016, 0.05),
        box((0, 0.015, 0.1), (0.5, 0.015, 0.15), 'harbour', 0.004),
        tube(
            [
                (-0.27, 0.015, 0.12),
                (-0.27, 0.015, 0.4),
                (-0.2, 0.015, 0.44),
                (0.2, 0.015, 0.44),
                (0.27, 0.015, 0.4),
                (0.27, 0.015, 0.12),
            ],
            0.016,
            'harbour',
        ),
        folded_cloths((0.12, -0.075, 0.1), ('teal', 'terracotta', 'white', 'sun'), width=0.2, depth=0.11),
        rod((-0.17, -0.07, 0.05), (-0.2, -0.08, 0.33), 0.014, 'oak'),
        rod((-0.08, -0.07, 0.05), (-0.07, -0.09, 0.27), 0.013, 'white'),
    ]
    parts += [bottle((x, 0.09, 0.03), colour) for x, colour in ((-0.16, 'teal'), (0, 'sun'), (0.16, 'white'))]
    return group(parts, at, turn, size)


def vacuum(at, turn=0.0):
    """A canister vacuum with hose, pipe and floor head, to +x."""
    parts = [
        prism(rounded(0.56, 0.34, 0.14), 0.07, 'navy', (0, 0, 0.06), bevel=0.02),
        loft(
            [ring(rounded(0.54, 0.33, 0.14), 0.12), ring(rounded(0.5, 0.3, 0.13), 0.26), ring(rounded(0.38, 0.2, 0.09), 0.32)],
            'teal',
            bevel=0.02,
        ),
        prism(rounded(0.24, 0.16, 0.05), 0.03, 'harbour', (-0.02, 0, 0.315), bevel=0.01),
        tube([(-0.16, 0, 0.3), (-0.14, 0, 0.4), (0.08, 0, 0.4), (0.12, 0, 0.31)], 0.014, 'harbour'),
        cylinder((0.2, 0, 0.3), 0.04, 0.07, 'harbour', turn=(0, 0.6, 0)),
        tube([(0.22, 0, 0.33), (0.32, 0.02, 0.62), (0.5, 0.12, 0.86), (0.66, 0.1, 1.0), (0.76, 0.03, 0.93)], 0.025, 'navy'),
        rod((0.76, 0.03, 0.93), (1.15, 0, 0.08), 0.018, 'steel'),
        rod((0.74, 0.032, 0.97), (0.82, 0.026, 0.8), 0.026, 'harbour'),
        box((1.19, 0, 0.035), (0.12, 0.34, 0.06), 'harbour', 0.025),
        box((1.255, 0, 0.03), (0.02, 0.33, 0.03), 'sun', 0.008),
    ]
    parts += [cylinder((-0.17, y, 0.1), 0.1, 0.045, 'navy', 0.015, turn=(math.pi / 2, 0, 0)) for y in (-0.17, 0.17)]
    parts += [cylinder((-0.17, y, 0.1), 0.055, 0.05, 'steel', 0.004, turn=(math.pi / 2, 0, 0)) for y in (-0.17, 0.17)]
    parts.append(castor((0.2, 0, 0), 0.03))
    return group(parts, at, turn)
