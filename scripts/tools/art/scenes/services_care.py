"""Dioramas of the services for places of care and education: medical, school and childcare."""

import math
import random

from kit import ball, box, cylinder, group, paint, rod, scene, studio, tube
from props import TURN, bottle, bucket, cup, floor_sign, mop
from props_clutter import basket, bin_, books, bottles, dispenser, folded, pot, stack
from props_furniture import basin, cabinet, chair, rack, shelf_height, stool, upturned
from props_machines import SIDE, cart, flat_mop
from props_services import LEFT, blocks, clock, corner, curtain, fit, gleam, pane, panel, planks, scatter, tiles


def examination_couch(at, turn=0.0):
    """A couch 1.9 m long along x, its head raised at +x, with a paper roll and drawers below; the
    step is in front (−y).
    """
    parts = [box((0, 0, 0.3), (1.5, 0.52, 0.44), 'white', 0.02), box((0, 0, 0.05), (1.4, 0.46, 0.1), 'navy', 0)]
    parts += [
        box((-0.24, 0, 0.6), (1.36, 0.66, 0.12), 'teal', 0.045),
        box((0.68, 0, 0.74), (0.62, 0.66, 0.12), 'teal', 0.045, (0, -0.55, 0)),
    ]
    parts += [
        box((-0.24, 0, 0.664), (1.3, 0.44, 0.008), 'paper', 0.002),
        box((0.66, 0, 0.805), (0.6, 0.44, 0.008), 'paper', 0.002, (0, -0.55, 0)),
    ]
    parts += [
        cylinder((0.96, 0, 0.86), 0.06, 0.46, 'paper', 0.01, turn=SIDE),
        rod((0.96, -0.28, 0.86), (0.96, 0.28, 0.86), 0.012, 'steel'),
    ]
    parts += [
        box((0.66, 0, 0.45), (0.05, 0.3, 0.4), 'steel', 0.01, (0, 0.4, 0)),
        box((0.8, 0, 0.93), (0.24, 0.4, 0.09), 'white', 0.04, (0, -0.55, 0)),
    ]
    for x in (-0.5, 0, 0.5):
        parts += [
            box((x, -0.266, 0.38), (0.47, 0.012, 0.2), 'white', 0.006),
            box((x, -0.28, 0.42), (0.16, 0.02, 0.016), 'steel', 0.004),
        ]
    parts += [
        box((-0.45, -0.6, 0.2), (0.5, 0.3, 0.04), 'harbour', 0.015),
        box((-0.45, -0.6, 0.225), (0.44, 0.24, 0.012), 'ink', 0.004),
    ]
    parts += [
        rod((-0.45 + x, -0.6 + y, 0.2), (-0.45 + x * 1.1, -0.6 + y * 1.1, 0), 0.014, 'steel')
        for x in (-0.21, 0.21)
        for y in (-0.12, 0.12)
    ]
    return group(parts, at, turn)


def exam_lamp(at, turn=0.0):
    """A lamp on castors, its head reaching out to +x."""
    parts = [cylinder((0, 0, 0.05), 0.22, 0.04, 'white', 0.01), rod((0, 0, 0.05), (0, 0, 1.25), 0.018, 'steel')]
    parts += [
        tube([(0, 0, 1.25), (0, 0, 1.7), (0.2, 0, 1.85), (0.42, 0, 1.78)], 0.014, 'steel'),
        cylinder((0.46, 0, 1.72), 0.14, 0.1, 'white', 0.02, 0.07, (0, 0.35, 0)),
    ]
    parts.append(cylinder((0.445, 0, 1.67), 0.11, 0.01, paint('sun', **{'Emission Strength': 0.35}), 0, turn=(0, 0.35, 0)))
    parts += [ball((0.2 * math.cos(a), 0.2 * math.sin(a), 0.025), 0.028, 'ink') for a in (0.6, 1.9, 3.1, 4.4, 5.6)]
    return group(parts, at, turn)


@scene('services/medical-cleaning', ground='paper')
def medical():
    corner(3.7, 3.4, 2.4, 2.4, floor='stone', walls='wall')
    tiles((-1.85, -1.7, 1.85, 1.7), 0.6, ('B4C8C5', 'BBCDCA', 'AFC3C0'), gap=0.006)
    for at, size in (((0, 1.692, 0.5), (3.7, 0.016, 0.8)), ((-1.842, 0, 0.5), (0.016, 3.4, 0.8))):
        box(at, size, 'mint', 0.002)
    for at, size in (((0, 1.685, 0.92), (3.7, 0.03, 0.09)), ((-1.835, 0, 0.92), (0.03, 3.4, 0.09))):
        box(at, size, 'white', 0.01)
    examination_couch((-1.42, -0.35, 0.008), LEFT)
    pane((-1.85, -0.55, 1.62), 1.5, 0.95, 2, LEFT, blind=0.45)
    tube([(-1.85, 0.72, 2.12), (-0.75, 0.72, 2.12), (-0.72, 0.72, 2.12), (-0.7, 0.66, 2.12), (-0.7, -1.2, 2.12)], 0.016, 'steel')
    curtain((-1.3, 0.72, 0.3), 0, 1.05, 1.8, 'teal')
    rod((-0.7, -1.2, 2.12), (-1.85, -1.2, 2.12), 0.012, 'steel')
    # The clinical bench with its cupboards, basin and dispensers.
    cabinet((0.15, 1.7, 0), width=1.5, doors=3, depth=0.5, front='white', top='white')
    box((0.35, 1.688, 1.14), (2.6, 0.02, 0.34), 'teal', 0.003)
    cabinet((0.15, 1.7, 1.42), width=1.5, height=0.62, doors=3, depth=0.34, top='white', plinth=False)
    scatter([((-0.35 + 0.13 * k, 1.58, 0.93), (0.11, 0.11, 0.14)) for k in range(3)], ('mint', 'white', 'terracotta'), 0.008)
    bottles((0.22, 1.55, 0.862), count=4, height=0.2, colours=('white', 'mint', 'tan'))
    folded((0.66, 1.45, 0.862), colours=('teal', 'teal', 'white', 'white'))
    basin((1.35, 1.69, 0))
    dispenser((1.18, 1.68, 1.5), size=(0.13, 0.12, 0.26))
    dispenser((1.5, 1.68, 1.55), size=(0.28, 0.15, 0.4))
    clock((1.35, 1.7, 2.08), radius=0.14)
    bin_((1.62, 1.02, 0.008), 'harbour', 1.25)
    exam_lamp((-0.62, 0.42, 0.008), TURN(-130))
    stool((0.35, 0.75, 0.008), 0.52, 'harbour', castors=True)
    box((-1.835, 0.42, 1.5), (0.05, 0.16, 0.26), 'harbour', 0.012)
    tube([(-1.8, 0.4, 1.4), (-1.78, 0.36, 1.1), (-1.76, 0.46, 1.05), (-1.78, 0.46, 1.36)], 0.01, 'ink')
    # The wiped lane, and the cart with one colour of cloth for each zone.
    gleam([(-0.35, -1.65), (0.12, -1.65), (0.12, 0.55), (-0.35, 0.55)], 0.75)
    flat_mop((-0.12, -1.0, 0.012), TURN(12), 15)
    cart((0.95, -0.55, 0.008), TURN(-12), ('teal', 'sun', 'terracotta'))
    floor_sign((-1.3, -1.42, 0.008), TURN(20))
    studio()
    fit()


def cubbies(at, columns=5, rows=2, cell=0.36):
    """Open lockers of oak with a tub or a bag in each, and a bench top."""
    w, h = columns * cell, rows * cell
    parts = [box((0, -0.01, h / 2 + 0.06), (w, 0.02, h), 'oak', 0), box((0, -0.18, 0.04), (w - 0.04, 0.3, 0.06), 'stone', 0)]
    parts += [box((i * cell - w / 2, -0.18, h / 2 + 0.06), (0.025, 0.36, h), 'oak', 0.005) for i in range(columns + 1)]
    parts += [box((0, -0.18, 0.07 + j * cell), (w + 0.032, 0.368, 0.025), 'oak', 0.005) for j in range(rows + 1)]
    colours = ('teal', 'mint', 'white', 'harbour', 'terracotta', 'tan')
    for i in range(columns):
        for j in range(rows):
            x, z = (i + 0.5) * cell - w / 2, 0.083 + j * cell
            if (i + j) % 3 == 2:
                parts += [
                    ball((x, -0.18, z + 0.12), (0.13, 0.1, 0.13), random.choice(colours)),
                    box((x, -0.29, z + 0.09), (0.14, 0.03, 0.1), 'white', 0.014),
                ]
            else:
                parts.append(basket((x, -0.19, z), colour=colours[(i * 2 + j) % 6], size=(0.27, 0.28, 0.19)))
    return group(parts, at)


def little_table(at, top='mint', radius=0.52):
    """A round table at a child's height."""
    parts = [cylinder((0, 0, 0.5), radius, 0.035, top, 0.014), cylinder((0, 0, 0.479), radius - 0.01, 0.012, 'oak', 0)]
    parts += [
        rod((0.3 * math.cos(a), 0.3 * math.sin(a), 0.48), (0.38 * math.cos(a), 0.38 * math.sin(a), 0), 0.02, 'oak')
        for a in (0.8, 2.37, 3.94, 5.5)
    ]
    return group(parts, at)


def drawings(at):
    """A pin board with children's pictures: suns, hills, houses on coloured paper."""
    parts = [box((0, -0.015, 0), (1.9, 0.03, 0.85), 'oak', 0.008), box((0, -0.03, 0), (1.82, 0.012, 0.77), 'tan', 0)]
    for k in range(8):
        x, z = (k % 4 - 1.5) * 0.44, 0.19 - 0.38 * (k // 4)
        parts.append(
            box(
                (x, -0.04, z),
                (0.34, 0.006, 0.28),
                ('white', 'mint', 'white', 'sky')[k % 4] if k % 4 < 3 else 'paper',
                0,
                (0, random.uniform(-0.06, 0.06), 0),
            )
        )
        parts.append(cylinder((x + 0.09, -0.047, z + 0.07), 0.035, 0.006, 'sun' if k in (1, 6) else 'terracotta', 0, turn=SIDE))
        hill = [
            (x - 0.15, z - 0.12),
            (x + 0.15, z - 0.12),
            (x + 0.15, z - 0.06),
            (x + 0.02, z + 0.03 * (k % 3)),
            (x - 0.15, z - 0.05),
        ]
        parts.append(panel(hill, ('leaf', 'teal', 'harbour')[k % 3], (0, -0.043, 0), thickness=0.005))
    return group(parts, at)


def bunting(start, end, drop=0.18, count=11):
    """A string of flags along the back wall between two points."""
    (x0, y, z0), (x1, _, z1) = start, end
    line = [(x0 + (x1 - x0) * t, y, z0 + (z1 - z0) * t - drop * 4 * t * (1 - t)) for t in (k / 10 for k in range(11))]
    tube(line, 0.006, 'ink')
    for k in range(count):
        t = (k + 0.5) / count
        x, z = x0 + (x1 - x0) * t, z0 + (z1 - z0) * t - drop * 4 * t * (1 - t)
        panel(
            [(-0.07, 0), (0, -0.17), (0.07, 0)],
            ('teal', 'sun', 'white', 'terracotta', 'mint')[k % 5],
            (x, y - 0.01, z),
            thickness=0.008,
        )


def globe(at):
    """A globe on its stand."""
    x, y, z = at
    ball((x, y, z + 0.2), 0.13, 'water')
    for a, b in ((0.4, 0.6), (-0.6, 0.1), (1.6, -0.3)):
        ball(
            (
                x + 0.105 * math.cos(a - 1.2) * math.cos(b),
                y + 0.105 * math.sin(a - 1.2) * math.cos(b),
                z + 0.2 + 0.105 * math.sin(b),
            ),
            0.045,
            'leaf',
        )
    cylinder((x, y, z + 0.015), 0.09, 0.03, 'oak', 0.008)
    rod((x, y, z), (x, y, z + 0.34), 0.01, 'ink')


@scene('services/school-childcare-cleaning', ground='mist')
def classroom():
    corner(4.0, 3.6, 2.3, 2.3, walls='wall')
    planks((-2, -1.8, 2, 1.8))
    box((0, 1.79, 0.62), (4.0, 0.016, 1.04), 'mint', 0.002)
    box((-1.99, 0, 0.62), (0.016, 3.6, 1.04), 'mint', 0.002)
    cubbies((-0.75, 1.79, 0))
    drawings((-0.55, 1.79, 1.5))
    bunting((-1.95, 1.76, 2.2), (1.95, 1.76, 2.2))
    books((-1.45, 1.62, 0.82), length=0.4, height=0.24)
    globe((-0.95, 1.6, 0.81))
    pot((-0.1, 1.6, 0.81), 1.4)
    # The wet corner: a low sink with paper towels.
    cabinet((1.3, 1.79, 0), width=1.1, height=0.62, doors=3, depth=0.46, front='white', top='white')
    cylinder((1.45, 1.55, 0.629), 0.15, 0.008, 'steel', 0.003)
    cylinder((1.45, 1.55, 0.634), 0.13, 0.006, 'stone', 0)
    tube([(1.45, 1.74, 0.62), (1.45, 1.74, 0.8), (1.45, 1.68, 0.86), (1.45, 1.58, 0.82)], 0.015, 'steel')
    dispenser((1.02, 1.78, 1.12), size=(0.26, 0.14, 0.32))
    dispenser((1.72, 1.78, 1.08), size=(0.12, 0.1, 0.22), mouth='sun')
    folded((0.98, 1.55, 0.637), colours=('teal', 'mint', 'teal'))
    bottle((1.78, 1.5, 0.637), 'teal', TURN(30))
    clock((1.4, 1.8, 1.56), radius=0.17)
    # Window, a low shelf of toys below it.
    pane((-2, -0.35, 1.55), 2.3, 1.05, 3, LEFT)
    rack((-1.98, -0.35, 0), LEFT, 2.2, 0.66, 0.34, 2, 'white')
    for k in range(5):
        basket(
            (-1.8, -1.2 + 0.43 * k, shelf_height(0, 0.66, 2)),
            LEFT,
            ('teal', 'tan', 'terracotta', 'mint', 'harbour')[k],
            (0.32, 0.26, 0.17),
        )
        if k % 2 == 0:
            basket(
                (-1.8, -1.2 + 0.43 * k, shelf_height(1, 0.66, 2)),
                LEFT,
                ('white', '', 'mint', '', 'white')[k],
                (0.32, 0.26, 0.15),
                ('teal', 'sun', 'terracotta'),
            )
        else:
            books((-1.83, -1.2 + 0.43 * k, shelf_height(1, 0.66, 2)), LEFT, 0.36, 0.2)
    blocks([((-1.8, 0.62, 0.72 + 0.11 * k), (0.1, 0.1, 0.1)) for k in range(2)], 'teal', 0.012)
    # The round rug with building blocks.
    cylinder((-0.75, -0.45, 0.02), 0.82, 0.024, 'harbour', 0.01)
    cylinder((-0.75, -0.45, 0.026), 0.72, 0.02, 'teal', 0.004)
    cylinder((-0.75, -0.45, 0.03), 0.36, 0.02, 'mint', 0.004)
    for x, y, z, colour in (
        (-1.0, -0.2, 0, 'terracotta'),
        (-0.86, -0.16, 0, 'white'),
        (-0.94, -0.18, 0.13, 'sun'),
        (-0.45, -0.75, 0, 'white'),
        (-1.15, -0.75, 0, 'mint'),
    ):
        box((x, y, z + 0.1), (0.12, 0.12, 0.12), colour, 0.015, (0, 0, random.uniform(-0.4, 0.4)))
    ball((-0.42, -0.2, 0.16), 0.12, 'sun')
    little_table((0.75, 0.55, 0.008))
    for k, a in enumerate((0.3, 1.9, 3.4, 4.9)):
        chair(
            (0.75 + 0.66 * math.cos(a), 0.55 + 0.66 * math.sin(a), 0.008),
            a - TURN(90),
            ('teal', 'white', 'terracotta', 'harbour')[k],
            'steel',
            0.64,
            ('teal', 'white', 'terracotta', 'harbour')[k],
        )
    cup((0.6, 0.5, 0.518), 'sun')
    stack((0.85, 0.7, 0.518), 0.4)
    little_table((1.2, -0.95, 0.008), 'white', 0.46)
    for a, colour in ((0.6, 'teal'), (2.7, 'white'), (4.8, 'terracotta')):
        upturned((1.2 + 0.3 * math.cos(a), -0.95 + 0.3 * math.sin(a), 0.53), a - TURN(90), colour, 'steel', 0.64)
    gleam([(0.0, -1.75), (0.65, -1.75), (0.65, -0.2), (0.15, -0.2)], 0.4)
    bucket((0.32, -0.9, 0.008), TURN(-20), 0.85)
    mop((0.3, -1.5, 0.012), TURN(90), 14)
    floor_sign((-0.7, -1.5, 0.008), TURN(20))
    studio()
    fit()
