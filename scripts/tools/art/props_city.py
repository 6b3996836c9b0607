"""The small things of the city model: coasts, houses, pins."""

import math
import random

from forms import lathe
from kit import ball, box, group, prism


def softened(points, times=3):
    """A line with its corners cut until it is a curve; its two ends stay."""
    for _ in range(times):
        cut = [points[0]]
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            cut += [(0.75 * x0 + 0.25 * x1, 0.75 * y0 + 0.25 * y1), (0.25 * x0 + 0.75 * x1, 0.25 * y0 + 0.75 * y1)]
        points = [*cut, points[-1]]
    return points


def land(coast, inland, height=0.26, top='lawn', beach='sand'):
    """Land with a beach: `coast` runs anticlockwise around it, `inland` are the corners that close
    it at the slab's edge.
    """
    line = softened(coast)
    shore = []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long = math.hypot(x1 - x0, y1 - y0)
        edge = 0.0 if i in (0, len(line) - 1) else 0.16
        shore.append((x + (y1 - y0) / long * edge, y - (x1 - x0) / long * edge))
    prism(shore + inland, 0.09, beach, bevel=0.02)
    prism(line + inland, height - 0.085, top, (0, 0, 0.085), bevel=0.03)


def house(at, turn=0.0, size=1.0, roof='terracotta', walls='white'):
    """A house with a gable along x, 1 long, 0.75 deep, 0.7 high."""
    gable = [(-0.43, 0), (0.43, 0), (0, 0.34)]
    parts = [
        box((0, 0, 0.2), (1, 0.75, 0.4), walls, 0.02),
        prism(gable, 1.08, roof, (-0.54, 0, 0.38), (math.pi / 2, 0, math.pi / 2), 0.02),
        box((-0.2, -0.38, 0.2), (0.2, 0.02, 0.18), 'slate', 0),
        box((0.25, -0.38, 0.15), (0.16, 0.02, 0.3), 'harbour', 0),
        box((0.5, 0, 0.2), (0.02, 0.24, 0.18), 'slate', 0),
        box((0.28, 0.16, 0.68), (0.11, 0.11, 0.24), 'tan', 0.01),
    ]
    return group(parts, at, turn, size)


def street(start, end, count, size=0.4, roofs=('terracotta', 'slate', 'stone', 'terracotta', 'walnut'), height=0.26):
    """Houses in a row from one place to another, their fronts to the right of the way."""
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    for k in range(count):
        t = k / max(1, count - 1)
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        house(
            (x, y, height),
            turn,
            size * random.uniform(0.9, 1.08),
            random.choice(roofs),
            random.choice(('white', 'sand', 'mist', 'white')),
        )


def pin(at, size=1.0, colour='sun'):
    """A map pin that stands on its tip, 1 high."""
    profile = [(0, 0), (0.05, 0.1), (0.16, 0.33), (0.26, 0.52), (0.3, 0.68), (0.28, 0.82), (0.2, 0.93), (0.1, 0.985), (0, 1)]
    return group([lathe(profile, colour), ball((0.1, -0.1, 0.755), 0.2, 'white')], at, size=size)
