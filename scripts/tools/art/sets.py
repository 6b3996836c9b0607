"""The empty sets of the heroes: floor and high walls that end outside the picture, windows, light.
"""

from kit import box, daylight, lamp, paint, sun
from props import TURN
from props_interior import window_wall

HIGH = 7.0  # m; higher than any camera sees


def floor(width, depth, colour='birch', grid=0.8, joints='oak', across=False, gloss=0.42, middle=(0, 0)):
    """A floor with its boards or, `across`, its tiles."""
    x, y = middle
    box((x, y, -0.05), (width, depth, 0.1), paint(colour, Roughness=gloss, Specular=0.3), 0)
    for k in range(1, int(width / grid)):
        box((x - width / 2 + k * grid, y, 0.001), (0.01, depth, 0.002), joints, 0)
    for k in range(1, int(depth / grid) if across else 0):
        box((x, y - depth / 2 + k * grid, 0.001), (width, 0.01, 0.002), joints, 0)


def back_wall(y, width, colour='white', band=None, band_height=1.1):
    """A wall at the back with skirting and, if wanted, a painted band below."""
    box((0, y + 0.06, HIGH / 2), (width, 0.12, HIGH), colour, 0.01)
    box((0, y - 0.01, 0.06), (width, 0.03, 0.12), 'white', 0.006)
    if band:
        box((0, y - 0.003, band_height / 2), (width, 0.014, band_height), band, 0)


def side_wall(x, near, far, colour='white', band=None, band_height=1.1):
    """A wall at the side, from y = `near` to `far`; the room is on the other side of x = 0."""
    inward = -1 if x > 0 else 1
    middle, length = (near + far) / 2, far - near
    box((x - inward * 0.06, middle, HIGH / 2), (0.12, length, HIGH), colour, 0.01)
    box((x + inward * 0.01, middle, 0.06), (0.03, length, 0.12), 'white', 0.006)
    if band:
        box((x + inward * 0.003, middle, band_height / 2), (0.014, length, band_height), band, 0)


def side_windows(x, near, far, bays, transoms=(2.5,), sill=0.3):
    """A wall of windows at the right; the sky behind is the ground of the picture."""
    window_wall((x, (near + far) / 2, 0), far - near, HIGH, bays, transoms, TURN(-90), sill=sill)


def morning(turn=(58, 0, 62), strength=4.8, fill=1.0):
    """Clear sun from the right, with the studio's soft warm and cool lights around the camera."""
    sun(turn, strength, (1, 0.9, 0.74), 1.2)
    lamp((4, -9, 8), 5, 290 * fill, (0.5, 0.5, 0.8), (1, 0.95, 0.87))
    lamp((-6, -8, 7), 5, 135 * fill, (0, 1, 0.8), (0.86, 0.95, 1))
    daylight(0.33 * fill)
