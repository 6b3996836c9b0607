"""Things on a table, ten times as large as life (one unit is 10 cm), so that the light of the rooms
fits them.
"""

import math

from kit import ball, box, cylinder, group, paint, prism, tube

LYING = (math.pi / 2, 0, 0)


def table(colour, rough=0.55):
    """A table top that fills the picture."""
    return box((0, 0, -0.25), (60, 60, 0.5), paint(colour, Roughness=rough), 0)


def arc(radius, start, end, steps=24):
    """Points on a circle around the origin, in radians, anticlockwise."""
    angles = [start + (end - start) * k / steps for k in range(steps + 1)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def ring(outer, inner, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0):
    """A flat ring, made of two halves."""
    halves = [
        prism(arc(outer, s, s + math.pi) + arc(inner, s, s + math.pi)[::-1], height, material, bevel=bevel)
        for s in (0, math.pi)
    ]
    handle = group(halves, at)
    handle.rotation_euler = turn
    return handle


def tick(at, size=0.2, colour='teal', height=0.02):
    """A tick, lying."""
    shape = [(-0.5, 0.05), (-0.12, -0.4), (0.55, 0.42), (0.4, 0.55), (-0.13, -0.1), (-0.36, 0.18)]
    return prism([(x * size, y * size) for x, y in shape], height, colour, at, bevel=0)


def sheet(at, turn=0.0, rows=9, ticks=(), head='teal', width=2.1, length=2.97, colour='white', sparse=False):
    """A printed page: a head, rows of text as bars, a box and perhaps a tick at the start of each
    row.
    """
    parts = [box((0, 0, 0.015), (width, length, 0.03), colour, 0.006)]
    top = length / 2 - 0.3
    parts += [
        box((-width * 0.18, top, 0.034), (width * 0.44, 0.2, 0.012), head, 0),
        box((width * 0.34, top, 0.034), (0.26, 0.26, 0.012), head, 0),
    ]
    step = (length - 1.0) / rows
    for k in range(rows):
        y = top - 0.42 - k * step
        share = (0.54, 0.46, 0.58, 0.4, 0.5)[k % 5]
        parts.append(box((-width * 0.28 + width * share / 2, y, 0.034), (width * share, step * 0.26, 0.01), 'stone', 0))
        if not sparse:
            parts.append(box((width * 0.4, y, 0.034), (width * 0.1, step * 0.26, 0.01), 'concrete', 0))
            side = min(0.17, step * 0.75)
            parts.append(box((-width * 0.39, y, 0.034), (side, side, 0.012), 'mist', 0))
        if k in ticks:
            parts.append(tick((-width * 0.385, y + 0.01, 0.04), min(0.24, step * 1.05)))
    return group(parts, at, turn)


def clipboard(at, turn=0.0, board='walnut', **page):
    """A clipboard with a page."""
    parts = [
        box((0, 0, 0.05), (2.45, 3.45, 0.1), board, 0.05),
        sheet((0, -0.12, 0.1), **page),
        box((0, 1.58, 0.15), (1.1, 0.3, 0.1), 'steel', 0.04),
        box((0, 1.66, 0.22), (0.6, 0.16, 0.12), 'steel', 0.05),
    ]
    return group(parts, at, turn)


def pen(at, turn=0.0, colour='teal'):
    """A ball pen along x, lying, its tip at +x."""
    parts = [
        cylinder((0, 0, 0.08), 0.075, 1.1, colour, 0.01, turn=(0, math.pi / 2, 0)),
        cylinder((0.66, 0, 0.08), 0.075, 0.24, 'steel', 0, 0.02, (0, math.pi / 2, 0)),
        cylinder((-0.6, 0, 0.08), 0.05, 0.14, 'steel', 0.01, turn=(0, math.pi / 2, 0)),
        box((-0.3, 0, 0.17), (0.5, 0.05, 0.03), 'steel', 0.01),
    ]
    return group(parts, at, turn)


def key(turn, tilt=0.0, colour='steel'):
    """A key that hangs on the origin and lies along +x after turning."""
    parts = [ring(0.2, 0.08, 0.05, colour, (0.2, 0, 0)), box((0.68, 0, 0.025), (0.62, 0.1, 0.05), colour, 0.008)]
    parts += [
        box((0.62 + k * 0.1, -0.07 - 0.02 * (k % 2), 0.025), (0.06, 0.1 + 0.04 * (k % 2), 0.05), colour, 0.004)
        for k in range(4)
    ]
    handle = group(parts, (0, 0, 0.02))
    handle.rotation_euler = (0, tilt, turn)
    return handle


def keys(at, turn=0.0):
    """A ring of three keys with a tag."""
    parts = [tube([(*p, 0.07) for p in arc(0.3, 0, 2 * math.pi, 12)[:-1]], 0.028, 'steel', closed=True)]
    for k, angle in enumerate((-0.5, 0.25, 1.0)):
        branch = group([key(0)], (0.22 * math.cos(angle), 0.22 * math.sin(angle), 0.03 * k), angle)
        parts.append(branch)
    tag = [box((0.55, 0, 0.04), (0.8, 0.46, 0.07), 'sun', 0.1), box((0.62, 0, 0.08), (0.46, 0.26, 0.012), 'white', 0)]
    parts.append(group(tag, (-0.2, -0.15, 0.02), math.pi + 0.6))
    return group(parts, at, turn)


def carton(at, size, turn=0.0):
    """A closed carton with tape over its seam and a label."""
    w, d, h = size
    parts = [
        box((0, 0, h / 2), size, 'oak', 0.035),
        box((0, 0, h + 0.003), (w * 0.995, 0.36, 0.012), 'tan', 0),
        box((0, 0, h + 0.008), (w, 0.012, 0.01), 'walnut', 0),
    ]
    parts += [box((s * (w / 2 + 0.003), 0, h - 0.3), (0.012, 0.36, 0.6), 'tan', 0) for s in (-1, 1)]
    parts += [box((-w * 0.22, -d / 2 - 0.004, h * 0.45), (w * 0.36, 0.012, h * 0.38), 'white', 0)]
    parts += [
        box(
            (-w * 0.22, -d / 2 - 0.012, h * (0.52 - 0.1 * k)),
            (w * (0.26 - 0.08 * k), 0.01, h * 0.05),
            'teal' if k == 0 else 'stone',
            0,
        )
        for k in range(2)
    ]
    return group(parts, at, turn)


def tape(at, turn=0.0):
    """A roll of packing tape, lying."""
    parts = [ring(0.55, 0.4, 0.42, 'tan', bevel=0.015), ring(0.41, 0.37, 0.42, 'walnut', (0, 0, 0.0))]
    parts.append(box((0.54, 0.28, 0.21), (0.02, 0.56, 0.42), 'tan', 0, (0, 0, -0.15)))
    return group(parts, at, turn)


def photo_camera(at, turn=0.0):
    """A small camera, its lens to −y."""
    parts = [
        box((0, 0, 0.48), (1.45, 0.5, 0.92), 'navy', 0.09),
        box((0, -0.005, 0.42), (1.47, 0.5, 0.46), 'harbour', 0.03),
        box((-0.1, 0, 1.0), (0.5, 0.44, 0.2), 'navy', 0.06),
        cylinder((0.0, -0.42, 0.44), 0.37, 0.4, 'navy', 0.03, turn=LYING),
        cylinder((0.0, -0.64, 0.44), 0.33, 0.1, 'steel', 0.02, turn=LYING),
        cylinder((0.0, -0.69, 0.44), 0.27, 0.03, 'harbour', 0, turn=LYING),
        ball((0.0, -0.66, 0.44), (0.2, 0.08, 0.2), paint('water', Roughness=0.05)),
        cylinder((0.5, 0, 0.98), 0.1, 0.1, 'sun', 0.02),
        box((-0.52, -0.255, 0.78), (0.24, 0.03, 0.14), 'sky', 0.02),
        tube(
            [(-0.72, 0, 0.7), (-1.1, -0.1, 0.3), (-1.15, -0.6, 0.05), (-0.6, -1.0, 0.05), (-0.2, -1.2, 0.05)],
            0.04,
            'walnut',
        ),
    ]
    return group(parts, at, turn)


def magnifier(at, turn=0.0, radius=0.85):
    """A magnifying glass, lying; what it shows is drawn large on its disc."""
    parts = [
        cylinder((0, 0, 0.14), radius, 0.03, 'white', 0),
        ring(radius + 0.1, radius - 0.02, 0.22, 'navy', (0, 0, 0.05), bevel=0.03),
        cylinder((radius + 0.25, 0, 0.17), 0.07, 0.4, 'steel', 0, turn=(0, math.pi / 2, 0)),
        cylinder((radius + 1.1, 0, 0.17), 0.13, 1.4, 'walnut', 0.04, 0.16, (0, math.pi / 2, 0)),
    ]
    return group(parts, at, turn)


def cup(at, turn=0.0, colour='white', saucer=True):
    """A cup of coffee, its handle to +x."""
    parts = [
        cylinder((0, 0, 0.45), 0.34, 0.8, colour, 0.05, 0.44),
        ring(0.45, 0.4, 0.06, colour, (0, 0, 0.82), bevel=0.02),
        cylinder((0, 0, 0.845), 0.41, 0.02, 'walnut', 0),
        tube([(0.36, 0, 0.7), (0.68, 0, 0.76), (0.72, 0, 0.34), (0.34, 0, 0.26)], 0.05, colour),
    ]
    if saucer:
        parts.append(cylinder((0, 0, 0.05), 0.5, 0.1, colour, 0.03, 0.75))
    return group(parts, at, turn)


def keyboard(at, turn=0.0):
    """A keyboard, the sitter at −y."""
    parts = [box((0, 0, 0.06), (3.3, 1.25, 0.12), 'steel', 0.05)]
    for row in range(4):
        count = 12 if row else 0
        for k in range(count):
            colour = 'teal' if (row, k) == (2, 11) else 'white'
            parts.append(box((-1.43 + k * 0.26, -0.44 + row * 0.28, 0.145), (0.21, 0.23, 0.07), colour, 0.025))
    for x, width in ((-1.3, 0.46), (-0.78, 0.46), (0.3, 1.55), (1.3, 0.4)):
        parts.append(box((x, -0.44, 0.145), (width - 0.05, 0.23, 0.07), 'white', 0.025))
    return group(parts, at, turn)


def mouse(at, turn=0.0):
    """A mouse."""
    parts = [ball((0, 0, 0.0), (0.33, 0.52, 0.2), 'navy'), ball((0, 0, 0.03), (0.33, 0.52, 0.18), 'mist')]
    parts.append(cylinder((0, 0.22, 0.17), 0.07, 0.07, 'navy', 0.01, turn=(0, math.pi / 2, 0)))
    return group(parts, at, turn)


def cloth(at, turn=0.0, colour='teal', width=1.5, depth=1.1, folds=3):
    """A folded cloth with a hem."""
    parts = []
    for k in range(folds):
        parts.append(box((0.02 * k, 0, 0.09 + k * 0.15), (width - 0.04 * k, depth, 0.17), colour, 0.08))
        parts.append(box((0.02 * k, -depth / 2 + 0.12, 0.178 + k * 0.15), (width - 0.2, 0.03, 0.012), 'white', 0))
    return group(parts, at, turn)


def spray(at, turn=0.0, body='terracotta', label='white', size=1.0):
    """A supermarket spray bottle, its nozzle to −y."""
    parts = [
        cylinder((0, 0, 0.8), 0.42, 1.6, body, 0.1, 0.4),
        cylinder((0, 0, 1.8), 0.4, 0.5, body, 0.05, 0.16),
        cylinder((0, 0, 2.1), 0.18, 0.2, 'white', 0.02),
        box((0, -0.12, 2.32), (0.26, 0.8, 0.28), 'white', 0.07),
        cylinder((0, -0.56, 2.34), 0.1, 0.12, body, 0.02, turn=LYING),
        box((0, -0.32, 2.05), (0.12, 0.1, 0.42), 'white', 0.04, (0.4, 0, 0)),
        cylinder((0, 0, 0.82), 0.425, 0.85, label, 0, 0.415),
        ball((0, -0.4, 0.86), (0.22, 0.05, 0.22), body),
    ]
    return group(parts, at, turn, size)
