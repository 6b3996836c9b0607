"""What stands in yards, warehouses and building sites of the service dioramas. Built around the
origin, then placed.
"""

import math
import random

from kit import ball, box, cylinder, group, paint, rod, tube
from props import TURN
from props_services import blocks, scatter


def cone(at, size=1.0):
    """A traffic cone with a white band."""
    parts = [box((0, 0, 0.02), (0.34, 0.34, 0.04), 'ink', 0.015), cylinder((0, 0, 0.3), 0.13, 0.54, 'sun', 0.006, 0.025)]
    parts.append(cylinder((0, 0, 0.34), 0.106, 0.14, 'white', 0, 0.08))
    return group(parts, at, size=size)


def bollard(at, colour='sun'):
    """A steel post with a dark band."""
    parts = [
        cylinder((0, 0, 0.45), 0.07, 0.9, colour, 0.03),
        cylinder((0, 0, 0.66), 0.072, 0.1, 'ink', 0),
        cylinder((0, 0, 0.015), 0.13, 0.03, 'ink', 0.006),
    ]
    return group(parts, at)


def pallet(at, turn=0.0):
    """A timber pallet, 1.1 × 1.0 m, 0.14 m high."""
    rows = [((0, (k - 3) * 0.155, z), (1.1, 0.11, 0.02)) for k in range(7) for z in (0.13,)]
    rows += [((0, (k - 1) * 0.45, 0.01), (1.1, 0.1, 0.02)) for k in range(3)]
    rows += [(((i - 1) * 0.48, (k - 1) * 0.45, 0.07), (0.1, 0.1, 0.1)) for i in range(3) for k in range(3)]
    return group([blocks(rows, 'oak', 0.003)], at, turn)


def load(at, kind='cartons', turn=0.0, high=3):
    """A pallet with cartons, drums, sacks or wrapped crates."""
    parts = [pallet((0, 0, 0))]
    if kind == 'cartons':
        items = [
            (((i - 1) * 0.35, (j - 0.5) * 0.46, 0.285 + k * 0.28), (0.34, 0.45, 0.27))
            for i in range(3)
            for j in range(2)
            for k in range(high)
        ]
        items = items[: len(items) - random.choice((0, 0, 1))]
        parts += scatter(items, ('C4A27A', 'B98F62', 'CDAF89'), 0.008)
        parts.append(blocks([((x, y, z + h / 2 + 0.001), (0.05, d, 0.003)) for (x, y, z), (w, d, h) in items], 'tan', 0))
        parts.append(
            blocks([((x + 0.06, y - d / 2 - 0.001, z - 0.03), (0.12, 0.003, 0.09)) for (x, y, z), (w, d, h) in items], 'white', 0)
        )
    elif kind == 'drums':
        for x in (-0.27, 0.27):
            for y in (-0.25, 0.25):
                parts += [cylinder((x, y, 0.5), 0.24, 0.7, 'teal', 0.015)] + [
                    cylinder((x, y, z), 0.247, 0.025, 'teal', 0.008) for z in (0.35, 0.62)
                ]
                parts += [
                    cylinder((x, y, 0.852), 0.215, 0.006, 'harbour', 0),
                    cylinder((x + 0.1, y, 0.86), 0.03, 0.02, 'steel', 0.004),
                ]
    elif kind == 'sacks':
        for k in range(high + 1):
            for i in (-1, 1):
                turned = k % 2
                at_ = (i * 0.26 * (1 - turned), i * 0.24 * turned, 0.215 + k * 0.135)
                parts.append(box(at_, (0.5, 0.92, 0.15) if not turned else (1.0, 0.46, 0.15), ('white', 'tan')[k % 2], 0.06))
    else:
        parts += [box((0, 0, 0.14 + 0.24 * high / 2), (1.0, 0.92, 0.24 * high), 'mint', 0.02)]
        parts += [box((0, 0, 0.14 + 0.24 * (k + 1)), (1.012, 0.932, 0.012), 'teal', 0) for k in range(high)]
        parts.append(box((0.1, -0.463, 0.5), (0.3, 0.006, 0.2), 'white', 0))
    return group(parts, at, turn)


def racking(at, bays=2, bay=1.35, height=2.6, depth=1.0, levels=(1.3,), beam='terracotta'):
    """Pallet racking along x from its left end; its back at y = 0; beams at `levels`."""
    parts, width = [], bays * bay
    for i in range(bays + 1):
        for y in (-0.05, -depth):
            parts.append(box((i * bay, y, height / 2), (0.08, 0.07, height), 'harbour', 0.006))
            parts.append(box((i * bay, y, 0.01), (0.14, 0.14, 0.02), 'steel', 0.003))
        for k in range(4):
            z = 0.2 + k * (height - 0.4) / 4
            parts.append(
                rod(
                    (i * bay, -0.05, z + (height - 0.4) / 4 * (k % 2)),
                    (i * bay, -depth, z + (height - 0.4) / 4 * (1 - k % 2)),
                    0.014,
                    'harbour',
                )
            )
        parts.append(box((i * bay, -depth - 0.07, 0.2), (0.13, 0.05, 0.4), 'teal', 0.015))
    for z in levels:
        parts += [box((width / 2, y, z), (width, 0.05, 0.11), beam, 0.006) for y in (-0.05, -depth)]
        parts.append(
            blocks(
                [(((k + 0.5) * width / 12, -depth / 2, z + 0.05), (width / 18, depth - 0.08, 0.02)) for k in range(12)],
                'steel',
                0.002,
            )
        )
        parts += [box(((i + 0.3) * bay, -depth - 0.028, z), (0.16, 0.006, 0.07), 'white', 0) for i in range(bays)]
    return group(parts, at)


def pallet_jack(at, turn=0.0):
    """A hand pallet truck, its forks to +x."""
    parts = [box((0.55, y, 0.08), (1.05, 0.15, 0.06), 'terracotta', 0.02) for y in (-0.19, 0.19)]
    parts += [
        box((0.0, 0, 0.2), (0.22, 0.5, 0.26), 'terracotta', 0.04),
        cylinder((-0.06, 0, 0.36), 0.08, 0.22, 'ink', 0.02),
        cylinder((-0.06, 0, 0.09), 0.09, 0.12, 'ink', 0.015, turn=(TURN(90), 0, 0)),
    ]
    parts += [rod((-0.08, 0, 0.42), (-0.38, 0, 1.15), 0.02, 'ink'), rod((-0.38, -0.14, 1.15), (-0.38, 0.14, 1.15), 0.02, 'ink')]
    return group(parts, at, turn)


def step_ladder(at, turn=0.0, height=1.9, treads=6, spread=0.55):
    """An A-frame ladder; its treads look to −y, sun-coloured cap on top."""
    parts, half = [], spread
    for s in (-1, 1):
        parts.append(rod((s * 0.3, -half, 0), (s * 0.2, 0, height), 0.024, 'steel'))
        parts.append(rod((s * 0.3, half, 0), (s * 0.2, 0.04, height), 0.02, 'steel'))
        parts += [box((s * 0.3, y, 0.03), (0.06, 0.07, 0.06), 'ink', 0.012) for y in (-half, half)]
        parts.append(rod((s * 0.265, -half * 0.62, height * 0.38), (s * 0.265, half * 0.62, height * 0.38), 0.009, 'ink'))
    for k in range(1, treads + 1):
        t = k / (treads + 0.6)
        parts.append(box((0, -half * (1 - t), height * t), (0.6 - 0.2 * t, 0.1, 0.03), 'teal', 0.006))
    parts += [
        rod((-0.27, half * (1 - t), height * t), (0.27, half * (1 - t), height * t), 0.012, 'steel') for t in (0.25, 0.55, 0.8)
    ]
    parts.append(box((0, 0.02, height + 0.02), (0.48, 0.2, 0.05), 'sun', 0.02))
    return group(parts, at, turn)


def light_stand(at, turn=0.0, height=1.75):
    """Two work lights on a tripod, shining to −y."""
    parts = [rod((0, 0, 0.35), (0, 0, height), 0.02, 'ink'), rod((-0.34, 0, height), (0.34, 0, height), 0.016, 'ink')]
    parts += [rod((0, 0, 0.55), (0.45 * math.cos(a), 0.45 * math.sin(a), 0.01), 0.014, 'ink') for a in (0.5, 2.6, 4.7)]
    for x in (-0.24, 0.24):
        parts += [
            box((x, -0.02, height + 0.13), (0.36, 0.08, 0.25), 'sun', 0.025, (-0.2, 0, 0)),
            box(
                (x, -0.062, height + 0.122), (0.3, 0.012, 0.19), paint('white', **{'Emission Strength': 1.6}), 0.003, (-0.2, 0, 0)
            ),
        ]
    return group(parts, at, turn)


def tin(at, colour='teal', size=1.0, drip=True):
    """A paint tin with its handle and a run of paint."""
    parts = [
        cylinder((0, 0, 0.12), 0.11, 0.24, 'steel', 0.006),
        cylinder((0, 0, 0.12), 0.111, 0.15, 'white', 0),
        cylinder((0, 0, 0.242), 0.095, 0.006, colour, 0),
    ]
    parts.append(tube([(-0.11, 0, 0.2), (-0.1, -0.09, 0.1), (0, -0.13, 0.06), (0.1, -0.09, 0.1), (0.11, 0, 0.2)], 0.005, 'ink'))
    if drip:
        parts.append(box((0.03, -0.109, 0.17), (0.035, 0.012, 0.15), colour, 0.005))
    return group(parts, at, random.uniform(-0.5, 0.5), size)


def hedge(at, length=1.6, height=0.5, depth=0.34, box_colour='white'):
    """A planter with a clipped hedge of leaf balls along x."""
    parts = [
        box((0, 0, 0.2), (length, depth, 0.4), box_colour, 0.02),
        box((0, 0, 0.395), (length - 0.06, depth - 0.06, 0.02), 'soil', 0),
    ]
    for k in range(int(length * 26)):
        x, y = random.uniform(-length / 2 + 0.08, length / 2 - 0.08), random.uniform(-depth / 2 + 0.06, depth / 2 - 0.06)
        parts.append(
            ball(
                (x, y, 0.42 + random.uniform(0.02, height * 0.8)),
                random.uniform(0.07, 0.12),
                random.choice(('leaf', 'moss', 'leaf')),
            )
        )
    return group(parts, at)
