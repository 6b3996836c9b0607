"""The company's own things: the van, the store's shelves, the board, the key cabinet; and what lies
on a supervisor's table.
"""

import math

from forms import lathe, rounded, upright
from kit import box, cylinder, group, prism, rod
from props import TURN, bottle, folded_cloths
from props_public import tick
from props_trolley import roll


def van(at, turn=0.0, size=1.0):
    """The delivery van, 4.4 m long, 2 m high; its nose points to +x, its sliding door is at −y."""
    side = [
        (-2.2, 0.32),
        (2.05, 0.32),
        (2.2, 0.45),
        (2.22, 0.82),
        (2.08, 0.98),
        (1.5, 1.12),
        (0.95, 1.86),
        (0.75, 1.96),
        (-2.0, 1.98),
        (-2.16, 1.88),
        (-2.22, 0.6),
    ]
    stripe = [(-2.21, 0.62), (2.2, 0.62), (2.2, 0.8), (-0.2, 0.8), (-1.0, 1.2), (-2.2, 1.2)]
    screen = [(-0.76, 0.0), (0.76, 0.0), (0.68, 0.72), (-0.68, 0.72)]
    lean = math.atan2(0.55, 0.74)
    parts = [prism(side, 1.8, 'white', (0, 0.9, 0), (math.pi / 2, 0, 0), 0.06)]
    for y, flip in ((-0.902, 1), (0.902, -1)):
        thick, at_y = 0.012, y + (0.006 if flip > 0 else 0.006)
        parts.append(prism(stripe, thick, 'teal', (0, at_y, 0), (math.pi / 2, 0, 0), 0))
        parts.append(
            prism([(0.5, 1.16), (1.36, 1.16), (0.9, 1.78), (0.5, 1.78)], thick, 'harbour', (0, at_y, 0), (math.pi / 2, 0, 0), 0)
        )
        parts += [box((x, y, 1.1), (0.012, 0.014, 1.3), 'stone', 0) for x in (-0.75, 0.42, 1.4)]
        parts += [box((x, y, 1.04), (0.16, 0.03, 0.03), 'navy', 0.006) for x in (-0.6, 0.6)]
        parts.append(box((1.28, y * 1.09, 1.2), (0.1, 0.14, 0.22), 'navy', 0.03))
    parts.append(tick((-1.2, -0.91, 1.5), 0.5, 'teal', lift=0.01))
    parts.append(upright(screen, 0.015, 'harbour', (1.5, 0, 1.13), math.degrees(lean), 90))
    parts += [
        box((2.2, 0, 0.42), (0.14, 1.82, 0.24), 'navy', 0.04),
        box((-2.22, 0, 0.42), (0.1, 1.82, 0.2), 'navy', 0.03),
        box((2.215, 0, 0.72), (0.02, 0.8, 0.12), 'navy', 0.01),
    ]
    parts += [box((2.16, s * 0.68, 0.74), (0.14, 0.3, 0.16), 'sky', 0.03) for s in (-1, 1)]
    parts += [box((-2.22, s * 0.8, 0.95), (0.04, 0.1, 0.4), 'terracotta', 0.015) for s in (-1, 1)]
    for x in (-1.35, 1.4):
        for y in (-0.83, 0.83):
            parts.append(cylinder((x, y, 0.34), 0.34, 0.22, 'navy', 0.04, turn=(math.pi / 2, 0, 0)))
            parts.append(cylinder((x, y, 0.34), 0.2, 0.235, 'steel', 0.01, turn=(math.pi / 2, 0, 0)))
            parts.append(cylinder((x, y * 1.012, 0.4), 0.42, 0.16, 'harbour', 0.01, turn=(math.pi / 2, 0, 0)))
    parts += [rod((-1.9, s * 0.7, 2.06), (0.5, s * 0.7, 2.06), 0.03, 'navy') for s in (-1, 1)]
    parts += [rod((x, -0.74, 2.06), (x, 0.74, 2.06), 0.025, 'navy') for x in (-1.6, -0.6, 0.3)]
    parts += [rod((-2.1, y, 2.12), (0.7, y, 2.12), 0.028, 'sun') for y in (-0.3, 0.1)]
    parts += [rod((x, -0.3, 2.12), (x, 0.1, 2.12), 0.018, 'sun') for x in (-2.0, -1.65, -1.3, -0.95, -0.6, -0.25, 0.1, 0.45)]
    return group(parts, at, turn, size)


def store_shelf(at, width=1.5, turn=0.0, levels=4, height=1.9):
    """A steel rack full of supplies; its front is −y."""
    depth, parts = 0.45, []
    parts += [
        box((x, y, height / 2), (0.04, 0.04, height), 'harbour', 0.006)
        for x in (-width / 2, width / 2)
        for y in (-depth / 2, depth / 2)
    ]
    zs = [0.12 + k * (height - 0.2) / (levels - 1) for k in range(levels)]
    parts += [box((0, 0, z), (width, depth, 0.035), 'steel', 0.006) for z in zs]
    fills = (_canisters, _rolls, _bottles, _cloths)
    for k, z in enumerate(zs[: len(fills)]):
        parts += fills[k](width, z + 0.018)
    return group(parts, at, turn)


def _canisters(width, z):
    parts, count = [], int(width / 0.26)
    for k in range(count):
        x, colour = -width / 2 + 0.16 + k * (width - 0.32) / max(1, count - 1), ('white', 'teal')[k % 2]
        parts += [
            box((x, 0, z + 0.16), (0.2, 0.26, 0.32), colour, 0.03),
            cylinder((x + 0.04, 0, z + 0.34), 0.03, 0.05, 'harbour'),
        ]
        parts.append(box((x, -0.132, z + 0.15), (0.13, 0.006, 0.13), ('teal', 'white')[k % 2], 0.002))
    return parts


def _rolls(width, z):
    count = int(width / 0.15)
    xs = [-width / 2 + 0.1 + k * (width - 0.2) / max(1, count - 1) for k in range(count)]
    return [roll((x, y, z)) for x in xs for y in (-0.1, 0.06)] + [roll((x, -0.06, z + 0.1)) for x in xs[1:-1:2]]


def _bottles(width, z):
    count = int(width / 0.15)
    return [
        bottle(
            (-width / 2 + 0.12 + k * (width - 0.24) / max(1, count - 1), -0.05, z),
            ('teal', 'white', 'sun', 'terracotta')[k * 4 // count],
            0.1,
            'white' if k * 4 // count != 1 else 'teal',
        )
        for k in range(count)
    ]


def _cloths(width, z):
    stacks = (('teal',) * 5, ('white',) * 4, ('terracotta',) * 3, ('sun',) * 4, ('mist',) * 5)
    count = int(width / 0.29)
    return [
        folded_cloths((-width / 2 + 0.18 + k * (width - 0.36) / max(1, count - 1), 0, z), stacks[k % 5]) for k in range(count)
    ]


def roster(at, width=1.5, height=0.95, turn=0.0):
    """A week's board with coloured magnets on a wall behind it (+y)."""
    parts = [
        box((0, 0, 0), (width, 0.04, height), 'oak', 0.01),
        box((0, -0.02, 0), (width - 0.07, 0.012, height - 0.07), 'paper', 0.002),
    ]
    parts.append(box((0, -0.028, height / 2 - 0.1), (width - 0.08, 0.006, 0.12), 'teal', 0))
    for c in range(7):
        x = -width / 2 + 0.2 + c * (width - 0.3) / 6
        if c:
            parts.append(box((x - 0.1, -0.028, -0.07), (0.008, 0.006, height - 0.24), 'stone', 0))
        for r in range(4):
            if (c * 2 + r * 3) % 5:
                colour = ('teal', 'harbour', 'haze', 'terracotta', 'teal')[(c + 2 * r) % 5]
                parts.append(box((x, -0.032, height / 2 - 0.26 - r * 0.16), (0.14, 0.014, 0.09), colour, 0.006))
    return group(parts, at, turn)


def key_cabinet(at, turn=0.0):
    """A key cabinet with its door open and a hook for each key; the wall is behind it (+y)."""
    parts = [box((0, 0, 0), (0.6, 0.08, 0.7), 'harbour', 0.01), box((0, -0.035, 0), (0.54, 0.02, 0.64), 'mist', 0)]
    door = [box((0.29, 0, 0), (0.58, 0.03, 0.7), 'harbour', 0.01), box((0.29, -0.02, 0), (0.5, 0.01, 0.6), 'slate', 0.004)]
    parts.append(group(door, (0.3, -0.05, 0), TURN(-70)))
    for r in range(3):
        for c in range(5):
            x, z = -0.2 + 0.1 * c, 0.22 - 0.2 * r
            parts.append(cylinder((x, -0.055, z + 0.05), 0.008, 0.03, 'steel', 0, turn=(math.pi / 2, 0, 0), sides=12))
            if (r * 5 + c) % 4 != 3:
                parts.append(box((x, -0.06, z), (0.03, 0.008, 0.05), ('teal', 'terracotta', 'white', 'sun')[(r + c) % 4], 0.004))
                parts.append(box((x, -0.06, z - 0.055), (0.012, 0.006, 0.06), 'oak', 0.002))
    return group(parts, at, turn)


def clipboard(at, turn=0.0, rows=6):
    """A clipboard that lies on a table, 0.26 by 0.36 m, with a checklist; all but the last box are
    ticked.
    """
    parts = [
        prism(rounded(0.26, 0.37, 0.02), 0.008, 'harbour', bevel=0.003),
        prism(rounded(0.235, 0.33, 0.004), 0.003, 'paper', (0, -0.012, 0.008), bevel=0),
        prism(rounded(0.1, 0.035, 0.008), 0.014, 'steel', (0, 0.168, 0.009), bevel=0.004),
        cylinder((0, 0.185, 0.02), 0.016, 0.012, 'steel', 0.003),
        box((-0.04, 0.125, 0.0125), (0.13, 0.02, 0.003), 'teal', 0.001),
        box((0.085, 0.125, 0.0125), (0.035, 0.02, 0.003), 'mist', 0.001),
    ]
    for k in range(rows):
        y = 0.08 - k * 0.046
        done = k < rows - 1
        parts.append(prism(rounded(0.028, 0.028, 0.006), 0.004, 'teal' if done else 'stone', (-0.088, y, 0.011), bevel=0.001))
        if done:
            outline = [
                (a * 0.02, b * 0.02)
                for a, b in reversed([(-0.5, 0.02), (-0.36, 0.16), (-0.14, -0.06), (0.38, 0.46), (0.52, 0.32), (-0.14, -0.34)])
            ]
            parts.append(prism(outline, 0.002, 'white', (-0.088, y - 0.001, 0.0148), bevel=0))
        else:
            parts.append(prism(rounded(0.02, 0.02, 0.003), 0.002, 'paper', (-0.088, y, 0.0142), bevel=0))
        long = (0.12, 0.1, 0.13, 0.09, 0.115, 0.105)[k % 6]
        parts.append(box((-0.06 + long / 2, y + 0.006, 0.0122), (long, 0.008, 0.002), 'slate', 0))
        parts.append(box((-0.06 + long * 0.35, y - 0.009, 0.0122), (long * 0.7, 0.005, 0.002), 'stone', 0))
        parts.append(box((0.095, y, 0.0122), (0.026, 0.014, 0.002), ('haze', 'mist')[k % 2], 0))
    return group(parts, at, turn)


def stopwatch(at, turn=0.0, size=1.0):
    """A stopwatch that lies on a table, 64 mm wide."""
    parts = [
        lathe([(0.026, 0), (0.032, 0.004), (0.032, 0.014), (0.029, 0.018), (0.027, 0.018), (0.027, 0.016)], 'steel'),
        cylinder((0, 0, 0.0165), 0.0272, 0.002, 'paper', 0),
        cylinder((0, 0.037, 0.009), 0.006, 0.014, 'steel', 0.001, turn=(math.pi / 2, 0, 0), sides=20),
        cylinder((0, 0.046, 0.009), 0.0085, 0.008, 'teal', 0.002, turn=(math.pi / 2, 0, 0), sides=20),
        cylinder((0.024, 0.028, 0.009), 0.005, 0.012, 'teal', 0.001, turn=(math.pi / 2, 0, 0.7), sides=20),
        prism(
            [(0, 0), (0.002, 0.003)] + [(0.021 * math.sin(a / 10), 0.021 * math.cos(a / 10)) for a in range(15, -1, -1)],
            0.0006,
            'haze',
            (0, 0, 0.0175),
            bevel=0,
        ),
        rod((0, 0, 0.0187), (0.0209, 0.0015, 0.0187), 0.0009, 'terracotta'),
        cylinder((0, 0, 0.0188), 0.0025, 0.002, 'navy', 0, sides=20),
    ]
    parts += [
        box(
            (0.0235 * math.sin(a * math.pi / 6), 0.0235 * math.cos(a * math.pi / 6), 0.0177),
            (0.0012, 0.004, 0.0006),
            'navy',
            0,
            (0, 0, -a * math.pi / 6),
        )
        for a in range(12)
    ]
    return group(parts, at, turn, size)


def torch(at, turn=0.0, size=1.0):
    """A torch that lies along x, 0.17 m long, its lens at +x."""
    body = [(0.012, 0), (0.015, 0.003), (0.015, 0.1), (0.017, 0.11), (0.024, 0.13), (0.025, 0.16), (0.022, 0.163), (0.021, 0.158)]
    parts = [
        lathe(body, 'navy', (-0.08, 0, 0.025), (0, math.pi / 2, 0)),
        lathe([(0.0, 0.157), (0.0215, 0.158)], 'sky', (-0.08, 0, 0.025), (0, math.pi / 2, 0)),
    ]
    parts += [
        lathe(
            [(0.0153, z), (0.0162, z + 0.001), (0.0162, z + 0.005), (0.0153, z + 0.006)],
            'slate',
            (-0.08, 0, 0.025),
            (0, math.pi / 2, 0),
        )
        for z in (0.02, 0.032, 0.044, 0.056, 0.068)
    ]
    parts.append(box((0.012, 0, 0.041), (0.02, 0.01, 0.006), 'sun', 0.002))
    return group(parts, at, turn, size)


def pen(at, turn=0.0, colour='teal'):
    """A pen that lies along x."""
    z = at[2] + 0.006
    body = rod((-0.06, 0, z - at[2]), (0.05, 0, z - at[2]), 0.0055, colour)
    tip = lathe([(0.0055, 0), (0.002, 0.016), (0.0008, 0.02)], 'steel', (0.05, 0, z - at[2]), (0, math.pi / 2, 0), sides=20)
    clip = box((-0.04, 0, 0.0125), (0.035, 0.004, 0.0025), 'steel', 0.001)
    return group([body, tip, clip], at, turn)
