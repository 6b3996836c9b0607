"""Parts of buildings seen from outside. A facade's parts face −y before turning: 0 is the left
front, SIDE the right one.
"""

import math

import bpy
from mathutils import Vector

from kit import box, cylinder, group, isometric, paint, prism, rod, studio

SIDE = math.pi / 2

# The palette's concrete, in the shade of a road.
ASPHALT = '75848A'


def site(width, depth):
    """The slab a building stands on; its top is at z = 0."""
    box((0, 0, -0.25), (width + 0.4, depth + 0.4, 0.5), 'stone', 0.14)


def ground(x, y, width, depth, colour, height=0.06, bevel=0.02):
    """A flat piece of lawn, road or paving by its centre."""
    return box((x, y, height / 2), (width, depth, height), colour, bevel)


def paving(x, y, width, depth, cols, rows, colour='stone', height=0.1):
    """Slabs with open joints."""
    w, d = width / cols, depth / rows
    for i in range(cols):
        for j in range(rows):
            ground(x - width / 2 + (i + 0.5) * w, y - depth / 2 + (j + 0.5) * d, w - 0.04, d - 0.04, colour, height, 0.015)


def outdoors(fill=0.87):
    """Camera and light for a finished model: as large as `fill` of the frame allows, centred."""
    bpy.context.view_layer.update()
    away = Vector((9, -9, 7.6)).normalized()
    right = Vector((1, 1, 0)).normalized()
    up = away.cross(right)
    corners = [
        body.matrix_world @ Vector(corner)
        for body in bpy.data.objects
        if body.type in ('MESH', 'CURVE')
        for corner in body.bound_box
    ]
    across, along = ([corner.dot(axis) for corner in corners] for axis in (right, up))
    width = max(max(across) - min(across), (max(along) - min(along)) * 4 / 3) / fill
    target = right * (max(across) + min(across)) / 2 + up * (max(along) + min(along)) / 2
    studio(width / 6.9)
    view = isometric(width, tuple(target))
    view.location += away * width
    view.data.clip_end = 500
    return view


def upright(outline, depth, material, at=(0, 0, 0), turn=0.0, bevel=0.01):
    """A flat outline (x, z points, anticlockwise) as thick as `depth`, standing, its middle at y =
    0.
    """
    return group([prism(outline, depth, material, (0, depth / 2, 0), (math.pi / 2, 0, 0), bevel)], at, turn)


def pane(colour='water'):
    """Glass; one does not look through it: transparency is noisy, so open shop fronts have streaks
    (shine) and no panes.
    """
    return paint(colour, **{'Roughness': 0.08, 'Transmission': 0, 'Emission Strength': 0})


def shine(width, height, at=(0, 0, 0), turn=0.0, start=0.12, widths=(0.2, 0.07), colour='sky'):
    """The diagonal streaks on clean glass, within width × height around `at`, on the surface."""
    lean = min(height * 0.55, width * 0.45)
    x, parts = -width / 2 + width * start, []
    for share in widths:
        w = width * share
        outline = [(x, -height / 2), (x + w, -height / 2), (x + w + lean, height / 2), (x + lean, height / 2)]
        parts.append(upright(outline, 0.012, pane(colour), bevel=0))
        x += w + width * 0.06
    return group(parts, at, turn)


def glazing(at, width, height, cols=1, rows=1, turn=0.0, frame='white', glass='water', bar=0.07, sill=True, wiped=False):
    """A window or glass front on a wall's surface, by its centre."""
    parts = [box((0, -0.01, 0), (width, 0.05, height), glass if not isinstance(glass, str) else pane(glass), 0)]
    parts += [
        box((-width / 2 + i * width / cols, -0.04, 0), (bar, 0.1, height + bar), frame, 0.01) for i in range(cols + 1)
    ]
    parts += [box((0, -0.04, -height / 2 + j * height / rows), (width, 0.1, bar), frame, 0.01) for j in range(rows + 1)]
    if sill:
        parts.append(box((0, -0.08, -height / 2 - bar / 2 - 0.02), (width + 0.24, 0.22, 0.07), frame, 0.015))
    if wiped:
        parts.append(shine(width - bar, height - bar, (0, -0.045, 0)))
    return group(parts, at, turn)


def door(at, turn=0.0, width=1.0, height=2.1, colour='teal', leaves=1, glass=True, step=True):
    """A door on a wall's surface with frame, panes, handles and step; `at` is its foot."""
    parts = [
        box((0, -0.02, height / 2 + 0.05), (width + 0.2, 0.1, height + 0.1), 'white', 0.02),
        box((0, -0.06, height / 2), (width, 0.06, height), colour, 0.015),
    ]
    leaf = width / leaves
    for i in range(leaves):
        x = -width / 2 + (i + 0.5) * leaf
        if glass:
            parts.append(box((x, -0.095, height * 0.56), (leaf - 0.26, 0.02, height * 0.68), pane('glass'), 0.006))
        side = 1 if i == 0 else -1
        parts.append(
            rod((x + side * (leaf / 2 - 0.08), -0.15, 0.85), (x + side * (leaf / 2 - 0.08), -0.15, 1.3), 0.022, 'steel')
        )
    if step:
        parts.append(box((0, -0.3, 0.05), (width + 0.5, 0.6, 0.1), 'concrete', 0.02))
    return group(parts, at, turn)


def wall(at, width, height, openings=(), thickness=0.2, material='white', turn=0.0):
    """A wall with holes, its foot's middle at `at`, its face at y = 0; a hole is (x, z, width,
    height) by its lower middle.
    """
    parts, x = [], -width / 2

    def piece(x0, x1, z0, z1):
        if x1 - x0 > 0.001 and z1 - z0 > 0.001:
            parts.append(box(((x0 + x1) / 2, thickness / 2, (z0 + z1) / 2), (x1 - x0, thickness, z1 - z0), material, 0))

    for middle, foot, wide, high in sorted(openings):
        piece(x, middle - wide / 2, 0, height)
        piece(middle - wide / 2, middle + wide / 2, 0, foot)
        piece(middle - wide / 2, middle + wide / 2, foot + high, height)
        x = middle + wide / 2
    piece(x, width / 2, 0, height)
    return group(parts, at, turn)


def parapet(x, y, z, width, depth, colour='white', height=0.45, thickness=0.22):
    """A flat roof's deck and the low wall around it; z is the deck."""
    box((x, y, z + 0.02), (width - 0.1, depth - 0.1, 0.08), 'concrete', 0)
    for side in (-1, 1):
        box((x, y + side * (depth - thickness) / 2, z + height / 2), (width, thickness, height), colour, 0.03)
        box(
            (x + side * (width - thickness) / 2, y, z + height / 2),
            (thickness, depth - 2 * thickness, height),
            colour,
            0.03,
        )


def gable(at, width, depth, rise, colour='harbour', wall_colour='white', turn=0.0, overhang=0.35, seams=9):
    """A pitched roof with standing seams; the ridge runs along x, z is the eaves."""
    slope = math.atan2(rise, depth / 2)
    length = math.hypot(rise, depth / 2) + overhang
    parts = [upright([(-depth / 2, 0), (depth / 2, 0), (0, rise)], width, wall_colour, turn=SIDE, bevel=0)]
    for side in (-1, 1):
        middle = length / 2 - 0.02
        y, z = side * middle * math.cos(slope), rise + 0.09 - middle * math.sin(slope)
        parts.append(box((0, y, z), (width + 2 * overhang, length, 0.14), colour, 0.03, (-side * slope, 0, 0)))
        for i in range(seams):
            x = -width / 2 - overhang + 0.12 + i * (width + 2 * overhang - 0.24) / (seams - 1)
            parts.append(box((x, y, z + 0.085), (0.05, length, 0.07), colour, 0.01, (-side * slope, 0, 0)))
    parts.append(box((0, 0, rise + 0.17), (width + 2 * overhang + 0.04, 0.3, 0.1), colour, 0.04))
    return group(parts, at, turn)


def awning(at, width, depth, turn=0.0, colours=('teal', 'white'), drop=0.55, stripes=9):
    """A striped cloth awning with a scalloped edge; `at` is the middle of its upper edge on the
    wall.
    """
    slope, length, step, parts = math.atan2(drop, depth), math.hypot(drop, depth), width / stripes, []
    for i in range(stripes):
        x, colour = -width / 2 + (i + 0.5) * step, colours[i % len(colours)]
        parts.append(box((x, -depth / 2, -drop / 2), (step, length, 0.05), colour, 0.008, (slope, 0, 0)))
        parts.append(box((x, -depth, -drop - 0.11), (step, 0.04, 0.22), colour, 0.008))
        parts.append(cylinder((x, -depth, -drop - 0.22), step / 2 - 0.004, 0.036, colour, 0, turn=(math.pi / 2, 0, 0), sides=24))
    return group(parts, at, turn)


def air_unit(at, turn=0.0, size=1.0):
    """A roof-top air conditioner with its fan."""
    parts = [
        box((0, 0, 0.5), (1.3, 0.9, 0.8), 'paper', 0.05),
        cylinder((0, 0, 0.92), 0.34, 0.06, 'stone', 0.01),
        cylinder((0, 0, 0.96), 0.27, 0.04, 'navy', 0),
        box((0, -0.46, 0.5), (0.95, 0.02, 0.5), 'concrete', 0.005),
    ]
    parts += [box((0, 0, 0.975), (0.5, 0.05, 0.03), 'steel', 0, (0, 0, a)) for a in (0.4, 0.4 + math.pi / 2)]
    parts += [box((x, y, 0.05), (0.12, 0.12, 0.12), 'concrete', 0) for x in (-0.5, 0.5) for y in (-0.3, 0.3)]
    return group(parts, at, turn, size)


def railing(points, height=0.95, colour='steel', posts=5, radius=0.028):
    """A handrail with a middle bar and posts along straight stretches between points."""
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        for z in (height, height * 0.5):
            rod(a + Vector((0, 0, z)), b + Vector((0, 0, z)), radius, colour)
        for i in range(posts):
            foot = a.lerp(b, i / (posts - 1))
            rod(foot, foot + Vector((0, 0, height)), radius, colour)
