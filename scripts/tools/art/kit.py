"""What all scenes share: one palette, one light, one lens, and solid shapes with soft edges.
Metres; z is up.
"""

import math
import os
import random
import tempfile

import bmesh
import bpy
import numpy as np
from mathutils import Vector

import denoise

# px; the shapes that lib/content/schema/picture.ts asks for.
SHAPES = {'card': (1024, 768), 'hero-wide': (1600, 1000), 'hero-tall': (800, 1000)}

# The brand's colours, in sRGB; what only pictures need follows after them.
PALETTE = {
    'ink': '10242B', 'harbour': '0B3C49', 'teal': '0F8B8D', 'sun': 'F6B73C', 'sand': 'EFE9DE', 'paper': 'F6F8F7',
    'white': 'F7F5EF', 'mist': 'DDE8E7', 'sky': 'CFE6EA', 'stone': 'C9D0CC', 'concrete': 'A9B3B2', 'steel': 'D4DADB',
    'oak': 'C99B66', 'walnut': '7A5638', 'tan': 'D9CDB8', 'leaf': '3F8A55', 'moss': '2E6B4A', 'soil': '3A2A20',
    'terracotta': 'C8734E', 'navy': '22303A', 'screen': '7FD6D3', 'glass': 'D5ECEE', 'water': '5FB3BF', 'lawn': '8DB580',
    # Muted neighbours for the services: a pale teal, window glass, walls, settled dust, worn
    # paving, brick.
    'mint': 'A9CCC8', 'pane': '93C3CB', 'wall': 'CAD8D6', 'dust': 'AD9F88', 'grime': '7D7A70', 'brick': 'B5806A',
    # For the heroes and pages: pale boards, dark glass and roofs, blue distance, the sky at dawn.
    'birch': 'DABE96', 'slate': '3E6470', 'haze': '8FB7BF', 'dawn': 'F9CFA5',
}

# Roughness, metal, emission, transmission of what is not plain paint (roughness 0.5).
FINISHES = {
    'steel': {'Roughness': 0.25, 'Metallic': 1}, 'glass': {'Roughness': 0.04, 'Transmission': 0.92},
    'screen': {'Roughness': 0.2, 'Emission Strength': 0.5}, 'sky': {'Roughness': 0.9, 'Emission Strength': 0.8},
    'oak': {'Roughness': 0.42}, 'white': {'Roughness': 0.6}, 'water': {'Roughness': 0.12}, 'mist': {'Roughness': 0.8},
}

_scenes = {}
_materials = {}


def scene(name, shape='card', ground='sand'):
    """Registers the function that builds a picture: its name below content/illustrations, its
    shape, the palette colour behind it.
    """

    def register(build):
        _scenes[name] = (build, shape, ground)
        return build

    return register


def scene_names():
    return sorted(_scenes)


def linear(colour):
    """A palette name or six hex digits as linear RGB."""
    code = PALETTE.get(colour, colour)
    channels = (int(code[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def paint(colour, **finish):
    """The material of a palette colour (or six hex digits), made once; `finish` sets inputs of the
    principled shader.
    """
    key = (colour, *sorted(finish.items()))
    if key not in _materials:
        made = bpy.data.materials.new(str(key))
        made.use_nodes = True
        inputs = made.node_tree.nodes['Principled BSDF'].inputs
        inputs['Base Color'].default_value = (*linear(colour), 1)
        for name, value in {**FINISHES.get(colour, {}), **finish}.items():
            inputs[name].default_value = value
        if inputs['Emission Strength'].default_value != 1 or 'Emission Strength' in finish:
            inputs['Emission'].default_value = (*linear(colour), 1)
        else:
            inputs['Emission'].default_value = (0, 0, 0, 1)
        _materials[key] = made
    return _materials[key]


def finish(body, material, bevel=0.0, segments=3):
    """Paints an object, smooths it, rounds its edges by `bevel` metres."""
    body.data.materials.append(paint(material) if isinstance(material, str) else material)
    body.data.polygons.foreach_set('use_smooth', [True] * len(body.data.polygons))
    body.data.use_auto_smooth = True
    if bevel:
        edge = body.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.harden_normals = bevel, segments, 'ANGLE', True
    return body


def solid(name, corners, faces, at=(0, 0, 0), turn=(0, 0, 0)):
    """An object without paint from its corners and faces. Much faster than Blender's operators when
    there are hundreds.
    """
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], faces)
    return _placed(name, mesh, at, turn)


def _placed(name, mesh, at, turn):
    body = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(body)
    body.location, body.rotation_euler = at, turn
    return body


def box(at, size, material, bevel=0.015, turn=(0, 0, 0)):
    """A block by its centre and its size."""
    x, y, z = (side / 2 for side in size)
    corners = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return finish(solid('box', corners, faces, at, turn), material, min(bevel, min(size) * 0.45))


def cylinder(at, radius, height, material, bevel=0.008, top=None, turn=(0, 0, 0), sides=48):
    """A cylinder by its centre, or a cone whose upper radius is `top`."""
    draft = bmesh.new()
    upper = radius if top is None else top
    bmesh.ops.create_cone(draft, cap_ends=True, segments=sides, radius1=radius, radius2=upper, depth=height)
    return finish(_meshed('cylinder', draft, at, turn), material, min(bevel, radius * 0.4, height * 0.4), 2)


def ball(at, size, material, turn=(0, 0, 0)):
    """An ellipsoid by its centre and its three radii (or one)."""
    draft = bmesh.new()
    bmesh.ops.create_uvsphere(draft, u_segments=32, v_segments=16, radius=1)
    body = _meshed('ball', draft, at, turn)
    body.scale = size if isinstance(size, tuple) else (size,) * 3
    return finish(body, material)


def _meshed(name, draft, at, turn):
    mesh = bpy.data.meshes.new(name)
    draft.to_mesh(mesh)
    return _placed(name, mesh, at, turn)


def rod(start, end, radius, material):
    """A round bar between two points."""
    a, b = Vector(start), Vector(end)
    turn = (b - a).to_track_quat('Z', 'Y').to_euler()
    return cylinder(tuple((a + b) / 2), radius, (b - a).length, material, 0, turn=turn, sides=24)


def tube(points, radius, material, closed=False):
    """A hose or a cable along smooth points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 6, True
    line = curve.splines.new('NURBS')
    line.points.add(len(points) - 1)
    for point, where in zip(line.points, points):
        point.co = (*where, 1)
    line.use_endpoint_u, line.use_cyclic_u, line.order_u = not closed, closed, min(4, len(points))
    body = bpy.data.objects.new('tube', curve)
    bpy.context.collection.objects.link(body)
    curve.materials.append(paint(material) if isinstance(material, str) else material)
    return body


def prism(outline, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.01):
    """A flat outline (x, y points, anticlockwise) raised by `height`."""
    count = len(outline)
    corners = [(x, y, 0) for x, y in outline] + [(x, y, height) for x, y in outline]
    sides = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count)), *sides]
    return finish(solid('prism', corners, faces, at, turn), material, bevel)


def group(bodies, at=(0, 0, 0), turn=0.0, size=1.0):
    """Moves, turns (radians, about z) and scales objects that were built around the origin, as one.
    """
    handle = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(handle)
    for body in bodies:
        if body.parent is None:
            body.parent = handle
    handle.location, handle.rotation_euler, handle.scale = at, (0, 0, turn), (size,) * 3
    return handle


def lamp(at, size, power, target=(0, 0, 0.8), colour=(1, 1, 1)):
    """A round soft light, in watts."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape, light.size, light.energy, light.color = 'DISK', size, power, colour
    body = bpy.data.objects.new('lamp', light)
    body.location = at
    body.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(body)
    return body


def sun(turn, strength, colour=(1, 0.93, 0.82), softness=2.0):
    """Direct sunlight: `turn` in degrees about x, y, z; `softness` is the sun's width in degrees.
    """
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, colour, math.radians(softness)
    body = bpy.data.objects.new('sun', light)
    body.rotation_euler = tuple(math.radians(d) for d in turn)
    bpy.context.collection.objects.link(body)
    return body


def daylight(strength=0.55, colour=(0.93, 0.97, 1)):
    """The light from all around."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (*colour, 1), strength


def studio(reach=1.0):
    """The light of every diorama: one warm key from the right, one cool fill from the left. `reach`
    scales with the model.
    """
    lamp((4.6 * reach, -3.4 * reach, 5.6 * reach), 1.6 * reach, 900 * reach**2, colour=(1, 0.94, 0.84))
    lamp((-5.5 * reach, -2.5 * reach, 5 * reach), 4 * reach, 170 * reach**2, colour=(0.84, 0.94, 1))
    daylight(0.5)


def isometric(width, target=(0, 0, 0.7)):
    """The camera of every diorama: from the front right, above, without perspective. `width` is
    what it sees, in metres.
    """
    camera = _camera(target, Vector((9, -9, 7.6)))
    camera.data.type, camera.data.ortho_scale = 'ORTHO', width
    return camera


def camera(at, target, lens=35.0):
    """A camera with perspective at a place; `lens` in mm on 36 mm film."""
    view = _camera(target, Vector(at) - Vector(target))
    view.data.lens = lens
    return view


def _camera(target, offset):
    view = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    view.location = Vector(target) + offset
    view.rotation_euler = (-offset).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(view)
    bpy.context.scene.camera = view
    return view


def render(name, out, weights, draft=False):
    """Builds the scene of this name and writes it as PNG. A draft is smaller. Throws for an unknown
    name.
    """
    if name not in _scenes:
        raise KeyError(f'no scene {name!r}; there are {", ".join(scene_names())}')
    build, shape, ground = _scenes[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _materials.clear()
    random.seed(name)
    settings = bpy.context.scene
    settings.render.resolution_x, settings.render.resolution_y = SHAPES[shape]
    settings.render.resolution_percentage = 40 if draft else 100
    settings.render.engine = 'CYCLES'
    settings.render.film_transparent = True
    cycles = settings.cycles
    # Few rays: denoise.py takes the grain out.
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = 10, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.transparent_max_bounces = 4, 2, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2
    settings.view_settings.view_transform, settings.view_settings.look = 'Filmic', 'Medium High Contrast'
    settings.view_settings.exposure = 0.35
    build()
    with tempfile.TemporaryDirectory() as folder:
        _store_passes(settings, folder)
        settings.render.filepath = os.path.join(folder, 'colour.png')
        stored = settings.render.image_settings
        stored.file_format, stored.color_depth = 'PNG', '16'
        bpy.ops.render.render(write_still=True)
        colour = _pixels(os.path.join(folder, 'colour.png'))
        alpha = colour[..., 3:]
        behind = [int(PALETTE[ground][i : i + 2], 16) / 255 for i in (0, 2, 4)]
        picture = colour[..., :3] * alpha + np.array(behind, np.float32) * (1 - alpha)
        albedo, normal = (_pixels(os.path.join(folder, f'{kind}0001.exr'))[..., :3] for kind in ('albedo', 'normal'))
        _save(denoise.denoise(picture, albedo, normal, denoise.read_weights(weights)), out)


def _store_passes(settings, folder):
    """Has colours and directions of the surfaces written beside the picture: the denoiser keeps
    their edges.
    """
    settings.view_layers[0].cycles.denoising_store_passes = True
    settings.use_nodes = True
    nodes, links = settings.node_tree.nodes, settings.node_tree.links
    layers = next(node for node in nodes if node.type == 'R_LAYERS')
    for kind in ('Albedo', 'Normal'):
        output = nodes.new('CompositorNodeOutputFile')
        output.base_path, output.file_slots[0].path = folder, kind.lower()
        output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
        links.new(layers.outputs[f'Denoising {kind}'], output.inputs[0])


def _pixels(path):
    """A picture file as height × width × 4, the top row first, without conversion of its colours.
    """
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[::-1]


def _save(picture, path):
    image = bpy.data.images.new('out', picture.shape[1], picture.shape[0], alpha=False)
    opaque = np.concatenate([picture, np.ones((*picture.shape[:2], 1), np.float32)], axis=2)
    image.pixels.foreach_set(np.ascontiguousarray(opaque[::-1]).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
