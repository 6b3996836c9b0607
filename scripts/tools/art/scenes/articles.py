"""Still lifes for the articles: a table top seen close, with perspective."""

import math

from mathutils import Vector

from kit import ball, box, camera, cylinder, daylight, group, lamp, prism, rod, scene, studio, sun, tube
from props import TURN, caddy, plant
from props_buildings import wall
from props_map import harbour_map
from props_tabletop import (
    arc,
    carton,
    clipboard,
    cloth,
    cup,
    keyboard,
    keys,
    magnifier,
    mouse,
    pen,
    photo_camera,
    ring,
    sheet,
    spray,
    table,
    tape,
    tick,
)


@scene('articles/end-of-lease-cleaning-guide', ground='mist')
def end_of_lease():
    table('mist')
    carton((-2.1, 1.7, 0), (2.7, 2.1, 1.7), TURN(14))
    carton((-2.0, 1.75, 1.7), (1.9, 1.6, 1.15), TURN(-8))
    carton((0.55, 2.35, 0), (2.0, 1.7, 1.25), TURN(-12))
    clipboard((0.1, -1.15, 0), TURN(9), board='harbour', rows=8, ticks=(0, 1, 2, 3, 4, 5))
    keys((0.75, -1.75, 0.13), TURN(-20))
    photo_camera((2.55, 0.35, 0), TURN(-24))
    tape((-2.3, -0.95, 0), TURN(120))
    pen((-1.75, -2.1, 0), TURN(62))
    cloth((2.75, -1.7, 0), TURN(20), 'teal', 1.3, 1.0, 2)
    studio(1.35)
    camera((2.2, -11.5, 10.2), (0.1, 0.2, 0.62), 56)


@scene('articles/choosing-cleaning-services', ground='harbour')
def choosing():
    table('harbour')
    sheet((-1.6, 0.0, 0), TURN(4), rows=4, head='concrete', sparse=True, width=2.7, length=3.7, colour='sand')
    sheet((1.6, 0.0, 0), TURN(-4), rows=10, ticks=tuple(range(10)), width=2.7, length=3.7)
    box((-1.2, -1.3, 0.04), (1.0, 0.26, 0.015), 'concrete', 0, (0, 0, TURN(4)))
    magnifier((1.05, -0.2, 0.04), TURN(-48), 0.9)
    for k, y in enumerate((0.28, -0.2, -0.68)):
        box((1.3, y, 0.206), (0.68 - 0.1 * k, 0.13, 0.012), 'stone', 0)
    tick((0.66, 0.02, 0.206), 0.6)
    pen((-2.1, -2.5, 0), TURN(12), 'sun')
    cup((0.1, 2.85, 0), TURN(-20), 'teal')
    clips()
    studio(1.3)
    camera((1.2, -8.2, 11.2), (0.05, 0.25, 0), 56)


def clips():
    """Two paper clips and a pad of notes."""
    for x, y, turn in ((3.35, -2.1, 0.5), (3.6, -1.6, 2.0)):
        path = [(-0.25, -0.1), (0.22, -0.1), (0.3, 0), (0.22, 0.1), (-0.3, 0.1), (-0.38, 0.0), (-0.3, -0.05), (0.12, -0.05)]
        group([tube([(px, py, 0.03) for px, py in path], 0.022, 'steel')], (x, y, 0), turn)
    box((-2.3, 2.65, 0.12), (1.0, 1.0, 0.24), 'mist', 0.02, (0, 0, TURN(12)))


@scene('articles/office-cleaning-productivity', ground='sand')
def productivity():
    table('oak', 0.35)
    keyboard((0.2, -0.5, 0), TURN(6))
    mouse((2.6, -0.35, 0), TURN(-6))
    group([plant((0, 0, 0), 1.0, 'white')], (-2.55, 1.65, 0), size=2.3)
    cup((2.5, 1.65, 0), TURN(-30), 'teal')
    chart((0.15, 1.75, 0), TURN(-7))
    pen((1.5, 1.35, 0.0), TURN(75), 'sun')
    cloth((-2.2, -1.3, 0), TURN(-24), 'teal', 1.5, 1.1, 3)
    sunlight()
    camera((1.4, -10.6, 10.4), (0.0, 0.35, 0.55), 55)


def chart(at, turn):
    """A notebook with columns that rise and a question left open: the last column is only an
    outline.
    """
    parts = [box((0, 0, 0.1), (2.3, 1.7, 0.2), 'harbour', 0.05), box((0, 0, 0.205), (2.16, 1.58, 0.03), 'white', 0.01)]
    parts.append(box((-0.05, -0.5, 0.225), (1.7, 0.03, 0.012), 'stone', 0))
    for k, height in enumerate((0.35, 0.55, 0.75)):
        parts.append(box((-0.65 + k * 0.42, -0.48 + height / 2, 0.225), (0.26, height, 0.014), 'teal', 0))
    for x, y, w, h in ((0.61, -0.03, 0.3, 0.03), (0.48, -0.26, 0.03, 0.46), (0.74, -0.26, 0.03, 0.46)):
        parts.append(box((x, y, 0.225), (w, h, 0.014), 'teal', 0))
    parts += [
        tube([(-1.12, y, 0.05), (-1.2, y, 0.2), (-1.08, y, 0.28), (-1.0, y, 0.2)], 0.025, 'steel')
        for y in (-0.6, -0.3, 0, 0.3, 0.6)
    ]
    group(parts, at, turn)


def sunlight():
    """Morning sun through a window behind the table: its panes lie on the desk."""
    towards = Vector((0.5, -0.75, -0.8))
    sun(tuple(math.degrees(a) for a in towards.to_track_quat('-Z', 'Y').to_euler()), 4.6, softness=0.9)
    wall((-7.9, 12, -1), 60, 36, [(0, 10.2, 6.4, 7.2)], 0.2, 'white')
    for x in (-1.1, 1.1):
        box((-7.9 + x, 12.1, 12.8), (0.28, 0.2, 7.4), 'white', 0)
    for z in (11.6, 14.0):
        box((-7.9, 12.1, z), (6.6, 0.2, 0.28), 'white', 0)
    lamp((5, -4, 8), 4, 420, colour=(1, 0.95, 0.88))
    daylight(0.62)


@scene('articles/professional-vs-diy-cleaning', ground='mist')
def comparison():
    table('tan')
    balance()
    notes()
    studio(1.6)
    camera((2.4, -13.5, 6.2), (0, 0, 1.95), 58)


def balance():
    """A pair of scales, level: a shop's spray and sponge on the left, the crew's caddy on the
    right.
    """
    parts = [
        cylinder((0, 0, 0.15), 1.15, 0.3, 'harbour', 0.08, 1.0),
        cylinder((0, 0, 0.36), 0.6, 0.16, 'harbour', 0.05, 0.3),
        cylinder((0, 0, 2.3), 0.16, 4.0, 'harbour', 0.02, 0.11),
        ball((0, 0, 4.5), 0.24, 'sun'),
        rod((-2.55, 0, 4.2), (2.55, 0, 4.2), 0.1, 'harbour'),
        ball((0, 0, 4.2), 0.27, 'harbour'),
        prism([(-0.09, 0), (0.09, 0), (0, 0.95)], 0.04, 'sun', (0, -0.2, 3.0), (math.pi / 2, 0, 0), 0),
        prism(
            arc(1.0, TURN(60), TURN(120)) + arc(0.9, TURN(60), TURN(120))[::-1],
            0.05,
            'white',
            (0, -0.14, 2.95),
            (math.pi / 2, 0, 0),
            0,
        ),
    ]
    for side in (-1, 1):
        x = side * 2.5
        parts += [
            ball((x, 0, 4.2), 0.15, 'steel'),
            cylinder((x, 0, 0.95), 1.05, 0.16, 'steel', 0.06, 1.35),
            ring(1.4, 1.25, 0.08, 'steel', (x, 0, 1.0), bevel=0.03),
        ]
        for k in range(3):
            a = TURN(90 + 120 * k)
            parts.append(rod((x, 0, 4.1), (x + 1.3 * math.cos(a), 1.3 * math.sin(a), 1.06), 0.025, 'steel'))
    group(parts)
    spray((-2.75, 0.05, 1.04), TURN(35), 'terracotta', size=0.8)
    box((-2.0, -0.35, 1.2), (0.75, 0.5, 0.28), 'lawn', 0.08, (0, 0, TURN(15)))
    box((-2.0, -0.35, 1.37), (0.76, 0.51, 0.1), 'moss', 0.04, (0, 0, TURN(15)))
    group([caddy((0, 0, 0))], (2.5, 0, 1.04), TURN(8), 3.0)


def notes():
    """Before the scales: coins in stacks, a roster page, folded cloths."""
    for x, y, count in ((-1.1, -2.0, 4), (-0.55, -2.3, 7), (-0.05, -1.95, 3)):
        for k in range(count):
            cylinder((x + 0.015 * (k % 2), y, 0.05 + k * 0.1), 0.26, 0.09, 'oak' if k % 2 else 'birch', 0.02)
    sheet((-2.65, -1.5, 0), TURN(16), rows=6, ticks=(0, 2), width=1.7, length=2.2)
    for k, colour in enumerate(('teal', 'lawn', 'white', 'terracotta')):
        box((2.3 + 0.03 * k, -1.7, 0.1 + k * 0.17), (1.3, 0.9, 0.18), colour, 0.08, (0, 0, TURN(-12 + 3 * k)))


@scene('articles/commercial-cleaning-sydney-guide', ground='harbour')
def guide():
    table('teal')
    harbour_map((-0.9, 0.45, 0.02), TURN(7), 1.25)
    clipboard((2.95, -1.15, 0.12), TURN(-11), board='harbour', rows=8, ticks=tuple(range(7)), head='harbour')
    pen((3.5, -2.1, 0.26), TURN(55), 'sun')
    cup((3.55, 2.0, 0), TURN(-20), 'white')
    studio(1.45)
    camera((1.6, -10.4, 11.0), (0.1, -0.1, 0.1), 56)
