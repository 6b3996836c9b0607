"""A folded map of Sydney Harbour, printed with what the city is known for."""

import math

from mathutils import Vector

from kit import ball, finish, group, paint, rod, solid
from props import TURN
from props_harbour import bridge, ferry, sails
from props_tabletop import arc


def folded(outline, colour, z=0.0, rise=0.13, panel=1.3, at=(0, 0, 0), turn=0.0, size=1.0):
    """A flat outline printed on a map that is folded like an accordion every `panel` units along x.
    """
    points, faces = [], []

    def height(x):
        return rise * abs((x / panel + 1) % 2 - 1)

    def clip(shape, edge, side):
        kept = []
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1]):
            a_in, b_in = (ax - edge) * side >= 0, (bx - edge) * side >= 0
            if a_in:
                kept.append((ax, ay))
            if a_in != b_in:
                kept.append((edge, ay + (by - ay) * (edge - ax) / (bx - ax)))
        return kept

    for k in range(-4, 4):
        piece = clip(clip(outline, k * panel, 1), (k + 1) * panel, -1)
        if len(piece) > 2:
            faces.append(tuple(range(len(points), len(points) + len(piece))))
            points += [(x, y, height(x) + z) for x, y in piece]
    body = finish(solid('folded', points, faces), paint(colour, **{'Roughness': 0.8, 'Emission Strength': 0}))
    body.data.polygons.foreach_set('use_smooth', [False] * len(faces))
    return group([body], at, turn, size)


def pin(at, colour='sun', size=1.0):
    """A map pin."""
    top = Vector(at) + Vector((0.12, 0.05, 0.62)) * size
    parts = [rod(at, tuple(top), 0.022 * size, 'steel'), ball(tuple(top), 0.17 * size, colour)]
    return group(parts)


def harbour_map(at, turn=0.0, size=1.0):
    """The folded map of the harbour: water with its arms, parks, roads, the bridge, the sails, a
    ferry and pins.
    """
    place = {'at': at, 'turn': turn, 'size': size}
    folded([(-2.6, -1.9), (2.6, -1.9), (2.6, 1.9), (-2.6, 1.9)], 'paper', 0, **place)
    folded([(-2.5, -1.8), (2.5, -1.8), (2.5, 1.8), (-2.5, 1.8)], 'sand', 0.006, **place)
    water = [
        (-2.5, -0.35),
        (-2.0, -0.5),
        (-1.75, -0.2),
        (-1.45, -0.75),
        (-1.2, -0.85),
        (-1.15, -0.2),
        (-0.75, -0.15),
        (-0.6, -0.55),
        (-0.4, -0.6),
        (-0.3, -0.1),
        (0.1, -0.15),
        (0.25, -0.6),
        (0.45, -0.6),
        (0.5, -0.1),
        (0.85, -0.2),
        (1.05, -0.75),
        (1.25, -0.7),
        (1.3, -0.1),
        (1.7, 0.0),
        (1.95, -0.3),
        (2.1, -1.8),
        (2.5, -1.8),
        (2.5, 1.8),
        (2.15, 1.8),
        (2.05, 0.95),
        (1.75, 0.85),
        (1.6, 1.5),
        (1.3, 1.6),
        (1.25, 0.8),
        (0.9, 0.55),
        (0.5, 0.5),
        (0.15, 0.4),
        (0.0, 0.75),
        (-0.2, 0.75),
        (-0.3, 0.4),
        (-0.8, 0.4),
        (-0.95, 0.95),
        (-1.2, 1.0),
        (-1.3, 0.35),
        (-1.8, 0.3),
        (-2.1, 0.75),
        (-2.3, 0.7),
        (-2.5, 0.25),
    ]
    folded(water, 'water', 0.012, **place)
    for x, y, r in (
        (-1.9, -1.2, 0.33),
        (0.75, -0.95, 0.26),
        (1.65, -0.9, 0.3),
        (-0.6, 1.3, 0.3),
        (1.85, 1.25, 0.16),
        (-2.1, 1.3, 0.26),
    ):
        folded(
            [(x + px * (1.2 if k % 3 else 0.8), y + py) for k, (px, py) in enumerate(arc(r, 0, 2 * math.pi, 14)[:-1])],
            'lawn',
            0.012,
            **place
        )
    for a, b in (
        ((-2.5, -1.4), (2.0, -1.25)),
        ((-0.1, -1.8), (0.0, -0.15)),
        ((0.0, 0.5), (0.3, 1.8)),
        ((-2.5, 1.1), (1.3, 1.7)),
        ((-1.35, -1.8), (-1.6, -0.55)),
        ((1.0, -1.8), (0.9, -0.7)),
        ((-1.6, 0.4), (-1.4, 1.8)),
    ):
        dx, dy = b[0] - a[0], b[1] - a[1]
        nx, ny = -dy / math.hypot(dx, dy) * 0.03, dx / math.hypot(dx, dy) * 0.03
        folded(
            [(a[0] - nx, a[1] - ny), (b[0] - nx, b[1] - ny), (b[0] + nx, b[1] + ny), (a[0] + nx, a[1] + ny)],
            'white',
            0.018,
            **place
        )
    parts = [
        bridge((0.15, 0.2, 0.05), TURN(48), 0.125, approach=1.2),
        sails((0.68, -0.36, 0.07), TURN(50), 0.17),
        ferry((1.25, 0.28, 0.13), TURN(25), 0.2),
    ]
    places = (
        (-1.75, -0.95, 'sun'),
        (1.0, -1.35, 'terracotta'),
        (-0.75, -1.25, 'harbour'),
        (-1.75, 1.25, 'harbour'),
        (0.85, 1.3, 'sun'),
    )
    group([*parts, *(pin((x, y, 0.08), colour, 0.9) for x, y, colour in places)], at, turn, size)
