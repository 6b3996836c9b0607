"""Shapes with a section of their own: turned, lofted, bent. They complete the blocks and cylinders
of kit.py.
"""

import math

import bpy
from mathutils import Vector

from kit import finish, group, linear, prism, solid, tube


def rounded(width, depth, radius=0.03, steps=5):
    """The outline (x, y points, anticlockwise) of a rectangle with round corners, for prism() and
    ring().
    """
    points = []
    for corner in range(4):
        angle = corner * math.pi / 2
        x = (width / 2 - radius) * (1 if corner in (0, 3) else -1)
        y = (depth / 2 - radius) * (1 if corner in (0, 1) else -1)
        for i in range(steps + 1):
            a = angle + i / steps * math.pi / 2
            points.append((x + radius * math.cos(a), y + radius * math.sin(a)))
    return points


def ring(outline, z, grow=0.0):
    """An outline at a height, for loft(); `grow` moves its points away from the centre by metres.
    """
    return [(x + math.copysign(grow, x), y + math.copysign(grow, y), z) for x, y in outline]


def loft(rings, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0):
    """A skin over rings of equally many points, from the first to the last, closed at both."""
    count = len(rings[0])
    corners = [point for points in rings for point in points]
    faces = [tuple(reversed(range(count))), tuple(range(len(corners) - count, len(corners)))]
    for r in range(len(rings) - 1):
        for i in range(count):
            j = (i + 1) % count
            faces.append((r * count + i, r * count + j, (r + 1) * count + j, (r + 1) * count + i))
    return finish(solid('loft', corners, faces, at, turn), material, bevel)


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=40):
    """A turned body: `profile` is radius and height from the bottom of its outside to the end."""
    circle = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)]
    return loft([[(max(r, 0.0005) * x, max(r, 0.0005) * y, z) for x, y in circle] for r, z in profile], material, at, turn)


def vessel(bottom, top, height, material, at=(0, 0, 0), wall=0.02, radius=0.05, floor=0.02):
    """An open tub: `bottom` and `top` are its outer width and depth there."""
    low, high = rounded(*bottom, radius), rounded(*top, radius)
    rings = [ring(low, 0), ring(high, height), ring(high, height, -wall), ring(low, floor, -wall)]
    return loft(rings, material, at, bevel=min(wall * 0.4, 0.008))


def panel(width, height, thickness, material, at=(0, 0, 0), lean=0.0, radius=0.03, turn=0.0):
    """A plate with round corners that stands on its lower edge at `at`, faces −y and leans back by
    `lean` degrees.
    """
    outline = [(x, y + height / 2) for x, y in rounded(width, height, radius)]
    return upright(outline, thickness, material, at, lean, turn)


def upright(outline, thickness, material, at=(0, 0, 0), lean=0.0, turn=0.0, lift=0.0):
    """A flat outline (x and height) as a plate that faces −y and leans back; `lift` moves it
    forward along its normal.
    """
    a, z = math.radians(90 - lean), math.radians(turn)
    normal = (math.sin(z) * math.sin(a), -math.cos(z) * math.sin(a), math.cos(a))
    where = tuple(at[i] + normal[i] * lift for i in range(3))
    return prism(outline, thickness, material, where, (a, 0, z), min(0.008, thickness * 0.4))


def ribbon(points, width, height, material, bevel=0.0):
    """A flat strip of this width along points on the floor: a path, a road, the shine a mop leaves.
    """
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        long = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / long * width / 2, (x1 - x0) / long * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return prism(right + left[::-1], height, material, bevel=bevel)


def leaf(length, width, lean, bend, stem, material, turn=0.0):
    """A leaf on its stem that leaves the ground leaning by `lean` and bends by `bend` more
    (radians), towards `turn` about z.
    """
    steps, x, z, path = 14, 0.0, 0.0, []
    whole = stem + length
    for i in range(steps + 1):
        t = i / steps
        path.append((x, z, lean + bend * t))
        x += math.sin(lean + bend * t) * whole / steps
        z += math.cos(lean + bend * t) * whole / steps
    first = max(1, round(steps * stem / whole))
    corners = []
    for i in range(first, steps + 1):
        t = (i - first) / (steps - first)
        half = width / 2 * math.sin(math.pi * min(1, t**0.75 * 0.985 + 0.015)) ** 0.8
        px, pz, a = path[i]
        fold = half * 0.35
        for side in (-1, 0, 1):
            up = fold * abs(side)
            corners.append((px - math.cos(a) * up, side * half, pz + math.sin(a) * up))
    rows = steps - first
    faces = [(3 * r + c, 3 * r + c + 1, 3 * r + c + 4, 3 * r + c + 3) for r in range(rows) for c in (0, 1)]
    blade = finish(solid('leaf', corners, faces), material)
    blade.data.auto_smooth_angle = math.radians(20)
    stalk = tube([(px, 0, pz) for px, pz, _ in path[: first + 2]], 0.006 + width * 0.025, material)
    return group([blade, stalk], turn=turn)


def shell(corners, radius, material, thickness=0.05, steps=12):
    """A piece of a sphere of this radius over three corners, bulging to the side from which they
    run anticlockwise.
    """
    a, b, c = (Vector(corner) for corner in corners)
    ab, ac = b - a, c - a
    normal = ab.cross(ac)
    middle = a + (ac.length_squared * normal.cross(ab) + ab.length_squared * ac.cross(normal)) / (2 * normal.length_squared)
    centre = middle - normal.normalized() * math.sqrt(max(0, radius**2 - (a - middle).length_squared))
    points, index, faces = [], {}, []
    for i in range(steps + 1):
        for j in range(steps + 1 - i):
            flat = a + ab * (i / steps) + ac * (j / steps)
            index[i, j] = len(points)
            points.append(tuple(centre + (flat - centre).normalized() * radius))
    for i in range(steps):
        for j in range(steps - i):
            faces.append((index[i, j], index[i + 1, j], index[i, j + 1]))
            if j < steps - i - 1:
                faces.append((index[i + 1, j], index[i + 1, j + 1], index[i, j + 1]))
    body = finish(solid('shell', points, faces), material)
    thick = body.modifiers.new('solidify', 'SOLIDIFY')
    thick.thickness, thick.offset = thickness, -1
    return body


def backdrop(at, width, height, stops, strength=1.4):
    """A sky that shines by itself and casts no shadow: `stops` are (height 0–1, palette colour),
    facing −y.
    """
    made = bpy.data.materials.new('backdrop')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    where, split = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    ramp, shine, out = nodes.new('ShaderNodeValToRGB'), nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeOutputMaterial')
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Y'], ramp.inputs[0])
    links.new(ramp.outputs[0], shine.inputs[0])
    shine.inputs['Strength'].default_value = strength
    links.new(shine.outputs[0], out.inputs[0])
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = position, (*linear(colour), 1)
    corners = [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, height, 0), (-width / 2, height, 0)]
    body = solid('backdrop', corners, [(0, 1, 2, 3)], at, (math.pi / 2, 0, 0))
    body.data.materials.append(made)
    body.visible_shadow = False
    return body
