"""Industry pictures in the city: offices and a parade of shops."""

import math

from kit import box, cylinder, group, lamp, rod, scene, tube
from props import TURN, bucket, floor_sign
from props_base import van
from props_buildings import (
    ASPHALT,
    SIDE,
    air_unit,
    awning,
    door,
    glazing,
    ground,
    outdoors,
    pane,
    parapet,
    paving,
    shine,
    site,
    upright,
    wall,
)
from props_poles import water_pole
from props_site import cone
from props_street import bench, bicycle, lamp_post, planter, tree


@scene('industries/offices', ground='mist')
def offices():
    site(15.4, 12.6)
    ground(6.0, 0, 3.2, 12.6, ASPHALT)
    for y in (-4.8, -1.6, 1.6, 4.8):
        ground(6.0, y, 0.16, 1.6, 'white', 0.075, 0)
    paving(-1.65, 0, 11.9, 12.4, 8, 9, 'stone', 0.16)
    tower(-2.4, 1.3, 8.4, 7.2, floors=3)
    for x, y, size in ((-6.3, -4.9, 1.15), (3.3, -5.3, 0.85), (3.4, 5.0, 1.1)):
        box((x, y, 0.2), (1.5, 1.5, 0.14), 'soil', 0.02)
        tree((x, y, 0.2), size)
    for at, width, depth in (((-5.4, -3.3), 2.2, 0.8), ((3.0, 2.4), 0.8, 2.2)):
        planter((*at, 0.16), width, depth, 0.55, 'tan')
    bench((-3.6, -5.2, 0.16), TURN(10))
    lamp_post((3.9, -4.0, 0.16), TURN(0), 4.2)
    for y in (-1.0, -0.3, 0.4):
        bicycle((3.0, y, 0.16), TURN(8), 'terracotta' if y == -0.3 else 'teal')
    # From the pavement a pole reaches the glass of the fourth storey; its water comes from the van.
    water_pole((1.96, -1.58, 0.16), SIDE, (0, -1.7), 9.6, 2.0)
    tube(
        [(3.66, -1.58, 0.24), (3.9, -1.5, 0.2), (4.2, -0.9, 0.2), (4.35, -0.8, 0.2), (4.5, -0.7, 0.1), (5.2, 0, 0.1)],
        0.04,
        'teal',
    )
    for at in ((2.6, -2.6, 0.16), (4.0, -2.7, 0.16)):
        cone(at, 1.2)
    group([floor_sign((0, 0, 0))], (-0.3, -4.4, 0.16), TURN(15), 1.35)
    van((5.75, 0.6, 0.06), -SIDE, 1.12)
    outdoors()


def tower(x, y, width, depth, floors, lobby=3.6, storey=2.7):
    """An office tower: glass between white floors, an open lobby, plant on the roof; the panes above
    the pole are bright already.
    """
    top = lobby + floors * storey
    box((x, y + 0.3, lobby / 2), (width - 3.2, depth - 2.8, lobby), 'oak', 0)
    for k in range(5):
        box((x - 3.4 + k * 1.7, y - depth / 2 + 0.8, lobby / 2), (0.08, 0.08, lobby), 'harbour', 0)
        box((x + width / 2 - 0.8, y - 2.8 + k * 1.4, lobby / 2), (0.08, 0.08, lobby), 'harbour', 0)
    shine(2.6, lobby - 0.6, (x + width / 2 - 0.78, y + 0.9, lobby / 2 + 0.1), SIDE)
    box((x + width / 2 - 1.15, y - 1.6, 0.75), (0.5, 1.8, 1.1), 'teal', 0.04)
    ground(x, y, width + 0.4, depth + 0.4, 'tan', 0.22)
    for px in (-1, -1 / 3, 1 / 3, 1):
        for py in (-1, 1):
            box((x + px * (width / 2 - 0.35), y + py * (depth / 2 - 0.35), lobby / 2), (0.42, 0.42, lobby), 'white', 0.03)
    box((x + width / 2 - 0.35, y, lobby / 2), (0.42, 0.42, lobby), 'white', 0.03)
    front = y - depth / 2
    box((x + 0.6, front - 0.7, 2.75), (3.6, 2.2, 0.16), 'harbour', 0.04)
    for dx in (-1.0, 2.2):
        rod((x + dx, front - 1.6, 0.2), (x + dx, front - 1.6, 2.7), 0.05, 'steel')
    cylinder((x + 0.6, front + 0.85, 1.3), 0.95, 2.2, pane('sky'), 0)
    cylinder((x + 0.6, front + 0.85, 2.45), 1.0, 0.14, 'harbour', 0.02)
    for angle in (0.4, 0.4 + math.pi / 2):
        box((x + 0.6, front + 0.85, 1.3), (1.8, 0.05, 2.2), 'steel', 0, (0, 0, angle))
    box((x, y, (lobby + top) / 2), (width, depth, top - lobby), pane('water'), 0.02)
    for k in range(floors + 1):
        box((x, y, lobby + k * storey), (width + 0.4, depth + 0.4, 0.5 if k in (0, floors) else 0.34), 'white', 0.05)
    for i in range(7):
        box((x - width / 2 + i * width / 6, front - 0.06, (lobby + top) / 2), (0.12, 0.2, top - lobby), 'white', 0.02)
    for i in range(6):
        box(
            (x + width / 2 + 0.06, y - depth / 2 + i * depth / 5, (lobby + top) / 2),
            (0.2, 0.12, top - lobby),
            'white',
            0.02,
        )
    for bay, floor, share in ((0, 2, 0.5), (4, 2, 0.6), (5, 0, 0.4), (0, 0, 0.3), (5, 1, 0.7)):
        blind(
            x - width / 2 + (bay + 0.5) * width / 6,
            front - 0.02,
            lobby + (floor + 1) * storey - 0.17,
            width / 6 - 0.1,
            share * storey,
        )
    shine(width * 0.62, top - lobby, (x + 0.3, front - 0.01, (lobby + top) / 2), widths=(0.2, 0.09), start=0.04)
    parapet(x, y, top + 0.2, width + 0.4, depth + 0.4, height=0.55)
    box((x - 1.6, y + 1.2, top + 1.0), (2.6, 2.4, 1.7), 'tan', 0.04)
    box((x - 1.6, y - 0.02, top + 1.0), (1.9, 0.05, 1.1), 'concrete', 0.01)
    air_unit((x + 1.1, y + 1.8, top + 0.25), size=1.1)
    air_unit((x + 2.8, y + 1.8, top + 0.25), size=1.1)
    box((x + width / 2 + 0.05, y - 2.88, top - 1.0), (0.06, 1.32, 1.6), pane('sky'), 0)


def blind(x, y, top, width, height):
    """A roller blind behind a pane."""
    box((x, y, top - height / 2), (width, 0.03, height), 'tan', 0)


@scene('industries/retail', ground='mist')
def retail():
    site(13.2, 8.6)
    ground(0, -3.6, 13.2, 1.9, ASPHALT)
    for x in (-5, -2, 1, 4):
        ground(x, -3.6, 1.5, 0.14, 'white', 0.075, 0)
    paving(0, -1.45, 13.0, 2.4, 11, 2, 'stone', 0.16)
    ground(0, 1.75, 13, 4.0, 'tan', 0.16)
    for x, colour, top in ((-4.15, 'tan', 'curve'), (0, 'terracotta', 'steps'), (4.15, 'mist', 'point')):
        shop(x, -0.2, colour, top)
    awning((-4.15, -0.25, 3.4), 3.7, 0.85, colours=('teal', 'white'))
    awning((4.15, -0.25, 3.4), 3.7, 0.85, colours=('harbour', 'white'))
    box((0, -0.6, 3.0), (3.7, 0.85, 0.14), 'walnut', 0.03)
    for x in (-1.5, 1.5):
        rod((x, -0.28, 3.9), (x, -0.95, 3.07), 0.025, 'navy')
    wares()
    gable_end(6.2)
    bench((2.1, -2.1, 0.16), TURN(180))
    tree((-6.0, -1.9, 0.16), 0.85)
    planter((-2.1, -0.75, 0.16), 0.7, 0.5)
    planter((5.85, -0.6, 0.16), 0.8, 0.5)
    bicycle((-3.9, -2.2, 0.16), TURN(5), 'terracotta')
    floor_sign((0.95, -1.55, 0.16), TURN(10))
    bucket((-0.2, -1.5, 0.16), TURN(30))
    squeegee = [rod((0, 0, 0), (0, 0.55, 2.1), 0.022, 'steel'), box((0, 0.56, 2.12), (0.6, 0.05, 0.07), 'teal', 0.015)]
    group(squeegee, (-0.75, -0.95, 0.16))
    outdoors()


def shop(x, y, colour, top):
    """A two-storey shop 4.1 m wide: window and door below, three sashes above, a parapet of its
    own.
    """
    width, depth, height = 4.1, 3.6, 6.3
    wall((x, y, 0.16), width, 3.1, [(-0.65, 0.5, 2.3, 1.95), (1.25, 0.0, 1.0, 2.45)], 0.25, colour)
    box((x, y + depth - 0.1, 1.7), (width, 0.2, 3.1), 'white', 0)
    for side in (-1, 1):
        box((x + side * (width / 2 - 0.11), y + depth / 2 + 0.02, 1.7), (0.2, depth - 0.06, 3.08), colour, 0)
    box((x, y + depth / 2, (3.2 + height) / 2), (width, depth, height - 3.2), colour, 0.02)
    box((x, y + 2.0, 1.7), (width - 0.4, 0.1, 3.0), 'oak', 0)
    lamp((x, y + 0.9, 3.1), 1.6, 90, (x, y + 1.0, 0), (1, 0.9, 0.75))
    shine(1.9, 1.9, (x - 0.65, y + 0.1, 1.63), start=0.02, widths=(0.13, 0.05))
    for dx, w in ((-1.78, 0.07), (0.48, 0.07)):
        box((x + dx, y, 1.63), (w, 0.14, 2.0), 'harbour', 0.01)
    for z in (0.66, 2.6):
        box((x - 0.65, y, z), (2.36, 0.16, 0.08), 'harbour', 0.01)
    box((x - 0.65, y - 0.02, 0.38), (2.36, 0.08, 0.36), 'harbour', 0.02)
    door((x + 1.25, y + 0.12, 0.16), width=0.96, height=2.2, colour='harbour', step=False)
    box((x, y - 0.06, 3.2), (width + 0.03, 0.22, 0.22), 'white', 0.03)
    for dx in (-1.25, 0, 1.25):
        glazing((x + dx, y, 4.75), 0.72, 1.45, 1, 2, bar=0.06)
        box((x + dx, y - 0.04, 5.62), (0.95, 0.12, 0.1), 'white', 0.02)
    box((x, y - 0.07, height), (width + 0.03, 0.3, 0.2), 'white', 0.04)
    outlines = {
        'curve': [(1.9 * math.cos(k * math.pi / 14), 0.75 * math.sin(k * math.pi / 14)) for k in range(15)],
        'steps': [(-2.05, 0), (2.05, 0), (2.05, 0.4), (1.1, 0.4), (1.1, 0.85), (-1.1, 0.85), (-1.1, 0.4), (-2.05, 0.4)],
        'point': [(-2.05, 0), (2.05, 0), (2.05, 0.25), (0, 1.0), (-2.05, 0.25)],
    }
    upright(outlines[top], 0.25, colour, (x, y + 0.1, height + 0.1), bevel=0.03)
    parapet(x, y + depth / 2, height, width, depth, colour, 0.3, 0.2)
    air_unit((x - 0.4, y + 2.3, height), size=0.85)


def gable_end(x):
    """The last shop's blank wall (facing +x): a mural of sails on the harbour, drain pipe, meter.
    """
    face = [
        box((0, 0.02, 2.45), (4.2, 0.05, 4.9), pane('sky'), 0),
        upright([(-2.1, 0), (2.1, 0), (2.1, 1.1), (-2.1, 1.1)], 0.04, 'harbour', bevel=0),
        upright([(-2.1, 1.1), (2.1, 1.1), (2.1, 1.5), (0.6, 1.75), (-0.8, 1.45), (-2.1, 1.7)], 0.04, 'teal', bevel=0),
        upright([(-1.5, 1.85), (-0.1, 1.85), (-0.1, 4.4)], 0.04, 'white', bevel=0),
        upright([(0.1, 1.85), (1.1, 1.85), (0.1, 3.7)], 0.04, 'white', bevel=0),
        upright([(-1.2, 1.55), (1.3, 1.55), (0.9, 1.15), (-0.8, 1.15)], 0.06, 'terracotta', bevel=0),
        cylinder((1.45, 0, 4.3), 0.42, 0.05, 'sun', 0, turn=(math.pi / 2, 0, 0)),
    ]
    group(face, (x + 0.02, 1.6, 0.95), SIDE, 0.8)
    rod((x + 0.08, 3.3, 0.2), (x + 0.08, 3.3, 6.3), 0.06, 'white')


def wares():
    """What the three windows show: pots and plants, clothes on stands, homewares."""
    for x, colour in ((-5.5, 'terracotta'), (-4.8, 'white'), (-4.1, 'teal')):
        box((x, 0.45, 0.85), (0.5, 0.5, 0.55), 'white', 0.03)
        cylinder((x, 0.45, 1.28), 0.12, 0.3, colour, 0.02, 0.17)
        for k in range(4):
            box(
                (x + 0.07 * math.cos(k * 1.6), 0.45 + 0.07 * math.sin(k * 1.6), 1.6),
                (0.16, 0.02, 0.4),
                'leaf',
                0.008,
                (0, 0.4 * math.cos(k * 1.6), k * 1.6),
            )
    for x, colour in ((-1.3, 'teal'), (-0.6, 'sun'), (0.1, 'navy')):
        cylinder((x, 0.5, 0.7), 0.16, 0.05, 'navy', 0.01)
        rod((x, 0.5, 0.7), (x, 0.5, 2.1), 0.02, 'navy')
        cylinder((x, 0.5, 1.25), 0.3, 0.75, colour, 0.03, 0.13)
        cylinder((x, 0.5, 1.8), 0.14, 0.4, colour, 0.04, 0.18)
    for x, z, colour in ((2.75, 0.75, 'teal'), (3.4, 0.95, 'oak'), (4.1, 0.75, 'white')):
        box((x, 0.45, z), (0.5, 0.5, z - 0.3), 'tan', 0.02)
        cylinder((x, 0.45, z * 1.5 + 0.0), 0.18, 0.28, colour, 0.05, 0.11)
