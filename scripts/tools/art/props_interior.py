"""What the big interiors stand on and are lit by: window walls, lamps, shelves, soft seats."""

import math
import random

from forms import lathe, rounded
from kit import box, cylinder, group, prism, rod


def window_wall(at, width, height, bays, transoms=(), turn=0.0, frame='harbour', sill=0.3):
    """A wall of windows without glass: posts, rails and a sill; its width runs along x, its inside
    is −y.
    """
    parts = [
        box((0, 0, sill / 2), (width, 0.16, sill), 'white', 0.01),
        box((0, -0.14, sill + 0.015), (width, 0.46, 0.045), 'oak', 0.012),
        box((0, -0.1, 0.06), (width, 0.04, 0.12), 'stone', 0.006),
    ]
    for k in range(bays + 1):
        parts.append(
            box((-width / 2 + width * k / bays, 0, height / 2), (0.09 if k % 2 == 0 else 0.055, 0.14, height), frame, 0.01)
        )
    for z in (sill + 0.06, *transoms, height):
        parts.append(box((0, 0, z), (width, 0.1, 0.06), frame, 0.01))
    return group(parts, at, turn)


def pendant(at, top, radius=0.24, colour='white', inside='sun'):
    """A hanging lamp: `at` is the middle of its lower rim, the cord goes up to `top`."""
    shade = [(radius, 0), (radius * 1.01, 0.01), (radius * 0.86, radius * 0.5), (radius * 0.3, radius * 0.9), (0.04, radius)]
    parts = [
        lathe(shade, colour),
        lathe([(radius * 0.97, -0.002), (radius * 0.97, 0.004)], inside),
        lathe([(0.0, -0.03), (0.05, -0.02), (0.06, 0.02), (0.03, 0.06)], 'paper', sides=20),
        cylinder((0, 0, radius + 0.03), 0.03, 0.08, 'steel', 0.004),
        rod((0, 0, radius), (0, 0, top - at[2]), 0.008, 'navy'),
    ]
    return group(parts, at)


def books(at, width, turn=0.0, height=0.27, colours=('teal', 'harbour', 'white', 'mist', 'tan', 'teal', 'white')):
    """A row of folders along x on a shelf, their spines to −y, labels on some."""
    parts, x = [], -width / 2
    while x < width / 2 - 0.05:
        thick = random.choice((0.04, 0.055, 0.07))
        tall = height * random.uniform(0.86, 1)
        colour = random.choice(colours)
        parts.append(box((x + thick / 2, 0, tall / 2), (thick - 0.004, 0.2, tall), colour, 0.006))
        if thick > 0.05:
            parts.append(box((x + thick / 2, -0.1, tall * 0.68), (thick * 0.6, 0.006, tall * 0.26), 'paper', 0.002))
        x += thick
    return group(parts, at, turn)


def armchair(at, turn=0.0, fabric='teal', width=0.8):
    """A soft seat on thin legs; the sitter looks to −y. Wider, it is a sofa."""
    seats = max(1, round(width / 0.75))
    inner = width - 0.24
    parts = [
        box((0, 0, 0.27), (width - 0.06, 0.72, 0.14), fabric, 0.05),
        box((0, 0.32, 0.52), (width - 0.06, 0.16, 0.56), fabric, 0.07),
    ]
    parts += [box((s * (width / 2 - 0.06), -0.02, 0.42), (0.14, 0.74, 0.4), fabric, 0.06) for s in (-1, 1)]
    for k in range(seats):
        x = -inner / 2 + inner * (k + 0.5) / seats
        parts.append(box((x, -0.06, 0.39), (inner / seats - 0.01, 0.62, 0.14), fabric, 0.05))
    parts += [
        rod((x, y, 0.22), (x * 1.06, y * 1.08, 0), 0.018, 'oak')
        for x in (-width / 2 + 0.1, width / 2 - 0.1)
        for y in (-0.28, 0.3)
    ]
    return group(parts, at, turn)


def cushion(at, turn=0.0, colour='sun', lean=-20):
    """A square cushion that leans against a back at +y."""
    pillow = prism(rounded(0.4, 0.4, 0.1), 0.12, colour, (0, 0, 0.2), (math.radians(90 + lean), 0, 0), 0.05)
    return group([pillow], at, turn)


def side_table(at, radius=0.25, height=0.48, top='oak'):
    """A small round table."""
    parts = [
        cylinder((0, 0, height), radius, 0.03, top, 0.01),
        rod((0, 0, 0.02), (0, 0, height), 0.022, 'white'),
        cylinder((0, 0, 0.012), radius * 0.62, 0.022, 'white', 0.008),
    ]
    return group(parts, at)


def shelf_wall(at, width, levels, turn=0.0, depth=0.28, step=0.42, base=0.9):
    """Oak boards on a wall behind them (+y), `levels` of them from height `base`, with folders,
    boxes and a plant.
    """
    parts = []
    for level in range(levels):
        z = base + level * step
        parts.append(box((0, -depth / 2, z), (width, depth, 0.035), 'oak', 0.008))
        parts += [box((x, -0.02, z - 0.06), (0.03, 0.04, 0.1), 'white', 0.006) for x in (-width * 0.4, width * 0.4)]
        span = width * random.uniform(0.4, 0.55)
        side = 1 if level % 2 else -1
        parts.append(books((side * (width / 2 - span / 2 - 0.05), -depth / 2, z + 0.018), span))
        x = -side * (width / 2 - 0.22)
        if level % 2:
            parts.append(box((x, -depth / 2, z + 0.11), (0.32, 0.22, 0.18), 'tan', 0.015))
            parts.append(box((x, -depth / 2 - 0.112, z + 0.11), (0.1, 0.008, 0.05), 'white', 0.004))
        else:
            parts.append(
                lathe([(0.06, 0), (0.085, 0.02), (0.09, 0.14), (0.08, 0.15), (0.07, 0.12)], 'teal', (x, -depth / 2, z + 0.018))
            )
    return group(parts, at, turn)


def slats(at, width, height, count, turn=0.0, colour='oak', behind='walnut'):
    """A wall lining of upright battens, along x, its face to −y."""
    parts = [box((0, 0.02, height / 2), (width, 0.03, height), behind, 0.004)]
    step = width / count
    parts += [
        box((-width / 2 + step * (k + 0.5), -0.015, height / 2), (step * 0.55, 0.045, height), colour, 0.006)
        for k in range(count)
    ]
    return group(parts, at, turn)
