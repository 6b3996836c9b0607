"""Industry pictures of heavier places: a warehouse and a gym."""

import math

from kit import ball, box, cylinder, group, lamp, rod, scene
from props import TURN, bucket, caddy, floor_sign
from props_buildings import ASPHALT, SIDE, air_unit, door, glazing, ground, outdoors, shine, site, upright, wall
from props_street import bicycle, bollard, hedge, planter, tree
from props_works import bench_press, dumbbell, forklift, kettlebell, pallet, racking, treadmill, truck


@scene('industries/industrial-warehouses', ground='sand')
def warehouse():
    site(16.4, 14.4)
    ground(0, 0, 16.4, 14.4, ASPHALT, 0.08)
    ground(0, -3.6, 16.2, 6.6, 'concrete', 0.1, 0)
    shed(-1.0, 3.2, 12.4, 7.0)
    office(6.35, 2.0)
    truck((-4.9, -3.15, 0.1), -SIDE)
    for x in (-6.7, -3.1, 0.5):
        ground(x, -2.6, 0.12, 4.4, 'sun', 0.115, 0)
    box((2.6, -3.6, 0.11), (2.3, 6.4, 0.02), 'paper', 0)
    scrubber((2.6, -5.4, 0.12), -SIDE)
    forklift((-1.3, -3.4, 0.1), TURN(90))
    pallet((-1.3, -1.75, 0.42), 3)
    for at in ((5.3, -3.6), (6.9, -3.6), (6.9, -5.2)):
        pallet((*at, 0.1), 3 if at[1] > -4 else 2)
    for x in (-2.9, 0.3, 0.9, 3.9):
        bollard((x, -0.75, 0.1), 1.0, 'sun')
    hedge((7.6, 5.2, 0.08), 0.7, 3.2, 0.6)
    tree((7.4, 6.2, 0.08), 0.9)
    group([floor_sign((0, 0, 0))], (4.4, -5.4, 0.1), TURN(30), 1.4)
    outdoors()


def shed(x, y, width, depth):
    """The hall: ribbed walls, saw-tooth roof lights, three dock doors of which one shows the
    racking.
    """
    front, right, height = y - depth / 2, x + width / 2, 5.0
    docks = (-3.9, -0.3, 3.6)
    wall((x, front, 0.08), width, height, [(-0.3, 1.1, 2.5, 2.7), (3.6, 0.0, 3.0, 3.6)], 0.3, 'white')
    box((x, y + depth / 2 - 0.1, height / 2), (width, 0.2, height), 'mist', 0)
    box((x - width / 2 + 0.1, y, height / 2), (0.2, depth, height), 'mist', 0)
    box((right - 0.12, y + 0.15, height / 2), (0.24, depth - 0.35, height), 'white', 0)
    for i in range(42):
        dx = -width / 2 + 0.1 + i * (width - 0.2) / 41
        if not 1.95 < dx < 5.25 and not -1.75 < dx < 1.15 and not -5.35 < dx < -2.45:
            box((x + dx, front - 0.02, height / 2 + 0.3), (0.09, 0.06, height - 0.7), 'white', 0.01)
    for i in range(23):
        box(
            (right + 0.02, front + 0.2 + i * (depth - 0.4) / 22, height / 2 + 0.3),
            (0.06, 0.09, height - 0.7),
            'white',
            0.01,
        )
    for start, end in ((-6.25, 2.05), (5.15, 6.2)):
        box((x + (start + end) / 2, front - 0.04, 0.35), (end - start, 0.1, 0.6), 'harbour', 0)
    box((right + 0.04, y, 0.35), (0.1, depth + 0.1, 0.6), 'harbour', 0)
    box((x, front - 0.06, height - 0.25), (width + 0.2, 0.16, 0.9), 'teal', 0.02)
    box((right + 0.06, y, height - 0.25), (0.16, depth + 0.2, 0.9), 'teal', 0.02)
    box((x, y, height + 0.06), (width, depth, 0.12), 'concrete', 0)
    tooth, count = width / 3, 3
    for k in range(count):
        cx = x - width / 2 + (k + 0.5) * tooth
        upright([(-tooth / 2, 0), (tooth / 2, 0), (tooth / 2, 1.5)], depth, 'stone', (cx, y, height + 0.1), bevel=0)
        slope = math.atan2(1.5, tooth)
        box((cx, y, height + 0.92), (math.hypot(tooth, 1.5) + 0.1, depth + 0.3, 0.1), 'concrete', 0.02, (0, -slope, 0))
        glazing((cx + tooth / 2, y, height + 0.85), depth - 0.3, 1.25, 7, 1, SIDE, sill=False, wiped=False)
    for k, dx in enumerate(docks[:2]):
        dock(x + dx, front, closed=k == 0)
    gate(x + docks[2], front)
    racking((x + 3.6, front + 1.5, 0.1))
    racking((x - 0.3, front + 1.3, 0.9))
    lamp((x + 3.6, front + 0.9, 4.6), 1.5, 320, (x + 3.6, front + 2.2, 0), (1, 0.95, 0.85))
    lamp((x - 0.3, front + 0.9, 4.4), 1.2, 160, (x - 0.3, front + 2.2, 0), (1, 0.95, 0.85))


def dock(x, front, closed):
    """A loading dock with its seal, lip, buffers and lamp."""
    for dx in (-1.4, 1.4):
        box((x + dx, front - 0.3, 2.5), (0.3, 0.6, 2.8), 'navy', 0.05)
    box((x, front - 0.3, 4.0), (3.1, 0.6, 0.35), 'navy', 0.05)
    box((x, front - 0.5, 0.98), (2.4, 1.0, 0.14), 'steel', 0.02)
    box((x, front - 0.4, 0.5), (2.6, 0.9, 0.85), 'concrete', 0.02)
    for dx in (-0.9, 0.9):
        box((x + dx, front - 0.95, 0.75), (0.25, 0.2, 0.5), 'navy', 0.03)
    if closed:
        box((x, front - 0.05, 2.4), (2.5, 0.1, 2.7), 'stone', 0.01)
    box((x + 1.75, front - 0.08, 3.2), (0.16, 0.12, 0.34), 'sun', 0.02)


def gate(x, front):
    """The ground-level roller door, half up."""
    for dx in (-1.55, 1.55):
        box((x + dx, front - 0.06, 1.9), (0.16, 0.16, 3.7), 'harbour', 0.01)
    box((x, front - 0.1, 3.75), (3.3, 0.35, 0.4), 'harbour', 0.03)
    for k in range(5):
        box((x, front + 0.04, 3.5 - k * 0.16), (3.0, 0.06, 0.14), 'stone', 0.02)


def office(x, y):
    """The small office against the hall: glass corner, door, flat teal roof."""
    box((x, y, 1.5), (2.4, 4.0, 2.8), 'tan', 0.02)
    box((x + 0.15, y - 0.1, 3.0), (2.6, 4.5, 0.2), 'harbour', 0.03)
    glazing((x, y - 2.0, 1.7), 1.7, 1.5, 2, 1, wiped=True)
    glazing((x + 1.2, y + 0.8, 1.7), 1.9, 1.5, 2, 1, SIDE)
    door((x + 1.2, y - 1.1, 0.08), SIDE, 1.0, 2.15, 'teal')
    air_unit((x - 0.2, y + 1.0, 3.1), size=0.8)


def scrubber(at, turn):
    """A ride-on floor scrubber, driving to +x; its clean stripe lies behind it."""
    parts = [
        box((0, 0, 0.5), (1.5, 0.85, 0.6), 'teal', 0.12),
        box((-0.45, 0, 0.95), (0.6, 0.8, 0.4), 'harbour', 0.1),
        box((-0.1, 0, 0.9), (0.45, 0.5, 0.1), 'navy', 0.04),
        box((-0.3, 0, 1.2), (0.1, 0.5, 0.45), 'navy', 0.04),
        box((0.55, 0, 0.9), (0.3, 0.7, 0.3), 'white', 0.08),
        rod((0.45, 0, 0.95), (0.28, 0, 1.25), 0.03, 'navy'),
        cylinder((0.27, 0, 1.27), 0.2, 0.03, 'navy', 0.01, turn=(0, -0.5, 0)),
        box((0.2, 0, 0.16), (0.6, 1.15, 0.16), 'navy', 0.04),
        box((-0.95, 0, 0.12), (0.1, 1.3, 0.16), 'harbour', 0.03),
        cylinder((-0.6, 0, 1.28), 0.07, 0.16, 'sun', 0.02),
    ]
    parts += [
        cylinder((x, y, 0.18), 0.18, 0.14, 'navy', 0.03, turn=(math.pi / 2, 0, 0))
        for x, y in ((-0.5, -0.42), (-0.5, 0.42), (0.65, 0))
    ]
    group(parts, at, turn)


@scene('industries/fitness', ground='paper')
def fitness():
    site(11.8, 9.8)
    ground(0, 0, 11.8, 9.8, 'stone', 0.1)
    x, y, width, depth, height = -0.5, 0.8, 9.8, 7.8, 3.4
    front, right = y - depth / 2, x + width / 2
    ground(x, y, width, depth, 'concrete', 0.16)
    ground(x - 2.4, y + 0.4, 4.6, 6.6, ASPHALT, 0.18)
    ground(right - 1.5, front + 1.6, 2.6, 2.8, 'oak', 0.18)
    box((x, y + depth / 2 - 0.12, height / 2 + 0.1), (width, 0.24, height), 'white', 0.02)
    box((x - width / 2 + 0.12, y - 0.12, height / 2 + 0.1), (0.24, depth - 0.26, height), 'teal', 0.02)
    glass_front(x, front, right, y, width, depth, height)
    glazing((x - 1.6, y + depth / 2 - 0.24, 1.85), 5.6, 2.1, 4, 1, glass='sky', frame='steel', sill=False, wiped=True)
    equipment(x, y, front, right)
    for dx in (-0.6, 0.6):
        box((x - 0.6 + dx, y + depth / 2 - 0.12, height + 0.5), (0.14, 0.14, 1.0), 'harbour', 0.02)
    dumbbell((x - 0.6, y + depth / 2 - 0.12, height + 1.0), 3.4)
    planter((-3.9, -4.0, 0.1), 2.4, 0.6)
    tree((5.2, 4.0, 0.1), 0.95)
    for k in range(2):
        bicycle((5.1 - 0.15 * k, -0.9 + k * 1.9, 0.1), SIDE, ('teal', 'terracotta')[k])
    group([floor_sign((0, 0, 0))], (0.2, -4.2, 0.1), TURN(15), 1.2)
    outdoors()


def glass_front(x, front, right, y, width, depth, height):
    """The two street sides: glass between slim posts, a ring beam, a door; the roof is left off."""
    post = (0.12, 0.12, height)
    for i in range(7):
        box((x - width / 2 + 0.06 + i * (width - 0.12) / 6, front + 0.06, height / 2 + 0.1), post, 'harbour', 0.01)
    for i in range(1, 6):
        along = front + i * depth / 5 - (0.2 if i == 5 else 0)
        box((right - 0.06, along, height / 2 + 0.1), post, 'harbour', 0.01)
    box((x, front + 0.06, 0.3), (width, 0.1, 0.28), 'harbour', 0.01)
    box((right - 0.06, y, 0.3), (0.1, depth - 0.2, 0.28), 'harbour', 0.01)
    box((x, front + 0.06, height + 0.2), (width, 0.24, 0.24), 'harbour', 0.02)
    box((right - 0.06, y, height + 0.2), (0.24, depth - 0.26, 0.24), 'harbour', 0.02)
    door((x + width * 0.25, front, 0.1), width=1.4, height=2.3, colour='teal', leaves=2)
    shine(2.6, height - 0.6, (x - 3.2, front + 0.06, height / 2 + 0.26), widths=(0.16, 0.06))
    shine(2.4, height - 0.6, (right - 0.06, y - 0.9, height / 2 + 0.26), SIDE, widths=(0.16, 0.06))


def equipment(x, y, front, right):
    """Treadmills at the glass, racks and benches behind, mats, balls, lockers, a bag, the caddy at
    work.
    """
    for k in range(4):
        treadmill((x - 3.9 + k * 1.25, front + 1.4, 0.18), TURN(180))
    for k in range(2):
        bench_press((x - 3.2 + k * 2.6, y + 1.0, 0.18))
    rack = [box((0, 0, z), (2.6, 0.45, 0.06), 'steel', 0.01) for z in (0.45, 0.85, 1.25)]
    rack += [box((dx, 0, 0.65), (0.08, 0.45, 1.3), 'navy', 0.02) for dx in (-1.3, 1.3)]
    for z in (0.6, 1.0, 1.4):
        rack += [dumbbell((-1.0 + k * 0.5, 0, z), 0.34, SIDE, ('teal', 'navy')[k % 2]) for k in range(5)]
    group(rack, (x - 2.6, y + 3.1, 0.18))
    for k in range(4):
        lockers = [
            box((0, 0, 1.0), (0.62, 0.5, 1.9), 'teal' if k % 2 else 'mist', 0.02),
            box((0.2, -0.26, 1.1), (0.04, 0.03, 0.16), 'navy', 0.005),
        ]
        lockers += [box((0, -0.255, 1.6 - 0.08 * j), (0.3, 0.02, 0.03), 'stone', 0) for j in range(3)]
        group(lockers, (right - 3.3 + k * 0.66, y + 3.3, 0.18))
    for k, colour in enumerate(('teal', 'terracotta')):
        ball((right - 1.0, y + 1.5 - k * 0.95, 0.58), 0.4, colour)
    for k in range(3):
        kettlebell((right - 3.4 + k * 0.42, y + 1.3, 0.18), 0.16 + 0.02 * k)
    for k, colour in enumerate(('water', 'mist')):
        box((right - 2.0 + k * 0.95, front + 1.7, 0.2), (0.75, 1.9, 0.05), colour, 0.015)
    counter = [box((0, 0, 0.5), (1.6, 0.6, 1.0), 'teal', 0.05), box((0, 0, 1.03), (1.75, 0.75, 0.07), 'oak', 0.02)]
    counter.append(box((0.3, 0.1, 1.25), (0.5, 0.05, 0.34), 'navy', 0.02))
    group(counter, (right - 3.9, front + 2.4, 0.18), TURN(-20))
    caddy((right - 2.9, y - 0.1, 0.18), TURN(20), 1.1)
    bucket((right - 3.6, y + 0.3, 0.18), TURN(20), 1.1)
