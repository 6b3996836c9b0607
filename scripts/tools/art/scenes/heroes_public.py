"""Heroes: the waiting room of a clinic, and the lobby of an apartment building."""

import math

from forms import ribbon, rounded
from kit import box, camera, cylinder, paint, prism, scene
from props import TURN, bucket, caddy, floor_sign, mop, plant
from props_city import softened
from props_interior import cushion, pendant, slats
from props_public import bench, counter, framed, letterboxes, lift, parcel, sanitiser, tick, waiting_bench, water_cooler
from props_trolley import trolley
from sets import back_wall, floor, morning, side_wall, side_windows


def _medical():
    floor(11, 13, 'mist', 1.2, 'stone', True, 0.22, (0, -0.5))
    back_wall(3.6, 9.4, 'white', 'mist', 1.15)
    side_wall(-4.4, -1.5, 3.6, 'white', 'mist', 1.15)
    side_windows(4.4, -1.2, 3.6, 4)
    slats((1.55, 3.56, 0.1), 3.4, 6.5, 34)
    cylinder((1.45, 3.5, 2.5), 0.46, 0.05, 'teal', 0.012, turn=(math.pi / 2, 0, 0), sides=64)
    tick((1.45, 3.47, 2.48), 0.5)
    counter((1.45, 2.35, 0), 3.1)
    for x in (0.35, 2.55):
        pendant((x, 2.3, 2.2), 7, 0.2, 'teal', 'paper')
    plant((2.62, 2.35, 0.8), 0.42, 'white')
    waiting_bench((-2.25, 3.05, 0), 4, 0, ('teal', 'teal', 'harbour', 'teal'))
    waiting_bench((-3.85, 1.1, 0), 3, TURN(90), ('harbour', 'teal', 'teal'))
    plant((-3.9, 3.05, 0), 1.35)
    plant((3.8, 3.05, 0), 1.25, 'teal')
    framed((-2.25, 3.57, 1.85), 1.5, 0.95, ('sand', 'haze', 'teal', 'harbour'))
    framed((-4.37, 1.1, 1.85), 1.1, 0.9, ('sky', 'sand', 'lawn', 'moss'), TURN(90))
    prism(rounded(1.5, 1.0, 0.45), 0.05, 'oak', (-2.3, 1.55, 0.36), bevel=0.015)
    for x, y in ((-2.75, 1.3), (-1.85, 1.3), (-2.75, 1.8), (-1.85, 1.8)):
        cylinder((x, y, 0.18), 0.025, 0.36, 'white')
    for k, colour in enumerate(('white', 'teal', 'terracotta')):
        box((-2.5, 1.55, 0.418 + 0.012 * k), (0.22, 0.3, 0.011), colour, 0.002, (0, 0, 0.2 * k))
    plant((-1.98, 1.6, 0.41), 0.28, 'teal')
    water_cooler((-0.55, 3.3, 0))
    sanitiser((3.35, 1.1, 0), TURN(-35))


def _medical_kit():
    trolley((1.35, -0.85, 0), TURN(-16), 0.95)
    floor_sign((-1.3, 0.25, 0), TURN(16))
    mop((-0.75, -1.3, 0), TURN(12), 24)
    bucket((0.0, -1.25, 0), TURN(8))
    trail = [(-0.8 - 0.9 * math.sin(k / 16 * 2.2), -1.3 + k * 0.16) for k in range(17)]
    ribbon(trail, 0.5, 0.004, paint('mist', Roughness=0.05))
    morning()


@scene('hero/medical-wide', 'hero-wide', 'sky')
def medical_wide():
    _medical()
    _medical_kit()
    camera((-0.1, -5.7, 1.55), (0.2, 3, 1.15), 31)


@scene('hero/medical-tall', 'hero-tall', 'sky')
def medical_tall():
    _medical()
    _medical_kit()
    camera((0.58, -5.4, 1.6), (0.6, 3, 1.22), 37)


def _lobby():
    floor(11, 13, 'white', 1.2, 'stone', True, 0.2, (0, -0.5))
    back_wall(3.6, 9.4, 'mist')
    side_wall(-4.4, -1.5, 3.6, 'white')
    side_windows(4.4, -1.2, 3.6, 3, (2.6,), 0.12)
    box((-0.1, 3.52, 3.5), (3.3, 0.1, 7), 'teal', 0.01)
    lift((-0.1, 3.42, 0))
    letterboxes((2.75, 3.44, 0), 6, 5)
    slats((2.75, 3.56, 0), 2.4, 6.8, 24)
    slats((-3.1, 3.56, 0), 2.5, 6.8, 25)
    bench((-3.1, 3.1, 0), 1.7)
    cushion((-3.5, 3.2, 0.5), 0, 'sand')
    framed((-3.1, 3.5, 1.75), 1.2, 1.2, ('sand', 'dawn', 'haze', 'slate'))
    plant((-1.75, 3.15, 0), 1.25, 'harbour')
    plant((-4.0, 1.5, 0), 1.3)
    plant((4.0, 3.05, 0), 1.2, 'teal')
    parcel((1.75, 2.95, 0), turn=0.2)
    parcel((1.78, 2.97, 0.25), (0.28, 0.22, 0.16), -0.15)
    for x, y, z, radius in ((0.2, 1.4, 2.75, 0.36), (-0.65, 1.9, 3.1, 0.28), (1.0, 2.1, 2.45, 0.25)):
        pendant((x, y, z), 7, radius, 'harbour', 'sun' if radius > 0.3 else 'paper')
    prism(rounded(2.6, 1.5, 0.1), 0.016, 'harbour', (3.0, 0.6, 0.001), turn=(0, 0, TURN(90)), bevel=0.006)
    prism(rounded(2.3, 1.2, 0.06), 0.006, 'slate', (3.0, 0.6, 0.016), turn=(0, 0, TURN(90)), bevel=0.002)


def _lobby_kit():
    """The mop has come from the lift: what it left behind shines, the rest is still dull."""
    edge = softened([(0.9, -3.6), (1.0, -1.9), (0.3, -0.9), (0.75, 0.2), (-0.2, 1.35), (-2.2, 1.0), (-4.4, 1.5)])
    prism([(-4.4, -3.6), *edge], 0.003, paint('tan', Roughness=0.7, Specular=0.1), bevel=0)
    swept = softened(
        [(0.8, 0.9), (-1.4, 0.9), (-1.4, 0.15), (0.3, 0.1), (0.3, -0.6), (-1.6, -0.65), (-1.5, -1.45), (-1.05, -1.5)]
    )
    ribbon(swept, 0.42, 0.006, paint('white', Roughness=0.05))
    mop((-1.05, -1.45, 0), TURN(10), 26)
    bucket((0.85, -1.2, 0), TURN(-14))
    caddy((1.75, -0.55, 0), TURN(18))
    floor_sign((-0.9, 1.75, 0), TURN(-14))
    morning()


@scene('hero/strata-wide', 'hero-wide', 'sky')
def strata_wide():
    _lobby()
    _lobby_kit()
    camera((0.2, -5.7, 1.55), (0.3, 3, 1.3), 31)


@scene('hero/strata-tall', 'hero-tall', 'sky')
def strata_tall():
    _lobby()
    _lobby_kit()
    camera((0.1, -5.4, 1.6), (0.15, 3, 1.28), 38)
