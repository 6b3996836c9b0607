"""Things that stand in the scenes: plants, furniture, and the same bucket, mop, sign and caddy everywhere. Built around the origin, then placed."""

import math
import random

from kit import ball, box, cylinder, group, rod, tube

TURN = math.radians


def plant(at, size=1.0, pot='white'):
    """A broad-leaved plant about 1.2 m high."""
    parts = [
        cylinder((0, 0, 0.25), 0.16, 0.5, pot, 0.02, top=0.23),
        cylinder((0, 0, 0.495), 0.2, 0.01, 'soil', 0),
    ]
    for k in range(30):
        angle, spread = k * 2.399, 0.25 + 0.75 * k / 30
        length = 0.95 - 0.45 * spread
        parts.append(
            ball(
                (math.cos(angle) * 0.25 * spread, math.sin(angle) * 0.25 * spread, 0.5 + length * 0.55),
                (0.075, 0.014, length * 0.5),
                'leaf' if k % 3 else 'moss',
                (0, 0.75 * spread, angle),
            )
        )
    return group(parts, at, size=size)


def desk(at, turn=0.0):
    """A desk with a monitor, keyboard and cup, 1.7 m wide; the sitter is at −y."""
    parts = [box((0, 0, 0.74), (1.7, 0.8, 0.045), 'oak')]
    parts += [box((x, y, 0.36), (0.045, 0.045, 0.72), 'white', 0.006) for x in (-0.78, 0.78) for y in (-0.33, 0.33)]
    parts += [
        box((0, 0.2, 1.15), (0.72, 0.035, 0.42), 'navy'),
        box((0, 0.18, 1.15), (0.68, 0.012, 0.38), 'screen', 0.004),
        box((0, 0.23, 0.88), (0.06, 0.03, 0.26), 'steel', 0.004),
        box((0, 0.2, 0.768), (0.26, 0.2, 0.012), 'steel', 0.004),
        box((-0.02, -0.12, 0.772), (0.44, 0.15, 0.018), 'white', 0.006),
        box((0.32, -0.12, 0.774), (0.07, 0.11, 0.024), 'white', 0.012),
        cylinder((-0.62, -0.02, 0.82), 0.045, 0.11, 'sun'),
    ]
    return group(parts, at, turn)


def office_chair(at, turn=0.0, fabric='teal'):
    """A swivel chair; the sitter looks to +y."""
    parts = [
        box((0, 0, 0.48), (0.52, 0.5, 0.09), fabric, 0.045),
        box((0, -0.25, 0.9), (0.48, 0.08, 0.6), fabric, 0.04),
        cylinder((0, 0, 0.27), 0.025, 0.38, 'steel'),
    ]
    for k in range(5):
        angle = k * 2 * math.pi / 5
        x, y = math.cos(angle), math.sin(angle)
        parts.append(box((0.15 * x, 0.15 * y, 0.075), (0.3, 0.04, 0.03), 'navy', 0.01, (0, 0, angle)))
        parts.append(cylinder((0.29 * x, 0.29 * y, 0.035), 0.035, 0.05, 'navy'))
    return group(parts, at, turn)


def bucket(at, turn=0.0, size=1.0):
    """The mop bucket on castors with its yellow wringer."""
    parts = [
        cylinder((0, 0, 0.25), 0.24, 0.42, 'teal', 0.02, top=0.29),
        cylinder((0, 0, 0.47), 0.3, 0.035, 'harbour', 0.01),
        box((0, 0.08, 0.53), (0.42, 0.22, 0.12), 'sun', 0.025),
    ]
    parts += [cylinder((x, y, 0.03), 0.035, 0.05, 'navy') for x in (-0.17, 0.17) for y in (-0.17, 0.17)]
    return group(parts, at, turn, size)


def mop(at, turn=0.0, lean=12.0):
    """A mop standing on its head, leaning by `lean` degrees to +x."""
    top = (1.45 * math.sin(TURN(lean)), 0, 1.45 * math.cos(TURN(lean)))
    parts = [rod((0, 0, 0.12), top, 0.016, 'steel'), box((0, 0, 0.12), (0.13, 0.4, 0.05), 'harbour', 0.02)]
    parts.append(rod((top[0] * 0.86, 0, top[2] * 0.86), top, 0.022, 'teal'))
    for _ in range(40):
        parts.append(
            cylinder(
                (random.uniform(-0.08, 0.08), random.uniform(-0.2, 0.2), 0.06), 0.022, 0.12, 'white', 0.004, 0.014, sides=10
            )
        )
    return group(parts, at, turn)


def floor_sign(at, turn=0.0):
    """The folding sign, 0.74 m high."""
    parts = [box((0, s * 0.15, 0.36), (0.36, 0.025, 0.74), 'sun', 0.02, (s * 0.21, 0, 0)) for s in (-1, 1)]
    parts.append(box((0, -0.185, 0.42), (0.2, 0.012, 0.2), 'navy', 0.01, (-0.21, 0, 0)))
    return group(parts, at, turn)


def caddy(at, turn=0.0, size=1.0):
    """The carry tray with three spray bottles."""
    parts = [box((0, 0, 0.12), (0.62, 0.34, 0.2), 'harbour', 0.035), box((0, 0, 0.42), (0.5, 0.035, 0.035), 'harbour')]
    parts += [box((x, 0, 0.31), (0.035, 0.035, 0.24), 'harbour', 0.01) for x in (-0.25, 0.25)]
    for x, colour in ((-0.16, 'teal'), (0, 'sun'), (0.16, 'white')):
        parts += [
            cylinder((x, 0.07, 0.3), 0.05, 0.26, colour, 0.02),
            cylinder((x, 0.07, 0.46), 0.02, 0.07, 'white', 0.004),
            box((x, 0.02, 0.5), (0.035, 0.12, 0.035), 'white', 0.01),
        ]
    return group(parts, at, turn, size)


def vacuum(at, turn=0.0):
    """A canister vacuum with hose, pipe and floor head, to +x."""
    parts = [
        ball((0, 0, 0.2), (0.3, 0.2, 0.18), 'teal'),
        box((0.02, 0, 0.33), (0.3, 0.16, 0.1), 'harbour', 0.04),
        tube([(0.25, 0, 0.25), (0.45, 0.05, 0.5), (0.6, 0.1, 0.9), (0.72, 0.05, 0.95)], 0.03, 'navy'),
        rod((0.72, 0.05, 0.95), (1.15, 0, 0.07), 0.022, 'steel'),
        box((1.18, 0, 0.035), (0.14, 0.34, 0.06), 'harbour', 0.02),
    ]
    parts += [cylinder((x, y, 0.07), 0.07, 0.04, 'navy', turn=(math.pi / 2, 0, 0)) for x in (-0.15,) for y in (-0.2, 0.2)]
    return group(parts, at, turn)


def room(floor='tan', walls='mist', width=5.0, depth=5.0, height=2.6, lines=9):
    """An open corner of a room on a slab: floor, back wall (+y) and left wall (−x), and skirting."""
    box((0, 0, -0.12), (width + 0.2, depth + 0.2, 0.16), 'stone', 0.05)
    box((0, 0, -0.02), (width, depth, 0.06), floor, 0.01)
    for i in range(1, lines + 1):
        box((-width / 2 + i * width / (lines + 1), 0, 0.011), (0.008, depth, 0.003), 'stone', 0)
    box((0, depth / 2 - 0.04, height / 2), (width, 0.1, height), walls, 0.02)
    box((-width / 2 + 0.04, 0, height / 2), (0.1, depth, height), walls, 0.02)
    box((0, depth / 2 - 0.1, 0.06), (width, 0.03, 0.12), 'white', 0.005)
    box((-width / 2 + 0.1, 0, 0.06), (0.03, depth, 0.12), 'white', 0.005)


def window(at, width=3.0, height=1.5, panes=3, turn=0.0):
    """A bright window flat on a wall; its width runs along x before turning."""
    parts = [box((0, 0, 0), (width, 0.02, height), 'sky', 0)]
    step = width / panes
    parts += [box((-width / 2 + i * step, -0.02, 0), (0.05, 0.06, height), 'white', 0.006) for i in range(panes + 1)]
    parts += [box((0, -0.02, z), (width + 0.06, 0.08, 0.05), 'white', 0.006) for z in (-height / 2, height / 2)]
    return group(parts, at, turn)
