"""The industry picture of hospitality: a corner pub at dusk, tables in the street and on its roof.
"""

import math

from kit import ball, box, cylinder, group, paint, prism, rod, scene, tube
from props import TURN, bucket, floor_sign
from props_buildings import ASPHALT, SIDE, air_unit, door, glazing, ground, outdoors, paving, site, upright
from props_street import bollard, cafe_table, hedge, planter, umbrella


@scene('industries/hospitality', ground='harbour')
def hospitality():
    site(13, 13)
    ground(0, 0, 13, 13, ASPHALT)
    paving(0, 0, 12.3, 12.3, 10, 10, 'stone', 0.16)
    plan = [(-5, -2.8), (1.2, -2.8), (2.8, -1.2), (2.8, 5), (-5, 5)]
    prism(plan, 3.4, 'harbour', (0, 0, 0.16), bevel=0.03)
    prism(grown(plan, 0.06), 0.5, 'navy', (0, 0, 0.16), bevel=0.02)
    prism(plan, 3.4, 'tan', (0, 0, 3.5), bevel=0.03)
    prism(grown(plan, 0.12), 0.18, 'white', (0, 0, 3.75), bevel=0.03)
    prism(grown(plan, 0.22), 0.24, 'white', (0, 0, 6.75), bevel=0.05)
    prism(plan, 0.75, 'tan', (0, 0, 6.9), bevel=0.03)
    prism(grown(plan, -0.25), 0.06, 'concrete', (0, 0, 7.62), bevel=0)
    prism(grown(plan, 0.06), 0.1, 'white', (0, 0, 7.6), bevel=0.03)
    verandah()
    facades()
    rooftop()
    air_unit((-3.9, 4.0, 7.66))
    cylinder((-2.2, 4.1, 8.3), 0.3, 1.4, 'steel', 0.02)
    cylinder((-2.2, 4.1, 9.05), 0.42, 0.16, 'steel', 0.02)
    furniture()
    outdoors()


def grown(plan, by):
    """The pub's outline moved outwards by `by` metres on all sides."""
    middle = (-1.1, 1.1)
    return [(x + by * (1 if x > middle[0] else -1), y + by * (1 if y > middle[1] else -1)) for x, y in plan]


def verandah():
    """The street awning around the pub on its posts."""
    canopy = [(-5, -4.2), (1.5, -4.2), (4.2, -1.5), (4.2, 5), (2.7, 5), (2.7, -1.1), (1.1, -2.7), (-5, -2.7)]
    prism(canopy, 0.14, 'teal', (0, 0, 3.35), bevel=0.03)
    edge = [(-5, -4.2), (1.5, -4.2), (4.2, -1.5), (4.2, 5)]
    for (ax, ay), (bx, by) in zip(edge, edge[1:]):
        length = math.hypot(bx - ax, by - ay)
        box(((ax + bx) / 2, (ay + by) / 2, 3.38), (length, 0.08, 0.36), 'white', 0.02, (0, 0, math.atan2(by - ay, bx - ax)))
    for x, y in ((-4.85, -4.1), (-1.6, -4.1), (1.45, -4.1), (4.1, -1.45), (4.1, 1.7), (4.1, 4.85)):
        cylinder((x, y, 1.75), 0.06, 3.2, 'white', 0.01)
        cylinder((x, y, 0.35), 0.12, 0.4, 'white', 0.02)


def rooftop():
    """The terrace on the pub's roof: deck, tables, troughs and a string of lights."""
    box((-0.4, 1.2, 7.7), (5.4, 5.0, 0.06), 'oak', 0.01)
    for i in range(10):
        box((-0.4, -1.05 + i * 0.5, 7.735), (5.4, 0.02, 0.012), 'walnut', 0)
    for at, turn in (((-1.7, 0.1), 0.5), ((1.0, 0.3), 1.0), ((-1.5, 2.4), 0.1), ((1.0, 2.6), 0.8)):
        cafe_table((*at, 7.73), turn)
    planter((-3.7, 0.6, 7.66), 0.6, 3.4, 0.5)
    planter((0.2, 4.2, 7.66), 3.4, 0.6, 0.5)
    posts = ((-3.1, -1.2), (2.2, -1.2), (2.2, 3.6), (-3.1, 3.6))
    for (ax, ay), (bx, by) in zip(posts, posts[1:] + posts[:1]):
        rod((ax, ay, 7.7), (ax, ay, 9.6), 0.04, 'white')
        for k in range(1, 8):
            sag = 9.5 - 0.35 * math.sin(math.pi * k / 8)
            ball((ax + (bx - ax) * k / 8, ay + (by - ay) * k / 8, sag), 0.07, paint('sun', **{'Emission Strength': 1.2}))
        tube(
            [(ax + (bx - ax) * k / 4, ay + (by - ay) * k / 4, 9.58 - 0.4 * math.sin(math.pi * k / 4)) for k in range(5)],
            0.015,
            'navy',
        )


def facades():
    """Windows, doors and lanterns of the pub."""
    warm = paint('dawn', **{'Emission Strength': 0.22, 'Roughness': 0.3})
    for x in (-3.9, -2.0, -0.1):
        glazing((x, -2.8, 1.95), 1.3, 1.8, 2, 2, glass=warm)
        glazing((x, -2.8, 5.3), 0.9, 1.7, 1, 2, wiped=x == -2.0)
        box((x, -2.84, 6.3), (1.2, 0.12, 0.12), 'white', 0.03)
    for y in (0.1, 2.0, 3.9):
        glazing((2.8, y, 1.95), 1.3, 1.8, 2, 2, SIDE, glass=warm)
        glazing((2.8, y, 5.3), 0.9, 1.7, 1, 2, SIDE)
        box((2.84, y, 6.3), (0.12, 1.2, 0.12), 'white', 0.03)
    corner = TURN(45)
    door((2.0, -2.0, 0.16), corner, 1.5, 2.3, 'walnut', 2)
    glazing((2.0, -2.0, 5.2), 1.0, 1.9, 2, 2, corner)
    gable_top = [(-1.15, 0), (1.15, 0), (1.15, 0.7), (0.5, 1.2), (0, 1.4), (-0.5, 1.2), (-1.15, 0.7)]
    upright(gable_top, 0.3, 'tan', (1.92, -1.92, 7.4), corner, bevel=0.03)
    group([cylinder((0, -0.16, 0), 0.36, 0.06, 'teal', 0.02, turn=(math.pi / 2, 0, 0))], (1.92, -1.92, 8.1), corner)
    group([cylinder((0, -0.19, 0), 0.24, 0.06, 'white', 0.02, turn=(math.pi / 2, 0, 0))], (1.92, -1.92, 8.1), corner)
    for x, y in ((1.15, -2.95), (2.95, -1.15)):
        cylinder((x, y, 2.3), 0.1, 0.3, warm, 0.02, 0.14)
        box((x, y, 2.5), (0.3, 0.3, 0.06), 'navy', 0.02, (0, 0, corner))


def furniture():
    """Tables under and before the verandah, kegs, planters, sign and bucket."""
    for at, turn in (((-3.9, -5.2), 0.3), ((5.2, 3.6), 0.9)):
        cafe_table((*at, 0.16), turn)
    for x, y in ((-1.3, -5.05), (5.05, 0.9)):
        umbrella((x, y, 0.16), 'white' if x > 0 else 'teal')
        cafe_table((x + 0.1, y, 0.16), 0.6, 3)
    for x, y, z in ((-5.6, -1.4, 0), (-5.6, -0.7, 0), (-5.6, -1.05, 0.62)):
        cylinder((x, y, z + 0.47), 0.3, 0.6, 'steel', 0.05)
        cylinder((x, y, z + 0.47), 0.31, 0.1, 'teal', 0.02)
    group([floor_sign((0, 0, 0))], (4.1, -3.9, 0.16), TURN(45), 1.2)
    bucket((2.7, -4.7, 0.16), TURN(40), 1.2)
    for x, y in ((0.9, -3.15), (3.2, -0.7)):
        planter((x, y, 0.16), 0.5, 0.5)
    hedge((-1.1, 5.7, 0.16), 8, 0.6, 0.9)
    bollard((5.3, -3.9, 0.16), colour='white')
    bollard((3.9, -5.3, 0.16), colour='white')
