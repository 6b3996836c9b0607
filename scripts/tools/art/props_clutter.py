"""Small things that fill shelves, benches and floors of the service dioramas. Built around the
origin, then placed.
"""

import math
import random

from kit import ball, box, cylinder, group, rod, tube
from props import TURN
from props_services import blocks, scatter


def books(at, turn=0.0, length=0.6, height=0.26, colours=('teal', 'harbour', 'white', 'mint', 'tan', 'terracotta')):
    """A row of books along x, the last one leaning."""
    items, x = [], -length / 2
    while x < length / 2 - 0.09:
        thick, tall = random.uniform(0.025, 0.05), height * random.uniform(0.75, 1)
        items.append(((x + thick / 2, 0, tall / 2), (thick - 0.003, 0.17, tall)))
        x += thick
    parts = scatter(items, colours, 0.004)
    parts.append(box((x + 0.06, 0, height * 0.4), (0.03, 0.17, height * 0.8), colours[0], 0.004, (0, -0.22, 0)))
    return group(parts, at, turn)


def folded(at, turn=0.0, colours=('teal', 'white', 'mint'), size=(0.24, 0.2), thick=0.035):
    """A stack of folded cloths, from the bottom up."""
    parts = []
    for k, colour in enumerate(colours):
        shift = random.uniform(-0.008, 0.008)
        parts.append(box((shift, -shift, (k + 0.5) * thick), (*size, thick * 0.96), colour, thick * 0.42))
    return group(parts, at, turn)


def bottles(at, turn=0.0, count=7, pitch=0.09, height=0.28, colours=('moss', 'walnut', 'mint', 'terracotta', 'glass', 'teal')):
    """A row of slender bottles along x."""
    parts = []
    for k in range(count):
        x, tall, colour = (k - (count - 1) / 2) * pitch, height * random.uniform(0.85, 1.1), random.choice(colours)
        parts += [
            cylinder((x, 0, tall * 0.33), 0.034, tall * 0.66, colour, 0.01, sides=20),
            cylinder((x, 0, tall * 0.8), 0.028, tall * 0.3, colour, 0.002, 0.011, sides=20),
        ]
        parts += [cylinder((x, 0, tall * 0.34), 0.035, tall * 0.26, 'white', 0, sides=20)]
    return group(parts, at, turn)


def laptop(at, turn=0.0):
    """An open laptop; the reader sits at −y."""
    parts = [box((0, 0, 0.01), (0.34, 0.24, 0.018), 'steel', 0.006), box((0, -0.0, 0.02), (0.29, 0.1, 0.004), 'navy', 0)]
    parts += [
        box((0, 0.15, 0.12), (0.34, 0.012, 0.22), 'steel', 0.005, (-0.25, 0, 0)),
        box((0, 0.141, 0.12), (0.31, 0.008, 0.19), 'screen', 0.003, (-0.25, 0, 0)),
    ]
    return group(parts, at, turn)


def basket(at, turn=0.0, colour='tan', size=(0.3, 0.26, 0.2), fill=None):
    """An open tub; `fill` are the colours of the balls and bricks that lie in it."""
    w, d, h = size
    parts = [
        box((0, 0, h / 2), size, colour, 0.025),
        box((0, 0, h - 0.004), (w - 0.04, d - 0.04, 0.012), 'soil' if not fill else fill[0], 0.01),
    ]
    parts.append(box((0, -d / 2 - 0.001, h * 0.68), (w * 0.3, 0.006, 0.03), 'white', 0.003))
    for toy in (fill or ()) * 3:
        x, y = random.uniform(-w / 2 + 0.07, w / 2 - 0.07), random.uniform(-d / 2 + 0.07, d / 2 - 0.07)
        parts.append(
            ball((x, y, h + 0.015), 0.042, toy)
            if random.random() < 0.5
            else box((x, y, h + 0.015), (0.07, 0.07, 0.07), toy, 0.01, (0.3, 0.4, random.random()))
        )
    return group(parts, at, turn)


def carton(at, size=(0.5, 0.4, 0.36), turn=0.0, tape='tan', open_=False):
    """A cardboard box with tape and hand holes, or open with its flaps out."""
    w, d, h = size
    card = 'C4A27A'
    parts = [box((0, 0, h / 2), size, card, 0.012)]
    if open_:
        parts += [box((0, 0, h - 0.002), (w - 0.03, d - 0.03, 0.01), 'walnut', 0)]
        parts += [box((s * (w / 2 + 0.07), 0, h - 0.02), (0.17, d - 0.02, 0.012), card, 0.003, (0, s * 0.5, 0)) for s in (-1, 1)]
        parts += [box((0, s * (d / 2 + 0.06), h - 0.02), (w - 0.02, 0.15, 0.012), card, 0.003, (-s * 0.5, 0, 0)) for s in (-1, 1)]
    else:
        parts += [
            box((0, 0, h + 0.001), (w + 0.003, 0.07, 0.004), tape, 0),
            box((w / 2 + 0.001, 0, h - 0.06), (0.004, 0.07, 0.13), tape, 0),
        ]
        parts += [box((-w / 2 - 0.001, 0, h - 0.06), (0.004, 0.07, 0.13), tape, 0)]
    parts.append(box((w * 0.18, -d / 2 - 0.001, h * 0.32), (w * 0.32, 0.004, h * 0.26), 'white', 0))
    parts.append(box((w / 2 + 0.001, 0, h * 0.62), (0.004, 0.1, 0.03), 'walnut', 0))
    return group(parts, at, turn)


def bin_(at, colour='harbour', size=1.0, liner='white'):
    """A waste bin with its liner folded over the rim."""
    parts = [cylinder((0, 0, 0.16), 0.11, 0.32, colour, 0.008, 0.14), cylinder((0, 0, 0.31), 0.143, 0.06, liner, 0.008, 0.147)]
    parts.append(cylinder((0, 0, 0.341), 0.125, 0.006, 'ink', 0))
    return group(parts, at, size=size)


def pot(at, size=1.0, pot_='white', leaves=12, reach=0.16):
    """A small plant for sills, shelves and benches."""
    parts = [cylinder((0, 0, 0.06), 0.055, 0.12, pot_, 0.01, 0.075), cylinder((0, 0, 0.121), 0.066, 0.004, 'soil', 0)]
    for k in range(leaves):
        angle, lean = k * 2.399, 0.25 + 0.6 * k / leaves
        x, y = math.cos(angle) * math.sin(lean), math.sin(angle) * math.sin(lean)
        parts.append(
            ball(
                (x * reach * 0.7, y * reach * 0.7, 0.12 + reach * 0.75 * math.cos(lean)),
                (0.032, 0.008, reach * 0.62),
                'leaf' if k % 3 else 'moss',
                (0, lean, angle),
            )
        )
    return group(parts, at, random.uniform(0, 6), size)


def dispenser(at, turn=0.0, colour='white', size=(0.26, 0.14, 0.34), mouth='mint'):
    """A towel or soap dispenser on the wall, by its centre."""
    w, d, h = size
    parts = [box((0, -d / 2, 0), size, colour, 0.035), box((0, -d - 0.002, h * 0.12), (w * 0.5, 0.008, h * 0.3), mouth, 0.003)]
    parts.append(box((0, -d * 0.55, -h / 2 - 0.02), (w * 0.6, 0.015, 0.07), 'white', 0.003))
    return group(parts, at, turn)


def wet_mat(at, turn=0.0, size=(1.0, 0.7), colour='navy', border='harbour'):
    """A ribbed entrance mat."""
    w, d = size
    ribs = [((0, (k + 0.5) * (d - 0.12) / 14 - (d - 0.12) / 2, 0.022), (w - 0.12, (d - 0.12) / 28, 0.01)) for k in range(14)]
    return group([box((0, 0, 0.012), (w, d, 0.02), border, 0.008), blocks(ribs, colour, 0.002)], at, turn)


def squeegee(at, turn=0.0, length=0.4, lean=0.0, handle=0.3, size=1.0):
    """A window squeegee flat on a wall, its blade at the origin, its handle down; `lean` turns it
    in the wall's plane.
    """
    c, s = math.cos(lean), math.sin(lean)
    parts = [
        box((0, -0.02, 0), (length, 0.02, 0.025), 'ink', 0.004, (0, lean, 0)),
        box((-s * 0.02, -0.03, -c * 0.02), (length * 0.94, 0.02, 0.03), 'steel', 0.006, (0, lean, 0)),
    ]
    parts.append(rod((-s * 0.03, -0.035, -c * 0.03), (-s * handle, -0.06, -c * handle), 0.017, 'sun'))
    return group(parts, at, turn, size)


def keys(at, turn=0.0, size=1.0):
    """Two keys on a ring with a yellow tag, lying flat."""
    ring = tube(
        [(0.03 * math.cos(a), 0.03 * math.sin(a), 0.006) for a in (k * math.pi / 4 for k in range(8))],
        0.004,
        'steel',
        closed=True,
    )
    parts = [ring, box((-0.085, 0.02, 0.006), (0.1, 0.055, 0.01), 'sun', 0.004, (0, 0, -0.3))]
    for a in (0.3, -0.7):
        x, y = math.cos(a), math.sin(a)
        parts += [
            cylinder((x * 0.05, y * 0.05, 0.006), 0.022, 0.008, 'steel', 0.002),
            box((x * 0.1, y * 0.1, 0.006), (0.08, 0.014, 0.007), 'steel', 0.002, (0, 0, a)),
        ]
    return group(parts, at, turn, size)


def stack(at, turn=0.0, count=5, size=(0.3, 0.22), colours=('white', 'mist', 'white', 'mint')):
    """Paper, plates of cloth or trays, thin and slightly askew."""
    parts = [
        box(
            (random.uniform(-0.01, 0.01), random.uniform(-0.01, 0.01), 0.006 + k * 0.012),
            (*size, 0.011),
            colours[k % len(colours)],
            0.002,
        )
        for k in range(count)
    ]
    return group(parts, at, turn + TURN(random.uniform(-3, 3)))
