"""Industry pictures of places people live in and are cared for: a block of flats and a clinic."""

import math

from kit import box, cylinder, group, lamp, prism, rod, scene, tube
from props import TURN, bucket, caddy, floor_sign, plant
from props_base import van
from props_buildings import (
    ASPHALT,
    SIDE,
    air_unit,
    door,
    glazing,
    ground,
    outdoors,
    pane,
    parapet,
    railing,
    shine,
    site,
    upright,
    wall,
)
from props_street import bench, bicycle, bin, hedge, planter, tree


@scene('industries/strata', ground='sand')
def strata():
    site(13.6, 12.4)
    ground(0, 0, 13.6, 12.4, 'lawn', 0.1)
    ground(0, -5.61, 13.64, 1.22, 'concrete', 0.12)
    block(-1.0, 1.4, 9.2, 6.6)
    path(4.95)
    letterboxes((3.75, -4.5, 0.1))
    for i, lid in enumerate(('terracotta', 'teal', 'sun')):
        bin((6.1, 1.9 + i * 0.75, 0.1), SIDE, lid)
    box((6.35, 2.65, 0.05), (1.0, 2.8, 0.14), 'concrete', 0.01)
    hedge((-2.0, -4.75, 0.1), 9.2, 0.55, 0.75)
    tree((-5.6, -3.6, 0.1), 1.1)
    tree((-2.9, -3.3, 0.1), 0.7, 'cypress')
    tree((0.6, -3.3, 0.1), 0.7, 'cypress')
    tree((6.0, 5.4, 0.1), 0.95)
    tree((2.6, -3.4, 0.1), 0.6)
    group([floor_sign((0, 0, 0))], (5.3, -0.4, 0.12), TURN(60), 1.2)
    bucket((5.3, 0.9, 0.12), TURN(20), 1.1)
    bicycle((4.0, 4.3, 0.1), SIDE, 'terracotta')
    outdoors()


def block(x, y, width, depth, storey=2.9):
    """Three storeys of brick with white balconies at the front and the stairs at the side."""
    front, right, top = y - depth / 2, x + width / 2, 3 * storey
    box((x, y, top / 2), (width, depth, top), 'terracotta', 0.03)
    for k in range(1, 15):
        box((x, y, k * 0.58), (width + 0.015, depth + 0.015, 0.018), 'tan', 0)
    box((x, y, 0.2), (width + 0.12, depth + 0.12, 0.5), 'concrete', 0.02)
    for k in range(1, 3):
        box((x, y, k * storey), (width + 0.1, depth + 0.1, 0.2), 'white', 0.02)
    parapet(x, y, top, width + 0.2, depth + 0.2, 'white', 0.6)
    for dx in (-2.75, 0.85):
        for k in range(3):
            balcony(x + dx, front, 0.45 + k * storey, k)
    for k in range(3):
        glazing((x + 3.6, front, k * storey + 1.75), 1.1, 1.35, 2, 1)
        for dy in (-2.2, 2.3):
            glazing((right, y + dy, k * storey + 1.75), 1.2, 1.35, 2, 1, SIDE)
    box((right + 0.35, y, top / 2 + 0.15), (0.9, 1.9, top + 0.3), 'white', 0.03)
    glazing((right + 0.8, y, 5.7), 1.1, 4.6, 1, 4, SIDE, sill=False, wiped=True)
    door((right + 0.8, y, 0.12), SIDE, 1.1, 2.2, 'teal')
    box((right + 1.25, y, 2.75), (1.3, 2.1, 0.14), 'teal', 0.03)
    box((right + 0.82, y + 0.78, 1.4), (0.05, 0.16, 0.3), 'steel', 0.01)
    for dx, dy in ((-2.8, 1.4), (-1.0, 1.6)):
        air_unit((x + dx, y + dy, top + 0.05), size=0.9)
    for i in range(2):
        for j in range(3):
            group(
                [box((0, 0, 0), (1.15, 1.5, 0.06), pane('harbour'), 0.01, (TURN(16), 0, 0))],
                (x + 1.3 + j * 1.25, y - 1.2 + i * 1.8, top + 0.45),
            )
    rod((x - 3.9, y + 2.6, top), (x - 3.9, y + 2.6, top + 1.7), 0.03, 'steel')
    for z in (1.2, 1.4, 1.6):
        rod((x - 4.2, y + 2.6, top + z), (x - 3.6, y + 2.6, top + z), 0.02, 'steel')


def balcony(x, y, z, floor):
    """A balcony 2.9 m wide with a glass front, a sliding door and what its people keep there."""
    glazing((x, y, z + 1.12), 2.3, 2.05, 2, 1, sill=False, wiped=floor == 1)
    box((x, y - 0.7, z), (2.9, 1.4, 0.18), 'white', 0.03)
    box((x, y - 1.36, z + 0.5), (2.7, 0.03, 0.62), pane('glass'), 0.005)
    rod((x - 1.4, y - 1.36, z + 1.0), (x + 1.4, y - 1.36, z + 1.0), 0.035, 'white')
    for dx in (-1.4, 1.4):
        rod((x + dx, y - 1.36, z), (x + dx, y - 1.36, z + 1.0), 0.03, 'white')
        rod((x + dx, y - 1.36, z + 1.0), (x + dx, y, z + 1.0), 0.03, 'white')
        box((x + dx, y - 0.7, z + 0.5), (0.03, 1.25, 0.62), pane('glass'), 0.005)
    things = (x < -2) + floor
    if things % 2 == 0:
        plant((x + 0.95, y - 0.75, z + 0.09), 0.95, 'tan')
        box((x - 0.5, y - 0.75, z + 0.4), (0.9, 0.55, 0.1), 'oak', 0.03)
        box((x - 0.5, y - 0.5, z + 0.65), (0.9, 0.08, 0.45), 'teal', 0.03)
    else:
        rod((x - 1.1, y - 0.6, z + 0.95), (x + 0.5, y - 0.6, z + 0.95), 0.02, 'steel')
        for dx, colour in ((-0.85, 'white'), (-0.35, 'teal'), (0.15, 'mist')):
            box((x + dx, y - 0.6, z + 0.6), (0.42, 0.03, 0.7), colour, 0.01)
        planter((x + 1.0, y - 0.75, z + 0.09), 0.5, 0.4, 0.4, 'terracotta')


def path(x):
    """The path to the stairs: the part near the door is washed already, its edge slants."""
    ground(x, -2.1, 2.0, 7.0, 'concrete', 0.13)
    outline = [(-1, -1.6), (1, -0.4), (1, 3.4), (-1, 3.4)]
    prism(outline, 0.012, 'paper', (x, -2.0, 0.13), bevel=0)
    for k in range(6):
        box((x, -5.0 + k * 1.2, 0.145), (2.0, 0.03, 0.012), 'stone', 0)


def letterboxes(at):
    """A brick pier with two rows of letterboxes facing the street."""
    parts = [box((0, 0, 0.65), (1.9, 0.45, 1.3), 'terracotta', 0.02), box((0, 0, 1.33), (2.0, 0.55, 0.08), 'white', 0.02)]
    for i in range(4):
        for z in (0.62, 1.02):
            parts.append(box((-0.66 + i * 0.44, -0.23, z), (0.36, 0.05, 0.3), 'steel', 0.02))
            parts.append(box((-0.66 + i * 0.44, -0.262, z + 0.06), (0.24, 0.02, 0.05), 'navy', 0))
    group(parts, at)


@scene('industries/medical', ground='harbour')
def medical():
    site(14.4, 11.6)
    ground(0, -0.2, 14.4, 11.2, 'stone', 0.1)
    ground(0, -4.4, 14.44, 3.0, ASPHALT, 0.13)
    clinic(-0.8, 1.7, 10.4, 5.0)
    ramp((2.4, -1.45))
    bays()
    pylon((-6.0, -1.9, 0.1))
    ground(-3.1, -1.85, 3.6, 1.3, 'lawn', 0.16)
    hedge((-3.1, -1.55, 0.14), 3.4, 0.5, 0.55)
    ground(5.9, 2.2, 2.0, 6.6, 'lawn', 0.16)
    tree((6.1, 4.6, 0.14), 1.1)
    tree((5.9, 2.4, 0.14), 0.85, 'cypress')
    bench((6.1, 0.2, 0.16), TURN(-90))
    van((-4.3, -4.7, 0.13), 0, 1.0)
    outdoors()


def clinic(x, y, width, depth):
    """One storey, wide glass at the waiting room, a teal fascia; the front wall is open enough to
    see chairs and counter.
    """
    front, right, height = y - depth / 2, x + width / 2, 3.5
    ground(x, y, width + 0.5, depth + 0.5, 'concrete', 0.35)
    wall((x, front, 0.3), width, height, [(-2.6, 0.35, 4.2, 2.4), (2.6, 0.05, 2.4, 2.55)], 0.25, 'white')
    wall((right, y + 0.12, 0.3), depth - 0.26, height, [(-1.25, 0.9, 1.6, 1.5), (1.1, 0.9, 1.6, 1.5)], 0.25, 'white', SIDE)
    box((x, y + depth / 2 - 0.1, 2.0), (width, 0.2, height), 'mist', 0)
    box((x - width / 2 + 0.1, y, 2.0), (0.2, depth, height), 'white', 0)
    box((x, y + 0.2, 2.0), (width - 0.5, 0.1, height), 'mist', 0)
    for dy in (-1.25, 1.1):
        glazing((right - 0.04, y + 0.12 + dy, 1.95), 1.6, 1.5, 2, 1, SIDE, wiped=dy < 0)
    ground(x, front + 1.4, width - 0.5, 2.6, 'tan', 0.37)
    lamp((x - 2.4, front + 1.2, 3.4), 2.2, 190, (x - 2.4, front + 1.4, 0), (1, 0.95, 0.86))
    for i in range(4):
        seat = [box((0, 0, 0.46), (0.62, 0.6, 0.12), 'teal', 0.05), box((0, 0.3, 0.82), (0.62, 0.12, 0.62), 'teal', 0.05)]
        seat += [box((dx, 0, 0.2), (0.05, 0.5, 0.42), 'oak', 0.01) for dx in (-0.28, 0.28)]
        group(seat, (x - 4.1 + i * 0.78, front + 2.1, 0.37))
    plant((x - 0.75, front + 1.9, 0.37), 1.25)
    box((x - 2.6, front + 1.1, 0.62), (0.9, 0.5, 0.06), 'oak', 0.02)
    box((x - 2.6, front + 1.1, 0.48), (0.5, 0.3, 0.26), 'white', 0.02)
    box((x - 2.9, front + 2.63, 2.3), (1.5, 0.05, 0.8), 'sky', 0.01)
    shine(2.6, 2.4, (x - 3.2, front + 0.12, 1.83), start=0.05, widths=(0.12, 0.05))
    for dx in (-4.7, -3.3, -1.9, -0.5):
        box((x + dx, front + 0.1, 1.85), (0.09, 0.16, 2.46), 'harbour', 0.01)
    for z in (0.62, 3.06):
        box((x - 2.6, front + 0.1, z), (4.3, 0.16, 0.09), 'harbour', 0.01)
    door((x + 2.6, front + 0.08, 0.35), 0, 2.1, 2.35, 'harbour', 2, step=False)
    box((x, front - 0.45, 3.95), (width + 0.9, 1.6, 0.34), 'teal', 0.04)
    parapet(x, y, 3.8, width + 0.2, depth + 0.2, 'white', 0.5)
    for dx in (-3.6, -1.4):
        box((x + dx, y + 0.6, 4.05), (1.5, 1.5, 0.36), 'white', 0.03)
        box((x + dx, y + 0.6, 4.25), (1.3, 1.3, 0.08), pane('sky'), 0.02)
    air_unit((x + 1.6, y + 1.0, 3.85), size=1.15)
    air_unit((x + 3.4, y + 1.0, 3.85), size=1.15)
    heart((x + 2.6, front - 1.27, 4.02), 0.42)


def heart(at, size, turn=0.0, colour='white'):
    """The clinic's sign: a heart on a disc."""
    outline = []
    for k in range(40):
        t = k * math.pi / 20
        outline.append(
            (
                16 * math.sin(t) ** 3 / 17,
                (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 17,
            )
        )
    outline = [(x * size * 0.55, (z + 0.1) * size * 0.55) for x, z in reversed(outline)]
    disc = cylinder((0, 0, 0), size, 0.1, 'teal' if colour == 'white' else 'white', 0.02, turn=(math.pi / 2, 0, 0))
    ring = cylinder((0, 0.02, 0), size * 1.12, 0.08, 'white', 0.02, turn=(math.pi / 2, 0, 0))
    return group([disc, ring, upright(outline, 0.14, colour, (0, -0.02, 0), bevel=0.01)], at, turn)


def pylon(at):
    """The sign at the drive: a tall panel with the heart on both faces one sees."""
    parts = [
        box((0, 0, 0.2), (1.5, 1.5, 0.4), 'tan', 0.04),
        box((0, 0, 2.3), (1.15, 1.15, 4.0), 'teal', 0.06),
        heart((0, -0.62, 3.5), 0.4),
        heart((0.62, 0, 3.5), 0.4, SIDE),
    ]
    for k, length in enumerate((0.7, 0.5, 0.6)):
        parts.append(box((-0.1, -0.585, 2.4 - k * 0.32), (length, 0.03, 0.1), 'white', 0.01))
        parts.append(box((0.585, -0.1, 2.4 - k * 0.32), (0.03, length, 0.1), 'white', 0.01))
    group(parts, at)


def ramp(at):
    """Level landing at the door, a ramp down along the front with rails, mat, sign and caddy."""
    x, y = at
    box((x - 0.6, y, 0.2), (3.0, 1.5, 0.32), 'concrete', 0.02)
    upright([(0, 0), (3.2, 0), (0, 0.27)], 1.5, 'concrete', (x + 0.9, y, 0.09), bevel=0)
    box((x - 0.6, y + 0.2, 0.37), (1.9, 0.8, 0.03), 'navy', 0.01)
    rail = [(x - 2.0, y - 0.66, 0.35), (x + 0.9, y - 0.66, 0.35), (x + 3.9, y - 0.66, 0.12)]
    railing(rail, 0.95, 'harbour', 4, 0.035)
    group([floor_sign((0, 0, 0))], (x - 1.7, y + 0.15, 0.36), TURN(15), 1.1)
    caddy((x + 0.55, y + 0.25, 0.36), TURN(20), 1.1)


def bays():
    """Parking with an accessible bay in the brand's colour."""
    for x in (-6.6, -1.6, 2.0, 5.6):
        ground(x, -4.4, 0.12, 2.9, 'white', 0.145, 0)
    ground(3.8, -4.4, 3.2, 2.7, 'teal', 0.142, 0)
    mark = [
        cylinder((-0.1, 0.75, 0), 0.2, 0.02, 'white', 0),
        tube([(-0.1, 0.5, 0), (-0.1, 0.0, 0), (0.35, 0.0, 0), (0.55, -0.55, 0), (0.75, -0.5, 0)], 0.09, 'white'),
        tube(
            [(0.5 * math.cos(a) - 0.05, 0.5 * math.sin(a) - 0.3, 0) for a in (2.0, 2.6, 3.3, 4.0, 4.7, 5.4)], 0.08, 'white'
        ),
    ]
    handle = group(mark, (3.7, -4.4, 0.15))
    handle.scale = (1.3, 1.3, 0.1)
    for x in (2.9, 4.7):
        box((x, -3.0, 0.2), (1.1, 0.18, 0.14), 'sun' if x > 4 else 'white', 0.04)
