"""The machines and carts of the service dioramas. Built around the origin, heading to +x, then
placed.
"""

import math

from kit import ball, box, cylinder, group, paint, rod, tube
from props import TURN, bottle
from props_clutter import folded

SIDE = (TURN(90), 0, 0)  # lays a cylinder's axis along y


def ring(at, radius, thick, material, upright=False):
    """A hoop around a point, lying flat or standing across x."""
    x, y, z = at
    turns = [(math.cos(k * math.pi / 6), math.sin(k * math.pi / 6)) for k in range(12)]
    points = [(x, y + radius * c, z + radius * s) if upright else (x + radius * c, y + radius * s, z) for c, s in turns]
    return tube(points, thick, material, closed=True)


def wheel(at, radius=0.1, width=0.05, hub='steel'):
    """A wheel that rolls along x, with its hub."""
    return [
        cylinder(at, radius, width, 'ink', 0.015, turn=SIDE),
        cylinder(at, radius * 0.5, width + 0.012, hub, 0.004, turn=SIDE),
    ]


def walk_scrubber(at, turn=0.0, size=1.0):
    """A walk-behind scrubber-dryer."""
    parts = [
        box((0.02, 0, 0.36), (0.86, 0.48, 0.38), 'harbour', 0.1),
        box((-0.02, 0, 0.64), (0.78, 0.46, 0.26), 'teal', 0.09),
        box((0.1, 0, 0.78), (0.34, 0.3, 0.04), 'harbour', 0.02),
        cylinder((0.4, 0, 0.1), 0.3, 0.13, 'harbour', 0.03),
        cylinder((0.4, 0, 0.025), 0.27, 0.05, 'white', 0.004),
        box((-0.52, 0, 0.06), (0.07, 0.74, 0.05), 'ink', 0.015),
        box((-0.48, 0, 0.1), (0.08, 0.6, 0.04), 'steel', 0.012),
        tube([(-0.48, 0.1, 0.1), (-0.6, 0.14, 0.3), (-0.52, 0.12, 0.55), (-0.38, 0.1, 0.6)], 0.03, 'ink'),
        box((-0.44, 0, 0.82), (0.1, 0.36, 0.16), 'navy', 0.03, (0, -0.4, 0)),
        box((-0.5, 0.05, 0.87), (0.02, 0.1, 0.05), 'screen', 0.004, (0, -0.4, 0)),
        cylinder((-0.5, -0.1, 0.87), 0.025, 0.03, 'sun', 0.004, turn=(0, -1.9, 0)),
        ring((-0.6, 0, 0.9), 0.17, 0.018, 'ink', upright=True),
        box((0.455, 0, 0.38), (0.02, 0.3, 0.07), 'sun', 0.008),
    ]
    for y in (-0.22, 0.22):
        parts += wheel((-0.14, y, 0.13), 0.13, 0.06)
    return group(parts, at, turn, size)


def ride_on(at, turn=0.0, size=1.0):
    """A ride-on scrubber-dryer with its beacon."""
    parts = [
        box((0.0, 0, 0.36), (1.3, 0.74, 0.3), 'harbour', 0.1),
        box((-0.34, 0, 0.72), (0.66, 0.74, 0.52), 'teal', 0.12),
        box((0.57, 0, 0.66), (0.24, 0.62, 0.6), 'teal', 0.09),
        box((-0.04, 0, 0.9), (0.12, 0.44, 0.44), 'navy', 0.05, (0, -0.15, 0)),
        box((0.14, 0, 0.66), (0.36, 0.46, 0.12), 'navy', 0.05),
        box((0.3, 0, 0.53), (0.4, 0.66, 0.04), 'steel', 0.01),
        rod((0.5, 0, 0.92), (0.38, 0, 1.04), 0.03, 'ink'),
        ring((0.37, 0, 1.06), 0.16, 0.018, 'ink'),
        box((0.52, 0.16, 0.98), (0.06, 0.18, 0.1), 'screen', 0.01, (0, -0.5, 0)),
        cylinder((0.45, 0, 0.12), 0.36, 0.14, 'ink', 0.03),
        cylinder((0.45, 0, 0.03), 0.33, 0.05, 'white', 0.004),
        box((-0.72, 0, 0.08), (0.08, 1.0, 0.07), 'ink', 0.02),
        tube([(-0.7, 0.2, 0.1), (-0.82, 0.24, 0.4), (-0.74, 0.2, 0.7), (-0.6, 0.2, 0.86)], 0.035, 'ink'),
        cylinder((-0.4, 0.12, 0.99), 0.13, 0.04, 'ink', 0.01),
        rod((-0.56, -0.26, 0.95), (-0.56, -0.26, 1.32), 0.014, 'steel'),
        cylinder((-0.56, -0.26, 1.37), 0.05, 0.11, paint('sun', **{'Emission Strength': 0.3}), 0.02),
        box((0.0, -0.372, 0.5), (1.05, 0.01, 0.05), 'white', 0.003),
    ]
    parts += [cylinder((0.695, y, 0.72), 0.06, 0.02, 'white', 0.004, turn=(0, TURN(90), 0)) for y in (-0.2, 0.2)]
    for y in (-0.33, 0.33):
        parts += wheel((-0.34, y, 0.17), 0.17, 0.1)
    return group(parts, at, turn, size)


def extractor(at, turn=0.0, size=1.0):
    """A walk-behind carpet extractor: its suction shoe trails behind a clean stripe."""
    parts = [
        box((0, 0, 0.26), (0.62, 0.44, 0.28), 'harbour', 0.08),
        box((-0.02, 0, 0.5), (0.5, 0.4, 0.26), paint('water', Alpha=0.85), 0.07),
        box((0.0, 0, 0.65), (0.4, 0.36, 0.06), 'teal', 0.025),
        cylinder((0.06, 0, 0.69), 0.09, 0.03, 'ink', 0.008),
        box((0.34, 0, 0.1), (0.1, 0.54, 0.14), 'steel', 0.03),
        box((0.36, 0, 0.025), (0.05, 0.56, 0.05), 'ink', 0.01),
        tube([(0.34, 0, 0.16), (0.46, 0, 0.34), (0.38, 0, 0.56), (0.2, 0, 0.62)], 0.032, 'ink'),
        box((-0.5, 0, 1.0), (0.12, 0.34, 0.07), 'navy', 0.02, (0, -0.5, 0)),
        rod((-0.56, -0.2, 1.02), (-0.56, 0.2, 1.02), 0.018, 'ink'),
        box((0.0, -0.222, 0.28), (0.3, 0.008, 0.07), 'sun', 0.003),
    ]
    for y in (-0.15, 0.15):
        parts.append(rod((-0.26, y, 0.34), (-0.54, y, 1.0), 0.016, 'steel'))
    for y in (-0.2, 0.2):
        parts += wheel((-0.2, y, 0.13), 0.13, 0.05)
    return group(parts, at, turn, size)


def air_mover(at, turn=0.0, colour='teal'):
    """A snail-shaped drying fan that blows to +x along the floor."""
    parts = [cylinder((0, 0, 0.26), 0.24, 0.34, colour, 0.05, turn=SIDE), box((0.2, 0, 0.1), (0.42, 0.34, 0.18), colour, 0.03)]
    parts += [box((0.412, 0, 0.1), (0.012, 0.3, 0.14), 'ink', 0), box((0, 0, 0.025), (0.4, 0.3, 0.05), 'harbour', 0.015)]
    parts += [box((0.42, y, 0.1), (0.012, 0.012, 0.14), 'steel', 0) for y in (-0.1, -0.03, 0.04, 0.11)]
    for y in (-0.172, 0.172):
        parts += [
            cylinder((0, y, 0.26), 0.16, 0.01, 'ink', 0, turn=SIDE),
            cylinder((0, y * 1.04, 0.26), 0.05, 0.014, 'steel', 0.003, turn=SIDE),
        ]
        parts += [
            rod(
                (math.cos(a) * 0.155, y * 1.04, 0.26 + math.sin(a) * 0.155),
                (-math.cos(a) * 0.155, y * 1.04, 0.26 - math.sin(a) * 0.155),
                0.006,
                'steel',
            )
            for a in (0, 0.79, 1.57, 2.36)
        ]
    parts.append(tube([(-0.08, 0, 0.48), (-0.08, 0, 0.58), (0.08, 0, 0.58), (0.08, 0, 0.48)], 0.018, 'ink'))
    return group(parts, at, turn)


def hepa(at, turn=0.0, head=(0.75, 0.1)):
    """A site vacuum: a drum on castors with a clamped head, its hose and a floor tool at `head` (x,
    y).
    """
    x, y = head
    parts = [
        cylinder((0, 0, 0.34), 0.21, 0.46, 'steel', 0.02),
        cylinder((0, 0, 0.62), 0.22, 0.12, 'teal', 0.03, 0.19),
        cylinder((0, 0, 0.74), 0.15, 0.14, 'harbour', 0.04, 0.12),
        cylinder((0, 0, 0.12), 0.24, 0.05, 'harbour', 0.02),
        cylinder((0, 0, 0.44), 0.212, 0.03, 'sun', 0),
        cylinder((0.21, 0, 0.4), 0.04, 0.06, 'ink', 0.006, turn=(0, TURN(90), 0)),
        tube(
            [
                (0.22, 0, 0.4),
                (0.42, 0, 0.42),
                (0.5, -0.2, 0.04),
                (0.1, -0.5, 0.04),
                (0.3, -0.55, 0.05),
                (x * 0.7, y - 0.3, 0.3),
                (x, y, 0.98),
            ],
            0.03,
            'ink',
        ),
        rod((x, y, 0.98), (x + 0.42, y, 0.07), 0.02, 'steel'),
        box((x + 0.45, y, 0.035), (0.13, 0.36, 0.06), 'harbour', 0.02),
        tube([(-0.13, 0, 0.76), (-0.13, 0, 0.9), (0.13, 0, 0.9), (0.13, 0, 0.76)], 0.016, 'ink'),
    ]
    parts += [
        box((0.213 * math.cos(a), 0.213 * math.sin(a), 0.57), (0.03, 0.05, 0.1), 'ink', 0.008, (0, 0, a))
        for a in (0.9, -1.2, 2.6)
    ]
    parts += [ball((0.2 * math.cos(a), 0.2 * math.sin(a), 0.045), 0.045, 'ink') for a in (0.8, 2.4, 3.9, 5.5)]
    return group(parts, at, turn)


def washer(at, turn=0.0, size=1.0):
    """A petrol pressure washer on two wheels with its hose reel."""
    parts = [
        box((0.05, 0, 0.22), (0.74, 0.42, 0.05), 'ink', 0.015),
        box((0.02, 0, 0.42), (0.4, 0.36, 0.34), 'teal', 0.06),
        box((0.02, 0, 0.63), (0.32, 0.28, 0.1), 'sun', 0.035),
        cylinder((-0.02, 0, 0.7), 0.05, 0.05, 'ink', 0.01),
        cylinder((0.31, 0, 0.38), 0.1, 0.22, 'steel', 0.02, turn=SIDE),
        box((0.33, 0, 0.52), (0.1, 0.12, 0.08), 'harbour', 0.02),
        box((0.02, -0.19, 0.42), (0.26, 0.012, 0.16), 'ink', 0.01),
        box((0.38, 0, 0.1), (0.04, 0.3, 0.2), 'ink', 0.01),
        cylinder((-0.3, 0, 0.62), 0.2, 0.03, 'harbour', 0.006, turn=(0, TURN(90), 0)),
        cylinder((-0.42, 0, 0.62), 0.2, 0.03, 'harbour', 0.006, turn=(0, TURN(90), 0)),
        tube(
            [(-0.3, -0.2, 0.26), (-0.3, -0.2, 0.9), (-0.36, -0.19, 1.0), (-0.36, 0.19, 1.0), (-0.3, 0.2, 0.9), (-0.3, 0.2, 0.26)],
            0.018,
            'ink',
        ),
    ]
    parts += [ring((-0.34 - 0.035 * k, 0, 0.62), 0.14, 0.02, 'navy', upright=True) for k in range(2)]
    parts += [box((0.02, -0.197, 0.36 + k * 0.03), (0.22, 0.004, 0.012), 'steel', 0) for k in range(5)]
    for y in (-0.25, 0.25):
        parts += wheel((-0.12, y, 0.16), 0.16, 0.07)
    return group(parts, at, turn, size)


def cart(at, turn=0.0, cloths=('teal', 'sun', 'mint')):
    """The cleaner's cart: bag at −x, bottles and cloths by colour on two decks, mop press in front.
    """
    parts = [
        box((0, 0, 0.17), (1.0, 0.5, 0.06), 'harbour', 0.025),
        box((0.22, 0, 0.58), (0.5, 0.46, 0.04), 'harbour', 0.015),
        box((0.22, 0, 0.95), (0.5, 0.46, 0.04), 'harbour', 0.015),
        box((-0.3, 0, 0.6), (0.34, 0.42, 0.66), 'teal', 0.06),
        box((-0.3, 0, 0.95), (0.4, 0.48, 0.04), 'harbour', 0.015),
        box((-0.3, -0.212, 0.66), (0.18, 0.008, 0.2), 'white', 0.01),
        rod((0.5, -0.2, 1.05), (0.5, 0.2, 1.05), 0.018, 'ink'),
        box((0.22, 0, 0.28), (0.42, 0.38, 0.16), 'sun', 0.03),
    ]
    parts += [box((x, y, 0.56), (0.035, 0.035, 0.8), 'steel', 0.008) for x in (-0.02, 0.47) for y in (-0.22, 0.22)]
    parts += [rod((0.48, y, 0.95), (0.5, y, 1.05), 0.016, 'ink') for y in (-0.2, 0.2)]
    parts += [
        bottle((0.06 + 0.11 * k, 0.12, 0.97), colour, TURN(180)) for k, colour in enumerate(('teal', 'white', 'sun', 'mint'))
    ]
    parts += [folded((0.1 + 0.24 * k, -0.1, 0.97), colours=(colour,) * 3, size=(0.2, 0.2)) for k, colour in enumerate(cloths[:2])]
    parts += [
        folded((0.1 + 0.24 * k, -0.05, 0.6), colours=(colour,) * 4, size=(0.2, 0.24)) for k, colour in enumerate(cloths[1:3])
    ]
    for x in (-0.4, 0.4):
        for y in (-0.2, 0.2):
            parts += wheel((x, y, 0.07), 0.07, 0.04)
    return group(parts, at, turn)


def flat_mop(at, turn=0.0, lean=14.0, head='teal', height=1.45):
    """A flat mop leaning by `lean` degrees to +x; its head lies on the floor along y."""
    x, z = height * math.sin(TURN(lean)), height * math.cos(TURN(lean))
    parts = [box((0, 0, 0.018), (0.14, 0.46, 0.03), head, 0.014), box((0, 0, 0.042), (0.09, 0.38, 0.02), 'ink', 0.008)]
    parts += [
        rod((0, 0, 0.05), (x, 0, z), 0.014, 'steel'),
        rod((x * 0.84, 0, z * 0.84), (x, 0, z), 0.019, head),
        ball((0, 0, 0.06), 0.03, 'ink'),
    ]
    return group(parts, at, turn)
