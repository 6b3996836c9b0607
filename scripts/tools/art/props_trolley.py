"""The cleaning trolley: the company's sign in every hero scene."""

from forms import lathe, loft, ring, rounded, vessel
from kit import box, cylinder, group, prism, rod, tube
from props import bottle, castor, folded_cloths


def trolley(at, turn=0.0, size=1.0):
    """The trolley, 1.3 m long and 1.05 m high: three trays at −x with bottles and cloths, the
    laundry sack at +x.
    """
    parts = [prism(rounded(1.3, 0.54, 0.08), 0.05, 'harbour', (0, 0, 0.15), bevel=0.015)]
    parts += [castor((x, y, 0), 0.065) for x in (-0.52, 0.52) for y in (-0.18, 0.18)]
    parts += [box((x, y, 0.56), (0.035, 0.035, 0.76), 'harbour', 0.008) for x in (-0.6, 0.14) for y in (-0.22, 0.22)]
    for z in (0.2, 0.54, 0.87):
        parts.append(vessel((0.76, 0.48), (0.8, 0.52), 0.1, 'teal', (-0.23, 0, z), 0.018, 0.06))
    parts.append(tube([(-0.6, -0.2, 0.9), (-0.78, -0.2, 1.02), (-0.78, 0.2, 1.02), (-0.6, 0.2, 0.9)], 0.018, 'navy'))
    group(parts, at, turn, size)
    group(_top_tray() + _lower_trays() + _sack() + _handles(), at, turn, size)


def _top_tray():
    parts = [
        bottle((-0.5, 0.1, 0.89), 'teal', 0.3),
        bottle((-0.38, 0.13, 0.89), 'sun', -0.2),
        bottle((-0.25, 0.1, 0.89), 'white', 0.2, 'teal'),
    ]
    parts += [folded_cloths((-0.42, -0.12, 0.9), ('white', 'teal', 'terracotta', 'sun'))]
    parts += [lathe([(0.06, 0), (0.064, 0.004), (0.064, 0.13), (0.06, 0.134)], 'sun', (-0.08, 0.1, 0.9))]
    parts += [
        lathe([(0.035, 0), (0.038, 0.004), (0.038, 0.09), (0.034, 0.094)], 'white', (-0.12, -0.13, 0.9)),
        lathe([(0.02, 0.09), (0.02, 0.13), (0.016, 0.135)], 'harbour', (-0.12, -0.13, 0.9), sides=20),
        box((0.03, -0.1, 0.925), (0.12, 0.2, 0.05), 'mist', 0.012),
        box((0.03, -0.1, 0.96), (0.12, 0.2, 0.02), 'leaf', 0.006),
    ]
    return parts


def _lower_trays():
    parts = [
        roll((x, y, z))
        for x, y, z in ((-0.5, -0.1, 0.56), (-0.36, -0.1, 0.56), (-0.5, 0.1, 0.56), (-0.36, 0.1, 0.56), (-0.43, -0.1, 0.67))
    ]
    parts += [folded_cloths((-0.08, -0.05, 0.56), ('white', 'mist', 'white', 'mist', 'teal', 'teal'), width=0.3, depth=0.26)]
    for x, colour in ((-0.5, 'white'), (-0.3, 'teal'), (-0.1, 'white')):
        parts += [
            box((x, -0.03, 0.34), (0.15, 0.22, 0.24), colour, 0.03),
            cylinder((x + 0.03, -0.03, 0.475), 0.025, 0.04, 'harbour'),
        ]
        parts += [box((x, -0.143, 0.33), (0.1, 0.006, 0.11), 'sun' if colour == 'teal' else 'teal', 0.002)]
    return parts


def roll(at):
    """A paper roll that stands."""
    return lathe([(0.058, 0), (0.062, 0.003), (0.062, 0.097), (0.058, 0.1), (0.022, 0.1), (0.022, 0.06)], 'paper', at, sides=28)


def _sack():
    frame = [rod((0.58, y, 0.18), (0.58, y, 0.96), 0.016, 'steel') for y in (-0.2, 0.2)]
    frame.append(tube([(0.16, -0.21, 0.93), (0.6, -0.21, 0.95), (0.6, 0.21, 0.95), (0.16, 0.21, 0.93)], 0.018, 'steel'))
    shapes = [
        (0.3, 0.28, 0.23),
        (0.38, 0.38, 0.26),
        (0.42, 0.43, 0.5),
        (0.38, 0.39, 0.78),
        (0.4, 0.41, 0.93),
        (0.37, 0.38, 0.93),
        (0.34, 0.35, 0.8),
    ]
    sack = loft([ring([(x + 0.37, y) for x, y in rounded(w, d, 0.11)], z) for w, d, z in shapes], 'sand')
    lip = loft(
        [
            ring([(x + 0.37, y) for x, y in rounded(w, d, 0.12)], z)
            for w, d, z in ((0.43, 0.44, 0.86), (0.45, 0.46, 0.88), (0.43, 0.44, 0.955), (0.4, 0.41, 0.955), (0.38, 0.39, 0.9))
        ],
        'teal',
    )
    return [*frame, sack, lip]


def _handles():
    parts = []
    for x, height, colour, head in ((-0.02, 1.5, 'teal', 'sun'), (0.1, 1.38, 'steel', 'teal')):
        parts += [rod((x, 0.29, 0.22), (x, 0.29, height), 0.014, 'steel' if head == 'teal' else 'oak')]
        parts += [
            rod((x, 0.29, height - 0.26), (x, 0.29, height), 0.019, 'teal'),
            box((x, 0.26, 0.8), (0.06, 0.07, 0.04), 'navy', 0.01),
        ]
    parts.append(box((0.04, 0.29, 0.24), (0.38, 0.05, 0.06), 'harbour', 0.015))
    return parts
