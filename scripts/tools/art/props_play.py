"""What stands in yards: play equipment, fences, courts. Built around the origin, then placed."""

import math

import bpy

from kit import ball, box, cylinder, finish, group, prism, rod, tube
from props_buildings import upright


def picket_fence(start, end, height=0.85, colour='white', step=0.24):
    """Pickets with rounded tops on two rails."""
    (ax, ay), (bx, by) = start, end
    length, turn = math.hypot(bx - ax, by - ay), math.atan2(by - ay, bx - ax)
    parts = [box((length / 2, 0, z), (length, 0.05, 0.08), colour, 0.01) for z in (height * 0.3, height * 0.75)]
    count = int(length / step)
    parts += [
        box(((i + 0.5) * length / count, -0.04, height / 2), (0.11, 0.04, height), colour, 0.035) for i in range(count)
    ]
    return group(parts, (ax, ay, 0.1), turn)


def slide(at, turn=0.0):
    """A small play tower with ladder, roof and slide towards −y."""
    parts = [box((x, y, 1.1), (0.1, 0.1, 2.2), 'oak', 0.02) for x in (-0.5, 0.5) for y in (-0.5, 0.5)]
    parts.append(box((0, 0, 1.05), (1.15, 1.15, 0.1), 'oak', 0.02))
    parts += [box((x, 0, 1.4), (0.05, 1.0, 0.5), 'teal', 0.02) for x in (-0.5, 0.5)]
    parts.append(cylinder((0, 0, 2.5), 0.95, 0.7, 'teal', 0.02, 0.02, (0, 0, math.pi / 4), 4))
    chute = [(-0.5, 1.1), (-2.1, 0.25), (-2.6, 0.16)]
    for (ay, az), (by, bz) in zip(chute, chute[1:]):
        middle, length = ((ay + by) / 2, (az + bz) / 2), math.hypot(by - ay, bz - az)
        tilt = -math.atan2(bz - az, ay - by)
        parts.append(box((0, *middle), (0.62, length + 0.06, 0.05), 'sun', 0.01, (tilt, 0, 0)))
        parts += [
            box((s * 0.32, middle[0], middle[1] + 0.08), (0.05, length + 0.06, 0.2), 'sun', 0.02, (tilt, 0, 0))
            for s in (-1, 1)
        ]
    parts += [rod((-0.25 + i * 0.5, 0.62, 0), (-0.25 + i * 0.5, 0.55, 1.1), 0.035, 'steel') for i in (0, 1)]
    parts += [rod((-0.25, 0.6, z), (0.25, 0.6, z), 0.028, 'steel') for z in (0.3, 0.55, 0.8)]
    return group(parts, at, turn)


def shade_sail(corners, colour='teal', sag=0.35):
    """A tensioned triangle of cloth between the tops of three posts."""
    steps, points, faces = 10, [], []
    a, b, c = corners
    for i in range(steps + 1):
        for j in range(steps + 1 - i):
            u, v = i / steps, j / steps
            w = 1 - u - v
            pull = 1 - 0.5 * (u * v + v * w + w * u)
            x, y, z = (a[k] * w + b[k] * u + c[k] * v for k in range(3))
            mx, my = (sum(p[k] for p in corners) / 3 for k in range(2))
            points.append((mx + (x - mx) * pull, my + (y - my) * pull, z - sag * 3 * (u * v + v * w + w * u)))

    def index(i, j):
        return sum(steps + 1 - k for k in range(i)) + j

    for i in range(steps):
        for j in range(steps - i):
            faces.append((index(i, j), index(i + 1, j), index(i, j + 1)))
            if i + j < steps - 1:
                faces.append((index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)))
    mesh = bpy.data.meshes.new('sail')
    mesh.from_pydata(points, [], faces)
    body = bpy.data.objects.new('sail', mesh)
    bpy.context.collection.objects.link(body)
    finish(body, colour)
    for x, y, z in corners:
        rod((x, y, 0), (x, y, z + 0.1), 0.07, 'white')
    return body


def sandpit(at, radius=1.25):
    """A round sandpit with mounds, bucket, spade and moulds."""
    parts = [
        cylinder((0, 0, 0.1), radius, 0.2, 'oak', 0.03),
        cylinder((0, 0, 0.17), radius - 0.14, 0.1, 'tan', 0.0),
        ball((-0.35, 0.25, 0.2), (0.5, 0.4, 0.22), 'tan'),
        ball((0.45, -0.3, 0.2), (0.32, 0.3, 0.13), 'tan'),
        cylinder((0.3, 0.4, 0.33), 0.11, 0.22, 'teal', 0.02, 0.15),
        cylinder((-0.3, -0.45, 0.3), 0.13, 0.16, 'terracotta', 0.02, 0.1),
        rod((0.0, -0.1, 0.26), (0.3, -0.62, 0.4), 0.025, 'sun'),
        box((0.02, -0.06, 0.24), (0.16, 0.16, 0.03), 'sun', 0.02),
    ]
    return group(parts, at)


def tricycle(at, turn=0.0):
    """A child's tricycle, to +x."""
    parts = [cylinder((0.3, 0, 0.17), 0.17, 0.07, 'navy', 0.02, turn=(math.pi / 2, 0, 0))]
    parts += [cylinder((-0.22, y, 0.12), 0.12, 0.06, 'navy', 0.02, turn=(math.pi / 2, 0, 0)) for y in (-0.2, 0.2)]
    parts += [
        rod((-0.22, 0, 0.14), (0.24, 0, 0.38), 0.03, 'terracotta'),
        rod((0.3, 0, 0.17), (0.2, 0, 0.58), 0.025, 'terracotta'),
    ]
    parts += [
        rod((0.2, -0.2, 0.57), (0.2, 0.2, 0.57), 0.022, 'navy'),
        box((-0.12, 0, 0.32), (0.22, 0.17, 0.06), 'teal', 0.025),
    ]
    parts.append(rod((-0.22, -0.2, 0.12), (-0.22, 0.2, 0.12), 0.02, 'steel'))
    return group(parts, at, turn)


def cubby(at, turn=0.0):
    """A play house, its door to −y."""
    parts = [
        box((0, 0, 0.65), (1.7, 1.3, 1.3), 'oak', 0.02),
        upright([(-0.85, 0), (0.85, 0), (0, 0.65)], 1.3, 'oak', (0, 0, 1.3), bevel=0),
        box((-0.35, -0.66, 0.5), (0.55, 0.04, 1.0), 'harbour', 0.02),
        box((0.42, -0.66, 0.8), (0.42, 0.04, 0.4), 'sky', 0.01),
        box((0.42, -0.7, 0.56), (0.56, 0.12, 0.06), 'white', 0.01),
        ball((-0.17, -0.69, 0.5), 0.03, 'sun'),
    ]
    for s in (-1, 1):
        parts.append(box((s * 0.48, 0, 1.68), (1.22, 1.6, 0.08), 'teal', 0.02, (0, s * math.atan2(0.65, 0.85), 0)))
    return group(parts, at, turn)


def low_table(at, turn=0.0):
    """A table for small children with four stools, cups and paper."""
    parts = [cylinder((0, 0, 0.48), 0.5, 0.05, 'white', 0.015), cylinder((0, 0, 0.24), 0.07, 0.46, 'oak', 0.01)]
    for k, colour in enumerate(('teal', 'terracotta', 'sun', 'harbour')):
        a = k * math.pi / 2 + 0.4
        parts.append(cylinder((0.75 * math.cos(a), 0.75 * math.sin(a), 0.15), 0.17, 0.3, colour, 0.03, 0.15))
        parts.append(cylinder((0.3 * math.cos(a), 0.3 * math.sin(a), 0.54), 0.045, 0.08, 'mist', 0.01))
    return group(parts, at, turn)


def hoop(at, turn=0.0):
    """A basketball hoop, its board facing −y."""
    parts = [
        cylinder((0, 0.7, 0.08), 0.35, 0.16, 'concrete', 0.03),
        tube([(0, 0.7, 0.1), (0, 0.7, 2.2), (0, 0.55, 2.9), (0, 0.1, 3.0)], 0.06, 'harbour'),
        box((0, 0, 3.05), (1.5, 0.06, 0.95), 'white', 0.02),
        box((0, -0.04, 2.95), (0.55, 0.02, 0.4), 'teal', 0.005),
        box((0, -0.05, 2.95), (0.45, 0.02, 0.3), 'white', 0.005),
    ]
    ring = [(0.24 * math.cos(a), -0.3 + 0.24 * math.sin(a), 2.72) for a in (k * math.pi / 6 for k in range(12))]
    parts.append(tube(ring, 0.025, 'terracotta', closed=True))
    parts += [rod(p, (p[0] * 0.6, -0.3 + (p[1] + 0.3) * 0.6, 2.34), 0.01, 'white') for p in ring]
    return group(parts, at, turn)


def court_lines(at, width, depth, z):
    """White lines of half a basketball court, its basket at +y."""
    x, y = at
    for side in (-1, 1):
        box((x + side * width / 2, y, z), (0.08, depth, 0.02), 'white', 0)
        box((x + side * 0.9, y + depth / 2 - 1.25, z), (0.07, 2.5, 0.02), 'white', 0)
        box((x, y + side * depth / 2, z), (width + 0.08, 0.08, 0.02), 'white', 0)
    box((x, y + depth / 2 - 2.5, z), (1.87, 0.07, 0.02), 'white', 0)
    for radius, middle, start, end in ((0.9, y + depth / 2 - 2.5, math.pi, 2 * math.pi), (0.9, y - depth / 2, 0, math.pi)):
        arc = [
            (radius * math.cos(start + (end - start) * k / 16), radius * math.sin(start + (end - start) * k / 16))
            for k in range(17)
        ]
        outline = arc + [(px * 0.92, py * 0.92) for px, py in reversed(arc)]
        prism(outline, 0.02, 'white', (x, middle, z - 0.01), bevel=0)


def hopscotch(at, z, turn=0.0):
    """Painted squares."""
    parts = []
    for k, (x, y) in enumerate(
        ((0, 0), (0, 0.55), (-0.28, 1.1), (0.28, 1.1), (0, 1.65), (-0.28, 2.2), (0.28, 2.2), (0, 2.75))
    ):
        parts.append(box((x, y, 0), (0.48, 0.48, 0.02), ('white', 'sun', 'teal')[k % 3], 0))
    return group(parts, (*at, z), turn)
