"""Diorama of the service for restaurants, bars and cafés."""

import math

from kit import box, cylinder, group, paint, rod, scene, studio
from props import TURN, bottle, bucket, floor_sign, mop
from props_clutter import bottles, folded, stack
from props_furniture import cabinet, round_table, stool, upturned
from props_services import LEFT, art, blocks, corner, fit, gleam, pendant, planks, tiles


@scene('services/hospitality-cleaning', ground='harbour')
def restaurant():
    corner(4.2, 3.7, 2.45, 2.45, walls='tan')
    planks((-2.1, -0.3, 2.1, 1.85), ('walnut', '855F40', '6F4D31'))
    tiles((-2.1, -1.85, 2.1, -0.3), 0.3, ('stone', 'D2D3CA', 'mint'))
    # Back bar: tiled wall, shelves of bottles, fridges below.
    blocks(
        [((-0.65 + 0.12 * i, 1.835, 0.95 + 0.06 * j), (0.112, 0.03, 0.052)) for i in range(23) for j in range(22)],
        paint('teal', Roughness=0.2),
        0.003,
    )
    for z in (1.3, 1.68):
        box((0.75, 1.72, z), (2.4, 0.24, 0.035), 'oak', 0.008)
        for x in (-0.05, 0.75, 1.55):
            bottles((x, 1.72, z + 0.018), count=6, pitch=0.105, height=0.27)
    cabinet((0.75, 1.84, 0), width=2.5, doors=5, depth=0.42, front='harbour', top='steel')
    cylinder((1.6, 1.6, 0.99), 0.15, 0.24, 'steel', 0.03)
    stack((0.1, 1.6, 0.862), 0, 8, (0.2, 0.2), ('white', 'white', 'mist'))
    for k in range(6):
        cylinder((0.55 + 0.1 * (k % 3), 1.55 + 0.1 * (k // 3), 0.92), 0.032, 0.12, 'glass', 0.003, 0.04)
    # The bar with its stools.
    box((0.7, 0.75, 0.53), (2.4, 0.5, 1.06), 'teal', 0.02)
    blocks([((-0.47 + 0.09 * k, 0.49, 0.58), (0.06, 0.03, 0.9)) for k in range(27)], 'harbour', 0.01)
    box((0.7, 0.7, 1.08), (2.56, 0.66, 0.06), 'oak', 0.015)
    rod((-0.5, 0.4, 0.2), (1.9, 0.4, 0.2), 0.022, 'steel')
    for x in (-0.1, 0.5, 1.1, 1.7):
        stool((x, 0.12, 0.008), 0.74, 'walnut', 'ink')
    group(
        [cylinder((x, 0, 0.16), 0.02, 0.32, 'steel') for x in (-0.12, 0.12)]
        + [box((0, 0, 0.32), (0.42, 0.07, 0.07), 'steel', 0.02)]
        + [rod((x, 0, 0.34), (x, -0.04, 0.48), 0.016, 'ink') for x in (-0.12, 0, 0.12)],
        (1.45, 0.85, 1.11),
    )
    folded((0.35, 0.62, 1.11), TURN(10), ('teal', 'white', 'teal'))
    bottle((0.05, 0.68, 1.11), 'teal', TURN(40))
    for x in (0.0, 0.75, 1.5):
        rod((x, 1.85, 2.3), (x, 0.7, 2.3), 0.016, 'ink')
        pendant((x, 0.72, 2.3), 0.2, 'terracotta', 0.15)
    # The kitchen's pass in the left wall, its hood and hot plates of steel.
    box((-2.085, 0.55, 1.35), (0.03, 1.7, 0.8), 'navy', 0)
    blocks([((-2.06, -0.2 + 0.3 * i, 1.25 + 0.14 * j), (0.02, 0.28, 0.12)) for i in range(6) for j in range(4)], 'white', 0.004)
    cabinet((-2.08, 0.55, 0), LEFT, 1.8, 0.92, 0.5, 3, 'steel', 'steel')
    group(
        [
            box((0, -0.28, 0.12), (1.8, 0.56, 0.12), 'steel', 0.02),
            box((0, -0.2, 0.3), (1.5, 0.4, 0.3), 'steel', 0.03),
            box((0, -0.16, 0.52), (0.5, 0.3, 0.3), 'steel', 0.02),
        ],
        (-2.08, 0.55, 1.72),
        LEFT,
    )
    for y in (0.0, 0.3, 0.6):
        stack((-1.8, y, 0.92), LEFT, 3, (0.24, 0.24), ('white', 'mist'))
    cylinder((-1.82, 1.05, 1.03), 0.14, 0.2, 'steel', 0.015)
    art((-2.1, -1.05, 1.55), LEFT, 1.0, 0.7, 'harbour', ('terracotta', 'mint'))
    # Tables with the chairs up, so that the floor can be scrubbed.
    for x, y in ((-1.15, -0.95), (0.55, -1.0)):
        round_table((x, y, 0.008), 0.44)
        for a in (0.2, 3.34):
            upturned((x + 0.25 * math.cos(a), y + 0.25 * math.sin(a), 0.78), a - TURN(90), 'teal', 'steel', 0.95)
    bucket((1.45, -0.95, 0.008), TURN(30))
    mop((1.2, -1.42, 0.012), TURN(170), 16)
    gleam([(-0.75, -1.8), (-0.1, -1.8), (0.35, -0.35), (-0.3, -0.35)], 0.5)
    floor_sign((-0.35, -1.45, 0.008), TURN(25))
    studio()
    fit()
