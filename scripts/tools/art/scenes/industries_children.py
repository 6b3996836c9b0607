"""Industry pictures for children: an early learning centre and a school."""

import math

from kit import ball, box, cylinder, group, rod, scene, tube
from props import TURN, bucket, floor_sign, mop
from props_buildings import SIDE, door, gable, glazing, ground, outdoors, site
from props_play import court_lines, cubby, hoop, hopscotch, low_table, picket_fence, sandpit, shade_sail, slide, tricycle
from props_street import bench, bicycle, hedge, planter, tree


@scene('industries/childcare', ground='sand')
def childcare():
    site(13.4, 12)
    ground(0, 0, 13.4, 12, 'lawn', 0.1)
    ground(-0.6, -0.6, 11.6, 1.5, 'tan', 0.14)
    house(-3.2, 2.4, 5.4, 4.6, 'teal')
    house(2.4, 2.4, 5.6, 4.6, 'harbour')
    cylinder((2.9, -3.5, 0.09), 2.4, 0.08, 'mist', 0.01)
    cylinder((2.9, -3.5, 0.1), 1.7, 0.08, 'water', 0.01)
    slide((3.1, -2.5, 0.12), TURN(-20))
    sandpit((-1.2, -3.6, 0.1))
    shade_sail(((-3.4, -4.6, 2.6), (0.9, -5.0, 3.2), (-0.6, -1.6, 3.6)), 'white')
    cubby((-5.0, -2.6, 0.1), TURN(35))
    low_table((-3.2, -0.75, 0.14))
    tricycle((0.9, -1.4, 0.12), TURN(-160))
    for k, colour in enumerate(('terracotta', 'teal', 'harbour')):
        ball((5.4 - 0.4 * k, -1.2 - 0.5 * (k % 2), 0.3), 0.2, colour)
    planter((5.9, 1.4, 0.1), 0.8, 1.5, 0.5, 'oak')
    planter((5.9, 3.6, 0.1), 0.8, 1.5, 0.5, 'oak')
    tree((-5.8, -5.0, 0.1), 0.9)
    tree((6.0, -1.0, 0.1), 0.75)
    for start, end in (((-6.4, -5.75), (-0.2, -5.75)), ((1.2, -5.75), (6.4, -5.75)), ((6.4, -5.75), (6.4, 5.6))):
        picket_fence(start, end)
    for x in (-0.2, 1.2):
        box((x, -5.75, 0.65), (0.14, 0.14, 1.1), 'teal', 0.03)
    group([box((0.62, 0, 0.42), (1.25, 0.06, 0.62), 'teal', 0.03)], (-0.15, -5.75, 0.12), TURN(28))
    bucket((-0.6, -0.6, 0.14), TURN(20), 1.1)
    mop((0.0, -0.5, 0.14), TURN(30))
    group([floor_sign((0, 0, 0))], (4.0, -0.8, 0.14), TURN(20), 1.15)
    outdoors()


def house(x, y, width, depth, roof):
    """A gabled wing: low windows, a glazed door, bright reveals."""
    front, right, height = y - depth / 2, x + width / 2, 2.7
    box((x, y, height / 2 + 0.1), (width, depth, height), 'white', 0.02)
    box((x, y, 0.28), (width + 0.06, depth + 0.06, 0.4), 'tan', 0.01)
    gable((x, y, height + 0.1), depth, width, 2.0, roof, turn=SIDE, seams=8)
    door((x - 0.3, front, 0.14), width=1.3, height=2.1, colour='teal' if roof == 'harbour' else 'harbour', leaves=2)
    for dx in (-width / 2 + 0.8, width / 2 - 1.1):
        glazing((x + dx, front, 1.45), 1.1 if dx < 0 else 1.5, 1.3, 2, 1, wiped=dx > 0)
    round_window = cylinder((0, 0, 0), 0.45, 0.12, 'white', 0.02, turn=(math.pi / 2, 0, 0))
    group([round_window, cylinder((0, -0.04, 0), 0.34, 0.1, 'water', 0, turn=(math.pi / 2, 0, 0))], (x, front, 3.7))
    for dy in (-1.2, 0.9):
        glazing((right, y + dy, 1.5), 1.3, 1.2, 2, 1, SIDE)


@scene('industries/schools', ground='paper')
def schools():
    site(16, 13)
    ground(0, 0, 16, 13, 'lawn', 0.1)
    ground(0, -2.6, 15.9, 7.7, 'stone', 0.14)
    hall(-0.4, 3.2, 13.4, 4.6)
    ground(3.0, -3.2, 6.4, 5.6, 'teal', 0.16, 0)
    court_lines((3.0, -3.2), 6.0, 5.2, 0.17)
    hoop((3.0, -0.9, 0.16))
    ball((1.7, -3.4, 0.32), 0.14, 'terracotta')
    hopscotch((-2.0, -5.4), 0.15)
    for x in (-6.2, -3.9):
        bench((x, -2.2, 0.14), TURN(180))
        for k, colour in enumerate(('harbour', 'terracotta', 'teal')):
            box((x - 0.5 + k * 0.5, -2.2, 0.78), (0.3, 0.2, 0.4), colour, 0.07)
            box((x - 0.5 + k * 0.5, -2.32, 0.7), (0.2, 0.06, 0.16), colour, 0.03)
    rack(-5.2, -4.6)
    for x in (-7.2, 7.2):
        hedge((x - (0.1 if x > 0 else -0.1), 1.0, 0.1), 1.0, 0.8, 0.7)
    tree((-7.0, -5.4, 0.1), 1.15)
    tree((7.1, 0.1, 0.1), 0.9)
    tree((7.2, 4.6, 0.1), 1.1)
    picket_fence((-7.8, -6.3), (-1.0, -6.3), 1.0, 'harbour')
    picket_fence((0.8, -6.3), (7.8, -6.3), 1.0, 'harbour')
    for x in (-1.0, 0.8):
        box((x, -6.3, 0.85), (0.4, 0.4, 1.5), 'terracotta', 0.02)
        box((x, -6.3, 1.65), (0.5, 0.5, 0.1), 'white', 0.03)
    group([floor_sign((0, 0, 0))], (-0.7, -0.7, 0.16), TURN(10), 1.2)
    bucket((0.5, -0.9, 0.16), TURN(15), 1.2)
    outdoors()


def hall(x, y, width, depth):
    """The schoolhouse: two storeys of brick and white, a verandah, a gabled entrance with clock and
    bell turret.
    """
    front, right, height = y - depth / 2, x + width / 2, 6.0
    box((x, y, height / 2 + 0.1), (width, depth, height), 'tan', 0.02)
    box((x, y, 1.6), (width + 0.06, depth + 0.06, 3.0), 'terracotta', 0.01)
    box((x, y, 3.15), (width + 0.16, depth + 0.16, 0.18), 'white', 0.02)
    gable((x, y, height + 0.1), width, depth, 1.7, 'harbour', 'tan', seams=22)
    for k in range(6):
        dx = -5.6 + k * 2.24
        if k not in (2, 3):
            glazing((x + dx, front, 4.6), 1.35, 1.7, 3, 2, wiped=k == 4)
            glazing((x + dx, front, 1.75), 1.35, 1.6, 3, 2)
    for dy in (-1.1, 1.1):
        for z in (1.75, 4.6):
            glazing((right, y + dy, z), 1.2, 1.6, 2, 2, SIDE)
    box((x, front - 0.5, 3.35), (4.0, 1.4, 6.5), 'terracotta', 0.02)
    gable((x, front - 0.3, 6.6), 1.9, 4.0, 1.5, 'harbour', 'terracotta', turn=SIDE, seams=4)
    door((x, front - 1.2, 0.14), width=1.8, height=2.4, colour='teal', leaves=2)
    box((x, front - 1.5, 2.9), (2.8, 0.9, 0.16), 'white', 0.03)
    for dx in (-1.2, 1.2):
        cylinder((x + dx, front - 1.8, 1.5), 0.1, 2.8, 'white', 0.02)
    for dx in (-0.9, 0.9):
        glazing((x + dx, front - 1.2, 4.5), 1.0, 1.8, 2, 2)
    clock((x, front - 1.28, 6.75))
    turret((x, y, height + 1.8))


def clock(at):
    """The clock in the gable; it is ten past four."""
    parts = [
        cylinder((0, 0, 0), 0.62, 0.12, 'white', 0.02, turn=(math.pi / 2, 0, 0)),
        cylinder((0, -0.04, 0), 0.52, 0.1, 'paper', 0.01, turn=(math.pi / 2, 0, 0)),
        rod((0, -0.11, 0), (0.25, -0.11, -0.14), 0.035, 'navy'),
        rod((0, -0.12, 0), (0.36, -0.12, 0.2), 0.025, 'navy'),
        cylinder((0, -0.11, 0), 0.06, 0.06, 'sun', 0, turn=(math.pi / 2, 0, 0)),
    ]
    group(parts, at)


def turret(at):
    """The bell turret on the ridge."""
    parts = [box((0, 0, 0.1), (1.3, 1.3, 0.9), 'white', 0.03), box((0, 0, 0.6), (1.5, 1.5, 0.1), 'white', 0.03)]
    parts += [box((x, y, 1.15), (0.14, 0.14, 1.1), 'white', 0.02) for x in (-0.5, 0.5) for y in (-0.5, 0.5)]
    parts += [cylinder((0, 0, 1.25), 0.34, 0.42, 'sun', 0.03, 0.16), ball((0, 0, 1.02), 0.08, 'navy')]
    parts.append(cylinder((0, 0, 2.2), 1.1, 1.1, 'harbour', 0.02, 0.03, (0, 0, math.pi / 4), 4))
    parts.append(rod((0, 0, 2.6), (0, 0, 3.3), 0.03, 'steel'))
    group(parts, at)


def rack(x, y):
    """A bicycle rack with three bicycles."""
    for k in range(4):
        tube(
            [
                (x + k * 0.6, y - 0.3, 0.1),
                (x + k * 0.6, y - 0.3, 0.8),
                (x + k * 0.6, y + 0.3, 0.8),
                (x + k * 0.6, y + 0.3, 0.1),
            ],
            0.025,
            'steel',
        )
    for k, colour in ((0, 'teal'), (1, 'terracotta'), (2, 'harbour')):
        bicycle((x + 0.25 + k * 0.6, y, 0.14), SIDE + 0.08, colour)
