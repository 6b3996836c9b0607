"""The pictures of single pages: the company's base, how the work is checked, and the page that is
not there.
"""

import math

from forms import panel, rounded
from kit import box, camera, cylinder, daylight, isometric, lamp, paint, prism, rod, scene, studio, sun
from props import TURN, bottle, bucket, caddy, cup, desk, floor_sign, folded_cloths, mop, office_chair, plant, vacuum
from props_base import clipboard, key_cabinet, pen, roster, stopwatch, store_shelf, torch, van
from props_trolley import trolley


@scene('pages/about', ground='sand')
def about():
    box((0, 0, -0.13), (6.5, 6.3, 0.16), 'stone', 0.03)
    box((0, 1.35, -0.03), (6.3, 3.4, 0.08), 'tan', 0.01)
    box((0, -1.75, -0.035), (6.3, 2.8, 0.07), 'concrete', 0.01)
    box((0, 3.0, 1.2), (6.3, 0.12, 2.4), 'mist', 0.02)
    box((-3.1, 1.295, 1.2), (0.12, 3.29, 2.4), 'mist', 0.02)
    box((0, 2.93, 0.06), (6.2, 0.03, 0.12), 'white', 0.005)
    box((-3.03, 1.35, 0.06), (0.03, 3.3, 0.12), 'white', 0.005)
    box((0, -0.35, 0.04), (6.3, 0.1, 0.09), 'white', 0.02)
    store_shelf((-2.72, 1.9, 0), 1.9, TURN(90), 4, 2.0)
    store_shelf((-1.75, 2.62, 0), 1.3, 0, 4, 2.0)
    roster((0.05, 2.91, 1.62), 1.7, 1.05)
    key_cabinet((1.45, 2.9, 1.55))
    desk((0.15, 2.35, 0), 0, 'sun')
    office_chair((0.2, 1.62, 0), TURN(12))
    for x in (1.75, 2.15, 2.55):
        rod((x, 2.86, 0.12), (x, 2.88, 1.75), 0.016, ('oak', 'steel', 'oak')[int(x * 2.5) % 3])
        box((x, 2.86, 1.35), (0.08, 0.08, 0.05), 'navy', 0.01)
        box((x, 2.8, 0.09), (0.3, 0.1, 0.1), ('teal', 'sun', 'harbour')[int(x * 2.5) % 3], 0.02)
    plant((2.75, 2.5, 0), 0.95, 'teal')
    trolley((1.65, 0.75, 0), TURN(12))
    bucket((0.7, 0.75, 0), TURN(20))
    vacuum((-1.95, 1.05, 0), TURN(8))
    van((0.0, -1.85, 0), 0, 0.98)
    floor_sign((2.8, -2.6, 0), TURN(32))
    caddy((2.7, -0.9, 0), TURN(70))
    studio(1.65)
    isometric(10.5, (0.1, 0, 1.0))


@scene('pages/our-approach', ground='sand')
def our_approach():
    box((0, 0, -0.05), (6, 6, 0.1), 'teal', 0)
    prism(rounded(0.86, 0.6, 0.05), 0.006, 'mist', (0.0, 0.0, 0.0), turn=(0, 0, TURN(8)), bevel=0.002)
    clipboard((-0.03, 0.0, 0.006), TURN(8))
    pen((0.155, -0.1, 0.004), TURN(68), 'sun')
    stopwatch((0.245, 0.1, 0.006), TURN(-14), 1.75)
    torch((0.29, -0.12, 0.006), TURN(40), 1.15)
    for k, (colours, turn) in enumerate(((('teal',) * 3, 4), (('sun',) * 3, -3), (('terracotta',) * 3, 5))):
        folded_cloths((-0.3, 0.19 - 0.17 * k, 0.006), colours, TURN(turn + 8), 0.2, 0.14)
    bottle((-0.16, 0.32, 0.0), 'white', TURN(-30), 'teal')
    bottle((-0.04, 0.36, 0.0), 'teal', TURN(12))
    cup((0.3, 0.31, 0.0), 'white', 0.4)
    cylinder((0.3, 0.31, 0.085), 0.036, 0.004, 'walnut', 0)
    lamp((0.9, 0.9, 1.2), 0.28, 30, (0, 0, 0), (1, 0.93, 0.82))
    sun((42, 0, 118), 1.3)
    lamp((-1.3, -0.5, 1.3), 0.9, 9, (0, 0, 0), (0.84, 0.94, 1))
    daylight(0.5)
    camera((0.1, -1.1, 0.95), (0.0, 0.085, 0.03), 47)


@scene('pages/not-found', ground='harbour')
def not_found():
    box((0, 0.25, -0.05), (3.4, 7.5, 0.1), paint('haze', Roughness=0.2), 0)
    for side in (-1, 1):
        box((side * 1.75, 0.25, 2.4), (0.1, 7.5, 4.8), 'slate', 0)
        box((side * 1.69, 0.25, 0.55), (0.03, 7.5, 1.1), 'teal', 0.006)
        box((side * 1.68, 0.25, 1.12), (0.05, 7.5, 0.05), 'oak', 0.008)
        box((side * 1.68, 0.25, 0.07), (0.04, 7.5, 0.14), 'harbour', 0.006)
        box((side * 1.15, 4.0, 2.4), (1.1, 0.12, 4.8), 'slate', 0)
        box((side * 0.62, 3.93, 1.07), (0.09, 0.06, 2.2), 'white', 0.01)
    box((0, 4.0, 3.5), (1.2, 0.12, 2.6), 'slate', 0)
    box((0, 3.93, 2.17), (1.33, 0.06, 0.09), 'white', 0.01)
    box((-0.82, 3.5, 1.06), (0.05, 0.95, 2.1), 'teal', 0.01, (0, 0, TURN(-24)))
    rod((-0.62, 3.12, 1.0), (-0.52, 3.12, 1.0), 0.025, 'steel')
    box((0, 6.0, -0.05), (6, 4, 0.1), 'sand', 0)
    glow = box((0, 8.0, 2), (9, 0.1, 6), paint('dawn', **{'Emission Strength': 1.6}), 0)
    glow.visible_shadow = False
    plant((0.4, 5.2, 0), 1.15)
    for x, y, turn in ((-1.68, 1.4, 90), (1.68, 1.9, -90)):
        panel(0.95, 2.1, 0.05, 'harbour', (x, y, 0.0), turn=turn, radius=0.01)
        inner = x - math.copysign(0.08, x)
        rod((inner, y - 0.38, 1.0), (inner, y - 0.26, 1.0), 0.02, 'steel')
    floor_sign((-0.05, 0.1, 0), TURN(-12))
    bucket((0.72, 0.55, 0), TURN(24))
    mop((1.2, 0.95, 0), TURN(170), 16)
    sun((-66, 0, 0), 5, (1, 0.86, 0.64), 1.0)
    lamp((2.4, -4.2, 5.0), 2, 260, (0, 1.0, 0.6), (1, 0.93, 0.84))
    lamp((-2.4, -4.2, 4.6), 3, 130, (0, 1.0, 0.6), (0.8, 0.93, 1))
    daylight(0.45, (0.8, 0.93, 1))
    camera((-0.12, -3.4, 1.4), (0.06, 1.6, 0.85), 34)
