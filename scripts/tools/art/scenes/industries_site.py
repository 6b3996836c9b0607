"""The industry picture of a building site: half frame, half finished facade, crane and scaffold."""

import math

from kit import ball, box, cylinder, group, rod, scene, tube
from props import TURN, bucket, floor_sign
from props_buildings import ASPHALT, SIDE, air_unit, door, glazing, ground, outdoors, pane, site
from props_play import picket_fence
from props_street import cone
from props_works import pallet


@scene('industries/builders', ground='mist')
def builders():
    site(15, 13)
    ground(0, 0, 15, 13, 'tan', 0.1)
    ground(5.0, -5.2, 4.8, 2.4, ASPHALT, 0.12)
    frame(-0.6, 1.6)
    finished(-0.6, 1.6)
    scaffold(-4.9, -2.1, 4.2)
    crane((-5.9, 4.9, 0.1))
    hoarding()
    skip((5.4, -1.6, 0.1), TURN(90))
    cabin((5.7, 3.4, 0.1))
    mixer((-5.6, -3.8, 0.1), TURN(30))
    pallet((-3.4, -4.0, 0.1), 2)
    for k in range(9):
        box((-1.6 + (k % 3) * 0.36, -4.1, 0.2 + (k // 3) * 0.22), (0.32, 0.9, 0.2), 'terracotta', 0.02)
    for at in ((2.6, -4.6), (3.4, -5.4), (2.4, -5.7)):
        cone((*at, 0.12), 1.3)
    group([floor_sign((0, 0, 0))], (3.1, -2.9, 0.1), TURN(15), 1.3)
    bucket((1.9, -3.2, 0.1), TURN(20), 1.2)
    outdoors()


def frame(x, y, width=9.0, depth=6.2, storey=2.9):
    """Two concrete floors on columns, brick walls being laid between them, reinforcement bars on
    top.
    """
    ground(x, y, width + 0.4, depth + 0.4, 'concrete', 0.3)
    for k in range(1, 3):
        box((x, y, 0.3 + k * storey), (width + 0.2, depth + 0.2, 0.3), 'concrete', 0.03)
    front = y - depth / 2 + 0.2
    for k in range(2):
        for px in (-1, -0.33, 0.33, 1):
            for py in (-1, 1):
                at = (x + px * (width / 2 - 0.25), y + py * (depth / 2 - 0.25), 0.3 + (k + 0.5) * storey)
                box(at, (0.4, 0.4, storey), 'stone', 0.02)
        box((x - 2, y + 2.6, 0.3 + (k + 0.5) * storey), (5, 0.2, storey - 0.2), 'terracotta', 0.01)
        box((x - width / 2 + 0.2, y, 0.3 + (k + 0.5) * storey), (0.2, depth - 0.8, storey - 0.2), 'terracotta', 0.01)
    for row in range(9):
        for i in range(7 - max(0, row - 4)):
            at = (x - 3.85 + i * 0.42 + 0.2 * (row % 2), front, 0.56 + row * 0.21)
            box(at, (0.4, 0.22, 0.19), 'terracotta', 0.015)
    top = 0.45 + 2 * storey
    for px in (-1, -0.33):
        for py in (-1, 1):
            foot = (x + px * (width / 2 - 0.25), y + py * (depth / 2 - 0.25))
            box((*foot, top + 0.25), (0.36, 0.36, 0.5), 'stone', 0.02)
            for dx in (-0.1, 0.1):
                for dy in (-0.1, 0.1):
                    rod((foot[0] + dx, foot[1] + dy, top), (foot[0] + dx, foot[1] + dy, top + 1.0), 0.025, 'terracotta')
    for k in range(5):
        box((x - 3.2, y + 0.2 - 0.3 * (k % 2), top + 0.03 + 0.06 * (k // 2)), (1.8, 0.26, 0.06), 'oak', 0.01)
    pallet((x - 1.4, y + 1.4, top), 2)


def finished(x, y, width=9.0, depth=6.2, storey=2.9):
    """The half that is done: white walls, big windows, one with its protective film still half on,
    wiped glass beside it.
    """
    front, right, height = y - depth / 2, x + width / 2, 2 * storey
    left = x + 0.4
    span = right - left
    box(((left + right) / 2, y, 0.3 + height / 2), (span + 0.24, depth + 0.24, height), 'white', 0.03)
    box(((left + right) / 2, y, height + 0.75), (span + 0.44, depth + 0.44, 0.6), 'harbour', 0.04)
    box(((left + right) / 2, y, height + 1.03), (span, depth, 0.06), 'concrete', 0)
    box(((left + right) / 2, y, 0.3 + storey), (span + 0.34, depth + 0.34, 0.14), 'teal', 0.02)
    for k in range(2):
        z = 0.3 + k * storey + 1.55
        for i in range(2):
            if not (k == 0 and i == 1):
                glazing((left + 1.05 + i * 2.0, front - 0.12, z), 1.5, 1.8, 2, 1, wiped=True)
        for j in range(3):
            glazing((right + 0.12, front + 1.1 + j * 2.0, z), 1.5, 1.8, 2, 1, SIDE, wiped=(j + k) % 2 == 0)
    for dx in (-1.0, 0.8):
        air_unit(((left + right) / 2 + dx, y + 1.6, height + 1.05))
    film = pane('teal')
    for j, k, share in ((2, 1, 1.0), (0, 1, 0.55)):
        high = 1.7 * share
        box((right + 0.19, front + 1.1 + j * 2.0, 0.3 + k * storey + 1.55 + 0.85 - high / 2), (0.02, 1.4, high), film, 0)
    tube(
        [(right + 0.2, front + 0.45, 4.55), (right + 0.34, front + 0.9, 4.35), (right + 0.3, front + 1.75, 4.5)],
        0.09,
        'teal',
    )
    door((left + 3.05, front - 0.12, 0.12), width=1.3, height=2.3, colour='teal', leaves=2)
    box((left + 3.05, front - 0.6, 2.75), (1.9, 1.0, 0.14), 'harbour', 0.03)


def scaffold(x, y, width, storey=2.0):
    """Scaffold of three bays before the raw half: standards, planks, guard rails, ladders, a strip
    of net.
    """
    levels, depth = 3, 1.1
    for i in range(4):
        for dy in (0, depth):
            rod((x + i * width / 3, y - dy, 0.1), (x + i * width / 3, y - dy, levels * storey + 1.1), 0.05, 'steel')
            cylinder((x + i * width / 3, y - dy, 0.13), 0.13, 0.06, 'navy', 0)
    for k in range(1, levels + 1):
        z = k * storey
        for j in range(3):
            box((x + width / 2, y - 0.2 - j * 0.36, z), (width + 0.3, 0.32, 0.06), 'oak', 0.01)
        for dz in (0.5, 1.0):
            rod((x - 0.15, y - depth, z + dz), (x + width + 0.15, y - depth, z + dz), 0.035, 'steel')
        box((x + width / 2, y - depth - 0.03, z + 0.1), (width + 0.2, 0.03, 0.2), 'oak', 0)
    for k in range(levels):
        low = k * storey + 0.1
        rod(
            (x + (k % 2) * width / 3, y - depth, low), (x + (1 - k % 2) * width / 3, y - depth, low + storey), 0.03, 'steel'
        )
        for dx in (0, 0.35):
            rod(
                (x + width * 0.55 + dx, y - 0.9, low),
                (x + width * 0.55 + dx + 0.4, y - 0.55, low + storey + 0.5),
                0.03,
                'teal',
            )
        for s in range(6):
            t = (s + 0.5) / 6
            a = (x + width * 0.55 + 0.4 * t, y - 0.9 + 0.35 * t, low + (storey + 0.5) * t)
            rod(a, (a[0] + 0.35, a[1], a[2]), 0.02, 'teal')


def lattice(start, end, half, segments, colour, radius=0.05):
    """A lattice beam: four chords and zigzag braces; along z or along x."""
    upright = abs(end[2] - start[2]) > abs(end[0] - start[0])

    def at(t, a, b):
        x, y, z = (start[k] + (end[k] - start[k]) * t for k in range(3))
        return (x + a * half, y + b * half, z) if upright else (x, y + a * half, z + b * half)

    ring = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for a, b in ring:
        rod(at(0, a, b), at(1, a, b), radius, colour)
    for k in range(segments):
        for i, (a, b) in enumerate(ring):
            c, d = ring[(i + 1) % 4]
            rod(at(k / segments, a, b), at((k + 1) / segments, c, d), radius * 0.55, colour)
            rod(at(k / segments, a, b), at(k / segments, c, d), radius * 0.55, colour)


def crane(at, height=9.2):
    """The tower crane: mast, cab, jib to +x with trolley and a glass pane on the hook,
    counterweight.
    """
    x, y, z = at
    box((x, y, z + 0.2), (1.6, 1.6, 0.4), 'concrete', 0.04)
    lattice((x, y, z + 0.4), (x, y, height), 0.36, 8, 'harbour')
    cylinder((x, y, height + 0.15), 0.5, 0.3, 'navy', 0.03)
    lattice((x - 2.4, y, height + 0.7), (x + 9.6, y, height + 0.7), 0.28, 15, 'harbour', 0.045)
    lattice((x, y, height + 1.0), (x, y, height + 2.6), 0.2, 2, 'harbour')
    rod((x, y, height + 2.6), (x + 6.4, y, height + 1.0), 0.035, 'navy')
    rod((x, y, height + 2.6), (x - 2.2, y, height + 1.0), 0.035, 'navy')
    box((x - 1.9, y, height + 0.35), (0.9, 0.8, 0.9), 'concrete', 0.04)
    box((x + 0.7, y - 0.7, height + 0.35), (0.9, 0.7, 1.0), 'sun', 0.05)
    box((x + 0.75, y - 1.06, height + 0.45), (0.6, 0.03, 0.5), pane('navy'), 0.01)
    box((x + 1.16, y - 0.7, height + 0.45), (0.03, 0.5, 0.5), pane('navy'), 0.01)
    hook = x + 7.6
    box((hook, y, height + 0.35), (0.5, 0.7, 0.2), 'navy', 0.03)
    rod((hook, y, height + 0.3), (hook, y, height - 0.9), 0.025, 'navy')
    box((hook, y, height - 1.0), (0.2, 0.2, 0.3), 'sun', 0.04)
    for dx in (-0.5, 0.5):
        rod((hook, y, height - 1.1), (hook + dx, y, height - 1.75), 0.018, 'navy')
    for k in range(3):
        box((hook, y - 0.12 + k * 0.12, height - 2.25), (1.5, 0.05, 1.0), pane('water'), 0.005)
    box((hook, y, height - 2.8), (1.6, 0.5, 0.1), 'oak', 0.01)


def hoarding():
    """The fence on the two street sides, open at the gate, the panels alternately white and teal.
    """
    for i in range(7):
        x = -6.85 + i * 1.25
        box((x, -6.2, 0.75), (1.2, 0.08, 1.2), 'teal' if i % 2 else 'white', 0.015)
        for dx in (-0.5, 0.5):
            box((x + dx, -6.1, 0.6), (0.08, 0.08, 1.1), 'oak', 0)
    picket_fence((7.1, -3.6), (7.1, 6.2), 1.0, 'steel', 0.35)


def skip(at, turn):
    """A skip full of offcuts."""
    parts = [
        box((0, 0, 0.2), (2.2, 1.5, 0.2), 'harbour', 0.03),
        *(box((0, s * 0.78, 0.65), (2.6, 0.08, 0.9), 'harbour', 0.02) for s in (-1, 1)),
        *(box((s * 1.24, 0, 0.65), (0.08, 1.6, 0.9), 'harbour', 0.02, (0, s * 0.2, 0)) for s in (-1, 1)),
        box((0, 0, 0.75), (2.3, 1.5, 0.3), 'stone', 0.1),
    ]
    for k in range(9):
        angle = k * 2.4
        size = (0.9, 0.14, 0.1) if k % 2 else (0.34, 0.3, 0.26)
        where = (0.75 * math.cos(angle) * (k / 9), 0.45 * math.sin(angle), 0.95 + 0.03 * (k % 3))
        parts.append(box(where, size, ('oak', 'terracotta', 'white')[k % 3], 0.02, (0.2, 0.3, angle)))
    group(parts, at, turn)


def cabin(at):
    """The site office with steps, window, and a portable toilet beside it."""
    parts = [
        box((0, 0, 1.3), (2.0, 3.4, 2.3), 'white', 0.04),
        box((0, 0, 2.5), (2.15, 3.55, 0.14), 'teal', 0.03),
        *(box((s * 0.8, d * 1.4, 0.1), (0.3, 0.3, 0.2), 'concrete', 0) for s in (-1, 1) for d in (-1, 1)),
        glazing((1.0, 0.7, 1.5), 1.3, 1.0, 2, 1, SIDE),
        door((1.0, -0.9, 0.25), SIDE, 0.9, 1.95, 'harbour', glass=False),
        box((0, -3.0 + 0.2, 1.15), (1.1, 1.1, 2.1), 'teal', 0.05),
        box((0, -2.8, 2.27), (1.2, 1.2, 0.14), 'white', 0.06),
        box((0.56, -2.8, 1.1), (0.04, 0.8, 1.8), 'water', 0.02),
        ball((0.59, -2.5, 1.1), 0.04, 'navy'),
    ]
    group(parts, at)


def mixer(at, turn):
    """A cement mixer."""
    parts = [
        cylinder((0, 0, 0.95), 0.42, 0.5, 'terracotta', 0.03, 0.46, (0, 0.6, 0)),
        cylinder((0.26, 0, 1.33), 0.46, 0.42, 'terracotta', 0.03, 0.26, (0, 0.6, 0)),
        cylinder((0.37, 0, 1.48), 0.2, 0.12, 'navy', 0.01, 0.2, (0, 0.6, 0)),
        box((-0.42, 0, 0.7), (0.4, 0.4, 0.4), 'navy', 0.04),
        *(rod((0, s * 0.45, 0.95), (d * 0.5, s * 0.45, 0.05), 0.035, 'navy') for s in (-1, 1) for d in (-1, 1)),
        *(cylinder((-0.5, s * 0.5, 0.2), 0.2, 0.1, 'navy', 0.02, turn=(math.pi / 2, 0, 0)) for s in (-1, 1)),
    ]
    group(parts, at, turn)
