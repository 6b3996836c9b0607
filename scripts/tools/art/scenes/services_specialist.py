"""Dioramas of the specialist services indoors: carpet, tile and grout; end of lease; builders
cleaning.
"""

import math
import random

from kit import ball, box, cylinder, finish, group, paint, prism, rod, scene, solid, studio, tube
from props import TURN, bottle, bucket, caddy, cup, floor_sign, plant, vacuum
from props_clutter import carton, keys, pot, stack
from props_furniture import cabinet, grille, round_table, sofa
from props_machines import air_mover, extractor, hepa, wheel
from props_services import LEFT, art, blocks, cable, corner, door, fit, pane, panel, switch, tiles
from props_site import light_stand, step_ladder, tin


def speckle(area, count, colours, size=(0.02, 0.08), z=0.014):
    """Dirt: flat flecks over x0, y0, x1, y1."""
    x0, y0, x1, y1 = area
    for _ in range(count):
        r = random.uniform(*size)
        cylinder(
            (random.uniform(x0, x1), random.uniform(y0, y1), z), r, 0.004, paint(random.choice(colours), Alpha=0.55), 0, sides=14
        )


@scene('services/carpet-tile-grout-cleaning', ground='sand')
def carpet():
    corner(4.0, 3.5, 1.9, 1.9, floor='grime', walls='wall')
    # Carpet on the left, its clean lanes beside the soiled ones; a brass strip; tiles on the right.
    box((-0.75, 0, 0.008), (2.5, 3.5, 0.024), '5E7F7E', 0.004)
    for k in range(4):
        blocks(
            [((-1.74 + 0.46 * k, (0.0, 0.0, -0.02, -0.85)[k], 0.016), (0.45, (3.5, 3.5, 3.46, 1.8)[k], 0.014))],
            ('8CBDB8', '9CC9C4')[k % 2],
            0.003,
        )
    speckle((-0.1, 0.2, 0.42, 1.2), 7, ('grime', '4E6463'), (0.04, 0.11), 0.022)
    box((0.515, 0, 0.016), (0.03, 3.5, 0.03), 'sun', 0.004)
    # Grout: grey joints behind, white ones in front, where the brush has been.
    box((1.265, 0.9, 0.001), (1.47, 1.7, 0.006), 'grime', 0)
    box((1.265, -0.85, 0.001), (1.47, 1.8, 0.006), 'white', 0)
    tiles((0.53, 0.05, 2.0, 1.75), 0.245, ('C4B9A4', 'BFB39C', 'CABFAA'), 0.03, 0.012)
    tiles((0.53, -1.75, 2.0, 0.05), 0.245, ('E4DCCB', 'EAE3D4', 'DED5C3'), 0.03, 0.012)
    extractor((-0.36, -0.15, 0.024), TURN(90), 1.1)
    sofa((-1.98, 0.45, 0.02), LEFT, 1.5, 'harbour', ('sun', 'mint'))
    round_table((-0.95, 0.75, 0.02), 0.3, 0.42, 'oak')
    stack((-0.98, 0.8, 0.44), 0.3, 4, (0.22, 0.16))
    cup((-0.82, 0.66, 0.44), 'white')
    pane((-2, 0.3, 1.36), 1.9, 0.72, 3, LEFT)
    art((-1.0, 1.75, 1.3), width=0.9, height=0.65)
    art((-0.15, 1.75, 1.3), width=0.5, height=0.65, ground='harbour', shapes=('terracotta', 'mint'))
    switch((0.35, 1.75, 1.1))
    switch((-0.3, 1.75, 0.3), wide=0.14)
    # The tiled side: a vanity below a splashback.
    box((1.27, 1.74, 1.0), (1.46, 0.02, 1.8), 'stone', 0)
    blocks([((0.62 + 0.17 * i, 1.725, 0.96 + 0.17 * j), (0.16, 0.014, 0.16)) for i in range(9) for j in range(5)], 'teal', 0.003)
    cabinet((1.3, 1.72, 0), width=1.3, height=0.8, doors=3, depth=0.46, front='white', top='white')
    cylinder((1.4, 1.48, 0.84), 0.14, 0.1, 'white', 0.02, 0.19)
    cylinder((1.4, 1.48, 0.892), 0.165, 0.004, 'stone', 0)
    tube([(1.4, 1.7, 0.8), (1.4, 1.7, 1.06), (1.4, 1.64, 1.12), (1.4, 1.54, 1.08)], 0.014, 'steel')
    pot((0.85, 1.5, 0.817), 1.1)
    bottle((1.8, 1.45, 0.817), 'teal', 0.3)
    # The rotary brush on the line between grey and white joints, fan, bucket, kneeling brush.
    rotary((1.15, 0.18, 0.012), TURN(105))
    bucket((1.62, -0.75, 0.012), TURN(20), 0.9)
    box((0.95, -0.75, 0.035), (0.2, 0.07, 0.025), 'oak', 0.01, (0, 0, 0.5))
    blocks([((0, 0, 0), (0.18, 0.055, 0.03))], 'white', 0.004).location = (0.95, -0.75, 0.02)
    air_mover((-1.45, -1.25, 0.024), TURN(35), 'teal')
    cable([(-1.5, -1.0), (-1.7, -0.6), (-1.85, -0.9), (-1.95, -0.7)])
    floor_sign((0.7, -1.4, 0.02), TURN(30))
    studio()
    fit()


def rotary(at, turn=0.0):
    """A single-disc floor machine, its handle to −x."""
    parts = [
        cylinder((0, 0, 0.04), 0.23, 0.06, 'white', 0.01),
        cylinder((0, 0, 0.12), 0.25, 0.12, 'harbour', 0.04, 0.2),
        cylinder((0, 0, 0.28), 0.12, 0.24, 'teal', 0.03),
    ]
    parts += [
        rod((-0.1, 0, 0.2), (-0.5, 0, 1.05), 0.022, 'steel'),
        rod((-0.52, -0.18, 1.07), (-0.52, 0.18, 1.07), 0.02, 'ink'),
        box((-0.47, 0, 1.0), (0.08, 0.12, 0.12), 'ink', 0.02),
    ]
    parts.append(box((-0.3, 0, 0.68), (0.1, 0.2, 0.3), 'water', 0.03, (0, -0.44, 0)))
    for y in (-0.14, 0.14):
        parts += wheel((-0.24, y, 0.08), 0.08, 0.04)
    return group(parts, at, turn)


def hand_truck(at, turn=0.0):
    """A sack truck with two cartons on its toe plate, leaning back a little; its front looks to −y.
    """
    parts = [rod((x, 0, 0.12), (x, 0.16, 1.25), 0.016, 'ink') for x in (-0.18, 0.18)] + [
        rod((-0.18, 0.16, 1.25), (0.18, 0.16, 1.25), 0.016, 'ink')
    ]
    parts += [rod((-0.18, 0.16 * t, 0.12 + 1.13 * t), (0.18, 0.16 * t, 0.12 + 1.13 * t), 0.012, 'ink') for t in (0.3, 0.6)]
    parts += [
        box((0, -0.16, 0.02), (0.42, 0.32, 0.02), 'steel', 0.004),
        carton((0, -0.2, 0.03), (0.46, 0.36, 0.36)),
        carton((0.01, -0.19, 0.39), (0.42, 0.34, 0.3), 0.05),
    ]
    parts += [cylinder((x, 0.1, 0.12), 0.12, 0.06, 'ink', 0.015, turn=(0, TURN(90), 0)) for x in (-0.26, 0.26)]
    return group(parts, at, turn)


@scene('services/end-of-lease-cleaning', ground='mist')
def end_of_lease():
    corner(4.0, 3.6, 2.35, 2.35, floor='B7A98F', walls='wall')
    # Vacuumed lanes over the worn carpet, and the dents where desks stood.
    for k in range(5):
        low = -0.98 if k == 4 else -1.78
        blocks([((-1.8 + 0.37 * k, (low + 0.4) / 2, 0.002), (0.365, 0.4 - low, 0.012))], ('D2C8B3', 'E2DACA')[k % 2], 0)
    blocks([((x, y, 0.004), (0.07, 0.07, 0.012)) for x in (0.75, 1.55) for y in (-0.4, 0.3)], '8F846F', 0)
    pane((-2, -0.5, 1.5), 2.2, 1.25, 3, LEFT)
    switch((-2, 1.15, 0.3), LEFT, 0.14)
    # The ghost of a picture rail, a patch drying, a putty knife's tin below.
    box((-0.2, 1.795, 1.62), (0.95, 0.012, 0.62), 'F3F0E8', 0)
    blocks([((-0.66, 1.79, 1.95), (0.02, 0.02, 0.02)), ((0.26, 1.79, 1.95), (0.02, 0.02, 0.02))], 'navy', 0)
    for radius, colour, y in ((0.2, 'white', 1.797), (0.1, 'tan', 1.79)):
        smear = [(k * TURN(20), radius * random.uniform(0.8, 1.15)) for k in range(18)]
        panel([(r * math.cos(a), r * math.sin(a) * 0.85) for a, r in smear], colour, (0.72, y, 1.25), thickness=0.004)
    switch((1.05, 1.8, 1.15))
    door((1.5, 1.8, 0), 0, 'teal', 0.82)
    grille((0.55, 1.8, 2.12), 0, 0.6, 0.22)
    # The kitchenette: bare bench, sink, keys and the signed-off list.
    cabinet((-1.08, 1.79, 0), width=1.6, doors=4, height=0.9, depth=0.56, front='white', top='oak')
    box((-1.45, 1.5, 0.906), (0.5, 0.36, 0.012), 'steel', 0.004)
    box((-1.45, 1.5, 0.911), (0.42, 0.28, 0.008), 'concrete', 0)
    tube([(-1.45, 1.73, 0.9), (-1.45, 1.73, 1.16), (-1.45, 1.66, 1.22), (-1.45, 1.54, 1.16)], 0.014, 'steel')
    blocks(
        [((-1.83 + 0.13 * i, 1.785, 0.99 + 0.09 * j), (0.124, 0.02, 0.084)) for i in range(12) for j in range(4)], 'mint', 0.002
    )
    keys((-0.58, 1.4, 0.906), 0.6, 2.2)
    box((-0.95, 1.48, 0.915), (0.24, 0.32, 0.014), 'walnut', 0.004, (0, 0, 0.2))
    box((-0.95, 1.47, 0.924), (0.2, 0.27, 0.006), 'white', 0, (0, 0, 0.2))
    bottle((-0.4, 1.6, 0.906), 'teal', 0.4)
    # Boxes, the sack truck, a rolled rug, a plant waiting for the van.
    carton((-1.62, 0.72, 0.012), (0.56, 0.46, 0.44), 0.05)
    carton((-1.6, 0.7, 0.452), (0.44, 0.38, 0.32), 0.2)
    carton((-1.1, 0.85, 0.012), (0.44, 0.4, 0.34), -0.12, open_=True)
    ball((-1.1, 0.85, 0.36), (0.1, 0.1, 0.09), 'teal')
    box((-1.0, 0.92, 0.4), (0.06, 0.2, 0.2), 'harbour', 0.01, (0.2, 0.2, 0))
    hand_truck((0.55, 0.85, 0.012), TURN(-25))
    carton((1.6, 0.55, 0.012), (0.52, 0.42, 0.4), 0.1)
    plant((1.6, 0.55, 0.412), 0.6, 'harbour')
    cylinder((1.72, -0.6, 0.11), 0.1, 1.3, 'terracotta', 0.01, turn=(TURN(90), 0, 0))
    cylinder((1.72, -0.6, 0.11), 0.06, 1.306, 'tan', 0, turn=(TURN(90), 0, 0))
    for y in (-1.0, -0.2):
        cylinder((1.72, y, 0.11), 0.104, 0.04, 'white', 0.004, turn=(TURN(90), 0, 0))
    vacuum((-0.32, 0.24, 0.012), TURN(-90))
    cable([(-0.32, 0.5), (-0.4, 0.75), (-0.75, 0.45), (-1.2, 0.5), (-1.9, 0.25), (-1.97, 1.1)])
    caddy((1.1, -1.2, 0.012), TURN(25))
    studio()
    fit()


def stud_wall(y, x0, x1, height, boarded):
    """A timber stud wall along x at this y: plasterboard up to `boarded` (share of the length from
    x0), bare studs after it.
    """
    blocks([((x0 + k * (x1 - x0) / 8, y, height / 2), (0.05, 0.1, height - 0.1)) for k in range(9)], 'oak', 0.004)
    blocks([(((x0 + x1) / 2, y, z), (x1 - x0 + 0.04, 0.094, 0.05)) for z in (0.025, height * 0.52, height - 0.025)], 'oak', 0.004)
    cut = x0 + (x1 - x0) * boarded
    box(((x0 - 0.02 + cut) / 2, y - 0.062, height / 2), (cut - x0 + 0.02, 0.02, height - 0.02), 'white', 0.003)
    third = (cut - x0) / 2
    box((x0 + third, y - 0.074, height / 2), (0.09, 0.006, height - 0.1), 'tan', 0)
    blocks(
        [
            ((x0 + third * i + dx, y - 0.074, 0.2 + 0.42 * j), (0.035, 0.006, 0.035))
            for i in range(2)
            for dx in (0.12, third - 0.12)
            for j in range(5)
        ],
        'tan',
        0,
    )


@scene('services/builders-cleaning', ground='paper')
def builders():
    corner(4.0, 3.6, 0, 2.3, floor='concrete', walls='tan')
    stud_wall(1.72, -1.95, 1.95, 2.3, 0.55)
    # A cable hanging from its box, a duct between the studs.
    box((0.55, 1.66, 1.15), (0.1, 0.06, 0.14), 'teal', 0.01)
    tube([(0.55, 1.7, 2.2), (0.57, 1.7, 1.8), (0.53, 1.68, 1.5), (0.55, 1.66, 1.2)], 0.014, 'sun')
    tube([(1.7, 1.72, 0.05), (1.7, 1.72, 2.25)], 0.035, 'mint')
    # New flooring, dust on it, and the strip that the vacuum has taken.
    blocks(
        [((-1.8 + 0.4 * i, -1.35 + 0.9 * j, 0.004), (0.392, 0.892, 0.01)) for i in range(10) for j in range(4)], 'C2CCC9', 0.002
    )
    dusty = [(-2, -1.8), (2, -1.8), (2, 1.6), (-2, 1.6)]
    prism(dusty, 0.003, paint('dust', Alpha=0.72, Roughness=0.95), (0, 0, 0.01), bevel=0)
    swept = [(-0.55, -1.75), (0.0, -1.75), (0.0, 0.1), (-0.55, 0.1)]
    for shift, top in ((0, 0.1), (0.56, -0.35)):
        prism([(x + shift, min(y, top)) for x, y in swept], 0.003, 'E2E9E7', (0, 0, 0.014), bevel=0)
    speckle((-1.9, -1.7, -0.7, 1.3), 30, ('white', 'paper', 'F3EEE2'), (0.01, 0.05), 0.016)
    speckle((0.7, -1.7, 1.9, 1.3), 26, ('white', 'paper', 'F3EEE2'), (0.01, 0.05), 0.016)
    # The window under protective film, half peeled.
    pane((-2, -0.35, 1.35), 2.1, 1.5, 2, LEFT)
    film = paint('water', Alpha=0.78, Roughness=0.3)
    panel([(-1.02, -0.72), (0.98, -0.72), (0.98, -0.1), (-0.1, 0.72), (-1.02, 0.72)], film, (-1.96, -0.35, 1.35), LEFT, 0.004)
    peel(((-1.955, 0.63, 1.25), (-1.955, -0.45, 2.07)), (-1.86, -0.42, 1.12), 0.3, paint('mint', Alpha=0.95, Roughness=0.25))
    step_ladder((-1.05, 1.0, 0.014), TURN(15), 1.95)
    hepa((-0.62, -0.75, 0.014), TURN(8), (0.5, 0.42))
    light_stand((1.42, 1.1, 0.014), TURN(25))
    cable([(1.4, 1.2), (1.0, 0.9), (1.2, 0.6), (0.6, 0.7), (0.5, 1.5)], 0.014, 'sun')
    # Boards on battens, tins, a bag of plaster, a trowel and an offcut bin.
    blocks([((1.25, y, 0.04), (0.9, 0.08, 0.06)) for y in (-0.35, 0.35)], 'oak', 0.006)
    for k in range(6):
        box(
            (1.25 + random.uniform(-0.02, 0.02), random.uniform(-0.02, 0.02), 0.085 + 0.028 * k),
            (0.85, 1.2, 0.025),
            ('white', 'paper')[k % 2],
            0.004,
        )
    tin((1.1, -0.2, 0.24), 'teal')
    tin((1.4, 0.05, 0.24), 'white', 0.9)
    box((1.2, 0.3, 0.26), (0.3, 0.12, 0.03), 'steel', 0.006, (0, 0, 0.5))
    rod((1.25, 0.33, 0.275), (1.4, 0.41, 0.29), 0.018, 'oak')
    box((1.5, -1.25, 0.1), (0.62, 0.4, 0.17), 'paper', 0.07, (0, 0, 0.25))
    box((1.46, -1.28, 0.25), (0.62, 0.4, 0.16), 'tan', 0.07, (0, 0, -0.1))
    box((1.46, -1.28, 0.331), (0.3, 0.2, 0.006), 'teal', 0, (0, 0, -0.1))
    bucket((0.75, -1.3, 0.014), TURN(30), 0.8)
    studio()
    fit()


def peel(edge, tip, bulge, material, steps=10):
    """Film that comes off a window at x = constant: it leaves along `edge` (two points) and curls
    over to its loose tip.
    """
    corners = []
    for k in range(steps + 1):
        t = k / steps
        for end in edge:
            x, y, z = (a + (b - a) * t for a, b in zip(end, tip))
            corners.append((x + bulge * math.sin(t * math.pi * 0.8), y, z))
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)]
    return finish(solid('peel', corners, faces), material)
