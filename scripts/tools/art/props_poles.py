"""What washes windows from the ground: the pole and the trolley that purifies its water. Built around
the origin, then placed.
"""

from kit import box, cylinder, group, rod, tube
from props import TURN


def water_pole(at, turn, foot, height, size=1.0, lean=0.0):
    """A pole that stands on the ground at `foot` (x, y) with its brush at this height on the glass
    (y = 0) above the origin; `lean` turns the brush in the glass's plane.
    """
    start, end = (*foot, 0.02), (0, -0.3 * size, height - 0.16 * size)

    def along(share):
        return tuple(a + (b - a) * share for a, b in zip(start, end))

    parts = [rod(start, end, 0.02 * size, 'ink'), rod(end, (0, -0.1 * size, height), 0.02 * size, 'ink')]
    parts += [rod(start, along(0.35), 0.03 * size, 'navy'), rod(along(0.35), along(0.7), 0.025 * size, 'navy')]
    parts += [rod(along(share), along(share + 0.03), 0.04 * size, 'sun') for share in (0.34, 0.68)]
    parts += [
        box((0, -0.12 * size, height), (0.62 * size, 0.06 * size, 0.12 * size), 'teal', 0.02, (0, lean, 0)),
        box((0, -0.05 * size, height), (0.6 * size, 0.1 * size, 0.1 * size), 'white', 0.01, (0, lean, 0)),
    ]
    return group(parts, at, turn)


def purifier(at, turn=0.0):
    """The trolley that purifies the pole's water: two filters with a meter; its handle is at +y."""
    across = (0, TURN(90), 0)
    parts = [box((0, 0.02, 0.14), (0.66, 0.4, 0.05), 'ink', 0.015)]
    parts += [cylinder((x, 0.22, 0.12), 0.12, 0.08, 'ink', 0.03, turn=across) for x in (-0.33, 0.33)]
    parts += [cylinder((x, -0.14, 0.06), 0.06, 0.05, 'ink', 0.02, turn=across) for x in (-0.26, 0.26)]
    parts += [tube([(x, 0.2, 0.15), (x, 0.22, 0.6), (x, 0.26, 1.0), (x, 0.3, 1.06)], 0.018, 'steel') for x in (-0.26, 0.26)]
    parts.append(rod((-0.28, 0.3, 1.06), (0.28, 0.3, 1.06), 0.024, 'sun'))
    for x, colour, band in ((-0.17, 'teal', 'white'), (0.17, 'white', 'teal')):
        parts += [
            cylinder((x, 0.04, 0.5), 0.13, 0.68, colour, 0.05),
            cylinder((x, 0.04, 0.5), 0.132, 0.2, band, 0),
            cylinder((x, 0.04, 0.87), 0.07, 0.08, 'ink', 0.015),
        ]
    parts += [
        tube([(-0.17, 0.04, 0.9), (-0.12, 0.04, 1.0), (0.12, 0.04, 1.0), (0.17, 0.04, 0.9)], 0.018, 'navy'),
        cylinder((0.17, -0.1, 0.52), 0.05, 0.03, 'sun', 0.006, turn=(TURN(90), 0, 0)),
    ]
    return group(parts, at, turn)
