"""Furniture of the service dioramas: seats, tables, shelves, benches. Fronts look to −y."""

import math
import random

from kit import ball, box, cylinder, group, paint, rod, tube
from props import TURN
from props_clutter import books, bottles, folded
from props_services import blocks, panel


def chair(at, turn=0.0, seat='oak', legs='ink', size=1.0, back='oak'):
    """A four-legged chair with a curved back rest; the sitter looks to −y."""
    parts = [
        box((0, 0, 0.45), (0.44, 0.42, 0.035), seat, 0.016),
        box((0, 0.2, 0.76), (0.42, 0.03, 0.22), back, 0.014, (-0.12, 0, 0)),
    ]
    parts += [rod((x * 0.9, -0.17, 0.44), (x, -0.2, 0), 0.014, legs) for x in (-0.2, 0.2)]
    parts += [rod((x * 0.9, 0.21, 0.84), (x * 0.9, 0.17, 0.44), 0.013, legs) for x in (-0.2, 0.2)]
    parts += [rod((x * 0.9, 0.17, 0.44), (x, 0.22, 0), 0.014, legs) for x in (-0.2, 0.2)]
    return group(parts, at, turn, size)


def upturned(at, turn=0.0, seat='oak', legs='ink', size=1.0):
    """The same chair upside down, its seat on a table at this height."""
    parts = [
        box((0, 0, 0.02), (0.44, 0.42, 0.035), seat, 0.016),
        box((0, 0.24, -0.16), (0.42, 0.03, 0.2), seat, 0.014, (0.12, 0, 0)),
    ]
    parts += [rod((x * 0.9, s * 0.17, 0.03), (x, s * 0.21, 0.47), 0.014, legs) for x in (-0.2, 0.2) for s in (-1, 1)]
    parts += [rod((x * 0.9, 0.19, 0.0), (x * 0.9, 0.24, -0.1), 0.013, legs) for x in (-0.2, 0.2)]
    return group(parts, at, turn, size)


def round_table(at, radius=0.42, height=0.74, top='oak', leg='ink'):
    """A table on one column."""
    parts = [cylinder((0, 0, height - 0.018), radius, 0.036, top, 0.012), cylinder((0, 0, height / 2), 0.03, height - 0.06, leg)]
    parts += [cylinder((0, 0, 0.015), radius * 0.55, 0.03, leg, 0.01), cylinder((0, 0, 0.06), 0.09, 0.06, leg, 0.01, 0.04)]
    return group(parts, at)


def stool(at, height=0.72, seat='teal', leg='steel', castors=False):
    """A bar stool with a foot ring, or with castors a clinic's stool."""
    parts = [cylinder((0, 0, height), 0.17, 0.07, seat, 0.03), cylinder((0, 0, height / 2), 0.022, height - 0.05, leg)]
    if castors:
        for k in range(5):
            a = k * 2 * math.pi / 5
            parts += [
                rod((0, 0, 0.1), (0.23 * math.cos(a), 0.23 * math.sin(a), 0.06), 0.014, leg),
                ball((0.23 * math.cos(a), 0.23 * math.sin(a), 0.032), 0.032, 'ink'),
            ]
    else:
        parts += [cylinder((0, 0, 0.012), 0.2, 0.024, leg, 0.008), cylinder((0, 0, height * 0.38), 0.14, 0.018, leg, 0.006)]
    return group(parts, at)


def cabinet(at, turn=0.0, width=1.6, height=0.86, depth=0.5, doors=4, front='white', top='oak', handle='steel', plinth=True):
    """A run of cupboard doors under a worktop, its back at y = 0."""
    low = 0.09 if plinth else 0
    parts = [box((0, -depth / 2, (height + low) / 2 - 0.015), (width, depth - 0.03, height - low - 0.03), front, 0.008)]
    if plinth:
        parts.append(box((0, -depth / 2 + 0.03, 0.045), (width - 0.02, depth - 0.08, 0.09), 'stone', 0))
    parts.append(box((0, -depth / 2, height - 0.015), (width + 0.03, depth + 0.03, 0.035), top, 0.008))
    step = width / doors
    for k in range(doors):
        x = (k + 0.5) * step - width / 2
        parts.append(
            box((x, -depth + 0.01, (height + low) / 2 - 0.015), (step - 0.014, 0.022, height - low - 0.06), front, 0.005)
        )
        side = x + (step / 2 - 0.06) * (1 if k % 2 == 0 else -1)
        parts.append(box((side, -depth - 0.012, height - 0.17), (0.018, 0.022, 0.14), handle, 0.006))
    return group(parts, at, turn)


def rack(at, turn=0.0, width=1.0, height=1.6, depth=0.32, levels=4, body='oak', backed=True):
    """An open shelf, its back at y = 0; the boards lie at `levels` even heights above the plinth.
    """
    parts = [box((s * (width / 2 - 0.015), -depth / 2, height / 2), (0.03, depth, height), body, 0.006) for s in (-1, 1)]
    parts += [
        box((0, -depth / 2, 0.06 + k * (height - 0.08) / levels), (width - 0.02, depth - 0.01, 0.03), body, 0.005)
        for k in range(levels + 1)
    ]
    if backed:
        parts.append(box((0, -0.01, height / 2), (width - 0.02, 0.015, height - 0.02), body, 0))
    return group(parts, at, turn)


def shelf_height(level, height=1.6, levels=4):
    """Where things stand on a level of `rack`."""
    return 0.076 + level * (height - 0.08) / levels


def wall_shelf(at, turn=0.0, width=1.1, things=('books', 'gap', 'folded')):
    """A board on the wall with what stands on it, from left to right."""
    parts = [box((0, -0.12, 0), (width, 0.24, 0.035), 'oak', 0.008)]
    step = width / len(things)
    for k, thing in enumerate(things):
        x = (k + 0.5) * step - width / 2
        if thing == 'books':
            parts.append(books((x, -0.11, 0.018), length=step * 0.95))
        elif thing == 'folded':
            parts.append(folded((x, -0.12, 0.018), size=(min(0.28, step * 0.8), 0.2)))
        elif thing == 'bottles':
            parts.append(bottles((x, -0.12, 0.018), count=max(2, int(step / 0.1)), height=0.24))
    return group(parts, at, turn)


def basin(at, turn=0.0, width=0.52):
    """A wash basin on the wall with an elbow tap, its rim at 0.86 m."""
    parts = [box((0, -0.22, 0.79), (width, 0.44, 0.16), 'white', 0.05), cylinder((0, -0.24, 0.868), 0.17, 0.008, 'steel', 0.003)]
    parts += [cylinder((0, -0.24, 0.874), 0.15, 0.006, 'stone', 0), cylinder((0, -0.24, 0.878), 0.022, 0.004, 'ink', 0)]
    parts.append(tube([(0, -0.05, 0.86), (0, -0.05, 1.06), (0, -0.08, 1.12), (0, -0.2, 1.1), (0, -0.21, 1.02)], 0.014, 'steel'))
    parts += [box((s * 0.07, -0.08, 0.9), (0.02, 0.12, 0.02), 'steel', 0.006) for s in (-1, 1)]
    parts.append(tube([(0, -0.22, 0.72), (0, -0.22, 0.5), (0, -0.18, 0.45), (0, 0, 0.45)], 0.025, 'steel'))
    return group(parts, at, turn)


def sofa(at, turn=0.0, width=1.5, cloth='teal', cushions=('sun', 'mint')):
    """A sofa on short legs, its back at y = 0."""
    parts = [box((0, -0.4, 0.26), (width, 0.78, 0.2), cloth, 0.05), box((0, -0.1, 0.55), (width - 0.02, 0.21, 0.46), cloth, 0.07)]
    parts += [box((s * (width / 2 - 0.07), -0.405, 0.42), (0.17, 0.8, 0.34), cloth, 0.06) for s in (-1, 1)]
    half = (width - 0.34) / 2
    parts += [box((s * half / 2, -0.46, 0.41), (half - 0.01, 0.6, 0.14), cloth, 0.05) for s in (-1, 1)]
    parts += [
        cylinder((x, y, 0.08), 0.02, 0.16, 'oak', 0.004, 0.03) for x in (-width / 2 + 0.1, width / 2 - 0.1) for y in (-0.72, -0.1)
    ]
    for s, colour in zip((-1, 1), cushions):
        parts.append(box((s * half * 0.72, -0.27, 0.62), (0.36, 0.12, 0.34), colour, 0.055, (-0.35, s * 0.12, 0)))
    return group(parts, at, turn)


def clothes_rail(
    at, turn=0.0, width=1.2, cloths=('teal', 'white', 'mint', 'harbour', 'tan', 'terracotta'), height=1.45, count=11
):
    """Garments on hangers below a free-standing rail along x."""
    parts = [rod((-width / 2, 0, height), (width / 2, 0, height), 0.014, 'ink')]
    parts += [rod((s * width / 2, 0, height), (s * width / 2, 0, 0.03), 0.014, 'ink') for s in (-1, 1)]
    parts += [box((s * width / 2, 0, 0.02), (0.04, 0.5, 0.03), 'ink', 0.01) for s in (-1, 1)]
    for k in range(count):
        x, colour, long = (k + 0.7) * (width - 0.1) / count - width / 2 + 0.03, random.choice(cloths), random.uniform(0.62, 0.92)
        top = height - 0.08
        shape = [(-0.05, 0), (-0.21, -0.09), (-0.18, -long), (0.18, -long), (0.21, -0.09), (0.05, 0)]
        parts.append(panel(shape, colour, (x, 0, top), TURN(90 + random.uniform(-6, 6)), thickness=0.035))
        parts.append(tube([(x, 0, top), (x, 0, height + 0.01), (x, 0.025, height + 0.03), (x, 0.03, height)], 0.005, 'steel'))
    return group(parts, at, turn)


def batten(at, size, turn=0.0):
    """A long glowing ceiling fitting by its centre."""
    w, d = size
    return group(
        [
            box((0, 0, 0.03), (w, d, 0.05), 'white', 0.012),
            box((0, 0, 0.0), (w - 0.04, d - 0.04, 0.014), paint('white', **{'Emission Strength': 0.8}), 0.003),
        ],
        at,
        turn,
    )


def drawers(at, turn=0.0, colour='white'):
    """A pedestal of three drawers on castors."""
    parts = [box((0, 0, 0.3), (0.4, 0.5, 0.5), colour, 0.012)]
    for k in range(3):
        parts += [
            box((0, -0.252, 0.14 + k * 0.16), (0.38, 0.012, 0.145), colour, 0.004),
            box((0, -0.264, 0.18 + k * 0.16), (0.14, 0.016, 0.014), 'ink', 0.004),
        ]
    parts += [cylinder((x, y, 0.025), 0.025, 0.04, 'ink') for x in (-0.15, 0.15) for y in (-0.2, 0.2)]
    return group(parts, at, turn)


def grille(at, turn=0.0, width=0.5, height=0.24):
    """A louvred air grille on the wall, by its centre."""
    rows = [((0, -0.022, (k + 0.5) * height / 7 - height / 2), (width - 0.05, 0.012, height / 14)) for k in range(7)]
    return group([box((0, -0.01, 0), (width, 0.02, height), 'stone', 0.004), blocks(rows, 'white', 0.002)], at, turn)
