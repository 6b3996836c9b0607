"""Dioramas of the services for workplaces that people pass through: office, strata, retail."""

from kit import box, cylinder, group, paint, rod, scene, studio, tube
from props import TURN, bottle, bucket, caddy, desk, floor_sign, mop, office_chair, plant, vacuum
from props_clutter import basket, bin_, books, folded, laptop, pot, squeegee, stack, wet_mat
from props_furniture import cabinet, clothes_rail, drawers, rack, shelf_height, wall_shelf
from props_machines import walk_scrubber
from props_services import LEFT, art, blocks, cable, clock, corner, curtain, fit, gleam, pane, panel, scatter, switch, tiles


@scene('services/office-cleaning', ground='sand')
def office():
    corner(4.0, 3.6, 2.35, 2.35, floor='mint', walls='wall')
    # The vacuum's lanes: the pile lies light and dark by turns.
    blocks([((0, -1.62 + k * 0.36, 0.002), (3.9, 0.18, 0.012)) for k in range(4)], 'C4DDDA', 0)
    blocks([((-0.98, -0.18, 0.002), (1.9, 0.18, 0.012))], 'C4DDDA', 0)
    pane((-2, -0.45, 1.5), 2.1, 1.15, 3, LEFT, blind=0.35)
    desk((-1.5, -0.5, 0), LEFT)
    drawers((-1.58, 0.02, 0), LEFT)
    office_chair((-0.9, -0.78, 0), TURN(75))
    laptop((-1.38, -0.02, 0.757), TURN(100))
    rack((-1.42, 1.8, 0), width=1.0, height=1.75, levels=4, body='oak')
    for level, colours in enumerate((('harbour', 'teal', 'navy'), ('white', 'mint', 'teal'), ('tan', 'terracotta', 'white'))):
        books((-1.6, 1.62, shelf_height(level, 1.75)), length=0.52, height=0.29, colours=colours)
        basket((-1.14, 1.63, shelf_height(level, 1.75)), colour=('tan', 'mint', 'harbour')[level], size=(0.26, 0.24, 0.2))
    books((-1.22, 1.62, shelf_height(3, 1.75)), length=0.4, height=0.28)
    pot((-1.7, 1.63, shelf_height(3, 1.75)), 0.9)
    pot((-1.3, 1.63, 1.76), 1.7, 'teal')
    desk((0.75, 1.36, 0))
    drawers((1.3, 1.45, 0))
    office_chair((0.55, 0.72, 0), TURN(-25), 'harbour')
    stack((0.34, 1.14, 0.758), TURN(12), 5)
    wall_shelf((0.45, 1.8, 1.62), 0, 1.1, ('books', 'folded', 'books'))
    art((1.5, 1.8, 1.75), width=0.62, height=0.8)
    clock((-0.52, 1.8, 1.95))
    switch((-0.4, 1.8, 1.15))
    switch((1.72, 1.8, 0.3), wide=0.14)
    bin_((-0.28, 1.5, 0), 'white', liner='mint')
    plant((1.72, 0.9, 0), 0.92, 'white')
    vacuum((-0.45, -0.26, 0))
    cable([(-0.72, -0.26), (-1.05, -0.1), (-0.7, 0.5), (0.0, 0.4), (0.2, 1.0), (0.3, 1.78)])
    caddy((1.62, -0.72, 0), TURN(20))
    floor_sign((1.15, -1.35, 0), TURN(35))
    bottle((1.42, 1.16, 0.763), 'teal', TURN(30))
    folded((1.25, 1.1, 0.763), TURN(15), ('sun',), (0.2, 0.16))
    studio()
    fit()


def letterboxes(at, columns=6, rows=4):
    """A bank of letterboxes on the wall by its lower left corner, with slots, locks and an oak
    surround.
    """
    w, h = 0.24, 0.17
    parts = [box((columns * w / 2, -0.09, rows * h / 2), (columns * w + 0.1, 0.18, rows * h + 0.1), 'oak', 0.012)]
    cells = [((i + 0.5) * w, (j + 0.5) * h) for i in range(columns) for j in range(rows)]
    parts.append(
        blocks([((x, -0.185, z), (w - 0.018, 0.02, h - 0.018)) for x, z in cells], paint('harbour', Roughness=0.35), 0.004)
    )
    parts.append(blocks([((x, -0.197, z + 0.035), (w - 0.08, 0.008, 0.02)) for x, z in cells], 'ink', 0))
    parts.append(blocks([((x, -0.198, z - 0.03), (0.05, 0.008, 0.028)) for x, z in cells], 'white', 0))
    parts.append(blocks([((x + 0.085, -0.198, z - 0.03), (0.016, 0.01, 0.016)) for x, z in cells], 'steel', 0))
    parts.append(box((0.5 * w, -0.22, 3.5 * h + 0.04), (0.13, 0.09, 0.012), 'white', 0.002, (0.3, 0, 0)))
    return group(parts, at)


def lift(at):
    """A lift front: steel doors a hand apart, a frame, the indicator above and the call plate
    beside.
    """
    dull = paint('steel', Roughness=0.38)
    parts = [box((0, -0.02, 1.08), (1.0, 0.03, 2.16), 'navy', 0)]
    parts += [box((s * 0.27, -0.045, 1.05), (0.44, 0.03, 2.1), dull, 0.006) for s in (-1, 1)]
    parts += [box((s * 0.56, -0.05, 1.11), (0.14, 0.1, 2.22), 'harbour', 0.01) for s in (-1, 1)]
    parts += [
        box((0, -0.052, 2.2), (1.28, 0.106, 0.2), 'harbour', 0.01),
        box((0, -0.107, 2.2), (0.26, 0.01, 0.09), 'screen', 0.003),
    ]
    parts += [
        box((0.76, -0.012, 1.1), (0.12, 0.024, 0.3), 'steel', 0.006),
        box((0, -0.12, 0.006), (1.0, 0.2, 0.012), 'steel', 0.003),
    ]
    parts += [
        cylinder((0.76, -0.03, z), 0.03, 0.02, colour, 0.004, turn=(TURN(90), 0, 0))
        for z, colour in ((1.15, 'sun'), (1.05, 'white'))
    ]
    return group(parts, at)


def stairs(at, count=8, width=1.0, going=0.25, rise=0.165):
    """A flight rising to +y with dark nosings, a runner, and a glass balustrade on its −x edge."""
    parts = []
    for k in range(count):
        y, z = (k + 0.5) * going, (k + 1) * rise
        parts += [box((0, y + (count - k - 1) * going / 2, z - rise / 2), (width, (count - k) * going, rise), 'white', 0.006)]
        parts += [
            box((0, y, z + 0.004), (width * 0.62, going - 0.01, 0.012), 'teal', 0.004),
            box((0, y - going / 2 + 0.025, z + 0.007), (width - 0.02, 0.04, 0.012), 'navy', 0.003),
        ]
    foot, top = (-width / 2 + 0.05, 0.1, rise + 0.85), (-width / 2 + 0.05, count * going - 0.05, count * rise + 0.85)
    parts.append(rod(foot, top, 0.024, 'oak'))
    for k in range(0, count, 1):
        y = (k + 0.5) * going
        parts.append(rod((-width / 2 + 0.05, y, (k + 1) * rise), (-width / 2 + 0.05, y, (k + 1) * rise + 0.82), 0.011, 'ink'))
    return group(parts, at)


def wheelie_bin(at, turn=0.0, lid='sun'):
    """A 240-litre bin on two wheels; its front looks to −y."""
    parts = [cylinder((0, 0, 0.5), 0.33, 0.86, 'harbour', 0.03, top=0.4, turn=(0, 0, TURN(45)), sides=4)]
    parts += [box((0, -0.01, 0.97), (0.6, 0.64, 0.06), lid, 0.025), box((0, -0.02, 1.01), (0.46, 0.46, 0.03), lid, 0.014)]
    parts += [
        rod((-0.2, 0.34, 0.95), (0.2, 0.34, 0.95), 0.018, 'ink'),
        box((0, -0.27, 0.62), (0.2, 0.02, 0.14), 'white', 0.006, (-0.06, 0, 0)),
    ]
    parts += [cylinder((x, 0.22, 0.1), 0.1, 0.06, 'ink', 0.015, turn=(0, TURN(90), 0)) for x in (-0.24, 0.24)]
    return group(parts, at, turn)


@scene('services/strata-cleaning', ground='mist')
def strata():
    corner(4.2, 3.5, 2.5, 2.5, floor='concrete', walls='tan')
    tiles((-2.1, -1.75, 2.1, 1.75), 0.42, ('BCC3BD', 'B6BEB8', 'C3C8C1'))
    lift((-1.38, 1.75, 0))
    letterboxes((-0.46, 1.75, 0.92), 5)
    box((0.14, 1.62, 0.82), (1.34, 0.26, 0.03), 'oak', 0.008)
    stairs((1.6, -0.3, 0))
    # Entry: two glass leaves in a dark frame, the mat, the intercom, the notice board.
    pane((-2.1, -0.15, 1.12), 1.7, 2.16, 2, LEFT)
    for y in (-0.22, -0.08):
        rod((-2.02, y, 0.85), (-2.02, y, 1.35), 0.016, 'harbour')
    wet_mat((-1.45, -0.15, 0.008), LEFT, (1.5, 0.8))
    box((-2.08, 0.86, 1.35), (0.04, 0.16, 0.34), 'steel', 0.01)
    blocks(
        [((-2.055, 0.825 + 0.035 * i, 1.28 + 0.035 * j), (0.012, 0.018, 0.018)) for i in range(3) for j in range(4)], 'navy', 0
    )
    box((-2.08, 1.35, 1.6), (0.04, 0.6, 0.55), 'harbour', 0.01)
    papers = [((-2.05, 1.17 + 0.18 * i, 1.72 - 0.24 * j), (0.012, 0.14, 0.19)) for i in range(3) for j in range(2)]
    scatter(papers, ('white', 'mist', 'mint'), 0)
    plant((-1.75, 1.35, 0), 0.8, 'harbour')
    wheelie_bin((-1.72, -1.36, 0.008), TURN(0), 'sun')
    wheelie_bin((-1.02, -1.38, 0.008), TURN(6), 'teal')
    gleam([(-0.5, -1.72), (0.35, -1.72), (1.0, 1.4), (0.15, 1.4)], 0.85)
    bucket((0.62, -0.55, 0.008), TURN(30))
    mop((0.05, -0.75, 0.012), TURN(20), 16)
    floor_sign((1.55, -1.2, 0.008), TURN(25))
    studio()
    fit()


def counter(at):
    """A sales counter with an oak top, terminal, card reader and a paper bag; the customer stands
    at −y.
    """
    parts = [
        box((0, 0, 0.47), (1.3, 0.5, 0.9), 'teal', 0.02),
        box((0, 0, 0.94), (1.4, 0.6, 0.05), 'oak', 0.012),
        box((0, 0, 0.05), (1.24, 0.46, 0.1), 'navy', 0),
    ]
    parts.append(blocks([((x * 0.1 - 0.6, -0.255, 0.5), (0.05, 0.02, 0.78)) for x in range(13)], 'teal', 0.006))
    parts += [
        box((-0.3, 0.05, 1.14), (0.36, 0.03, 0.26), 'navy', 0.01, (0.25, 0, 0)),
        box((-0.3, 0.06, 0.99), (0.16, 0.14, 0.05), 'steel', 0.01),
    ]
    parts += [
        box((-0.02, -0.14, 0.985), (0.09, 0.15, 0.04), 'ink', 0.01),
        box((-0.02, -0.1, 1.006), (0.06, 0.06, 0.006), 'screen', 0),
    ]
    parts += [
        box((0.38, 0, 1.13), (0.24, 0.13, 0.32), 'white', 0.006),
        tube([(0.31, -0.07, 1.28), (0.33, -0.07, 1.4), (0.43, -0.07, 1.4), (0.45, -0.07, 1.28)], 0.007, 'sun'),
    ]
    return group(parts, at)


def dress_form(at, colour='terracotta'):
    """A dressmaker's form on a stand, dressed."""
    parts = [
        cylinder((0, 0, 0.02), 0.18, 0.03, 'ink', 0.01),
        rod((0, 0, 0.02), (0, 0, 0.8), 0.016, 'ink'),
        cylinder((0, 0, 0.78), 0.24, 0.5, colour, 0.02, 0.12),
    ]
    parts += [
        cylinder((0, 0, 1.16), 0.12, 0.3, colour, 0.04, 0.17),
        cylinder((0, 0, 1.34), 0.17, 0.08, colour, 0.03, 0.06),
        cylinder((0, 0, 1.42), 0.045, 0.1, 'oak', 0.01),
    ]
    parts.append(cylinder((0, 0, 1.02), 0.128, 0.05, 'navy', 0.008))
    return group(parts, at)


@scene('services/retail-cleaning', ground='harbour')
def retail():
    corner(4.2, 3.6, 2.4, 2.4, floor='stone', walls='wall')
    tiles((-2.1, -1.8, 2.1, 1.8), 0.6, ('C4B599', 'C9BA9F', 'BFAF92'))
    # Wall bays: an oak field with shelves of folded clothes and a rail.
    box((-0.35, 1.785, 1.2), (3.0, 0.03, 2.0), 'oak', 0.006)
    for x, levels in ((-1.35, (0.35, 0.75, 1.15, 1.55)), (0.65, (0.35, 0.75, 1.15, 1.55))):
        for z in levels:
            box((x, 1.62, z), (0.9, 0.32, 0.03), 'white', 0.006)
            for k in range(3):
                colours = (('teal', 'mint', 'white'), ('harbour', 'white', 'tan'), ('terracotta', 'tan', 'white'))[
                    (k + int(z * 3)) % 3
                ]
                folded((x - 0.29 + 0.29 * k, 1.6, z + 0.015), colours=colours * (2 if z < 1 else 1), size=(0.24, 0.24))
    clothes_rail((-0.35, 1.5, 0), width=0.95, count=9)
    box((-0.35, 1.7, 2.02), (3.1, 0.2, 0.05), 'white', 0.008)
    pot((0.55, 1.66, 2.05), 1.5, 'harbour')
    basket((-1.4, 1.66, 2.05), size=(0.36, 0.24, 0.18))
    # Fitting room on the left wall: mirror, curtain on its rail.
    box((-2.075, 1.0, 1.05), (0.04, 0.62, 1.9), 'oak', 0.01)
    box((-2.05, 1.0, 1.05), (0.02, 0.52, 1.8), paint('sky', **{'Emission Strength': 0.05, 'Roughness': 0.05, 'Metallic': 0.6}), 0)
    box((-1.72, 0.42, 1.05), (0.76, 0.05, 2.1), 'white', 0.01)
    curtain((-1.75, 0.36, 0.12), 0, 0.5, 1.85, 'teal')
    # Shopfront glass, half wiped.
    pane((-2.1, -0.75, 1.15), 1.9, 1.9, 2, LEFT)
    film, foam = paint('dust', Alpha=0.42, Roughness=0.9), paint('white', Alpha=0.85)
    panel([(-0.93, -0.93), (-0.25, -0.93), (0.5, 0.93), (-0.93, 0.93)], film, (-2.065, -0.75, 1.15), LEFT)
    panel([(-0.33, -0.93), (-0.25, -0.93), (0.5, 0.93), (0.42, 0.93)], foam, (-2.06, -0.75, 1.15), LEFT)
    squeegee((-2.05, -0.55, 1.4), LEFT, 0.5, -1.19, 0.35)
    counter((1.35, 0.55, 0))
    cabinet((1.66, 1.79, 0), width=0.8, height=0.95, depth=0.42, doors=2)
    box((1.5, 1.6, 1.1), (0.22, 0.12, 0.28), 'teal', 0.006)
    box((1.8, 1.62, 1.08), (0.18, 0.11, 0.22), 'white', 0.006)
    group(
        [box((0, 0, 0.6), (1.1, 0.7, 0.04), 'oak', 0.01)]
        + [box((x, y, 0.3), (0.05, 0.05, 0.6), 'ink', 0.006) for x in (-0.48, 0.48) for y in (-0.28, 0.28)],
        (-0.75, 0.1, 0.008),
    )
    for k, colours in enumerate(
        (('teal', 'mint', 'teal', 'mint'), ('white', 'tan', 'white'), ('harbour', 'teal', 'white', 'mint'))
    ):
        folded((-1.1 + 0.35 * k, 0.12, 0.63), TURN(90), colours, (0.28, 0.26))
    box((-1.68, -0.75, 0.11), (0.6, 1.5, 0.22), 'white', 0.015)
    dress_form((-1.7, -0.4, 0.22), 'terracotta')
    dress_form((-1.7, -1.1, 0.22), 'harbour')
    gleam([(-1.3, -1.02), (0.75, -1.02), (0.75, -0.38), (-1.3, -0.38)], 0.85)
    walk_scrubber((0.95, -0.7, 0.008), 0)
    floor_sign((-0.2, -1.4, 0.008), TURN(20))
    wet_mat((1.3, -1.3, 0.008), 0, (1.1, 0.7))
    studio()
    fit()
