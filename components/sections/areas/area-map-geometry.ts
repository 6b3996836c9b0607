import { LINES, OUTLINES, type Line, type Region } from './area-map-shapes'

/** Latitude and longitude, in degrees. */
export type Place = readonly [latitude: number, longitude: number]
/** Across and down, in units of the drawing. */
export type Point = readonly [x: number, y: number]

/** The centre of the map, which is drawn at the largest scale. */
const CENTRE: Place = [-33.876, 151.19]
/**
 * How the scale decreases towards the edges: at this distance from the centre, in degrees, it is
 * divided by the square root of two.
 */
const SPREAD = 0.1
/** Units per degree at the centre. */
const SCALE = 1800
/** The length of a degree of longitude here, relative to one of latitude. */
const SHORTER = Math.cos((CENTRE[0] * Math.PI) / 180)

const spread = (degrees: number) => Math.asinh(degrees / SPREAD) * SPREAD * SCALE

/** From the middle of the drawing. */
function fromCentre([latitude, longitude]: Place): Point {
  return [spread((longitude - CENTRE[1]) * SHORTER), spread(CENTRE[0] - latitude)]
}

const [LEFT, TOP] = fromCentre([-33.535, 150.595])
const [RIGHT, BOTTOM] = fromCentre([-34.14, 151.5])

/** The size of the drawing. */
export const SIZE: Point = [Math.round(RIGHT - LEFT), Math.round(BOTTOM - TOP)]

/**
 * The position of a place on the map. The city is drawn larger than the outskirts, as on a map of
 * its trains: each direction is compressed with the distance from the centre, so north stays up and
 * neighbours stay neighbours.
 */
export function project(place: Place): Point {
  const [x, y] = fromCentre(place)
  return [round(x - LEFT), round(y - TOP)]
}

const round = (value: number) => Math.round(value * 10) / 10

/** Whether a place is within the map. */
export function isOnMap(place: Place): boolean {
  const [x, y] = project(place)
  return x >= 0 && x <= SIZE[0] && y >= 0 && y <= SIZE[1]
}

/** The points of a line that is written as places. */
export function pointsOf(line: string): Point[] {
  return line.split(' ').map((place) => {
    const [latitude = NaN, longitude = NaN] = place.split(',').map(Number)
    return project([latitude, longitude])
  })
}

/** The corners of each part of a region, all the way round. */
export function cornersOf(region: Region): Point[][] {
  return OUTLINES[region].map((piece) =>
    piece.flatMap((name) => {
      const backwards = name.startsWith('-')
      const points = pointsOf(LINES[name.replace('-', '') as Line])
      // Each line begins where the previous one ended.
      return (backwards ? points.reverse() : points).slice(1)
    }),
  )
}

/** The path data that draws a line through these points. */
export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`
}
