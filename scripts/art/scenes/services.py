"""One diorama for each service."""

from kit import box, isometric, scene, studio
from props import TURN, bucket, caddy, desk, floor_sign, mop, office_chair, plant, room, window


@scene('services/office-cleaning', ground='sand')
def office():
    room(width=4, depth=4, height=2.3, lines=7)
    window((-1.89, 0.1, 1.4), 2.6, 1.3, turn=TURN(90))
    box((1.0, 1.89, 1.62), (1.3, 0.03, 0.8), 'teal', 0.01)
    desk((0.6, 1.2, 0))
    office_chair((0.5, 0.45, 0), TURN(18))
    plant((1.6, 1.55, 0), 1.0)
    bucket((-1, -0.2, 0), size=1.15)
    mop((-0.55, -0.55, 0), TURN(30))
    caddy((0.2, -1.2, 0), size=1.1)
    floor_sign((1.25, -0.9, 0), TURN(20))
    studio()
    isometric(6.9, (0, 0, 0.72))
