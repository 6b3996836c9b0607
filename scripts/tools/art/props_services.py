"""What the service dioramas share: the fitted camera, the open corner, floors, and what hangs on
walls (its back at y = 0, facing −y).
"""

import random

import bpy
from mathutils import Vector

from kit import box, cylinder, finish, group, isometric, paint, prism, rod, tube
from props import TURN

LEFT = TURN(90)  # the turn of what hangs on the left wall


def fit(fill=0.9):
    """The camera of the dioramas, set so that the finished model fills this share of the frame,
    with equal air around it.
    """
    view = isometric(10)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    inverse = view.matrix_world.inverted()
    corners = [
        inverse @ body.matrix_world @ Vector(corner)
        for body in bpy.context.scene.objects
        if body.type in ('MESH', 'CURVE')
        for corner in body.evaluated_get(graph).bound_box
    ]
    (left, right), (low, high) = ((min(c[i] for c in corners), max(c[i] for c in corners)) for i in (0, 1))
    view.data.ortho_scale = max(right - left, (high - low) * 4 / 3) / fill
    view.location += view.matrix_world.to_3x3() @ Vector(((left + right) / 2, (low + high) / 2, 0))


def turn_model(turn):
    """Turns all that has been built so far about z."""
    group([body for body in bpy.context.scene.objects if body.parent is None], turn=turn)


def blocks(items, material, bevel=0.004):
    """Many upright blocks (centre, size) of one material as one body: books, tiles, bricks."""
    corners, faces = [], []
    for (x, y, z), (w, d, h) in items:
        k = len(corners)
        corners += [(x + i * w / 2, y + j * d / 2, z + l * h / 2) for l in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
        sides = ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6))
        faces += [tuple(k + i for i in side) for side in sides]
    mesh = bpy.data.meshes.new('blocks')
    mesh.from_pydata(corners, [], faces)
    body = bpy.data.objects.new('blocks', mesh)
    bpy.context.collection.objects.link(body)
    return finish(body, material, bevel, 2)


def scatter(items, colours, bevel=0.004):
    """Blocks like `blocks`, each in a colour drawn from `colours`."""
    drawn = [(item, random.choice(colours)) for item in items]
    kinds = ((colour, [item for item, own in drawn if own == colour]) for colour in dict.fromkeys(colours))
    return [blocks(own, colour, bevel) for colour, own in kinds if own]


def corner(width=3.8, depth=3.6, back=2.4, left=2.4, floor='tan', walls='wall', base='stone'):
    """An open corner: floor at z = 0 on a slab, a back wall (+y) and a left wall (−x) of these
    heights outside it, skirting.
    """
    box((-0.05, 0.05, -0.11), (width + 0.34, depth + 0.34, 0.16), base, 0.045)
    box((0, 0, -0.02), (width, depth, 0.04), floor, 0.004)
    if back:
        box((-0.06, depth / 2 + 0.06, back / 2 - 0.02), (width + 0.12, 0.12, back + 0.04), walls, 0.014)
        box((0, depth / 2 - 0.01, 0.05), (width, 0.02, 0.1), 'white', 0.005)
    if left:
        box((-width / 2 - 0.06, 0, left / 2 - 0.02), (0.12, depth, left + 0.04), walls, 0.014)
        box((-width / 2 + 0.01, 0, 0.05), (0.02, depth, 0.1), 'white', 0.005)


def tiles(area, pitch, colours, gap=0.012, height=0.008):
    """Square tiles over x0, y0, x1, y1 on the floor; what lies beneath shows as the joints."""
    x0, y0, x1, y1 = area
    columns, rows = round((x1 - x0) / pitch), round((y1 - y0) / pitch)
    w, d = (x1 - x0) / columns, (y1 - y0) / rows
    spots = [(x0 + (i + 0.5) * w, y0 + (j + 0.5) * d) for i in range(columns) for j in range(rows)]
    return scatter([((x, y, height / 2), (w - gap, d - gap, height)) for x, y in spots], colours, 0.002)


def planks(area, colours=('oak', 'oak', 'C49560', 'CFA46F'), pitch=0.16):
    """Boards along y of random lengths over x0, y0, x1, y1."""
    x0, y0, x1, y1 = area
    count = round((x1 - x0) / pitch)
    w, items = (x1 - x0) / count, []
    for i in range(count):
        start = y0
        while start < y1:
            end = min(y1, start + random.uniform(0.7, 1.5))
            items.append(((x0 + (i + 0.5) * w, (start + end) / 2, 0.004), (w - 0.006, end - start - 0.006, 0.008)))
            start = end
    return scatter(items, colours, 0.001)


def panel(outline, material, at=(0, 0, 0), turn=0.0, thickness=0.006):
    """A flat outline (x, z points, anticlockwise seen from −y) standing upright."""
    return group([prism(outline, thickness, material, turn=(TURN(90), 0, 0), bevel=0)], at, turn)


def pane(at, width=2.0, height=1.2, panes=2, turn=0.0, blind=0.0):
    """A window by its centre, with glints, a sill and a blind drawn down by this share."""
    glass, glint = paint('pane', Roughness=0.12), paint('white', Alpha=0.35)
    parts, step = [box((0, -0.012, 0), (width, 0.026, height), glass, 0)], width / panes
    for i in range(panes):
        x, w, h = (i + 0.5) * step - width / 2, step, height / 2
        for a, b in ((-0.3, -0.12), (-0.04, 0.02)):
            slant = [((a - 0.08) * w + x, -h), ((b - 0.08) * w + x, -h), ((b + 0.3) * w + x, h), ((a + 0.3) * w + x, h)]
            parts.append(panel(slant, glint, (0, -0.026, 0), thickness=0.003))
    parts += [box((i * step - width / 2, -0.03, 0), (0.05, 0.06, height), 'white', 0.006) for i in range(panes + 1)]
    parts += [box((0, -0.036, z), (width + 0.07, 0.072, 0.056), 'white', 0.006) for z in (-height / 2, height / 2)]
    parts.append(box((0, -0.08, -height / 2 - 0.035), (width + 0.16, 0.18, 0.03), 'white', 0.008))
    slats = int(height * blind / 0.055)
    if slats:
        rows = [((0, -0.075, height / 2 - 0.03 - k * 0.055), (width - 0.02, 0.02, 0.042)) for k in range(slats)]
        parts += [blocks(rows, 'white', 0.003), box((0, -0.08, height / 2 + 0.04), (width + 0.04, 0.07, 0.06), 'steel', 0.01)]
        parts.append(rod((width / 2 - 0.08, -0.1, height / 2), (width / 2 - 0.08, -0.1, -height * 0.2), 0.006, 'stone'))
    return group(parts, at, turn)


def door(at, turn=0.0, leaf='oak', width=0.9):
    """A closed door of 2.1 m, standing on the floor against the wall with a kick plate and a lever.
    """
    parts = [box((0, -0.02, 1.04), (width, 0.04, 2.08), leaf, 0.008)]
    parts += [box((s * (width / 2 + 0.035), -0.03, 1.075), (0.07, 0.06, 2.15), 'white', 0.008) for s in (-1, 1)]
    parts += [box((0, -0.033, 2.12), (width + 0.16, 0.066, 0.08), 'white', 0.008)]
    parts.append(box((0, -0.045, 0.15), (width - 0.1, 0.012, 0.2), 'steel', 0.004))
    side = width / 2 - 0.09
    parts += [
        box((side, -0.048, 1.02), (0.05, 0.014, 0.2), 'steel', 0.005),
        rod((side, -0.09, 1.02), (side - 0.13, -0.09, 1.02), 0.012, 'steel'),
    ]
    parts.append(rod((side, -0.04, 1.02), (side, -0.095, 1.02), 0.012, 'steel'))
    return group(parts, at, turn)


def switch(at, turn=0.0, wide=0.09):
    """A light switch, or with wide = 0.14 a double socket with its two plugs' slots."""
    parts = [box((0, -0.008, 0), (wide, 0.016, 0.11 if wide < 0.1 else 0.09), 'white', 0.006)]
    places = (0,) if wide < 0.1 else (-0.033, 0.033)
    parts += [box((x, -0.018, 0), (0.02, 0.012, 0.035), 'stone', 0.003) for x in places]
    return group(parts, at, turn)


def clock(at, turn=0.0, radius=0.16):
    """A wall clock without numerals, at twenty to seven."""
    flat = (TURN(90), 0, 0)
    parts = [
        cylinder((0, -0.02, 0), radius, 0.04, 'harbour', 0.01, turn=flat),
        cylinder((0, -0.042, 0), radius * 0.88, 0.006, 'white', 0, turn=flat),
    ]
    parts += [rod((0, -0.05, 0), (-0.05 * radius / 0.16, -0.05, -0.07 * radius / 0.16), 0.008, 'ink')]
    parts += [rod((0, -0.05, 0), (-0.1 * radius / 0.16, -0.05, -0.05 * radius / 0.16), 0.006, 'sun')]
    return group(parts, at, turn)


def art(at, turn=0.0, width=0.8, height=0.6, ground='teal', shapes=('sun', 'white')):
    """A framed print: a disc above two hills."""
    w, h = width / 2, height / 2
    parts = [
        box((0, -0.015, 0), (width, 0.03, height), 'oak', 0.006),
        box((0, -0.03, 0), (width - 0.06, 0.008, height - 0.06), ground, 0),
    ]
    parts.append(cylinder((w * 0.4, -0.035, h * 0.35), min(w, h) * 0.3, 0.006, shapes[0], 0, turn=(TURN(90), 0, 0)))
    e, f = w - 0.03, h - 0.03
    parts.append(
        panel(
            [(-e, -f), (e, -f), (e, -f * 0.5), (w * 0.1, -f * 0.1), (-w * 0.4, -f * 0.55), (-e, -f * 0.2)],
            shapes[1],
            (0, -0.033, 0),
        )
    )
    return group(parts, at, turn)


def pendant(at, drop=0.5, shade='teal', radius=0.17):
    """A lamp hanging from `at` on its cord; the bulb shows below."""
    x, y, z = at
    rod(at, (x, y, z - drop), 0.007, 'ink')
    cylinder((x, y, z - drop - 0.08), radius, 0.18, shade, 0.006, top=0.05)
    cylinder((x, y, z - drop - 0.175), radius * 0.8, 0.01, paint('white', **{'Emission Strength': 0.9}), 0)


def curtain(at, turn=0.0, width=0.8, height=1.9, cloth='mint'):
    """A hanging curtain along x by the centre of its lower edge, in soft folds."""
    count = max(4, round(width / 0.07))
    folds = [
        cylinder(((i + 0.5) * width / count - width / 2, 0.018 * (-1) ** i, height / 2), 0.046, height, cloth, 0.01, sides=16)
        for i in range(count)
    ]
    return group(folds, at, turn)


def gleam(outline, strength=0.5, z=0.012, colour='white'):
    """A wiped, still shining area on the floor: a thin film over x, y points (anticlockwise)."""
    film = paint(colour, Alpha=strength, Roughness=0.05, Specular=0.9)
    return prism(outline, 0.002, film, (0, 0, z), bevel=0)


def cable(points, radius=0.012, material='ink'):
    """A lead lying on the floor along x, y points."""
    return tube([(x, y, radius + 0.01) for x, y in points], radius, material)
