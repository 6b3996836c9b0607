"""What a classroom is made of."""

import math
import random

from forms import lathe, rounded, upright
from kit import ball, box, cylinder, group, prism, rod, tube
from props import TURN


def school_chair(at, turn=0.0, colour='teal', size=1.0):
    """A child's chair, the seat 0.36 m high; the sitter looks to +y."""
    parts = [
        prism(rounded(0.36, 0.36, 0.08), 0.03, colour, (0, 0, 0.34), bevel=0.012),
        prism(rounded(0.34, 0.22, 0.07), 0.03, colour, (0, -0.17, 0.58), (TURN(98), 0, 0), 0.012),
    ]
    for s in (-1, 1):
        parts.append(
            tube(
                [
                    (s * 0.15, 0.15, 0.01),
                    (s * 0.14, 0.13, 0.34),
                    (s * 0.14, -0.1, 0.34),
                    (s * 0.14, -0.16, 0.36),
                    (s * 0.13, -0.19, 0.6),
                ],
                0.012,
                'steel',
            )
        )
        parts.append(rod((s * 0.14, -0.1, 0.34), (s * 0.15, -0.19, 0.01), 0.012, 'steel'))
    return group(parts, at, turn, size)


def upturned_chair(at, turn=0.0, colour='teal'):
    """A child's chair put on a table, seat down; `at` is on the table's top."""
    handle = school_chair((0, 0, 0), 0, colour)
    handle.location = (at[0], at[1], at[2] + 0.37)
    handle.rotation_euler = (math.pi, 0, turn)
    return handle


def school_table(at, turn=0.0, top='birch', width=1.3, depth=0.75):
    """A low table with round corners."""
    parts = [
        prism(rounded(width, depth, 0.12), 0.035, top, (0, 0, 0.565), bevel=0.012),
        prism(rounded(width - 0.1, depth - 0.1, 0.1), 0.04, 'white', (0, 0, 0.53), bevel=0.006),
    ]
    for x in (-width / 2 + 0.12, width / 2 - 0.12):
        for y in (-depth / 2 + 0.12, depth / 2 - 0.12):
            parts += [
                rod((x, y, 0.55), (x * 1.04, y * 1.06, 0.02), 0.02, 'white'),
                cylinder((x * 1.04, y * 1.06, 0.012), 0.026, 0.022, 'harbour'),
            ]
    return group(parts, at, turn)


def pencil_pot(at, colour='teal'):
    """A pot with pencils."""
    parts = [lathe([(0.04, 0), (0.042, 0.004), (0.042, 0.1), (0.036, 0.1), (0.036, 0.02)], colour, sides=24)]
    for k, ink in enumerate(('sun', 'terracotta', 'leaf', 'harbour', 'white')):
        a = k * 1.26
        parts.append(
            rod((0.015 * math.cos(a), 0.015 * math.sin(a), 0.02), (0.04 * math.cos(a), 0.04 * math.sin(a), 0.17), 0.006, ink)
        )
    return group(parts, at)


def cubbies(at, columns=5, rows=2, turn=0.0):
    """Low open shelves with tubs, books, toys and hats; their front is −y."""
    w, h, depth = 0.46, 0.42, 0.4
    width, height = columns * w, rows * h
    parts = [box((0, depth / 2 - 0.02, height / 2 + 0.06), (width, 0.03, height), 'mist', 0.006)]
    parts += [box((-width / 2 + c * w, 0, height / 2 + 0.06), (0.03, depth, height), 'birch', 0.006) for c in range(columns + 1)]
    parts += [box((0, 0, 0.06 + r * h), (width + 0.03, depth, 0.03), 'birch', 0.006) for r in range(rows + 1)]
    parts.append(box((0, 0.02, 0.03), (width, depth - 0.06, 0.06), 'white', 0.006))
    for c in range(columns):
        for r in range(rows):
            x, z = -width / 2 + (c + 0.5) * w, 0.075 + r * h
            kind = (c * 2 + r * 3) % 4
            if kind == 0:
                parts.append(box((x, -0.02, z + 0.13), (w - 0.09, depth - 0.08, 0.24), ('teal', 'harbour', 'tan')[c % 3], 0.03))
                parts.append(box((x, -depth / 2 + 0.015, z + 0.17), (0.14, 0.02, 0.05), 'white', 0.01))
            elif kind == 1:
                for k in range(6):
                    tall = random.uniform(0.2, 0.3)
                    parts.append(
                        box(
                            (x - 0.16 + k * 0.055, 0, z + tall / 2),
                            (0.045, 0.24, tall),
                            random.choice(('teal', 'terracotta', 'white', 'slate', 'lawn')),
                            0.004,
                        )
                    )
            elif kind == 2:
                parts.append(box((x, -0.02, z + 0.09), (w - 0.09, depth - 0.1, 0.17), 'white', 0.02))
                parts += [
                    box((x + dx, -0.1 + dy, z + 0.2), (0.1, 0.1, 0.1), colour, 0.012, (0, 0, dx * 5))
                    for dx, dy, colour in ((-0.1, 0.02, 'teal'), (0.02, -0.02, 'terracotta'), (0.12, 0.06, 'lawn'))
                ]
            else:
                parts.append(prism(rounded(0.26, 0.2, 0.07), 0.3, ('terracotta', 'slate')[r % 2], (x, 0.02, z), bevel=0.05))
                parts.append(box((x, -0.1, z + 0.11), (0.18, 0.04, 0.12), ('sand', 'teal')[r % 2], 0.02))
    return group(parts, at, turn)


def whiteboard(at, width=2.6, height=1.2, turn=0.0):
    """A wiped board on a wall behind it (+y), with its tray, pens and cloth; one corner still has a
    drawing.
    """
    parts = [
        box((0, 0, 0), (width, 0.04, height), 'steel', 0.01),
        box((0, -0.02, 0), (width - 0.07, 0.012, height - 0.07), 'paper', 0.002),
        box((0, -0.07, -height / 2 - 0.02), (width * 0.7, 0.11, 0.025), 'steel', 0.006),
        box((width * 0.22, -0.08, -height / 2 + 0.02), (0.16, 0.06, 0.05), 'harbour', 0.012),
    ]
    parts += [
        rod((-0.5 + k * 0.16, -0.08, -height / 2 + 0.005), (-0.4 + k * 0.16, -0.075, -height / 2 + 0.005), 0.009, ink)
        for k, ink in enumerate(('teal', 'terracotta', 'navy'))
    ]
    sun_at = (-width / 2 + 0.42, -0.03, height / 2 - 0.4)
    ring_points = [
        (sun_at[0] + 0.14 * math.cos(a / 12 * 6.283), -0.03, sun_at[2] + 0.14 * math.sin(a / 12 * 6.283)) for a in range(12)
    ]
    parts.append(tube(ring_points, 0.008, 'sun', closed=True))
    for k in range(8):
        a = k / 8 * 6.283
        parts.append(
            rod(
                (sun_at[0] + 0.19 * math.cos(a), -0.03, sun_at[2] + 0.19 * math.sin(a)),
                (sun_at[0] + 0.25 * math.cos(a), -0.03, sun_at[2] + 0.25 * math.sin(a)),
                0.008,
                'sun',
            )
        )
    waves = [
        [(-width / 2 + 0.2 + i * 0.09, -0.03, -0.2 - 0.14 * r + 0.03 * math.sin(i * 1.6 + r)) for i in range(12)]
        for r in range(2)
    ]
    parts += [tube(points, 0.008, 'teal') for points in waves]
    return group(parts, at, turn)


def drawings(at, count, turn=0.0):
    """Children's pictures on a line; they hang on a wall behind them (+y)."""
    parts = [tube([(-count * 0.21 - 0.1, 0, 0.28), (0, -0.02, 0.24), (count * 0.21 + 0.1, 0, 0.28)], 0.006, 'walnut')]
    for k in range(count):
        x, z, sway = -count * 0.21 + 0.42 * (k + 0.5), random.uniform(-0.02, 0.0), random.uniform(-0.06, 0.06)
        colour = ('white', 'sand', 'sky', 'mist')[k % 4]
        parts.append(box((x, -0.01, z + 0.06), (0.32, 0.01, 0.36), colour, 0.002, (0, sway, 0)))
        hill = [(-0.14, -0.13), (0.14, -0.13), (0.14, -0.02), (0.05, 0.05), (-0.05, -0.01), (-0.14, 0.03)]
        parts.append(upright(hill, 0.004, ('teal', 'lawn', 'terracotta', 'slate')[k % 4], (x, -0.014, z + 0.05)))
        parts.append(
            cylinder(
                (x + 0.07, -0.017, z + 0.15),
                0.04,
                0.004,
                ('terracotta', 'harbour', 'teal', 'lawn')[k % 4],
                0,
                turn=(math.pi / 2, 0, 0),
                sides=24,
            )
        )
        parts.append(box((x, -0.02, z + 0.245), (0.02, 0.015, 0.05), 'oak', 0.004))
    return group(parts, at, turn)


def globe(at, size=1.0):
    """A desk globe."""
    parts = [
        cylinder((0, 0, 0.015), 0.1, 0.03, 'oak', 0.008),
        rod((0, 0, 0.02), (0, 0, 0.1), 0.012, 'steel'),
        ball((0, 0, 0.24), 0.13, 'water'),
        ball((0.045, -0.085, 0.26), (0.06, 0.05, 0.07), 'lawn'),
        ball((-0.07, -0.07, 0.22), (0.045, 0.045, 0.06), 'lawn'),
        ball((0.0, -0.06, 0.335), (0.06, 0.05, 0.025), 'white'),
    ]
    arc = [(0.16 * math.cos(a), 0, 0.24 + 0.16 * math.sin(a)) for a in (-1.8, -1.2, -0.5, 0.2, 0.9, 1.5)]
    parts.append(tube(arc, 0.008, 'steel'))
    return group(parts, at, -0.5, size)


def clock(at, turn=0.0, radius=0.2, rim='harbour'):
    """A wall clock that shows a quarter past six; the wall is behind it (+y)."""
    flat = (math.pi / 2, 0, 0)
    parts = [
        cylinder((0, 0, 0), radius, 0.05, rim, 0.012, turn=flat),
        cylinder((0, -0.022, 0), radius * 0.88, 0.012, 'paper', 0, turn=flat),
    ]
    parts += [
        box(
            (radius * 0.76 * math.sin(a * math.pi / 6), -0.03, radius * 0.76 * math.cos(a * math.pi / 6)),
            (0.012, 0.004, 0.03),
            'navy',
            0,
            (0, a * math.pi / 6, 0),
        )
        for a in range(12)
    ]
    parts += [
        rod((0, -0.033, 0), (radius * 0.66, -0.033, 0), 0.007, 'navy'),
        rod((0, -0.036, 0), (-0.02, -0.036, -radius * 0.45), 0.009, 'teal'),
    ]
    return group(parts, at, turn)
