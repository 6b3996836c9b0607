"""Dioramas of the services outside and in halls: industrial, window cleaning, pressure washing."""

import random

from kit import box, cylinder, group, lamp, paint, prism, rod, scene, studio, tube
from props import TURN, desk, floor_sign, office_chair, plant
from props_clutter import wet_mat
from props_furniture import batten, cabinet, rack, sofa
from props_machines import ride_on, washer
from props_poles import purifier, water_pole
from props_services import LEFT, blocks, corner, door, fit, gleam, panel, switch, tiles, turn_model
from props_site import bollard, cone, hedge, load, pallet_jack, racking


def shutter(at, turn=0.0, width=2.0, height=2.2, colour='white', frame='harbour'):
    """A closed roller shutter on the wall with its box above and rails beside, its foot at z."""
    parts = [
        blocks([((0, -0.03, (k + 0.5) * height / 20), (width, 0.04, height / 20 - 0.012)) for k in range(20)], colour, 0.012),
        box((0, -0.01, height / 2), (width, 0.02, height), 'concrete', 0),
    ]
    parts += [box((s * (width / 2 + 0.05), -0.05, height / 2), (0.1, 0.1, height), frame, 0.01) for s in (-1, 1)]
    parts += [
        box((0, -0.11, height + 0.12), (width + 0.24, 0.22, 0.26), frame, 0.02),
        box((0, -0.045, 0.04), (width, 0.06, 0.08), 'ink', 0.01),
    ]
    return group(parts, at, turn)


def extinguisher(at, turn=0.0):
    """A fire extinguisher on its wall hook, by its foot."""
    parts = [cylinder((0, -0.09, 0.22), 0.075, 0.44, 'terracotta', 0.035), box((0, -0.09, 0.49), (0.04, 0.12, 0.05), 'ink', 0.01)]
    parts += [
        tube([(0.03, -0.09, 0.48), (0.12, -0.1, 0.45), (0.11, -0.1, 0.25), (0.09, -0.1, 0.15)], 0.012, 'ink'),
        box((0, -0.01, 0.85), (0.2, 0.02, 0.26), 'white', 0.004),
        box((0, -0.022, 0.85), (0.15, 0.006, 0.2), 'terracotta', 0),
    ]
    return group(parts, at, turn)


@scene('services/industrial-cleaning', ground='sand')
def industrial():
    corner(4.7, 4.0, 2.7, 2.7, floor='9A9B95', walls='wall', base='stone')
    blocks([((-2.3 + 0.16 * k, 1.99, 1.7), (0.06, 0.03, 2.0)) for k in range(30)], 'white', 0.006)
    blocks([((-2.34, -1.9 + 0.16 * k, 1.7), (0.03, 0.06, 2.0)) for k in range(25)], 'white', 0.006)
    # Scrubbed lanes in the grey slab.
    prism([(-2.3, -1.32), (0.85, -1.32), (0.85, -0.44), (-2.3, -0.44)], 0.004, 'DDE2DE', (0, 0, 0), bevel=0)
    prism([(-2.3, -1.95), (2.34, -1.95), (2.34, -1.36), (-2.3, -1.36)], 0.004, 'CDD3CF', (0, 0, 0), bevel=0)
    gleam([(-1.6, -1.28), (0.1, -1.28), (0.1, -0.48), (-1.6, -0.48)], 0.4, 0.006)
    for _ in range(26):
        cylinder(
            (random.uniform(0.9, 2.3), random.uniform(-1.05, 0.5), 0.002),
            random.uniform(0.02, 0.13),
            0.003,
            paint('grime', Alpha=0.6),
            0,
            sides=18,
        )
    tube([(1.1, 0.4, -0.004), (1.5, 0.1, -0.004), (1.7, -0.5, -0.004), (2.3, -0.8, -0.004)], 0.03, '6F6E68')
    # Line marking: the aisle's edges and a hatched keep-clear in front of the door.
    for y, x0, x1 in ((0.78, -2.3, 2.34), (-1.34, -2.3, 2.34)):
        box(((x0 + x1) / 2, y, 0.004), (x1 - x0, 0.08, 0.006), 'sun', 0)
    racking((-1.75, 1.95, 0), 3, 1.35, 2.75, 1.0, (1.35,), 'terracotta')
    for k, (low, high) in enumerate((('sacks', 'wrapped'), ('cartons', 'cartons'), ('drums', 'cartons'))):
        load((-1.07 + 1.35 * k, 1.42, 0.004), low, 0, 3)
        load((-1.07 + 1.35 * k, 1.42, 1.42), high, 0, 3)
    shutter((-2.33, -0.75, 0), LEFT, 1.9, 2.15, 'mint')
    bollard((-2.12, 0.4, 0))
    bollard((-2.12, -1.85, 0))
    extinguisher((-2.33, 0.85, 0.35), LEFT)
    pallet_jack((1.74, 0.26, 0), TURN(186))
    load((1.12, 0.2, 0.03), 'wrapped', TURN(6), 2)
    ride_on((0.42, -0.88, 0.004), 0, 1.12)
    cone((1.7, -1.62, 0.004))
    floor_sign((-0.9, -1.6, 0.004), TURN(25))
    studio(1.12)
    fit()


def glazing(x0, x1, z0, z1, panes):
    """Dark frames between four edges of the façade at y = 0."""
    blocks([((x0 + (x1 - x0) * k / panes, 0, (z0 + z1) / 2), (0.06, 0.09, z1 - z0)) for k in range(panes + 1)], 'harbour', 0.008)
    blocks([(((x0 + x1) / 2, 0, z), (x1 - x0 + 0.08, 0.1, 0.06)) for z in (z0, z1)], 'harbour', 0.008)


@scene('services/window-cleaning', ground='paper')
def window_cleaning():
    # Built facing −y and turned to face +x: the façade at y = 0, the rooms behind it, the pavement
    # before it.
    box((0, -0.05, -0.11), (4.3, 3.1, 0.16), 'stone', 0.045)
    tiles((-2.1, -1.55, 2.1, -0.06), 0.42, ('stone', 'D2D6CF', 'C0C8C3'))
    for z in (0.0, 2.02, 3.78):
        box((0, 0.7, z), (4.1, 1.44, 0.14), 'white', 0.012)
    for z in (0.0, 2.02):
        box((0, 0.72, z + 0.075), (4.0, 1.3, 0.012), 'oak', 0)
    box((0, 1.39, 1.89), (4.13, 0.12, 3.74), 'wall', 0.01)
    box((2.02, 0.72, 1.9), (0.08, 1.4, 3.7), 'wall', 0.01)
    for z0, z1 in ((0.1, 1.92), (2.12, 3.68)):
        glazing(-2.0, 2.0, z0, z1, 4)
    box((0, 0.0, 3.93), (4.14, 0.14, 0.3), 'teal', 0.015)
    box((0, -0.02, 2.02), (4.14, 0.14, 0.16), 'teal', 0.015)
    # The rooms.
    desk((1.0, 0.95, 2.1))
    office_chair((1.0, 0.5, 2.1), TURN(15))
    rack((-0.6, 1.32, 2.1), 0, 1.1, 1.3, 0.3, 3)
    plant((-1.6, 0.7, 2.1), 0.85)
    sofa((-0.9, 1.3, 0.08), 0, 1.5, 'teal')
    cabinet((1.2, 1.3, 0.08), 0, 1.2, 1.0, 0.5, 3, 'oak', 'white')
    plant((0.2, 1.0, 0.08), 0.9, 'harbour')
    for z in (1.92, 3.68):
        for x in (-1.1, 0.8):
            batten((x, 0.7, z - 0.05), (1.1, 0.16))
    # Glass: clear below; above, the dirt is wiped off along a diagonal.
    clear, dirt = paint('pane', Alpha=0.42, Roughness=0.05), paint('grime', Alpha=0.74, Roughness=0.9)
    glint, foam = paint('white', Alpha=0.3), paint('white', Alpha=0.85)
    panel([(-1.97, 0.13), (1.97, 0.13), (1.97, 1.9), (-1.97, 1.9)], clear, (0, 0.01, 0))
    panel([(-1.97, 2.15), (1.97, 2.15), (1.97, 3.65), (-1.97, 3.65)], clear, (0, 0.01, 0))
    panel([(-1.97, 2.15), (-0.35, 2.15), (0.75, 3.65), (-1.97, 3.65)], dirt, (0, -0.005, 0))
    panel([(-0.47, 2.15), (-0.35, 2.15), (0.75, 3.65), (0.63, 3.65)], foam, (0, -0.012, 0))
    for x in (0.15, 0.75, 1.2):
        panel([(x, 2.2), (x + 0.14, 2.2), (x + 0.6, 3.6), (x + 0.46, 3.6)], glint, (0, -0.004, 0))
    for x in (-1.8, -0.8, 0.15, 1.2):
        panel([(x, 0.16), (x + 0.16, 0.16), (x + 0.55, 1.85), (x + 0.39, 1.85)], glint, (0, -0.004, 0))
    for x, top in ((-1.6, 3.5), (-1.15, 3.3), (-0.7, 3.58), (-0.25, 3.2)):
        panel([(x, 2.3), (x + 0.05, 2.25), (x + 0.07, top), (x - 0.02, top)], paint('soil', Alpha=0.22), (0, -0.012, 0))
    for z in (1.6, 3.4):
        lamp((0, 0.5, z), 1.2, 25, (0, 0.9, z - 1.5), (1, 0.92, 0.8))
    # Roof: gravel, the air handler and its duct.
    box((0, 0.75, 3.86), (3.8, 1.1, 0.02), 'stone', 0)
    box((-1.15, 0.72, 4.0), (0.75, 0.6, 0.34), 'white', 0.03)
    cylinder((-1.15, 0.72, 4.175), 0.2, 0.03, 'ink', 0.004)
    box((0.55, 0.85, 3.95), (0.9, 0.22, 0.2), 'steel', 0.02)
    # The pole on the glass, from the pavement; its hose comes from the trolley.
    water_pole((0.3, 0, 0.01), 0, (0.7, -1.2), 2.95, 1.0, -0.938)
    purifier((1.55, -1.1, 0.01), TURN(8))
    tube(
        [
            (1.38, -1.28, 0.35),
            (1.3, -1.42, 0.03),
            (0.75, -1.45, 0.03),
            (0.5, -1.1, 0.03),
            (0.8, -0.92, 0.03),
            (1.05, -1.05, 0.03),
            (1.0, -1.2, 0.05),
        ],
        0.018,
        'teal',
    )
    # The door, its mat, planters, and the closed-off pavement.
    for x in (0.42, 0.58):
        rod((x, -0.09, 0.8), (x, -0.09, 1.3), 0.016, 'steel')
    box((0.5, -0.0, 1.0), (0.05, 0.1, 1.85), 'harbour', 0.008)
    wet_mat((0.5, -0.5, 0.01), 0, (1.1, 0.65))
    hedge((-1.3, -0.3, 0.008), 1.1, 0.45)
    for x in (-1.8, -0.65, 0.5):
        cone((x, -1.25, 0.01), 0.95)
    for x0, x1 in ((-1.8, -0.65), (-0.65, 0.5)):
        tube([(x0, -1.25, 0.52), ((x0 + x1) / 2, -1.25, 0.42), (x1, -1.25, 0.52)], 0.014, 'sun')
    turn_model(LEFT)
    studio(1.15)
    fit(0.92)


def surface_cleaner(at, turn=0.0):
    """A round paving cleaner on castors, its handle to −x."""
    parts = [
        cylinder((0, 0, 0.12), 0.34, 0.12, 'teal', 0.04, 0.3),
        cylinder((0, 0, 0.05), 0.345, 0.05, 'ink', 0.01),
        cylinder((0, 0, 0.21), 0.08, 0.08, 'steel', 0.01),
    ]
    parts += [rod((-0.1, y, 0.2), (-0.62, y * 1.6, 0.98), 0.018, 'ink') for y in (-0.1, 0.1)] + [
        rod((-0.62, -0.2, 0.98), (-0.62, 0.2, 0.98), 0.024, 'ink')
    ]
    parts += [
        box((-0.62, 0.1, 0.93), (0.08, 0.05, 0.14), 'sun', 0.015),
        tube([(0, 0, 0.24), (-0.2, 0.02, 0.4), (-0.55, 0.1, 0.84)], 0.016, 'navy'),
    ]
    return group(parts, at, turn)


def lance(start, end):
    """A spray lance between two points, its trigger grip at the start."""
    a, b = start, end
    mid = tuple(a[i] + (b[i] - a[i]) * 0.3 for i in range(3))
    rod(a, b, 0.014, 'steel')
    rod(a, mid, 0.026, 'ink')
    grip = tuple(a[i] + (b[i] - a[i]) * 0.06 for i in range(3))
    rod(grip, (grip[0] + 0.03, grip[1] - 0.12, grip[2] - 0.04), 0.022, 'sun')
    cylinder(b, 0.024, 0.06, 'sun', 0.004)


@scene('services/pressure-washing', ground='sand')
def pressure_washing():
    corner(4.3, 3.8, 2.5, 0, floor='6B6A63', walls='tan')
    # Paving: dark at the right and behind, pale where it has been washed, in lanes.
    for k, top in enumerate((1.6, 1.6, 0.1, -1.9, -1.9, -1.9, -1.9)):
        x0, x1 = -2.15 + k * 4.3 / 7, -2.15 + (k + 1) * 4.3 / 7
        for y0, y1, tones in ((-1.9, top, ('E8E1D2', 'EFE9DC', 'E0D8C8')), (top, 1.9, ('767167', '6E6A60', '7E796E'))):
            if y1 - y0 > 0.1:
                tiles((x0, y0, x1, y1), 0.307, tones, 0.014)
    gleam([(-0.92, -1.2), (-0.31, -1.2), (-0.31, 0.05), (-0.92, 0.05)], 0.4, 0.012)
    # The façade: brick to the sill, washed render, a shutter, a door below an awning.
    box((0, 1.895, 0.41), (4.28, 0.02, 0.8), 'stone', 0)
    courses = [
        (max(-2.15, x), min(2.15, x + 0.19), 0.06 + 0.085 * j)
        for j in range(9)
        for x in (-2.25 + 0.2 * i + 0.1 * (j % 2) for i in range(22))
    ]
    blocks([(((a + b) / 2, 1.885, z), (b - a, 0.03, 0.075)) for a, b, z in courses if b - a > 0.05], 'brick', 0.004)
    for x0, x1 in ((-2.16, -1.98), (0.12, 0.62), (1.68, 2.16)):
        box(((x0 + x1) / 2, 1.87, 0.83), (x1 - x0, 0.08, 0.06), 'white', 0.01)
    panel([(1.68, 0.88), (2.14, 0.88), (2.14, 2.48), (1.76, 2.3)], paint('grime', Alpha=0.65), (0, 1.895, 0))
    shutter((-0.95, 1.9, 0), 0, 1.9, 2.0, 'white')
    door((1.15, 1.885, 0), 0, 'harbour', 0.9)
    for k in range(10):
        box((0.6 + 0.122 * k, 1.6, 2.32), (0.122, 0.66, 0.03), ('teal', 'white')[k % 2], 0.004, (0.42, 0, 0))
        box((0.6 + 0.122 * k, 1.3, 2.13), (0.122, 0.02, 0.12), ('teal', 'white')[k % 2], 0.004)
    box((0, 1.94, 2.53), (4.46, 0.22, 0.1), 'white', 0.015)
    switch((1.8, 1.9, 1.3), 0, 0.14)
    cylinder((1.95, 1.85, 1.85), 0.05, 0.22, 'ink', 0.01)
    tube([(1.95, 1.84, 0.02), (1.95, 1.84, 0.6)], 0.02, 'steel')
    rod((1.95, 1.84, 0.6), (1.95, 1.74, 0.58), 0.016, 'sun')
    hedge((-1.95, 0.55, 0.008), 0.9, 0.5, 0.34, 'concrete').rotation_euler = (0, 0, LEFT)
    hedge((-1.95, -0.75, 0.008), 0.9, 0.4, 0.34, 'concrete').rotation_euler = (0, 0, LEFT)
    # The machine, its hose, the disc at the end of the lane, the lance laid down.
    surface_cleaner((-0.614, 0.0, 0.012), TURN(90))
    washer((1.05, -0.45, 0.012), TURN(-35), 1.3)
    tube(
        [
            (0.68, -0.2, 0.7),
            (0.4, 0.1, 0.04),
            (0.7, 0.7, 0.03),
            (0.1, 0.9, 0.03),
            (0.0, -0.1, 0.03),
            (0.3, -0.8, 0.03),
            (-0.4, -1.1, 0.03),
            (-0.72, -0.75, 0.5),
            (-0.75, -0.65, 0.9),
        ],
        0.022,
        'navy',
    )
    tube(
        [(1.55, -0.75, 0.45), (1.8, -0.7, 0.04), (2.0, 0.2, 0.03), (1.7, 0.9, 0.03), (1.94, 1.5, 0.1), (1.95, 1.73, 0.5)],
        0.02,
        'teal',
    )
    lance((0.05, -1.65, 0.05), (1.15, -1.25, 0.04))
    # The drain with its bund, a cone, a wheel stop, the sign.
    box((-1.05, -1.45, 0.012), (0.9, 0.26, 0.014), 'ink', 0.004)
    blocks([((-1.45 + 0.089 * k, -1.45, 0.02), (0.03, 0.22, 0.014)) for k in range(10)], 'steel', 0.003)
    tube([(-1.65, -1.2, 0.07), (-1.2, -1.14, 0.07), (-0.5, -1.2, 0.07), (-0.42, -1.6, 0.07)], 0.06, 'harbour')
    cone((1.85, -1.6, 0.012))
    floor_sign((-1.35, 0.85, 0.012), TURN(25))
    bollard((0.3, 1.5, 0.012), 'sun')
    studio(1.05)
    fit()
