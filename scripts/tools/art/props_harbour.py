"""The harbour as a model: arch bridge, sail-like roofs, towers, boats and trees. Behind windows,
and as the city of the areas page.
"""

import math
import random

from forms import loft, ring, rounded, shell
from kit import ball, box, cylinder, group, prism, rod


def bridge(at, turn=0.0, size=1.0, colour='harbour', stone='tan', approach=3.0):
    """The arch bridge along x, its arch 10 long and 2.7 high; the deck goes on for `approach` at
    both ends.
    """
    half, panels, wide = 5.0, 16, 0.42
    xs = [-half + 2 * half * k / panels for k in range(panels + 1)]

    def lower(x):
        return 0.15 + 2.1 * (1 - (x / half) ** 2)

    def upper(x):
        return 1.35 + 1.3 * (1 - (x / half) ** 2)

    parts = [box((0, 0, 1.0), (2 * half + 2 * approach, 1.0, 0.1), 'concrete', 0.02)]
    parts += [box((0, s * 0.47, 1.09), (2 * half + 2 * approach, 0.03, 0.08), colour, 0.005) for s in (-1, 1)]
    for y in (-wide, wide):
        for k, x in enumerate(xs):
            parts.append(rod((x, y, lower(x)), (x, y, upper(x)), 0.032, colour))
            if abs(lower(x) - 1.0) > 0.12:
                parts.append(rod((x, y, min(lower(x), 1.0)), (x, y, max(lower(x), 1.0)), 0.018, colour))
            if k < panels:
                after = xs[k + 1]
                parts.append(rod((x, y, lower(x)), (after, y, lower(after)), 0.055, colour))
                parts.append(rod((x, y, upper(x)), (after, y, upper(after)), 0.055, colour))
                diagonal = ((x, y, upper(x)), (after, y, lower(after))) if x < 0 else ((x, y, lower(x)), (after, y, upper(after)))
                parts.append(rod(*diagonal, 0.026, colour))
    parts += [rod((x, -wide, upper(x)), (x, wide, upper(x)), 0.03, colour) for x in xs]
    for x in (-half - 0.25, half + 0.25):
        parts.append(box((x, 0, 0.45), (0.85, 1.5, 0.9), stone, 0.03))
        for y in (-0.62, 0.62):
            parts.append(_pylon((x, y, 0.0), stone))
    for k in range(1, int(approach / 1.2) + 1):
        parts += [box((s * (half + 0.3 + k * 1.2), 0, 0.48), (0.22, 0.8, 0.96), stone, 0.02) for s in (-1, 1)]
    return group(parts, at, turn, size)


def _pylon(at, stone):
    low, high = rounded(0.66, 0.4, 0.03, 2), rounded(0.54, 0.32, 0.03, 2)
    tower = loft(
        [
            ring(low, 0.0),
            ring(high, 1.6),
            ring(high, 1.6, 0.03),
            ring(high, 1.7, 0.03),
            ring(high, 1.7, -0.06),
            ring(high, 1.8, -0.06),
        ],
        stone,
        at,
    )
    return tower


def sails(at, turn=0.0, size=1.0, podium='tan'):
    """The roofs like sails on their podium, two rows along x, the tallest 1.6 high; they open to
    +x.
    """
    parts = [
        prism(rounded(4.6, 2.7, 0.5), 0.22, podium, (0.1, 0, 0), bevel=0.03),
        prism(rounded(3.9, 2.3, 0.4), 0.2, 'sand', (0, 0, 0.2), bevel=0.03),
    ]
    for y, scale, turned in ((-0.5, 1.0, -0.1), (0.66, 0.8, 0.12)):
        row = []
        for x, height, way in ((-0.15, 1.5, 1), (0.55, 1.15, 1), (1.12, 0.8, 1), (-0.25, 0.95, -1)):
            row += _sail(x, height * scale, way)
        parts.append(group(row, (-0.35, y, 0.38), turned))
    parts.append(group(_sail(0, 0.5, 1) + _sail(-0.1, 0.4, -1), (-1.5, -0.85, 0.38), -0.1))
    return group(parts, at, turn, size)


def _sail(x, height, way):
    back, apex = (x, 0, 0), (x + way * 0.88 * height, 0, height)
    parts = []
    for side in (-1, 1):
        foot = (x + way * 0.62 * height, side * 0.42 * height, 0)
        order = (back, apex, foot) if side * way > 0 else (back, foot, apex)
        parts.append(shell(order, 0.82 * height, 'white', 0.03))
    glass = [(-0.37 * height, 0), (0.37 * height, 0), (0.07 * height, 0.74 * height), (-0.07 * height, 0.74 * height)]
    lean = math.atan2(0.24, 1) * way
    parts.append(
        prism(
            glass,
            0.02,
            'harbour',
            (x + way * 0.58 * height, 0, 0),
            (math.pi / 2 - (lean if way > 0 else -lean), 0, way * math.pi / 2),
            0,
        )
    )
    return parts


def tower(at, size, colour, glass='harbour', style=0):
    """A tower by the centre of its foot and its size: style 0 has storeys, 1 vertical fins, 2 a
    crown and a mast.
    """
    width, depth, height = size
    x, y, z = at
    unit = min(width, depth)
    parts = [box((0, 0, height / 2), (width, depth, height), glass, unit * 0.03)]
    if style == 1:
        parts += [
            box((sx * width * 0.47, sy * depth * 0.47, height / 2), (width * 0.12, depth * 0.12, height), colour, 0)
            for sx in (-1, 1)
            for sy in (-1, 1)
        ]
        for k in range(1, 5):
            shift = k / 5 - 0.5
            parts.append(box((width * shift, 0, height / 2), (width * 0.08, depth * 1.05, height * 0.99), colour, 0))
            parts.append(box((0, depth * shift, height / 2), (width * 1.05, depth * 0.08, height * 0.99), colour, 0))
    else:
        count = max(3, round(height / unit * 3.2))
        for k in range(count + 1):
            parts.append(box((0, 0, height * k / count), (width * 1.06, depth * 1.06, height / count * 0.5), colour, 0))
    parts.append(box((0, 0, height + unit * 0.06), (width * 1.07, depth * 1.07, unit * 0.12), colour, unit * 0.03))
    if style == 2:
        parts.append(box((0, 0, height + unit * 0.3), (width * 0.7, depth * 0.7, unit * 0.5), colour, unit * 0.03))
        parts.append(rod((0, 0, height), (0, 0, height + unit * 1.8), unit * 0.03, 'steel'))
    else:
        parts.append(box((unit * 0.1, 0, height + unit * 0.2), (width * 0.5, depth * 0.5, unit * 0.22), 'stone', unit * 0.02))
    return group(parts, (x, y, z))


def ferry(at, turn=0.0, size=1.0, band='leaf'):
    """A double-ended ferry along x, 2 long."""
    hull = [
        (-1, 0),
        (-0.75, -0.26),
        (-0.3, -0.32),
        (0.3, -0.32),
        (0.75, -0.26),
        (1, 0),
        (0.75, 0.26),
        (0.3, 0.32),
        (-0.3, 0.32),
        (-0.75, 0.26),
    ]
    deck = [(x * 0.8, y * 0.86) for x, y in hull]
    parts = [
        prism(hull, 0.24, band, (0, 0, -0.04), bevel=0.03),
        prism([(x * 1.01, y * 1.03) for x, y in hull], 0.05, 'sun', (0, 0, 0.2), bevel=0.015),
        prism(deck, 0.2, 'white', (0, 0, 0.24), bevel=0.03),
        prism([(x * 0.98, y * 1.01) for x, y in deck], 0.09, 'harbour', (0, 0, 0.29), bevel=0),
        prism([(x * 0.66, y * 0.84) for x, y in hull], 0.18, 'white', (0, 0, 0.44), bevel=0.03),
        prism([(x * 0.65, y * 0.85) for x, y in hull], 0.08, 'harbour', (0, 0, 0.49), bevel=0),
        prism([(x * 0.72, y * 0.9) for x, y in hull], 0.03, 'sand', (0, 0, 0.62), bevel=0.01),
        box((0.34, 0, 0.72), (0.2, 0.22, 0.16), 'white', 0.03),
        box((-0.34, 0, 0.72), (0.2, 0.22, 0.16), 'white', 0.03),
        cylinder((0, 0, 0.76), 0.09, 0.24, 'teal', 0.01, top=0.08),
    ]
    return group(parts, at, turn, size)


def yacht(at, turn=0.0, size=1.0):
    """A small sailing boat along x, 1 long."""
    hull = [(-0.5, -0.12), (0, -0.17), (0.3, -0.1), (0.52, 0), (0.3, 0.1), (0, 0.17), (-0.5, 0.12)]
    parts = [
        prism(hull, 0.12, 'white', (0, 0, -0.01), bevel=0.02),
        prism([(0.9 * x, 0.7 * y) for x, y in hull], 0.02, 'oak', (0, 0, 0.105), bevel=0),
    ]
    parts.append(rod((0.06, 0, 0.1), (0.06, 0, 1.25), 0.014, 'steel'))
    parts.append(prism([(-0.46, 0.2), (0.03, 0.2), (0.03, 1.2)], 0.015, 'white', (0, 0.05, 0), (math.pi / 2, 0, -0.18), 0))
    parts.append(prism([(0.08, 0.22), (0.48, 0.2), (0.08, 1.0)], 0.012, 'mist', (0, 0.03, 0), (math.pi / 2, 0, -0.14), 0))
    return group(parts, at, turn, size)


def tree(at, size=1.0, colour=None):
    """A round tree, 1 high."""
    paint = colour or random.choice(('leaf', 'moss', 'lawn'))
    parts = [
        rod((0, 0, 0), (0, 0, 0.45), 0.05, 'walnut'),
        ball((0, 0, 0.64), (0.34, 0.34, 0.38), paint),
        ball((0.16, -0.1, 0.5), (0.22, 0.22, 0.2), paint),
    ]
    return group(parts, at, random.uniform(0, 6.3), size)
