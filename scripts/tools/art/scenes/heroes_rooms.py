"""Heroes: a shop before it opens, and a classroom after it has closed."""

from forms import ribbon
from kit import box, camera, cylinder, lamp, paint, scene
from props import TURN, caddy, floor_sign, plant, vacuum
from props_interior import pendant
from props_school import clock, cubbies, drawings, globe, pencil_pot, school_chair, school_table, upturned_chair, whiteboard
from props_shop import display_table, floor_machine, rail, shop_shelves, shutter, street_view
from props_trolley import trolley
from sets import HIGH, back_wall, floor, morning, side_wall, side_windows


def _shop():
    floor(11, 13, 'birch', 0.8, 'oak', False, 0.36, (0, -0.5))
    street_view(3.8)
    for x, width in ((-3.55, 2.5), (3.65, 2.3)):
        box((x, 3.68, HIGH / 2), (width, 0.16, HIGH), 'white', 0)
        box((x, 3.59, 0.55), (width, 0.02, 1.1), 'teal', 0)
        box((x, 3.58, 0.06), (width, 0.03, 0.12), 'white', 0.006)
    box((0.1, 3.68, 4.95), (4.8, 0.16, 4.2), 'white', 0)
    shutter((0.1, 3.5, 0), 4.6, 2.85, 1.85)
    for x in (-2.2, -0.65, 0.85, 2.4):
        box((x, 3.75, 1.4), (0.07, 0.06, 2.8), 'white', 0.008)
    box((0.1, 3.75, 0.05), (4.7, 0.08, 0.1), 'white', 0.01)
    side_wall(-4.6, -1.5, 3.6, 'white')
    side_wall(4.6, -1.2, 3.6, 'white')
    for y in (2.55, 0.7):
        shop_shelves((-4.38, y, 0), 1.8, 5, TURN(90))
    shop_shelves((4.38, 2.5, 0), 1.8, 5, TURN(-90))
    rail((3.75, 0.5, 0), 1.6, TURN(90))
    display_table((-1.55, 1.7, 0), 1.7, 0.95, 0.0)
    display_table((1.75, 1.75, 0), 1.7, 0.95, 0.0, ((-0.5, 3), (-0.08, 5), (0.3, 2)))
    plant((-2.75, 3.1, 0), 1.25, 'teal')
    plant((3.1, 3.15, 0), 1.15)
    for x in (-1.55, 1.75):
        for dx in (-0.45, 0.45):
            pendant((x + dx, 1.7, 2.35), 7, 0.22, 'teal', 'paper')
    box((-4.55, 1.6, 2.7), (0.06, 3.6, 0.5), 'teal', 0.01)
    box((4.55, 1.6, 2.7), (0.06, 3.6, 0.5), 'teal', 0.01)


def _shop_kit():
    """The scrubber comes towards us; the lane behind it shines."""
    ribbon([(0.55, -0.7), (0.5, 0.6), (0.15, 1.9), (0.1, 3.4)], 0.8, 0.004, paint('birch', Roughness=0.05))
    floor_machine((0.6, -0.9, 0), TURN(14), 1.12)
    floor_sign((-0.75, 0.2, 0), TURN(-16))
    caddy((-1.15, -1.35, 0), TURN(22))
    lamp((-2.5, 4.6, 4.5), 2, 700, (0.5, 9.6, 1.4), (1, 0.93, 0.82))
    morning((-66, 0, -16), 7.5, 1.7)


@scene('hero/retail-wide', 'hero-wide', 'sky')
def retail_wide():
    _shop()
    _shop_kit()
    camera((0.0, -5.7, 1.6), (0.15, 3, 1.15), 31)


@scene('hero/retail-tall', 'hero-tall', 'sky')
def retail_tall():
    _shop()
    _shop_kit()
    camera((0.05, -5.4, 1.6), (0.1, 3, 1.22), 37)


def _classroom():
    floor(11, 13, 'birch', 0.8, 'oak', False, 0.36, (0, -0.5))
    back_wall(3.6, 9.4, 'white', 'teal', 0.95)
    side_wall(-4.4, -1.5, 3.6, 'mist')
    side_windows(4.4, -1.2, 3.6, 4, (2.5,), 0.6)
    whiteboard((0.75, 3.56, 1.75), 3.0, 1.3)
    clock((2.85, 3.56, 2.35), radius=0.22)
    drawings((0.75, 3.55, 2.68), 7)
    cubbies((-2.75, 3.3, 0), 6, 2)
    globe((-1.7, 3.25, 0.93), 1.25)
    plant((-3.85, 3.3, 0.9), 0.6, 'terracotta')
    plant((3.85, 3.1, 0), 1.2)
    box((-2.75, 3.56, 1.75), (2.3, 0.04, 1.1), 'oak', 0.01)
    box((-2.75, 3.53, 1.75), (2.2, 0.03, 1.0), 'sand', 0.004)
    for k, colour in enumerate(('sky', 'lawn', 'terracotta', 'mist', 'teal', 'white')):
        box((-3.5 + 0.75 * (k % 3), 3.505, 2.0 - 0.48 * (k // 3)), (0.5, 0.012, 0.36), colour, 0.002, (0, 0.06 * (k % 3 - 1), 0))
    cubbies((-4.15, 1.0, 0), 4, 2, TURN(90))
    for k, colour in enumerate(('harbour', 'teal', 'water', 'mist')):
        cylinder((-2.3, 1.1, 0.008 + 0.003 * k), 1.25 - 0.26 * k, 0.016, colour, 0.004, sides=72)
    cylinder((-2.75, 1.6, 0.09), 0.3, 0.16, 'terracotta', 0.06)
    cylinder((-1.75, 1.65, 0.09), 0.3, 0.16, 'sand', 0.06)
    seats = (('teal', 'harbour'), ('terracotta', 'teal'), ('harbour', 'white'), ('teal', 'terracotta'))
    for (x, y, turn), colours in zip(((0.65, 2.2, 0), (2.5, 2.2, 0), (0.8, 0.75, 0), (2.65, 0.75, 0)), seats):
        school_table((x, y, 0), TURN(turn))
        up = y < 1.5
        for dx, colour in zip((-0.32, 0.32), colours):
            if up:
                upturned_chair((x + dx, y - 0.08, 0.602), TURN(180), colour)
            else:
                school_chair((x + dx, y - 0.42, 0), TURN(6 * dx), colour)
                school_chair((x + dx, y + 0.45, 0), TURN(180), colours[0])
        if not up:
            pencil_pot((x, y + 0.05, 0.6), 'teal' if x < 2 else 'white')
    for x in (0.7, 2.6):
        pendant((x, 1.5, 2.7), 7, 0.26, 'teal', 'paper')


def _classroom_kit():
    trolley((-0.15, -1.2, 0), TURN(12), 0.95)
    vacuum((-1.35, 0.75, 0), TURN(-160))
    floor_sign((1.65, -0.85, 0), TURN(-16))
    morning((57, 0, 60))


@scene('hero/school-wide', 'hero-wide', 'sky')
def school_wide():
    _classroom()
    _classroom_kit()
    camera((0.0, -5.7, 1.6), (0.2, 3, 1.15), 31)


@scene('hero/school-tall', 'hero-tall', 'sky')
def school_tall():
    _classroom()
    _classroom_kit()
    camera((0.6, -5.4, 1.65), (0.68, 3, 1.22), 38)
