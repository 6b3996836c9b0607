"""The hero picture of the home page: an office at dawn above the harbour. The sets of the other
heroes are beside this file.
"""

import math

from forms import backdrop, ribbon
from kit import box, camera, cylinder, daylight, lamp, paint, prism, scene, sun
from props import TURN, bucket, cup, desk, floor_sign, mop, office_chair, plant
from props_harbour import bridge, ferry, sails, tower, tree, yacht
from props_interior import armchair, cushion, pendant, shelf_wall, side_table, slats, window_wall
from props_trolley import trolley

# m; the harbour lies just below the floor, so that the bridge stands in the windows and not behind
# the desks
WATER = -1.6


def harbour_view():
    """What stands behind the windows, from the near quay to the sky."""
    backdrop((0, 120, WATER - 12), 320, 100, [(0.06, 'sun'), (0.19, 'dawn'), (0.31, 'sand'), (0.42, 'sky'), (0.7, 'haze')])
    box((0, 62, WATER - 0.5), (320, 112, 1), 'water', 0)
    disc = cylinder((4, 118, 13), 5.2, 0.1, paint('paper', **{'Emission Strength': 4}), 0, turn=(TURN(90), 0, 0), sides=64)
    disc.visible_shadow = False
    bridge((-8.5, 52, WATER), 0.06, 3.1, 'slate', approach=6)
    for x, size, paint_name in ((-46, (26, 10, 2.6), 'moss'), (-30, (16, 8, 1.7), 'leaf'), (40, (40, 14, 2.2), 'moss')):
        prism(
            [(size[0] / 2 * a, size[1] / 2 * b) for a, b in ((-1, -0.4), (-0.5, -1), (0.6, -0.9), (1, 0), (0.4, 1), (-0.7, 0.8))],
            size[2],
            paint_name,
            (x, 60, WATER),
            bevel=0.6,
        )
    prism([(-7, -4), (6, -5), (16, -4), (16, 6), (-5, 6)], 0.7, 'stone', (14, 38, WATER), bevel=0.2)
    sails((12.5, 36.5, WATER + 0.7), TURN(168), 3.4)
    for k in range(7):
        tree((6.5 + k * 0.2 + 16.5 * (k % 2), 40 + k * 0.6, WATER + 0.7), 2.2 + 0.3 * (k % 3), ('leaf', 'moss')[k % 2])
    skyline = (
        (9, 62, 4.5, 13, 'mist', 0), (14, 66, 5, 19, 'stone', 1), (20, 60, 5, 15.5, 'white', 0), (25.5, 66, 4.6, 23, 'mist', 2),
        (31, 60, 5.4, 17, 'tan', 1), (37, 66, 5, 20.5, 'white', 0), (43, 60, 6, 14, 'mist', 1), (49, 66, 5, 18, 'stone', 0),
        (-40, 70, 5, 9, 'mist', 0), (-33.5, 72, 4, 12, 'white', 1), (-46, 70, 5, 13, 'stone', 0), (-27, 74, 4, 7, 'tan', 0),
    )  # fmt: skip
    for x, y, width, height, colour, style in skyline:
        tower((x, y, WATER), (width, width * 0.8, height), colour, 'haze', style)
    ferry((-3.5, 33, WATER), TURN(12), 1.7)
    yacht((-12, 38, WATER), 0.3, 2.2)
    yacht((3.5, 58, WATER), 2.6, 2.4)
    lamp((40, 2, 34), 14, 32000, (6, 60, 5), (1, 0.9, 0.76))


def office():
    """The room: 9.6 m wide, 8 m deep, its windows at the back; the sun comes through them."""
    box((0, 0, -0.05), (10, 12, 0.1), paint('birch', Roughness=0.42, Specular=0.25), 0)
    for k in range(-6, 7):
        box((k * 0.8 - 0.4, 0, 0.001), (0.01, 12, 0.002), 'oak', 0)
    window_wall((0, 4.1, 0), 9.6, 7, 6, (3.15, 5.3))
    box((-4.8, 1.6, 3.5), (0.12, 5.2, 7), 'mist', 0.01)
    box((4.8, 1.6, 3.5), (0.12, 5.2, 7), 'mist', 0.01)
    slats((4.72, 2.9, 0), 2.2, 7, 16, TURN(-90))
    shelf_wall((4.73, 0.4, 0), 2.4, 4, TURN(-90), base=0.85)
    for x, y, turn, mug in (
        (2.05, 2.55, -90, 'white'),
        (2.87, 2.55, 90, 'teal'),
        (2.05, 0.8, -90, 'sun'),
        (2.87, 0.8, 90, 'white'),
    ):
        desk((x, y, 0), TURN(turn), mug)
    box((2.46, 1.68, 0.98), (0.04, 3.4, 0.4), 'teal', 0.015)
    for x, y, turn, fabric in (
        (1.42, 2.5, -80, 'teal'),
        (3.55, 2.6, 95, 'teal'),
        (1.55, 0.72, -75, 'harbour'),
        (3.5, 0.8, 100, 'harbour'),
    ):
        office_chair((x, y, 0), TURN(turn), fabric)
    for y in (0.8, 2.5):
        pendant((2.46, y, 2.35), 7, 0.3, 'harbour')
    prism([(-1.5, -1.0), (1.5, -1.0), (1.5, 1.0), (-1.5, 1.0)], 0.015, 'white', (-2.9, 2.2, 0.002), bevel=0.006)
    armchair((-3.5, 2.4, 0.015), TURN(70), 'harbour', 0.8)
    armchair((-2.5, 3.1, 0.015), TURN(8), 'teal', 0.8)
    side_table((-2.5, 2.1, 0.015))
    cup((-2.45, 2.05, 0.51), 'white')
    cushion((-2.5, 3.2, 0.47), TURN(8), 'sand')
    plant((-4.2, 3.4, 0), 1.45)
    plant((4.2, 3.6, 0), 1.2, 'teal')


def cleaning_kit(mop_at=(-1.47, -0.9, 0), lean=25):
    trolley((0.75, -1.35, 0), TURN(14))
    bucket((-0.72, -0.95, 0), TURN(-12))
    mop(mop_at, 0, lean)
    floor_sign((-0.35, 1.0, 0), TURN(-16))
    swept = [(-1.5 + 0.75 * (k / 20) ** 2 - 0.25 * math.sin(k / 20 * math.pi), -0.9 + k * 0.23) for k in range(21)]
    ribbon(swept, 0.5, 0.004, paint('birch', Roughness=0.06))


def dawn():
    """Low sun from behind the windows, and the soft light of the studio from the camera's side."""
    sun((-62, 0, -18), 5.5, (1, 0.84, 0.62), 0.9)
    lamp((4, -9, 8), 5, 330, (0.5, 0.5, 0.8), (1, 0.95, 0.87))
    lamp((-6, -8, 7), 5, 130, (0, 1, 0.8), (0.86, 0.95, 1))
    daylight(0.3)


def _office(**kit):
    harbour_view()
    office()
    cleaning_kit(**kit)
    dawn()


@scene('hero/office-wide', 'hero-wide', 'sky')
def office_wide():
    _office()
    camera((-0.2, -5.9, 1.62), (0.35, 3, 1.35), 30)


@scene('hero/office-tall', 'hero-tall', 'sky')
def office_tall():
    _office(mop_at=(-0.62, -0.2, 0), lean=-14)
    camera((0.2, -5.2, 1.6), (0.42, 3, 1.38), 37)
